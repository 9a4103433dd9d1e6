"""Talk at a table: what a line of it is, who talks, and who hears whom."""

import hashlib
from datetime import datetime
from typing import NamedTuple

from ludopolis.engine.values.facts import LudopolisError
from ludopolis.server.model.tables import RUNNING, TableRow

TABLE, GALLERY = "talk", "gallery"
"""Where something was said: among the players, or among the spectators."""
ALONE = ("lesson", "deal", "duel")
"""Settings of tables at which one plays alone."""


class TalkFull(LudopolisError):
    """The table keeps no more lines."""


class Line(NamedTuple):
    """Something said: words, or one of the drawn reactions, perhaps to an earlier line."""

    n: int
    gallery: bool
    """Said among the spectators."""
    seat: int | None
    device: str
    author: str
    """A name for the device that means nothing elsewhere."""
    name: str
    """What a spectator calls themselves."""
    text: str
    sign: str
    about: int | None
    at: datetime


class Heard(NamedTuple):
    """The lines of a table, and what one device made of them."""

    lines: list[Line]
    read: int
    muted: list[str]


def author_of(table_id: str, device: str) -> str:
    """What a device is called in the talk of a table. At another table it has another name."""
    return hashlib.sha256(f"{table_id}\0{device}".encode()).hexdigest()[:16]


def talks(row: TableRow) -> bool:
    """Whether there is talk at a table."""
    return bool(row.settings.get("talk", True)) and not _alone(row)


def has_company(row: TableRow, mine: list[int]) -> bool:
    """Whether somebody besides those seats may sit at a table. Whoever has left a seat to a bot still reads."""
    others = [place for place in row.seats if place.seat not in mine]
    return not _alone(row) and any(place.kind != "bot" or place.device is not None for place in others)


def _alone(row: TableRow) -> bool:
    return any(name in row.settings for name in ALONE)


def hears_gallery(row: TableRow, device: str) -> bool:
    """Whether a device may know what spectators say: players may not while they play, unless their host says so."""
    seated = device in {place.device for place in row.seats}
    return not seated or row.status != RUNNING or bool(row.settings.get("gallery"))
