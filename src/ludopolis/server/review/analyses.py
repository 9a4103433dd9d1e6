"""Analyses of finished games, made once, in the background, and shared by everybody who looks.

One background process works on several games in turn, in short slices, so that each soon shows something. Results are
stored from time to time. If the worker or the server dies, the analysis starts over; until it has caught up, everybody
sees the stored result.
"""

import asyncio
import hashlib
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ludopolis.coach.advice import Advice
from ludopolis.coach.analysis import VERSION
from ludopolis.engine.contract import Game, State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.model.analyses import Findings, Subject
from ludopolis.server.model.tables import TableRow
from ludopolis.server.ops.tasks import Tasks
from ludopolis.server.storage.analyses import AnalysisRepository
from ludopolis.server.storage.hints import HintRepository
from ludopolis.server.tables.live import Live
from ludopolis.server.workers import coach
from ludopolis.server.workers.coach import Snapshot
from ludopolis.server.workers.pool import Named, Workers, named, stay_behind

SEED = "1"
SECONDS_PER_PLAYER = 15.0
"""Processor time for one analysis: about 30 seconds for a game of two."""
FEWEST_PLAYERS = 2
SLICE_SECONDS = 0.3
"""Approximate length of one slice of work: each game waits for the slices of the others."""
PATIENCE_SECONDS = 90.0
"""Timeout of one slice. The process has a low priority, so a slice may take long."""
STORE_EVERY_SECONDS = 5.0
MOST_AT_ONCE = coach.MOST_KEPT
"""Most games analysed in turn; others wait."""
MOST_FAILURES = 3
"""Failures after which an analysis is given up."""


class AnalysisFailed(LudopolisError):
    """The coach has no answer. A retry may help."""


class Shown(NamedTuple):
    """The public state of an analysis."""

    rounds: int
    part: float
    """Progress, from 0 to 1."""
    done: bool
    result: str
    """As JSON; `""` before anything is known."""
    serial: int = 0
    """Grows with every new result; -1 for a stored one."""


class Running:
    """An analysis in progress."""

    def __init__(self, subject: Subject, known: Findings | None) -> None:
        self.subject = subject
        self.known = known
        self.seconds = 0.0
        self.serial = 0
        self.failures = 0


class Analyses:
    """The analyses of this process."""

    def __init__(self, repository: AnalysisRepository, hints: HintRepository, tasks: Tasks) -> None:
        self.repository = repository
        self.hints = hints
        self.workers = Workers(1, stay_behind, PATIENCE_SECONDS)
        self.running: dict[str, Running] = {}
        self._tasks = tasks
        self._prepared: set[tuple[Named, int]] = set()
        """Games and numbers of players that the worker is warmed up for."""
        self._places = asyncio.Semaphore(MOST_AT_ONCE)

    async def find(self, live: Live) -> Shown | None:
        """The analysis of a finished game, done or in progress; `None` if there is none."""
        running = self.running.get(live.row.id)
        if running is not None:
            part = min(1.0, running.seconds / seconds_for(live))
            known = running.known
            if known is None:
                return Shown(0, part, False, "", running.serial)
            return Shown(known.rounds, part, False, known.result, running.serial)
        kept = await self.repository.find(subject_of(live, await self.hints.at(live.row.id)))
        if kept is None or kept.seconds < seconds_for(live):
            return None
        return Shown(kept.rounds, 1.0, True, kept.result, -1)

    async def start(self, live: Live) -> None:
        """Starts the analysis of a finished game, unless it is running already."""
        advice = await self.hints.at(live.row.id)
        subject = subject_of(live, advice)
        kept = await self.repository.find(subject)
        if live.row.id not in self.running:
            self.running[live.row.id] = running = Running(subject, kept)
            record = live.table.record().to_text()
            work = partial(coach.look, repr(subject), named(live.game), record, advice, subject.seed, SLICE_SECONDS)
            self._tasks.run("coach", partial(self._look, live.row.id, running, work, seconds_for(live)))

    async def _look(self, id: str, running: Running, work: Callable[[], Snapshot], seconds: float) -> None:
        try:
            async with self._places:
                await self._until_done(running, work, seconds)
                await self.workers.run(partial(coach.forget, repr(running.subject)))
        finally:
            self.running.pop(id, None)

    async def _until_done(self, running: Running, work: Callable[[], Snapshot], seconds: float) -> None:
        stored = 0.0
        while running.failures < MOST_FAILURES:
            found: Snapshot | None = await self.workers.run(work)
            if found is None:
                running.failures += 1
                stored = 0.0
                continue
            running.seconds = found.seconds
            due = found.rounds > 0 and found.seconds >= seconds
            if found.result and (running.known is None or found.rounds >= running.known.rounds):
                running.known = Findings(found.rounds, found.seconds, found.result)
                running.serial += 1
                due = due or found.rounds == 1 or found.seconds >= stored + STORE_EVERY_SECONDS
            if due and running.known is not None and running.known.rounds:
                spent = found.seconds if found.rounds >= running.known.rounds else running.known.seconds
                await self.repository.keep(running.subject, running.known._replace(seconds=spent))
                stored = found.seconds
            if found.rounds > 0 and found.seconds >= seconds:
                return

    async def judge(self, game: Game, blinded: State, seat: int, sides: int, turns: list[list[str]]) -> Data:
        """Judges a retried turn against the one played and the best one. Raises `AnalysisFailed`."""
        work = partial(coach.judge, named(game), blinded.dump(), seat, sides, SEED, turns)
        found: Data | None = await self.workers.run(work)
        if found is None:
            raise AnalysisFailed(fact("analysis-failed"))
        return found

    def warm_up(self, game: Game, row: TableRow) -> None:
        """Warms the worker up for a table, because somebody will soon want its answer."""
        kind = (named(game), len(row.seats))
        if self.workers.started and kind in self._prepared:
            return
        self._prepared.add(kind)
        self._tasks.run("coach", partial(self.workers.run, partial(coach.prepare, *kind, row.options)))

    def stop(self) -> None:
        """Ends the worker."""
        self.workers.stop()


def seconds_for(live: Live) -> float:
    """The processor time that the analysis of a game takes."""
    return SECONDS_PER_PLAYER * max(FEWEST_PLAYERS, len(live.row.seats))


def subject_of(live: Live, advice: list[Advice]) -> Subject:
    """The subject of a table's analysis: its record, and the hints that were shown there."""
    record = live.table.record().to_text() + "".join(map(repr, advice))
    return Subject(live.row.id, VERSION, hashlib.sha256(record.encode()).hexdigest(), SEED)
