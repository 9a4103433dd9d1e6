"""Options of Ginkgopolis that make no difference are not offered."""

from our_games import not_offered

from ludopolis.games.ginkgopolis import GAME


def test_options_without_effect_are_not_offered() -> None:
    assert not_offered(GAME, 2, {}) == {"solo_level", "solo_deal"}
    assert not_offered(GAME, 1, {}) == {"characters", "screens"}
