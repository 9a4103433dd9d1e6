"""People as they are stored: a device's owner, how far it has seen its tables, and the results of its games."""

from datetime import datetime
from typing import NamedTuple

from ludopolis.engine.values.data import Data

ALONE, BOTS, PEOPLE, BOX = "alone", "bots", "people", "box"
"""How a game was played: without rivals, against bots only, with other people, or with the printed box."""
MODES = ALONE, BOTS, PEOPLE, BOX


class Owner(NamedTuple):
    """The name of a device's owner, and their favourite colour: 0 to 4, or none."""

    name: str = ""
    colour: int | None = None


class LastSeen(NamedTuple):
    """How far a device has seen a table: the view number, whether it saw the end, and whether it has left the table."""

    number: int = 0
    over: bool = False
    gone: bool = False


class Player(NamedTuple):
    """A player at a table when its game ended."""

    name: str
    person: bool
    points: int
    place: int


class Result(NamedTuple):
    """A finished game in the history of one device."""

    table_id: str
    seat: int
    device: str
    game: str
    options: Data
    at: datetime
    points: int
    won: bool
    parts: dict[str, int]
    """Points by category of the score sheet."""
    players: list[Player]
    """Everybody, by seat."""
    box: bool = False
    """Whether it was played with the printed box, and `table_id` is a score pad's."""

    @property
    def mode(self) -> str:
        """One of `MODES`."""
        if self.box:
            return BOX
        if len(self.players) == 1:
            return ALONE
        return PEOPLE if any(one.person for one in self.rivals) else BOTS

    @property
    def place(self) -> int:
        """The device's own place."""
        return self.players[self.seat].place

    @property
    def rivals(self) -> list[Player]:
        """All other players."""
        return [one for seat, one in enumerate(self.players) if seat != self.seat]

    def like(self, game: str, players: int, options: Data) -> bool:
        """Whether its points can be compared with those of such a game."""
        return (self.game, len(self.players), self.options) == (game, players, options)
