"""How processes on one database tell each other what has changed: notifications on PostgreSQL, rows on SQLite."""

import json
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.server.database import metadata

CHANGES_CHANNEL = "ludopolis"
"""Processes on one PostgreSQL announce here which table has changed, and who changed it."""
PRESENCE_CHANNEL = "ludopolis_here"
"""They announce here who is connected."""
ENTRIES = "entries"
MOST_BYTES = 7_999
"""The longest notification that PostgreSQL takes."""

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, nullable=False),
)
"""Tables that a host changed from outside a running server; ` talk` or ` gallery` after the id if only what was said
there. Only on SQLite, which cannot notify."""

TELL = sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("message"))
NOTIFY = sa.select(TELL)
"""Both take what `changed` or `added` returns."""


class Told(NamedTuple):
    """A change that another process tells of."""

    table: str
    author: str
    what: str
    """All that has changed: `talk`, `gallery` or `entries`; anything may have if it is empty."""
    key: str | None = None
    """Of the request by which entries were added."""
    entries: Sequence[Data] = ()


def changed(table_id: str, author: str, what: str = "") -> dict[str, str]:
    """Tells that a table has changed. Whoever did need not read it again."""
    return {"channel": CHANGES_CHANNEL, "message": f"{table_id} {author} {what}".rstrip()}


def added(table_id: str, author: str, key: str | None, lines: list[str]) -> dict[str, str]:
    """Tells that entries were added and nothing else has changed. They come with it, if there is room."""
    told = changed(table_id, author, f"{ENTRIES} [{json.dumps(key)},{','.join(lines)}]")
    return told if len(told["message"].encode()) <= MOST_BYTES else changed(table_id, author)


def hear(message: str) -> Told:
    """What a notification tells."""
    table, author, *rest = message.split(" ", 3)
    if rest and rest[0] == ENTRIES:
        key, *entries = msgspec.json.decode(rest[1])
        return Told(table, author, ENTRIES, key, entries)
    return Told(table, author, rest[0] if rest else "")
