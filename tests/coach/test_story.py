"""A record as draws and turns: whose decision is judged from which position."""

import pytest
from our_games import OUR_GAMES

from coach.short import ending
from ludopolis import registry
from ludopolis.coach.story import DRAW, Story, Unfinished
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_step_is_in_one_block_and_every_move_in_one_part(game: str) -> None:
    found = registry.find(game)
    story = Story(ending(found, 2, {}, 60), found)
    assert [block.first for block in story.blocks[1:]] == [block.last for block in story.blocks[:-1]]
    assert (story.blocks[0].first, story.blocks[-1].last) == (0, len(story.steps))
    for block in story.blocks:
        steps = range(block.first, block.last)
        assert (block.kind == DRAW) == all(story.steps[at].seat == CHANCE for at in steps)
        assert sorted(at for part in block.parts for at in part.steps) == ([] if block.kind == DRAW else list(steps))
        for part in block.parts:
            assert all(story.steps[at].seat == part.seat for at in part.steps)
            assert story.positions[part.at].pending() >> part.seat & 1


def test_who_decides_at_the_same_time_is_judged_from_the_position_before() -> None:
    game = registry.find("welcome_to")
    story = Story(ending(game, 2, {}, 60), game)
    together = [block for block in story.blocks if len(block.parts) == 2]
    assert len(together) > 3
    for block in together:
        assert [part.at for part in block.parts] == [block.first, block.first]
        assert story.positions[block.first].pending() == 0b11


def test_a_running_game_is_refused() -> None:
    game = registry.find("happy_city")
    with pytest.raises(Unfinished):
        Story(Table(game, {}, ["a", "b"], Dealer(1)).record(), game)
