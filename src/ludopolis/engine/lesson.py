"""Lessons: annotated records, with a fixed seed and steps that explain something and wait for a move.

A lesson is a TOML file in the folder `lessons` of a game; docs/lessons.md describes it. It holds moves and the names of
steps, never sentences: those are in the catalogue, under keys made from the names.
"""

import json
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from ludopolis.engine.contract import Game, State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Chance, Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadNotation, LudopolisError, fact
from ludopolis.engine.values.options import OptionValue


class BadLesson(LudopolisError):
    """A lesson that cannot be read, or that the rules do not allow."""


class Cue(NamedTuple):
    """An expected move: the seat, and the moves of which any will do."""

    step: int
    """The step it belongs to; -1 if it was played before the first."""
    seat: int
    moves: tuple[str, ...]


class LessonStep(NamedTuple):
    """A step: its words, the things they refer to, and the move it waits for."""

    id: str
    wait: tuple[str, ...] = ()
    """The learner's moves of which any goes on to the next step; empty for a step that is only read."""
    light: tuple[str, ...] = ()
    """Things on the board that the words refer to, in the order of their numbers."""
    then: tuple[tuple[int, str], ...] = ()
    """Seats and moves that follow. Rivals play theirs at once; for the learner's the step waits."""
    answers: tuple[tuple[str, str], ...] = ()
    """Other moves, and the name of the words that answer them. A `*` at the end stands for any ending."""
    tells: tuple[str, ...] = ()
    """Kinds of decision that the words explain although the step does not ask for one."""

    def answer_to(self, move: str) -> str:
        """The name of the words for a legal move that is not expected; `""` if it has none of its own."""
        for pattern, name in self.answers:
            if move == pattern or (pattern.endswith("*") and move.startswith(pattern[:-1])):
                return name
        return ""


class Lesson(NamedTuple):
    """A lesson, as read from its file."""

    id: str
    number: int
    """Its place among the lessons of the game; 1 is the first."""
    players: int
    seat: int
    """The learner's seat."""
    seed: str
    options: dict[str, OptionValue]
    deal: dict[str, list[str]]
    """The first outcomes of a source of chance, whatever the seed."""
    before: tuple[tuple[int, str], ...]
    """Seats and moves played before the first step."""
    steps: tuple[LessonStep, ...]
    later: dict[str, str]
    """Parts of the board that are covered until a step, and the name of that step."""
    position: Data | None = None
    """The dump of the position that it begins from; `None` for the start of a game."""

    def cues(self) -> list[Cue]:
        """All moves of the lesson in order."""
        found = [Cue(-1, seat, (move,)) for seat, move in self.before]
        for index, step in enumerate(self.steps):
            if step.wait:
                found.append(Cue(index, self.seat, step.wait))
            found += [Cue(index, seat, (move,)) for seat, move in step.then]
        return found

    def words(self) -> Iterator[str]:
        """The keys that the catalogue must have."""
        own = f"lesson-{self.id}"
        yield own
        yield f"{own}-about"
        for step in self.steps:
            yield f"{own}-{step.id}"
            yield f"{own}-{step.id}-title"
            if step.wait:
                yield f"{own}-{step.id}-do"
            for _, name in step.answers:
                yield f"{own}-{step.id}-{name}"
        for id in self.later.values():
            yield f"{own}-{id}-later"

    def dealer(self, game: Game) -> Dealer:
        """The dealer of the lesson."""
        state = self._first_state(game)
        first: dict[str, list[int]] = {}
        for source, outcomes in self.deal.items():
            first[source] = [_outcome(self.id, state, text) for text in outcomes]
        return FixedDealer(self.seed, first)

    def _first_state(self, game: Game) -> State:
        return game.new(self.options, self.players) if self.position is None else game.load(self.position)

    def begin(self, game: Game, seats: list[str]) -> Table:
        """A table at the beginning of the lesson."""
        table = Table(game, self.options, seats, self.dealer(game), self.position)
        table.play_only_moves([self.seat])
        for seat, move in self.before:
            self.play(table, seat, move)
        return table

    def play(self, table: Table, seat: int, move: str) -> None:
        """Plays a move and then the learner's forced moves, as the server does."""
        table.play_text(seat, move)
        table.play_only_moves([self.seat])


class FixedDealer(Dealer):
    """Deals the outcomes that a lesson names, then from its seed."""

    def __init__(self, seed: str, first: dict[str, list[int]]) -> None:
        super().__init__(seed)
        self.first = first

    def deal(self, chance: Chance) -> int:
        """The outcome of this draw."""
        for outcome in self.first.get(chance.source, ()):
            if outcome in chance.outcomes:
                return outcome
        return super().deal(chance)


class Walk:
    """The progress of a table in a lesson, computed from the moves that stand, so that taking back leads back."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table
        self.cues = lesson.cues()

    def followed(self) -> int:
        """How many cues were followed; -1 once another move has left the lesson.

        Moves after the last cue are free play. The learner's forced moves are not cues.
        """
        cues, entries = self.cues, self.table.entries
        at = 0
        for step in self.table.steps:
            if step.seat == CHANCE:
                continue
            if at == len(cues):
                return at
            cue = cues[at]
            if cue.seat == step.seat and entries[step.n - 1]["move"] in cue.moves:
                at += 1
            elif not (step.forced and step.seat == self.lesson.seat):
                return -1
        return at

    def place(self) -> int:
        """The index of the cue expected now; the number of cues after the last; -1 if the lesson was left or is stuck.

        A lesson is stuck if the rules have changed since it was written.
        """
        at = self.followed()
        if not 0 <= at < len(self.cues):
            return at
        cue, state = self.cues[at], self.table.state
        pending = state.pending()
        if pending == CHANCE or not pending >> cue.seat & 1:
            return -1
        legal = [state.to_text(cue.seat, move) for move in state.legal(cue.seat)]
        return at if any(move in legal for move in cue.moves) else -1

    def cue(self) -> Cue | None:
        """The move expected now; `None` when the lesson is over or was left."""
        at = self.place()
        return self.cues[at] if 0 <= at < len(self.cues) else None


# Reading


def parse(id: str, text: str, position: str = "") -> Lesson:
    """Parses a lesson, and its position if it has one. Raises `BadLesson`, which names what is wrong."""
    try:
        data = tomllib.loads(text)
        dump = json.loads(position) if position else None
    except ValueError as wrong:
        raise BadLesson(fact("lesson-toml", lesson=id, problem=str(wrong))) from None
    head = _Fields(id, "", data)
    seat = head.number("seat", 0)
    rows = head.take("step", list)
    steps = [_step(_Fields(id, str(index), row), seat) for index, row in enumerate(rows, 1)]
    lesson = Lesson(
        id=id,
        number=head.number("number", 0),
        players=head.number("players", 0),
        seat=seat,
        seed=head.word("seed"),
        options=head.take("options", dict, {}),
        deal={source: _texts(head, "deal", items) for source, items in head.take("deal", dict, {}).items()},
        before=head.moves("before"),
        steps=tuple(steps),
        later=head.take("later", dict, {}),
        position=dump,
    )
    head.finish()
    names = [step.id for step in steps]
    for name in names:
        if names.count(name) > 1:
            raise BadLesson(fact("lesson-twice", lesson=id, step=name))
    if not set(lesson.later.values()) <= set(names):
        raise head.wrong("later")
    if not steps or steps[-1].wait:
        raise BadLesson(fact("lesson-end", lesson=id))
    return lesson


def _step(row: "_Fields", seat: int) -> LessonStep:
    id = row.word("id")
    row.step = id
    step = LessonStep(
        id=id,
        wait=tuple(row.texts("wait")),
        light=tuple(row.texts("light")),
        then=row.moves("then"),
        answers=tuple((move, str(name)) for move, name in row.take("answers", dict, {}).items()),
        tells=tuple(row.texts("tells")),
    )
    row.finish()
    if step.then and not step.wait and step.then[0][0] == seat:
        raise row.wrong("wait")  # the learner's first move needs a step that waits for it
    return step


class _Fields:
    """Reads the fields of a lesson or of a step, and refuses unknown ones."""

    def __init__(self, lesson: str, step: str, data: Any) -> None:
        self.lesson = lesson
        self.step = step
        self.data: Data = dict(data) if isinstance(data, dict) else {}

    def wrong(self, field: str) -> BadLesson:
        """The error for a field that is missing, of the wrong type, or unknown."""
        return BadLesson(fact("lesson-field", lesson=self.lesson, step=self.step or "-", field=field))

    def take(self, field: str, kind: type, default: Any = None) -> Any:
        """A field of that type."""
        value = self.data.pop(field, default)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(field)
        return value

    def word(self, field: str) -> str:
        """A short word for keys: lower-case letters, digits and hyphens."""
        text = str(self.take(field, str))
        if not text or not all(sign.isascii() and (sign.isalnum() or sign in "-_.") for sign in text):
            raise self.wrong(field)
        return text

    def number(self, field: str, low: int) -> int:
        """A number, at least `low`."""
        value: int = self.take(field, int)
        if value < low:
            raise self.wrong(field)
        return value

    def texts(self, field: str) -> list[str]:
        """A text or a list of texts; none if it is missing."""
        value = self.data.pop(field, [])
        return _texts(self, field, [value] if isinstance(value, str) else value)

    def moves(self, field: str) -> tuple[tuple[int, str], ...]:
        """Moves of several seats: `1 buy house`."""
        found: list[tuple[int, str]] = []
        for text in self.texts(field):
            seat, _, move = text.partition(" ")
            if not seat.isdecimal() or not move:
                raise self.wrong(field)
            found.append((int(seat), move))
        return tuple(found)

    def finish(self) -> None:
        """Refuses fields that were not read."""
        for field in self.data:
            raise self.wrong(field)


def _texts(row: _Fields, field: str, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) and text for text in value):
        raise row.wrong(field)
    return [str(text) for text in value]


def _outcome(lesson: str, state: State, text: str) -> int:
    try:
        return state.from_text(CHANCE, text)
    except BadNotation as wrong:
        raise BadLesson(fact("lesson-move", lesson=lesson, step="-", move=text)) from wrong
