"""What is stored: tables, seats, entries, and the queries on them.

A table's record is the truth: one row per entry, append-only, `(table_id, n)` unique, which is the lock between
processes.
"""

import json
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.record import Header
from ludopolis.engine.state import Data
from ludopolis.server import guard, kept_clocks
from ludopolis.server.clocks import Clock, wall_time
from ludopolis.server.database import metadata, reading, writing
from ludopolis.server.kept_clocks import ClockChange, KeptClocks
from ludopolis.server.tries import Tries

RUNNING, FINISHED, ENDED = "running", "finished", "ended"
CHANGES_CHANNEL = "ludopolis"
"""Processes on one PostgreSQL announce here which table has changed, and who changed it."""
PRESENCE_CHANNEL = "ludopolis_here"
"""They announce here who is connected."""

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

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.Text, nullable=False),
)
"""Tables that a host changed from outside a running server; ` talk` or ` gallery` after the id if only what was said
there. Only on SQLite, which cannot notify."""


_following = tables.alias()
next_watch = sa.select(_following.c.watch).where(_following.c.id == tables.c.next).scalar_subquery().label("next_watch")

# The statements of every move, made once: to build them takes longer than to carry them out.
ADD_ENTRIES = sa.insert(entries)
TOUCH_RUNNING = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"), tables.c.status == RUNNING)
    .values(status=sa.bindparam("becomes"), touched=sa.bindparam("at"))
)
TELL = sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("message"))
TOUCH_AND_TELL = TOUCH_RUNNING.returning(TELL)
"""For PostgreSQL: both in one trip."""
LINES_AFTER = (
    sa.select(entries.c.line, entries.c.key)
    .where(entries.c.table_id == sa.bindparam("table"), entries.c.n > sa.bindparam("after"))
    .order_by(entries.c.n)
)
NOTIFY = sa.select(TELL)


class Conflict(Exception):
    """Another process has changed the table first, or the same request came twice."""


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


class News(NamedTuple):
    """A table as it is stored, some of its entries (they may be newer), and the keys of the requests they came from."""

    row: TableRow
    lines: list[Data]
    keys: set[str]


class Store(Tries, KeptClocks):
    """Reads and writes tables, tries and clocks."""

    def __init__(self, url: str, host: bool = False) -> None:
        super().__init__(url)
        self.host = host
        """Whether changes come from outside a running server, which must then be told."""
        self.name = guard.new_id()
        """How changes are signed, so that whoever made one need not read it again."""

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
            kept_clocks.add(connection, row.id, clock)

    @writing
    def append(
        self,
        connection: sa.Connection,
        table_id: str,
        lines: list[Data],
        key: str | None,
        status: str,
        seat: SeatChange | None = None,
        clock: ClockChange | None = None,
    ) -> None:
        """Adds entries to a running table, changes a seat and its clock, in one transaction. Entries may be none.

        Raises `Conflict` and writes nothing if an entry is already there, if seat or clock are no longer what they
        were, or if the table has ended meanwhile.
        """
        try:
            if lines:
                rows = _entry_rows(table_id, lines, key)
                if clock is not None:
                    rows[-1]["used"] = json.dumps(clock.becomes.used())
                connection.execute(ADD_ENTRIES, rows if len(rows) > 1 else rows[0])
        except IntegrityError as error:
            raise Conflict from error
        if clock is not None and not kept_clocks.keep(connection, table_id, clock):
            raise Conflict
        if seat is not None:
            same = [seats.c[name].is_not_distinct_from(value) for name, value in seat.was._asdict().items()]
            change = sa.update(seats).where(seats.c.table_id == table_id, *same).values(**seat.becomes._asdict())
            if connection.execute(change).rowcount != 1:
                raise Conflict
        if not lines:
            self._touch(connection, table_id)
            return
        self._keep_running(connection, table_id, status)

    @writing
    def set_seat(self, connection: sa.Connection, /, table_id: str, seat: int, **values: object) -> None:
        """Changes a seat, whoever sits there; notifies the other processes."""
        if values.get("kind") == "open":  # the clock before the seat, as in `append`: nobody waits for each other
            kept_clocks.vacate(connection, table_id, seat, wall_time())
        connection.execute(sa.update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))
        self._touch(connection, table_id)

    @writing
    def set_next(self, connection: sa.Connection, table_id: str, following: str) -> bool:
        """Names the rematch of a table, once."""
        change = sa.update(tables).where(tables.c.id == table_id, tables.c.next.is_(None)).values(next=following)
        done = connection.execute(change).rowcount == 1
        self._touch(connection, table_id)
        return done

    def _touch(self, connection: sa.Connection, table_id: str) -> None:
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(touched=now()))
        self.notify(connection, table_id)

    def _keep_running(self, connection: sa.Connection, table_id: str, status: str) -> None:
        """Touches a running table, gives it that status, and tells other processes. Raises `Conflict` if it is not."""
        values = {"table": table_id, "becomes": status, "at": now()}
        if self.postgres:
            if connection.execute(TOUCH_AND_TELL, {**values, **self._news(table_id)}).first() is None:
                raise Conflict
        elif connection.execute(TOUCH_RUNNING, values).rowcount != 1:
            raise Conflict
        else:
            self.notify(connection, table_id)

    def _news(self, table_id: str) -> dict[str, str]:
        return {"channel": CHANGES_CHANNEL, "message": f"{table_id} {self.name}"}

    def notify(self, connection: sa.Connection, table_id: str) -> None:
        """Tells other processes that a table has changed."""
        if self.postgres:
            connection.execute(NOTIFY, self._news(table_id))
        elif self.host:
            connection.execute(sa.insert(notices).values(table_id=table_id))

    @writing
    def announce_presence(self, connection: sa.Connection, messages: list[str]) -> None:
        """Sends messages about who is connected to all processes on the same PostgreSQL. They are not stored."""
        rows = [{"channel": PRESENCE_CHANNEL, "message": message} for message in messages]
        connection.execute(NOTIFY, rows)

    @reading
    def notices_after(self, connection: sa.Connection, last: int) -> tuple[int, set[str]]:
        """The number of the latest notice, and the tables that a host has changed since notice `last`."""
        rows = connection.execute(sa.select(notices).where(notices.c.id > last)).all()
        return max((row.id for row in rows), default=last), {row.table_id for row in rows}

    @reading
    def table(self, connection: sa.Connection, id: str) -> TableRow:
        """The table of that id."""
        return _one(connection, ROW_BY_ID, id)

    @reading
    def watched(self, connection: sa.Connection, watch: str) -> TableRow:
        """The table of that spectators' id."""
        return _one(connection, ROW_BY_WATCH, watch)

    @reading
    def either(self, connection: sa.Connection, id: str) -> TableRow:
        """The table of that id or spectators' id."""
        return _one(connection, ROW_BY_EITHER, id)

    @reading
    def news(self, connection: sa.Connection, id: str, after: int = 0) -> News:
        """The table, and what has come after its first `after` entries."""
        row = _one(connection, ROW_BY_ID, id)
        found = connection.execute(LINES_AFTER, {"table": id, "after": after}).all()
        return News(row, [msgspec.json.decode(line) for line, _ in found], {key for _, key in found if key is not None})

    @reading
    def lines(self, connection: sa.Connection, table_id: str) -> list[Data]:
        """A table's entries."""
        found = connection.execute(LINES_AFTER, {"table": table_id, "after": 0})
        return [msgspec.json.decode(line) for line, _ in found]

    @reading
    def used(self, connection: sa.Connection, table_id: str) -> list[tuple[int, list[int]]]:
        """How long each seat had thought by which entry, at a table with a clock."""
        chosen = sa.select(entries.c.n, entries.c.used).where(entries.c.table_id == table_id)
        rows = connection.execute(chosen.where(entries.c.used.is_not(None)).order_by(entries.c.n))
        return [(n, json.loads(used)) for n, used in rows]

    @writing
    def agree(self, connection: sa.Connection, table_id: str, clock: ClockChange, ends: bool) -> None:
        """Stores what people have agreed on about the clock; perhaps to end the game. Raises `Conflict`."""
        if not kept_clocks.keep(connection, table_id, clock):
            raise Conflict
        self._keep_running(connection, table_id, ENDED if ends else RUNNING)

    @reading
    def of_device(self, connection: sa.Connection, device: str, most: int) -> list[TableRow]:
        """The tables at which a device has a seat: running ones before others, the last touched first."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device)
        return stored_rows(connection, rows_where(tables.c.id.in_(mine), most, running_first=True))

    @reading
    def select(self, connection: sa.Connection) -> list[TableRow]:
        """All tables, the last touched first."""
        return stored_rows(connection, rows_where(sa.true()))

    @writing
    def end(self, connection: sa.Connection, table_id: str) -> None:
        """Ends a running table. A finished one stays finished."""
        running = sa.update(tables).where(tables.c.id == table_id, tables.c.status == RUNNING)
        connection.execute(running.values(status=ENDED))
        self._touch(connection, table_id)

    @writing
    def delete(self, connection: sa.Connection, table_id: str) -> None:
        """Removes a table with its seats and entries."""
        self.remove(connection, table_id)

    def remove(self, connection: sa.Connection, table_id: str) -> None:
        """Removes it in a transaction that has begun."""
        for part, column in ((entries, entries.c.table_id), (seats, seats.c.table_id), (tables, tables.c.id)):
            connection.execute(sa.delete(part).where(column == table_id))
        self.notify(connection, table_id)

    @reading
    def empty(self, connection: sa.Connection) -> bool:
        """Whether no table is stored."""
        return connection.execute(sa.select(tables.c.id).limit(1)).first() is None


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


def _one(connection: sa.Connection, query: sa.Select[Any], id: str) -> TableRow:
    if "\0" not in id:  # which PostgreSQL refuses to compare
        for row in stored_rows(connection, query, id):
            return row
    raise NotFound(fact("no-such-table"))


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


def _table_row(row: sa.RowMapping, places: list[SeatRow]) -> TableRow:
    values = {name: row[name] for name in TableRow._fields if name != "seats"}
    values["options"] = json.loads(row["options"])
    values["settings"] = json.loads(row["settings"])
    return TableRow(**values, seats=places)
