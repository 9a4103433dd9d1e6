"""What a position is worth to a seat, and a quick sensible move. Both read only what the seat may know."""

from random import Random

from ludopolis.games.ginkgopolis.scoring import results_of
from ludopolis.games.ginkgopolis.state import Position


def value_of(state: Position, seat: int) -> float:
    """The seat's points less those of its best rival."""
    totals = results_of(state).totals
    best = max([total for side, total in enumerate(totals) if side != seat])
    return float(totals[seat] - best)


def quick_move(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """A sensible move for every question."""
    return legal[int(rng.random() * len(legal))]
