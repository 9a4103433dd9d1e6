"""The coach's worker: analyses, in slices, and retried turns."""

import time
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from ludopolis import registry
from ludopolis.coach.advice import Advice
from ludopolis.coach.analysis import Analysis, Progress
from ludopolis.coach.curve import drawn
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.trial import Trial
from ludopolis.engine.table import record as records
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.server.workers.pool import Named

MOST_KEPT = 4
"""Most analyses that the process keeps in memory between two slices."""


class Snapshot(NamedTuple):
    """The state of an analysis after a slice."""

    rounds: int
    part: float
    """Progress of the next round, from 0 to 1."""
    seconds: float
    """Processor time since it began."""
    result: str
    """The result as JSON; `""` if it is the same as after the slice before."""


class Job:
    """An analysis between two slices."""

    def __init__(self, game: Named, record: str, seed: str, advice: list[Advice]) -> None:
        parsed = records.parse(record)
        self.analysis = Analysis(parsed, registry.find(*game), seed, advice)
        self.steps: Iterator[Progress] = iter(())
        self.seconds = 0.0

    def go_on(self, seconds: float) -> Snapshot:
        """Works for that long, or until there is a first result."""
        until = time.monotonic() + seconds
        result: Data | None = None
        while True:
            progress = next(self.steps, None)
            if progress is None:
                self.steps = self.analysis.round()
                continue
            result = progress.result or result
            early = progress.result is not None and progress.rounds <= 1
            if early or time.monotonic() >= until:
                told = "" if result is None else msgspec.json.encode(public(result)).decode()
                return Snapshot(progress.rounds, progress.part, self.seconds, told)


_kept: dict[str, Job] = {}
"""Jobs by key, the last used last."""


def prepare(game: Named, players: int, options: dict[str, OptionValue]) -> None:
    """Loads what analyses of such games need: networks, measured grades. Runs in a worker."""
    table = Table(registry.find(*game), options, [""] * players, Dealer("1"))
    state, _ = drawn(table.first_state(), Random(1))
    Prospects(state, players).values([state])


def look(key: str, game: Named, record: str, advice: list[Advice], seed: str, seconds: float) -> Snapshot:
    """Runs one slice of an analysis, beginning it if necessary. Runs in a worker."""
    began = time.process_time()
    job = _kept.pop(key, None) or Job(game, record, seed, advice)
    _kept[key] = job
    while len(_kept) > MOST_KEPT:
        del _kept[next(iter(_kept))]
    found = job.go_on(seconds)
    job.seconds += time.process_time() - began
    return found._replace(seconds=job.seconds)


def forget(key: str) -> None:
    """Drops an analysis that is done. Runs in a worker."""
    _kept.pop(key, None)


def public(result: Data) -> Data:
    """An analysis without names: pages know them from the table."""
    return {name: value for name, value in result.items() if name not in ("names", "options")}


def judge(game: Named, position: Data, seat: int, sides: int, seed: str, turns: list[list[str]]) -> Data:
    """Compares a retried turn with the one played and the best one (in this order), in a blinded position.

    Runs in a worker.
    """
    state = registry.find(*game).load(position)
    tried, played, best = turns
    return Trial(state, seat, sides, seed).compare(tried, played, best)
