"""A blunder planted by hand: a position in the words of the rules, and a turn that throws something away.

Each game plants its own: `PLANTED` in `tests/GAME/planted.py`.
"""

from collections.abc import Callable
from typing import NamedTuple

from ludopolis.engine.contract.state import State


class Planted(NamedTuple):
    """A position, what leads to the decision, and the turn that is a blunder."""

    why: str
    position: Callable[[], State]
    bad: str
    before: tuple[str, ...] = ()
