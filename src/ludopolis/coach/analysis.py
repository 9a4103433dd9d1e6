"""The analysis of a finished game, finer round by round: the same seed and the same number of rounds give the same.

A round looks once more at every point of the curve and at every decision. Time decides only how many rounds there are:
a round that was not finished says nothing.
"""

from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import Final, NamedTuple

from ludopolis.coach.advice import Advice, Hands
from ludopolis.coach.curve import Curve
from ludopolis.coach.decisions import Decision
from ludopolis.coach.findings import findings
from ludopolis.coach.ledger import book
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.story import Story
from ludopolis.engine.contract import Game
from ludopolis.engine.table.record import Record
from ludopolis.engine.values.data import Data

VERSION: Final = 6
"""Grows when the same record, seed and number of rounds could give another result."""
CURVE_SHARE: Final = 0.25
"""How much of a round's progress the curve is; the rest are the decisions."""


class Progress(NamedTuple):
    """How far an analysis is."""

    rounds: int
    """Rounds finished."""
    part: float
    """How much of the next one is done, from 0 to 1."""
    result: Data | None
    """What is known now, whenever that has changed: after the first curve, then after every round."""


class Analysis:
    """A game, and what was found out about it so far."""

    def __init__(self, record: Record, game: Game, seed: str = "1", advice: Iterable[Advice] = ()) -> None:
        self.seed = seed
        self.story = Story(record, game)
        self.hands = Hands(record, self.story.steps, advice)
        final = self.story.table.state
        self.prospects = Prospects(final, len(final.results().totals))
        self.prospects.learn_drift(self.story.positions[0], seed)
        self.curve = Curve(self.story, self.prospects, seed)
        self.decisions: dict[int, list[Decision]] = {}
        """By block. There are none before the curve is whole: the first one comes sooner so."""
        self.rounds = 0

    def round(self) -> Iterator[Progress]:
        """One more round. The first one shows a curve soon: of some points, then of all, then with all draws."""
        number = self.rounds + 1
        stages = self.curve.stages()
        whole = sum(len(stage) for stage in stages)
        done = 0
        for stage in stages:
            for place in stage:
                place.look(number)
                done += 1
                yield Progress(self.rounds, CURVE_SHARE * done / whole, None)
            if self.rounds == 0:
                yield Progress(0, CURVE_SHARE * done / whole, self.result())
        every = [decision for found in self.decisions.values() for decision in found]
        for done, decision in enumerate(every):
            decision.look(number)
            yield Progress(self.rounds, CURVE_SHARE + (1.0 - CURVE_SHARE) * done / len(every), None)
        self.rounds = number
        yield Progress(number, 0.0, self.result())

    def _decide(self) -> None:
        """Finds all that was decided."""
        for at, block in enumerate(self.story.blocks):
            found: list[Decision] = []
            for part in block.parts:
                steps = [self.story.steps[step] for step in part.steps]
                blinded = self.story.positions[part.at].blind(part.seat)
                decision = Decision(self.prospects, blinded, part.seat, steps, self.seed)
                decision.stand_in = self.hands.is_stand_in(part.seat, steps[0].n)
                decision.advised = not decision.stand_in and self.hands.is_advised(blinded, part.seat, steps)
                found.append(decision)
            if found:
                self.decisions[at] = found

    def result(self) -> Data:
        """Everything found so far, as plain data."""
        if not self.decisions and self.curve.is_whole():
            self._decide()
        shares, points = book(self.story, self.curve, self.decisions)
        return findings(self.story, self.curve, self.decisions, shares, points, self.seed, self.rounds)


def analyse(record: Record, game: Game, seed: str = "1", seconds: float = 0.0, rounds: int = 0) -> Iterator[Progress]:
    """Analyses a game for that many rounds, or for so many seconds: at least one round, and none that would be late."""
    began = perf_counter()
    analysis = Analysis(record, game, seed)
    took = 0.0
    while analysis.rounds == 0 or (rounds > 0 and analysis.rounds < rounds) or (rounds == 0 and seconds > 0.0):
        started = perf_counter()
        if analysis.rounds > 0 and rounds == 0 and started - began + took > seconds:
            return
        for progress in analysis.round():
            if analysis.rounds > 0 and rounds == 0 and progress.result is None and perf_counter() - began > seconds:
                return
            yield progress
        took = perf_counter() - started


def last(steps: Iterator[Progress]) -> Data:
    """The result of an analysis when it is done."""
    found: Data = {}
    for progress in steps:
        found = progress.result if progress.result is not None else found
    return found
