"""Dump and load: round trips, and every kind of bad position is refused by the name of its field."""

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadPosition, BrokenLaw, fact
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.play import StreetsState
from streets.given import START, build, city, data, given, hand, load, play


def play_some(seed: int, players: int, moves: int, **options: Any) -> StreetsState:
    rng = Random(seed)
    state = GAME.new(options, players)
    for _ in range(moves):
        if state.pending() == 0:
            break
        seat = CHANCE if state.pending() == CHANCE else lowest_seat(state.pending())
        legal = state.legal(seat)
        state.play(seat, state.sample(rng) if seat == CHANCE else legal[int(rng.random() * len(legal))])
    assert isinstance(state, StreetsState)
    return state


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@for_all(st.integers(0, 10_000), st.integers(1, 5), st.booleans(), st.booleans(), st.integers(0, 260))
def test_any_position_survives_dump_and_load(
    seed: int, players: int, business: bool, advisors: bool, moves: int
) -> None:
    state = play_some(seed, players, moves, business=business, advisors="random" if advisors else "off")
    dumped = state.dump()
    again = load(json.loads(json.dumps(dumped)))
    assert again.dump() == dumped
    assert again.pending() == state.pending()
    if state.pending():
        seat = CHANCE if state.pending() == CHANCE else lowest_seat(state.pending())
        assert again.legal(seat) == state.legal(seat)
    assert vars_of(again) == vars_of(state)


@pytest.mark.parametrize(("players", "moves"), [(1, 60), (1, 100), (2, 50), (3, 120), (4, 90), (5, 200)])
def test_positions_of_whole_games_survive_dump_and_load(players: int, moves: int) -> None:
    state = play_some(7, players, moves, business=True, advisors="random")
    again = load(json.loads(json.dumps(state.dump())))
    assert again.dump() == state.dump()
    assert vars_of(again) == vars_of(state)


def vars_of(state: StreetsState) -> dict[str, object]:
    """The fields that `load` works out."""
    names = ("spots", "supply", "token_supply", "sign_supply", "left", "stack", "unseen", "choices", "grid")
    return {name: getattr(state, name) for name in names}


def test_positions_travel_to_other_processes() -> None:
    state = play_some(5, 3, 90, business=True)
    assert pickle.loads(pickle.dumps(state)).dump() == state.dump()


def test_a_dump_reads_like_the_table() -> None:
    state = given("H1@1,0S:A[HHH]{} T1@2,0S{T}", hands=["T2 M1"], shown="M1", money=[3, 4])
    dumped = state.dump()
    assert dumped["city"][2] == {
        "tile": "H1",
        "cell": "1,0",
        "road": "S",
        "owner": 0,
        "signs": 1,
        "people": {"hipster": 3},
        "seekers": {},
    }
    assert dumped["city"][3]["seekers"] == {"tourist": 1}
    assert dumped["hands"][0] == [
        {"tile": "T2", "kind": "tourist", "shown": False},
        {"tile": "M1", "kind": "mixed", "shown": True},
        None,
    ]
    assert (dumped["money"], dumped["active"], dumped["step"]) == ([3, 4, 0, 0], 0, "tile")
    assert dumped["building"] is None
    play(state, "build T2", "cell 0,0")
    assert state.dump()["building"] == {"hand": 1, "cell": "0,0", "road": None}


def test_a_dump_while_a_street_is_resolved() -> None:
    city_ = "M1@0,0E H1@1,0S:A[HHH] T7@2,0S:A[T] H2@9,9S:B H3@12,12S:C H4@20,20E P1@21,20S:B[P]"
    state = given(city_, hands=["M3"], business=True)
    build(state, "M3", "3,0", "W")
    dumped = state.dump()
    assert (dumped["step"], dumped["street"], dumped["paid"]) == ("token_tile", "1,0", 3)
    play(state, "token 2,0")
    dumped = state.dump()
    assert (dumped["step"], dumped["token_tile"], dumped["units"]) == ("token_type", "2,0", 1)
    play(state, "take housing")
    dumped = state.dump()
    assert dumped["step"] == "people"
    assert dumped["held"] == {"hipster": 3}
    assert dumped["moving"] == {"person": "hipster", "target": 0}
    assert load(dumped).dump() == dumped


def test_a_dump_before_the_signs_are_chosen() -> None:
    advisors = ["investor", "hacker", "hipster_legend", "restorer"]
    state = given("T1@0,0S", hands=["T2"], advisors=advisors)
    play(state, "build T2", "cell 1,0", "road W")
    dumped = state.dump()
    assert dumped["building"] == {"hand": 1, "cell": "1,0", "road": "W"}
    again = load(dumped)
    assert again.dump() == dumped
    play(again, "signs 1")
    assert again.dump()["city"][3]["road"] == "W"


def test_five_signs_each_and_twelve_people_are_worked_out() -> None:
    state = given("H1@1,0S:A[HHH] H2@9,9S:A[H]{} T1@2,0S:B{}", hands=["M1"])
    assert state.sign_supply == [3, 4, 5, 5]
    assert state.supply == [12, 8, 12, 12]


# Bad positions


def bad(found: Data, *path: str | int, value: Any) -> str:
    """The field that `load` names when this part of the data is changed."""
    broken: Any = copy.deepcopy(found)
    part = broken
    for key in path[:-1]:
        part = part[key]
    if value is ...:
        del part[path[-1]]
    else:
        part[path[-1]] = value
    with pytest.raises(BadPosition) as refused:
        GAME.load(broken)
    assert refused.value.reason.kind == "bad-field"
    return str(refused.value.reason.args["field"])


BASE = data(START, "T1@-1,0S:A[T]", hands=["T2 H1", "M1 S1"], business=True, tokens=[{"trade": 2}])


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("players",), 7, "players"),
        (("players",), "2", "players"),
        (("players",), True, "players"),
        (("options",), None, "options"),
        (("options",), {"business": "yes"}, "options"),
        (("options",), {"colour": True}, "options"),
        (("viewer",), 4, "viewer"),
        (("viewer",), "nobody", "viewer"),
        (("step",), "sleep", "step"),
        (("step",), None, "step"),
        (("turn",), -1, "turn"),
        (("active",), 4, "active"),
        (("builds",), 3, "builds"),
        (("builds",), 0, "builds"),
        (("draws",), -1, "draws"),
        (("advisors",), ["hacker", None, None, None], "advisors"),
        (("advisors",), ["nobody", None, None, None], "advisors"),
        (("advisors",), [None] * 3, "advisors"),
        (("money",), [0, 0, 0], "money"),
        (("money",), [0, -1, 0, 0], "money"),
        (("money",), [0, "1", 0, 0], "money"),
        (("city",), {}, "city"),
        (("city", 2), None, "city.2"),
        (("city", 2, "tile"), "Z9", "city.2.tile"),
        (("city", 2, "tile"), None, "city.2.tile"),
        (("city", 2, "tile"), "T2", "city"),
        (("city", 0, "tile"), "park", "city"),
        (("city", 2, "cell"), "0,0", "city.2.cell"),
        (("city", 2, "cell"), "-01,0", "city.2.cell"),
        (("city", 2, "cell"), "1", "city.2.cell"),
        (("city", 2, "cell"), "48,0", "city.2.cell"),
        (("city", 2, "cell"), "47,0", "city"),
        (("city", 2, "cell"), None, "city.2.cell"),
        (("city", 2, "road"), "X", "city.2.road"),
        (("city", 2, "road"), None, "city.2.road"),
        (("city", 2, "owner"), 4, "city.2.owner"),
        (("city", 2, "owner"), None, "city"),
        (("city", 2, "signs"), 3, "city.2.signs"),
        (("city", 2, "signs"), 2, "city"),
        (("city", 2, "signs"), 0, "city"),
        (("city", 0, "owner"), 0, "city"),
        (("city", 2, "people"), {"dog": 1}, "city.2.people"),
        (("city", 2, "people"), {"tourist": -1}, "city.2.people.tourist"),
        (("city", 2, "people"), {"hipster": 1}, "city"),
        (("city", 2, "people"), {"tourist": 12}, "city"),
        (("city", 2, "seekers"), {"tourist": 1}, "city"),
        (("city", 2, "seekers"), [], "city.2.seekers"),
        (("hands",), [], "hands"),
        (("hands", 0), [None], "hands.0"),
        (("hands", 0, 0, "tile"), "station", "hands.0.tile"),
        (("hands", 0, 0, "tile"), "T1", "city"),
        (("hands", 0, 0, "tile"), "?", "hands.0"),
        (("hands", 0, 0, "kind"), "hipster", "hands.0"),
        (("hands", 0, 0, "kind"), "neutral", "hands.0.kind"),
        (("hands", 0, 0, "shown"), 1, "hands.0.shown"),
        (("hands", 0), [None] * 3, "step"),
        (("top",), "red", "top"),
        (("top_tile",), "T3", "top_tile"),
        (("top_tile",), "station", "top_tile"),
        (("end_stack",), ["tourist"], "end_stack"),
        (("end_stack",), ["red"], "end_stack"),
        (("drawn",), -1, "drawn"),
        (("gone",), ["T2"], "gone"),
        (("gone",), ["T9"], "gone"),
        (("gone",), "T3", "gone"),
        (("tokens",), [{}] * 3, "tokens"),
        (("tokens", 0), {"gold": 1}, "tokens.tokens"),
        (("tokens", 0), {"trade": 13}, "tokens"),
        (("building",), {"hand": 1, "cell": None, "road": None}, "building"),
        (("building",), {"hand": 4, "cell": None, "road": None}, "building.hand"),
        (("closing",), ["-1,0"], "closing"),
        (("closing",), ["5,5"], "closing"),
        (("closing",), [3], "closing"),
        (("street",), "-1,0", "closing"),
        (("street",), "a", "street"),
        (("abandoned",), "9,9", "abandoned"),
        (("abandoned",), "-1,0", "street"),
        (("paid",), 5, "paid"),
        (("paid",), 1, "paid"),
        (("token_tile",), "-1,0", "token_tile"),
        (("units",), 1, "token_tile"),
        (("held",), {"parent": 1}, "held"),
        (("held",), 3, "held"),
        (("moving",), {"person": "dog", "target": 0}, "moving.person"),
        (("moving",), {"person": "parent", "target": 99}, "moving.target"),
        (("moving",), ..., "moving"),
    ],
)
def test_bad_positions_are_refused_by_field(path: tuple[str | int, ...], value: Any, field: str) -> None:
    GAME.load(copy.deepcopy(BASE))
    assert bad(BASE, *path, value=value) == field


def refused(found: Data) -> str:
    with pytest.raises(BadPosition) as wrong:
        GAME.load(found)
    return str(wrong.value.reason.args["field"])


@pytest.mark.parametrize(
    "tiles",
    [
        "T1@0,0S T2@0,1N",  # long sides touch
        "T1@0,0S T2@1,0S T3@2,0S T4@3,0S T5@4,0S T6@5,0S",  # six tiles
        "M1@0,0E T1@1,0S:A[T] M2@2,0W",  # closed and not paid
        "M1@0,0E T1@1,0S[T] M2@2,0W",  # closed and not empty
        "T1@0,0S:A T2@9,9S{T}",  # a seeker who has somewhere to go
        "M1@0,0E[T]",  # somebody in a mixed tile
        "T1@0,0S:A T2@3,3S:A T3@6,6S:A T4@9,9S:A T5@12,12S:A T6@15,15S:A",  # six signs
        "T1@0,0S:AA",  # two signs without an Investor
        "station@0,0S:A",  # the station belongs to nobody
        "park@0,0S[T]",  # nobody lives in the park
    ],
)
def test_impossible_cities_are_refused(tiles: str) -> None:
    assert refused(data(tiles, hands=["S1"])) == "city"


def test_two_doubled_tiles_are_refused() -> None:
    advisors = ["investor", "hacker", "restorer", "contractor"]
    assert refused(data("T1@0,0S:AA T2@5,5S:AA", advisors=advisors, hands=["S1"])) == "city"
    assert load(data("T1@0,0S:AA", advisors=advisors, hands=["S1"])).signs[2] == 2


@pytest.mark.parametrize(
    ("players", "advisors", "options"),
    [
        (2, ["restorer", "hacker"], {}),
        (5, ["contractor", "hacker", "investor", "restorer", "entrepreneur"], {}),
        (3, ["restorer", "hacker", "investor"], {"business": True}),
        (3, ["hacker", "hacker", "investor"], {}),
        (3, ["hacker", "", "investor"], {}),
    ],
)
def test_advisors_not_meant_for_this_table_are_refused(
    players: int, advisors: list[str], options: dict[str, Any]
) -> None:
    found = data(START, hands=["S1"], players=players, **options)
    found["options"]["advisors"] = "random"
    found["advisors"] = [name or None for name in advisors]
    assert refused(found) == "advisors"


def test_an_advisor_other_than_the_one_chosen_in_solo_is_refused() -> None:
    found = data(START, players=1, top_tile="T1", end_stack=("mixed",) * 3, hands=["S1"], advisors=["hacker"])
    assert load(found).advisor == [1, -1]
    found["options"]["advisors"] = "investor"
    assert refused(found) == "advisors"


def test_a_tile_for_five_players_is_refused_with_four() -> None:
    assert refused(data("X1@0,0S", hands=["S1"])) in ("top", "hands", "city")
    assert load(data("X1@0,0S", hands=["S1"], players=5)).tiles[2] == 40


def test_too_many_tiles_of_a_kind_for_two_players() -> None:
    tiles = " ".join(f"T{number}@{3 * number},5S" for number in range(1, 8))
    assert refused(data(tiles, players=2, hands=["S1"], top="mixed")) == "top"


def test_more_tiles_than_there_are() -> None:
    found = data("T1@0,0S", hands=["S1"])
    found["city"] = [*found["city"], *city("T2@5,5S")[2:] * 50]
    assert refused(found).startswith("city")


def test_sly_holds_at_most_one_tile() -> None:
    found = data(START, players=1, top_tile="T1", end_stack=("mixed",) * 3, hands=["S1"])
    found["hands"][1] = hand("H1")
    assert refused(found) == "hands.1"


def test_a_step_must_be_possible() -> None:
    assert refused(data(START, hands=["S1"], step="abandon")) == "step"
    assert refused(data(START, hands=["S1"], step="street")) == "closing"
    assert refused(data(START, hands=["S1"], step="people")) == "street"
    assert refused(data(START, hands=["S1"], step="cell")) == "building"
    assert refused(data(START, hands=["S1"], step="over")) == "step"
    assert refused(data(START, hands=["S1"], step="signs")) == "building"
    assert refused(data(START, hands=["S1"], stack=0, step="show_back")) == "step"


def test_a_law_broken_in_play_is_a_bug() -> None:
    state = given(START, hands=["S1"])
    state.money[0] = -1
    with pytest.raises(BrokenLaw, match="money: nobody owes anything"):
        state.audit()


@pytest.mark.parametrize(
    ("field", "value", "law"),
    [
        ("spots", [], "city: the legal placements"),
        ("supply", [0] * 4, "city: people add up"),
        ("sign_supply", [6, 5, 5, 5], "city: five signs each"),
        ("unseen", 0, "hands: every tile"),
        ("unseen", -1, "hands: what is seen"),
        ("stack", 3, "top: the stack adds up"),
        ("left", [-1, 8, 8, 8, 8], "top: no more tiles"),
        ("cells", [4704], "city: every tile has its figures"),
        ("grid", bytes(9409), "city: the grid names every tile"),
        ("choices", [5], "building: only Sly"),
        ("closing", [4704, 4704], "closing:"),
        ("active", 9, "active: a party"),
    ],
)
def test_the_audit_notices(field: str, value: Any, law: str) -> None:
    state = given(START, hands=["S1"])
    state.audit()
    setattr(state, field, value)
    with pytest.raises(BrokenLaw, match=law):
        state.audit()


def test_the_reason_names_the_field() -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.load({})
    assert wrong.value.reason == fact("bad-field", field="players")
