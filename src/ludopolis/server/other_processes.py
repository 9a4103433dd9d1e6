"""Following what other processes do to the same database: servers on one PostgreSQL, a host's commands on SQLite.

Processes tell each other which table has changed, never what: each reads the entries and builds its own viewers' views.
Nothing stores who is connected; processes tell each other that too.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy.exc import OperationalError

from ludopolis.server.live import Live
from ludopolis.server.open_tables import OpenTables
from ludopolis.server.presence import BEAT_SECONDS
from ludopolis.server.store import CHANGES_CHANNEL, PRESENCE_CHANNEL, NotFound

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long to wait before trying a database out of reach again."""
POLL_SECONDS = 1.0
"""How often to look for a host's changes on SQLite."""


class OtherProcesses:
    """Keeps the open tables in step with other processes; `outbox` holds what `tables.presence` wants to tell them."""

    def __init__(
        self, tables: OpenTables, outbox: asyncio.Queue[str], spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.tables = tables
        self.store = tables.store
        self.presence = tables.presence
        self._outbox = outbox
        self._spawn = spawn

    def follow(self) -> None:
        """Starts following."""
        if self.store.postgres:
            for work in (self._listen(), self._announce(), self._beat()):
                self._spawn(work)
        else:
            self._spawn(self._poll_notices())

    async def part(self) -> None:
        """Tells the others that nobody is connected here any more."""
        self.presence.part()
        if self.store.postgres:
            with suppress(OperationalError):
                await self.store.announce_presence(self._queued())

    async def _listen(self) -> None:
        url = self.store.url.replace("+psycopg", "")
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANGES_CHANNEL}")
                    await connection.execute(f"LISTEN {PRESENCE_CHANNEL}")
                    for live in self.tables.live.values():
                        live.stale = True
                    self._show_presence(self.presence.greet())
                    async for notice in connection.notifies():
                        if notice.channel == PRESENCE_CHANNEL:
                            self._show_presence(self.presence.hear(notice.payload))
                        elif (changed := self.tables.live.get(notice.payload)) is not None:
                            self._spawn(self._reread(changed))
            except psycopg.OperationalError:
                log.warning("the database is out of reach; trying again")
                await asyncio.sleep(RETRY_SECONDS)

    async def _announce(self) -> None:
        while True:
            messages = [await self._outbox.get(), *self._queued()]
            while True:
                try:
                    await self.store.announce_presence(messages)
                    break
                except OperationalError:
                    await asyncio.sleep(RETRY_SECONDS)

    def _queued(self) -> list[str]:
        return [self._outbox.get_nowait() for _ in range(self._outbox.qsize())]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._show_presence(self.presence.beat())

    def _show_presence(self, tables: set[str]) -> None:
        for id in tables & self.tables.live.keys():
            self._spawn(self._show_presence_at(self.tables.live[id]))

    async def _show_presence_at(self, live: Live) -> None:
        with suppress(NotFound):
            async with self.tables.holding(live):
                live.elsewhere = self.presence.elsewhere(live.row.id)
                live.push()

    async def _poll_notices(self) -> None:
        last, _ = await self.store.notices_after(0)
        while True:
            await asyncio.sleep(POLL_SECONDS)
            last, changed = await self.store.notices_after(last)
            for id in changed & self.tables.live.keys():
                await self._reread(self.tables.live[id])

    async def _reread(self, live: Live) -> None:
        with suppress(NotFound):
            async with live.lock:
                await self.tables.catch_up(live)
                live.push()
