"""What is stored of tries: who has played which deal, at which table, with which result. And the server's secret."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ludopolis.server.storage.database import Database, metadata, reading, writing

PLAYED, RESIGNED = "played", "resigned"
"""How a finished try went: to its end, or given up."""
DEALS = "deals"
"""The name of the secret from which the deals of each day are made."""
PUSH = "push"
"""The name of the key that signs messages to players' devices."""

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("deal", sa.Text, nullable=False),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("link", sa.Text, unique=True),
    sa.Column("through", sa.Text, index=True),
    sa.Column("outcome", sa.Text, nullable=False),
    sa.Column("points", sa.Integer),
    sa.UniqueConstraint("deal", "device", "number"),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


class Try(NamedTuple):
    """One game at a deal."""

    table_id: str
    deal: str
    device: str
    seat: int
    name: str
    number: int
    """The device's first, second, … try at this deal."""
    rated: bool
    """Whether it is compared with those of others: the first one, on the day of the deal."""
    link: str | None = None
    """The duel that it was sent as."""
    through: str | None = None
    """The duel by whose link it was begun."""
    outcome: str = ""
    """Empty until the game is over and was counted."""
    points: int | None = None
    watch: str = ""
    status: str = ""
    """Of its table, as is the spectators' id."""

    @property
    def done(self) -> bool:
        """Whether the game is over and was counted."""
        return self.outcome != ""


class Tries(Database):
    """Reads and writes tries."""

    @writing
    def secret(self, connection: sa.Connection, name: str, new: str) -> str:
        """A secret of the server; from now on `new`, if there was none."""
        self.add(connection, secrets, name=name, value=new)
        chosen = sa.select(secrets.c.value).where(secrets.c.name == name)
        return str(connection.execute(chosen).scalar_one())

    @writing
    def add_try(self, connection: sa.Connection, one: Try) -> None:
        """Stores a new try, unless it is stored already."""
        self.add(connection, tries, **{column.name: getattr(one, column.name) for column in tries.c})

    def add(self, connection: sa.Connection, table: sa.Table, /, **values: object) -> bool:
        """Adds a row; false if there is one like it, or another process has just been quicker."""
        insert = (postgresql if self.postgres else sqlite).insert
        added = insert(table).values(**values).on_conflict_do_nothing().returning(*table.primary_key)
        return connection.execute(added).first() is not None

    @writing
    def send_try(self, connection: sa.Connection, table_id: str, link: str) -> None:
        """Gives a try the link of a duel, if it has none."""
        unsent = sa.update(tries).where(tries.c.table_id == table_id, tries.c.link.is_(None))
        connection.execute(unsent.values(link=link))

    @writing
    def count_try(self, connection: sa.Connection, table_id: str, outcome: str, points: int | None) -> None:
        """Stores the result of a try."""
        counted = sa.update(tries).where(tries.c.table_id == table_id)
        connection.execute(counted.values(outcome=outcome, points=points))

    @reading
    def tries_at(self, connection: sa.Connection, *deals: str) -> list[Try]:
        """All tries at these deals, in the order in which they were begun."""
        return _select(connection, tries.c.deal.in_(deals))

    @reading
    def tries_of(self, connection: sa.Connection, device: str) -> list[Try]:
        """All tries of a device."""
        return _select(connection, tries.c.device == device)

    @reading
    def tries_through(self, connection: sa.Connection, link: str) -> list[Try]:
        """The try that was sent by this link, then those that were begun by it."""
        found = _select(connection, sa.or_(tries.c.link == link, tries.c.through == link))
        return sorted(found, key=lambda one: one.link != link)

    @reading
    def try_of_table(self, connection: sa.Connection, table_id: str) -> Try | None:
        """The try that a table is."""
        return next(iter(_select(connection, tries.c.table_id == table_id)), None)


def _select(connection: sa.Connection, where: sa.ColumnElement[bool]) -> list[Try]:
    tables = metadata.tables["tables"]
    joined = tries.join(tables, tables.c.id == tries.c.table_id)
    chosen = sa.select(tries, tables.c.watch, tables.c.status).select_from(joined).where(where)
    chosen = chosen.order_by(tables.c.created, tables.c.id)
    rows = connection.execute(chosen).mappings()
    return [Try(**{name: row[name] for name in Try._fields}) for row in rows]
