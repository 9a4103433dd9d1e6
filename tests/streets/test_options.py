"""Options of Streets that make no difference are not offered."""

from our_games import not_offered

from ludopolis.games.streets import GAME


def test_options_without_effect_are_not_offered() -> None:
    assert not_offered(GAME, 3, {}) == {"difficulty"}
