"""Moves, exports or erases a device: everything that is stored about it, in one transaction."""

import json
from datetime import datetime

import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.model.tables import NOT_OVER, now
from ludopolis.server.storage import clocks, previews
from ludopolis.server.storage.database import Database, reading, writing
from ludopolis.server.storage.export import exported
from ludopolis.server.storage.notices import tell
from ludopolis.server.storage.pads import erase_author, move_author
from ludopolis.server.storage.schema import (
    codes,
    entries,
    heard,
    hints,
    looks,
    mutes,
    notes,
    own_puzzles,
    owners,
    puzzle_tries,
    results,
    said,
    seats,
    subscribed_tables,
    subscriptions,
    tables,
    tries,
)
from ludopolis.server.storage.talk import REMOVED, move_words


class WrongCode(LudopolisError):
    """No device has made this code, or it has been used, or it has expired."""


class DeviceRepository:
    """Moves, exports and erases devices."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Moving

    @writing
    def add_code(self, connection: sa.Connection, device: str, hashed: str, until: datetime) -> None:
        """Stores the code of a device, in place of an earlier one."""
        connection.execute(sa.delete(codes).where(codes.c.until < now()))
        self.database.put(connection, codes, "device", code=hashed, device=device, until=until, taker=None)

    @writing
    def use_code(self, connection: sa.Connection, hashed: str, to: str) -> set[str]:
        """Moves everything from the device that has made the code, once. Returns its tables. Raises `WrongCode`.

        The device that has used a code may retry: the answer may have been lost.
        """
        here = codes.c.code == hashed
        take = sa.update(codes).where(here, codes.c.taker.is_(None), codes.c.until > now()).values(taker=to)
        taken = connection.execute(take).rowcount == 1
        found = connection.execute(sa.select(codes.c.device, codes.c.taker).where(here)).first()
        if found is None or found.taker != to:
            raise WrongCode(fact("wrong-code"))
        return self._move(connection, found.device, to) if taken and found.device != to else set()

    def _move(self, connection: sa.Connection, old: str, new: str) -> set[str]:
        moved = set(connection.execute(sa.select(seats.c.table_id).where(seats.c.device == old)).scalars())
        for id in set(connection.execute(sa.select(said.c.table_id).where(said.c.device == old)).scalars()):
            move_words(self.database, connection, id, said.c.device == old, new)
        connection.execute(sa.update(seats).where(seats.c.device == old).values(device=new, lens=None))
        for part in (results, notes, hints):
            connection.execute(sa.update(part).where(part.c.device == old).values(device=new))
        for part in (heard, mutes, own_puzzles):
            there = sa.select(part.c.table_id).where(part.c.device == new)
            connection.execute(sa.delete(part).where(part.c.device == old, part.c.table_id.in_(there)))
            connection.execute(sa.update(part).where(part.c.device == old).values(device=new))
        _move_tries(connection, old, new)
        tried = sa.select(puzzle_tries.c.puzzle).where(puzzle_tries.c.device == new)
        connection.execute(
            sa.delete(puzzle_tries).where(puzzle_tries.c.device == old, puzzle_tries.c.puzzle.in_(tried))
        )
        connection.execute(sa.update(puzzle_tries).where(puzzle_tries.c.device == old).values(device=new))
        move_author(connection, old, new)
        seen = sa.select(looks.c.table_id).where(looks.c.device == new)
        connection.execute(sa.delete(looks).where(looks.c.device == old, looks.c.table_id.in_(seen)))
        connection.execute(sa.update(looks).where(looks.c.device == old).values(device=new))
        if connection.execute(sa.select(owners).where(owners.c.device == old)).first() is not None:
            connection.execute(sa.delete(owners).where(owners.c.device == new))
            connection.execute(sa.update(owners).where(owners.c.device == old).values(device=new))
        _unsubscribe(connection, old)
        for id in moved:
            tell(self.database, connection, id)
        return moved

    # Exporting

    @reading
    def export(self, connection: sa.Connection, device: str) -> str:
        """Everything that is stored about a device, as JSON, built off the event loop since it may be long."""
        return json.dumps(exported(connection, device), ensure_ascii=False, indent=1)

    # Erasing

    @writing
    def erase(self, connection: sa.Connection, device: str, at: int) -> set[str]:
        """Removes the person behind a device from everything that is stored. Returns the tables that changed.

        `at`: the time, for the clocks of their tables.
        """
        return self._erase(connection, device, at)

    @writing
    def erase_seat(self, connection: sa.Connection, table_id: str, seat: int, at: int) -> set[str]:
        """Erases the device of a seat, or the seat alone if it has none. Returns the tables that changed."""
        one = sa.and_(seats.c.table_id == table_id, seats.c.seat == seat)
        device = connection.execute(sa.select(seats.c.device).where(one)).scalar_one()
        return self._vacate(connection, one, at) if device is None else self._erase(connection, device, at)

    def _erase(self, connection: sa.Connection, device: str, at: int) -> set[str]:
        changed = self._vacate(connection, seats.c.device == device, at)
        erase_author(self.database, connection, device)
        own = sa.select(results.c.table_id, results.c.seat).where(results.c.device == device)
        for id, place in connection.execute(own).all():
            _rename_result(connection, id, place, str(place + 1))
        _unsubscribe(connection, device)
        for part in (tries, results, looks, owners, codes, heard, mutes, notes, hints, puzzle_tries, own_puzzles):
            connection.execute(sa.delete(part).where(part.c.device == device))
        connection.execute(sa.update(said).where(said.c.device == device).values(**REMOVED))
        return changed

    def _vacate(self, connection: sa.Connection, theirs: sa.ColumnElement[bool], at: int) -> set[str]:
        """Takes people out of these seats, and returns the tables.

        Names become the numbers of the seats. What was played stays. A seat at a table that is not over is open
        again, unless they had left it to a bot.
        """
        chosen = sa.select(seats.c.table_id, seats.c.seat, seats.c.kind, tables.c.status).join(tables).where(theirs)
        found = connection.execute(chosen).all()
        for id, place, kind, status in found:
            number = str(place + 1)
            _rename(connection, id, place, number)
            _rename_result(connection, id, place, number)
            blank: Data = {"name": number, "town": "", "device": None, "link": None, "lens": None}
            if status in NOT_OVER:
                blank |= {} if kind == "bot" else {"kind": "open", "name": ""}
                clocks.vacate(connection, id, place, at, free=kind != "bot")
            else:
                previews.erase(self.database, connection, id)
            connection.execute(sa.update(seats).where(seats.c.table_id == id, seats.c.seat == place).values(**blank))
            tell(self.database, connection, id)
        return {id for id, *_ in found}


def _move_tries(connection: sa.Connection, old: str, new: str) -> None:
    """Renumbers tries at deals that the new device has played too: they come after its own, and are not rated."""
    chosen = sa.select(tries.c.table_id, tries.c.deal, tries.c.rated).where(tries.c.device == old)
    for id, deal, rated in connection.execute(chosen.order_by(tries.c.number)).all():
        here = sa.select(sa.func.count()).where(tries.c.deal == deal, tries.c.device == new)
        own = connection.execute(here).scalar_one()
        change = sa.update(tries).where(tries.c.table_id == id)
        connection.execute(change.values(device=new, number=own + 1, rated=bool(rated) and not own))


def _unsubscribe(connection: sa.Connection, device: str) -> None:
    browsers = sa.select(subscriptions.c.endpoint).where(subscriptions.c.device == device)
    connection.execute(sa.delete(subscribed_tables).where(subscribed_tables.c.endpoint.in_(browsers)))
    connection.execute(sa.delete(subscriptions).where(subscriptions.c.device == device))


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


def _rename_result(connection: sa.Connection, table_id: str, seat: int, name: str) -> None:
    """Puts another name into the results that others have of the same game."""
    here = results.c.table_id == table_id
    for place, players in connection.execute(sa.select(results.c.seat, results.c.players).where(here)).all():
        known = json.loads(players)
        known[seat]["name"] = name
        changed = json.dumps(known, ensure_ascii=False)
        connection.execute(sa.update(results).where(here, results.c.seat == place).values(players=changed))
