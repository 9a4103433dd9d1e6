"""Games as rows and labels: every seat's row at the positions between turns, and how the game ended for it."""

from array import array
from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ludopolis.arena.play import Venue
from ludopolis.arena.workers import Workers, spread
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE
from ludopolis.training.selfplay import Lesson

WIN, OWN, RIVAL, HAND, PHASE, NEXT = range(6)
"""Columns of labels: share of victory, own points, best rival's, what the hand-made judge says, part of the game, and
how many rows ahead the next one of this seat and game is, 0 for the last."""
MAX_SEATS: Final = 4
"""Of a large table only so many seats are learned from at a position."""
HELD_OUT: Final = 20
"""Every so manieth game is held out."""


class Table(NamedTuple):
    """Rows (int16) and labels (float32)."""

    rows: Any
    labels: Any

    def __len__(self) -> int:
        return len(self.rows)


class Study(NamedTuple):
    """How games become rows."""

    venue: Venue
    settings: list[Setting]
    share: float
    """Of the positions between turns that are kept."""
    unit: float
    """Points are given in this unit."""
    hand: bool = False
    """Whether the hand-made judge is asked too, for comparison."""


def study(how: Study, lessons: list[tuple[int, Lesson]]) -> list[Table]:
    """The rows of some games, all in one table; runs in a worker."""
    game = how.venue.find()
    features = game.features
    assert features is not None
    rows: array[int] = array("h")
    labels: list[list[float]] = []
    for number, lesson in lessons:
        rng = Random(number)
        first = len(labels)
        latest: dict[int, int] = {}
        setting = how.settings[lesson.table]
        for state in between_turns(game.new(setting.options, setting.players), lesson):
            if rng.random() >= how.share:
                continue
            seats = list(range(setting.players))
            if len(seats) > MAX_SEATS:
                seats = sorted(rng.sample(seats, MAX_SEATS))
            for seat in seats:
                rows.fromlist(features.row(state, seat))
                hand = game.judge.value(state, seat) if how.hand else 0.0
                if seat in latest:
                    labels[latest[seat]][NEXT] = float(len(labels) - latest[seat])
                latest[seat] = len(labels)
                labels.append([*outcome(lesson, seat, how.unit), hand, float(turn_of(state)), 0.0])
        last = max((label[PHASE] for label in labels[first:]), default=1.0)
        for label in labels[first:]:
            label[PHASE] /= last
    width = len(features.names(how.settings[0].players))
    table = Table(np.frombuffer(rows, np.int16).reshape(-1, width), np.array(labels, np.float32).reshape(-1, NEXT + 1))
    # A chunk of games has one table; the others of it are empty.
    nothing = Table(table.rows[:0], table.labels[:0])
    return [table, *[nothing] * (len(lessons) - 1)]


def between_turns(state: State, lesson: Lesson) -> Iterator[State]:
    """The game's position whenever a turn has just ended, before chance goes on; from the bot's first turn on."""
    turn = turn_of(state)
    begun = False
    for move in lesson.moves:
        pending = state.pending()
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        begun = begun or seat != CHANCE
        state.play(seat, move)
        now = turn_of(state)
        if now != turn:
            turn = now
            if begun and turn > lesson.cut and state.pending() != 0:
                yield state


def outcome(lesson: Lesson, seat: int, unit: float) -> list[float]:
    """Share of victory, own points, and the best rival's points, an automa's too; 0 where there is nobody else."""
    share = 1.0 / len(lesson.winners) if seat in lesson.winners else 0.0
    rivals = [total for other, total in enumerate(lesson.totals) if other != seat]
    return [share, lesson.totals[seat] / unit, max(rivals, default=0) / unit]


def tables(how: Study, lessons: Iterable[Lesson], workers: Workers) -> tuple[Table, Table]:
    """Rows to learn from and rows held out, split by game."""
    numbered = list(enumerate(lessons))
    kept = [pair for pair in numbered if pair[0] % HELD_OUT]
    held = [pair for pair in numbered if pair[0] % HELD_OUT == 0]
    return gather(how, kept, workers), gather(how._replace(hand=True), held, workers)


def gather(how: Study, lessons: list[tuple[int, Lesson]], workers: Workers) -> Table:
    """The rows of all these games in one table."""
    parts = list(spread(partial(study, how), iter(lessons), workers)) or study(how, [])
    return join(parts)


def join(parts: list[Table]) -> Table:
    """One table of several."""
    return Table(np.concatenate([part.rows for part in parts]), np.concatenate([part.labels for part in parts]))
