"""Why one turn is better than another: what is different on the score sheet at the end of the same games.

Both turns are played to the end of the game in the same worlds with the same luck (`verdict.py`). The lines of the own
sheet are compared there, and what the best rival comes to. A game may say more than its sheet does (`Judge.causes`):
what a line has at once, and what it has later. Hint, coach, report and terminal show this one account as a column.
What was expected of the turns and has no name is its last row, and rounding comes last, so that every column adds up.
"""

from math import floor, sqrt
from random import Random
from time import process_time
from typing import Final, NamedTuple

from ludopolis.bots.planning import Thought
from ludopolis.bots.verdict import Comparison
from ludopolis.engine.contract import State

WORLDS: Final = 96
"""In so many worlds the main cause is found in nineteen of twenty cases, if there is a clear one."""
TOGETHER: Final = 4
"""Worlds between two looks at the clock."""
MOST_NAMED: Final = 5
"""Rows that have a name; smaller causes go into the last row."""
RIVAL: Final = "rival"
"""What the best rival has less."""
REST: Final = "rest"
"""Everything else."""


class Cause(NamedTuple):
    """A difference between two turns, in points for the seat."""

    term: str
    points: float
    error: float = 0.0
    """How far off that may be: what is within its error has no name."""


class Row(NamedTuple):
    """A cause as it is shown, in whole units."""

    term: str
    units: int


class Account:
    """What is different between two turns of a decision, in more and more worlds."""

    def __init__(self, thought: Thought, state: State, best: list[int], other: list[int]) -> None:
        self.comparison = Comparison(thought, state)
        self.judge = thought.judge
        self.state = state
        """Blinded for the seat."""
        self.seat = thought.seat
        self.best = best
        self.other = other
        self.worlds = 0
        self.sums: dict[str, float] = {}
        self.squares: dict[str, float] = {}
        self.before: dict[str, str] = {}
        """What the seat has before the turn, by term, as it is written on the table …"""
        self.after: dict[str, str] = {}
        """… and after it, where that is the same in every world."""

    def look(self, worlds: int, rng: Random, seconds: float = 0.0) -> None:
        """Plays both turns to the end in so many more worlds, or in as many as fit into so many seconds of CPU time."""
        began = process_time()
        if self.worlds == 0:
            self.before = self.judge.figures(self.state.determinize(rng), self.seat)
        left = worlds
        while left > 0:
            count = min(left, TOGETHER)
            best, other = self.comparison.courses([self.best, self.other], count, rng)
            for i in range(count):
                self.book(best[i], other[i])
            left -= count
            used = process_time() - began
            if seconds > 0.0 and used + used * min(left, TOGETHER) / (worlds - left) > seconds:
                return

    def book(self, best: tuple[State, State], other: tuple[State, State]) -> None:
        """Takes one world into the account."""
        seat = self.seat
        sums = self.sums
        rivals = rival_total(other[1], seat) - rival_total(best[1], seat)
        for term, points in [*self.judge.causes(best, other, seat), (RIVAL, rivals)]:
            sums[term] = sums.get(term, 0.0) + points
            self.squares[term] = self.squares.get(term, 0.0) + points * points
        figures = self.judge.figures(best[0], seat)
        if self.worlds == 0:
            self.after = figures
        else:
            for term in list(self.after):
                if self.after[term] != figures.get(term, ""):
                    del self.after[term]
        self.worlds += 1

    def causes(self) -> list[Cause]:
        """The mean difference of every term, with its standard error."""
        worlds = max(1, self.worlds)
        found: list[Cause] = []
        for term, total in self.sums.items():
            mean = total / worlds
            spread = max(0.0, self.squares[term] / worlds - mean * mean)
            found.append(Cause(term, mean, sqrt(spread / max(1, worlds - 1))))
        return found

    def names_something(self) -> bool:
        """Whether anything speaks for the turn beyond its error."""
        return any(cause.points > cause.error for cause in self.causes())

    def column(self, total: int, scale: int = 1) -> list[Row]:
        """The rows that make up a total in units, of which a point has `scale`."""
        return column(self.causes(), total, scale)

    def seen(self, term: str) -> tuple[str, str] | None:
        """What the turn changes at once on the table, if that is certain: what is written there before and after."""
        before, after = self.before.get(term, ""), self.after.get(term, "")
        return (before, after) if before and after and before != after else None


def rival_total(state: State, seat: int) -> float:
    """What the best rival has at the end; nothing where nobody else plays."""
    totals = state.results().totals
    found = 0.0
    first = True
    for other in range(len(totals)):
        if other != seat and (first or totals[other] > found):
            found = float(totals[other])
            first = False
    return found


def column(causes: list[Cause], total: int, scale: int = 1) -> list[Row]:
    """Rows whose sum is the total: what speaks for the turn, what it costs, largest first, and everything else.

    The largest cause that speaks for a better turn has a name in any case. Every row is rounded to the nearest unit;
    what is missing then goes to the rows that lost most by it.
    """
    largest = max([0.0, *(cause.points for cause in causes)]) if total > 0 else 0.0
    sure = [cause for cause in causes if cause.points == largest or abs(cause.points) > cause.error]
    ranked = sorted(sure, key=larger_first)[:MOST_NAMED]
    exact: list[float] = []
    rest = float(total)
    for cause in ranked:
        exact.append(cause.points * scale)
        rest -= cause.points * scale
    exact.append(rest)
    units = [floor(one + 0.5) for one in exact]
    missing = total - sum(units)
    step = 1 if missing > 0 else -1
    lost = sorted(range(len(exact)), key=lambda at: (step * (units[at] - exact[at]), -at))
    for at in lost[: abs(missing)]:
        units[at] += step
    named = [Row(cause.term, units[at]) for at, cause in enumerate(ranked) if units[at] != 0]
    named.sort(key=for_it_first)
    if units[-1] != 0:
        named.append(Row(REST, units[-1]))
    return named


def larger_first(cause: Cause) -> tuple[float, str]:
    """The largest causes first, for or against the turn."""
    return -abs(cause.points), cause.term


def for_it_first(row: Row) -> tuple[bool, int]:
    """What speaks for a turn before what it costs, the largest first."""
    return row.units < 0, -abs(row.units)


def kind_of(term: str) -> str:
    """Whose a term is: `own`, of the `rival`, or nobody's, which is the `rest`."""
    return term if term in (RIVAL, REST) else "own"


def traded(rows: list[Row]) -> list[str]:
    """What one of two turns that are about as good has more of, and what it has less of; nothing if it is no trade."""
    more = [row.term for row in rows if row.units > 0 and row.term != REST]
    less = [row.term for row in rows if row.units < 0 and row.term != REST]
    return [more[0], less[0]] if more and less else []


def said(rows: list[Row]) -> list[str]:
    """The terms that the sentence names: the largest, or the two largest and the rest if that is larger still."""
    named = [row for row in rows if row.units > 0 and row.term != REST]
    rest = rows[-1].units if rows and rows[-1].term == REST else 0
    if rest > (named[0].units if named else 0):
        return [row.term for row in named[:2]] + [REST]
    return [row.term for row in named[:1]]
