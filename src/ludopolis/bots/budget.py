"""How long a bot may think about a decision, in iterations or in seconds.

Iterations give the same moves on every machine; seconds do not, and whoever uses them is told so.
"""

import re
from math import ceil
from time import perf_counter, process_time

WRITTEN = re.compile(r"(\d{1,9})|(\d{1,5}(?:\.\d{1,3})?)s", re.ASCII)


class Budget:
    """Iterations or seconds per decision, or both, whichever ends first. 0 means no limit.

    Seconds are told by the clock on the wall, or are those of CPU time, which a busy machine does not shorten.
    """

    def __init__(self, iterations: int, seconds: float = 0.0, cpu: bool = False) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.cpu = cpu
        self.began = 0.0

    def now(self) -> float:
        """What the clock says."""
        return process_time() if self.cpu else perf_counter()

    def start(self) -> None:
        """A decision begins."""
        if self.seconds > 0.0:
            self.began = self.now()

    def used(self, done: int) -> float:
        """The share of the budget used after `done` iterations; 1 and above means all of it."""
        part = done / self.iterations if self.iterations > 0 else 0.0
        if self.seconds > 0.0:
            part = max(part, (self.now() - self.began) / self.seconds)
        return part

    def late(self) -> bool:
        """Whether time is up, so that even a round already begun must stop."""
        return self.seconds > 0.0 and self.now() - self.began >= self.seconds

    def left(self, done: int, due: float) -> int:
        """How many iterations come before that share of the budget is used; by the clock, half of what should fit."""
        left = max(1, ceil(due * self.iterations) - done) if self.iterations > 0 else done + 1
        if self.seconds > 0.0:
            taken = self.now() - self.began
            left = min(left, max(1, int(done * (due * self.seconds - taken) / (2.0 * taken)))) if done > 0 else 1
        return left

    def within(self, seconds: float) -> "Budget":
        """This budget with at most that many seconds."""
        return Budget(self.iterations, seconds if self.seconds <= 0.0 else min(self.seconds, seconds), self.cpu)


def parse_budget(text: str) -> Budget | None:
    """`500` means iterations, `2s` and `0.3s` mean seconds; `None` for anything else, zero included."""
    written = WRITTEN.fullmatch(text)
    if written is None:
        return None
    budget = Budget(int(written[1])) if written[1] is not None else Budget(0, float(written[2]))
    return budget if budget.iterations > 0 or budget.seconds > 0.0 else None
