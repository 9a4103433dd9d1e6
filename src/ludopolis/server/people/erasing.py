"""One person gone: out of the seats, the records, and what is stored of their device."""

import json

import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.server import kept_clocks
from ludopolis.server.outside.kept import subscribed_tables, subscriptions
from ludopolis.server.people.kept import codes, looks, owners, results
from ludopolis.server.rows import RUNNING, entries, seats, tables
from ludopolis.server.store import Store
from ludopolis.server.talk.kept import REMOVED, heard, mutes, said
from ludopolis.server.talk.notes import notes
from ludopolis.server.tries import tries


def erase_seats(store: Store, connection: sa.Connection, theirs: sa.ColumnElement[bool], at: int) -> set[str]:
    """Takes people out of these seats, and returns the tables. `at`: the time, for their clocks.

    Names become the numbers of the seats. What was played stays. A seat at a running table is open again, unless they
    had left it to a bot.
    """
    chosen = sa.select(seats.c.table_id, seats.c.seat, seats.c.kind, tables.c.status).join(tables).where(theirs)
    found = connection.execute(chosen).all()
    for id, place, kind, status in found:
        number = str(place + 1)
        _rename(connection, id, place, number)
        _rename_result(connection, id, place, number)
        blank: Data = {"name": number, "town": "", "device": None, "link": None, "lens": None}
        if status == RUNNING:
            blank |= {} if kind == "bot" else {"kind": "open", "name": ""}
            kept_clocks.vacate(connection, id, place, at, free=kind != "bot")
        connection.execute(sa.update(seats).where(seats.c.table_id == id, seats.c.seat == place).values(**blank))
        store.notify(connection, id)
    return {id for id, *_ in found}


def erase_device(store: Store, connection: sa.Connection, device: str, at: int) -> set[str]:
    """Takes whoever uses a device out of everything that is stored. Returns the tables that changed."""
    changed = erase_seats(store, connection, seats.c.device == device, at)
    own = sa.select(results.c.table_id, results.c.seat).where(results.c.device == device)
    for id, place in connection.execute(own).all():
        _rename_result(connection, id, place, str(place + 1))
    browsers = sa.select(subscriptions.c.endpoint).where(subscriptions.c.device == device)
    connection.execute(sa.delete(subscribed_tables).where(subscribed_tables.c.endpoint.in_(browsers)))
    for part in (subscriptions, tries, results, looks, owners, codes, heard, mutes, notes):
        connection.execute(sa.delete(part).where(part.c.device == device))
    connection.execute(sa.update(said).where(said.c.device == device).values(**REMOVED))
    return changed


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
