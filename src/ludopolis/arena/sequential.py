"""A sequential test: does the challenger win at least a given share? It stops as soon as the answer is clear.

Wald's test between the shares `floor` and `floor + indifference`, with the deal as the unit of observation: the games
of one deal share their luck, so they are not independent, and the result of a deal is their mean, not a plain yes or
no. The likelihood of either share is therefore that of the multinomial distribution over the means seen so
far which has this share and fits best (the generalised test that engine testers use). For deals of one game without
shared victories it is exactly Wald's.

Results without luck can be any number, so their test takes them as normally distributed, with the variance that fits
best.
"""

from math import log
from typing import Final, NamedTuple

YES: Final = "yes"
NO: Final = "no"
OPEN: Final = "open"
UNSEEN_COUNT: Final = 1e-3
"""The count given to a lost or won deal that has not occurred yet: it is always possible."""
HALVINGS: Final = 60
MOST_VARIANCE: Final = 0.25
"""Of a deal that is won or lost with equal chances."""


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

    fewest = 1
    """There is no verdict before so many deals."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.path = [0.0]
        """The log likelihood ratio before the first deal and after each."""
        self.verdict = OPEN
        self._seen = {0.0: UNSEEN_COUNT, 1.0: UNSEEN_COUNT}

    def add(self, score: float) -> str:
        """Adds the challenger's mean share in a deal; returns the verdict, which no longer changes once it is clear."""
        self.note(score)
        ratio = self.likelihood_ratio()
        self.path.append(ratio)
        low, high = self.claim.bounds()
        if self.verdict == OPEN and len(self.path) > self.fewest:
            self.verdict = NO if ratio <= low else YES if ratio >= high else OPEN
        return self.verdict

    def note(self, score: float) -> None:
        """Keeps what the likelihoods need."""
        value = round(score, 9)
        count = self._seen.get(value, 0.0)
        self._seen[value] = 1.0 if count == UNSEEN_COUNT else count + 1.0

    def likelihood_ratio(self) -> float:
        """The logarithm of how much better `floor + indifference` explains the deals than `floor` does."""
        floor, target = self.claim.floor, self.claim.floor + self.claim.indifference
        low, high = tilt(self._seen, floor), tilt(self._seen, target)
        return sum(
            count * (log(1 + low * (value - floor)) - log(1 + high * (value - target)))
            for value, count in self._seen.items()
        )


class NormalTest(SequentialTest):
    """The test of results without luck."""

    fewest = 20  # a variance found in fewer deals may be far too small

    def __init__(self, claim: Claim) -> None:
        super().__init__(claim)
        self._deals = 0
        self._mean = 0.0
        self._squares = MOST_VARIANCE
        """The sum of squared distances from the mean, and one deal as uncertain as a deal can be."""

    def note(self, score: float) -> None:
        """Keeps mean and variance."""
        self._deals += 1
        gap = score - self._mean
        self._mean += gap / self._deals
        self._squares += gap * (score - self._mean)

    def likelihood_ratio(self) -> float:
        """The logarithm of how much better `floor + indifference` explains the deals than `floor` does."""
        low, high = self._mean - self.claim.floor, self._mean - self.claim.floor - self.claim.indifference
        spread = self._squares / self._deals
        return self._deals / 2 * log((spread + low * low) / (spread + high * high))


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
