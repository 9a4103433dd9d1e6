"""Steps: the moves and outcomes of a table that were not taken back."""

from typing import NamedTuple

from ludopolis.engine.values.events import EVERYONE, Event


class Step(NamedTuple):
    """A move or an outcome that was not withdrawn."""

    n: int
    seat: int
    move: int
    phase: int
    """The shared simultaneous phase in which it was made; 0 outside one."""
    barrier: int
    """The mask of viewers who cannot take back anything before it. None, unless it is an outcome of chance or a move
    that revealed something: then everybody, except seats whose choices stand (`State.standing`)."""
    forced: bool
    """Whether the seat had no other move."""
    events: list[Event]

    def is_final(self) -> bool:
        """Whether nobody can take back anything before it."""
        return self.barrier == EVERYONE
