"""Old tables go: those that nobody has touched for a long time."""

from datetime import timedelta
from typing import NamedTuple

import sqlalchemy as sa

from ludopolis.server.storage.schema import now, tables, zoned
from ludopolis.server.storage.tables import Store

FEW_TABLES = 20
"""This many old tables are removed even if they are most of all tables."""


class Forgotten(NamedTuple):
    """How many tables were old, of how many, and whether that was too many to remove."""

    old: int
    all: int
    refused: bool


async def forget(store: Store, days: int, however_many: bool = False) -> Forgotten:
    """Removes the tables that nobody touched in the `days` before the last touch of any table.

    Today's date plays no part, unless it is earlier: a clock that runs fast makes no table older. One that did run
    fast may have touched a table, so most tables at once are not removed unless `however_many` is said.
    """

    def work(connection: sa.Connection) -> Forgotten:
        touched = list(connection.execute(sa.select(tables.c.id, tables.c.touched)))
        newest = min(max((zoned(at) for _, at in touched), default=now()), now())
        old = [id for id, at in touched if zoned(at) < newest - timedelta(days=days)]
        most = len(old) > FEW_TABLES and len(old) > len(touched) // 2
        if most and not however_many:
            return Forgotten(len(old), len(touched), refused=True)
        for id in old:
            store.remove(connection, id)
        return Forgotten(len(old), len(touched), refused=False)

    return await store.write(work)
