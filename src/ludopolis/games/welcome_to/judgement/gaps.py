"""Gaps between numbers: how many of the empty slots between two houses will still be filled.

A gap between a lower and a higher number is offered a stream of numbers. Each is written where it leaves the most, or
let go. Writing a number divides the gap into two that share no number, so the expectation for a gap follows from
smaller gaps. The tables are computed once.
"""

from typing import Final

from mypy_extensions import i64

COPIES: Final = [0, 3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3, 0, 0]
"""How many cards have each number. A user's own component set may differ; the estimate need not."""
CARD_COUNT: Final = 81.0
LONGEST_GAP: Final = 12
"""The longest gap: a whole street."""
TABLE_LENGTH: Final = 19 * 19 * 13
STREAM_LENGTHS: Final = [2, 4, 7, 11, 16, 22]
"""The lengths of stream for which there are tables."""


class Fillable:
    """The tables, by length of stream. They are made on first use, so that nobody else waits for them."""

    def __init__(self) -> None:
        self.tables: list[list[float]] = []

    def make(self) -> None:
        """Makes the tables, one number at a time."""
        table = [0.0] * TABLE_LENGTH
        for length in range(1, STREAM_LENGTHS[-1] + 1):
            table = one_number_more(table)
            if length in STREAM_LENGTHS:
                self.tables.append(table)

    def table(self, left: float) -> list[float]:
        """The table for a stream of about this length."""
        if not self.tables:
            self.make()
        at = 0
        while at + 1 < len(STREAM_LENGTHS) and STREAM_LENGTHS[at + 1] <= left:
            at += 1
        return self.tables[at]


def gap_index(low: i64, high: i64, size: i64) -> i64:
    """The index of a gap of `size` slots between two numbers (-1 and 18 for the ends of a street)."""
    return ((low + 1) * 19 + high) * 13 + size


def one_number_more(before: list[float]) -> list[float]:
    """The expectation for every gap if one more number is to come."""
    table = [0.0] * TABLE_LENGTH
    low: i64 = -1
    while low < 18:
        high: i64 = low + 2
        while high <= 18:
            kinds: i64 = 0
            x: i64 = low + 1
            while x < high:
                kinds += COPIES[x] > 0
                x += 1
            size: i64 = 1
            while size <= LONGEST_GAP:
                at: i64 = gap_index(low, high, size)
                if size > kinds:
                    table[at] = table[at - 1]
                else:
                    table[at] = expected(before, low, high, size)
                size += 1
            high += 1
        low += 1
    return table


def expected(before: list[float], low: i64, high: i64, size: i64) -> float:
    """The expectation for one gap: the next number is written where it leaves most room, or let go."""
    as_is: float = before[gap_index(low, high, size)]
    total: float = as_is
    x: i64 = low + 1
    while x < high:
        copies = COPIES[x]
        if copies:
            most: float = as_is
            left: i64 = gap_index(low, x, 0)
            right: i64 = gap_index(x, high, size - 1)
            i: i64 = 0
            while i < size:
                worth: float = 1.0 + before[left + i] + before[right - i]
                if worth > most:
                    most = worth
                i += 1
            total += (most - as_is) * copies / CARD_COUNT
        x += 1
    return total


FILLABLE: Final = Fillable()
