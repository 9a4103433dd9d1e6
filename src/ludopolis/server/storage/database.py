"""Transactions, run in threads beside the event loop: on SQLite by default, or on PostgreSQL.

A repository is a class with a `database`; its methods take a connection and are marked `@reading` or `@writing`.
A function that takes a connection is part of its caller's transaction.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial, wraps
from time import monotonic
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from ludopolis.server.guard.access import new_id
from ludopolis.server.ops import metrics
from ludopolis.server.storage.migrating import require
from ludopolis.server.storage.urls import sqlite_file, with_driver

READER_THREADS = 4
"""Reader threads. Together with the writer, as many as SQLAlchemy keeps connections."""
BUSY_SECONDS = 5.0
"""Timeout for another process's write lock on SQLite."""
IDLE_SECONDS = 1.0
"""A connection to PostgreSQL that was idle for longer is tested before it is used. Testing it every time would be a
third of a move's round trips."""
GATHER_SECONDS = 0.008
"""While writes come faster than they are committed, the next commit waits this long for more of them. On SQLite
a commit takes as much CPU time as five moves, and every trip to the thread as much as one."""

DatabaseFailed = SQLAlchemyError
"""Raised when the database fails. Nothing was stored."""

Takes = ParamSpec("Takes")
Gives = TypeVar("Gives")


class Repository(Protocol):
    """A class whose methods read and write a database."""

    database: "Database"


Owner = TypeVar("Owner", bound=Repository)
Work = Callable[Concatenate[Owner, sa.Connection, Takes], Gives]
Call = Callable[Concatenate[Owner, Takes], Coroutine[Any, Any, Gives]]


def reading(work: Work[Owner, Takes, Gives]) -> Call[Owner, Takes, Gives]:
    """Turns a method that works on a connection into a coroutine that runs it in a reader thread."""

    async def in_thread(owner: Owner, /, *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
        return await owner.database.read(lambda connection: work(owner, connection, *args, **kwargs))

    return wraps(work)(in_thread)


def writing(work: Work[Owner, Takes, Gives]) -> Call[Owner, Takes, Gives]:
    """Turns a method that works on a connection into a coroutine that commits all of its work, or nothing."""

    async def in_thread(owner: Owner, /, *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
        return await owner.database.write(lambda connection: work(owner, connection, *args, **kwargs))

    return wraps(work)(in_thread)


class Conflict(Exception):
    """Another process has changed the table first, or the same request came twice."""


class WaitingWrite(NamedTuple):
    """A write that waits for its transaction."""

    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


class Database:
    """Runs transactions in threads.

    SQLite has one writer at a time and waits for the disk at every commit, so writes that wait at the same time are
    committed together.
    """

    def __init__(self, url: str, host: bool = False, read_only: bool = False) -> None:
        self.url = with_driver(url)
        self.host = host
        """Whether changes come from outside a running server, which must then be notified."""
        self.name = new_id()
        """The author in this process's notifications, by which it recognises and ignores its own."""
        self.postgres = self.url.startswith("postgresql")
        # Parameters are moves, names and keys, which no log may hold.
        self.engine = sa.create_engine(self.url, hide_parameters=True)
        # A statement that only reads is its own transaction. Autocommit saves two round trips to PostgreSQL.
        self._each_alone = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgres else self.engine
        self._file = sqlite_file(self.url)
        self._inode: int | None = None
        self._readers = ThreadPoolExecutor(READER_THREADS)
        self._writer = ThreadPoolExecutor(1)
        self._waiting: list[WaitingWrite] = []
        self._writing: asyncio.Task[None] | None = None
        if self.postgres:
            sa.event.listen(self.engine, "checkin", _note_idle)
            sa.event.listen(self.engine, "checkout", partial(_check_idle, self.engine.dialect.loaded_dbapi.Error))
        else:
            sa.event.listen(self.engine, "connect", _only_read_sqlite if read_only else _tune_sqlite)

    async def open(self) -> None:
        """Creates the tables of a new database. Refuses older ones, which need `migrate`. Raises `BadDatabase`."""
        await asyncio.to_thread(require, self.url)
        if self._file is not None:
            self._inode = self._file.stat().st_ino

    async def close(self) -> None:
        """Closes all connections, after all waiting writes."""
        if self._writing is not None:
            await self._writing
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs read-only work. Each of its statements sees the latest commit."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, self._each_alone)

    async def write(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs the work and commits it.

        On SQLite, waiting writes share a commit; `work` may be run twice, so it must be repeatable.
        """
        if self.postgres:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work)
        done: asyncio.Future[Gives] = asyncio.get_running_loop().create_future()
        self._waiting.append(WaitingWrite(work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return await done

    async def write_at_once(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs a single statement as its own transaction: one round trip to PostgreSQL instead of four."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, self._each_alone)

    def add(self, connection: sa.Connection, table: sa.Table, /, **values: object) -> bool:
        """Adds a row. False if there is one with the same key, even one that another process has just added."""
        insert = (postgresql if self.postgres else sqlite).insert
        added = insert(table).values(**values).on_conflict_do_nothing().returning(*table.primary_key)
        return connection.execute(added).first() is not None

    def put(self, connection: sa.Connection, table: sa.Table, unique: str, /, **values: object) -> None:
        """Upserts a row: replaces the one with the same value in the column `unique`, even one just added."""
        insert = (postgresql if self.postgres else sqlite).insert
        added = insert(table).values(**values)
        connection.execute(added.on_conflict_do_update(index_elements=[unique], set_=values))

    def _transact(self, work: Callable[[sa.Connection], Gives], engine: sa.Engine | None = None) -> Gives:
        with metrics.TRANSACTIONS.time(), (engine or self.engine).begin() as connection:
            return work(connection)

    async def _write_waiting(self) -> None:
        """Commits all waiting writes in one trip to the thread, then those that have come meanwhile."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch = [one for one in self._waiting if not one.done.done()]  # its caller may have given up
                self._waiting.clear()
                try:
                    written = await loop.run_in_executor(self._writer, self._write, [one.work for one in batch])
                except RuntimeError as closed:
                    written = [(None, closed)] * len(batch)
                for one, (result, error) in zip(batch, written, strict=True):
                    if one.done.done():
                        continue
                    if error is None:
                        one.done.set_result(result)
                    else:
                        one.done.set_exception(error)
                if self._waiting:
                    await asyncio.sleep(GATHER_SECONDS)
        finally:
            self._writing = None

    def _write(self, batch: list[Callable[[sa.Connection], Any]]) -> list[tuple[Any, Exception | None]]:
        """Commits all of it, or whatever can be committed. Returns the result or the error of each."""
        try:
            results = self._transact(lambda connection: self._stored([work(connection) for work in batch]))
            return [(result, None) for result in self._stored(results)]
        except OperationalError as error:
            # The database failed, not one of them: trying each by itself would only wait again.
            return [(None, error)] * len(batch)
        except Exception:
            return [self._write_alone(work) for work in batch]  # one of them failed: find which

    def _write_alone(self, work: Callable[[sa.Connection], Any]) -> tuple[Any, Exception | None]:
        try:
            return self._stored(self._transact(work)), None
        except Exception as error:
            return None, error

    def _stored(self, results: Gives) -> Gives:
        """The results of writes, if the SQLite file still exists: SQLite goes on writing to a deleted file."""
        if self._file is not None and self._inode is not None:
            try:
                here = self._file.stat().st_ino
            except OSError:
                here = None
            if here != self._inode:
                raise OperationalError(None, None, sqlite3.OperationalError(f"{self._file} is gone"))
        return results


def _note_idle(_: object, record: sa.pool.ConnectionPoolEntry) -> None:
    record.info["idle since"] = monotonic()


def _check_idle(
    failure: type[Exception],
    connection: sa.engine.interfaces.DBAPIConnection,
    record: sa.pool.ConnectionPoolEntry,
    _: sa.pool.PoolProxiedConnection,
) -> None:
    """Tests a connection that was idle. Raising makes the pool open a new one."""
    if monotonic() - record.info.get("idle since", 0.0) < IDLE_SECONDS:
        return
    try:
        cursor = connection.cursor()
        cursor.execute("SELECT 1")
        connection.rollback()
    except failure as gone:
        raise sa.exc.DisconnectionError from gone


def _only_read_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    """Makes a connection read-only, and leaves the file's journal mode as it is."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={BUSY_SECONDS * 1000:.0f}", "query_only=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _tune_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    busy = f"busy_timeout={BUSY_SECONDS * 1000:.0f}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
