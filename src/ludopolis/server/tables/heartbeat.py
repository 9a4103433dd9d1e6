"""The server says now and then that it is there. The time in which it was not counts on nobody's clock."""

import asyncio

from ludopolis.server.storage.clocks import LAPSE_MS
from ludopolis.server.tables.open_tables import OpenTables

BEAT_SECONDS = 15.0


class Uptime:
    """The pulse of one process."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self._last = 0

    async def go_on(self) -> None:
        """Says so for as long as it is there."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.say()

    async def say(self, last: bool = False) -> None:
        """Says so now, perhaps for the last time.

        Where that was due long ago, the machine has slept, and the clocks are put right: they are read again.
        """
        now = self.tables.time()
        slept = now - self._last > LAPSE_MS
        await self.tables.store.pulse(self.tables.store.name, now, slept, last)
        self._last = now
        for live in list(self.tables.live.values()) if slept else []:
            if live.clock is not None:
                await self.tables.reread(live)
