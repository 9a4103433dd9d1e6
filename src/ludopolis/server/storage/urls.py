"""Database URLs: which ones are supported, how they are shown, and errors in one line."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ludopolis.engine.values.facts import LudopolisError, fact

DRIVERS = ("sqlite", "postgresql", "postgresql+psycopg")


class BadDatabase(LudopolisError):
    """The database cannot be used: a wrong address, out of reach, not ours, damaged, or already served."""


@contextmanager
def reserved(url: str) -> Iterator[None]:
    """Locks an SQLite file against a second server, whose changes would not be seen. Raises `BadDatabase`.

    The lock is SQLite's own, on a file beside the database, so it ends with the process, however that ends.
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
    """Refuses an address of an unsupported database. Raises `BadDatabase`."""
    try:
        driver = sa.make_url(url).drivername
    except (SQLAlchemyError, ValueError):
        driver = ""
    if driver not in DRIVERS:
        raise BadDatabase(fact("bad-database-url", given=shown(url)))


def shown(url: str) -> str:
    """A database URL without its password, for people and logs."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return url.partition("://")[0] + "://…" if "://" in url else url


def problem(wrong: BaseException) -> str:
    """A database error in one line, without the values that were being written."""
    said = str(wrong.orig if isinstance(wrong, DBAPIError) else wrong).strip()
    return said.partition("\n")[0] or type(wrong).__name__


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database; nothing for one in memory or of another kind."""
    known = sa.make_url(url)
    if known.get_backend_name() != "sqlite" or known.database in (None, "", ":memory:"):
        return None
    return Path(str(known.database)).resolve()


def with_driver(url: str) -> str:
    """The address with the driver that we use. Raises `BadDatabase`."""
    check(url)
    plain = "postgresql://"
    return "postgresql+psycopg://" + url.removeprefix(plain) if url.startswith(plain) else url


@contextmanager
def telling(url: str, errors: tuple[type[Exception], ...] = (SQLAlchemyError,)) -> Iterator[None]:
    """Turns these errors into a `BadDatabase`."""
    try:
        yield
    except errors as wrong:
        raise BadDatabase(fact("bad-database", address=shown(url), problem=problem(wrong))) from wrong
