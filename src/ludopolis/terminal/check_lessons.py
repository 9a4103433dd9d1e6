"""The part of `ludopolis check` that takes every lesson of a game from its first step to the last."""

from importlib.resources import files
from typing import NamedTuple

from ludopolis import registry
from ludopolis.engine.check.lesson_check import Taken, take, untaught
from ludopolis.engine.contract import Game
from ludopolis.engine.lesson import BadLesson, Lesson
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages
from ludopolis.terminal.output import Output


class CheckedLesson(NamedTuple):
    """A lesson that can be taken."""

    id: str
    steps: int
    moves: int


def check_lessons(game: Game) -> list[CheckedLesson]:
    """Takes every lesson; raises `BadLesson` for the first that cannot be taken or lacks words.

    The first lesson must teach every decision there is in such a game.
    """
    found: list[CheckedLesson] = []
    for lesson in registry.lessons(game.id):
        taken = take(lesson, game)
        _check_words(game, lesson)
        if not found:
            _check_decisions(game, lesson, taken)
        found.append(CheckedLesson(lesson.id, len(lesson.steps), taken.moves))
    return found


def _check_words(game: Game, lesson: Lesson) -> None:
    module = registry.modules()[game.id]
    for language in languages():
        if (files(module) / "locale" / f"{language}.ftl").is_file():
            words = Words(language, module, lessons=True)
            for key in lesson.words():
                if not words.speaks(key):
                    raise BadLesson(fact("lesson-word", lesson=lesson.id, language=language, word=key))


def _check_decisions(game: Game, lesson: Lesson, taken: Taken) -> None:
    for kind in untaught(lesson, game, taken.asked):
        raise BadLesson(fact("lesson-untaught", lesson=lesson.id, decision=kind))


def law_of(output: Output, wrong: LudopolisError) -> str:
    """What is wrong with a lesson, and why the rules do not allow it."""
    told = output.reason(wrong)
    return f"{told} {output.reason(wrong.__cause__)}" if isinstance(wrong.__cause__, LudopolisError) else told
