"""The one comparison of turns: fair to all of them, from what the seat knows, and the same for hints and coach."""

from random import Random

import pytest
from barter import GAME as BARTER
from coach.short import decisions

from bots.networks import toy
from bots.test_searchers import some_positions
from ludopolis import bots
from ludopolis.bots.budget import Budget
from ludopolis.bots.hints import advise, hinter
from ludopolis.bots.leaves import Look
from ludopolis.bots.luck import Luck
from ludopolis.bots.net import NetBot, best_plans, cost_of
from ludopolis.bots.planning import PLANNED, STEPS, Plan, Thought
from ludopolis.bots.search import Scope
from ludopolis.bots.verdict import Comparison, Lane, difference, figure
from ludopolis.coach.decisions import Decision
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.verdicts import class_of
from ludopolis.engine.contract import State
from ludopolis.engine.table.step import Step
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer


def thought_of(state: State, seat: int) -> Thought:
    return NetBot(bots.searcher(state).scope).thought(state, seat)


def going_on(game: str, count: int) -> list[tuple[State, int, list[Plan]]]:
    """Decisions, blinded, whose best plans go on after a draw, and those plans."""
    found: list[tuple[State, int, list[Plan]]] = []
    every = decisions(game, {})
    for state, seat in every[len(every) // 2 :]:
        blinded = state.blind(seat)
        plans = thought_of(blinded, seat).plan(blinded, blinded.legal(seat), Random(1))[:3]
        if len(plans) > 1 and all(plan.goes_on for plan in plans):
            found.append((blinded, seat, plans))
            if len(found) == count:
                break
    return found


@pytest.mark.parametrize("game", ["happy_city", "uptown"])
def test_how_many_worlds_are_played_together_changes_nothing(game: str) -> None:
    for state, seat, plans in going_on(game, 2):
        turns = [plan.moves for plan in plans]
        together = Comparison(thought_of(state, seat), state).looks(turns, 4, Random(5))
        rng = Random(5)
        alone = Comparison(thought_of(state, seat), state)
        by_one = [alone.looks(turns, 1, rng) for _ in range(4)]
        assert together == [[looks[at][0] for looks in by_one] for at in range(len(turns))]


def test_a_turn_is_as_good_as_itself() -> None:
    for state, seat, plans in going_on("happy_city", 2):
        first, second, other = Comparison(thought_of(state, seat), state).looks(
            [plans[0].moves, plans[0].moves, plans[1].moves], 3, Random(1)
        )
        assert difference(first, second) == ((0.0, 0.0),) * 3
        assert difference(first, other) != ((0.0, 0.0),) * 3


def test_after_a_draw_the_seat_plans_anew() -> None:
    """Left to the policy, or to what was best after another draw, these turns would be worth much less."""
    gains: list[float] = []
    for state, seat, plans in going_on("happy_city", 4):
        turns = [plan.moves for plan in plans]
        comparison = Comparison(thought_of(state, seat), state)
        by_policy = Comparison(thought_of(state, seat), state)
        by_policy.planner.branches = [1]
        planned, left = (
            [worth_at_the_end(one, end) for found in one.courses(turns, 4, Random(2)) for end, _ in found]
            for one in (comparison, by_policy)
        )
        gains += [mine - theirs for mine, theirs in zip(planned, left, strict=True)]
    mean, error = figure(gains)
    assert mean > 0.01
    assert mean > 2 * error


def test_a_turn_is_not_judged_by_what_the_policy_would_make_of_it() -> None:
    """Without the Spa there is room for what the second deck may bring; the policy would not make use of it."""
    state, seat = decisions("happy_city", {"mode": "expert"})[46]
    blinded = state.blind(seat)
    turns = []
    for texts in (("discard spa", "reveal 2"), ("keep", "reveal 2")):
        trial = blinded.clone()
        turns.append([trial.from_text(seat, text) for text in texts[:1]])
        trial.play(seat, turns[-1][0])
        turns[-1].append(trial.from_text(seat, texts[1]))
    comparison = Comparison(thought_of(blinded, seat), blinded)
    better = difference(*comparison.looks(turns, 16, Random(1))).worth
    comparison = Comparison(thought_of(blinded, seat), blinded)
    comparison.planner.branches = [1]
    by_policy = difference(*comparison.looks(turns, 16, Random(1))).worth
    assert better.mean > 2 * better.error
    assert by_policy.mean < by_policy.error


def worth_at_the_end(comparison: Comparison, state: State) -> float:
    assert comparison.thought.turn_is_over(state)
    (leaf,) = comparison.judged(state)
    comparison.thought.leaves.settle()
    return leaf.worth


@pytest.mark.parametrize("game", ["ginkgopolis", "streets"])
def test_a_plan_rests_on_nothing_that_is_hidden(game: str) -> None:
    """In two worlds that the seat cannot tell apart it goes on alike."""
    exchanged = 0
    for state, seat in some_positions(game, 2, 4):
        comparison = Comparison(thought_of(state, seat), state)
        lanes: list[Lane] = []
        for luck in (3, 4):
            world = state.determinize(Random(luck))
            lanes.append(Lane(world, [], 7, Luck(2)))
        exchanged += lanes[0].state.dump() != lanes[1].state.dump()
        comparison.plan_anew(lanes)
        assert lanes[0].moves == lanes[1].moves
        assert lanes[0].moves[0] in state.legal(seat)
    assert exchanged


@pytest.mark.parametrize("game", ["happy_city", "welcome_to"])
def test_nothing_that_is_hidden_makes_a_difference(game: str) -> None:
    state, seat = decisions(game, {})[5]
    other = state.blind(seat).determinize(Random(11))
    turns = [[move] for move in state.legal(seat)[:2]]
    found = [
        Comparison(thought_of(one.blind(seat), seat), one.blind(seat)).looks(turns, 2, Random(3))
        for one in (state, other)
    ]
    assert found[0] == found[1]


def test_a_turn_that_is_the_seats_alone_is_judged_once_where_it_ends() -> None:
    state, seat = some_positions("streets", 2, 3)[1]
    thought = thought_of(state, seat)
    plans = thought.plan(state, state.legal(seat), Random(1))[:2]
    asked = len(plans) * 3 + len(plans)
    comparison = Comparison(thought, state)
    rows: list[int] = []
    judged = comparison.judged
    comparison.judged = lambda state, over=False: rows.append(1) or judged(state, over)  # type: ignore
    comparison.looks([plan.moves for plan in plans], 3, Random(1))
    assert len(rows) == asked
    comparison.know(plans)
    assert all(plan.end is not None for plan in plans)
    comparison.looks([plan.moves for plan in plans], 3, Random(1))
    assert len(rows) == asked + len(plans) * 3


def test_everybody_is_asked_where_there_are_several_rivals() -> None:
    state, seat = some_positions("uptown", 3, 2)[1]
    turn = [state.legal(seat)[0]]
    ((look,),) = Comparison(thought_of(state, seat), state, everybody=True).looks([turn], 1, Random(1))
    assert len(look.shares) == len(look.points) == 3
    ((alone,),) = Comparison(thought_of(state, seat), state).looks([turn], 1, Random(1))
    assert alone == Look(look.worth, look.shares[:1], look.points[:1])
    prospect = Prospects(state, 3).seen_by(seat, look)
    assert sum(prospect.shares) == pytest.approx(1.0)
    assert prospect.shares[seat] == look.shares[0]
    assert prospect.margins[seat] == look.points[0]


def test_a_network_judges_where_the_turn_is_over_and_at_the_end_of_the_playout() -> None:
    """Without one, the game's own judge knows more when some turns have been played."""
    table = Table(BARTER, {}, ["a", "b"], Dealer("both"))
    state = table.state.blind(0)
    weights = []
    for scope, network in ((Scope(Budget(8)), None), (Scope(Budget(8)), 1), (Scope(Budget(8), trust=30), 1)):
        thought = Thought(scope, toy(BARTER, 2, 2, 6) if network else None, state, 0)
        weights.append(Comparison(thought, state).at_once)
    assert weights == [0.0, 0.5, 0.75]


def test_figures_and_their_errors() -> None:
    assert figure([]) == (0.0, 0.0)
    assert figure([3.0]) == (3.0, 0.0), "one look says nothing about the error"
    assert figure([1.0, 3.0]) == (2.0, 1.0)
    one = [Look(0.5, [0.6], [4.0]), Look(0.7, [0.8], [6.0]), Look(0.9, [0.9], [9.0])]
    other = [Look(0.4, [0.3], [3.0]), Look(0.4, [0.3], [3.0])]
    found = difference(one, other)
    assert found.worth.mean == pytest.approx(0.2)
    assert found.share.mean == pytest.approx(0.4)
    assert found.points == (2.0, 1.0)


def test_a_playout_that_plans_anew_counts_for_more() -> None:
    assert cost_of([Plan([1]), Plan([2], goes_on=True)]) == 1 + PLANNED
    state, seat, plans = going_on("uptown", 1)[0]
    comparison = Comparison(thought_of(state, seat), state)
    unaware = Plan(plans[0].moves)
    comparison.looks([unaware.moves], 1, Random(1))
    comparison.tried[repr(unaware.moves)] += 2 * STEPS
    comparison.note_costs([unaware])
    assert unaware.goes_on, "it went on in a world that planning had not seen"
    assert unaware.cost == PLANNED + 2


def test_time_that_runs_out_ends_the_playouts() -> None:
    budget = Budget(100)
    assert budget.left(0, 0.5) == 50
    assert budget.left(49, 0.5) == 1
    assert budget.left(60, 0.5) == 1, "one at least"
    hurried = Budget(100, 1e-9)
    hurried.start()
    assert hurried.left(0, 1.0) == 1
    assert hurried.left(8, 1.0) == 1
    relaxed = Budget(100, 1e9)
    relaxed.start()
    assert relaxed.left(8, 1.0) == 92
    state, seat, _ = going_on("happy_city", 1)[0]
    thought = thought_of(state, seat)
    thought.scope = thought.scope._replace(budget=Budget(1_000_000, 0.01))
    best = best_plans(thought, state, state.legal(seat), Random(1))
    assert 1 <= len(best[0].seen) < 1000


GOLDEN = [("happy_city", 4), ("happy_city", 15), ("uptown", 7), ("uptown", 20), ("ginkgopolis", 9)]
"""Decisions of quick games, by number; the first four have turns that go on after a draw."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "number"), GOLDEN)
def test_the_coach_agrees_with_the_hint(game: str, number: int) -> None:
    """Whoever takes the hint is told nothing bad of it, though the coach looks at other worlds."""
    state, seat = decisions(game, {})[number]
    blinded = state.blind(seat)
    turn = advise(hinter(blinded), blinded, seat, Random(blinded.digest())).turn
    steps = [Step(at, seat, move, 0, 0, False, []) for at, move in enumerate(turn, 1)]
    decision = Decision(Prospects(state, 2), blinded, seat, steps, "golden")
    for round in range(1, 5):
        decision.look(round)
    assert class_of(decision) == ""
    assert decision.effects()[seat] > -0.05
