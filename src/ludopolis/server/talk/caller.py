"""The caller of a request about talk, and what they may do there."""

from typing import NamedTuple

from ludopolis.server.model.tables import RUNNING, TableRow, host_of
from ludopolis.server.model.talk import author_of


class Caller(NamedTuple):
    """A caller and the table whose talk they ask about."""

    row: TableRow
    device: str
    looked: bool
    """Whether the caller has looked through a player's eyes."""

    @property
    def silent(self) -> bool:
        """Whether the caller may only read: they know what the gallery must not learn before the game is over."""
        return self.looked and not self.seats and self.row.status == RUNNING

    @property
    def seats(self) -> list[int]:
        """The caller's own seats."""
        return [place.seat for place in self.row.seats if self.device and place.device == self.device]

    @property
    def host(self) -> bool:
        """Whether the caller set the table up."""
        found = host_of(self.row)
        return bool(self.device) and found is not None and found.device == self.device

    @property
    def author(self) -> str:
        """The caller's pseudonym in this talk. They have another one at every table."""
        return author_of(self.row.id, self.device) if self.device else ""
