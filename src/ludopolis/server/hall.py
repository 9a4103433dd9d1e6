"""The hall: what runs in this process, put together, started and stopped."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from ludopolis.server.bot_turns import BOT_PAUSE_SECONDS, BotTurns
from ludopolis.server.bot_workers import BotWorkers
from ludopolis.server.open_tables import OpenTables
from ludopolis.server.other_processes import OtherProcesses
from ludopolis.server.presence import Presence
from ludopolis.server.store import Store


class Hall:
    """One process's tables and bots, and its ear for other processes."""

    def __init__(self, store: Store, workers: int = 1, pause: float = BOT_PAUSE_SECONDS, seed: str = "") -> None:
        self.store = store
        outbox: asyncio.Queue[str] = asyncio.Queue()
        presence = Presence(outbox.put_nowait if store.postgres else lambda message: None)
        self.tables = OpenTables(store, presence, lambda live: self.bots.wake(live), seed)
        self.bots = BotTurns(self.tables, BotWorkers(workers), pause, self._spawn)
        self._others = OtherProcesses(self.tables, outbox, self._spawn)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Brings the database up to date and follows the other processes."""
        await self.store.open()
        self._others.follow()

    async def close(self) -> None:
        """Stops bots and connections."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._others.part()
        self.bots.workers.stop()
        await self.store.close()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
