"""What only a host asks of the database: everything, everything back, and one person gone."""

from collections.abc import Callable, Iterable
from itertools import groupby, islice
from operator import itemgetter

import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.server.clocks import wall_time
from ludopolis.server.database import reading, writing
from ludopolis.server.kept_clocks import clocks, pulses
from ludopolis.server.outside.kept import hooks, subscribed_tables, subscriptions
from ludopolis.server.people.erasing import erase_device, erase_seats
from ludopolis.server.people.kept import listings, looks, owners, results
from ludopolis.server.rows import entries, seats, tables
from ludopolis.server.store import Store
from ludopolis.server.talk.kept import heard, mutes, said
from ludopolis.server.talk.notes import notes
from ludopolis.server.tries import secrets, tries

ROWS_AT_ONCE = 1000
OF_GAMES = tables, seats, entries, tries, clocks, pulses
OF_CALLS = subscriptions, subscribed_tables, hooks
OF_PEOPLE = owners, results, looks, listings
OF_TALK = said, heard, mutes, notes
STORED = {part.name: part for part in (*OF_GAMES, *OF_CALLS, *OF_PEOPLE, *OF_TALK, secrets)}
"""What a backup holds, in the order in which it can be written."""

Row = tuple[str, Data]
"""The name of what it belongs to, and its columns."""


class HostStore(Store):
    """The store as a host uses it, beside a running server or without one."""

    @reading
    def dump(self, connection: sa.Connection, take: Callable[[Row], None]) -> None:
        """Gives every row to `take`, for a backup: as of one moment, and never all of them in memory."""
        snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ" if self.postgres else "BEGIN"
        connection.exec_driver_sql(snapshot)
        for name, part in STORED.items():
            rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(part))
            for row in rows.mappings():
                take((name, dict(row)))

    @writing
    def fill(self, connection: sa.Connection, rows: Callable[[], Iterable[Row]]) -> int:
        """Writes the rows of a backup, all or none. Returns how many. `rows` may be called twice.

        Its secrets take the place of ours. Clocks stand still from when it was made until a server runs again.
        """
        count = 0
        for ours in (secrets, pulses):
            connection.execute(sa.delete(ours))
        for name, some in groupby(rows(), itemgetter(0)):
            while batch := [row for _, row in islice(some, ROWS_AT_ONCE)]:
                connection.execute(sa.insert(STORED[name]), batch)
                count += len(batch)
        return count

    @writing
    def erase(self, connection: sa.Connection, table_id: str, seat: int) -> int:
        """Takes whoever sits on a seat out of all tables of the same device. Returns how many tables those are.

        Names become the numbers of the seats. What was played stays; a seat at a running table is open again.
        """
        one = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat)
        device = connection.execute(sa.select(seats.c.device).where(one)).scalar_one()
        at = wall_time()
        return len(
            erase_seats(self, connection, one, at) if device is None else erase_device(self, connection, device, at)
        )

    @writing
    def delete(self, connection: sa.Connection, table_id: str) -> None:
        """Removes a table for good, and what people have of it in their histories."""
        connection.execute(sa.delete(results).where(results.c.table_id == table_id))
        self.remove(connection, table_id)
