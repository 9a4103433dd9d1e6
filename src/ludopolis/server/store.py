"""Where tables are kept: SQLite out of the box, PostgreSQL when it grows.

A table's record is the truth: one row per entry, append-only, `(table_id, n)` unique, which is the lock between
processes. A move is committed before it is acknowledged.
"""

import asyncio
import json
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from functools import wraps
from importlib.resources import as_file, files
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError

from ludopolis.engine.state import Data

CHANNEL = "ludopolis"
"""Where processes on one PostgreSQL tell each other which table has changed."""
HERE = "ludopolis_here"
"""Where they tell each other who is connected."""
THREADS = 4
"""With the writer as many as SQLAlchemy keeps connections."""
metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("watch", sa.Text, nullable=False, unique=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("next", sa.Text),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("touched", sa.DateTime(timezone=True), nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("device", sa.Text),
    sa.Column("link", sa.Text),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("key", sa.Text),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.UniqueConstraint("table_id", "key"),
)


notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, nullable=False),
)
"""What a host changed from outside a running server on SQLite, which cannot notify."""


class Conflict(Exception):
    """Another process wrote this entry first, or the same request came twice."""


class SeatRow(NamedTuple):
    """Who sits on a seat: `human` with a device, `open` for whoever comes, `bot`."""

    seat: int
    kind: str
    name: str
    bot: str
    device: str | None
    link: str | None


class TableRow(NamedTuple):
    """A table as it is stored, without its entries."""

    id: str
    watch: str
    game: str
    rules: int
    components: str
    options: Data
    settings: Data
    seed: str
    status: str
    next: str | None
    created: datetime
    touched: datetime
    seats: list[SeatRow]


Takes = ParamSpec("Takes")
Gives = TypeVar("Gives")
Work = Callable[Concatenate["Store", sa.Connection, Takes], Gives]
Call = Callable[Concatenate["Store", Takes], Coroutine[Any, Any, Gives]]


def reading(work: Work[Takes, Gives]) -> Call[Takes, Gives]:
    """Makes plain work on a connection one turn through a thread."""

    async def carried_out(store: "Store", /, *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
        return await store.read(lambda connection: work(store, connection, *args, **kwargs))

    return wraps(work)(carried_out)


def writing(work: Work[Takes, Gives]) -> Call[Takes, Gives]:
    """Makes plain work on a connection one transaction, all of it or nothing."""

    async def carried_out(store: "Store", /, *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
        return await store.write(lambda connection: work(store, connection, *args, **kwargs))

    return wraps(work)(carried_out)


class Waiting(NamedTuple):
    """Work that waits for its transaction."""

    work: Callable[[sa.Connection], Any]
    done: Future[Any]


class Store:
    """All reading and writing.

    SQLite has one writer at a time and waits for the disk at every commit, so writes that wait at the same time are
    committed together.
    """

    def __init__(self, url: str, host: bool = False) -> None:
        self.url = _driver(url)
        self.host = host
        """Whether changes come from outside a server, which then has to be told."""
        self.postgres = self.url.startswith("postgresql")
        self.engine = sa.create_engine(self.url, pool_pre_ping=self.postgres)
        self._threads = ThreadPoolExecutor(THREADS)
        self._writer = ThreadPoolExecutor(1)
        self._waiting: deque[Waiting] = deque()
        if not self.postgres:
            sa.event.listen(self.engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Brings the schema up to date."""
        await asyncio.to_thread(migrate, self.url)

    async def close(self) -> None:
        """Closes all connections."""
        for threads in (self._threads, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Does the work in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._alone, work)

    async def write(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Does the work and commits it. On SQLite with whatever else is waiting; then it may be begun twice."""
        if self.postgres:
            return await self.read(work)
        done: Future[Gives] = Future()
        self._waiting.append(Waiting(work, done))
        self._writer.submit(self._write_waiting)
        return await asyncio.wrap_future(done)

    def _alone(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        with self.engine.begin() as connection:
            return work(connection)

    def _write_waiting(self) -> None:
        taken = [self._waiting.popleft() for _ in range(len(self._waiting))]
        batch = [one for one in taken if one.done.set_running_or_notify_cancel()]
        if not batch:
            return  # an earlier turn has taken it along
        try:
            results = self._alone(lambda connection: [one.work(connection) for one in batch])
        except Exception:
            # One of them cannot be: each by itself, and it shows which.
            for one in batch:
                try:
                    one.done.set_result(self._alone(one.work))
                except Exception as error:
                    one.done.set_exception(error)
        else:
            for one, result in zip(batch, results, strict=True):
                one.done.set_result(result)

    @writing
    def create(self, connection: sa.Connection, row: TableRow, lines: list[Data]) -> None:
        """A new table with its seats and its first entries."""
        values = row._asdict()
        del values["seats"]
        values["options"] = json.dumps(row.options)
        values["settings"] = json.dumps(row.settings)
        connection.execute(sa.insert(tables).values(**values))
        connection.execute(sa.insert(seats), [{"table_id": row.id, **seat._asdict()} for seat in row.seats])
        if lines:
            connection.execute(sa.insert(entries), _rows(row.id, lines, None))

    @writing
    def append(self, connection: sa.Connection, table_id: str, lines: list[Data], key: str | None, status: str) -> None:
        """Adds entries in one transaction; raises `Conflict` and writes nothing if one of them is there already."""
        try:
            connection.execute(sa.insert(entries), _rows(table_id, lines, key))
            self._touch(connection, table_id, status=status)
        except IntegrityError as error:
            raise Conflict from error

    @writing
    def set_seat(
        self,
        connection: sa.Connection,
        /,
        table_id: str,
        seat: int,
        expect_kind: str | None = None,
        **values: object,
    ) -> bool:
        """Changes a seat, if it is of the expected kind; tells the other processes."""
        change = sa.update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values)
        if expect_kind is not None:
            change = change.where(seats.c.kind == expect_kind)
        done = connection.execute(change).rowcount == 1
        self._touch(connection, table_id)
        return done

    @writing
    def set_next(self, connection: sa.Connection, table_id: str, following: str) -> bool:
        """Names the rematch of a table, once."""
        change = sa.update(tables).where(tables.c.id == table_id, tables.c.next.is_(None)).values(next=following)
        done = connection.execute(change).rowcount == 1
        self._touch(connection, table_id)
        return done

    def _touch(self, connection: sa.Connection, table_id: str, **values: object) -> None:
        change = sa.update(tables).where(tables.c.id == table_id).values(touched=now(), **values)
        connection.execute(change)
        self._notify(connection, table_id)

    def _notify(self, connection: sa.Connection, table_id: str) -> None:
        if self.postgres:
            connection.execute(sa.text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": table_id})
        elif self.host:
            connection.execute(sa.insert(notices).values(table_id=table_id))

    @writing
    def say(self, connection: sa.Connection, channel: str, messages: list[str]) -> None:
        """Tells all processes on the same PostgreSQL something that is not stored."""
        said = [{"channel": channel, "message": message} for message in messages]
        connection.execute(sa.text("SELECT pg_notify(:channel, :message)"), said)

    @reading
    def noticed(self, connection: sa.Connection, after: int) -> tuple[int, set[str]]:
        """Tables that a host has changed since a notice, and the number of the last notice."""
        rows = connection.execute(sa.select(notices).where(notices.c.id > after)).all()
        return max((row.id for row in rows), default=after), {row.table_id for row in rows}

    @reading
    def table(self, connection: sa.Connection, id: str) -> TableRow | None:
        """A table by its id."""
        return self._one(connection, tables.c.id == id)

    @reading
    def watched(self, connection: sa.Connection, watch: str) -> TableRow | None:
        """A table by its spectators' id."""
        return self._one(connection, tables.c.watch == watch)

    def _one(self, connection: sa.Connection, where: sa.ColumnElement[bool]) -> TableRow | None:
        row = connection.execute(sa.select(tables).where(where)).mappings().first()
        return None if row is None else _table_row(row, self._seats(connection, row["id"]))

    def _seats(self, connection: sa.Connection, id: str) -> list[SeatRow]:
        chosen = sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
        rows = connection.execute(chosen).mappings().all()
        return [SeatRow(**{name: row[name] for name in SeatRow._fields}) for row in rows]

    @reading
    def lines(self, connection: sa.Connection, table_id: str, after: int = 0) -> list[Data]:
        """A table's entries after the first so many."""
        chosen = sa.select(entries.c.line).where(entries.c.table_id == table_id, entries.c.n > after)
        rows = connection.execute(chosen.order_by(entries.c.n))
        return [json.loads(line) for (line,) in rows]

    @reading
    def keys(self, connection: sa.Connection, table_id: str) -> set[str]:
        """The idempotency keys of the requests that have been carried out."""
        chosen = sa.select(entries.c.key).where(entries.c.table_id == table_id, entries.c.key.is_not(None))
        return {key for (key,) in connection.execute(chosen)}

    async def of_device(self, device: str) -> list[TableRow]:
        """The tables at which a device has a seat, the newest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device)
        return await self.select(tables.c.id.in_(mine))

    @reading
    def select(self, connection: sa.Connection, where: sa.ColumnElement[bool] | None = None) -> list[TableRow]:
        """Tables, the last touched first."""
        chosen = sa.select(tables).order_by(tables.c.touched.desc())
        if where is not None:
            chosen = chosen.where(where)
        rows = connection.execute(chosen).mappings().all()
        return [_table_row(row, self._seats(connection, row["id"])) for row in rows]

    @writing
    def set_status(self, connection: sa.Connection, table_id: str, status: str) -> None:
        """Ends a table, or opens it again."""
        self._touch(connection, table_id, status=status)

    @writing
    def delete(self, connection: sa.Connection, table_id: str) -> None:
        """Removes a table and everything of it."""
        for part, column in ((entries, entries.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
            connection.execute(sa.delete(part).where(column == table_id))
        self._notify(connection, table_id)

    @reading
    def dump(self, connection: sa.Connection, take: Callable[[str, Data], None]) -> None:
        """Hands every row of every table over, for a backup: as many as there are, never all at once."""
        for part in (tables, seats, entries):
            for row in connection.execution_options(yield_per=1000).execute(sa.select(part)).mappings():
                take(part.name, dict(row))

    @reading
    def empty(self, connection: sa.Connection) -> bool:
        """Whether no table is stored."""
        return connection.execute(sa.select(tables.c.id).limit(1)).first() is None

    @writing
    def fill(self, connection: sa.Connection, rows: list[tuple[str, Data]]) -> None:
        """Writes rows of a backup, all or none."""
        for name, row in rows:
            connection.execute(sa.insert(metadata.tables[name]).values(**row))

    async def forget(self, days: int) -> int:
        """Removes tables that nobody has touched for so many days; returns how many."""
        old = await self.select(tables.c.touched < now() - timedelta(days=days))
        for row in old:
            await self.delete(row.id)
        return len(old)


def now() -> datetime:
    """The time, with its zone."""
    return datetime.now(UTC)


def migrate(url: str) -> None:
    """Runs the migrations that are missing."""
    with as_file(files("ludopolis.server") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts))
        config.attributes["url"] = url
        command.upgrade(config, "head")


def _driver(url: str) -> str:
    plain = "postgresql://"
    return "postgresql+psycopg://" + url.removeprefix(plain) if url.startswith(plain) else url


def _tune_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _rows(table_id: str, lines: list[Data], key: str | None) -> list[Data]:
    at = now()
    return [
        {
            "table_id": table_id,
            "n": line["n"],
            "line": json.dumps(line, ensure_ascii=False),
            "key": key if index == 0 else None,
            "at": at,
        }
        for index, line in enumerate(lines)
    ]


def _table_row(row: sa.RowMapping, found: list[SeatRow]) -> TableRow:
    values = {name: row[name] for name in TableRow._fields if name != "seats"}
    values["options"] = json.loads(row["options"])
    values["settings"] = json.loads(row["settings"])
    return TableRow(**values, seats=found)
