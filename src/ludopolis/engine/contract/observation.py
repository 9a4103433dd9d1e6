"""`Observation`: what a seat knows when it must decide, as a row of numbers in a fixed order, for learning agents.

A game writes one function, which goes through the table and writes down what lies there. It is called once with a row
that collects names, and from then on with rows that collect only numbers, so that names and numbers cannot disagree.
"""

from collections.abc import Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludopolis.engine.contract.state import State

S = TypeVar("S", bound=State)

MOST: Final = 32767
"""Every number of a row is at most this, and at least its negative."""
LONGEST: Final = 1 << 16
"""Longest row."""
MOST_SEATS: Final = 32
WHOSE: Final = ["me", *(f"rival_{turn}" for turn in range(1, MOST_SEATS))]
"""Names of the seats from a seat's point of view: itself, then the others in turn order."""
_WHOSE: Final = [WHOSE[:players] for players in range(MOST_SEATS)]
_SEATS: Final = [[str(seat) for seat in range(players)] for players in range(MOST_SEATS)]


class Entry(NamedTuple):
    """One number of a row: its name and its bounds."""

    name: str
    low: int
    high: int


class Row:
    """The numbers of an observation, written in order into zeroed memory.

    Names are made of what is being written, for example `me.coins` and `step.draw`, and are collected only if `named`.
    """

    def __init__(self, numbers: memoryview, first: int = 0, named: bool = False) -> None:
        self.entries: list[Entry] | None = [] if named else None
        self.numbers = numbers
        """Signed 16-bit integers."""
        self.at: i64 = first
        """Where the next number goes."""
        self.about = ""
        """What the next numbers are about, a seat for example: the first part of their names."""

    def block(self, name: str, labels: Sequence[str], high: int = 1, low: int = 0) -> i64:
        """Leaves room for a number for each label, all 0. Returns the place of the first."""
        first: i64 = self.at
        self.at += len(labels)
        if self.entries is not None:
            about = f"{self.about}." if self.about else ""
            self.entries += [Entry(f"{about}{name}.{label}", low, high) for label in labels]
        return first

    def number(self, name: str, value: int, high: int = MOST, low: int = 0) -> None:
        """A number, clamped to its bounds."""
        if self.entries is not None:
            self.entries.append(Entry(f"{self.about}.{name}" if self.about else name, low, high))
        if value:
            self.numbers[self.at] = low if value < low else high if value > high else value
        self.at += 1

    def flag(self, name: str, value: bool) -> None:
        """1 for yes."""
        self.number(name, 1 if value else 0, 1)

    def one_of(self, name: str, value: int, labels: Sequence[str]) -> None:
        """One-hot: a number for each label, 1 for the one with this index. All are 0 if the value is negative."""
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
        """A number for each label, from the list, beginning at `start`. If the list is empty, all are 0."""
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
        """The number of the observing seat, because moves may name seats by number."""
        self.about = ""
        self.one_of("seat", seat, _SEATS[players])

    def seat(self, name: str, who: int, seat: int, players: int) -> None:
        """A seat, relative to the observing one; nobody if it is negative."""
        self.one_of(name, (who - seat) % players if who >= 0 else -1, _WHOSE[players])

    def seats(self, name: str, who: int, seat: int, players: int) -> None:
        """A mask of seats, relative to the observing one."""
        first: i64 = self.block(name, _WHOSE[players])
        for turn in range(players):
            if who >> (seat + turn) % players & 1:
                self.numbers[first + turn] = 1


def side_of(who: int, seat: int, players: int) -> int:
    """The owner of something, in one number: 0 nobody, 1 the seat itself, -1, -2, … the rivals in turn order."""
    if who < 0:
        return 0
    turn = (who - seat) % players
    return -turn if turn else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """What a seat may know of a position, complete enough to determine its legal moves.

    A row has the same length in every position of a table with the same options and number of players.
    """

    def __init__(self, version: int) -> None:
        self.version = version
        """Grows whenever any row could change."""

    def write(self, state: S, seat: int, row: Row) -> None:
        """Writes the position for a seat. If the game has secrets, the state is blinded for that seat."""
        raise NotImplementedError


def observe_into(state: State, seat: int, numbers: memoryview, first: int) -> None:
    """Writes what a seat observes into zeroed memory, beginning at `first`."""
    game = state.game
    assert game.observation is not None
    game.observation.write(state.blind(seat) if game.secrets else state, seat, Row(numbers, first))


def observe(state: State, seat: int, length: int) -> list[int]:
    """The numbers that a seat observes. `length` is that of `entries_of`."""
    numbers = empty_row(length)
    observe_into(state, seat, numbers, 0)
    found: list[int] = numbers.tolist()
    return found


def entries_of(state: State) -> list[Entry]:
    """The name and bounds of each number of an observation at this table."""
    row = Row(empty_row(LONGEST), named=True)
    assert state.game.observation is not None
    state.game.observation.write(state.blind(0), 0, row)
    assert row.entries is not None
    return row.entries


def empty_row(length: int) -> memoryview:
    """Zeroed memory for `length` numbers."""
    return memoryview(bytearray(2 * length)).cast("h")
