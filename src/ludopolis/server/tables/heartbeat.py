"""The heartbeat of a server process, so that its downtime is not charged to anybody's clock."""

import asyncio

from ludopolis.server.storage.clocks import LAPSE_MS, ClockRepository
from ludopolis.server.tables.open_tables import OpenTables

BEAT_SECONDS = 15.0


class Heartbeat:
    """The heartbeat of one process."""

    def __init__(self, tables: OpenTables, clocks: ClockRepository) -> None:
        self._tables = tables
        self._clocks = clocks
        self._last = 0

    async def run(self) -> None:
        """Beats until cancelled."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.beat()

    async def beat(self, last: bool = False) -> None:
        """Stores a heartbeat; `last`, if the process ends.

        If it is long overdue, the machine was asleep: stored clocks are put forward, and tables reload them.
        """
        now = self._tables.time()
        slept = now - self._last > LAPSE_MS
        await self._clocks.beat(now, slept, last)
        self._last = now
        for live in list(self._tables.live.values()) if slept else []:
            if live.clock is not None:
                await self._tables.reread(live)
