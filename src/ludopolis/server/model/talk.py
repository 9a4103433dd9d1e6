"""Who talks and who hears whom at a table."""

from ludopolis.server.storage.schema import RUNNING, TableRow

ALONE = ("lesson", "deal", "duel")
"""Tables at which one plays alone."""


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
