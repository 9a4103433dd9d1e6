"""Unread marks: how far each device has seen its tables.

They are kept in memory while a page is open and stored when it is closed; after a crash an extra mark does no harm.
"""

import asyncio
import sys

from ludopolis.server.model.people import LastSeen
from ludopolis.server.model.tables import FINISHED
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.presence import LOOKING_SECONDS

EVERYTHING = LastSeen(sys.maxsize, over=True)
"""The mark of a page that is open now: everything counts as seen, whatever its view number."""


class LastSeenTracker:
    """Tracks how far each device has seen its tables."""

    def __init__(self, people: PeopleRepository) -> None:
        self._people = people
        self._seen: dict[tuple[str, str], tuple[float, LastSeen]] = {}

    def looked(self, live: Live, device: str) -> None:
        """Notes that somebody is looking at a table on that device."""
        seen = seen_now(live, device)
        if seen is not None:
            self._seen[device, live.row.id] = asyncio.get_running_loop().time(), seen

    def left(self, live: Live, device: str) -> LastSeen | None:
        """Notes that a page on that device was closed. If somebody was looking just now, all of it was seen.

        Returns the mark to store, if there is one: what happens until it is stored was not seen.
        """
        at, seen = self._seen.pop((device, live.row.id), (0.0, None))
        if seen is not None and asyncio.get_running_loop().time() - at < LOOKING_SECONDS:
            seen = seen_now(live, device)
        return seen

    async def store(self, device: str, table: str, seen: LastSeen) -> None:
        """Stores a mark."""
        await self._people.set_last_seen(device, table, seen)

    async def of(self, device: str) -> dict[str, LastSeen]:
        """How far a device has seen its tables."""
        now = asyncio.get_running_loop().time()
        here = {
            table: EVERYTHING if now - at < LOOKING_SECONDS else seen
            for (owner, table), (at, seen) in self._seen.items()
            if owner == device
        }
        return {**await self._people.last_seen(device), **here}


def seen_now(live: Live, device: str) -> LastSeen | None:
    """The mark of a device that has seen all of a table, if it has a seat there."""
    numbers = [live.table.view_number(place.seat) for place in live.row.seats if device and place.device == device]
    return LastSeen(max(numbers), live.row.status == FINISHED) if numbers else None


async def left_after(live: Live, people: PeopleRepository, device: str) -> set[str]:
    """The devices that have seen the end of a game and are no longer there, apart from `device`.

    Whoever has not seen it yet, as in correspondence play, has not left.
    """
    here = {device, *(live.row.seats[seat].device for seat in live.here())}
    away = {place.device for place in live.row.seats if place.device and place.device not in here}
    seen = {one: (await people.last_seen(one)).get(live.row.id) for one in away}
    return {one for one, last in seen.items() if last is not None and last.over}
