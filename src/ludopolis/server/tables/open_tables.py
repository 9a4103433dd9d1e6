"""The open tables of a process: setting them up, loading them, keeping memory in step with the database.

If the two disagree, the database is right.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from ludopolis import registry
from ludopolis.bots import CHARACTERS, LEVELS, is_level
from ludopolis.bots.bot import unknown_bot
from ludopolis.engine.contract import Game
from ludopolis.engine.lesson import Lesson
from ludopolis.engine.table.record import Header
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadRecord, LudopolisError
from ludopolis.engine.values.options import OptionValue
from ludopolis.server.guard.access import new_token
from ludopolis.server.model.clocks import Clock, Terms, TimeSource, wall_time
from ludopolis.server.model.tables import RUNNING, WAITING, NotFound, SeatRow, TableRow, human_seats, new_row
from ludopolis.server.storage.clocks import ClockRepository
from ludopolis.server.storage.database import Conflict
from ludopolis.server.storage.notices import Told
from ludopolis.server.storage.tables import TableRepository
from ludopolis.server.tables.live import CLOSE_NOT_FOUND, NOBODY, Live, dealer_of, fold, waiting
from ludopolis.server.tables.presence import Presence

MAX_OPEN_TABLES = 2_000
"""When this many tables are kept in memory, those that nobody is looking at are dropped."""


class Unplayable(LudopolisError):
    """A table whose rules or components are no longer installed: only its record can be downloaded."""


class OpenTables:
    """The tables in memory, by id."""

    def __init__(
        self,
        repository: TableRepository,
        clocks: ClockRepository,
        presence: Presence,
        wake_bots: Callable[[Live], None],
        seed: str,
        time: TimeSource = wall_time,
    ) -> None:
        self.repository = repository
        self._clocks = clocks
        self.time = time
        self.presence = presence
        self.wake_bots = wake_bots
        self.seed = seed
        """Makes deals reproducible, for tests. Without it every deal has a secret seed."""
        self.live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Every table that is referenced in this process; never two of the same id."""
        self._kept: dict[str, Live] = {}
        """Tables kept in memory although nobody holds a reference."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._changed_while_loading: set[str] = set()

    async def set_up(
        self,
        game: Game,
        options: dict[str, OptionValue],
        settings: Data,
        places: list[SeatRow],
        id: str = "",
        seed: str = "",
        waits: bool = False,
    ) -> TableRow:
        """Makes the first draws and stores the table. If there is a table of that id, returns that one.

        Without a seed the deal is unique. A table that `waits` is stored without draws, until somebody begins the game.
        `settings` may have a `position` to begin from; what is drawn there has nothing to do with any other table.
        """
        for place in places:
            if place.kind == "bot":
                check_level(place.bot)
        position = settings.get("position")
        alike = self.seed and position is None
        seed = seed or (f"{self.seed}/{game.id}/{len(places)}" if alike else new_token())
        names, dealer = [place.name for place in places], None if waits else Dealer(seed)
        table = Table(game, options, names, dealer, position, (), bool(settings.get("variation")))
        if not waits:
            table.play_only_moves(human_seats(places))
        row = new_row(table.header(), settings, seed, WAITING if waits else RUNNING, places, id)
        try:
            await self.repository.create(row, table.entries, self._first_clock(row, table))
        except Conflict:
            return await self.repository.find(row.id)
        return row

    def _first_clock(self, row: TableRow, table: Table) -> Clock | None:
        terms = Terms.of(row.settings)
        if terms is None:
            return None
        return Clock.begin(terms, len(row.seats), waiting(table, row.seats, row.status), self.time())

    async def set_up_lesson(self, game: Game, lesson: Lesson, places: list[SeatRow]) -> TableRow:
        """Stores a table at which a lesson begins."""
        table = lesson.begin(game, [place.name for place in places])
        settings = {"live_score": True, "hints": True, "host": lesson.seat, "lesson": lesson.id}
        settings["position"] = lesson.position
        row = new_row(table.header(), settings, lesson.seed, RUNNING, places)
        await self.repository.create(row, table.entries)
        return row

    async def open(self, id: str) -> Live:
        """The table in memory, read from the database if necessary."""
        live = self.live.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = loading = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda done: self._loaded(id, done))
            live = await asyncio.shield(self._loading[id])  # others may wait for it too
        self._kept[id] = live
        if live.stale:
            async with self.holding(live):
                pass
        return live

    @asynccontextmanager
    async def holding(self, live: Live) -> AsyncIterator[None]:
        """Locks the table and brings it in step with the database."""
        async with live.lock:
            if live.stale:
                await self.catch_up(live)
            yield

    async def catch_up(self, live: Live) -> None:
        """Reads what other processes have written, with the lock held."""
        try:
            row = await self._follow(live)
        except NotFound:
            self.live.pop(live.row.id, None)
            self._kept.pop(live.row.id, None)
            for socket in list(live.sockets):
                socket.close(CLOSE_NOT_FOUND)
                live.detach(socket)
            self.presence.tell(live.row.id, set())
            raise
        live.table.dealer = dealer_of(row, live.game)
        for old, new in zip(live.row.seats, row.seats, strict=True):
            if old.name != new.name:
                live.table.name_seat(new.seat, new.name, new.town)
        live.row = row
        live.clock = await self._clock_of(row)
        live.stale = False

    async def _follow(self, live: Live) -> TableRow:
        """Plays the stored entries that memory lacks, and returns the stored row.

        Replays the whole table if they do not fit, or if a deleted person's name must leave the entries.
        """
        row, lines, keys = await self.repository.news(live.row.id, after=live.table.length)
        fits = all(old.name in ("", new.name) for old, new in zip(live.row.seats, row.seats, strict=True))
        live.table.dealer = None
        try:
            for line in lines:
                live.table.follow(line)
        except Exception:
            fits = False
        if not fits:
            live.table = fold(live.row, live.game, [])
            row, lines, keys = await self.repository.news(row.id)
            live.table = await asyncio.to_thread(fold, row, live.game, lines)
        live.keys |= keys
        return row

    async def follow(self, live: Live, told: Told) -> None:
        """Plays and shows the entries that another process has added; reloads the table if some are missing."""
        async with live.lock:
            known = live.table.length
            if told.entries[-1]["n"] > known:
                live.stale = live.stale or told.entries[0]["n"] != known + 1
                if not live.stale:
                    self._play_on(live, told)
        await self.show(live)

    def _play_on(self, live: Live, told: Told) -> None:
        dealer, live.table.dealer = live.table.dealer, None
        try:
            for entry in told.entries:
                live.table.follow(entry)
        except Exception:
            live.table, live.stale = fold(live.row, live.game, []), True
            return
        live.table.dealer = dealer
        if told.key is not None:
            live.keys.add(told.key)

    async def reread(self, live: Live) -> None:
        """Reloads and shows a table that another process has changed."""
        async with live.lock:
            live.stale = True
        await self.show(live)

    async def show(self, live: Live) -> None:
        """Sends every viewer what is new for it."""
        with suppress(NotFound):
            async with self.holding(live):
                live.elsewhere = self.presence.elsewhere(live.row.id) or NOBODY
                live.push()

    def changed(self, id: str) -> Live | None:
        """Marks a table that another process has changed. Returns it if it is open here and must be reloaded."""
        if id in self._loading:
            self._changed_while_loading.add(id)
        return self.live.get(id)

    def all_changed(self) -> list[Live]:
        """Marks all tables, since anything may have changed. Returns those that are open here."""
        self._changed_while_loading |= self._loading.keys()
        return list(self.live.values())

    async def _load(self, id: str) -> Live:
        self._changed_while_loading.discard(id)
        row, lines, keys = await self.repository.news(id)
        live = await asyncio.to_thread(Live, row, game_of(row), lines, keys, self.wake_bots)
        live.clock, live.time = await self._clock_of(row), self.time
        live.elsewhere = self.presence.elsewhere(id) or NOBODY
        live.stale = id in self._changed_while_loading
        if len(self._kept) >= MAX_OPEN_TABLES:
            self._drop_idle()
        self.live[id] = self._kept[id] = live
        return live

    async def _clock_of(self, row: TableRow) -> Clock | None:
        return await self._clocks.find(row.id) if row.settings.get("clock") else None

    def _loaded(self, id: str, done: asyncio.Task[Live]) -> None:
        self._loading.pop(id, None)
        self._changed_while_loading.discard(id)
        if not done.cancelled():
            done.exception()  # everybody who waited for it may have gone

    def _drop_idle(self) -> None:
        for id in [id for id, live in self._kept.items() if not live.sockets and not live.lock.locked()]:
            del self._kept[id]


def check_level(bot: str) -> None:
    """Refuses a bot that is not a level, with or without a character: only levels keep to the server's time limits."""
    if not is_level(bot):
        raise unknown_bot(bot, ", ".join([*LEVELS, *(f"LEVEL:{character}" for character in CHARACTERS)]))


def game_of(row: TableRow) -> Game:
    """The game a table is played with. Raises `Unplayable` if its rules version or components are not installed."""
    header = Header(row.game, row.rules, row.components, row.options, len(row.seats), [])
    try:
        return registry.find_for(header)
    except (BadRecord, registry.UnknownGame) as missing:
        raise Unplayable(missing.reason) from missing
