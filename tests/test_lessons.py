"""The lessons of full games: every one can be taken, and its words are short and point at what is lit up."""

import re
from importlib.resources import files

import pytest
from our_games import FULL_GAMES

from ludopolis import registry
from ludopolis.engine.lesson import Lesson
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages
from ludopolis.terminal.check_lessons import check_lessons

MOST_LETTERS = 290
"""What a note says at once, so that it covers neither board nor tray of a phone."""
MOST_PINS = 3
LESSONS = [(game, lesson) for game in FULL_GAMES for lesson in registry.lessons(game)]


@pytest.mark.parametrize("game", FULL_GAMES)
def test_every_lesson_can_be_taken_and_has_its_words(game: str) -> None:
    taken = check_lessons(registry.find(game))
    assert taken, f"{game} has no lessons: write some, or declare the game a draft"
    assert [lesson.id for lesson in registry.lessons(game)] == [lesson.id for lesson in taken]
    assert [lesson.number for lesson in registry.lessons(game)] == list(range(1, len(taken) + 1))
    assert taken[0].id == "first"


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=lambda value: getattr(value, "id", value))
def test_words_are_short_and_point_at_what_is_lit_up(game: str, lesson: Lesson) -> None:
    for language in languages():
        words = Words(language, registry.modules()[game], lessons=True)
        for step in lesson.steps:
            said = words.text(f"lesson-{lesson.id}-{step.id}")
            assert len(said) <= MOST_LETTERS, said
            pointed = {int(number) for number in re.findall(r"\[(\d)\]", said)}
            assert pointed == set(range(1, len(step.light) + 1)), said
            assert len(step.light) <= MOST_PINS


@pytest.mark.parametrize("game", FULL_GAMES)
def test_no_word_of_a_lesson_is_left_over(game: str) -> None:
    catalogue = (files(registry.modules()[game]) / "locale" / "lessons.en.ftl").read_text("utf-8")
    known = {key for lesson in registry.lessons(game) for key in lesson.words()}
    for lesson in registry.lessons(game):
        known |= {f"lesson-{lesson.id}-{step.id}-{part}" for step in lesson.steps for part in ("then", "other")}
    assert set(re.findall(r"^(lesson-[\w-]+) =", catalogue, re.MULTILINE)) - known == set()
