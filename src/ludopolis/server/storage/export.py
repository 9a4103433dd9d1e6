"""The export of a device: everything stored about it. Hashes of secrets and other people's data are left out.

Entries come without numbers and digests, which would tell about secret choices of others.
"""

import json
from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from ludopolis.engine.values.data import Data
from ludopolis.server.model.clocks import Clock
from ludopolis.server.model.tables import TableRow, host_of, zoned
from ludopolis.server.storage.pads import touched_by
from ludopolis.server.storage.people import result_of
from ludopolis.server.storage.rows import rows_where, stored_rows
from ludopolis.server.storage.schema import (
    calls,
    clocks,
    codes,
    entries,
    heard,
    hints,
    hooks,
    listings,
    looks,
    mutes,
    notes,
    nudges,
    own_puzzles,
    owners,
    pad_changes,
    pads,
    puzzle_tries,
    results,
    said,
    seats,
    subscribed_tables,
    subscriptions,
    tables,
    tries,
)

PLAYED = ("move", "withdraw", "take_over", "resign")
"""What an entry of a seat may hold."""

Place = tuple[str, int]
"""A table and a seat at it."""


def exported(connection: sa.Connection, device: str) -> Data:
    """The exported data. Missing things are null, or an empty list."""
    mine = sa.select(seats.c.table_id).where(seats.c.device == device)
    rows = stored_rows(connection, rows_where(tables.c.id.in_(mine), running_first=True))
    places = [(row, place) for row in rows for place in row.seats if place.device == device]
    own = {(row.id, place.seat) for row, place in places}
    moves = _moves(connection, device)
    clocked = {row.table_id: Clock.from_json(json.loads(row.state), row.since) for row in _at(connection, clocks, mine)}
    called = {(row.table_id, row.seat): row for row in _at(connection, calls, mine)}
    nudged = {(row.table_id, row.seat): row.told for row in _at(connection, nudges, mine)}
    owner = next(iter(_of(connection, owners, device)), None)
    code = next(iter(_of(connection, codes, device)), None)
    return {
        "name": owner.name if owner else "",
        "colour": owner.colour if owner else None,
        "games": _games(connection, device),
        "seats": [
            {
                "table": row.id,
                "game": row.game,
                "status": row.status,
                **{name: getattr(place, name) for name in ("seat", "kind", "name", "bot", "town")},
                "link": place.link is not None,
                "lens": place.lens is not None,
                "played": moves.get((row.id, place.seat), []),
                "clock": clocked[row.id].seats[place.seat]._asdict() if row.id in clocked else None,
                "called": _called(called.get((row.id, place.seat))),
                "nudged": nudged.get((row.id, place.seat)),
            }
            for row, place in places
        ],
        "hosted": _hosted(connection, [row for row in rows if (host := host_of(row)) and (row.id, host.seat) in own]),
        "deals": _listed(
            _of(connection, tries, device),
            *("deal", "table_id", "seat", "name", "number", "rated", "link", "through", "outcome", "points"),
        ),
        "seen": _listed(_of(connection, looks, device), "table_id", "number", "over", "gone"),
        "said": _listed(
            _of(connection, said, device),
            *("table_id", "n", "gallery", "seat", "author", "name", "text", "sign", "about", "at"),
        ),
        "read": _listed(_of(connection, heard, device), "table_id", "n"),
        "muted": _listed(_of(connection, mutes, device), "table_id", "author"),
        "notes": _listed(_of(connection, notes, device), "table_id", "seat", "text"),
        "hints": [
            {"table": row.table_id, "seat": row.seat, "turn": row.turn.split("\n")}
            for row in _of(connection, hints, device)
        ],
        "puzzles": _listed(_of(connection, puzzle_tries, device), "game", "puzzle", "tries", "found", "shown", "at"),
        "own_puzzles": [
            {"table": row.table_id, "puzzles": json.loads(row.puzzles)} for row in _of(connection, own_puzzles, device)
        ],
        "pads": _pads(connection, device),
        "notifications": _notifications(connection, device),
        "code": {"until": _plain(code.until)} if code else None,
    }


def _of(connection: sa.Connection, part: sa.Table, device: str) -> Iterable[sa.Row[Any]]:
    return connection.execute(sa.select(part).where(part.c.device == device).order_by(*part.primary_key))


def _at(connection: sa.Connection, part: sa.Table, mine: sa.Select[Any]) -> Iterable[sa.Row[Any]]:
    return connection.execute(sa.select(part).where(part.c.table_id.in_(mine)))


def _listed(rows: Iterable[sa.Row[Any]], *names: str) -> list[Data]:
    keys = {name: "table" if name == "table_id" else name for name in names}
    return [{key: _plain(row._mapping[name]) for name, key in keys.items()} for row in rows]


def _plain(value: Any) -> Any:
    return zoned(value).isoformat() if isinstance(value, datetime) else value


def _games(connection: sa.Connection, device: str) -> list[Data]:
    chosen = sa.select(results).where(results.c.device == device)
    found = connection.execute(chosen.order_by(results.c.table_id.desc(), results.c.seat))
    return [
        {
            "table": one.table_id,
            **{
                name: getattr(one, name)
                for name in ("game", "options", "mode", "points", "won", "place", "parts", "seat")
            },
            "at": one.at.isoformat(),
            "players": [player._asdict() for player in one.players],
        }
        for one in map(result_of, found)
    ]


def _moves(connection: sa.Connection, device: str) -> dict[Place, list[Data]]:
    """What was played on the device's seats, and when; with a clock, how long they had thought by then."""
    joined = sa.and_(seats.c.table_id == entries.c.table_id, seats.c.device == device)
    chosen = sa.select(seats.c.table_id, seats.c.seat, entries.c.line, entries.c.at, entries.c.used)
    chosen = chosen.select_from(entries.join(seats, joined))
    played: dict[Place, list[Data]] = {}
    for row in connection.execute(chosen.order_by(entries.c.table_id, seats.c.seat, entries.c.n)):
        own = played.setdefault((row.table_id, row.seat), [])
        entry = msgspec.json.decode(row.line)
        if entry.get("seat") == row.seat:
            told = {name: entry[name] for name in PLAYED if name in entry}
            if "withdraw" in told:
                told["withdraw"] = len(told["withdraw"])
            own.append({"at": _plain(row.at), **told})
        if row.used is not None and own and "used" not in own[-1]:  # stored with the last entry of a change
            own[-1]["used"] = json.loads(row.used)[row.seat]
    return played


def _called(row: sa.Row[Any] | None) -> Data | None:
    return None if row is None else {"at": _plain(row.at), "reminded": bool(row.reminded)}


def _hosted(connection: sa.Connection, rows: list[TableRow]) -> list[Data]:
    """The tables that the device has set up: their webhook, and the language in which they are listed."""
    ids = sa.select(tables.c.id).where(tables.c.id.in_([row.id for row in rows]))
    webhooks = {row.table_id: row for row in _at(connection, hooks, ids)}
    languages = {row.table_id: row.language for row in _at(connection, listings, ids)}
    parts = ("url", "shape", "language", "base")
    return [
        {
            "table": row.id,
            "room": {name: getattr(webhooks[row.id], name) for name in parts} if row.id in webhooks else None,
            "listed": languages.get(row.id),
        }
        for row in rows
    ]


def _pads(connection: sa.Connection, device: str) -> list[Data]:
    """The score pads that the device has made or changed, with its own changes."""
    told: list[Data] = []
    for row in connection.execute(sa.select(pads).where(touched_by(device)).order_by(pads.c.id)):
        own = sa.select(pad_changes).where(pad_changes.c.pad_id == row.id, pad_changes.c.device == device)
        changes = _listed(
            connection.execute(own.order_by(pad_changes.c.n)),
            *("n", "kind", "field", "value", "undoes", "side", "at"),
        )
        columns = ("game", "rules", "components", "options", "names", "locked", "until", "created", "touched")
        (shown,) = _listed([row], *columns)
        shown |= {"options": json.loads(row.options), "names": json.loads(row.names)}
        for change in changes:
            change["value"] = None if change["value"] is None else json.loads(change["value"])
        told.append({"pad": row.id, **shown, "made": row.device == device, "changes": changes})
    return told


def _notifications(connection: sa.Connection, device: str) -> list[Data]:
    """The subscriptions of the device's browsers, with their keys and the single tables they are for."""
    told: list[Data] = []
    for row in _of(connection, subscriptions, device):
        chosen = sa.select(subscribed_tables.c.table_id).where(subscribed_tables.c.endpoint == row.endpoint)
        values = {name: value for name, value in row._mapping.items() if name != "device"}
        told.append({**values, "tables": sorted(connection.execute(chosen).scalars())})
    return told
