"""Every game of ours keeps the contract, and every word it says is in the catalogue."""

import pytest
from our_games import OUR_GAMES, settings_of

from ludopolis import registry
from ludopolis.engine.check.check import check_setting
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import Words

FEW = 4
"""Of larger tables, which are dear, only the largest is checked here; all of them in `make soak`, by
`ludopolis check GAME --pairs`. Golden games and `compiled/test_parity.py` play at every number of players."""


def is_checked(id: str, setting: Setting) -> bool:
    return setting.players <= FEW or setting.players == registry.find(id).players[1]


CASES = [(id, setting) for id in OUR_GAMES for setting in settings_of(id) if is_checked(id, setting)]


def marks_of(setting: Setting) -> list[pytest.MarkDecorator]:
    """Plain Python is slow: `make test` checks tables of two on it, and all of them on the compiled package."""
    return [pytest.mark.compiled] * (setting.players != 2)


@pytest.mark.parametrize(
    ("id", "setting"),
    [pytest.param(*case, id=f"{case[0]}-{case[1].name()}", marks=marks_of(case[1])) for case in CASES],
)
def test_the_contract_holds(id: str, setting: Setting) -> None:
    words = Words(module=registry.modules()[id])
    said: dict[str, str] = {}

    def hear(prefix: str, told: Fact) -> None:
        """Says it, unless it was said before: positions tell most facts again and again."""
        if (heard := f"{prefix} {told}") not in said:
            said[heard] = words.say(prefix, told, lambda seat: f"player {seat}")

    checked = check_setting(registry.find(id), setting, f"contract {setting.name()}", hear)
    assert checked.positions > 5
    assert said
    assert all(said.values())


@pytest.mark.parametrize("id", OUR_GAMES)
def test_name_options_and_endings_have_words(id: str) -> None:
    game = registry.find(id)
    words = Words(module=registry.modules()[id])
    keys = ["game-name", "game-pitch", "game-goal", f"certainty-{game.components.certainty}"]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
        keys += [f"option-{option.name}-{value}" for value in option.choices if isinstance(value, str)]
    keys += [f"ending-{ending}" for ending in game.endings]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("id", OUR_GAMES)
def test_whatever_is_offered_may_be_chosen(id: str) -> None:
    game = registry.find(id)
    for players in range(game.players[0], game.players[1] + 1):
        pairs = [(option.name, value) for option in game.offered({}, players) for value in option.samples()]
        for first in pairs:
            further = game.offered(dict([first]), players)
            for second in [(option.name, value) for option in further for value in option.samples()]:
                assert game.complete(dict([first, second]), players)
