"""Follows what other processes do to the same database: servers on one PostgreSQL, a host's commands on SQLite.

Processes announce which table has changed, with the new entries if nothing else has; each builds the views for its own
viewers. Presence is announced too, and never stored.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from ludopolis.server.model.talk import GALLERY
from ludopolis.server.ops.tasks import Tasks
from ludopolis.server.storage.database import DatabaseFailed
from ludopolis.server.storage.notices import ENTRIES, PAD, PRESENCE_CHANNEL, NoticeRepository, hear
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.tables.presence import BEAT_SECONDS, SILENCE_SECONDS

POLL_SECONDS = 1.0
"""Interval between two polls for a host's changes on SQLite."""
PARTING_SECONDS = 2.0
"""Timeout for announcing that this process ends."""


class Deaf(Exception):
    """Our own heartbeats do not come back: the connection is dead."""


class OtherProcesses:
    """Keeps the open tables in step with other processes. `outbox` holds the messages of `tables.presence` to them.

    `pad_changed` is told which score pad another process has changed, or nothing if it may be any.
    """

    def __init__(
        self,
        tables: OpenTables,
        notices: NoticeRepository,
        outbox: asyncio.Queue[str],
        tasks: Tasks,
        pad_changed: Callable[[str], None] = lambda pad: None,
    ) -> None:
        self.tables = tables
        self.notices = notices
        self.presence = tables.presence
        self._postgres = notices.database.postgres
        self._outbox = outbox
        self._unsent: list[str] = []
        self._last_notice = 0
        self._tasks = tasks
        self._pad_changed = pad_changed

    def follow(self) -> None:
        """Starts following."""
        if self._postgres:
            self._tasks.run("listen", self._listen)
            self._tasks.run("announce", self._announce)
            self._tasks.run("beat", self._beat)
        else:
            self._tasks.run("notices", self._poll_notices)

    async def part(self) -> None:
        """Announces that nobody is connected here any more, if the database can be reached."""
        self.presence.part()
        if self._postgres:
            with suppress(TimeoutError, DatabaseFailed):
                await asyncio.wait_for(self.notices.announce_presence(self._queued()), PARTING_SECONDS)

    async def _listen(self) -> None:
        async with self.notices.listening() as notifications:
            self._reread(*self.tables.all_changed())
            self._pad_changed("")
            self._show_presence(self.presence.greet())
            heard = True
            while heard:
                heard = False
                async for notice in notifications(SILENCE_SECONDS):
                    heard = True
                    if notice.channel == PRESENCE_CHANNEL:
                        self._show_presence(self.presence.hear(notice.payload))
                    else:
                        self._hear_change(notice.payload)
            raise Deaf

    def _hear_change(self, message: str) -> None:
        told = hear(message)
        if told.author == self.notices.database.name:
            return
        if told.what != ENTRIES:
            self._changed(told.table, told.what)
        elif (live := self.tables.changed(told.table)) is not None:
            self._tasks.run("reread", partial(self.tables.follow, live, told))

    def _changed(self, table: str, talk: str = "") -> None:
        """Handles a change of a table, or only of its talk; or of a score pad."""
        if talk == PAD:
            self._pad_changed(table)
            return
        live = self.tables.changed(table)
        if live is not None and talk:
            live.hear(talk == GALLERY)
        elif live is not None:
            self._reread(live)

    async def _announce(self) -> None:
        while True:
            if not self._unsent:
                self._unsent = [await self._outbox.get(), *self._queued()]
            await self.notices.announce_presence(self._unsent)
            self._unsent = []

    def _queued(self) -> list[str]:
        return [self._outbox.get_nowait() for _ in range(self._outbox.qsize())]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            # While the database is out of reach, the messages that wait already serve as heartbeats.
            self._show_presence(self.presence.beat(say=not self._unsent))

    def _show_presence(self, tables: set[str]) -> None:
        for id in tables:
            if (live := self.tables.live.get(id)) is not None:
                self._tasks.run("presence", partial(self.tables.show, live))

    def reload(self, ids: Iterable[str]) -> None:
        """Reloads tables changed behind our back, and disconnects viewers who lost their seat."""
        for id in ids:
            if (live := self.tables.changed(id)) is not None:
                self._reread(live)

    def _reread(self, *tables: Live) -> None:
        for live in tables:
            self._tasks.run("reread", partial(self.tables.reread, live))

    async def _poll_notices(self) -> None:
        while True:
            last, changed = await self.notices.after(self._last_notice)
            for notice in changed:
                self._changed(*notice.split(" "))
            self._last_notice = last
            await asyncio.sleep(POLL_SECONDS)
