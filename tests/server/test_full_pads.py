"""A score pad that takes nothing more: a name can still be removed from it."""

import pytest

from ludopolis import registry
from ludopolis.server.model.pads import DONE, FOR_NAMES, MAX_CHANGES, PadChange, PadRefused, PadRow
from ludopolis.server.model.tables import now
from ludopolis.server.pads.changing import Author


def test_a_name_can_be_removed_from_a_pad_that_takes_nothing_else() -> None:
    game = registry.find("happy_city")
    row = PadRow("pad", game.id, game.version, "", game.complete({}, 2), ["Anna", "Boris"], "", False, now(), now())
    changes = [PadChange(MAX_CHANGES - FOR_NAMES, DONE, "", None, None, 0, "", now())]
    author = Author(game, row, changes, "device")
    assert author.rename(1, "").names == ["Anna", "2"]
    with pytest.raises(PadRefused):
        author.enter("hearts.0", 3)
