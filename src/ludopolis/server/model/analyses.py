"""An analysis of a finished game as it is stored."""

from typing import NamedTuple


class Subject(NamedTuple):
    """What an analysis is of, and by whom: the same subject and number of rounds give the same result."""

    table_id: str
    coach: int
    """The version of the coach."""
    digest: str
    """Of the record."""
    seed: str


class Findings(NamedTuple):
    """What an analysis has found so far."""

    rounds: int
    seconds: float
    """The time that it took."""
    result: str
    """As JSON."""
