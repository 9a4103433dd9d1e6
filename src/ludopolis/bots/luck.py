"""The luck of a playout: moves are compared under the same one."""

from random import Random

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class LateRandom(Random):
    """The same numbers as `Random` of a seed, but seeded when the first one is asked for.

    Seeding takes as long as a hundred numbers, and most sources of a playout are asked for none. Games ask for
    `random()` alone.
    """

    def __init__(self) -> None:
        super().__init__(0)
        self.due: int | None = None

    def start(self, seed: int) -> None:
        """The next number is the first one of this seed."""
        self.due = seed

    def random(self) -> float:
        """The next number."""
        if self.due is not None:
            self.seed(self.due)
            self.due = None
        return super().random()


class Luck:
    """One random source for chance and one for the whims of each seat.

    Moves can then be compared under the same luck: what one seat does differently changes neither the cards nor the
    whims of the others.
    """

    def __init__(self, players: int) -> None:
        self.cards = LateRandom()
        self.whims = [LateRandom() for _ in range(players)]

    def seed(self, seed: int) -> None:
        """Starts the luck of this seed."""
        self.cards.start(seed)
        for whim in self.whims:
            seed += 1
            whim.start(seed)
