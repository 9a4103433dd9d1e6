"""How long a bot may think about a decision: so many iterations, or so many seconds.

Iterations give the same moves on every machine; seconds do not, and whoever uses them is told so.
"""

import re
from time import perf_counter

WRITTEN = re.compile(r"(\d{1,9})|(\d{1,5}(?:\.\d{1,3})?)s", re.ASCII)


class Budget:
    """Iterations for a decision, or, where `seconds` is not zero, time."""

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def start(self) -> float:
        """Begins a decision: the moment when its time is up."""
        return perf_counter() + self.seconds if self.seconds > 0.0 else 0.0

    def lasts(self, done: int, deadline: float) -> bool:
        """Whether there is enough left to do `done` iterations in all."""
        return perf_counter() < deadline if self.seconds > 0.0 else done <= self.iterations


def parse_budget(text: str) -> Budget | None:
    """`500` is iterations, `2s` and `0.3s` are seconds; anything else, and nothing of either, is no budget."""
    written = WRITTEN.fullmatch(text)
    if written is None:
        return None
    budget = Budget(int(written[1])) if written[1] is not None else Budget(0, float(written[2]))
    return budget if budget.iterations > 0 or budget.seconds > 0.0 else None
