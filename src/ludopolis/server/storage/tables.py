"""Stored tables, seats and entries.

A table's record is the truth: one row per entry, append-only, `(table_id, n)` unique, which is the lock between
processes. A transaction that changes several rows of a table locks the table's first, then the clock's, then the
seats', so that there are no deadlocks.
"""

import json
from collections.abc import Sequence
from datetime import timedelta
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludopolis.engine.values.data import Data
from ludopolis.server.model.clocks import Clock, ClockChange, wall_time
from ludopolis.server.model.tables import ENDED, RUNNING, WAITING, News, SeatChange, TableRow, now, zoned
from ludopolis.server.storage import clocks
from ludopolis.server.storage.database import Conflict, Database, reading, writing
from ludopolis.server.storage.notices import TELL, added, changed, tell
from ludopolis.server.storage.rows import ROW_BY_EITHER, ROW_BY_ID, ROW_BY_WATCH, one_row, rows_where, stored_rows
from ludopolis.server.storage.schema import entries, results, seats, tables

FEW_TABLES = 20
"""Old tables that may be removed even if they are most of all tables."""

# The statements of every move, built once: building them takes longer than executing them.
ADD_ENTRIES = sa.insert(entries)
TOUCH_UNCHANGED = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"), tables.c.status == sa.bindparam("was"))
    .values(status=sa.bindparam("becomes"), touched=sa.bindparam("at"))
)
TOUCH_AND_TELL = TOUCH_UNCHANGED.returning(TELL)
"""For PostgreSQL: both in one round trip."""
APPEND_AND_TELL = sa.text(f"""
    WITH touched AS (
        UPDATE tables SET status = :becomes, touched = :at WHERE id = :table AND status = '{RUNNING}'
        RETURNING pg_notify(:channel, :message)
    )
    INSERT INTO entries (table_id, n, line, key, at)
    SELECT :table, new.n, new.line, new.key, :at
    FROM touched, unnest(CAST(:ns AS integer[]), CAST(:lines AS text[]), CAST(:keys AS text[])) AS new (n, line, key)
""")
"""For PostgreSQL: a whole move in one round trip. Adds nothing if the table no longer runs."""
LINES_AFTER = (
    sa.select(entries.c.line, entries.c.key)
    .where(entries.c.table_id == sa.bindparam("table"), entries.c.n > sa.bindparam("after"))
    .order_by(entries.c.n)
)


class Forgotten(NamedTuple):
    """The result of forgetting: how many tables were old, of how many, and whether that was too many to remove."""

    old: int
    all: int
    refused: bool


class TableRepository:
    """Stores tables with their seats and entries."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    def create(self, connection: sa.Connection, row: TableRow, lines: list[Data], clock: Clock | None = None) -> None:
        """Stores a new table with its seats and its first entries. Raises `Conflict` if there is one of that id."""
        values = row._asdict()
        del values["seats"], values["next_watch"]
        values["options"] = json.dumps(row.options)
        values["settings"] = json.dumps(row.settings)
        try:
            connection.execute(sa.insert(tables).values(**values))
        except IntegrityError as error:
            raise Conflict from error
        connection.execute(sa.insert(seats), [{"table_id": row.id, **seat._asdict()} for seat in row.seats])
        if lines:
            connection.execute(sa.insert(entries), _entry_rows(row.id, lines, None))
        if clock is not None:
            clocks.add(connection, row.id, clock)

    async def append(
        self,
        table_id: str,
        lines: list[Data],
        key: str | None,
        status: str,
        places: Sequence[SeatChange] = (),
        clock: ClockChange | None = None,
        was: str = RUNNING,
        settings: Data | None = None,
    ) -> None:
        """Adds entries to a running table, changes seats and its clock, in one transaction. Entries may be none.

        A table that `was` waiting may begin to run with its first entries, and may get other settings.
        Raises `Conflict` and writes nothing if an entry is already there, if a seat or the clock are no longer what
        they were, or if the table has begun or ended meanwhile.
        """
        if self.database.postgres and lines and not places and clock is None and was == RUNNING:
            await self.database.write_at_once(
                lambda connection: self._add_entries(connection, table_id, lines, key, status)
            )
        else:
            await self._append(table_id, lines, key, status, places, clock, was, settings)

    def _add_entries(
        self, connection: sa.Connection, table_id: str, lines: list[Data], key: str | None, status: str
    ) -> None:
        rows = _entry_rows(table_id, lines, key)
        texts = [row["line"] for row in rows]
        author = self.database.name
        # Other processes reload a table that is over: its row has changed too.
        told = added(table_id, author, key, texts) if status == RUNNING else changed(table_id, author)
        values = {"table": table_id, "becomes": status, "at": rows[0]["at"], "lines": texts, **told}
        columns = {"ns": [row["n"] for row in rows], "keys": [row["key"] for row in rows]}
        try:
            if connection.execute(APPEND_AND_TELL, values | columns).rowcount == 0:
                raise Conflict
        except IntegrityError as error:
            raise Conflict from error

    @writing
    def _append(
        self,
        connection: sa.Connection,
        table_id: str,
        lines: list[Data],
        key: str | None,
        status: str,
        places: Sequence[SeatChange],
        clock: ClockChange | None,
        was: str,
        settings: Data | None,
    ) -> None:
        if lines or was == WAITING:
            self._touch_unchanged(connection, table_id, was, status)
        else:
            self._touch(connection, table_id)
        if settings is not None:
            changed_settings = sa.update(tables).where(tables.c.id == table_id).values(settings=json.dumps(settings))
            connection.execute(changed_settings)
        try:
            if lines:
                rows = _entry_rows(table_id, lines, key)
                if clock is not None:
                    rows[-1]["used"] = json.dumps(clock.becomes.used())
                connection.execute(ADD_ENTRIES, rows if len(rows) > 1 else rows[0])
        except IntegrityError as error:
            raise Conflict from error
        if clock is not None and not clocks.replace(connection, table_id, clock):
            raise Conflict
        for seat in places:
            same = [seats.c[name].is_not_distinct_from(value) for name, value in seat.was._asdict().items()]
            change = sa.update(seats).where(seats.c.table_id == table_id, *same).values(**seat.becomes._asdict())
            if connection.execute(change).rowcount != 1:
                raise Conflict

    @writing
    def set_seat(self, connection: sa.Connection, /, table_id: str, seat: int, **values: object) -> None:
        """Changes a seat, whoever sits there; notifies the other processes."""
        self._touch(connection, table_id)
        if values.get("kind") == "open":
            clocks.vacate(connection, table_id, seat, wall_time())
        connection.execute(sa.update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))

    @writing
    def set_next(self, connection: sa.Connection, table_id: str, following: str) -> bool:
        """Stores the rematch of a table, once."""
        change = sa.update(tables).where(tables.c.id == table_id, tables.c.next.is_(None)).values(next=following)
        done = connection.execute(change).rowcount == 1
        self._touch(connection, table_id)
        return done

    def _touch(self, connection: sa.Connection, table_id: str) -> None:
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(touched=now()))
        tell(self.database, connection, table_id)

    def _touch_unchanged(self, connection: sa.Connection, table_id: str, was: str, status: str) -> None:
        """Touches a table, gives it that status, and tells other processes. Raises `Conflict` if it has another."""
        values = {"table": table_id, "was": was, "becomes": status, "at": now()}
        if self.database.postgres:
            told = changed(table_id, self.database.name)
            if connection.execute(TOUCH_AND_TELL, {**values, **told}).first() is None:
                raise Conflict
        elif connection.execute(TOUCH_UNCHANGED, values).rowcount != 1:
            raise Conflict
        else:
            tell(self.database, connection, table_id)

    @reading
    def find(self, connection: sa.Connection, id: str) -> TableRow:
        """The table of that id. Raises `NotFound`."""
        return one_row(connection, ROW_BY_ID, id)

    @reading
    def find_watched(self, connection: sa.Connection, watch: str) -> TableRow:
        """The table of that spectators' id."""
        return one_row(connection, ROW_BY_WATCH, watch)

    @reading
    def find_either(self, connection: sa.Connection, id: str) -> TableRow:
        """The table of that id or spectators' id."""
        return one_row(connection, ROW_BY_EITHER, id)

    @reading
    def news(self, connection: sa.Connection, id: str, after: int = 0) -> News:
        """The table, and its entries after the first `after`."""
        row = one_row(connection, ROW_BY_ID, id)
        found = connection.execute(LINES_AFTER, {"table": id, "after": after}).all()
        return News(row, [msgspec.json.decode(line) for line, _ in found], {key for _, key in found if key is not None})

    @reading
    def lines(self, connection: sa.Connection, table_id: str) -> list[Data]:
        """A table's entries."""
        found = connection.execute(LINES_AFTER, {"table": table_id, "after": 0})
        return [msgspec.json.decode(line) for line, _ in found]

    @reading
    def thinking_times(self, connection: sa.Connection, table_id: str) -> list[tuple[int, list[int]]]:
        """The thinking times of the seats by entry, at a table with a clock."""
        chosen = sa.select(entries.c.n, entries.c.used).where(entries.c.table_id == table_id)
        rows = connection.execute(chosen.where(entries.c.used.is_not(None)).order_by(entries.c.n))
        return [(n, json.loads(used)) for n, used in rows]

    @writing
    def agree(self, connection: sa.Connection, table_id: str, clock: ClockChange, ends: bool) -> None:
        """Stores an agreement about the clock, or to end the game. Raises `Conflict`."""
        self._touch_unchanged(connection, table_id, RUNNING, ENDED if ends else RUNNING)
        if not clocks.replace(connection, table_id, clock):
            raise Conflict

    @reading
    def of_device(self, connection: sa.Connection, device: str, most: int) -> list[TableRow]:
        """The tables at which a device has a seat: those that are not over first, the last touched first."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device)
        return stored_rows(connection, rows_where(tables.c.id.in_(mine), most, running_first=True))

    @reading
    def all(self, connection: sa.Connection) -> list[TableRow]:
        """All tables, the last touched first."""
        return stored_rows(connection, rows_where(sa.true()))

    @writing
    def end(self, connection: sa.Connection, table_id: str) -> None:
        """Ends a running table. A finished one stays finished; a waiting one, where nothing was played, is removed."""
        if self._cancel(connection, table_id):
            return
        running = sa.update(tables).where(tables.c.id == table_id, tables.c.status == RUNNING)
        connection.execute(running.values(status=ENDED))
        self._touch(connection, table_id)

    @writing
    def cancel(self, connection: sa.Connection, table_id: str, if_empty: bool = False) -> bool:
        """Removes a table that still waits, perhaps only if nobody sits there. False if it was not removed."""
        return self._cancel(connection, table_id, if_empty)

    def _cancel(self, connection: sa.Connection, table_id: str, if_empty: bool = False) -> bool:
        here = sa.select(tables.c.status).where(tables.c.id == table_id).with_for_update()
        if connection.execute(here).scalar() != WAITING:
            return False
        people = sa.select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.device.is_not(None))
        if if_empty and connection.execute(people).first() is not None:
            return False
        remove(self.database, connection, table_id)
        return True

    @writing
    def delete(self, connection: sa.Connection, table_id: str) -> None:
        """Removes a table with its seats and entries."""
        remove(self.database, connection, table_id)

    @writing
    def delete_with_results(self, connection: sa.Connection, table_id: str) -> None:
        """Removes a table, and its results from people's histories."""
        connection.execute(sa.delete(results).where(results.c.table_id == table_id))
        remove(self.database, connection, table_id)

    @writing
    def forget(self, connection: sa.Connection, days: int, however_many: bool = False) -> Forgotten:
        """Removes the tables that nobody touched in the `days` before the last touch of any table.

        Ages are counted from the last touch, not from today, so that a system clock that runs fast ages no table. One
        that ran fast may have touched a table, so if most tables are old, they are removed only with `however_many`.
        """
        old, found = old_ones(connection, tables, days, however_many)
        for id in old:
            remove(self.database, connection, id)
        return found

    @reading
    def empty(self, connection: sa.Connection) -> bool:
        """Whether no table is stored."""
        return connection.execute(sa.select(tables.c.id).limit(1)).first() is None

    def count_by_status(self) -> dict[str, int]:
        """The number of tables by status. Blocks the caller's thread."""
        count = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        with self.database.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(count)}


def old_ones(connection: sa.Connection, part: sa.Table, days: int, however_many: bool) -> tuple[list[str], Forgotten]:
    """The ids of tables, or of score pads, that may be forgotten; none if they are too many."""
    touched = list(connection.execute(sa.select(part.c.id, part.c.touched)))
    newest = min(max((zoned(at) for _, at in touched), default=now()), now())
    old = [id for id, at in touched if zoned(at) < newest - timedelta(days=days)]
    most = len(old) > FEW_TABLES and len(old) > len(touched) // 2
    if most and not however_many:
        return [], Forgotten(len(old), len(touched), refused=True)
    return old, Forgotten(len(old), len(touched), refused=False)


def remove(database: Database, connection: sa.Connection, table_id: str) -> None:
    """Removes a table with its seats and entries."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    for part, column in ((entries, entries.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
        connection.execute(sa.delete(part).where(column == table_id))
    tell(database, connection, table_id)


def _entry_rows(table_id: str, lines: list[Data], key: str | None) -> list[Data]:
    at = now()
    return [
        {
            "table_id": table_id,
            "n": line["n"],
            "line": json.dumps(line, ensure_ascii=False),
            "key": key if index == 0 else None,
            "at": at,
            "used": None,
        }
        for index, line in enumerate(lines)
    ]
