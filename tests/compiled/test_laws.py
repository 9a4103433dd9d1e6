"""An interpreted game on the compiled engine keeps every law. `test_contract.py` does the same for our own games."""

import barter
import pytest

from ludopolis.engine.check import check_setting
from ludopolis.engine.check.schedule import Setting, covering


@pytest.mark.parametrize("setting", covering(barter.GAME, 1), ids=Setting.name)
def test_every_law_holds(setting: Setting) -> None:
    checked = check_setting(barter.GAME, setting, "compiled")
    assert checked.moves > 0
    assert checked.ending == "rounds"
