"""Talk at a table: what a line of it is, who talks, and who hears whom."""

import hashlib
from datetime import datetime
from typing import NamedTuple

from ludopolis.engine.values.facts import LudopolisError
from ludopolis.server.model.tables import NOT_OVER, TableRow

TABLE, GALLERY = "talk", "gallery"
"""The two talks of a table: among the players, and among the spectators."""
ALONE = ("lesson", "deal", "duel")
"""Settings of tables for a single player."""


class TalkFull(LudopolisError):
    """The table's talk is full."""


class Line(NamedTuple):
    """Something said: words, or one of the drawn reactions, perhaps to an earlier line."""

    n: int
    gallery: bool
    """Whether it was said among the spectators."""
    seat: int | None
    device: str
    author: str
    """A pseudonym of the device, different at every table."""
    name: str
    """The name that a spectator chose."""
    text: str
    sign: str
    about: int | None
    at: datetime


class Heard(NamedTuple):
    """The lines of a table, and what one device has read and muted."""

    lines: list[Line]
    read: int
    muted: list[str]


def author_of(table_id: str, device: str) -> str:
    """The pseudonym of a device in the talk of a table. It has another one at every table."""
    return hashlib.sha256(f"{table_id}\0{device}".encode()).hexdigest()[:16]


def talks(row: TableRow) -> bool:
    """Whether there is talk at a table."""
    return bool(row.settings.get("talk", True)) and not _alone(row)


def has_company(row: TableRow, mine: list[int]) -> bool:
    """Whether anybody else may read at a table. Players who have left a seat to a bot still read."""
    others = [place for place in row.seats if place.seat not in mine]
    return not _alone(row) and any(place.kind != "bot" or place.device is not None for place in others)


def _alone(row: TableRow) -> bool:
    return any(name in row.settings for name in ALONE)


def hears_gallery(row: TableRow, device: str) -> bool:
    """Whether a device may know what spectators say: players may not while they play, unless the host allows it."""
    seated = device in {place.device for place in row.seats}
    return not seated or row.status not in NOT_OVER or bool(row.settings.get("gallery"))
