"""The end of the game: last round, Sphinx, Pyramid, turn numbers; each test fails if its rule is broken."""

import pytest
from positions import deal, told, why_not

from happy_city.given import asked, city, do, expert, fresh, given, options
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import fact
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.play import HappyCityState

IDLE = "steelworks spa casino"

# 5, the end


def last_turn(**position: object) -> HappyCityState:
    return expert(3, actor=2, round=60, face_up=IDLE, **position)


def test_a20_max_rounds() -> None:
    state = given(actor=1, round=59, face_up=IDLE)
    do(state, "take coin")
    assert state.round == 60
    do(state, "keep", "take coin", "keep", "take coin")
    assert state.ending() == "max_rounds"
    assert state.pending() == 0
    assert state.turn() > 60 * 3


def test_a23_two_players_may_reach_ten() -> None:
    nine = "igloo bank florist grocery perfumery shoe_shop bookshop"
    state = given(cities=[f"WM {nine} school", f"WM {nine} library"], coins=[9, 9], face_up="factory zoo spa")
    do(state, "buy factory")
    assert state.last_round
    assert asked(state) == (1, "discard")
    do(state, "keep", "reveal 1", "factory", "buy factory")
    assert state.ending() == "tenth_card"
    assert state.size == [10, 10]
    assert len(told(state, "last-round")) == 1
    assert [event["points"] for event in told(state, "scored")] == state.results().totals


def test_a26_the_market_is_one_of_the_ten() -> None:
    eight = "igloo bank florist grocery perfumery shoe_shop bookshop school"
    state = given(cities=[f"WM {eight}"], coins=[9], face_up="factory zoo spa")
    do(state, "buy factory")
    assert state.size[0] == 10
    assert state.last_round


def test_no_income_after_the_last_round() -> None:
    state = given(actor=1, round=60, coins=[0, 0], face_up=IDLE)
    do(state, "take coin")
    assert state.coins == [0, 1]
    assert [event["kind"] for event in told(state)] == ["coin-taken", "scored", "scored", "ended"]


def test_e1_random_draws_from_the_box() -> None:
    state = last_turn(cities=["BM house igloo sphinx"])
    do(state, "take coin", "random")
    assert state.pending() == CHANCE
    assert state.chance().source == "box#0"
    box = state.dump()["box"]
    assert [state.to_text(CHANCE, outcome) for outcome in state.chance().outcomes] == box
    do(state, "wind_turbine")
    assert told(state, "sphinx-drawing", "sphinx-drew") == [
        {"kind": "sphinx-drawing", "seat": 0},
        {"kind": "sphinx-drew", "seat": 0, "card": "wind_turbine"},
    ]
    assert "wind_turbine" not in state.dump()["box"]
    assert state.dump()["cities"][0]["acts_as"] == "wind_turbine"
    assert state.pending() == 0
    assert told(state, "scored")[0]["hearts"] == 2  # two green cards


def test_e1_immediate_clauses_are_carried_out() -> None:
    towns = ["BM house igloo sphinx bank", "YM library museum grocery", "OM"]
    after = {}
    for name in ("ice_cream_parlour", "concert_hall", "aquarium", "louvre", "undersea_tunnel", "big_ben"):
        state = last_turn(cities=towns, coins=[0, 0, 0])
        do(state, "take coin", "random", name)
        after[name] = (state.coins, state.charges)
    assert after == {
        "ice_cream_parlour": ([5, 0, 1], [0, 0, 0]),
        "concert_hall": ([6, 0, 1], [0, 0, 0]),
        "aquarium": ([1, 1, 2], [0, 0, 0]),
        "louvre": ([0, 0, 1], [0, 0, 0]),
        "undersea_tunnel": ([0, 0, 1], [0, 0, 0]),
        "big_ben": ([0, 0, 1], [0, 0, 0]),
    }


def test_e1_reasons() -> None:
    state = last_turn(cities=["BM house igloo sphinx", "GM factory castle", "OM"])
    do(state, "take coin")
    assert options(state) == {"copy 1", "random"}
    assert why_not(state, "copy 0") == fact("not-an-opponent", from_seat=0)
    assert why_not(state, "copy 2") == fact("no-special", from_seat=2)
    assert why_not(state, "copy 4") == fact("no-such-seat", given=4, high=2)
    assert why_not(state, "copy left") == fact("now-sphinx")
    assert state.describe(0, state.legal(0)[1]) == fact("copy", from_seat=1, card="castle")
    do(state, "copy 1")
    assert told(state, "sphinx-copied") == [{"kind": "sphinx-copied", "seat": 0, "from_seat": 1, "card": "castle"}]


def test_e1_a_sphinx_as_pyramid_is_asked_in_seat_order() -> None:
    towns = ["BM house igloo sphinx", "GM school factory pyramid", "OM bank florist zoo"]
    state = last_turn(cities=towns)
    do(state, "take coin", "copy 1")
    assert asked(state) == (0, "pyramid")
    assert state.asks(0) == fact("pyramid", slot=4)
    assert options(state) == {"copy right"}  # seat 1 has a special in slot 4
    assert why_not(state, "copy left") == fact("nothing-in-slot", from_seat=1, slot=4)
    do(state, "copy right")
    assert asked(state) == (1, "pyramid")
    assert options(state) == {"copy left"}
    do(state, "copy left")
    assert state.copied == [2, 2, -1]
    assert state.pending() == 0
    assert told(state, "pyramid-copied")[0] == {
        "kind": "pyramid-copied",
        "seat": 0,
        "from_seat": 2,
        "card": "zoo",
        "residents": 0,
        "hearts": 3,
    }


def test_e2_right_is_refused_with_two_players() -> None:
    towns = ["BM school factory pyramid", "YM bank florist zoo"]
    state = expert(cities=towns, actor=1, round=60, face_up=IDLE)
    do(state, "take coin")
    assert why_not(state, "copy right") == fact("one-neighbour")


def test_e2_even_a_negative_card_must_be_copied() -> None:
    towns = ["BM school factory pyramid", "YM bank florist haunted_house"]
    state = expert(cities=towns, actor=1, round=60, face_up=IDLE)
    do(state, "take coin")
    assert options(state) == {"copy left"}
    do(state, "copy left")
    assert state.results().totals[0] == 0
    assert told(state, "scored")[0]["residents"] == 0  # School 1, Haunted House -1


def test_a29_income_is_not_copied_by_the_pyramid() -> None:
    towns = ["BM school factory pyramid", "YM bank florist garage"]
    state = expert(cities=towns, actor=1, round=60, face_up=IDLE)
    before = income_of(state, 0)
    do(state, "take coin", "copy left")
    assert income_of(state, 0) == before


def test_a31_an_empty_slot_cannot_be_copied() -> None:
    towns = ["GM house school sphinx zoo", "BM library museum statue_of_liberty", "OM factory bank grocery pyramid"]
    state = last_turn(cities=towns)
    do(state, "take coin", "copy 1")
    assert city(state, 0) == ["green_market", "house", "school", "sphinx"]
    assert state.pending() == 0  # slot 5 of both neighbours is empty: the Pyramid copies nothing
    assert state.copied == [-1, -1, -1]


def test_e2_of_a_seat_in_the_middle() -> None:
    towns = ["YM florist", "GM house igloo zoo", "BM school factory pyramid", "OM grocery bank hospital"]
    state = expert(4, cities=towns, actor=3, round=60, face_up="steelworks spa casino")
    do(state, "take coin")
    assert [state.describe(2, move).args["card"] for move in state.legal(2)] == ["hospital", "zoo"]
    do(state, "copy right")
    assert state.copied == [-1, -1, 1, -1]


def test_a31_the_tenth_card_goes_too() -> None:
    town = "BM house igloo bank sphinx museum school florist garage"
    towns = [f"{town} zoo", "YM library observatory statue_of_liberty"]
    state = expert(cities=towns, actor=1, last_round=True, face_up="steelworks spa casino")
    do(state, "take coin", "copy 1")
    assert city(state, 0)[4:] == ["sphinx", "museum", "school", "florist", "garage"]
    assert state.size[0] == 9
    assert state.ending() == "tenth_card"


# Turns


def test_turn_numbers_grow() -> None:
    state = deal(fresh(3, "expert"))
    seen = [state.turn()]
    while state.pending():
        if state.pending() == CHANCE:
            deal(state)
            continue
        do(state, sorted(options(state))[-1])
        seen.append(state.turn())
        if state.round > 4:
            break
    assert seen == sorted(seen)
    assert len(set(seen)) == 3 + 4 * 3 + 1


@pytest.mark.parametrize(
    ("step", "actor", "round", "cities", "turn"),
    [
        ("action", 0, 1, [], 5),
        ("action", 2, 1, [], 7),
        ("action", 0, 2, [], 9),
        ("louvre", 0, 2, ["YM house zoo factory louvre"], 8),
        ("sphinx", 0, 60, ["BM house igloo sphinx"], 244),
        ("sphinx", 1, 60, ["YM", "BM house igloo sphinx"], 245),
        ("pyramid", 0, 60, ["BM house igloo pyramid", "GM bank zoo florist"], 247),
        ("pyramid", 1, 60, ["GM bank zoo florist", "BM house pyramid"], 248),
        ("over", -1, 60, [], 251),
    ],
)
def test_turn_number_by_step(step: str, actor: int, round: int, cities: list[str], turn: int) -> None:
    charges = {0: 1} if step == "louvre" else {}
    state = expert(3, cities=cities, step=step, actor=actor, round=round, charges=charges, face_up=IDLE)
    assert state.turn() == turn
