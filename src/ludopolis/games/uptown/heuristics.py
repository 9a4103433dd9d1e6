"""A quick opinion."""

from random import Random

from ludopolis.games.uptown.scoring import points_of
from ludopolis.games.uptown.state import Position


def value(state: Position, seat: int) -> float:
    """The lead."""
    best = max(points_of(state, other) for other in range(state.players) if other != seat)
    return float(points_of(state, seat) - best)


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """Stub."""
    return legal[int(rng.random() * len(legal))]
