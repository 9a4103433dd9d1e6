"""A try: one device's game at a deal that others play too."""

from typing import NamedTuple

PLAYED, RESIGNED = "played", "resigned"
"""How a finished try went: to its end, or given up."""


class Try(NamedTuple):
    """One game at a deal."""

    table_id: str
    deal: str
    device: str
    seat: int
    name: str
    number: int
    """The device's first, second, … try at this deal."""
    rated: bool
    """Whether it is ranked against others: a device's first try, begun on the day of the deal."""
    link: str | None = None
    """The link of the duel that it was sent as."""
    through: str | None = None
    """The link of the duel through which it was begun."""
    outcome: str = ""
    """`PLAYED` or `RESIGNED`; empty until the finished game was counted."""
    points: int | None = None
    watch: str = ""
    status: str = ""
    """Of its table, as is the spectators' id."""

    @property
    def done(self) -> bool:
        """Whether the game is over and was counted."""
        return self.outcome != ""
