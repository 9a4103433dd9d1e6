"""`Features`: a position as a row of small integers, for networks that judge it."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State

S = TypeVar("S", bound=State)

LARGEST: Final = 255
"""Every number of a row is at most this, and at least its negative."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a seat may know of a position: its own part first, then its rivals in turn order, or pooled.

    A row has the same length in every position of a game with this number of players.
    """

    def __init__(self, version: int, weights: str = "", portable: bool = False, modes: tuple[str, ...] = ()) -> None:
        self.version = version
        """Grows whenever any row could change."""
        self.oldest = version
        """Oldest version whose networks still fit: since then numbers were only added at the end of rows."""
        self.weights = weights
        """The folder of the networks trained on these rows; `""` if there is none."""
        self.portable = portable
        """Whether rows describe what components do, not which they are, so that networks fit other component sets."""
        self.modes = modes
        """Options that make another game of it: a network fits only the values that it was trained on."""
        self.since = 0
        """Oldest rules version whose networks still fit; 0: only the present one."""

    def names(self, players: int) -> list[str]:
        """The name of each number of a row."""
        raise NotImplementedError

    def turn(self, state: S) -> int:
        """The turn's number, as networks count it. A position is evaluated when it has just grown, before any draw.

        By default the game's own turn. Override it where a position at the start of a turn is unsettled.
        """
        return state.turn()

    def horizon(self, players: int) -> int:
        """How many such turns the bot `net` plays on before it evaluates a position, by default."""
        return min(players, 3) + 1

    def row(self, state: S, seat: int) -> list[int]:
        """The position as this seat sees it: the same for the true state and for the one blinded for the seat."""
        raise NotImplementedError


def clamp(number: int, low: int = 0) -> int:
    """The number, clamped to `low` … `LARGEST`."""
    return low if number < low else LARGEST if number > LARGEST else number
