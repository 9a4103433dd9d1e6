"""Hints: a whole turn, compared with another one that is really different."""

from random import Random

import pytest
from our_games import mostly_compiled

from bots.test_searchers import some_positions
from ludopolis.bots.account import WORLDS
from ludopolis.bots.budget import Budget
from ludopolis.bots.hints import (
    BARELY,
    CLEARLY,
    MORE_LOOKS,
    SHORTEST,
    Advice,
    Rivals,
    Schedule,
    advise,
    different,
    explain,
    hinter,
    thought_of,
    told,
)
from ludopolis.bots.leaves import Look
from ludopolis.bots.planning import Plan
from ludopolis.bots.verdict import Figure
from ludopolis.server.workers.bots import moves_of


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly_compiled("uptown"))
def test_a_hint_is_a_legal_turn(game: str) -> None:
    for state, seat in some_positions(game, 2, 5):
        if len(state.legal(seat)) == 1:
            continue
        advice = advise(hinter(state), state, seat, Random(1), seconds=0.1)
        for turn in (advice.turn, advice.other, *advice.alike):
            assert moves_of(state, seat, [one["move"] for one in told(state, seat, turn)]) == turn


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly_compiled("uptown"))
def test_what_is_picked_is_compared_and_does_not_change_the_advice(game: str) -> None:
    state, seat = next(one for one in some_positions(game, 2, 3) if len(one[0].legal(one[1])) > 1)
    bot = hinter(state)
    advice = advise(bot, state, seat, Random(state.digest()))
    assert advice == advise(bot, state.game.load(state.dump()), seat, Random(state.digest()))
    pick = next(move for move in state.legal(seat) if move != advice.turn[0])
    compared = advise(bot, state, seat, Random(state.digest()), [pick])
    assert (compared.turn, compared.other[0]) == (advice.turn, pick)
    assert advise(bot, state, seat, Random(state.digest()), advice.turn) == advice


@pytest.mark.slow
@pytest.mark.parametrize("game", mostly_compiled("uptown"))
def test_the_other_turn_is_really_worse(game: str) -> None:
    worse = 0
    for state, seat in some_positions(game, 2, 5):
        if len(state.legal(seat)) == 1:
            continue
        advice = advise(hinter(state), state, seat, Random(1), seconds=0.2)
        assert advice.turn not in [*advice.alike, advice.other]
        if advice.other and advice.gain.mean:
            mean, error = advice.gain
            assert (mean >= CLEARLY and mean >= error) or (mean >= BARELY and mean >= 2 * error)
            assert advice.total() >= 1
            worse += 1
    assert worse


def test_the_time_of_a_hint_is_for_all_its_searches() -> None:
    """Each of them may use what those before it left; without a limit, none has one."""
    budget = Budget(100, cpu=True)
    unlimited = Schedule(budget, 0.0)
    unlimited.until(0.5)
    assert budget.seconds == 0.0
    schedule = Schedule(budget, 10.0)
    schedule.until(0.5)
    assert 4.0 < budget.seconds <= 5.0
    schedule.began -= 4.0
    schedule.until(0.7)
    assert 2.0 < budget.seconds <= 3.0
    assert not schedule.late
    schedule.began -= 20.0
    schedule.until(1.0)
    assert 0.0 < budget.seconds <= SHORTEST
    assert schedule.late


def test_without_time_a_comparison_ends_after_one_look() -> None:
    """However many turns there are, and however many playouts the budget has."""
    state, seat = next(one for one in some_positions("happy_city", 2, 3) if len(one[0].legal(one[1])) > 2)
    bot = hinter(state)
    schedule = Schedule(bot.scope.budget, 1e-9)
    schedule.until(1.0)
    thought = thought_of(bot, state, seat)
    best, *others = thought.plan(state, state.legal(seat), Random(1))[:3]
    rivals = Rivals(thought, state, best, schedule)
    rivals.glance(others, Random(1))
    assert [(len(own), len(other)) for own, other in rivals.seen.values()] == [(1, 1)] * len(others)
    assert others
    assert advise(bot, state, seat, Random(1), seconds=1e-9).turn[0] in state.legal(seat)


def test_each_turn_that_is_compared_further_has_the_time_that_is_left_by_then() -> None:
    """Not what was left before the first of them: then several together would take longer than a hint may."""
    state, seat = next(one for one in some_positions("happy_city", 2, 3) if len(one[0].legal(one[1])) > 2)
    bot = hinter(state)
    schedule = Schedule(bot.scope.budget, 10.0)
    thought = thought_of(bot, state, seat)
    best, *others = thought.plan(state, state.legal(seat), Random(1))[:3]
    rivals = Rivals(thought, state, best, schedule)
    left: list[float] = []
    for other in others:
        rivals.play(other, Random(1))
        left.append(bot.scope.budget.seconds)
        schedule.began -= 4.0
    assert 9.0 < left[0] <= 10.0
    assert 4.0 < left[1] <= 6.0


def test_where_the_next_turns_are_alike_the_worst_one_is_compared() -> None:
    """So that even then a hint has a reason, and says what everything else costs."""
    state, seat = next(one for one in some_positions("happy_city", 2, 3) if len(one[0].legal(one[1])) > 1)
    bot = hinter(state)
    rivals = Rivals(thought_of(bot, state, seat), state, Plan([0]), Schedule(bot.scope.budget, 0.0))
    plans = [Plan([move]) for move in range(1, 8)]
    for plan, margin in zip(plans, (0.0, 0.0, 0.0, -1.0, -1.5, -0.5, -1.2), strict=True):
        plan.first_margin = margin
    tried = rivals.candidates(plans)
    assert tried == plans[:3]
    assert rivals.lowest(plans, tried) == [plans[4], plans[6]]
    assert rivals.lowest(plans[:3], tried) == []


def test_what_is_undecided_is_compared_further_and_what_is_decided_is_not() -> None:
    state, seat = next(one for one in some_positions("happy_city", 2, 3) if len(one[0].legal(one[1])) > 2)
    bot = hinter(state)
    thought = thought_of(bot, state, seat)
    best, likely, alike = thought.plan(state, state.legal(seat), Random(1))[:3]
    rivals = Rivals(thought, state, best, Schedule(bot.scope.budget, 0.0))
    none, some, many = (Look(0.5, [0.5], [points]) for points in (0.0, -2.0, 4.0))
    rivals.seen[repr(likely.moves)] = ([none] * 3, [some, Look(0.5, [0.5], [2.0]), Look(0.5, [0.5], [-1.5])])
    rivals.seen[repr(alike.moves)] = ([none] * 3, [none] * 3)
    rivals.undecided([alike, likely], Random(1))
    assert len(rivals.seen[repr(likely.moves)][1]) > 3
    assert len(rivals.seen[repr(alike.moves)][1]) == 3
    rivals.seen[repr(likely.moves)] = ([none] * 3, [many] * 3)
    assert rivals.undecided([likely], Random(1)) is None
    assert len(rivals.seen[repr(likely.moves)][1]) == 3


def test_where_all_turns_are_alike_two_of_them_are_compared() -> None:
    """They may be as good for different reasons."""
    found = [advise(hinter(state), state, seat, Random(1)) for state, seat in some_positions("happy_city", 2, 9)]
    alike = [advice for advice in found if advice.alike and advice.total() == 0]
    assert alike
    assert all(advice.other == advice.alike[0] != advice.turn for advice in alike)


def test_an_account_that_names_nothing_looks_on() -> None:
    from happy_city.given import given

    state = given(cities=["WM house apartment_block florist"], coins=[8], face_up="zoo treehouse grocery")
    zoo, grocery = (
        next(move for move in state.legal(0) if state.to_text(0, move) == f"buy {card}") for card in ("zoo", "grocery")
    )
    for other, worlds in ((grocery, WORLDS), (zoo, (1 + MORE_LOOKS) * WORLDS)):
        assert explain(hinter(state), state.blind(0), 0, [zoo], [other], Random(1)).worlds == worlds


def test_what_is_within_its_error_is_about_as_good() -> None:
    totals = [
        Advice([1], False, [], [2], Figure(*gain)).total() for gain in ((0.4, 0), (1.2, 1.5), (1.2, 0.3), (-2, 1))
    ]
    assert totals == [0, 0, 1, -2]


def test_the_advised_turn_is_no_other_turn_whichever_plan_it_is() -> None:
    from happy_city.given import given

    state = given(cities=["WM house apartment_block florist"], coins=[8], face_up="zoo treehouse grocery")
    first, second, third = (Plan([move]) for move in state.legal(0)[:3])
    assert different(state, 0, second, [first, second, Plan(first.moves), third]) == [first, third]


def test_a_purchase_is_explained_by_what_it_brings() -> None:
    from happy_city.given import given

    state = given(cities=["WM house apartment_block florist"], coins=[8], face_up="zoo treehouse grocery")
    buys = [move for move in state.legal(0) if state.to_text(0, move).startswith("buy")]
    zoo, other = (next(move for move in buys if state.to_text(0, move) == f"buy {card}") for card in ("zoo", "grocery"))
    account = explain(hinter(state), state.blind(0), 0, [zoo], [other], Random(1))
    causes = {cause.term: cause.points for cause in account.causes()}
    assert causes["residents"] + causes["hearts"] > 0.0
    figures = state.sheet()[0][0].figures
    seen = account.seen("hearts")
    assert seen
    assert seen[0] == f"{figures['residents']} × {figures['hearts']}"


def test_a_single_move_is_a_turn_too() -> None:
    from happy_city.given import given

    state = given(cities=["WM"], coins=[0], face_up="zoo casino bank")
    advice = advise(hinter(state), state.blind(0), 0, Random(1))
    assert (advice.turn[:1], advice.other, advice.alike) == (state.legal(0), [], [])
