"""An analysis of a finished game as it is stored."""

from typing import NamedTuple


class Subject(NamedTuple):
    """What determines an analysis: the same subject and number of rounds give the same result."""

    table_id: str
    coach: int
    """The version of the coach."""
    digest: str
    """The digest of the record."""
    seed: str


class Findings(NamedTuple):
    """The result of an analysis so far."""

    rounds: int
    seconds: float
    """Processor time spent."""
    result: str
    """As JSON."""
