"""The hall: what runs in this process, put together, started and stopped."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from ludopolis.server.model.clocks import TimeSource, wall_time
from ludopolis.server.notifications.notifier import MOMENT_SECONDS, Calls
from ludopolis.server.notifications.outgoing import Outside
from ludopolis.server.notifications.push import Sender, new_secret
from ludopolis.server.ops.tasks import DATABASE_ERRORS, Tasks
from ludopolis.server.people.last_seen import Looks
from ludopolis.server.people.results import Counting
from ludopolis.server.review.analyses import Analyses
from ludopolis.server.storage.notes import Notes
from ludopolis.server.storage.notifications import Kept
from ludopolis.server.storage.people import PeopleKept
from ludopolis.server.storage.tables import Store
from ludopolis.server.storage.talk import TalkKept
from ludopolis.server.storage.tries import PUSH
from ludopolis.server.tables.bot_turns import BOT_PAUSE_SECONDS, BotTurns
from ludopolis.server.tables.heartbeat import Uptime
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.tables.other_processes import OtherProcesses
from ludopolis.server.tables.presence import Presence
from ludopolis.server.workers.bots import BotWorkers

DATABASE_SECONDS = 3.0
"""A database that takes longer to answer is out of reach."""


class Health(NamedTuple):
    """How this process is doing."""

    database: bool
    """Whether the database answers."""
    waiting: dict[str, int]
    """Background tasks that have failed and wait to be started again, by name."""
    restarts: dict[str, int]
    """How often background tasks have been started again since the process began, by name."""


class Hall:
    """One process's tables and bots, and its ear for other processes."""

    def __init__(
        self,
        store: Store,
        workers: int = 1,
        pause: float = BOT_PAUSE_SECONDS,
        seed: str = "",
        outside: Outside | None = None,
        moment: float = MOMENT_SECONDS,
        time: TimeSource = wall_time,
    ) -> None:
        self.store = store
        self.tasks = Tasks()
        outbox: asyncio.Queue[str] = asyncio.Queue()
        presence = Presence(outbox.put_nowait if store.postgres else lambda message: None)
        self.tables = OpenTables(store, presence, self._wake, seed, time)
        self.bots = BotTurns(self.tables, BotWorkers(workers), pause, self.tasks)
        self.coach = Analyses(store, self.tasks)
        self.calls = Calls(self.tables, Kept(store), outside or Outside(), self.tasks, moment)
        self.people = PeopleKept(store)
        self.looks = Looks(self.people)
        self.results = Counting(self.tables, self.people, self.tasks)
        self.listing = True
        """Whether tables may be shown to everybody on the home page."""
        self.uptime = Uptime(self.tables)
        self.talk = TalkKept(store)
        self.notes = Notes(store)
        self._others = OtherProcesses(self.tables, outbox, self.tasks)
        self._question: asyncio.Future[bool] | None = None

    async def open(self) -> None:
        """Brings the database up to date and follows the other processes."""
        await self.store.open()
        await self.uptime.say()
        secret = await self.store.secret(PUSH, new_secret())
        self.calls.sender = Sender(self.calls.outside, secret)
        self.tasks.run("reminders", self.calls.remind)
        self.tasks.run("uptime", self.uptime.go_on)
        self._others.follow()

    async def close(self) -> None:
        """Stops bots and connections."""
        self.calls.close()
        await self.tasks.close()
        self.bots.workers.stop()
        self.coach.stop()
        await self._others.part()
        await self.calls.outside.close()
        with suppress(TimeoutError, *DATABASE_ERRORS):  # then the last time it said so counts
            await asyncio.wait_for(self.uptime.say(last=True), DATABASE_SECONDS)
        await self.store.close()

    def _wake(self, live: Live) -> None:
        self.bots.wake(live)
        self.calls.watch(live)
        self.results.watch(live)

    def changed(self, ids: Iterable[str]) -> None:
        """Reads tables again that were changed beside their memory, and shows out whoever has lost a seat."""
        for id in ids:
            if (live := self.tables.changed(id)) is not None:
                self.tasks.run("reread", partial(self.tables.reread, live))

    async def health(self) -> Health:
        """Asks the database and counts what has failed."""
        if self._question is None:  # one at a time: a database out of reach may keep a thread for minutes
            self._question = asyncio.ensure_future(self.store.empty())
        question = self._question
        done, _ = await asyncio.wait({question}, timeout=DATABASE_SECONDS)
        if done and self._question is question:
            self._question = None
        answers = bool(done) and not question.cancelled() and question.exception() is None
        return Health(answers, dict(+self.tasks.waiting), dict(self.tasks.restarts))
