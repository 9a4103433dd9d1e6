"""A position as a row of small whole numbers, for learned judges and research environments."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State

S = TypeVar("S", bound=State)

LARGEST: Final = 255
"""Every number of a row is at most this, and at least its negative."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a seat may know of a position: the own seat first, then its rivals in turn order, or pooled.

    A row has the same length in every position of a game for that many players.
    """

    def __init__(self, version: int, weights: str = "", portable: bool = False, modes: tuple[str, ...] = ()) -> None:
        self.version = version
        """Grows whenever any row could change …"""
        self.oldest = version
        """… and since this version numbers were only added at the end of rows, so its networks fit still."""
        self.weights = weights
        """The folder of the networks taught on these rows; `""` if there is none."""
        self.portable = portable
        """Whether rows speak of what components do rather than of ids, so that networks fit other component sets."""
        self.modes = modes
        """Options that make another game of it: a network fits only the values that it was taught on."""
        self.since = 0
        """The oldest rules version whose networks still fit; 0: only the present one."""

    def names(self, players: int) -> list[str]:
        """What each number of a row is."""
        raise NotImplementedError

    def turn(self, state: S) -> int:
        """Turns as networks count them: positions are looked at when this number has just grown, before chance goes on.

        The game's own turns, unless positions between those are unsettled.
        """
        return state.turn()

    def horizon(self, players: int) -> int:
        """How many such turns the bot `net` plays on before it looks at a position, unless it is told."""
        return min(players, 3) + 1

    def row(self, state: S, seat: int) -> list[int]:
        """The position as this seat sees it; the same for the true state and for the one blinded for the seat."""
        raise NotImplementedError


def clamp(number: int, low: int = 0) -> int:
    """The number, brought within `low` … `LARGEST`."""
    return low if number < low else LARGEST if number > LARGEST else number
