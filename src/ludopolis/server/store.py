"""Where tables are kept: SQLite out of the box, PostgreSQL when it grows.

A table's record is the truth: one row per entry, append-only, `(table_id, n)` unique, which is the lock between
processes. A move is committed before it is acknowledged.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from importlib.resources import as_file, files
from typing import NamedTuple

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludopolis.engine.game import Data

CHANNEL = "ludopolis"
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


class Store:
    """All reading and writing. SQLite gets one writer at a time: concurrent ones would spin on its lock."""

    def __init__(self, url: str, host: bool = False) -> None:
        self.url = _driver(url)
        self.host = host
        """Whether changes come from outside a server, which then has to be told."""
        self.postgres = self.url.startswith("postgresql")
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=self.postgres)
        self._writing = asyncio.Lock()
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Brings the schema up to date."""
        await asyncio.to_thread(migrate, self.url)

    async def close(self) -> None:
        """Closes all connections."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        if self.postgres:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._writing, self.engine.begin() as connection:
                yield connection

    async def create(self, row: TableRow, lines: list[Data]) -> None:
        """A new table with its seats and its first entries."""
        async with self._write() as connection:
            values = row._asdict()
            del values["seats"]
            values["options"] = json.dumps(row.options)
            values["settings"] = json.dumps(row.settings)
            await connection.execute(sa.insert(tables).values(**values))
            await connection.execute(sa.insert(seats), [{"table_id": row.id, **seat._asdict()} for seat in row.seats])
            if lines:
                await connection.execute(sa.insert(entries), _rows(row.id, lines, None))

    async def append(self, table_id: str, lines: list[Data], key: str | None, status: str) -> None:
        """Adds entries in one transaction; raises `Conflict` and writes nothing if one of them is there already."""
        try:
            async with self._write() as connection:
                await connection.execute(sa.insert(entries), _rows(table_id, lines, key))
                await self._touch(connection, table_id, status=status)
        except IntegrityError as error:
            raise Conflict from error

    async def set_seat(self, table_id: str, seat: int, expect_kind: str | None = None, **values: object) -> bool:
        """Changes a seat, if it is of the expected kind; tells the other processes."""
        change = sa.update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values)
        if expect_kind is not None:
            change = change.where(seats.c.kind == expect_kind)
        async with self._write() as connection:
            done = (await connection.execute(change)).rowcount == 1
            await self._touch(connection, table_id)
        return done

    async def set_next(self, table_id: str, following: str) -> bool:
        """Names the rematch of a table, once."""
        change = sa.update(tables).where(tables.c.id == table_id, tables.c.next.is_(None)).values(next=following)
        async with self._write() as connection:
            done = (await connection.execute(change)).rowcount == 1
            await self._touch(connection, table_id)
        return done

    async def _touch(self, connection: AsyncConnection, table_id: str, **values: object) -> None:
        change = sa.update(tables).where(tables.c.id == table_id).values(touched=now(), **values)
        await connection.execute(change)
        await self._notify(connection, table_id)

    async def _notify(self, connection: AsyncConnection, table_id: str) -> None:
        if self.postgres:
            await connection.execute(sa.text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": table_id})
        elif self.host:
            await connection.execute(sa.insert(notices).values(table_id=table_id))

    async def noticed(self, after: int) -> tuple[int, set[str]]:
        """Tables that a host has changed since a notice, and the number of the last notice."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(sa.select(notices).where(notices.c.id > after))).all()
            return max((row.id for row in rows), default=after), {row.table_id for row in rows}

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        return await self._one(tables.c.id == id)

    async def watched(self, watch: str) -> TableRow | None:
        """A table by its spectators' id."""
        return await self._one(tables.c.watch == watch)

    async def _one(self, where: sa.ColumnElement[bool]) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(where))).mappings().first()
            return None if row is None else _table_row(row, await self._seats(connection, row["id"]))

    async def _seats(self, connection: AsyncConnection, id: str) -> list[SeatRow]:
        chosen = sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
        rows = (await connection.execute(chosen)).mappings().all()
        return [SeatRow(**{name: row[name] for name in SeatRow._fields}) for row in rows]

    async def lines(self, table_id: str, after: int = 0) -> list[Data]:
        """A table's entries after the first so many."""
        chosen = sa.select(entries.c.line).where(entries.c.table_id == table_id, entries.c.n > after)
        async with self.engine.connect() as connection:
            rows = await connection.execute(chosen.order_by(entries.c.n))
            return [json.loads(line) for (line,) in rows]

    async def keys(self, table_id: str) -> set[str]:
        """The idempotency keys of the requests that have been carried out."""
        chosen = sa.select(entries.c.key).where(entries.c.table_id == table_id, entries.c.key.is_not(None))
        async with self.engine.connect() as connection:
            return {key for (key,) in await connection.execute(chosen)}

    async def of_device(self, device: str) -> list[TableRow]:
        """The tables at which a device has a seat, the newest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device)
        return await self.select(tables.c.id.in_(mine))

    async def select(self, where: sa.ColumnElement[bool] | None = None) -> list[TableRow]:
        """Tables, the last touched first."""
        chosen = sa.select(tables).order_by(tables.c.touched.desc())
        if where is not None:
            chosen = chosen.where(where)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(chosen)).mappings().all()
            return [_table_row(row, await self._seats(connection, row["id"])) for row in rows]

    async def set_status(self, table_id: str, status: str) -> None:
        """Ends a table, or opens it again."""
        async with self._write() as connection:
            await self._touch(connection, table_id, status=status)

    async def delete(self, table_id: str) -> None:
        """Removes a table and everything of it."""
        async with self._write() as connection:
            for part, column in ((entries, entries.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
                await connection.execute(sa.delete(part).where(column == table_id))
            await self._notify(connection, table_id)

    async def dump(self) -> AsyncIterator[tuple[str, Data]]:
        """Every row of every table, for a backup."""
        async with self.engine.connect() as connection:
            for part in (tables, seats, entries):
                async for row in (await connection.stream(sa.select(part))).mappings():
                    yield part.name, dict(row)

    async def empty(self) -> bool:
        """Whether no table is stored."""
        async with self.engine.connect() as connection:
            return (await connection.execute(sa.select(tables.c.id).limit(1))).first() is None

    async def fill(self, rows: list[tuple[str, Data]]) -> None:
        """Writes rows of a backup, all or none."""
        async with self._write() as connection:
            for name, row in rows:
                await connection.execute(sa.insert(metadata.tables[name]).values(**row))

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
        config.attributes["url"] = url.replace("+aiosqlite", "")
        command.upgrade(config, "head")


def _driver(url: str) -> str:
    for plain, driver in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+psycopg://")):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url


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
