"""Means of prospects over many looks, and how far off they may be."""

from math import sqrt

from ludopolis.coach.prospects import Prospect


class Mean:
    """The weighted mean of vectors: shares by side, then margins by side."""

    def __init__(self, sides: int) -> None:
        self.sides = sides
        self.looks = 0
        self.weight = 0.0
        self.sums = [0.0] * (2 * sides)
        self.squares = [0.0] * (2 * sides)

    def add(self, prospect: Prospect, weight: float = 1.0) -> None:
        """One look."""
        self.add_all([*prospect.shares, *prospect.margins], weight)

    def add_all(self, numbers: list[float], weight: float = 1.0) -> None:
        """One look, as numbers."""
        self.looks += 1
        self.weight += weight
        for at, number in enumerate(numbers):
            self.sums[at] += weight * number
            self.squares[at] += weight * number * number

    def numbers(self) -> list[float]:
        """The means; 0 before the first look."""
        return [total / self.weight if self.weight else 0.0 for total in self.sums]

    def shares(self) -> list[float]:
        """The means of the shares."""
        return self.numbers()[: self.sides]

    def margins(self) -> list[float]:
        """The means of the margins."""
        return self.numbers()[self.sides :]

    def errors(self) -> list[float]:
        """The standard errors of the means; one look says nothing about them."""
        if self.looks < 2:
            return [0.0] * len(self.sums)
        found: list[float] = []
        for at, mean in enumerate(self.numbers()):
            variance = max(0.0, self.squares[at] / self.weight - mean * mean)
            found.append(sqrt(variance / (self.looks - 1)))
        return found


def between(one: Mean, other: Mean, share: float) -> Mean:
    """A mean that lies between two others; `share` of the way to the second."""
    found = Mean(one.sides)
    found.add_all(one.numbers(), 1.0 - share)
    found.add_all(other.numbers(), share)
    return found


def gain(one: Prospect, other: Prospect) -> list[float]:
    """What one prospect has more than another, shares first."""
    ours, theirs = [*one.shares, *one.margins], [*other.shares, *other.margins]
    return [mine - yours for mine, yours in zip(ours, theirs, strict=True)]
