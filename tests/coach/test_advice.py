"""Turns that came from a hint, and turns that a bot played for somebody: neither is held against anybody."""

import pytest
from happy_city.given import given

from coach.short import ending
from ludopolis import registry
from ludopolis.coach.advice import Advice, Hands
from ludopolis.coach.analysis import Analysis
from ludopolis.coach.decisions import Decision
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.verdicts import class_of, is_revised
from ludopolis.engine.table.record import Record
from ludopolis.engine.table.step import Step
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data

HAPPY_CITY = registry.find("happy_city")


def bad() -> Decision:
    """A coin in the first round where a purchase is worth much more."""
    state = given(coins=[4, 4], face_up="hardware_store zoo casino", round=1)
    step = Step(5, 0, state.from_text(0, "take coin"), 0, 0, False, [])
    decision = Decision(Prospects(state, 2), state.blind(0), 0, [step], "advice")
    for round in range(1, 4):
        decision.look(round)
    return decision


def test_a_turn_from_a_hint_is_never_marked_and_the_hint_is_taken_back() -> None:
    decision = bad()
    assert class_of(decision)
    assert not is_revised(decision)
    decision.advised = True
    assert class_of(decision) == ""
    assert is_revised(decision)
    decision.advised, decision.stand_in = False, True
    assert class_of(decision) == ""
    assert not is_revised(decision)


def played(table: Table, seats: list[int], count: int) -> None:
    """Plays first moves."""
    while count and table.state.pending():
        seat = next(one for one in seats if table.state.pending() >> one & 1)
        table.play(seat, table.state.legal(seat)[0])
        count -= 1


def told(table: Table) -> tuple[Record, list[Step]]:
    return table.record(), table.steps


@pytest.fixture
def table() -> Table:
    return Table(HAPPY_CITY, {}, ["Anna", "Boris"], Dealer("advice"))


def test_what_a_hint_has_shown_and_was_played_is_advised(table: Table) -> None:
    entry, state = table.length, table.state.blind(0)
    text = state.to_text(0, state.legal(0)[0])
    other = state.to_text(0, state.legal(0)[1])
    played(table, [0], 1)
    steps = [step for step in table.steps if step.seat == 0]

    def advised(seat: int, at: int, *turn: str) -> bool:
        return Hands(*told(table), [Advice(seat, at, list(turn))]).is_advised(state, 0, steps)

    assert advised(0, entry, text)
    assert advised(0, entry, text, "whatever comes")  # the decision ends where something is revealed
    assert not advised(0, entry, other)
    assert not advised(1, entry, text), "another seat's hint"
    assert not advised(0, steps[0].n, text), "a hint that came after the move"
    assert not Hands(*told(table)).is_advised(state, 0, steps)


def test_a_hint_about_a_position_that_was_taken_back_says_nothing_of_this_one() -> None:
    game = registry.find("uptown")
    table = Table(game, {}, ["Anna", "Boris"], Dealer("advice"))
    seat = 0 if table.state.pending() & 1 else 1
    before, state = table.length, table.state.blind(seat)
    first = state.legal(seat)[0]
    text = state.to_text(seat, first)
    table.play(seat, first)
    between = table.length
    if not table.withdrawable(seat):
        pytest.skip("nothing can be taken back here")
    table.withdraw(seat, table.withdrawable(seat)[-1])
    table.play(seat, first)
    steps = [step for step in table.steps if step.seat == seat][:1]
    assert Hands(*told(table), [Advice(seat, before, [text])]).is_advised(state, seat, steps)
    assert not Hands(*told(table), [Advice(seat, between, [text])]).is_advised(state, seat, steps)


def test_a_bot_in_ones_place_is_told_apart_but_not_one_that_always_sat_there(table: Table) -> None:
    played(table, [0, 1], 4)
    table.take_over(0, "bot:regular")
    since = table.length
    played(table, [0, 1], 4)
    hands = Hands(*told(table))
    own = [step.n for step in table.steps if step.seat == 0]
    assert [hands.is_stand_in(0, n) for n in own] == [n > since for n in own]
    assert {n > since for n in own} == {False, True}
    bots = Table(HAPPY_CITY, {}, ["Anna", "bot:regular"], Dealer("advice"))
    played(bots, [0, 1], 4)
    assert not any(Hands(*told(bots)).is_stand_in(1, step.n) for step in bots.steps if step.seat == 1)


def test_advised_turns_are_in_no_figure_of_the_seat() -> None:
    record = ending(HAPPY_CITY, 2, {}, 16)

    def found(advice: list[Advice]) -> Data:
        analysis = Analysis(record, HAPPY_CITY, "1", advice)
        for _ in analysis.round():
            pass
        return analysis.result()

    before = found([])
    turns = [one for block in before["blocks"] for one in block.get("decisions", []) if one["seat"] == 0]
    choices = [one for one in turns if not one["forced"]]
    hints = [Advice(0, one["entries"][0] - 1, [move["move"] for move in one["played"]]) for one in choices]
    assert before["sides"][0]["decisions"] > 0
    assert before["sides"][0]["advised"] == 0
    after = found(hints)["sides"][0]
    assert after["advised"] == after["turns"] == len(choices) > 0
    assert (after["decisions"], after["accuracy"], after["grade"], after["dearest"]) == (0, None, None, [])
