"""A sequential test: does the challenger win at least a given share? It stops as soon as the answer is clear.

Wald's test between the shares `floor` and `floor + indifference`, with the deal as the unit of observation: the games
of one deal share their luck, so they are not independent, and the result of a deal is their mean, not a plain yes or
no. The likelihood of either share is therefore that of the multinomial distribution over the means seen so
far which has this share and fits best (the generalised test that engine testers use). For deals of one game without
shared victories it is exactly Wald's.
"""

from math import log
from typing import Final, NamedTuple

YES: Final = "yes"
NO: Final = "no"
OPEN: Final = "open"
UNSEEN_COUNT: Final = 1e-3
"""The count given to a lost or won deal that has not occurred yet: it is always possible."""
HALVINGS: Final = 60


class Claim(NamedTuple):
    """What is to be shown, and with what certainty."""

    floor: float
    """The share of victories claimed. A challenger with no more than this gets a yes with probability `alpha`."""
    indifference: float
    """A challenger with this much more gets a no with probability `beta`. In between, either answer will do."""
    alpha: float
    beta: float

    def bounds(self) -> tuple[float, float]:
        """The log likelihood ratios at which the answer is no, and yes."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class SequentialTest:
    """The test, deal by deal."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.path = [0.0]
        """The log likelihood ratio before the first deal and after each."""
        self.verdict = OPEN
        self._seen = {0.0: UNSEEN_COUNT, 1.0: UNSEEN_COUNT}

    def add(self, score: float) -> str:
        """Adds the challenger's mean share in a deal; returns the verdict, which no longer changes once it is clear."""
        value = round(score, 9)
        count = self._seen.get(value, 0.0)
        self._seen[value] = 1.0 if count == UNSEEN_COUNT else count + 1.0
        ratio = self.likelihood_ratio()
        self.path.append(ratio)
        low, high = self.claim.bounds()
        if self.verdict == OPEN:
            self.verdict = NO if ratio <= low else YES if ratio >= high else OPEN
        return self.verdict

    def likelihood_ratio(self) -> float:
        """The logarithm of how much better `floor + indifference` explains the deals than `floor` does."""
        floor, target = self.claim.floor, self.claim.floor + self.claim.indifference
        low, high = tilt(self._seen, floor), tilt(self._seen, target)
        return sum(
            count * (log(1 + low * (value - floor)) - log(1 + high * (value - target)))
            for value, count in self._seen.items()
        )


def tilt(seen: dict[float, float], share: float) -> float:
    """The factor x for which weights count / (1 + x·(value - share)) have the mean `share`.

    These weights are the likeliest distribution with that mean. The difference from it falls as x grows through the
    open interval, so bisection finds x.
    """
    gaps = [(value - share, count) for value, count in seen.items()]
    least, most = -1 / (1 - share), 1 / share
    for _ in range(HALVINGS):
        middle = (least + most) / 2
        if sum([count * gap / (1 + middle * gap) for gap, count in gaps]) > 0:
            least = middle
        else:
            most = middle
    return (least + most) / 2
