"""Turns: others are asked in somebody's turn, so the check must tell that from a number that stays where it may not."""

import pytest

from ludopolis.engine.check import check_setting
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.play import StreetsState

SETTING = Setting(2, GAME.complete({}, 2))


def test_a_number_that_stays_when_the_next_seat_builds_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StreetsState, "turn", lambda state: state.turns - (state.turns % 5 == 3))
    with pytest.raises(BrokenLaw, match=r"turn: changes when another seat's turn begins; .* is asked (tile|abandon)"):
        check_setting(GAME, SETTING, "turns")
