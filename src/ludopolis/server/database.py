"""Work on the database, off the event loop: SQLite out of the box, PostgreSQL when it grows."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from functools import wraps
from importlib.resources import as_file, files
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

READER_THREADS = 4
"""Together with the writer, as many threads as SQLAlchemy keeps connections."""

Takes = ParamSpec("Takes")
Gives = TypeVar("Gives")
Owner = TypeVar("Owner", bound="Database")
Work = Callable[Concatenate[Owner, sa.Connection, Takes], Gives]
Call = Callable[Concatenate[Owner, Takes], Coroutine[Any, Any, Gives]]


def reading(work: Work[Owner, Takes, Gives]) -> Call[Owner, Takes, Gives]:
    """Turns a method that works on a connection into a coroutine that runs it in a reader thread."""

    async def in_thread(database: Owner, /, *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
        return await database.read(lambda connection: work(database, connection, *args, **kwargs))

    return wraps(work)(in_thread)


def writing(work: Work[Owner, Takes, Gives]) -> Call[Owner, Takes, Gives]:
    """Turns a method that works on a connection into a coroutine that commits all of its work, or nothing."""

    async def in_thread(database: Owner, /, *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
        return await database.write(lambda connection: work(database, connection, *args, **kwargs))

    return wraps(work)(in_thread)


class WaitingWrite(NamedTuple):
    """Work that waits for its transaction."""

    work: Callable[[sa.Connection], Any]
    done: Future[Any]


class Database:
    """Runs transactions in threads.

    SQLite has one writer at a time and waits for the disk at every commit, so writes that wait at the same time are
    committed together.
    """

    def __init__(self, url: str) -> None:
        self.url = _with_driver(url)
        self.postgres = self.url.startswith("postgresql")
        self.engine = sa.create_engine(self.url, pool_pre_ping=self.postgres)
        self._readers = ThreadPoolExecutor(READER_THREADS)
        self._writer = ThreadPoolExecutor(1)
        self._waiting: deque[WaitingWrite] = deque()
        if not self.postgres:
            sa.event.listen(self.engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Brings the schema up to date."""
        await asyncio.to_thread(migrate, self.url)

    async def close(self) -> None:
        """Closes all connections."""
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs the work in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work)

    async def write(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs the work and commits it. SQLite commits it with whatever else waits, and may then run it twice."""
        if self.postgres:
            return await self.read(work)
        done: Future[Gives] = Future()
        self._waiting.append(WaitingWrite(work, done))
        self._writer.submit(self._write_waiting)
        return await asyncio.wrap_future(done)

    def _transact(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        with self.engine.begin() as connection:
            return work(connection)

    def _write_waiting(self) -> None:
        taken = [self._waiting.popleft() for _ in range(len(self._waiting))]
        batch = [one for one in taken if one.done.set_running_or_notify_cancel()]
        if not batch:
            return  # an earlier batch has included it
        try:
            results = self._transact(lambda connection: [one.work(connection) for one in batch])
        except Exception:
            # One of them failed: run each by itself to find which.
            for one in batch:
                try:
                    one.done.set_result(self._transact(one.work))
                except Exception as error:
                    one.done.set_exception(error)
        else:
            for one, result in zip(batch, results, strict=True):
                one.done.set_result(result)


def migrate(url: str) -> None:
    """Runs the migrations that are missing."""
    with as_file(files("ludopolis.server") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts))
        config.attributes["url"] = url
        command.upgrade(config, "head")


def _with_driver(url: str) -> str:
    plain = "postgresql://"
    return "postgresql+psycopg://" + url.removeprefix(plain) if url.startswith(plain) else url


def _tune_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
