"""The game keeps every law of the contract, and every word it says is in the catalogue."""

import pytest

from ludopolis.engine.check import check_setting
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.i18n import Words
from ludopolis.terminal.template.game import GAME

WORDS = Words(module="ludopolis.terminal.template.game")


@pytest.mark.parametrize("setting", covering(GAME, 1), ids=Setting.name)
def test_the_contract_holds(setting: Setting) -> None:
    said: list[str] = []
    checked = check_setting(
        GAME, setting, "contract", lambda prefix, told: said.append(WORDS.say(prefix, told, lambda seat: f"{seat}"))
    )
    assert checked.ending in GAME.endings
    assert all(said)
