"""What is stored of people: their name and colour, results, what they have seen, open tables, codes.

Results stay when their table is forgotten: they are all that is left of it then.
"""

import json
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.server.database import metadata
from ludopolis.server.people.history import Player, Result
from ludopolis.server.rows import (
    FINISHED,
    RUNNING,
    TableRow,
    entries,
    now,
    rows_where,
    seats,
    stored_rows,
    tables,
    zoned,
)
from ludopolis.server.store import Store
from ludopolis.server.tries import tries

owners = sa.Table(
    "owners",
    metadata,
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("colour", sa.Integer),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("parts", sa.Text, nullable=False),
    sa.Column("players", sa.Text, nullable=False),
)

looks = sa.Table(
    "looks",
    metadata,
    sa.Column("device", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
)
"""Up to which view number a device has seen a table, whether the end too, and whether it has left the table."""

listings = sa.Table(
    "listings",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("language", sa.Text, nullable=False),
)

codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("device", sa.Text, nullable=False, unique=True),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    sa.Column("taker", sa.Text),
)
"""A code holds until then, and until a device has taken it, which may not have heard the answer and ask again."""


class Owner(NamedTuple):
    """What a device is called, and the colour it likes: 0 to 4, or none."""

    name: str = ""
    colour: int | None = None


class Look(NamedTuple):
    """How far a device has seen a table."""

    number: int = 0
    over: bool = False
    gone: bool = False


class PeopleKept:
    """Reads and writes it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # A device

    async def owner(self, device: str) -> Owner:
        """What is known of a device."""

        def work(connection: sa.Connection) -> Owner:
            found = connection.execute(sa.select(owners.c.name, owners.c.colour).filter_by(device=device)).first()
            return Owner() if found is None else Owner(*found)

        return await self.store.read(work)

    async def set_owner(self, device: str, owner: Owner) -> None:
        """Gives a device its name and colour."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(owners).where(owners.c.device == device))
            connection.execute(sa.insert(owners).values(device=device, **owner._asdict()))

        await self.store.write(work)

    async def tables_of(self, device: str, running: bool, most: int) -> list[TableRow]:
        """The tables at which a device has a seat and that it has not left: those that run, or the others."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device)
        left = sa.select(looks.c.table_id).where(looks.c.device == device, looks.c.gone)
        status = tables.c.status == RUNNING if running else tables.c.status != RUNNING
        chosen = sa.and_(tables.c.id.in_(mine), tables.c.id.not_in(left), status)
        return await self.store.read(lambda connection: stored_rows(connection, rows_where(chosen, most)))

    async def written_at(self, last: dict[str, int]) -> dict[str, datetime]:
        """When these entries were written, each given by its table and number."""
        chosen = sa.select(entries.c.table_id, entries.c.at).where(
            sa.tuple_(entries.c.table_id, entries.c.n).in_(list(last.items()))
        )
        return await self.store.read(lambda connection: {id: zoned(at) for id, at in connection.execute(chosen)})

    # Results

    async def results_of(self, device: str) -> list[Result]:
        """All results of a device. Of two seats at one table the first counts."""

        def work(connection: sa.Connection) -> list[Result]:
            chosen = sa.select(results).where(results.c.device == device).order_by(results.c.table_id, results.c.seat)
            found = {row.table_id: row for row in reversed(connection.execute(chosen).all())}
            return [_result(row) for row in found.values()]

        return await self.store.read(work)

    async def add_results(self, some: list[Result]) -> None:
        """Stores results, unless they are stored already."""

        def work(connection: sa.Connection) -> None:
            for one in some:
                self.store.add(connection, results, **_columns(one))

        await self.store.write(work)

    async def uncounted(self, device: str = "") -> list[TableRow]:
        """Finished tables with people at them and without results, but for further tries: a device's, or all."""
        people = seats.c.device == device if device else seats.c.device.is_not(None)
        with_people = sa.select(seats.c.table_id).where(people, seats.c.kind == "human")
        done = sa.union_all(sa.select(results.c.table_id), sa.select(tries.c.table_id).where(tries.c.number > 1))
        chosen = sa.and_(tables.c.status == FINISHED, tables.c.id.in_(with_people), tables.c.id.not_in(done))
        return await self.store.read(lambda connection: stored_rows(connection, rows_where(chosen)))

    async def ended_at(self, table_id: str) -> datetime:
        """When the last entry of a table was written."""
        last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == table_id)
        found = await self.store.read(lambda connection: connection.execute(last).scalar())
        return now() if found is None else zoned(found)

    # What was seen

    async def looks_of(self, device: str) -> dict[str, Look]:
        """How far a device has seen its tables."""

        def work(connection: sa.Connection) -> dict[str, Look]:
            found = connection.execute(sa.select(looks).where(looks.c.device == device))
            return {row.table_id: Look(row.number, bool(row.over), bool(row.gone)) for row in found}

        return await self.store.read(work)

    async def set_look(self, device: str, table_id: str, look: Look) -> None:
        """Notes how far a device has seen a table, if the table is still there."""

        def work(connection: sa.Connection) -> None:
            here = sa.and_(looks.c.device == device, looks.c.table_id == table_id)
            if connection.execute(sa.update(looks).where(here).values(**look._asdict())).rowcount:
                return
            if connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is not None:
                self.store.add(connection, looks, device=device, table_id=table_id, **look._asdict())

        await self.store.write(work)

    # Open tables

    async def list_table(self, table_id: str, language: str) -> None:
        """Shows a table to everybody on the home page, or to nobody without a language."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(listings).where(listings.c.table_id == table_id))
            if language:
                connection.execute(sa.insert(listings).values(table_id=table_id, language=language))

        await self.store.write(work)

    async def is_listed(self, table_id: str) -> bool:
        """Whether a table is shown to everybody."""
        here = sa.select(listings.c.table_id).where(listings.c.table_id == table_id)
        return await self.store.read(lambda connection: connection.execute(here).first() is not None)

    async def listed(self, since: datetime, most: int) -> list[tuple[TableRow, str]]:
        """The listed tables that run, were touched since then and have a free seat, with their languages."""

        def work(connection: sa.Connection) -> list[tuple[TableRow, str]]:
            free = sa.select(seats.c.table_id).where(seats.c.kind == "open")
            shown = sa.select(listings.c.table_id)
            chosen = sa.and_(
                tables.c.id.in_(shown), tables.c.id.in_(free), tables.c.status == RUNNING, tables.c.touched > since
            )
            tongues = connection.execute(sa.select(listings.c.table_id, listings.c.language))
            languages = {row.table_id: row.language for row in tongues}
            found = stored_rows(connection, rows_where(chosen, most))
            return [(row, languages[row.id]) for row in found if row.id in languages]  # one may be listed just now

        return await self.store.read(work)


def _columns(one: Result) -> Data:
    values = one._asdict()
    for name in ("options", "parts"):
        values[name] = json.dumps(values[name], ensure_ascii=False)
    values["players"] = json.dumps([player._asdict() for player in one.players], ensure_ascii=False)
    return values


def _result(row: sa.Row[tuple[object, ...]]) -> Result:
    return Result(
        table_id=row.table_id,
        seat=row.seat,
        device=row.device,
        game=row.game,
        options=json.loads(row.options),
        at=zoned(row.at),
        points=row.points,
        won=bool(row.won),
        parts=json.loads(row.parts),
        players=[Player(**player) for player in json.loads(row.players)],
    )
