"""Stored tries: who has played which deal, at which table, with which result."""

import sqlalchemy as sa

from ludopolis.server.model.tries import Try
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.schema import tables, tries


class TryRepository:
    """Stores tries."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    def add(self, connection: sa.Connection, one: Try) -> None:
        """Stores a new try, unless it is stored already."""
        self.database.add(connection, tries, **{column.name: getattr(one, column.name) for column in tries.c})

    @writing
    def send(self, connection: sa.Connection, table_id: str, link: str) -> None:
        """Gives a try the link of a duel, if it has none."""
        unsent = sa.update(tries).where(tries.c.table_id == table_id, tries.c.link.is_(None))
        connection.execute(unsent.values(link=link))

    @writing
    def count(self, connection: sa.Connection, table_id: str, outcome: str, points: int | None) -> None:
        """Stores the result of a try."""
        counted = sa.update(tries).where(tries.c.table_id == table_id)
        connection.execute(counted.values(outcome=outcome, points=points))

    @reading
    def at(self, connection: sa.Connection, *deals: str) -> list[Try]:
        """All tries at these deals, in the order in which they were begun."""
        return _select(connection, tries.c.deal.in_(deals))

    @reading
    def of_device(self, connection: sa.Connection, device: str) -> list[Try]:
        """All tries of a device."""
        return _select(connection, tries.c.device == device)

    @reading
    def through(self, connection: sa.Connection, link: str) -> list[Try]:
        """The try that was sent by this link, then those that were begun by it."""
        found = _select(connection, sa.or_(tries.c.link == link, tries.c.through == link))
        return sorted(found, key=lambda one: one.link != link)

    @reading
    def of_table(self, connection: sa.Connection, table_id: str) -> Try | None:
        """The try that is played at a table."""
        return next(iter(_select(connection, tries.c.table_id == table_id)), None)


def _select(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[Try]:
    joined = tries.join(tables, tables.c.id == tries.c.table_id)
    chosen = sa.select(tries, tables.c.watch, tables.c.status).select_from(joined).where(where)
    chosen = chosen.order_by(tables.c.created, tables.c.id)
    rows = connection.execute(chosen).mappings()
    return [Try(**{name: row[name] for name in Try._fields}) for row in rows]
