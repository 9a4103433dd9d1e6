"""What the browser tests need to know of Happy City."""

import json

from browser.fixtures import Invite
from browser.questions import Puppet, golden_files, read, watched

FULL_OPTIONS = {"mode": "expert"}
SHORT_OPTIONS = {"max_rounds": 8}
BOARD_PARTS = [".hc .market", ".hc .specials", ".hc .city", ".hc .happy"]
NEWCOMER = json.dumps({"sound": False})
"""Preferences of somebody who is told what is new."""


def seated(invite: Invite, number: int, hints: bool = False, **how: object) -> tuple[Puppet, int]:
    """A page at a recorded game, and the seat it watches."""
    path = golden_files("happy_city")[number]
    record = read(path)
    return Puppet(invite(**how), record, seat := watched(path, record.header.players), hints), seat
