"""What a position is worth where luck decides the rest of the game."""

from coach.short import ending
from ludopolis import registry
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.story import Story

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
