"""Options of Happy City that make no difference are not offered."""

from our_games import not_offered

from ludopolis.games.happy_city import GAME


def test_options_without_effect_are_not_offered() -> None:
    assert not_offered(GAME, 2, {}) == {"verified_only"}
