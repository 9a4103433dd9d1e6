"""The hall: puts together, starts and stops everything that runs in one server process."""

import asyncio
from contextlib import suppress
from typing import NamedTuple

from ludopolis import registry
from ludopolis.server.deals.deals import Deals
from ludopolis.server.model.clocks import TimeSource, wall_time
from ludopolis.server.notifications.notifier import MOMENT_SECONDS, Notifier
from ludopolis.server.notifications.outgoing import Outside
from ludopolis.server.notifications.push import Sender, new_secret
from ludopolis.server.ops.tasks import Tasks
from ludopolis.server.pads.bells import Bells
from ludopolis.server.people.last_seen import LastSeenTracker
from ludopolis.server.people.listing import Listing
from ludopolis.server.people.my_tables import MyTables
from ludopolis.server.people.results import Counting
from ludopolis.server.puzzles.search import PuzzleSearch
from ludopolis.server.puzzles.setting import Puzzles
from ludopolis.server.review.analyses import Analyses
from ludopolis.server.review.previews import Previews
from ludopolis.server.settings import Settings
from ludopolis.server.storage.database import DatabaseFailed
from ludopolis.server.storage.secrets import PUSH
from ludopolis.server.storage.store import Store
from ludopolis.server.tables.bot_turns import BotTurns
from ludopolis.server.tables.heartbeat import Heartbeat
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.tables.other_processes import OtherProcesses
from ludopolis.server.tables.presence import Presence
from ludopolis.server.workers.bots import BotWorkers

DATABASE_SECONDS = 3.0
"""Timeout of the health check: a database that takes longer is out of reach."""


class Health(NamedTuple):
    """How this process is doing."""

    database: bool
    """Whether the database answers."""
    waiting: dict[str, int]
    """Background tasks that have failed and wait for their restart, by name."""
    restarts: dict[str, int]
    """Restarts of background tasks since the process began, by name."""


class Hall:
    """Everything that runs in one server process. No feature is given all of it: routes ask for parts."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        outside: Outside | None = None,
        moment: float = MOMENT_SECONDS,
        time: TimeSource = wall_time,
    ) -> None:
        self.store = store
        self.listed_games = registry.listed(settings.drafts)
        """The games on the home page and in the deals of the day. Tables of other games can still be opened."""
        self.tasks = Tasks(DatabaseFailed)
        outbox: asyncio.Queue[str] = asyncio.Queue()
        presence = Presence(outbox.put_nowait if store.database.postgres else lambda message: None)
        self.tables = OpenTables(store.tables, store.clocks, presence, self._wake, settings.seed, time)
        self.bots = BotTurns(
            self.tables, BotWorkers(settings.workers), store.hints, settings.bot_pause_seconds, self.tasks
        )
        self.analyses = Analyses(store.analyses, store.hints, self.tasks)
        self.notifier = Notifier(
            self.tables,
            store.notifications,
            store.clocks,
            outside or Outside(),
            self.tasks,
            moment,
            webhooks=not settings.no_webhooks,
        )
        self.last_seen = LastSeenTracker(store.people)
        self.counting = Counting(self.tables, store.people, store.tries, self.tasks)
        self.listing = Listing(self.tables, store.people, self.listed_games, not settings.no_open_tables)
        self.my_tables = MyTables(self.tables, store.people, store.talk, self.last_seen)
        self.deals = Deals(self.tables, store.tries, store.secrets)
        self.previews = Previews(store.previews, store.tries, settings.previews)
        search = PuzzleSearch(store.puzzles, self.tables, store.tries, self.deals, self.analyses.workers, self.tasks)
        self.puzzles = Puzzles(store.puzzles, search, self.analyses.workers, self.listed_games)
        self.heartbeat = Heartbeat(self.tables, store.clocks)
        self.pad_bells = Bells()
        self.other_processes = OtherProcesses(self.tables, store.notices, outbox, self.tasks, self.pad_bells.ring)
        self._question: asyncio.Future[bool] | None = None

    async def open(self) -> None:
        """Opens the database, starts background tasks and follows the other processes."""
        await self.store.open()
        await self.heartbeat.beat()
        secret = await self.store.secrets.get(PUSH, new_secret())
        self.notifier.sender = Sender(self.notifier.outside, secret)
        self.tasks.run("reminders", self.notifier.remind)
        self.tasks.run("uptime", self.heartbeat.run)
        self.other_processes.follow()

    async def close(self) -> None:
        """Stops bots and connections."""
        self.notifier.close()
        await self.tasks.close()
        self.bots.workers.stop()
        self.analyses.stop()
        await self.other_processes.part()
        self.notifier.outside.close()
        with suppress(TimeoutError, DatabaseFailed):  # then the heartbeat before counts as the last
            await asyncio.wait_for(self.heartbeat.beat(last=True), DATABASE_SECONDS)
        await self.store.close()

    def _wake(self, live: Live) -> None:
        self.bots.wake(live)
        self.notifier.watch(live)
        self.counting.watch(live)

    async def health(self) -> Health:
        """Asks the database whether it answers, and counts failed tasks."""
        if self._question is None:  # one at a time: a database out of reach may keep a thread for minutes
            self._question = asyncio.ensure_future(self.store.tables.empty())
        question = self._question
        done, _ = await asyncio.wait({question}, timeout=DATABASE_SECONDS)
        if done and self._question is question:
            self._question = None
        answers = bool(done) and not question.cancelled() and question.exception() is None
        return Health(answers, dict(+self.tasks.waiting), dict(self.tasks.restarts))
