"""Backups: every row out of a database, and every row back in."""

from collections.abc import Callable, Iterable
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.migrating import schema_in, schemas
from ludopolis.server.storage.schema import (
    clocks,
    deal_puzzles,
    entries,
    heard,
    hints,
    hooks,
    listings,
    looks,
    mutes,
    notes,
    own_puzzles,
    owners,
    pad_changes,
    pads,
    previews,
    pulses,
    puzzle_tries,
    results,
    said,
    seats,
    secrets,
    subscribed_tables,
    subscriptions,
    tables,
    tries,
)

ROWS_AT_ONCE = 1000
OF_GAMES = tables, seats, entries, tries, clocks, pulses, hints, previews
OF_CALLS = subscriptions, subscribed_tables, hooks
OF_PEOPLE = owners, results, looks, listings, puzzle_tries, own_puzzles, deal_puzzles
OF_PADS = pads, pad_changes
OF_TALK = said, heard, mutes, notes
STORED = {part.name: part for part in (*OF_GAMES, *OF_CALLS, *OF_PEOPLE, *OF_PADS, *OF_TALK, secrets)}
"""The tables of a backup, in an order in which rows can be inserted."""

Row = tuple[str, Data]
"""The name of its table, and its columns."""


class BackupRepository:
    """Reads and writes whole databases."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reading
    def dump(self, connection: sa.Connection, begin: Callable[[str], None], take: Callable[[Row], None]) -> None:
        """Calls `begin` with the name of the schema, then `take` with every row, for a backup.

        The rows are a snapshot, and are streamed. A database of an older version is read as it is.
        """
        snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" if self.database.postgres else "BEGIN"
        connection.exec_driver_sql(snapshot)
        found = schema_in(connection) or schemas()[0]
        begin(found)
        for name, part in STORED.items():
            columns = list(part.c) if found == schemas()[0] else _there(connection, part)
            if columns:
                rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(*columns))
                for row in rows.mappings():
                    take((name, dict(row)))

    @writing
    def fill(self, connection: sa.Connection, rows: Callable[[], Iterable[Row]]) -> int:
        """Writes the rows of a backup, all or none. Returns how many. `rows` may be called twice.

        Its secrets replace ours. The time until a server runs again is not charged to clocks. No seat shows its view to
        friends any more: the player may have ended that since the backup was made. Codes of score pads do
        not work there.
        """
        count = 0
        for ours in (secrets, pulses):
            connection.execute(sa.delete(ours))
        for name, some in groupby(rows(), itemgetter(0)):
            while batch := [row for _, row in islice(some, ROWS_AT_ONCE)]:
                connection.execute(sa.insert(STORED[name]), batch)
                count += len(batch)
        connection.execute(sa.update(seats).values(lens=None))
        connection.execute(sa.update(pads).values(code=None, until=None))
        return count


def _there(connection: sa.Connection, part: sa.Table) -> list[sa.Column[Any]]:
    """Our columns that a database of an older version has; none if it lacks the table."""
    known = sa.inspect(connection)
    names = {column["name"] for column in known.get_columns(part.name)} if known.has_table(part.name) else set()
    return [column for column in part.c if column.name in names]
