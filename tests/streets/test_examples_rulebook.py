"""13, from the rulebook: the worked examples W1 to W10, each by its id."""

from random import Random

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.scores import Results
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.geometry import cell_at, street_start
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.values import sets, tally
from streets.given import (
    asked,
    at,
    build,
    closed,
    data,
    draw_any,
    given,
    hand,
    incomes,
    load,
    offered,
    play,
    points,
    told,
    worth,
)

INCOME = "H1@1,0S:A[HHH] P1@2,0S:B[P] P3@3,0S:B[P] M1@4,0W"
"""The street of the income example, before the dormitory closes it."""


def test_w1_one_parent_moves_into_the_starter_home() -> None:
    state = given("M1@0,0E", hands=["P1"])
    build(state, "P1", "1,0", "S")
    assert at(state, "1,0")["people"] == {"parent": 1}
    assert worth(state, "1,0") == 2 * (1 + 1)  # its own symbol and the wild one that points in


def test_w2_the_dormitory_gets_a_hipster_and_a_sign() -> None:
    state = given("H1@1,0S", hands=["H4"])
    build(state, "H4", "0,0", "E")
    assert at(state, "0,0") == {
        "tile": "H4",
        "cell": "0,0",
        "road": "E",
        "owner": 0,
        "signs": 1,
        "people": {"hipster": 1},
        "seekers": {},
    }
    assert state.supply[1] == 11
    assert state.sign_supply[0] == 4


@pytest.mark.parametrize(("road", "value"), [("E", 2), ("W", 0)])
def test_w3_a_symbol_counts_where_its_arrow_points(road: str, value: int) -> None:
    state = given(f"H1@0,0{road} P2@1,0S:B[PP]")
    assert worth(state, "1,0", 1) == value


def test_w4_income_of_nine_and_of_seven_and_eleven() -> None:
    state = given(INCOME, hands=["H4"])
    build(state, "H4", "0,0", "E")
    assert closed(state) == ["1,0"]
    assert incomes(state) == {"1,0": 9, "2,0": 7, "3,0": 11}
    assert state.money == [9, 18, 0, 0]
    assert state.sign_supply == [4, 5, 5, 5]
    assert [at(state, cell)["owner"] for cell in ("1,0", "2,0", "3,0")] == [None, None, None]


def test_w4_a_store_with_a_hipster_and_a_parent_symbol_would_give_three_pairs() -> None:
    state = given(INCOME)
    counted = tally(state, street_start(state.grid, cell_at(1, 0)), 1, False)
    assert counted.symbols == [0, 1, 2, 0, 1]
    flea_market = GAME.parts.number["P3"]
    counted.symbols = [0, 2, 2, 0, 1]  # with the dormitory
    assert sets(state, counted, flea_market) == 2
    counted.symbols = [0, 3, 3, 0, 0]  # and with such a store
    assert sets(state, counted, flea_market) == 3


def test_w5_people_move_and_seekers_wait() -> None:
    state = given(INCOME, hands=["H4", "P2"])
    build(state, "H4", "0,0", "E")
    draw_any(state)
    assert at(state, "0,0")["people"] == {"hipster": 4}
    assert at(state, "2,0")["seekers"] == {"parent": 1}
    assert at(state, "3,0")["seekers"] == {"parent": 1}
    assert asked(state) == "1 tile"
    build(state, "P2", "0,1", "E")
    assert at(state, "0,1")["people"] == {"parent": 4}
    assert sum(state.seekers) == 0
    assert state.supply[2] == 12 - 4


def test_w6_business_thirty_five_each() -> None:
    mine = {"restaurant": 1, "housing": 4, "leisure": 3, "trade": 2}
    other = {"restaurant": 3, "housing": 2, "leisure": 2, "trade": 2}
    state = given("H1@1,0S", players=2, hands=["H4"], tokens=[mine, other], business=True)
    assert [points(state, f"most_{token}") for token in mine] == [0, 10, 10, 5]
    assert points(state, "token_sets") == 10
    assert [points(state, f"most_{token}", 1) for token in mine] == [10, 0, 0, 5]
    assert points(state, "token_sets", 1) == 20
    assert state.results() == Results([35, 35], [0, 1])


def test_w7_contractor_with_two_players() -> None:
    state = GAME.new({"advisors": "random"}, 2)
    for advisor in ("contractor", "hacker"):
        state.apply(CHANCE, state.from_text(CHANCE, f"advisor {advisor}"))
    assert isinstance(state, StreetsState)
    assert sum(state.left) == 36
    assert state.stack == 33
    rng = Random(7)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))
    assert state.stack == 27
    builds: list[tuple[int, int]] = []
    while state.pending():
        if state.pending() == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(state.pending())
        if state.asks(seat).kind == "tile":
            builds.append((state.turn(), state.active))
        legal = state.legal(seat)
        state.play(seat, legal[int(rng.random() * len(legal))])
    by_turn = [sum(turn == number for turn, _ in builds) for number in range(1, 25)]
    assert by_turn == [2, 1] * 9 + [1, 1] * 3
    assert sum(state.left) == 3  # the three that were taken out


@pytest.mark.parametrize(("difficulty", "money"), [("easy", 0), ("medium", 20), ("hard", 50)])
def test_w8_money_of_sly(difficulty: str, money: int) -> None:
    for advisors, more in (("off", 0), ("random", 40), ("hacker", 40)):
        state = GAME.new({"difficulty": difficulty, "advisors": advisors}, 1)
        assert isinstance(state, StreetsState)
        assert state.money == [0, money + more]


def test_w9_a_copy_of_a_doubled_tile_takes_the_single_value() -> None:
    """See N14."""
    advisors = ["investor", "entrepreneur", "hipster_legend", "search_specialist"]
    state = given("H1@1,0S:AA[HHH] H7@2,0S:A[H] M5@3,0S:B M1@4,0W", hands=["H4"], advisors=advisors)
    play(state, "build H4", "cell 0,0", "road E")
    assert incomes(state)["2,0"] == 11
    assert told(state, "income")[1].args["times"] == 1


def test_w10_a_closing_tile_of_the_search_specialist_counts_twice() -> None:
    """See N17; seekers and the Restorer in N19."""
    advisors = ["search_specialist", "hacker", "entrepreneur", "investor"]
    state = given("H4@0,0E:A[H] H1@1,0S:A[H]", advisors=advisors, hands=["T1", "M1"])
    assert worth(state, "1,0") == 2 * (1 + 1 + 1)  # its own symbol, the dormitory's by pointing and by the card


def test_examples_can_be_dumped_and_offered() -> None:
    """The fixtures of this file are real positions: they survive a round trip and offer moves."""
    found = data(INCOME, hands=["H4"])
    assert load(load(found).dump()).dump() == load(found).dump()
    assert offered(given(INCOME, hands=["H4"])) == ["build H4"]
    assert hand("H4")[1:] == [None, None]
