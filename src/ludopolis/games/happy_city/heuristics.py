"""A quick opinion: how good a position is, and a sensible move for playouts and the greedy bot."""

from random import Random

from ludopolis.games.happy_city.scoring import points_of
from ludopolis.games.happy_city.state import Position


def value(state: Position, seat: int) -> float:
    return float(points_of(state, seat))


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    return legal[int(rng.random() * len(legal))]
