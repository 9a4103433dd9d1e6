"""Work on the database, off the event loop: SQLite out of the box, PostgreSQL when it grows."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from enum import Enum
from functools import cache, wraps
from importlib.resources import as_file, files
from pathlib import Path
from time import monotonic
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import psycopg
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server import metrics

READER_THREADS = 4
"""Together with the writer, as many threads as SQLAlchemy keeps connections."""
BUSY_SECONDS = 5.0
"""How long SQLite waits for somebody else's write lock."""
IDLE_SECONDS = 1.0
"""A connection to PostgreSQL that has rested for longer is tried before it is used. To try each time would be a third
of a move's trips there."""
GATHER_SECONDS = 0.008
"""While writes come more quickly than they are committed, the next commit waits for more of them this long. On SQLite
a commit takes as much CPU time as five moves, and every trip to the thread as much as one."""
metadata = sa.MetaData()
"""Everything that is stored: each table is described by the module that reads it."""
DRIVERS = ("sqlite", "postgresql", "postgresql+psycopg")

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


class BadDatabase(LudopolisError):
    """The database cannot be used: a wrong address, out of reach, not ours, damaged, or already served."""


class WaitingWrite(NamedTuple):
    """Work that waits for its transaction."""

    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


class Database:
    """Runs transactions in threads.

    SQLite has one writer at a time and waits for the disk at every commit, so writes that wait at the same time are
    committed together.
    """

    def __init__(self, url: str) -> None:
        self.url = _with_driver(url)
        self.postgres = self.url.startswith("postgresql")
        # Parameters are moves, names and keys, which no log may hold.
        self.engine = sa.create_engine(self.url, hide_parameters=True)
        # A statement that only reads is its own transaction. To say so spares two trips to PostgreSQL.
        self._each_alone = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.postgres else self.engine
        self._file = sqlite_file(self.url)
        self._inode: int | None = None
        self._readers = ThreadPoolExecutor(READER_THREADS)
        self._writer = ThreadPoolExecutor(1)
        self._waiting: list[WaitingWrite] = []
        self._writing: asyncio.Task[None] | None = None
        if self.postgres:
            sa.event.listen(self.engine, "checkin", _note_idle)
            sa.event.listen(self.engine, "checkout", _check_idle)
        else:
            sa.event.listen(self.engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        """Brings the schema up to date. Raises `BadDatabase`."""
        await asyncio.to_thread(migrate, self.url)
        if self._file is not None:
            self._inode = self._file.stat().st_ino

    async def close(self) -> None:
        """Closes all connections, once everything that waits is written."""
        if self._writing is not None:
            await self._writing
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs work that changes nothing. Each of its statements sees what is there just then."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, self._each_alone)

    async def write(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs the work and commits it. SQLite commits it with whatever else waits, and may then run it twice."""
        if self.postgres:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work)
        done: asyncio.Future[Gives] = asyncio.get_running_loop().create_future()
        self._waiting.append(WaitingWrite(work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return await done

    async def write_at_once(self, work: Callable[[sa.Connection], Gives]) -> Gives:
        """Runs work of a single statement, which is its own transaction: one trip to PostgreSQL instead of four."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work, self._each_alone)

    def _transact(self, work: Callable[[sa.Connection], Gives], engine: sa.Engine | None = None) -> Gives:
        with metrics.TRANSACTIONS.time(), (engine or self.engine).begin() as connection:
            return work(connection)

    async def _write_waiting(self) -> None:
        """Writes what waits, and then what has come meanwhile: one trip to the thread for all of it."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch = [one for one in self._waiting if not one.done.done()]  # whoever waited may have given up
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
        """Commits all of it, or what can be. Returns the result of each, or what was wrong."""
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
        """The results of writes, if they went to a file that is still there. A deleted file takes them and is lost."""
        if self._file is not None and self._inode is not None:
            try:
                here = self._file.stat().st_ino
            except OSError:
                here = None
            if here != self._inode:
                raise OperationalError(None, None, sqlite3.OperationalError(f"{self._file} is gone"))
        return results


def migrate(url: str) -> None:
    """Runs the migrations that are missing. Raises `BadDatabase`."""
    found = schema(url)
    if found is Schema.NEWER:
        raise BadDatabase(fact("database-newer", address=shown(url)))
    if found is Schema.OURS:
        return
    # Seldom wanted: to load it takes a tenth of a start.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    with _told(url, (SQLAlchemyError, CommandError)), as_file(files("ludopolis.server") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["url"] = _with_driver(url)
        command.upgrade(config, "head")


class Schema(Enum):
    """How the tables of a database compare with ours."""

    NONE = "none"
    OLDER = "older"
    OURS = "ours"
    NEWER = "newer"


def schema(url: str) -> Schema:
    """Looks at a database and changes nothing. Raises `BadDatabase`."""
    check(url)
    file = sqlite_file(url)
    if file is not None and not file.exists():
        return Schema.NONE
    engine = sa.create_engine(_with_driver(url), poolclass=sa.NullPool)
    with _told(url), engine.connect() as connection:
        kept = sa.inspect(connection).has_table("alembic_version")
        found = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() if kept else None
    if found is None:
        return Schema.NONE
    if found not in schemas():
        return Schema.NEWER
    return Schema.OURS if found == schemas()[0] else Schema.OLDER


@cache
def schemas() -> list[str]:
    """The names of all schemas there have been, ours first."""
    scripts = (files("ludopolis.server") / "migrations" / "versions").iterdir()
    return sorted((script.name.partition("_")[0] for script in scripts if script.name.endswith(".py")), reverse=True)


@contextmanager
def _told(url: str, errors: tuple[type[Exception], ...] = (SQLAlchemyError,)) -> Iterator[None]:
    """Tells these errors in our words."""
    try:
        yield
    except errors as wrong:
        raise BadDatabase(fact("bad-database", address=shown(url), problem=problem(wrong))) from wrong


@contextmanager
def reserved(url: str) -> Iterator[None]:
    """Keeps a second server off an SQLite file, whose changes it would not see. Raises `BadDatabase`.

    The lock is SQLite's own, on a file beside the database, so it is gone with the process however that ends.
    """
    check(url)
    file = sqlite_file(url)
    if file is None:
        yield
        return
    try:
        lock = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as wrong:
        key = "database-served" if "locked" in str(wrong) else "bad-database"
        raise BadDatabase(fact(key, address=shown(url), problem=problem(wrong))) from wrong
    with closing(lock):
        yield


def check(url: str) -> None:
    """Refuses an address that is not one of a database of ours. Raises `BadDatabase`."""
    try:
        driver = sa.make_url(url).drivername
    except (SQLAlchemyError, ValueError):
        driver = ""
    if driver not in DRIVERS:
        raise BadDatabase(fact("bad-database-url", given=shown(url)))


def shown(url: str) -> str:
    """An address of a database as people and logs may see it: without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return url.partition("://")[0] + "://…" if "://" in url else url


def problem(wrong: BaseException) -> str:
    """What the database says of an error, in one line, without what was being written."""
    said = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).strip()
    return said.partition("\n")[0] or type(wrong).__name__


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; nothing for one in memory or of another kind."""
    known = sa.make_url(url)
    if known.get_backend_name() != "sqlite" or known.database in (None, "", ":memory:"):
        return None
    return Path(str(known.database)).resolve()


def _with_driver(url: str) -> str:
    check(url)
    plain = "postgresql://"
    return "postgresql+psycopg://" + url.removeprefix(plain) if url.startswith(plain) else url


def _note_idle(_: object, record: sa.pool.ConnectionPoolEntry) -> None:
    record.info["idle since"] = monotonic()


def _check_idle(
    connection: sa.engine.interfaces.DBAPIConnection,
    record: sa.pool.ConnectionPoolEntry,
    _: sa.pool.PoolProxiedConnection,
) -> None:
    """Asks whether the database is still there. Raising makes the pool connect anew."""
    if monotonic() - record.info.get("idle since", 0.0) < IDLE_SECONDS:
        return
    try:
        cursor = connection.cursor()
        cursor.execute("SELECT 1")
        connection.rollback()
    except psycopg.Error as gone:
        raise sa.exc.DisconnectionError from gone


def _tune_sqlite(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    busy = f"busy_timeout={BUSY_SECONDS * 1000:.0f}"
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
