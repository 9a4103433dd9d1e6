"""The quick policy: sensible in small, and far better than chance over whole games."""

from random import Random

import pytest

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.playout import lowest_seat
from ludopolis.games.streets import GAME
from ludopolis.games.streets.game import StreetsState
from streets.given import START, build, given, play


def chosen(state: StreetsState) -> str:
    seat = lowest_seat(state.pending())
    before = state.digest()
    move = state.policy(seat, state.legal(seat), Random(1))
    assert state.digest() == before  # looking leaves everything as it was
    return state.to_text(seat, move)


def test_a_street_of_ones_own_is_closed() -> None:
    state = given("M1@0,0E H1@1,0S:A[HHHH] H2@2,0S:A[HH]", hands=["T1 H4 M2"])
    play(state, chosen(state))
    assert chosen(state) == "cell 3,0"


def test_a_rivals_street_is_left_open() -> None:
    state = given("M1@0,0E H1@1,0S:B[HHHH] H2@2,0S:B[HH]", hands=["M2"], players=2)
    play(state, "build M2")
    play(state, chosen(state))
    if state.cell >= 0:
        play(state, chosen(state))
    assert state.money == [0, 0]


def test_people_go_to_own_tiles() -> None:
    state = given("M1@0,0E H1@1,0S:A[HH] H2@9,9S:A H3@12,12S:C", hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert chosen(state) == "send 2"
    state = given("M1@0,0E H1@1,0S:A[HH] H2@9,9S:C H3@12,12S:A", hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert chosen(state) == "send 0"


def test_the_least_tile_is_abandoned() -> None:
    five = "T1@5,5S:A[TTTT] T2@8,8S:A[TT] H1@11,11S:A[H] P1@14,14S:A[PPP] M2@17,17S:A"
    assert chosen(given(five, step="abandon", hands=["S1"])) == "abandon 8,8"


def test_the_best_substitution_is_made() -> None:
    advisors = ["entrepreneur", "hacker", "hipster_legend", "restorer"]
    state = given("M1@0,0E T2@1,0S:A[TT] T6@2,0S:A[TT]", hands=["M2 T1 H1"], advisors=advisors)
    build(state, "M2", "3,0", "W")
    assert chosen(state) == "substitute 1,0 T1"


@pytest.mark.parametrize(("tile", "signs"), [("T1", "signs 2"), ("P2", "signs 1")])
def test_the_investor_doubles_what_is_worth_it(tile: str, signs: str) -> None:
    advisors = ["investor", "hacker", "hipster_legend", "restorer"]
    state = given("M1@0,0E T6@1,0S:A[TT]", hands=[tile], advisors=advisors)
    play(state, f"build {tile}", "cell 2,0", "road S")
    assert chosen(state) == signs


def test_tokens() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] M2@2,0S:A", hands=["M3"], business=True)
    build(state, "M3", "3,0", "W")
    assert chosen(state) == "token 2,0"
    state = given("M1@0,0E T7@1,0S:A[T]", hands=["M3"], business=True, tokens=[{"restaurant": 1, "leisure": 1}])
    build(state, "M3", "2,0", "W")
    assert chosen(state) == "take housing"


def test_value_counts_money_and_prospects() -> None:
    assert given(START, money=[9, 3, 5]).value(0) == 4.0
    assert given(START, money=[9, 3, 5]).value(1) == -6.0
    state = given("T6@5,5S:A[TT]")
    assert state.value(0) == pytest.approx(0.7 * 4)
    assert given("T6@5,5S:A[TT]", stack=0).value(0) == pytest.approx(0.5 * 4)


@pytest.mark.slow
def test_against_random_moves() -> None:
    wins = 0
    for number in range(10):
        rng = Random(number)
        state = GAME.new({}, 2)
        me = number % 2
        while state.pending():
            seat = CHANCE if state.pending() == CHANCE else lowest_seat(state.pending())
            legal = state.legal(seat)
            if seat == CHANCE:
                move = state.sample(rng)
            elif seat == me:
                move = state.policy(seat, legal, rng)
            else:
                move = legal[int(rng.random() * len(legal))]
            state.play(seat, move)
        wins += state.results().winners == [me]
    assert wins == 10
