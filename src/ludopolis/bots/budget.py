"""How long a bot may think about a decision: so many iterations, or so many seconds.

Iterations give the same moves on every machine; seconds do not, and whoever uses them is told so.
"""

import re
from time import perf_counter

WRITTEN = re.compile(r"(\d{1,9})|(\d{1,5}(?:\.\d{1,3})?)s", re.ASCII)


class Budget:
    """Iterations for a decision, seconds, or both: then whatever ends first. 0 means without end."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.began = 0.0

    def start(self) -> None:
        """A decision begins."""
        if self.seconds > 0.0:
            self.began = perf_counter()

    def used(self, done: int) -> float:
        """The part of the budget that `done` iterations use up; all of it from 1 on."""
        part = done / self.iterations if self.iterations > 0 else 0.0
        if self.seconds > 0.0:
            part = max(part, (perf_counter() - self.began) / self.seconds)
        return part

    def late(self) -> bool:
        """Whether there is no time left: then not even a round that was begun is finished."""
        return self.seconds > 0.0 and perf_counter() - self.began >= self.seconds

    def within(self, seconds: float) -> "Budget":
        """The same, but with no more than so many seconds."""
        return Budget(self.iterations, seconds if self.seconds <= 0.0 else min(self.seconds, seconds))


def parse_budget(text: str) -> Budget | None:
    """`500` is iterations, `2s` and `0.3s` are seconds; anything else, and nothing of either, is no budget."""
    written = WRITTEN.fullmatch(text)
    if written is None:
        return None
    budget = Budget(int(written[1])) if written[1] is not None else Budget(0, float(written[2]))
    return budget if budget.iterations > 0 or budget.seconds > 0.0 else None
