"""4 and 5: setting up, turns, placing a tile, signs, abandoning, the last rounds."""

from random import Random

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadOption
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.geometry import cell_at
from ludopolis.games.streets.rules.play import StreetsState
from streets.given import START, asked, at, build, closed, draw, draw_any, given, incomes, offered, play, told


def fresh(players: int, **options: object) -> StreetsState:
    state = GAME.new(options, players)  # type: ignore[arg-type]
    assert isinstance(state, StreetsState)
    state.events = []
    return state


def finish(state: StreetsState, seed: int = 1) -> None:
    """Random moves to the end."""
    rng = Random(seed)
    while state.pending():
        seat = CHANCE if state.pending() == CHANCE else lowest_seat(state.pending())
        legal = state.legal(seat)
        state.play(seat, state.sample(rng) if seat == CHANCE else legal[int(rng.random() * len(legal))])


# 4 Set-up


@pytest.mark.parametrize(
    ("players", "kinds", "left"), [(2, [6] * 5, 24), (3, [7] * 4 + [8], 27), (4, [8] * 5, 28), (5, [9] * 5, 30)]
)
def test_the_stack_is_made_for_the_number_of_players(players: int, kinds: list[int], left: int) -> None:
    state = fresh(players)
    assert state.left == kinds
    assert state.stack == sum(kinds)
    draw_any(state)
    assert state.stack == left
    assert sum(state.left) == left - 1  # the top one shows its back
    assert asked(state) == "0 tile"
    assert state.sign_supply == [5] * players
    assert state.money == [0] * players


def test_everybody_is_dealt_three_tiles_in_turn() -> None:
    state = fresh(3)
    draw_any(state)
    assert [event.args["seat"] for event in told(state, "drew_hidden")] == [0] * 3 + [1] * 3 + [2] * 3
    assert len(told(state, "back")) == 10


def test_the_start_city() -> None:
    state = fresh(4)
    station, park = state.dump()["city"]
    assert (station["cell"], station["road"], park["cell"], park["road"]) == ("0,0", "S", "1,0", "W")
    assert station["people"] == {"tourist": 1, "hipster": 1, "parent": 1, "shopper": 1}
    assert park["people"] == {}
    assert state.supply == [11] * 4


def test_the_park_across_the_road() -> None:
    state = fresh(2, start_layout="across")
    park = state.dump()["city"][1]
    assert (park["cell"], park["road"]) == ("0,1", "W")
    draw_any(state)
    play(state, offered(state)[0])
    assert offered(state, "cell") == ["-1,0", "1,0", "-1,1", "0,2"]


def test_five_player_tiles_are_used_by_five() -> None:
    assert fresh(4).unseen.bit_count() == 40
    assert fresh(5).unseen.bit_count() == 45


@pytest.mark.parametrize(
    ("players", "options", "kind"),
    [(2, {"advisors": "hacker"}, "advisor_alone"), (3, {"difficulty": "hard"}, "difficulty_alone")],
)
def test_options_that_belong_to_solo(players: int, options: dict[str, str], kind: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(dict(options), players)
    assert refused.value.reason.kind == kind


# 5 Turns


@pytest.mark.parametrize(("players", "turns"), [(2, 15), (3, 12), (4, 10), (5, 9)])
def test_everybody_has_the_same_number_of_turns(players: int, turns: int) -> None:
    state = fresh(players)
    finish(state)
    assert [event.args["seat"] for event in told(state, "turn")] == list(range(players)) * turns
    assert len(told(state, "built")) == players * turns
    assert state.stack == 0
    assert set(state.backs) == {-1}
    assert state.ending() == "all_built"
    assert len(told(state, "stack_empty")) == 1


def test_a_turn_is_tile_cell_road_draw() -> None:
    state = given(START, hands=["T1 H1 P1", "S1"], top="mixed")
    before = state.stack
    assert (asked(state), offered(state)) == ("0 tile", ["build T1", "build H1", "build P1"])
    play(state, "build H1")
    assert (asked(state), offered(state)) == ("0 cell", ["cell 1,-1", "cell -1,0", "cell 0,1", "cell 1,1"])
    play(state, "cell 0,1")
    assert (asked(state), offered(state)) == ("0 road", ["road E", "road W"])
    play(state, "road W")
    assert state.chance().audience == 1 << 0
    draw(state, "tile M1", "back hipster")
    assert state.dump()["hands"][0] == [
        {"tile": "T1", "kind": "tourist", "shown": False},
        {"tile": "M1", "kind": "mixed", "shown": False},
        {"tile": "P1", "kind": "family", "shown": False},
    ]
    assert state.stack == before - 1
    assert (asked(state), state.turn()) == ("1 tile", 6)


def test_a_single_road_side_is_taken_without_asking() -> None:
    state = given("T1@0,0S T2@1,0S T3@2,0S T4@3,0S T5@4,0S", hands=["T6"])
    play(state, "build T6", "cell 5,0")
    assert at(state, "5,0")["road"] == "W"


def test_the_last_tile_in_hand_is_asked_for_because_playing_it_reveals_it() -> None:
    assert asked(given(START, hands=["T1"])) == "0 tile"


def test_nobody_draws_from_an_empty_stack() -> None:
    state = given(START, hands=["T1 T2", "H1"], stack=0, players=2)
    build(state, "T1", "1,1", "N")
    assert asked(state) == "1 tile"
    assert state.dump()["hands"][0][1]["tile"] == "T2"
    assert told(state, "back") == []


def test_the_last_tile_of_the_stack_is_announced() -> None:
    state = given(START, hands=["T1 T2", "H1"], stack=1, players=2, top="mixed")
    build(state, "T1", "1,1", "N")
    draw_any(state)
    assert len(told(state, "stack_empty")) == 1
    assert asked(state) == "1 tile"


def test_the_game_ends_with_the_turn_that_builds_the_last_tile() -> None:
    state = given(START, hands=["", "T1"], active=1, stack=0, players=2)
    build(state, "T1", "1,1", "N")
    assert asked(state) == "over"
    assert state.ending() == "all_built"


def test_a_seat_without_tiles_is_skipped() -> None:
    state = given(START, hands=["T1", "", "T2"], stack=0, players=3)
    build(state, "T1", "1,1", "N")
    assert asked(state) == "2 tile"


# 5.6, 5.7 Placing


def test_people_come_from_the_supply_while_it_lasts() -> None:
    """R8."""
    crowd = "T4@5,5S:B[TTTTTTTTTTT]"
    state = given("T1@0,0S", crowd, hands=["T2"])
    build(state, "T2", "1,0", "S")
    assert at(state, "1,0")["people"] == {"tourist": 1}
    assert state.supply[0] == 0
    assert told(state, "shortage")[0].args == {"person": "tourist", "missing": 1}


def test_mixed_tiles_take_nobody() -> None:
    state = given("T1@0,0S", hands=["M1"])
    build(state, "M1", "1,0", "S")
    assert at(state, "1,0")["people"] == {}
    assert state.supply == [12] * 4
    assert told(state, "settled") == []


def test_all_seekers_of_the_colour_enter_a_new_tile() -> None:
    state = given("T1@0,0S{TT} T2@9,9S{T} H1@12,12S{HH}", hands=["T3"])
    build(state, "T3", "1,0", "S")
    assert at(state, "1,0")["people"] == {"tourist": 4}
    assert at(state, "0,0")["seekers"] == at(state, "9,9")["seekers"] == {}
    assert at(state, "12,12")["seekers"] == {"hipster": 2}
    entered = told(state, "seekers_enter")
    assert [(event.args["count"], event.args["from_cell"]) for event in entered] == [(2, "0,0"), (1, "9,9")]


@pytest.mark.parametrize(("enter", "income", "seekers"), [(True, 2 + 3, 3), (False, 2 + 1, 1)])
def test_seekers_enter_a_tile_whose_street_closes_at_once(enter: bool, income: int, seekers: int) -> None:
    """R9, and the house rule against it."""
    state = given("S5@0,0E S1@2,0W T4@9,9S{TT}", hands=["T1"], seekers_enter_closed=enter)
    build(state, "T1", "1,0", "S")
    assert closed(state) == ["1,0"]
    assert incomes(state) == {"1,0": income}
    assert at(state, "1,0")["seekers"] == {"tourist": seekers}
    assert at(state, "9,9")["seekers"] == ({} if enter else {"tourist": 2})


# 5.1 Abandoning

FIVE = "T1@5,5S:A[T] T2@8,8S:A[TT] H1@11,11S:A[H] P1@14,14S:A[PPP] M1@17,17S:A"


def test_a_player_with_signs_does_not_abandon() -> None:
    state = given(FIVE.replace("M1@17,17S:A", "M1@17,17S"), hands=["S1"])
    assert asked(state) == "0 tile"


def test_a_player_without_signs_must_abandon_first() -> None:
    state = given(FIVE, step="abandon", hands=["S1"])
    assert offered(state, "abandon") == ["5,5", "8,8", "11,11", "14,14", "17,17"]
    play(state, "abandon 17,17")
    assert state.sign_supply[0] == 1
    assert at(state, "17,17")["owner"] is None
    assert incomes(state) == {}
    assert asked(state) == "0 tile"
    build(state, "S1", "18,17", "S")
    assert state.sign_supply[0] == 0


def test_the_turn_of_somebody_without_signs_begins_with_abandoning() -> None:
    state = given(FIVE, "S1@-5,-5S:B", active=3, hands=["T3", "", "", "M2"], stack=0)
    build(state, "M2", "-4,-5", "S")
    assert asked(state) == "0 abandon"


def test_people_of_an_abandoned_tile_move_at_once() -> None:
    """R24: to any tile that can take them, and not back to the abandoned one."""
    state = given(FIVE, "T3@20,20S:B", step="abandon", hands=["S1"])
    play(state, "abandon 8,8")
    assert asked(state) == "0 people"
    assert state.asks(0).args["cell"] == "5,5"
    play(state, "send 1")
    assert at(state, "5,5")["people"] == {"tourist": 2}
    assert at(state, "20,20")["people"] == {"tourist": 1}
    assert at(state, "8,8")["people"] == {}
    assert asked(state) == "0 tile"


def test_an_abandoned_tile_stays_ownerless() -> None:
    state = given("T1@0,0S[T] M1@-1,0E", hands=["M2"])
    build(state, "M2", "1,0", "W")
    assert closed(state) == ["0,0"]
    assert incomes(state) == {}
    assert at(state, "0,0")["seekers"] == {"tourist": 1}


def test_a_single_cell_is_taken_without_asking() -> None:
    """No such city is known, so all cells but one are removed from the list of an ordinary one."""
    state = given(START, hands=["T1"])
    state.spots = [spot & ~15 | 0b0100 for spot in state.spots if spot >> 4 == cell_at(-1, 0)]
    play(state, "build T1")
    assert at(state, "-1,0")["road"] == "S"


# R5


def test_a_player_who_can_build_nowhere_puts_a_tile_away() -> None:
    """No such city is known, so the cells are removed from the list of an ordinary one."""
    state = given(START, hands=["T1 H1", "P1"], gone="S8")
    play(state, "build T1", "cell 1,1", "road N")
    state.spots = []
    draw_any(state)
    assert asked(state) == "1 discard"
    assert offered(state) == ["discard P1"]
    play(state, "discard P1")
    draw_any(state)
    assert state.dump()["gone"] == ["P1", "S8"]
    assert told(state, "put_away")[0].args == {"seat": 1, "tile": "P1"}
    assert len(told(state, "drew", 1)) == 1
    assert state.active == 0
