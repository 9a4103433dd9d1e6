"""What only a host asks of the database: everything, everything back, and one person gone."""

import json
from collections.abc import Callable, Iterable
from itertools import groupby, islice
from operator import itemgetter

import sqlalchemy as sa

from ludopolis.engine.state import Data
from ludopolis.server.database import reading, writing
from ludopolis.server.outside.kept import hooks, subscribed_tables, subscriptions
from ludopolis.server.store import RUNNING, Store, entries, put_away, seats, tables
from ludopolis.server.talk.kept import REMOVED, heard, mutes, said
from ludopolis.server.talk.notes import notes
from ludopolis.server.tries import secrets, tries

ROWS_AT_ONCE = 1000
OF_GAMES = tables, seats, entries, tries
OF_CALLS = subscriptions, subscribed_tables, hooks
OF_PEOPLE = said, heard, mutes, notes, put_away
STORED = {part.name: part for part in (*OF_GAMES, *OF_CALLS, *OF_PEOPLE, secrets)}
"""What a backup holds, in the order in which it can be written."""

Row = tuple[str, Data]
"""The name of what it belongs to, and its columns."""


class HostStore(Store):
    """The store as a host uses it, beside a running server or without one."""

    @reading
    def dump(self, connection: sa.Connection, take: Callable[[Row], None]) -> None:
        """Gives every row to `take`, for a backup: as of one moment, and never all of them in memory."""
        snapshot = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ" if self.postgres else "BEGIN"
        connection.exec_driver_sql(snapshot)
        for name, part in STORED.items():
            rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(part))
            for row in rows.mappings():
                take((name, dict(row)))

    @writing
    def fill(self, connection: sa.Connection, rows: Callable[[], Iterable[Row]]) -> int:
        """Writes the rows of a backup, all or none. Returns how many. `rows` may be called twice.

        Its secrets take the place of ours.
        """
        count = 0
        connection.execute(sa.delete(secrets))
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
        theirs = one if device is None else seats.c.device == device
        chosen = sa.select(seats.c.table_id, seats.c.seat, tables.c.status).join(tables).where(theirs)
        found = connection.execute(chosen).all()
        for id, place, status in found:
            number = str(place + 1)
            _rename(connection, id, place, number)
            blank: Data = {"name": number, "town": "", "device": None, "link": None}
            if status == RUNNING:
                blank |= {"kind": "open", "name": "", "bot": ""}
            connection.execute(sa.update(seats).where(seats.c.table_id == id, seats.c.seat == place).values(**blank))
            self._notify(connection, id)
        if device is not None:
            connection.execute(sa.delete(tries).where(tries.c.device == device))
            own = sa.select(subscriptions.c.endpoint).where(subscriptions.c.device == device)
            connection.execute(sa.delete(subscribed_tables).where(subscribed_tables.c.endpoint.in_(own)))
            connection.execute(sa.delete(subscriptions).where(subscriptions.c.device == device))
            for part in (heard, mutes, notes, put_away):
                connection.execute(sa.delete(part).where(part.c.device == device))
            connection.execute(sa.update(said).where(said.c.device == device).values(**REMOVED))
        return len({id for id, _, _ in found})


def _rename(connection: sa.Connection, table_id: str, seat: int, name: str) -> None:
    """Puts another name into the entries that say who plays a seat from there on. Bots keep theirs."""
    lines = connection.execute(sa.select(entries.c.n, entries.c.line).where(entries.c.table_id == table_id)).all()
    for n, line in lines:
        entry = json.loads(line)
        kinds = [kind for kind in ("take_over", "resign") if not str(entry.get(kind, "bot:")).startswith("bot:")]
        if kinds and entry["seat"] == seat:
            changed = json.dumps(entry | dict.fromkeys(kinds, name), ensure_ascii=False)
            place = sa.and_(entries.c.table_id == table_id, entries.c.n == n)
            connection.execute(sa.update(entries).where(place).values(line=changed))
