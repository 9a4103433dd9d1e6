"""What a device has tried at a puzzle, and what was found in a game."""

from datetime import datetime
from typing import NamedTuple

from ludopolis.puzzles.puzzle import Puzzle


class Attempt(NamedTuple):
    """All tries of a device at one puzzle."""

    game: str
    puzzle: str
    tries: int = 0
    """Up to the one that found the turn."""
    found: bool = False
    shown: bool = False
    """Whether the turn was shown before it was found."""


class Tally(NamedTuple):
    """How many devices have tried a puzzle, and how many of them found the turn themselves."""

    found: int = 0
    tried: int = 0


class Found(NamedTuple):
    """The puzzles of a game that was looked through."""

    source: str
    """Its table, or its deal."""
    at: datetime
    """When it ended; of a deal, when it was looked through."""
    puzzles: list[Puzzle]
    others: tuple[str, ...] = ()
    """The names of the others at the table."""
