"""The contract check on compiled games, and on an interpreted game played by the compiled engine."""

import barter
import pytest

from ludopolis import registry
from ludopolis.engine.check import check_setting
from ludopolis.engine.game import Game
from ludopolis.engine.schedule import Setting, covering

CASES = [
    pytest.param(game, setting, id=f"{game.id}-{setting.name()}")
    for game in (barter.GAME, *map(registry.find, registry.ids()))
    for setting in covering(game, 1)
]


@pytest.mark.parametrize(("game", "setting"), CASES)
def test_every_law_holds(game: Game, setting: Setting) -> None:
    checked = check_setting(game, setting, "compiled")
    assert checked.moves > 0
    assert checked.ending in game.endings
