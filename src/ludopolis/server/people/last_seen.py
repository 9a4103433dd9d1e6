"""Unread marks: how far each device has seen its tables.

It is kept in memory while a page is open and stored when it is closed: a mark too many does no harm.
"""

import asyncio
import sys

from ludopolis.server.notifications.notifier import LOOKING_SECONDS
from ludopolis.server.storage.people import Look, PeopleKept
from ludopolis.server.storage.schema import FINISHED
from ludopolis.server.tables.live import Live

EVERYTHING = Look(sys.maxsize, over=True)
"""What a page that is being looked at shows. Whoever leaves it has seen it, even if the server hears of that later."""


class Looks:
    """Notes who has seen what."""

    def __init__(self, kept: PeopleKept) -> None:
        self._kept = kept
        self._seen: dict[tuple[str, str], tuple[float, Look]] = {}

    def looked(self, live: Live, device: str) -> None:
        """A page on that device shows a table and is being looked at."""
        look = look_of(live, device)
        if look is not None:
            self._seen[device, live.row.id] = asyncio.get_running_loop().time(), look

    async def left(self, live: Live, device: str) -> None:
        """A page on that device is closed. If it was looked at just now, everything on it was seen."""
        at, look = self._seen.pop((device, live.row.id), (0.0, None))
        if look is not None and asyncio.get_running_loop().time() - at < LOOKING_SECONDS:
            look = look_of(live, device)
        if look is not None:
            await self._kept.set_look(device, live.row.id, look)

    async def of(self, device: str) -> dict[str, Look]:
        """How far a device has seen its tables."""
        now = asyncio.get_running_loop().time()
        here = {
            table: EVERYTHING if now - at < LOOKING_SECONDS else look
            for (owner, table), (at, look) in self._seen.items()
            if owner == device
        }
        return {**await self._kept.looks_of(device), **here}


def look_of(live: Live, device: str) -> Look | None:
    """All that a device can see of a table now, if it has a seat there."""
    numbers = [live.table.view_number(place.seat) for place in live.row.seats if device and place.device == device]
    return Look(max(numbers), live.row.status == FINISHED) if numbers else None
