"""What a seat knows when it must decide, as a row of numbers in a fixed order: for agents that learn.

A game writes one function that goes through the table and writes down what lies there. The same function names the
numbers: it is called once with a row that collects names, and from then on with one that collects numbers alone. So
names and numbers cannot part.
"""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludopolis.engine.contract.state import State

S = TypeVar("S", bound=State)

MOST: Final = 32767
"""Every number of a row is at most this, and at least its negative."""
LONGEST: Final = 1 << 16
"""No row is longer."""
MOST_SEATS: Final = 32
WHOSE: Final = ["me", *(f"rival_{turn}" for turn in range(1, MOST_SEATS))]
"""The seats as a seat sees them: itself, then the others in turn order."""
_WHOSE: Final = [WHOSE[:players] for players in range(MOST_SEATS)]
_SEATS: Final = [[str(seat) for seat in range(players)] for players in range(MOST_SEATS)]


class Entry(NamedTuple):
    """One number of a row: what it is, and between which bounds it lies."""

    name: str
    low: int
    high: int


class Row:
    """The numbers of an observation, written from the first to the last into memory that holds zeros.

    Names are made of what is being written, for example `me.coins` and `step.draw`. They are collected only if
    somebody wants them.
    """

    def __init__(self, numbers: memoryview, first: int = 0, named: bool = False) -> None:
        self.entries: list[Entry] | None = [] if named else None
        self.numbers = numbers
        """Whole numbers of two bytes."""
        self.at: i64 = first
        """Where the next number goes."""
        self.about = ""
        """What the next numbers are about, a seat for example: the first part of their names."""

    def block(self, name: str, labels: Sequence[str], high: int = 1, low: int = 0) -> i64:
        """Makes room for one number for each label, all 0, and returns where the first of them is."""
        first: i64 = self.at
        self.at += len(labels)
        if self.entries is not None:
            about = f"{self.about}." if self.about else ""
            self.entries += [Entry(f"{about}{name}.{label}", low, high) for label in labels]
        return first

    def number(self, name: str, value: int, high: int = MOST, low: int = 0) -> None:
        """A number; one beyond the bounds is brought within them."""
        if self.entries is not None:
            self.entries.append(Entry(f"{self.about}.{name}" if self.about else name, low, high))
        if value:
            self.numbers[self.at] = low if value < low else high if value > high else value
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """1 for yes."""
        self.number(name, 1 if value else 0, 1)

    def one_of(self, name: str, value: int, labels: Sequence[str]) -> None:
        """A number for each label: 1 for the one with this index. All are 0 if the value is negative."""
        first: i64 = self.block(name, labels)
        if value >= 0:
            self.numbers[first + value] = 1

    def mask(self, name: str, bits: int, labels: Sequence[str]) -> None:
        """A number for each label: 1 if its bit is set."""
        first: i64 = self.block(name, labels)
        left: i64 = bits
        while left:
            if left & 1:
                self.numbers[first] = 1
            left >>= 1
            first += 1

    def counts(self, name: str, values: list[int], start: int, labels: Sequence[str], high: int = MOST) -> None:
        """A number for each label: those of the list, from `start` on. If the list is empty, all are 0."""
        first: i64 = self.block(name, labels, high)
        if not values:
            return
        at: i64 = start
        end: i64 = start + len(labels)
        while at < end:
            if values[at]:
                self.numbers[first] = values[at]
            first += 1
            at += 1

    def items(self, name: str, items: list[int], labels: Sequence[str]) -> None:
        """A number for each label: 1 if its index is among the items. Negative items are left out."""
        first: i64 = self.block(name, labels)
        for item in items:
            if item >= 0:
                self.numbers[first + item] = 1

    def own_seat(self, seat: int, players: int) -> None:
        """Which seat it is that observes: moves may name seats by their numbers."""
        self.about = ""
        self.one_of("seat", seat, _SEATS[players])

    def seat(self, name: str, who: int, seat: int, players: int) -> None:
        """A seat, as the observing seat sees it; nobody if it is negative."""
        self.one_of(name, (who - seat) % players if who >= 0 else -1, _WHOSE[players])

    def seats(self, name: str, who: int, seat: int, players: int) -> None:
        """A mask of seats, as the observing seat sees them."""
        first: i64 = self.block(name, _WHOSE[players])
        for turn in range(players):
            if who >> (seat + turn) % players & 1:
                self.numbers[first + turn] = 1


def side_of(who: int, seat: int, players: int) -> int:
    """Whose something is, in one number: 0 nobody's, 1 one's own, -1, -2, … the rivals' in turn order."""
    if who < 0:
        return 0
    turn = (who - seat) % players
    return -turn if turn else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What a seat may know of a position, complete enough to tell its legal moves.

    A row has the same length in every position of a table with these options and that many players.
    """

    def __init__(self, version: int) -> None:
        self.version = version
        """Grows whenever any row could change."""

    def write(self, state: S, seat: int, row: Row) -> None:
        """Writes down the position for a seat. Where the game has secrets, the state is blinded for that seat."""
        raise NotImplementedError


def observe_into(state: State, seat: int, numbers: memoryview, first: int) -> None:
    """Writes what a seat observes into memory that holds zeros, from a place on."""
    game = state.game
    assert game.observation is not None
    game.observation.write(state.blind(seat) if game.secrets else state, seat, Row(numbers, first))


def observe(state: State, seat: int, length: int) -> list[int]:
    """The numbers that a seat observes; `length` is that of `entries_of`."""
    numbers = empty_row(length)
    observe_into(state, seat, numbers, 0)
    found: list[int] = numbers.tolist()
    return found


def entries_of(state: State) -> list[Entry]:
    """What each number of an observation at this table is."""
    row = Row(empty_row(LONGEST), named=True)
    assert state.game.observation is not None
    state.game.observation.write(state.blind(0), 0, row)
    assert row.entries is not None
    return row.entries


def empty_row(length: int) -> memoryview:
    """Memory for so many numbers."""
    return memoryview(bytearray(2 * length)).cast("h")
