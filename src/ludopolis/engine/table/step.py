"""What a table keeps of a move."""

from typing import NamedTuple

from ludopolis.engine.values.events import EVERYONE, Event


class Step(NamedTuple):
    """A move or an outcome that stands, that is, was not withdrawn."""

    n: int
    seat: int
    move: int
    phase: int
    """The shared simultaneous phase in which it was made; 0 outside one."""
    barrier: int
    """The viewers who cannot take back anything before it: all of them if it is an outcome of chance, or a move that
    revealed something, except seats whose choices stand (`State.standing`); else none."""
    forced: bool
    """The seat had no other move."""
    events: list[Event]

    def is_final(self) -> bool:
        """A point of no return for everybody."""
        return self.barrier == EVERYONE
