"""Stored score pads: every change under the next number, with who made it and when."""

import json
from collections.abc import Callable
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from ludopolis.engine.values.facts import fact
from ludopolis.server.model.pads import SIT, Decision, PadChange, PadRow
from ludopolis.server.model.tables import NotFound, now, zoned
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.notices import PAD, tell
from ludopolis.server.storage.people import columns_of
from ludopolis.server.storage.schema import pad_changes, pads, results
from ludopolis.server.storage.tables import Forgotten, old_ones

Decide = Callable[[PadRow, list[PadChange]], Decision]
"""What a change makes of a pad. It is called inside the transaction, and may raise what the caller is told."""


class PadRepository:
    """Stores pads and their changes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    def create(self, connection: sa.Connection, row: PadRow) -> None:
        """Stores a new pad, unless the same request has stored it."""
        self.database.add(connection, pads, **_columns(row))

    @reading
    def find(self, connection: sa.Connection, id: str) -> tuple[PadRow, list[PadChange]]:
        """A pad with its changes. Raises `NotFound`."""
        return _pad(connection, id), _changes(connection, id)

    @writing
    def change(
        self, connection: sa.Connection, id: str, key: str, decide: Decide
    ) -> tuple[PadRow, list[PadChange], bool]:
        """Stores what `decide` makes of a pad, and gives the pad and whether it has changed. A known key does nothing.

        Writers come one after the other, so none of them decides on what another has changed meanwhile.
        """
        row, changes = _pad(connection, id, alone=True), _changes(connection, id)
        known = sa.select(pad_changes.c.n).where(pad_changes.c.pad_id == id, pad_changes.c.key == key)
        if connection.execute(known).first() is not None:
            return row, changes, False
        decision = decide(row, changes)
        if decision.change is None:
            return row, changes, False
        values = decision.change._asdict() | {"pad_id": id, "key": key}
        values["value"] = None if decision.change.value is None else json.dumps(decision.change.value)
        connection.execute(sa.insert(pad_changes).values(**values))
        new = row._replace(locked=decision.locked, names=decision.names or row.names, touched=decision.change.at)
        fresh = {"locked": new.locked, "names": _packed(new.names), "touched": new.touched}
        connection.execute(sa.update(pads).where(pads.c.id == id).values(**fresh))
        if row.locked and not new.locked:
            connection.execute(sa.delete(results).where(results.c.table_id == id))
        if decision.names is not None:
            rename_results(connection, id, new.names)
        for one in decision.results:
            self.database.add(connection, results, **columns_of(one))
        tell(self.database, connection, id, PAD)
        return new, [*changes, decision.change], True

    # Codes

    @writing
    def set_code(self, connection: sa.Connection, id: str, hashed: str, until: datetime) -> None:
        """Stores the code of a pad, in place of an earlier one. Raises `NotFound`."""
        _pad(connection, id)
        here = sa.and_(pads.c.until.is_not(None), pads.c.until < now())
        connection.execute(sa.update(pads).where(here).values(code=None, until=None))
        connection.execute(sa.update(pads).where(pads.c.id == id).values(code=hashed, until=until))

    @reading
    def by_code(self, connection: sa.Connection, hashed: str) -> str:
        """The id of the pad that a code opens. Raises `NotFound`."""
        found = connection.execute(sa.select(pads.c.id).where(pads.c.code == hashed, pads.c.until > now())).scalar()
        if found is None:
            raise NotFound(fact("wrong-code"))
        return str(found)

    # Lists

    @reading
    def of_device(self, connection: sa.Connection, device: str, most: int) -> list[PadRow]:
        """The pads that a device has made, or where it has changed something; the last touched first."""
        chosen = sa.select(pads).where(touched_by(device)).order_by(pads.c.touched.desc(), pads.c.id).limit(most)
        return [_row(row) for row in connection.execute(chosen)]

    @reading
    def all(self, connection: sa.Connection) -> list[PadRow]:
        """All pads, the last touched first."""
        return [_row(row) for row in connection.execute(sa.select(pads).order_by(pads.c.touched.desc(), pads.c.id))]

    # The end

    @writing
    def delete(self, connection: sa.Connection, id: str) -> None:
        """Removes a pad with its results. Raises `NotFound`."""
        _pad(connection, id)
        connection.execute(sa.delete(results).where(results.c.table_id == id, results.c.box))
        _remove(self.database, connection, id)

    @writing
    def erase_name(self, connection: sa.Connection, id: str, side: int) -> None:
        """Puts the number of a side in place of its name, in people's results too. Raises `NotFound`."""
        names = [*_pad(connection, id, alone=True).names]
        names[side] = str(side + 1)
        connection.execute(sa.update(pads).where(pads.c.id == id).values(names=_packed(names)))
        rename_results(connection, id, names)
        tell(self.database, connection, id, PAD)

    @writing
    def forget(self, connection: sa.Connection, days: int, however_many: bool = False) -> Forgotten:
        """Removes the pads that nobody touched in the `days` before the last touch of any pad. Results stay."""
        old, found = old_ones(connection, pads, days, however_many)
        for id in old:
            _remove(self.database, connection, id)
        return found


def touched_by(device: str) -> sa.ColumnElement[bool]:
    """Whether a device has made a pad, or changed something there."""
    mine = sa.select(pad_changes.c.pad_id).where(pad_changes.c.device == device)
    return sa.or_(pads.c.device == device, pads.c.id.in_(mine))


def erase_author(database: Database, connection: sa.Connection, device: str) -> None:
    """Takes the person behind a device out of all pads: what they were called, which side they were, what they made.

    What was entered stays, as what was played does at a table.
    """
    for row in connection.execute(sa.select(pads).where(touched_by(device))).all():
        names = json.loads(row.names)
        for side in _sides(_changes(connection, row.id), device):
            names[side] = str(side + 1)
        fresh = {"names": _packed(names), "device": "" if row.device == device else row.device}
        connection.execute(sa.update(pads).where(pads.c.id == row.id).values(**fresh))
        theirs = sa.and_(pad_changes.c.pad_id == row.id, pad_changes.c.device == device)
        connection.execute(sa.update(pad_changes).where(theirs).values(device=""))
        rename_results(connection, row.id, names)
        tell(database, connection, row.id, PAD)


def move_author(connection: sa.Connection, old: str, new: str) -> None:
    """Gives the pads of a device to another."""
    for part in (pads, pad_changes):
        connection.execute(sa.update(part).where(part.c.device == old).values(device=new))


def rename_results(connection: sa.Connection, id: str, names: list[str]) -> None:
    """Puts the names of a pad into the results that people have of it."""
    here = results.c.table_id == id
    for seat, players in connection.execute(sa.select(results.c.seat, results.c.players).where(here, results.c.box)):
        known = json.loads(players)
        for player, name in zip(known, names, strict=True):
            player["name"] = name
        fresh = json.dumps(known, ensure_ascii=False)
        connection.execute(sa.update(results).where(here, results.c.seat == seat).values(players=fresh))


def _sides(changes: list[PadChange], device: str) -> set[int]:
    """The sides that a device is, or was without anybody being it after them."""
    last: dict[int, str] = {}
    for change in changes:
        if change.kind == SIT and change.side is not None:
            last[change.side] = change.device
    return {side for side, other in last.items() if other == device}


def _remove(database: Database, connection: sa.Connection, id: str) -> None:
    connection.execute(sa.delete(pad_changes).where(pad_changes.c.pad_id == id))
    connection.execute(sa.delete(pads).where(pads.c.id == id))
    tell(database, connection, id, PAD)


def _pad(connection: sa.Connection, id: str, alone: bool = False) -> PadRow:
    """The row of a pad; `alone`: nobody else changes it until this transaction ends. Raises `NotFound`."""
    if "\0" not in id:  # which PostgreSQL refuses to compare
        chosen = sa.select(pads).where(pads.c.id == id)
        found = connection.execute(chosen.with_for_update() if alone else chosen).first()
        if found is not None:
            return _row(found)
    raise NotFound(fact("no-such-pad"))


def _changes(connection: sa.Connection, id: str) -> list[PadChange]:
    columns = [pad_changes.c[name] for name in PadChange._fields]
    chosen = sa.select(*columns).where(pad_changes.c.pad_id == id).order_by(pad_changes.c.n)
    return [
        PadChange(*row)._replace(value=None if row.value is None else json.loads(row.value), at=zoned(row.at))
        for row in connection.execute(chosen)
    ]


def _columns(row: PadRow) -> dict[str, object]:
    return row._asdict() | {"options": _packed(row.options), "names": _packed(row.names), "code": None, "until": None}


def _row(row: sa.Row[Any]) -> PadRow:
    values = {name: row._mapping[name] for name in PadRow._fields}
    values |= {"options": json.loads(row.options), "names": json.loads(row.names), "locked": bool(row.locked)}
    return PadRow(**values | {name: zoned(values[name]) for name in ("created", "touched")})


def _packed(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
