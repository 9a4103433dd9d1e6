"""Chance is a seat at the table: what it decides, and who deals for it."""

import random
from math import log
from typing import Final, NamedTuple

CHANCE: Final = 1 << 30
"""The seat of chance, and what `State.pending` returns when chance must decide (it always decides alone)."""


class Chance(NamedTuple):
    """One random fact about to be decided.

    `source` names where the item comes from and which shuffle of it this is (`deck_2#1`): within one source an item
    comes at most once, and weights are all 1. A source whose outcomes have weights serves only one draw, so its name
    has a running number (`top#17`). `audience` is the mask of viewers who learn the outcome.
    """

    source: str
    audience: int
    outcomes: list[int]
    weights: list[int]


def below(rng: random.Random, n: int) -> int:
    """A uniform integer in 0 … n-1. One call to `random()` is much cheaper than `randrange`; its bias is 2⁻⁵³·n."""
    return int(rng.random() * n)


def drawn(chance: Chance, rng: random.Random) -> int:
    """An outcome of this draw, by weight."""
    left = below(rng, sum(chance.weights))
    for outcome, weight in zip(chance.outcomes, chance.weights, strict=True):
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("a draw has outcomes, and their weights are positive")


class Dealer:
    """Deals a whole game from one seed: the same decks, whatever is played.

    Every source has one fixed random order, and the first item of it that is still possible comes next. So an undo
    never re-rolls, and two matches with the same seed are paired deals. Each outcome of a source gets an exponential
    waiting time, and the smallest time divided by weight comes first: a fixed order for equal weights, the right odds
    for unequal ones.
    """

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)
        self._times: dict[str, list[float]] = {}

    def deal(self, chance: Chance) -> int:
        """The outcome of this draw."""
        needed = max(chance.outcomes) + 1
        times = self._times.get(chance.source)
        if times is None or len(times) < needed:
            rng = random.Random(f"{self.seed}/{chance.source}")
            times = [-log(1.0 - rng.random()) for _ in range(needed)]
            self._times[chance.source] = times
        best = chance.outcomes[0]
        least = times[best] / chance.weights[0]
        for i in range(1, len(chance.outcomes)):
            time = times[chance.outcomes[i]] / chance.weights[i]
            if time < least:
                best = chance.outcomes[i]
                least = time
        return best
