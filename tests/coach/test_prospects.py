"""What a position is worth where luck decides the rest of the game."""

import pytest

from coach.short import ending
from ludopolis import registry
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.story import DRAW, Story
from ludopolis.engine.turns import turn_of

SEEDS = range(6)


def test_several_looks_at_the_end_of_the_game_know_more_than_one() -> None:
    game = registry.find("welcome_to")
    state = Story(ending(game, 3, {"expert": True}, 60), game).positions[0]
    prospects = Prospects(state, 3)
    assert prospects.network is None
    single = [prospects.expect([(state, False)], seed, 1)[0].shares[0] for seed in SEEDS]
    several = [prospects.expect([(state, False)], seed, 4)[0].shares[0] for seed in SEEDS]
    assert set(single) == {0.0, 1.0}, "one end knows only who wins"
    assert set(several) <= {0.0, 0.25, 0.5, 0.75, 1.0}
    assert max(several) - min(several) < 1.0


def test_the_end_itself_is_the_result() -> None:
    game = registry.find("welcome_to")
    story = Story(ending(game, 3, {"expert": True}, 60), game)
    prospects = Prospects(story.table.state, 3)
    winners = story.table.state.results().winners
    found = prospects.expect([(story.table.state, True)], 1, 4)[0]
    assert found.shares == [1.0 / len(winners) if seat in winners else 0.0 for seat in range(3)]


@pytest.mark.parametrize(("id", "players", "turns"), [("uptown", 2, 3), ("uptown", 3, 4), ("welcome_to", 2, 1)])
def test_luck_is_judged_when_a_draw_may_have_been_of_use(id: str, players: int, turns: int) -> None:
    """Where all play at once that is one turn; elsewhere as many as the Master's playouts have."""
    game = registry.find(id)
    story = Story(ending(game, players, {}, 60), game)
    state = story.positions[next(block.last for block in story.blocks if block.kind == DRAW)]
    before = state.digest()
    prospects = Prospects(state, players)
    later = prospects.later(state, 1)
    assert turn_of(later) == turn_of(state) + turns
    assert later.digest() == prospects.later(state, 1).digest() != before == state.digest()
