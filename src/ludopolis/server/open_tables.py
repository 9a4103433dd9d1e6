"""The tables this process has open: setting them up, reading them in, keeping memory in step with the database.

Memory is a fold of the database. If the two disagree, the database is right.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ludopolis import bots, registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.facts import BadRecord, LudopolisError
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.record import Header
from ludopolis.engine.state import Data
from ludopolis.engine.table import Table
from ludopolis.server import guard
from ludopolis.server.live import Live, fold
from ludopolis.server.presence import Presence
from ludopolis.server.store import RUNNING, NotFound, SeatRow, Store, TableRow, new_row

MAX_OPEN_TABLES = 2_000
"""With this many in memory, those that nobody is looking at are dropped."""


class Unplayable(LudopolisError):
    """A table whose rules or components are no longer installed: only its record can be downloaded."""


class OpenTables:
    """The tables in memory, by id."""

    def __init__(self, store: Store, presence: Presence, wake_bots: Callable[[Live], None], seed: str) -> None:
        self.store = store
        self.presence = presence
        self.wake_bots = wake_bots
        self.seed = seed
        """Makes tables of the same game and size start alike, for tests. Without it every deal has a secret seed."""
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def set_up(
        self, game: Game, options: dict[str, OptionValue], settings: Data, places: list[SeatRow]
    ) -> TableRow:
        """Makes the first draws and stores the table."""
        for place in places:
            if place.kind == "bot":
                bots.make(place.bot)  # refuses an unknown one
        seed = f"{self.seed}/{game.id}/{len(places)}" if self.seed else guard.new_token()
        table = Table(game, options, [place.name for place in places], Dealer(seed))
        row = new_row(table.header(), settings, seed, RUNNING, places)
        await self.store.create(row, table.entries)
        return row

    async def open(self, id: str) -> Live:
        """The table in memory, read from the database if necessary."""
        live = self.live.get(id)
        if live is None:
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            try:
                live = await self._loading[id]
            finally:
                self._loading.pop(id, None)
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
        """Reads what other processes have written, with the lock held. Folds the table anew if that does not fit."""
        try:
            row = await self.store.table(live.row.id)
        except NotFound:
            self.live.pop(live.row.id, None)
            self.presence.tell(live.row.id, set())
            for socket in live.sockets:
                socket.close()
            raise
        lines = await self.store.lines(row.id, after=len(live.table.entries))
        live.row = row
        live.stale = False
        live.table.dealer = None
        try:
            for line in lines:
                live.table.follow(line)
        except (LudopolisError, KeyError):
            live.table = fold(row, live.game, await self.store.lines(row.id))
        live.table.dealer = Dealer(row.seed)
        live.keys |= await self.store.keys(row.id)

    async def _load(self, id: str) -> Live:
        row = await self.store.table(id)
        lines, keys = await self.store.lines(id), await self.store.keys(id)
        live = await asyncio.to_thread(Live, row, game_of(row), lines, keys, self.wake_bots)
        live.elsewhere = self.presence.elsewhere(id)
        if len(self.live) >= MAX_OPEN_TABLES:
            self._drop_idle()
        self.live[id] = live
        return live

    def _drop_idle(self) -> None:
        for id in [id for id, live in self.live.items() if not live.sockets and not live.lock.locked()]:
            del self.live[id]


def game_of(row: TableRow) -> Game:
    """The game a table is played with. Raises `Unplayable` if its rules version or components are not installed."""
    header = Header(row.game, row.rules, row.components, row.options, len(row.seats), [])
    try:
        return registry.find_for(header)
    except (BadRecord, registry.UnknownGame) as missing:
        raise Unplayable(missing.reason) from missing
