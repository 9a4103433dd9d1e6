"""Clocks: how long each seat may think, and what moves, withdrawals and pauses do to that. The time is an argument.

A seat's wait begins when a person must decide there, and ends with their turn. Only waits cost time. All times are
whole milliseconds, so that a deadline stays the same however often time is counted up.
"""

from collections.abc import Callable, Collection
from time import time_ns
from typing import NamedTuple

from ludopolis.engine.values.data import Data

LIVE, SLOW = "live", "slow"
SECOND = 1000

TimeSource = Callable[[], int]
"""Returns the time, in milliseconds since 1970."""


def wall_time() -> int:
    """The time of this machine."""
    return time_ns() // 1_000_000


class Terms(NamedTuple):
    """How long people may think, in milliseconds.

    `increment` is added to the bank after each turn, up to the initial `bank`. On a slow clock every turn has the whole
    bank.
    """

    kind: str
    bank: int
    increment: int

    @classmethod
    def of(cls, settings: Data) -> "Terms | None":
        """The terms of a table; `None` if it has no clock."""
        chosen = settings.get("clock")
        if not chosen:
            return None
        bank = chosen["bank"] * SECOND
        return cls(chosen["kind"], bank, bank if chosen["kind"] == SLOW else chosen["increment"] * SECOND)

    def refilled(self, left: int) -> int:
        """The bank for a seat's next wait, given what was left of this one."""
        return min(self.bank, max(0, left) + self.increment)


class SeatClock(NamedTuple):
    """The time of one seat, in milliseconds."""

    left: int
    """The bank for the current wait, or for the next one."""
    used: int = 0
    """The total of all earlier waits."""
    spent: int = 0
    """The current wait, as far as it was counted. It does not grow while the seat is free or a bot plays."""
    waits: bool = False
    last_left: int = 0
    """Bank and time spent of the wait before, which resumes if the seat takes its move back."""
    last_spent: int = 0
    lent: bool = False
    """Whether a bot plays this one turn."""

    def ended(self, terms: Terms) -> "SeatClock":
        """The clock after the wait is over."""
        left = terms.refilled(self.left - self.spent)
        return SeatClock(left, self.used + self.spent, 0, False, self.left, self.spent, self.lent)

    def resumed(self) -> "SeatClock":
        """The clock after its move was taken back: the wait before goes on, and includes the time since then."""
        spent = self.last_spent + self.spent
        return self._replace(left=self.last_left, used=self.used - self.last_spent, spent=spent, waits=True)

    @property
    def total(self) -> int:
        """All the time it has used."""
        return self.used + self.spent


class Clock(NamedTuple):
    """The clock of a table."""

    seats: tuple[SeatClock, ...]
    since: int | None
    """The time up to which it has counted; `None` in a pause."""
    pause: tuple[int, ...] = ()
    """Seats that have asked for a pause."""
    end: tuple[int, ...] = ()
    """Seats that have asked to end the game because somebody's time is up."""

    @classmethod
    def begin(cls, terms: Terms, players: int, waits: set[int], now: int) -> "Clock":
        """The clock of a new table."""
        return cls(tuple(SeatClock(terms.bank, waits=seat in waits) for seat in range(players)), now)

    def counted(self, now: int) -> "Clock":
        """The same clock, up to now."""
        if self.since is None:
            return self
        passed = max(0, now - self.since)
        seats = (one._replace(spent=one.spent + passed) if one.waits else one for one in self.seats)
        return self._replace(seats=tuple(seats), since=now)

    def moved(
        self, terms: Terms, now: int, waits: set[int], turned: bool, undoing: int | None, held: Collection[int] = ()
    ) -> "Clock":
        """The clock after a change of the table. `waits`: seats whose time runs now; `turned`: the turn has changed.

        `held`: seats that must decide although no time runs there, because a bot plays for a person or somebody is
        missing at the table. Their wait goes on when that is over: leaving a seat and coming back gains nothing.
        `undoing`: the seat that takes a move back. That gains nothing either: its wait goes on where it stopped, and
        seats that had begun to think about that move get the time back.
        """
        seats: list[SeatClock] = []
        counted = self.counted(now)
        for seat, one in enumerate(counted.seats):
            begun = one.waits or one.spent > 0
            if begun and (seat in waits or seat in held) and not turned:
                one = one._replace(waits=seat in waits)
            else:
                if undoing is None:
                    one = (one.ended(terms) if begun else one)._replace(waits=seat in waits)
                elif seat == undoing and seat in waits:
                    one = one.resumed()
                else:
                    one = one._replace(spent=0, waits=seat in waits)
            seats.append(one)
        late = any(one.waits and one.spent >= one.left for one in seats)
        return counted._replace(seats=tuple(seats), end=self.end if late else ())

    def vacated(self, seat: int, now: int, free: bool) -> "Clock":
        """The clock after a seat's player has gone, which voids their requests.

        While the seat is `free`, all waits stand still, and the next player begins a new one. If a bot plays on, nobody
        is missing.
        """
        seats = [one._replace(waits=one.waits and not free) for one in self.counted(now).seats]
        seats[seat] = seats[seat]._replace(used=seats[seat].total, spent=0, lent=False)
        pause, end = (tuple(one for one in wishes if one != seat) for wishes in (self.pause, self.end))
        return self._replace(seats=tuple(seats), since=None if self.since is None else now, pause=pause, end=end)

    def late(self, now: int) -> set[int]:
        """The seats whose time is up. In a pause nobody's is."""
        if self.since is None:
            return set()
        return {seat for seat, one in enumerate(self.counted(now).seats) if one.waits and one.spent >= one.left}

    def paused(self, now: int) -> "Clock":
        """The clock after a pause has begun."""
        return self.counted(now)._replace(since=None, pause=())

    def going_on(self, now: int) -> "Clock":
        """The clock after a pause has ended."""
        return self._replace(since=now, pause=()) if self.since is None else self

    def lend(self, seat: int, lent: bool) -> "Clock":
        """The clock after a bot has taken over one turn of a seat, or given it back."""
        seats = list(self.seats)
        seats[seat] = seats[seat]._replace(lent=lent)
        return self._replace(seats=tuple(seats))

    def used(self) -> list[int]:
        """All the time that each seat has used, as far as it was counted."""
        return [one.total for one in self.seats]

    def public(self, terms: Terms) -> Data:
        """The part that viewers see. It has the times at which waits began, not their lengths, so it seldom changes."""
        told: list[Data] = []
        for one in self.seats:
            runs = one.waits and self.since is not None
            since = self.since - one.spent if runs and self.since is not None else None
            spent = 0 if runs else one.spent
            told.append({"used": one.used, "left": one.left, "since": since, "spent": spent})
        wishes = {"paused": self.since is None, "pause": list(self.pause), "end": list(self.end)}
        return {"kind": terms.kind, "bank": terms.bank, "increment": terms.increment, **wishes, "seats": told}

    def to_json(self) -> Data:
        """As it is stored, without `since`, which has a column of its own."""
        return {"seats": [list(one) for one in self.seats], "pause": list(self.pause), "end": list(self.end)}

    @classmethod
    def from_json(cls, data: Data, since: int | None) -> "Clock":
        """A stored clock."""
        seats = tuple(SeatClock(*one) for one in data["seats"])
        return cls(seats, since, tuple(data["pause"]), tuple(data["end"]))


class ClockChange(NamedTuple):
    """A compare-and-set of a clock: what it must still be, and what it becomes."""

    was: Clock
    becomes: Clock
