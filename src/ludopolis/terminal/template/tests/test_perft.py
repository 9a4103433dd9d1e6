"""Counted sequences of decisions from fixed deals: any change of a rule changes a number."""

import pytest

from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.terminal.template.game import GAME

COUNTS = {2: [3, 6, 18, 36], 3: [4, 12, 24, 96], 4: [5, 20, 60, 120]}


@pytest.mark.parametrize("players", list(COUNTS))
def test_perft_from_the_start(players: int) -> None:
    state = GAME.new({}, players)
    assert [perft(state, Dealer("perft"), depth) for depth in range(1, 5)] == COUNTS[players]
