"""Events: what happened, step by step, in the order of the table.

While `State.events` is a list, `play` appends tuples `(kind, audience, *arguments)` of plain integers to it; in
playouts it is `None`, which costs one test. Log, animation, sound and replay text are all made from this stream.
"""

from typing import Final, NamedTuple

Event = tuple[int, ...]

SPECTATOR: Final = 29
"""The viewer without a seat. Every mask that means "everybody" includes this bit."""

EVERYONE: Final = (1 << 30) - 1
"""The audience of a public fact: every seat and the spectator."""

REVEAL: Final = 0
"""The event kind, common to all games, that marks a point of no return: something hidden was shown."""


class EventKind(NamedTuple):
    """How the integers of an event are read: its name (a catalogue key) and its arguments (see `facts` for domains)."""

    name: str
    args: tuple[str, ...] = ()


REVEALED: Final = EventKind("reveal")


def seen_by(event: Event, viewer: int) -> bool:
    """Whether the viewer belongs to the event's audience."""
    return bool(event[1] >> viewer & 1)
