"""Tables, seats and entries as they are stored, and how tables are read with their seats."""

import json
from datetime import UTC, datetime
from typing import Any, NamedTuple

import sqlalchemy as sa

from ludopolis.engine.table.record import Header
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server import guard
from ludopolis.server.database import metadata

RUNNING, FINISHED, ENDED = "running", "finished", "ended"

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("watch", sa.Text, nullable=False, unique=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("components", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("next", sa.Text),
    sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    sa.Column("touched", sa.DateTime(timezone=True), nullable=False, index=True),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("device", sa.Text),
    sa.Column("link", sa.Text),
    sa.Column("town", sa.Text, nullable=False, server_default=""),
    sa.Column("lens", sa.Text),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("line", sa.Text, nullable=False),
    sa.Column("key", sa.Text),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("used", sa.Text),
    sa.UniqueConstraint("table_id", "key"),
)
"""`used`: at a table with a clock, how long each seat has thought until then; with the last entry of a change."""


_following = tables.alias()
next_watch = sa.select(_following.c.watch).where(_following.c.id == tables.c.next).scalar_subquery().label("next_watch")


class NotFound(LudopolisError):
    """There is no such table, or no such seat."""


class SeatRow(NamedTuple):
    """Who sits on a seat: `human` with a device, `open` for whoever comes first, or `bot`."""

    seat: int
    kind: str
    name: str
    bot: str
    device: str | None
    link: str | None
    town: str = ""
    """What the player calls their town, in games where they do."""
    lens: str | None = None
    """The hash of the secret that shows a friend what the player sees; nobody if none."""


class SeatChange(NamedTuple):
    """What a seat must still be, and what it becomes."""

    was: SeatRow
    becomes: SeatRow


class TableRow(NamedTuple):
    """A table as it is stored, without its entries."""

    id: str
    watch: str
    game: str
    rules: int
    components: str
    options: Data
    settings: Data
    seed: str
    status: str
    next: str | None
    created: datetime
    touched: datetime
    seats: list[SeatRow]
    next_watch: str | None = None
    """The spectators' id of the rematch."""


def human_seats(places: list[SeatRow]) -> list[int]:
    """The seats that people play."""
    return [place.seat for place in places if place.kind == "human"]


def new_row(header: Header, settings: Data, seed: str, status: str, places: list[SeatRow], id: str = "") -> TableRow:
    """The row of a table that is set up now. Without an id it gets a random one."""
    at = now()
    return TableRow(
        id=id or guard.new_id(),
        watch=guard.new_id(),
        game=header.game,
        rules=header.rules,
        components=header.components,
        options=dict(header.options),
        settings=settings,
        seed=seed,
        status=status,
        next=None,
        created=at,
        touched=at,
        seats=places,
    )


def now() -> datetime:
    """The current time, with its zone."""
    return datetime.now(UTC)


def zoned(at: datetime) -> datetime:
    """A stored time. SQLite does not keep its zone, which is always UTC."""
    return at if at.tzinfo else at.replace(tzinfo=UTC)


def rows_where(where: sa.ColumnElement[bool], most: int | None = None, running_first: bool = False) -> sa.Select[Any]:
    """The query for tables with their seats, the last touched first."""

    def order(table: sa.FromClause) -> list[sa.ColumnElement[Any]]:
        by_status = [sa.case((table.c.status == RUNNING, 0), else_=1)] if running_first else []
        return [*by_status, table.c.touched.desc(), table.c.id]

    found = sa.select(tables, next_watch).where(where).order_by(*order(tables)).limit(most).subquery()
    places = [seats.c[name] for name in SeatRow._fields]
    joined = sa.select(found, *places).join(seats, seats.c.table_id == found.c.id)
    return joined.order_by(*order(found), seats.c.seat)


ROW_BY_ID = rows_where(tables.c.id == sa.bindparam("given"))
ROW_BY_WATCH = rows_where(tables.c.watch == sa.bindparam("given"))
ROW_BY_EITHER = rows_where(sa.or_(tables.c.id == sa.bindparam("given"), tables.c.watch == sa.bindparam("given")))


def stored_rows(connection: sa.Connection, query: sa.Select[Any], given: str | None = None) -> list[TableRow]:
    """Tables with their seats."""
    tables_found: dict[str, TableRow] = {}
    for row in connection.execute(query, {} if given is None else {"given": given}).mappings():
        id = row["id"]
        if id not in tables_found:
            tables_found[id] = _table_row(row, [])
        tables_found[id].seats.append(SeatRow(*(row[name] for name in SeatRow._fields)))
    return list(tables_found.values())


def one_row(connection: sa.Connection, query: sa.Select[Any], id: str) -> TableRow:
    if "\0" not in id:  # which PostgreSQL refuses to compare
        for row in stored_rows(connection, query, id):
            return row
    raise NotFound(fact("no-such-table"))


def _table_row(row: sa.RowMapping, places: list[SeatRow]) -> TableRow:
    values = {name: row[name] for name in TableRow._fields if name != "seats"}
    values["options"] = json.loads(row["options"])
    values["settings"] = json.loads(row["settings"])
    return TableRow(**values, seats=places)
