"""Notices: processes on one database tell each other what has changed, by NOTIFY on PostgreSQL, by rows on SQLite."""

import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from ludopolis.engine.values.data import Data
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import notices

CHANGES_CHANNEL = "ludopolis"
"""The channel for changes: which table has changed, and who changed it."""
PRESENCE_CHANNEL = "ludopolis_here"
"""The channel for presence: who is connected."""
ENTRIES = "entries"
PAD = "pad"
"""What has changed is a score pad, and not a table."""
MOST_BYTES = 7_999
"""Longest payload of a PostgreSQL notification."""
CONNECT_SECONDS = 5

TELL = sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("message"))
NOTIFY = sa.select(TELL)
"""SQL that notifies. `TELL` and `NOTIFY` take what `changed` or `added` returns."""


class Told(NamedTuple):
    """A change that another process has announced."""

    table: str
    author: str
    what: str
    """What has changed and nothing else: `talk`, `gallery` or `entries`; `pad`: it is a score pad; empty: anything."""
    key: str | None = None
    """The key of the request that added entries."""
    entries: Sequence[Data] = ()


class PostgresNotification(Protocol):
    """A notification of PostgreSQL."""

    @property
    def channel(self) -> str:
        """`CHANGES_CHANNEL` or `PRESENCE_CHANNEL`."""

    @property
    def payload(self) -> str:
        """The message."""


class NoticeRepository:
    """Listens to other processes, and tells them who is connected."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Callable[[float], AsyncIterator[PostgresNotification]]]:
        """Yields a function that iterates over notifications until none comes for that long. Only on PostgreSQL."""
        import psycopg

        url = self.database.url.replace("+psycopg", "")
        try:
            async with await psycopg.AsyncConnection.connect(
                url, autocommit=True, connect_timeout=CONNECT_SECONDS
            ) as connection:
                await connection.execute(f"LISTEN {CHANGES_CHANNEL}")
                await connection.execute(f"LISTEN {PRESENCE_CHANNEL}")
                yield lambda seconds: connection.notifies(timeout=seconds)
        except psycopg.Error as wrong:
            raise OperationalError(None, None, wrong) from wrong

    @writing
    def announce_presence(self, connection: sa.Connection, messages: list[str]) -> None:
        """Sends messages about who is connected to all processes on the same PostgreSQL. They are not stored."""
        rows = [{"channel": PRESENCE_CHANNEL, "message": message} for message in messages]
        connection.execute(NOTIFY, rows)

    @reading
    def after(self, connection: sa.Connection, last: int) -> tuple[int, set[str]]:
        """The number of the latest notice, and the tables that a host has changed since notice `last`. On SQLite."""
        rows = connection.execute(sa.select(notices).where(notices.c.id > last)).all()
        return max((row.id for row in rows), default=last), {row.table_id for row in rows}


def tell(database: Database, connection: sa.Connection, table_id: str, what: str = "") -> None:
    """Announces that a table has changed, or only `what` of it: `talk` or `gallery`; with `pad`, a score pad."""
    if database.postgres:
        connection.execute(NOTIFY, changed(table_id, database.name, what))
    elif database.host:
        connection.execute(sa.insert(notices).values(table_id=f"{table_id} {what}".rstrip()))


def changed(table_id: str, author: str, what: str = "") -> dict[str, str]:
    """The notice that a table has changed. The author itself ignores it."""
    return {"channel": CHANGES_CHANNEL, "message": f"{table_id} {author} {what}".rstrip()}


def added(table_id: str, author: str, key: str | None, lines: list[str]) -> dict[str, str]:
    """The notice that entries were added and nothing else has changed. It carries them if they fit."""
    told = changed(table_id, author, f"{ENTRIES} [{json.dumps(key)},{','.join(lines)}]")
    return told if len(told["message"].encode()) <= MOST_BYTES else changed(table_id, author)


def hear(message: str) -> Told:
    """Parses a notice."""
    table, author, *rest = message.split(" ", 3)
    if rest and rest[0] == ENTRIES:
        key, *entries = msgspec.json.decode(rest[1])
        return Told(table, author, ENTRIES, key, entries)
    return Told(table, author, rest[0] if rest else "")
