"""Ties: what decided between equal totals, for pages, terminal and JSON."""

from typing import NamedTuple

from ludopolis.engine.contract import State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.scores import Results, TieBreak


class Tie(NamedTuple):
    """The seats tied on points for the victory, and the name of the tie-break that decided; `""` if none did."""

    seats: list[int]
    by: str


def tie_of(state: State) -> Tie | None:
    """The tie for victory if the game ended now, or `None` if points alone decide."""
    return tie_between(state.results(), state.tie_breaks())


def tie_between(results: Results, tie_breaks: list[TieBreak]) -> Tie | None:
    """The tie for victory by totals, winners and tie-breaks, or `None` if points alone decide."""
    totals, winners = results
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(level) < 2:
        return None
    left = level
    for name, values in tie_breaks:
        if left == winners:
            break
        best = max(values[seat] for seat in left)
        still = [seat for seat in left if values[seat] == best]
        if still == winners:
            return Tie(level, name)
        left = still
    return Tie(level, "")


def ties_data(state: State) -> Data:
    """The tie, and every tie-break with its numbers by seat, as data."""
    tie = tie_of(state)
    return {
        "tie": None if tie is None else tie._asdict(),
        "tie_breaks": [line._asdict() for line in state.tie_breaks()],
    }
