"""Words that newcomers stumbled over, and words that must be short where there is little room."""

import re
from importlib.resources import files

import pytest
from our_games import FULL_GAMES

from ludopolis import registry
from ludopolis.engine.values.facts import fact
from ludopolis.i18n.words import Words

HELP = re.compile(r"^ask-\w+-help = (.+)$", re.MULTILINE)
MOST_HELP = {"en": 47, "ru": 41}
"""Characters that one line of a phone's status holds beside the lamp: a second line would move the board."""


def catalogue(game: str, name: str) -> str:
    return (files(registry.modules()[game]) / "locale" / name).read_text("utf-8")


def words(game: str, language: str = "en") -> Words:
    return Words(language, registry.modules()[game])


@pytest.mark.parametrize("language", MOST_HELP)
def test_the_help_of_a_question_fits_one_line_of_a_phone(language: str) -> None:
    helps = [line for game in FULL_GAMES for line in HELP.findall(catalogue(game, f"{language}.ftl"))]
    assert len(helps) > 5
    assert [line for line in helps if len(line) > MOST_HELP[language]] == []


@pytest.mark.parametrize(("language", "sides"), [("en", r"\bleft of\b|\bon the right\b"), ("ru", "[Сс]лева|[Сс]права")])
def test_a_lesson_about_streets_has_no_left_and_right(language: str, sides: str) -> None:
    assert re.findall(sides, catalogue("welcome_to", f"lessons.{language}.ftl").split("lesson-draft-")[0]) == []


def test_a_hint_names_no_coordinates_and_no_answers_without_their_question() -> None:
    assert words("ginkgopolis").say("brief", fact("token", cell="3,1")) == "the letter goes to the lit cell"
    assert words("ginkgopolis").say("other", fact("token", cell="2,2")) == "the letter goes to another cell"
    assert words("welcome_to").say("brief", fact("reshuffle_no")) == "leave the cards as they are"
    assert words("welcome_to").say("move", fact("build_pool")) == "build the pool"


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "nobody to Toy Store", "1 parent to Toy Store"),
        ("ru", "никого в постройку «{tile}»", "1 родитель в постройку «{tile}»"),
    ],
)
def test_nobody_is_sent(language: str, none: str, one: str) -> None:
    said = words("streets", language)
    tile = said.text("tile-S2")
    for count, told in ((0, none), (1, one)):
        assert said.text("brief-send", count=count, person="parent", tile=tile, rest=0) == told.format(tile=tile)


def test_one_rival_is_not_called_the_strongest() -> None:
    one, several = (Words().text("reason-rival", players=players, worth="2 points") for players in (2, 3))
    assert one == "Your rival will probably end with 2 points less."
    assert several.startswith("Your strongest rival will")
