"""The judge: sensible moves in small positions, and far better than chance over whole games."""

from collections.abc import Iterator
from itertools import islice
from math import isfinite
from random import Random

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.streets import GAME
from ludopolis.games.streets.components.tables import CLOSING_VALUE, NEIGHBOURS_VALUE, SEARCH_SPECIALIST
from ludopolis.games.streets.judgement.site import Site, sign_worth
from ludopolis.games.streets.judgement.survey import Survey
from ludopolis.games.streets.judgement.value import terms
from ludopolis.games.streets.rules.building import legal_tiles
from ludopolis.games.streets.rules.geometry import GRID, caps, street_end, street_start
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.sly import with_tile
from ludopolis.games.streets.rules.state import NONE, STEP_CELL, STEP_ROAD, STEP_TILE, Position
from ludopolis.games.streets.rules.values import income_at, tally
from streets.given import PARTS, START, build, given, play


def chosen(state: StreetsState) -> str:
    seat = lowest_seat(state.pending())
    before = state.digest()
    move = GAME.judge.policy(state, seat, state.legal(seat), Random(1))
    assert state.digest() == before  # judging leaves the position as it was
    return state.to_text(seat, move)


def test_an_own_street_is_closed() -> None:
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


def test_the_least_valuable_tile_is_abandoned() -> None:
    five = "T1@5,5S:A[TTTT] T2@8,8S:A[TT] H1@11,11S:A[H] P1@14,14S:A[PPP] M2@17,17S:A"
    assert chosen(given(five, step="abandon", hands=["S1"])) == "abandon 8,8"


def test_the_best_substitution_is_made() -> None:
    advisors = ["entrepreneur", "hacker", "hipster_legend", "restorer"]
    state = given("M1@0,0E T2@1,0S:A[TT] T6@2,0S:A[TT]", hands=["M2 T1 H1"], advisors=advisors)
    build(state, "M2", "3,0", "W")
    assert chosen(state) == "substitute 1,0 T1"


@pytest.mark.parametrize(("tile", "signs"), [("T1", "signs 2"), ("P2", "signs 1")])
def test_the_investor_doubles_a_tile_that_is_worth_it(tile: str, signs: str) -> None:
    advisors = ["investor", "hacker", "hipster_legend", "restorer"]
    state = given("M1@0,0E T6@1,0S:A[TT]", hands=[tile], advisors=advisors)
    play(state, f"build {tile}", "cell 2,0", "road S")
    assert chosen(state) == signs


def test_tokens_are_chosen_sensibly() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] M2@2,0S:A", hands=["M3"], business=True)
    build(state, "M3", "3,0", "W")
    assert chosen(state) == "token 2,0"
    state = given("M1@0,0E T7@1,0S:A[T]", hands=["M3"], business=True, tokens=[{"restaurant": 1, "leisure": 1}])
    build(state, "M3", "2,0", "W")
    assert chosen(state) == "take housing"


def test_a_tile_is_covered_where_that_pays() -> None:
    city = "M1@0,0E T6@1,0S T2@2,0S M2@3,0W P1@3,1N:B[P] M3@3,-1S:B P2@3,2S:B[PP]"
    state = given(city, hands=["T5"], advisors=["restorer", "hacker", "entrepreneur", "hipster_legend"])
    play(state, "build T5")
    assert chosen(state) in ("cell 1,0", "cell 2,0")


# What placements are worth


class Incomes(Site):
    """Income only, without what closing brings in addition."""

    def closing(self, new_is_home: bool) -> float:
        return 0.0


def promised(state: Position, survey: Survey) -> float:
    """The weighted income by the rules of every signed tile on its street."""
    total = 0.0
    for place, owner in enumerate(state.owner):
        if owner != NONE:
            cell = state.cells[place]
            start, end = street_start(state.grid, cell), street_end(state.grid, cell)
            side = state.grid[cell] & 3
            step = GRID if side & 1 else 1
            ends = caps(state.grid, start - step, side, state.table.gap_closes)
            last = caps(state.grid, end + step, side, state.table.gap_closes)
            income = income_at(state, tally(state, start, owner, False), place)
            total += survey.weight[owner] * survey.share[ends + 2 * last] * income
    return total


def crowded(state: Position) -> bool:
    """Whether a tile's value depends on tiles off its street, which the judge only estimates."""
    far = (NEIGHBOURS_VALUE, CLOSING_VALUE)
    return any(owner != NONE and PARTS.value[state.tiles[place]] in far for place, owner in enumerate(state.owner))


@pytest.mark.parametrize(
    "options",
    [{}, {"gap_closes": False}, {"start_layout": "across"}, {"start_symbols": False}, {"advisors": "random"}],
    ids=str,
)
def test_placements_are_judged_as_the_rules_pay(options: dict[str, OptionValue]) -> None:
    compared = 0
    for number in range(3):
        for state in walk(options, 2 + number, number):
            if state.step != STEP_TILE or crowded(state):
                continue
            survey = Incomes(state, state.active)
            before = promised(state, survey)
            assert sum(worth * survey.share[ends] for worth, ends in zip(survey.income, survey.ends, strict=True)) == (
                pytest.approx(before)
            )
            if state.advisor[state.active] == SEARCH_SPECIALIST:  # his tile counts on all his streets
                continue
            for move in legal_tiles(state, state.active, 0):
                if PARTS.value[move] in (NEIGHBOURS_VALUE, CLOSING_VALUE):
                    continue
                spot = state.spots[move % len(state.spots)]
                side = next(side for side in range(4) if spot >> side & 1)
                survey.hold(move)
                found = survey.placement(spot >> 4, side)
                survey.drop()
                twin = with_tile(state, state.active, move, spot >> 4, side)
                assert found == pytest.approx(promised(twin, survey) - before), state.dump()
                compared += 1
    assert compared > 20


def walk(options: dict[str, OptionValue], players: int, seed: int) -> Iterator[StreetsState]:
    """A random game, before each decision."""
    rng = Random(seed)
    state = GAME.new(options, players)
    while (pending := state.pending()) != 0:
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        if seat != CHANCE:
            assert isinstance(state, StreetsState)
            yield state
        legal = state.legal(seat)
        state.play(seat, state.sample(rng) if seat == CHANCE else legal[int(rng.random() * len(legal))])


MODES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {"difficulty": "medium", "business": True}),
    (1, {"advisors": "investor", "difficulty": "hard"}),
    (1, {"advisors": "entrepreneur", "business": True}),
    (2, {}),
    (3, {"business": True, "advisors": "random"}),
    (4, {"advisors": "random", "gap_closes": False}),
    (5, {"advisors": "random", "final_rounding": "total"}),
]


@pytest.mark.parametrize(("players", "options"), MODES)
def test_every_move_is_appraised_by_what_the_seat_knows(players: int, options: dict[str, OptionValue]) -> None:
    for number, state in enumerate(walk(options, players, players)):
        seat = lowest_seat(state.pending())
        legal = state.legal(seat)
        if len(legal) < 2 or (state.step in (STEP_TILE, STEP_CELL, STEP_ROAD) and number % 3):
            continue
        before = state.digest()
        worths = GAME.judge.appraise(state, seat, legal)
        blinded = state.blind(seat)
        assert len(worths) == len(legal)
        assert all(isfinite(worth) for worth in worths)
        assert GAME.judge.appraise(blinded, seat, legal) == worths
        assert GAME.judge.policy(blinded, seat, legal, Random(0)) == legal[worths.index(max(worths))]
        assert isinstance(blinded, StreetsState)
        assert terms(Survey(blinded, seat), seat) == terms(Survey(state, seat), seat)
        assert GAME.judge.value(blinded, seat) == GAME.judge.value(state, seat)
        assert state.digest() == before


# Prospects


@pytest.mark.parametrize(("players", "options"), MODES[1:5])
def test_value_is_the_outlook_less_that_of_the_best_rival(players: int, options: dict[str, OptionValue]) -> None:
    for state in islice(walk(options, players, 3), 20, 60, 7):
        survey = Survey(state, 0)
        sums = [sum(points for _, points in terms(survey, party)) for party in range(state.parties())]
        for seat in range(state.players):
            rival = max(points for party, points in enumerate(sums) if party != seat)
            assert GAME.judge.value(state, seat) == pytest.approx(sums[seat] - rival)


def term(state: StreetsState, name: str, seat: int = 0) -> float:
    return dict(terms(Survey(state, seat), seat))[name]


def test_outlook_names_its_terms() -> None:
    state = given("T6@5,5S:A[TT] H1@9,9S:B[HHH]", money=[9, 3])
    free = state_share(state)[0]
    assert term(state, "money") == 9.0
    assert term(state, "buildings") == pytest.approx(free * 2)
    assert term(state, "people") == pytest.approx(free * 2)
    assert term(state, "people", 1) == pytest.approx(free * 3)
    assert "sets" not in dict(terms(Survey(state, 0), 0))


def state_share(state: StreetsState) -> list[float]:
    return Survey(state, 0).share


def test_income_is_surer_on_a_street_with_one_free_end() -> None:
    early = state_share(given(START))
    assert 0.5 < early[0] < early[1] == early[2]
    assert early[3] == 1.0
    last = state_share(given("M1@0,0E H1@1,0S:A[H]", stack=0, hands=["M2"]))
    assert last[0] < early[0]
    assert last[1] < early[1]
    open_end = given("H1@1,0S:A[HHH] H2@9,9W")
    ended = given("H1@1,0S:A[HHH] H2@0,0W M2@-1,0S")
    assert term(ended, "people") > term(open_end, "people")


def test_signs_beyond_what_is_left_to_build_are_worth_nothing() -> None:
    state = given("M1@0,0E", stack=0, hands=["M2 M3"])
    assert [sign_worth(state, 0, signs) for signs in range(4)] == [0.0, 4.0, 6.5, 6.5]
    solo = given(START, players=1, difficulty="medium")
    assert dict(terms(Survey(solo, 0), 1))["signs"] == 0.0


def test_tokens_promise_majorities_and_sets() -> None:
    even = given(START, players=2, business=True)
    assert (term(even, "majorities"), term(even, "sets")) == (20.0, 0.0)
    each = [{"restaurant": 1, "housing": 1, "leisure": 1, "trade": 1}, {"trade": 5}]
    ahead = given(START, players=2, business=True, tokens=each)
    assert term(ahead, "sets") == 10.0
    assert term(ahead, "majorities") == pytest.approx(3 * 7.0)
    assert term(ahead, "majorities", 1) == pytest.approx(3 * 3.0 + 10.0)


def test_sly_is_a_rival() -> None:
    poor = given(START, players=1, money=[10, 0])
    rich = given(START, players=1, money=[10, 30])
    assert GAME.judge.value(poor, 0) - GAME.judge.value(rich, 0) == pytest.approx(30.0)


def test_slys_ties_are_broken_against_him() -> None:
    """His placements are equally good for him, but not for the human."""
    for state in walk({"difficulty": "medium"}, 1, 5):
        if state.active == 1 and state.step == STEP_CELL:
            legal = state.legal(0)
            worths = GAME.judge.appraise(state, 0, legal)
            if max(worths) > min(worths):
                assert worths[legal.index(GAME.judge.policy(state, 0, legal, Random(0)))] == max(worths)
                return
    pytest.fail("no tie with a difference")


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
                move = GAME.judge.policy(state, seat, legal, rng)
            else:
                move = legal[int(rng.random() * len(legal))]
            state.play(seat, move)
        wins += state.results().winners == [me]
    assert wins == 10
