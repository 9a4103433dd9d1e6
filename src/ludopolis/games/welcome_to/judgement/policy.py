"""A quick sensible move."""

from random import Random
from typing import Final

from ludopolis.engine.values.chance import below
from ludopolis.games.welcome_to.judgement.appraisal import appraise
from ludopolis.games.welcome_to.rules.state import Position

NEARLY_EQUAL: Final = 0.1
"""Moves less than this apart count as equally good: chance decides, so that no two towns are alike."""


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """The most promising move."""
    return one_of_the_best(legal, appraise(state, seat, legal), rng)


def one_of_the_best(legal: list[int], worths: list[float], rng: Random) -> int:
    """A random one of the moves that are about as good as the best."""
    least = worths[0]
    for worth in worths:
        if worth > least:
            least = worth
    least -= NEARLY_EQUAL
    near = 0
    for worth in worths:
        if worth > least:
            near += 1
    left = below(rng, near)
    for i in range(len(worths)):
        if worths[i] > least:
            if left == 0:
                return legal[i]
            left -= 1
    return legal[0]
