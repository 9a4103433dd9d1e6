"""Every game of ours keeps the contract, and every word it says is in the catalogue."""

import pytest
from our_games import OUR_GAMES

from ludopolis import registry
from ludopolis.engine.check import check_setting
from ludopolis.engine.schedule import Setting, covering
from ludopolis.i18n import Words

CASES = [(id, setting) for id in OUR_GAMES for setting in covering(registry.find(id), 1)]


@pytest.mark.parametrize(("id", "setting"), CASES, ids=[f"{id}-{setting.name()}" for id, setting in CASES])
def test_the_contract_holds(id: str, setting: Setting) -> None:
    words = Words(module=registry.modules()[id])
    said: list[str] = []
    checked = check_setting(
        registry.find(id),
        setting,
        f"contract {setting.name()}",
        lambda prefix, told: said.append(words.say(prefix, told, lambda seat: f"player {seat}")),
    )
    assert checked.positions > 5
    assert all(said)


@pytest.mark.parametrize("id", OUR_GAMES)
def test_name_options_and_endings_have_words(id: str) -> None:
    game = registry.find(id)
    words = Words(module=registry.modules()[id])
    keys = ["game-name", "game-pitch", f"certainty-{game.components.certainty}"]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
        keys += [f"option-{option.name}-{value}" for value in option.choices if isinstance(value, str)]
    keys += [f"ending-{ending}" for ending in game.endings]
    assert [key for key in keys if not words.has(key)] == []
