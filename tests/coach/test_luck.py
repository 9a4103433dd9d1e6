"""Luck is a draw compared with all that might have been drawn: over all of it, it is nothing."""

from math import sqrt
from random import Random

import pytest
from our_games import OUR_GAMES

from coach.short import ending, quick
from ludopolis import registry
from ludopolis.coach.analysis import Analysis
from ludopolis.coach.curve import ENDS, Point, all_outcomes, drawn
from ludopolis.coach.story import DRAW
from ludopolis.engine.values.chance import CHANCE

GAMES_EACH = 200
"""Quick games of each of our five games: a thousand together."""


@pytest.mark.parametrize(("game", "players"), [("happy_city", 2), ("ginkgopolis", 2), ("streets", 2)])
def test_luck_weighted_by_probability_is_zero(game: str, players: int) -> None:
    found = registry.find(game)
    analysis = Analysis(ending(found, players, {}, 40), found)
    draws = [draw for draw in analysis.curve.draws.values() if draw.all]
    assert draws
    for draw in draws[-2:]:
        assert sum(share for _, _, share in draw.all) == pytest.approx(1.0)
        draw.look(1)
        total = [0.0] * len(draw.mean.sums)
        for state, fresh, share in draw.all:
            after = Point(analysis.prospects, state, fresh, draw.after.name)
            after.look(1)
            for at, (here, mean) in enumerate(zip(after.mean.numbers(), draw.mean.numbers(), strict=True)):
                total[at] += share * (here - mean)
        assert total == pytest.approx([0.0] * len(total), abs=1e-9)
        assert draw.errors() == [0.0] * len(total)


def test_a_large_draw_is_sampled_and_says_how_far_it_may_be_off() -> None:
    game = registry.find("welcome_to")
    analysis = Analysis(ending(game, 2, {}, 40), game)
    draw = next(draw for draw in analysis.curve.draws.values() if not draw.all)
    draw.look(1)
    draw.look(2)
    assert draw.mean.looks > 4
    assert any(error > 0 for error in draw.errors())


@pytest.mark.parametrize("game", OUR_GAMES)
def test_all_outcomes_are_what_a_draw_can_lead_to(game: str) -> None:
    found = registry.find(game)
    analysis = Analysis(ending(found, 2, {}, 40), found)
    rng = Random(3)
    for draw in analysis.curve.draws.values():
        if draw.all:
            known = [state.digest() for state, _, _ in draw.all]
            assert drawn(draw.state, rng)[0].digest() in known
            assert draw.after.state.digest() in known
        assert all(state.pending() != CHANCE for state, _, _ in draw.all)
        assert [share for _, _, share in all_outcomes(draw.state)] == [share for _, _, share in draw.all]


@pytest.mark.soak
@pytest.mark.parametrize("game", OUR_GAMES)
def test_over_many_games_nobody_is_lucky(game: str) -> None:
    """The mean luck of each seat is zero, within four standard errors."""
    found = registry.find(game)
    sums, squares = [0.0] * 4, [0.0] * 4
    for number in range(GAMES_EACH):
        analysis = Analysis(quick(found, 2, {}, f"luck/{number}").record(), found, f"{number}")
        for stage in analysis.curve.stages():
            for place in stage:
                place.look(1)
        luck = [0.0] * 4
        for block in analysis.story.blocks:
            if block.kind == DRAW:
                before, after = analysis.curve.mean(block.first), analysis.curve.mean(block.last)
                for at, (one, other) in enumerate(zip(before.numbers(), after.numbers(), strict=True)):
                    luck[at] += other - one
        for at, one in enumerate(luck):
            sums[at] += one
            squares[at] += one * one
    for total, square in zip(sums, squares, strict=True):
        mean = total / GAMES_EACH
        error = sqrt((square / GAMES_EACH - mean * mean) / GAMES_EACH)
        assert abs(mean) <= 4 * error


def test_a_draw_has_the_luck_of_what_came_of_it() -> None:
    game = registry.find("uptown")
    analysis = Analysis(ending(game, 2, {}, 14), game)
    draws = [block for block in analysis.story.blocks if block.kind == DRAW]
    assert len(draws) == len(analysis.curve.draws) > 0
    for block in draws:
        assert analysis.curve.draws[block.first].after is analysis.curve.points[block.last]


def test_a_round_looks_at_a_draw_as_often_as_at_what_came_of_it_in_any_order() -> None:
    """A point at which a round has found the end of the game is looked at more often in later rounds only."""
    game = registry.find("uptown")
    means = []
    for points_first in (True, False):
        analysis = Analysis(ending(game, 2, {}, 14), game)
        draw = list(analysis.curve.draws.values())[-1]
        draw.after.ended = 1
        assert [draw.after.looks(round) for round in (1, 2)] == [1, ENDS]
        for round in (1, 2):
            for place in (draw.after, draw) if points_first else (draw, draw.after):
                place.look(round)
        means.append(draw.mean.numbers())
    assert means[0] == means[1]


@pytest.mark.parametrize(("game", "sees"), [("uptown", True), ("welcome_to", False)])
def test_what_a_network_does_not_see_is_played_first(game: str, sees: bool) -> None:
    """The rows of Welcome To… leave out the cards on the table, so the turn is played before the network is asked."""
    found = registry.find(game)
    analysis = Analysis(ending(found, 2, {}, 60), found)
    assert analysis.prospects.network is not None
    assert analysis.prospects.sees_draws is sees
    luck = 0.0
    for draw in list(analysis.curve.draws.values())[-2:]:
        draw.look(1)
        draw.after.look(1)
        luck += abs(draw.after.mean.margins()[0] - draw.mean.margins()[0])
    assert luck > 0.01


@pytest.mark.parametrize("game", ["streets", "welcome_to"])
def test_a_player_alone_expects_what_comes_at_the_end_of_the_game(game: str) -> None:
    """With a network or without: then it is learned how much more comes of a turn than the judge sees."""
    found = registry.find(game)
    analysis = Analysis(ending(found, 1, {}, 90), found)
    assert (analysis.prospects.network is None) == bool(analysis.prospects.leaves.drift)
    point = analysis.curve.points[min(analysis.curve.points)]
    point.look(1)
    result = analysis.curve.points[len(analysis.story.steps)]
    result.look(1)
    assert abs(point.mean.margins()[0] - result.mean.margins()[0]) < 30
