"""Results without luck: what draws brought a bot is taken off its results, deal by deal.

The luck of a game has the expectation zero whatever the value function (docs/arena.md), so taking any multiple of it
off a result changes no expectation, as long as the multiple is not chosen by the result itself. It is chosen by the
deals before: the multiple that would have left the least variance there, or the usual one while they had little luck.
"""

from math import sqrt
from typing import Final

from ludopolis.arena.play import Result
from ludopolis.arena.statistics import Z, error_by_deals
from ludopolis.engine.values.data import Data

USUAL: Final = 0.7
"""The multiple that is used before anything is known."""
LITTLE_LUCK: Final = 0.5
"""The sum of squares of luck after which the deals count as much as the usual multiple: about six deals of two."""


class Adjuster:
    """Takes the luck off results that come one after the other."""

    def __init__(self) -> None:
        self.deals = 0
        self._scores = 0.0
        self._lucks = 0.0
        self._squares = 0.0
        self._products = 0.0

    def factor(self) -> float:
        """The multiple of the luck that is taken off the next result."""
        together = self._products - self._scores * self._lucks / max(1, self.deals)
        return (together + LITTLE_LUCK * USUAL) / (self._squares + LITTLE_LUCK)

    def add(self, score: float, luck: float) -> float:
        """The result of the next deal without its luck."""
        adjusted = score - self.factor() * luck
        self.deals += 1
        self._scores += score
        self._lucks += luck
        self._squares += luck * luck
        self._products += score * luck
        return adjusted


def without_luck(places: list[tuple[Result, int]]) -> Data:
    """The share of victories on these seats without luck, its 95 % interval, and beside it the one with luck.

    Deals are the unit of both. `needed` is how many of the games would have given the interval that all games give with
    luck.
    """
    deals: dict[int, list[tuple[Result, int]]] = {}
    for result, seat in places:
        deals.setdefault(result.deal, []).append((result, seat))
    adjuster = Adjuster()
    sums: list[tuple[float, int]] = []
    for games in deals.values():
        score = sum(result.share(seat) for result, seat in games) / len(games)
        luck = sum(result.luck[seat] for result, seat in games) / len(games)
        sums.append((adjuster.add(score, luck) * len(games), len(games)))
    rate = sum(total for total, _ in sums) / len(places)
    squares = sum((total - rate * games) ** 2 for total, games in sums)
    error = sqrt(squares * len(sums) / (len(sums) - 1)) / len(places) if len(sums) > 1 else 0.0
    plain = sum(result.share(seat) for result, seat in places) / len(places)
    plain_error = error_by_deals(places)
    return {
        "rate": rate,
        "error": error,
        "low": rate - Z * error,
        "high": rate + Z * error,
        "plain": {"low": plain - Z * plain_error, "high": plain + Z * plain_error},
        "needed": (error / plain_error) ** 2 if plain_error else 1.0,
        "factor": adjuster.factor(),
    }
