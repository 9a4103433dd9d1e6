"""Whoever asks something about the talk of a table, and what they may do there."""

from typing import NamedTuple

from ludopolis.server.model.tables import RUNNING, TableRow, host_of
from ludopolis.server.model.talk import author_of


class Caller(NamedTuple):
    """A table and whoever asks something about it."""

    row: TableRow
    device: str
    looked: bool
    """Whether they have looked through a player's eyes."""

    @property
    def silent(self) -> bool:
        """Whether they may only read: they know what the gallery must not learn before the game is over."""
        return self.looked and not self.seats and self.row.status == RUNNING

    @property
    def seats(self) -> list[int]:
        """The caller's own."""
        return [place.seat for place in self.row.seats if self.device and place.device == self.device]

    @property
    def host(self) -> bool:
        """Whether they set the table up."""
        found = host_of(self.row)
        return bool(self.device) and found is not None and found.device == self.device

    @property
    def author(self) -> str:
        """What the device is called in this talk. At another table it has another name."""
        return author_of(self.row.id, self.device) if self.device else ""
