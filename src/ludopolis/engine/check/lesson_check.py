"""The contract of lessons: every step can be taken, and every kind of decision of the game is taught."""

from random import Random
from typing import Final, NamedTuple

from ludopolis.engine.contract import Game
from ludopolis.engine.lesson import BadLesson, Cue, Lesson, LessonStep, Walk
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.facts import LudopolisError, fact

GAMES: Final = 4
"""Games that are played to find all kinds of decision."""


class Taken(NamedTuple):
    """A lesson that was played from its first step to the last."""

    table: Table
    moves: int
    """Moves that the learner made."""
    asked: set[str]
    """The kinds of decision that the learner took or was told about."""


def take(lesson: Lesson, game: Game) -> Taken:
    """Plays a whole lesson, and tries every move it waits for. Raises `BadLesson`, which names the wrong step."""
    seats = [f"player {seat}" for seat in range(lesson.players)]
    try:
        table = lesson.begin(game, seats)
    except BadLesson:
        raise
    except LudopolisError as wrong:
        raise BadLesson(fact("lesson-start", lesson=lesson.id)) from wrong
    walk = Walk(lesson, table)
    asked = {kind for step in lesson.steps for kind in step.tells}
    others: dict[int, list[str]] = {}
    moves = 0
    for at, cue in enumerate(walk.cues):
        if cue.step < 0:
            continue
        name = lesson.steps[cue.step].id
        if walk.followed() != at:
            raise BadLesson(fact("lesson-forced", lesson=lesson.id, step=name, move=cue.moves[0]))
        for move in reversed(cue.moves):  # all of them must be legal; the first is played
            _try(lesson, table, name, cue.seat, move)
        if cue.seat == lesson.seat:
            asked.add(table.state.asks(cue.seat).kind)
            moves += 1
            others.setdefault(cue.step, []).extend(_others(table, cue))
        lesson.play(table, cue.seat, cue.moves[0])
    for index, open_moves in others.items():
        _answers_are_legal(lesson, lesson.steps[index], open_moves)
    if walk.followed() != len(walk.cues):
        raise BadLesson(fact("lesson-forced", lesson=lesson.id, step=lesson.steps[-1].id, move="-"))
    return Taken(table, moves, asked)


def _try(lesson: Lesson, table: Table, step: str, seat: int, move: str) -> None:
    state = table.state
    try:
        if state.pending() != CHANCE and state.pending() >> seat & 1:
            state.clone().apply(seat, state.from_text(seat, move))
        else:
            raise BadLesson(fact("lesson-turn", lesson=lesson.id, step=step, number=seat, move=move))
    except BadLesson:
        raise
    except LudopolisError as wrong:
        raise BadLesson(fact("lesson-move", lesson=lesson.id, step=step, move=move)) from wrong


def _others(table: Table, cue: Cue) -> list[str]:
    """The legal moves that the lesson does not wait for."""
    state = table.state
    legal = [state.to_text(cue.seat, move) for move in state.legal(cue.seat)]
    return [move for move in legal if move not in cue.moves]


def _answers_are_legal(lesson: Lesson, step: LessonStep, others: list[str]) -> None:
    """An answer must be for a legal move that the lesson does not wait for. The rules answer illegal moves."""
    for pattern, name in step.answers:
        if all(step.answer_to(move) != name for move in others):
            raise BadLesson(fact("lesson-answer", lesson=lesson.id, step=step.id, move=pattern))


def untaught(lesson: Lesson, game: Game, asked: set[str]) -> list[str]:
    """The kinds of decision that occur in such games and that the lesson does not teach."""
    return sorted(_kinds(game, lesson) - asked)


def _kinds(game: Game, lesson: Lesson) -> set[str]:
    found: set[str] = set()
    for number in range(GAMES):
        rng, dealer = Random(number), Dealer(number)
        state = game.new(lesson.options, lesson.players)
        while (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, dealer.deal(state.chance()))
                continue
            seat = lowest_seat(pending)
            legal = state.legal(seat)
            if len(legal) > 1:
                found.add(state.asks(seat).kind)
            state.play(seat, game.judge.policy(state, seat, legal, rng))
    return found
