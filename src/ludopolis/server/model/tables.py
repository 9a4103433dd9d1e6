"""A table as it is stored, without its entries: the game, its options and status, and who sits where."""

from datetime import UTC, datetime
from typing import NamedTuple

from ludopolis.engine.table.record import Header
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import LudopolisError
from ludopolis.server.guard.access import new_id

WAITING, RUNNING, FINISHED, ENDED = "waiting", "running", "finished", "ended"
"""A waiting table has seats, options and a seed, but no entries yet: its host begins the game when people are there."""
NOT_OVER = (WAITING, RUNNING)


class NotFound(LudopolisError):
    """There is no such table, or no such seat."""


class SeatRow(NamedTuple):
    """A seat: played by a `human` with a device or by a `bot`, or `open` to anybody."""

    seat: int
    kind: str
    name: str
    bot: str
    device: str | None
    link: str | None
    town: str = ""
    """The name of the player's town, in games where towns have names."""
    lens: str | None = None
    """The hash of the secret that lets a friend see what the player sees; `None` if it is shown to nobody."""


class SeatChange(NamedTuple):
    """A compare-and-set of a seat: what it must still be, and what it becomes."""

    was: SeatRow
    becomes: SeatRow


class TableRow(NamedTuple):
    """A table as it is stored, without its entries."""

    id: str
    watch: str
    game: str
    rules: int
    components: str
    options: Data
    settings: Data
    seed: str
    status: str
    next: str | None
    created: datetime
    touched: datetime
    seats: list[SeatRow]
    next_watch: str | None = None
    """The spectators' id of the rematch."""


class News(NamedTuple):
    """A table as it is stored, some of its entries (they may be newer), and the keys of the requests they came from."""

    row: TableRow
    lines: list[Data]
    keys: set[str]


def human_seats(places: list[SeatRow]) -> list[int]:
    """The seats that people play."""
    return [place.seat for place in places if place.kind == "human"]


def bots_of(row: TableRow) -> tuple[str, ...]:
    """The bot that every seat has by itself, and nothing where a person sits, or sat and left it to a bot."""
    return tuple(place.bot if place.kind == "bot" and place.device is None else "" for place in row.seats)


def host_of(row: TableRow) -> SeatRow | None:
    """The seat of the table's host, if they have one; at tables of earlier versions, the first person's."""
    people = [place for place in row.seats if place.device]
    named = row.settings.get("host")
    if isinstance(named, int):
        return next((place for place in people if place.seat == named), None)
    return people[0] if people else None


def joinable(row: TableRow) -> bool:
    """Whether spectators are shown how to sit down: a player's device has switched it on, and a seat is free."""
    return bool(row.settings.get("door")) and any(place.kind == "open" for place in row.seats)


def who_begins(row: TableRow) -> SeatRow | None:
    """The seat of whoever begins the game at a waiting table: its host, or the first person once the host has gone."""
    return host_of(row) or next((place for place in row.seats if place.device), None)


def is_guest(row: TableRow, mine: list[int]) -> bool:
    """Whether those seats belong to somebody whom the host has invited. A deal is played without invitation."""
    host = host_of(row)
    return bool(mine) and not row.settings.get("deal") and (host is None or host.seat not in mine)


def colours_of(row: TableRow) -> list[int]:
    """The colour of each seat. In a rematch everybody keeps theirs, whichever seat they have."""
    return list(row.settings.get("colours") or range(len(row.seats)))


def with_colour(players: int, seat: int, colour: int) -> list[int]:
    """The colours of all seats when one seat gets the colour it likes, swapped with the seat that had it."""
    colours = list(range(players))
    if colour < players:
        colours[colour] = seat
    colours[seat] = colour
    return colours


def new_row(header: Header, settings: Data, seed: str, status: str, places: list[SeatRow], id: str = "") -> TableRow:
    """The row of a table that is set up now. Without an id it gets a random one."""
    at = now()
    return TableRow(
        id=id or new_id(),
        watch=new_id(),
        game=header.game,
        rules=header.rules,
        components=header.components,
        options=dict(header.options),
        settings=settings,
        seed=seed,
        status=status,
        next=None,
        created=at,
        touched=at,
        seats=places,
    )


def now() -> datetime:
    """The current time, with its zone."""
    return datetime.now(UTC)


def zoned(at: datetime) -> datetime:
    """A stored time with its zone, which is always UTC and which SQLite does not store."""
    return at if at.tzinfo else at.replace(tzinfo=UTC)
