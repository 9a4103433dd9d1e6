"""What a device exports: everything that is stored of it, and nothing of others that it could not see."""

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludopolis.server.model.clocks import SeatClock
from ludopolis.server.storage.backup import STORED
from ludopolis.server.storage.export import exported
from ludopolis.server.storage.migrating import migrate
from ludopolis.server.storage.schema import metadata

DOCS = Path(__file__).parents[2] / "docs" / "people.md"
OF_NOBODY = {
    "tables": "what a table is; who sits there is in seats",
    "analyses": "made of a record",
    "deal_puzzles": "made of a deal, as bots play it",
    "notices": "which table has changed",
    "previews": "a picture of a table; who has sent it is not stored",
    "pulses": "processes of the server",
    "secrets": "the server's own",
}
LEFT_OUT = {
    "device": "the hash by which it was found",
    "seats.link": "a hash; whether there is one is told",
    "seats.lens": "a hash; whether there is one is told",
    "entries.n": "gaps tell what others have chosen in secret",
    "calls.entry": "so does this",
    "hints.entry": "and this",
    "entries.key": "a random string of one request",
    "said.key": "a random string of one request",
    "codes.code": "a hash",
    "pads.code": "a hash; until when it works is told",
    "pad_changes.key": "a random string of one request",
    "codes.taker": "the hash of another device",
    "clocks.since": "when the table's clock was last read",
}
PACKED = (
    "clocks.state",
    "entries.line",
    "entries.used",
    "own_puzzles.puzzles",
    "pads.names",
    "results.parts",
    "results.players",
)
"""JSON, whose parts are looked for."""
OWN, OTHER = "own device", "other device"
Values = dict[str, dict[str, Any]]


def rows(device: str, seat: int, numbers: Iterator[int]) -> Values:
    """A row of every table about a device. Every value is found nowhere else."""

    def value(column: sa.Column[Any]) -> Any:
        if isinstance(column.type, sa.DateTime):
            return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=next(numbers))
        if isinstance(column.type, sa.Boolean):
            return True
        return next(numbers) if isinstance(column.type, sa.Integer) else f"{device}: {column}"

    made = {table.name: {column.name: value(column) for column in table.c} for table in metadata.sorted_tables}
    for row in made.values():
        known = {
            "table_id": "one",
            "seat": seat,
            "device": device,
            "endpoint": f"{device}: endpoint",
            "pad_id": f"{device}: pads.id",
        }
        row.update({name: known[name] for name in known.keys() & row.keys()})
    players = [{"name": f"player {one}", "points": 1, "place": 1, "person": True} for one in (0, 1)]
    made["results"] |= {"options": "{}", "parts": json.dumps({"part": next(numbers)}), "players": json.dumps(players)}
    made["pads"] |= {"options": "{}", "names": json.dumps([f"{device}: name"])}
    made["own_puzzles"]["puzzles"] = json.dumps([f"{device}: puzzle"])
    made["pad_changes"]["value"] = str(next(numbers))
    move = {"n": made["entries"]["n"], "seat": seat, "move": f"{device}: move", "digest": "secret"}
    made["entries"] |= {"line": json.dumps(move), "used": json.dumps([next(numbers), next(numbers)])}
    return made


@pytest.fixture
def connection(sqlite: str) -> Iterator[sa.Connection]:
    migrate(sqlite)
    engine = sa.create_engine(sqlite)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


@pytest.fixture
def stored(connection: sa.Connection) -> dict[str, Values]:
    """What is stored of two devices that play at one table."""
    numbers = count(70_001)
    made = {device: rows(device, seat, numbers) for seat, device in enumerate((OWN, OTHER))}
    table = made[OWN]["tables"] | {"id": "one", "options": "{}", "settings": '{"host": 0}', "next": None}
    clock = [[next(numbers) for _ in SeatClock._fields] for _ in made]
    state = json.dumps({"seats": clock, "pause": [], "end": []})
    connection.execute(sa.insert(metadata.tables["tables"]).values(**table))
    made[OWN]["clocks"]["state"] = state
    for device, values in made.items():
        for part in metadata.sorted_tables:
            once = [column.name for column in part.primary_key] == ["table_id"] and part.name != "tries"
            if part.name not in OF_NOBODY and not (once and device == OTHER):
                row = values[part.name]
                row |= {"table_id": "two"} if part.name == "tries" and device == OTHER else {}
                connection.execute(sa.insert(part).values(**row))
    return made


def plain(value: Any) -> set[str]:
    """How a value may stand in the file."""
    if isinstance(value, datetime):
        return {json.dumps(value.isoformat())}
    return {json.dumps(value), str(value)}


def test_everything_that_is_stored_of_a_device_is_exported(
    connection: sa.Connection, stored: dict[str, Values]
) -> None:
    """Whoever adds a table or a column finds a place for it there, or says here why not."""
    told = exported(connection, OWN)
    text = json.dumps(told)
    missing = [
        f"{part.name}.{column.name}"
        for part in metadata.sorted_tables
        for column in part.c
        if part.name not in OF_NOBODY and not {column.name, f"{part.name}.{column.name}"} & LEFT_OUT.keys()
        if f"{part.name}.{column.name}" not in PACKED and not isinstance(column.type, sa.Boolean)
        if not any(one in text for one in plain(stored[OWN][part.name][column.name]))
    ]
    assert missing == []
    (seat,) = told["seats"]
    (played,) = seat["played"]
    assert played["move"] == f"{OWN}: move"
    assert played["used"] == json.loads(stored[OWN]["entries"]["used"])[0]
    assert list(seat["clock"].values()) == json.loads(stored[OWN]["clocks"]["state"])["seats"][0]
    (game,) = told["games"]
    assert game["parts"] == json.loads(stored[OWN]["results"]["parts"])
    assert [player["name"] for player in game["players"]] == ["player 0", "player 1"]
    (pad,) = told["pads"]
    assert told["own_puzzles"] == [{"table": "one", "puzzles": [f"{OWN}: puzzle"]}]
    assert (pad["names"], pad["made"], len(pad["changes"])) == ([f"{OWN}: name"], True, 1)


def test_nothing_of_another_device_is_exported(connection: sa.Connection, stored: dict[str, Values]) -> None:
    text = json.dumps(exported(connection, OWN))
    assert OTHER not in text
    assert "secret" not in text
    numbers = {
        f"{name}.{column}": value
        for name, row in stored[OTHER].items()
        for column, value in row.items()
        if isinstance(value, int) and value > 70_000
    }
    assert [column for column, number in numbers.items() if str(number) in text] == []
    assert str(json.loads(stored[OTHER]["entries"]["used"])[1]) not in text
    hidden = [column for column in LEFT_OUT if "." in column]
    told = [name for name in hidden if str(stored[OWN][name.split(".")[0]][name.split(".")[1]]) in text]
    assert told == []


def test_a_device_of_which_nothing_is_stored_exports_nothing(connection: sa.Connection) -> None:
    told = exported(connection, "nobody")
    assert [key for key, value in told.items() if value] == []


def test_the_page_about_people_tells_of_everything_that_is_stored(connection: sa.Connection) -> None:
    told: dict[str, list[str]] = {}
    for row in re.findall(r"^\| (`.*) \|$", DOCS.read_text("utf-8"), re.MULTILINE):
        cells = row.split(" | ")
        if len(cells) == 7:
            assert all(cell.strip() for cell in cells), row
            told |= dict.fromkeys(re.findall(r"`(\w+)`", cells[0]), cells)
    of_people = {table.name for table in metadata.sorted_tables} - OF_NOBODY.keys()
    assert told.keys() == of_people | {"tables", "previews"}
    keys = exported(connection, OWN).keys()
    for name in of_people:
        *_, export, _, _, backup = told[name]
        named = re.findall(r"`(\w+)`", export.partition(" (")[0])
        assert named, name
        assert set(named) <= keys, name
        in_backup = name in backup or (backup.startswith("yes") and name in STORED)
        assert in_backup == (name in STORED), name
