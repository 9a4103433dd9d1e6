"""The hall: every table this process has open, and all that can be done at one.

Memory is a fold of the database. A change is made in memory, committed, and only then told to anybody; when the commit
does not go through, memory is folded anew. Processes on one PostgreSQL tell each other which table has changed, never
what: each reads the entries and builds its own viewers' views. Who is connected is stored nowhere; that they tell.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import psycopg
from sqlalchemy.exc import OperationalError

from ludopolis import bots, registry
from ludopolis.engine.chance import Dealer
from ludopolis.engine.facts import BadNotation, BadOption, BadRecord, IllegalMove, LudopolisError, fact
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.record import Header
from ludopolis.engine.state import Data
from ludopolis.engine.table import Table
from ludopolis.server import guard
from ludopolis.server.live import Live, Socket, fold
from ludopolis.server.presence import BEAT, Presence
from ludopolis.server.store import CHANNEL, HERE, Conflict, SeatRow, Store, TableRow, now
from ludopolis.server.thinking import Thinkers
from ludopolis.server.wire import deciding

log = logging.getLogger(__name__)

RUNNING, FINISHED, ENDED = "running", "finished", "ended"
PAUSE = 0.6
"""A move of a bot is shown no sooner than so many seconds after the last: people can follow; haste tells nothing."""
TURN = 4.0
"""Seconds of a whole turn of a bot, at most; getting a move to the table takes a little more."""
HINT = 2.5
"""Seconds that an Expert thinks about a hint."""
TRIES = 8
AGAIN = 1.0
"""Seconds before a database out of reach is tried again."""
LOOK = 1.0
"""Seconds between two looks for a host's changes."""
MOST_LIVE = 2_000
"""Tables kept in memory without anybody looking at them."""


class OutOfDate(LudopolisError):
    """The seat has seen an older view than the one it would be moving in."""


class NoTable(LudopolisError):
    """There is no such table."""


class Unplayable(LudopolisError):
    """A table whose rules or components are no longer here: its record can be downloaded, nothing more."""


class Hall:
    """All open tables of this process."""

    def __init__(self, store: Store, workers: int = 1, pause: float = PAUSE, seed: str = "") -> None:
        self.store = store
        self.pause = pause
        self.seed = seed
        """Deals every table of a kind alike, for tests; without it each deal is secret and its own."""
        self.thinkers = Thinkers(workers)
        self._said: asyncio.Queue[str] = asyncio.Queue()
        """What the other processes are still to be told."""
        self.presence = Presence(self._said.put_nowait if store.postgres else lambda message: None)
        self._live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Brings the database up to date and listens to the other processes."""
        await self.store.open()
        if self.store.postgres:
            for work in (self._listen(), self._talk(), self._beat()):
                self._spawn(work)
        else:
            self._spawn(self._look_for_notices())

    async def close(self) -> None:
        """Stops bots and connections."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.presence.part()
        if self.store.postgres:
            with suppress(OperationalError):
                await self.store.say(HERE, self._unsaid())
        self.thinkers.stop()
        await self.store.close()

    # Tables

    async def new_table(
        self, game: Game, options: dict[str, OptionValue], settings: Data, places: list[SeatRow]
    ) -> TableRow:
        """Sets a table up: the first draws are made and stored."""
        seed = f"{self.seed}/{game.id}/{len(places)}" if self.seed else guard.new_token()
        table = Table(game, options, [place.name for place in places], Dealer(seed))
        for place in places:
            if place.kind == "bot":
                bots.make(place.bot)
        at = now()
        row = TableRow(
            guard.new_id(),
            guard.new_id(),
            game.id,
            game.version,
            game.components.digest,
            table.options,
            settings,
            seed,
            RUNNING,
            None,
            at,
            at,
            places,
        )
        await self.store.create(row, table.entries)
        return row

    async def live(self, id: str) -> Live:
        """The table in memory; read and folded if it is not there yet."""
        live = self._live.get(id)
        if live is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._load(id))
            try:
                live = await self._opening[id]
            finally:
                self._opening.pop(id, None)
        if live.stale:
            async with self._holding(live):
                pass
        return live

    @asynccontextmanager
    async def _holding(self, live: Live) -> AsyncIterator[None]:
        """The table to oneself, in step with the database."""
        async with live.lock:
            if live.stale:
                await self._catch_up(live)
            yield

    async def _load(self, id: str) -> Live:
        row = await self.store.table(id)
        if row is None:
            raise NoTable(fact("no-such-table"))
        live = Live(row, game_of(row), await self.store.lines(id), await self.store.keys(id))
        live.elsewhere = self.presence.elsewhere(id)
        self._forget_some()
        self._live[id] = live
        return live

    def _forget_some(self) -> None:
        if len(self._live) >= MOST_LIVE:
            for id in [id for id, live in self._live.items() if not live.sockets and not live.lock.locked()]:
                del self._live[id]

    async def _catch_up(self, live: Live) -> None:
        """Reads what other processes have written; folds anew if memory and database have parted."""
        row = await self.store.table(live.row.id)
        if row is None:
            self._live.pop(live.row.id, None)
            self.presence.tell(live.row.id, set())
            for socket in live.sockets:
                socket.leave()
            raise NoTable(fact("no-such-table"))
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

    # What people do

    async def act(self, live: Live, key: str | None, change: Callable[[Table], None]) -> None:
        """Carries a change out, commits it, tells everybody. Raises what `change` raises; then nothing has happened."""
        await asyncio.shield(self._act(live, key, change))

    async def _act(self, live: Live, key: str | None, change: Callable[[Table], None]) -> None:
        async with live.lock:
            await self._commit(live, key, change)
            live.push()
        self.wake_bots(live)

    async def _commit(self, live: Live, key: str | None, change: Callable[[Table], None]) -> None:
        for _ in range(TRIES):
            if live.stale:
                await self._catch_up(live)
            if key in live.keys:
                return
            if live.row.status != RUNNING:
                raise IllegalMove(fact("table-over"))
            before = len(live.table.entries)
            change(live.table)
            status = RUNNING if live.table.state.pending() else FINISHED
            live.stale = True
            try:
                await self.store.append(live.row.id, live.table.entries[before:], key, status)
            except Conflict:
                live.table = fold(live.row, live.game, [])
                continue
            except BaseException:
                live.table = fold(live.row, live.game, [])
                raise
            live.stale = False
            live.row = live.row._replace(status=status)
            if key is not None:
                live.keys.add(key)
            return
        raise OutOfDate(fact("out-of-date"))

    async def play(
        self, live: Live, seat: int, number: int, key: str | None, move: str, then: Sequence[str] = ()
    ) -> None:
        """A seat's move, made in the view of that number, then others picked with it, up to one that is not legal."""

        def change(table: Table) -> None:
            check_number(table, seat, number)
            table.play_text(seat, move)
            with suppress(IllegalMove, BadNotation):
                for further in then:
                    table.play_text(seat, further)

        await self.act(live, key, change)

    async def withdraw(self, live: Live, seat: int, number: int, key: str | None, all_of_them: bool) -> None:
        """Takes back the seat's last move, or all back to the barrier."""

        def change(table: Table) -> None:
            check_number(table, seat, number)
            back = table.withdrawable(seat)
            if not back:
                raise IllegalMove(fact("nothing-to-withdraw"))
            table.withdraw(seat, back[-1] if all_of_them else back[0])

        await self.act(live, key, change)

    async def hand_over(self, live: Live, seat: int, player: str, resign: bool) -> None:
        """A bot takes a seat over, or the seat is handed back; in the record too."""
        if live.row.status != RUNNING:
            raise IllegalMove(fact("table-over"))

        def change(table: Table) -> None:
            (table.resign if resign else table.take_over)(seat, player)

        await self.act(live, None, change)

    async def change_seat(self, live: Live, seat: int, expect_kind: str | None = None, **values: object) -> bool:
        """Changes who sits where; false if the seat was not of the expected kind any more."""
        async with self._holding(live):
            done = await self.store.set_seat(live.row.id, seat, expect_kind, **values)
            row = await self.store.table(live.row.id)
            if row is not None:
                live.row = row
                live.table.name_seat(seat, row.seats[seat].name)
            live.push()
        self.wake_bots(live)
        return done

    async def name_next(self, live: Live, following: str) -> bool:
        """Names the rematch; false if somebody was quicker. Either way the table knows it now."""
        async with self._holding(live):
            done = await self.store.set_next(live.row.id, following)
            row = await self.store.table(live.row.id)
            if row is not None:
                live.row = row
            live.push()
        return done

    # Looking

    async def look(self, live: Live, socket: Socket) -> None:
        """A viewer connects."""
        async with self._holding(live):
            live.join(socket)
            self.presence.tell(live.row.id, live.connected())
        self.wake_bots(live)

    async def leave(self, live: Live, socket: Socket) -> None:
        """A viewer has gone."""
        with suppress(NoTable):
            async with self._holding(live):
                live.part(socket)
                self.presence.tell(live.row.id, live.connected())

    # Bots

    def wake_bots(self, live: Live) -> None:
        """Lets the bots whose decision is due think, while somebody is looking."""
        if live.row.status != RUNNING or not live.sockets:
            return
        for seat in deciding(live.table.state):
            if live.row.seats[seat].kind == "bot" and seat not in live.bots:
                live.bots.add(seat)
                self._spawn(self._bot_moves(live, seat))

    async def _bot_moves(self, live: Live, seat: int) -> None:
        clock = asyncio.get_running_loop().time
        turn, until = -1, 0.0
        try:
            while True:
                state, number = live.table.state, live.table.view_number(seat)
                place = live.row.seats[seat]
                if place.kind != "bot" or seat not in deciding(state):
                    return
                if state.turn() != turn:
                    turn, until = state.turn(), clock() + TURN
                # How many decisions are still to come nobody knows: each may take half of what is left, and where
                # several bots decide at once they share the workers.
                crowd = -(-len(live.bots) // self.thinkers.workers)
                seconds = (until - clock()) / 2 / crowd
                seed = f"{live.row.seed}/bot {seat}/{number}"
                move, _ = await asyncio.gather(
                    self.thinkers.choose(live.game, state, seat, place.bot, seed, seconds), asyncio.sleep(self.pause)
                )
                with suppress(OutOfDate, IllegalMove):  # the table may have moved on while the bot was thinking
                    await self.play(live, seat, number, None, move)
        except NoTable:
            return
        except Exception:
            log.exception("a bot failed at table %s", live.row.id)
        finally:
            live.bots.discard(seat)

    async def hint(self, live: Live, seat: int, number: int) -> Data:
        """What an Expert would do on the seat, and why. Asked twice, it says the same, and thinks once."""
        if not live.row.settings.get("hints"):
            raise IllegalMove(fact("no-hints"))
        check_number(live.table, seat, number)
        if live.row.status != RUNNING or seat not in deciding(live.table.state):
            raise IllegalMove(fact("not-your-decision", seat=seat))
        known = live.hints.get(seat)
        if known is None or known[0] != number:
            seed = f"{live.row.seed}/hint {seat}/{number}"
            thought = self.thinkers.hint(live.game, live.table.state, seat, seed, HINT)
            known = live.hints[seat] = (number, asyncio.ensure_future(thought))
        found = await asyncio.shield(known[1])
        if found is None:
            live.hints.pop(seat, None)
            raise IllegalMove(fact("no-hint-now"))
        return found

    # Inside

    def _spawn(self, work: "asyncio.Future[None] | object") -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)  # type: ignore[arg-type]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> None:
        """Follows what other processes on the same PostgreSQL write, and who is connected to them."""
        url = self.store.url.replace("+psycopg", "")
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {HERE}")
                    for live in self._live.values():
                        live.stale = True
                    self._show_presence(self.presence.greet())
                    async for notice in connection.notifies():
                        if notice.channel == HERE:
                            self._show_presence(self.presence.hear(notice.payload))
                        elif (heard := self._live.get(notice.payload)) is not None:
                            self._spawn(self._heard(heard))
            except psycopg.OperationalError:
                log.warning("the database is out of reach; trying again")
                await asyncio.sleep(AGAIN)

    async def _talk(self) -> None:
        """Tells the other processes who is connected to this one."""
        while True:
            said = [await self._said.get(), *self._unsaid()]
            while True:
                try:
                    await self.store.say(HERE, said)
                    break
                except OperationalError:
                    await asyncio.sleep(AGAIN)

    def _unsaid(self) -> list[str]:
        return [self._said.get_nowait() for _ in range(self._said.qsize())]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._show_presence(self.presence.beat())

    def _show_presence(self, tables: set[str]) -> None:
        for id in tables & self._live.keys():
            self._spawn(self._present(self._live[id]))

    async def _present(self, live: Live) -> None:
        """Shows the viewers of a table who is connected to other processes."""
        with suppress(NoTable):
            async with self._holding(live):
                live.elsewhere = self.presence.elsewhere(live.row.id)
                live.push()

    async def _look_for_notices(self) -> None:
        """Follows what a host changes in the same SQLite file from the command line."""
        last, _ = await self.store.noticed(0)
        while True:
            await asyncio.sleep(LOOK)
            last, changed = await self.store.noticed(last)
            for id in changed & self._live.keys():
                await self._heard(self._live[id])

    async def _heard(self, live: Live) -> None:
        try:
            async with live.lock:
                await self._catch_up(live)
                live.push()
        except NoTable:
            return
        self.wake_bots(live)


def check_number(table: Table, seat: int, number: int) -> None:
    """Refuses a move made in an older view of the seat."""
    if number != table.view_number(seat):
        raise OutOfDate(fact("out-of-date"))


def game_of(row: TableRow) -> Game:
    """The game a table is played with; `Unplayable` if its rules version or components are not here."""
    header = Header(row.game, row.rules, row.components, row.options, len(row.seats), [])
    try:
        return registry.find_for(header)
    except (BadRecord, registry.UnknownGame) as missing:
        raise Unplayable(missing.reason) from missing


__all__ = ["BadOption", "Hall", "NoTable", "OutOfDate", "Unplayable", "game_of"]
