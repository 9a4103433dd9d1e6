"""Options of Welcome To… that make no difference are not offered."""

from our_games import not_offered

from ludopolis.games.welcome_to import GAME


def test_options_without_effect_are_not_offered() -> None:
    assert not_offered(GAME, 1, {"draft": True}) == {"draft", "pass_direction"}
    assert not_offered(GAME, 3, {"draft": True, "expert": True}) == {"rings"}
