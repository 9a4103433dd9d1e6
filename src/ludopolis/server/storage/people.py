"""Stored people: names and colours, results, what was last seen, open tables.

Results are kept when their table is deleted.
"""

import json
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.server.model.people import LastSeen, Owner, Player, Result
from ludopolis.server.model.tables import FINISHED, NOT_OVER, TableRow, now, zoned
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.rows import rows_where, stored_rows
from ludopolis.server.storage.schema import entries, listings, looks, owners, results, seats, tables, tries


class PeopleRepository:
    """Stores owners of devices, their results, what they last saw, and which tables are listed."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # A device

    @reading
    def owner(self, connection: sa.Connection, device: str) -> Owner:
        """The name and colour of a device's owner."""
        found = connection.execute(sa.select(owners.c.name, owners.c.colour).filter_by(device=device)).first()
        return Owner() if found is None else Owner(*found)

    @writing
    def set_owner(self, connection: sa.Connection, device: str, owner: Owner) -> None:
        """Gives a device its name and colour."""
        self.database.put(connection, owners, "device", device=device, **owner._asdict())

    @reading
    def tables_of(self, connection: sa.Connection, device: str, running: bool, most: int) -> list[TableRow]:
        """The tables at which a device has a seat and that it has not left: waiting and running ones, or the others."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device)
        left = sa.select(looks.c.table_id).where(looks.c.device == device, looks.c.gone)
        status = tables.c.status.in_(NOT_OVER) if running else tables.c.status.not_in(NOT_OVER)
        chosen = sa.and_(tables.c.id.in_(mine), tables.c.id.not_in(left), status)
        return stored_rows(connection, rows_where(chosen, most))

    @reading
    def written_at(self, connection: sa.Connection, last: dict[str, int]) -> dict[str, datetime]:
        """When these entries were written, each given by its table and number."""
        chosen = sa.select(entries.c.table_id, entries.c.at).where(
            sa.tuple_(entries.c.table_id, entries.c.n).in_(list(last.items()))
        )
        return {id: zoned(at) for id, at in connection.execute(chosen)}

    # Results

    @reading
    def results_of(self, connection: sa.Connection, device: str) -> list[Result]:
        """All results of a device. Of two seats at one table the first counts."""
        chosen = sa.select(results).where(results.c.device == device).order_by(results.c.table_id, results.c.seat)
        found = {row.table_id: row for row in reversed(connection.execute(chosen).all())}
        return [result_of(row) for row in found.values()]

    @writing
    def add_results(self, connection: sa.Connection, some: list[Result]) -> None:
        """Stores results, unless they are stored already."""
        for one in some:
            self.database.add(connection, results, **columns_of(one))

    @reading
    def uncounted(self, connection: sa.Connection, device: str = "") -> list[TableRow]:
        """Finished tables with people but without results, except further tries: a device's, or all."""
        people = seats.c.device == device if device else seats.c.device.is_not(None)
        with_people = sa.select(seats.c.table_id).where(people, seats.c.kind == "human")
        done = sa.union_all(sa.select(results.c.table_id), sa.select(tries.c.table_id).where(tries.c.number > 1))
        chosen = sa.and_(tables.c.status == FINISHED, tables.c.id.in_(with_people), tables.c.id.not_in(done))
        return stored_rows(connection, rows_where(chosen))

    @reading
    def ended_at(self, connection: sa.Connection, table_id: str) -> datetime:
        """When the last entry of a table was written."""
        last = sa.select(sa.func.max(entries.c.at)).where(entries.c.table_id == table_id)
        found = connection.execute(last).scalar()
        return now() if found is None else zoned(found)

    # What was seen

    @reading
    def last_seen(self, connection: sa.Connection, device: str) -> dict[str, LastSeen]:
        """How far a device has seen its tables."""
        found = connection.execute(sa.select(looks).where(looks.c.device == device))
        return {row.table_id: LastSeen(row.number, bool(row.over), bool(row.gone)) for row in found}

    @writing
    def set_last_seen(self, connection: sa.Connection, device: str, table_id: str, seen: LastSeen) -> None:
        """Stores how far a device has seen a table, if the table still exists."""
        here = sa.and_(looks.c.device == device, looks.c.table_id == table_id)
        if connection.execute(sa.update(looks).where(here).values(**seen._asdict())).rowcount:
            return
        if connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id)).first() is not None:
            self.database.add(connection, looks, device=device, table_id=table_id, **seen._asdict())

    # Open tables

    @writing
    def list_table(self, connection: sa.Connection, table_id: str, language: str) -> None:
        """Lists a table on the home page; without a language, removes it from the list."""
        if language:
            self.database.put(connection, listings, "table_id", table_id=table_id, language=language)
        else:
            connection.execute(sa.delete(listings).where(listings.c.table_id == table_id))

    @reading
    def is_listed(self, connection: sa.Connection, table_id: str) -> bool:
        """Whether a table is listed."""
        here = sa.select(listings.c.table_id).where(listings.c.table_id == table_id)
        return connection.execute(here).first() is not None

    @reading
    def listed(
        self, connection: sa.Connection, games: list[str], since: datetime, most: int
    ) -> list[tuple[TableRow, str]]:
        """The listed tables of these games: not over, touched since `since`, with a free seat. And their languages."""
        free = sa.select(seats.c.table_id).where(seats.c.kind == "open")
        shown = sa.select(listings.c.table_id)
        waiting = sa.and_(tables.c.id.in_(shown), tables.c.id.in_(free), tables.c.game.in_(games))
        chosen = sa.and_(waiting, tables.c.status.in_(NOT_OVER), tables.c.touched > since)
        tongues = connection.execute(sa.select(listings.c.table_id, listings.c.language))
        languages = {row.table_id: row.language for row in tongues}
        found = stored_rows(connection, rows_where(chosen, most))
        return [(row, languages[row.id]) for row in found if row.id in languages]  # one may be listed just now


def columns_of(one: Result) -> Data:
    """A result as it is stored."""
    values = one._asdict()
    for name in ("options", "parts"):
        values[name] = json.dumps(values[name], ensure_ascii=False)
    values["players"] = json.dumps([player._asdict() for player in one.players], ensure_ascii=False)
    return values


def result_of(row: sa.Row[Any]) -> Result:
    """A stored result."""
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
        box=bool(row.box),
    )
