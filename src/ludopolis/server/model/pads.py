"""Score pads as they are stored: what was played, and numbered changes to what was entered."""

from datetime import datetime
from typing import NamedTuple

from ludopolis.engine.contract import PadValue
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import LudopolisError
from ludopolis.server.model.people import Result

ENTER = "enter"
"""A value was entered, corrected or undone."""
DONE = "done"
"""Somebody has entered everything of a side."""
SIT = "sit"
"""A device says which side it is; with no side, that it only watches."""
YES, NO = "yes", "no"
"""A side finds the sheet right, or no longer does."""
KEEP = "keep"
"""What contradicts itself was played like that."""
OPEN = "open"
"""A locked pad is opened again."""
AID = "aid"
"""A step of the aid at the table: the cards were turned, Hal has played. With `undoes`, one that is taken back."""
NAME = "name"
"""A side has another name. The name itself stands in the pad alone, so that one that is removed is gone."""

MAX_CHANGES = 2_000
"""Most changes of one pad."""
FOR_NAMES = 100
"""The last of them are for names alone: one can be removed from a pad that takes nothing else any more."""


class PadRefused(LudopolisError):
    """The pad does not take this change now."""


class PadLocked(LudopolisError):
    """Everybody has said yes: the pad must be opened before it is changed."""


class PadRow(NamedTuple):
    """A pad without its changes."""

    id: str
    game: str
    rules: int
    components: str
    options: Data
    names: list[str]
    """What the players are called, by side; without the automaton of a solo game."""
    device: str
    """Who has made it."""
    locked: bool
    created: datetime
    touched: datetime


class PadChange(NamedTuple):
    """One change of a pad."""

    n: int
    kind: str
    field: str
    """The key of the field; of `KEEP` the name of the problem."""
    value: PadValue | None
    undoes: int | None
    """The change that this one takes back."""
    side: int | None
    """Of a value: the side that its author is. Of the others: the side it is about."""
    device: str
    at: datetime


class Decision(NamedTuple):
    """What a change makes of a pad."""

    change: PadChange | None
    """`None` if there is nothing to change."""
    locked: bool
    results: list[Result]
    """Of a pad that is locked now."""
    names: list[str] | None = None
