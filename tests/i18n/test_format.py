"""Numbers, shares, lists and the order of names in each language."""

import pytest

from ludopolis.engine.values.facts import fact
from ludopolis.i18n import Words
from ludopolis.i18n.format import by_name, listed, percent, plus, signed


@pytest.mark.parametrize(
    ("language", "share", "points", "names"),
    [
        ("en", "61%", "−3.5", "Anna, Ben and Cara"),
        ("ru", "61\u00a0%", "−3,5", "Anna, Ben и Cara"),
        ("uk", "61%", "−3,5", "Anna, Ben і Cara"),
        ("pl", "61%", "−3,5", "Anna, Ben i Cara"),
        ("cs", "61\u00a0%", "−3,5", "Anna, Ben a\u00a0Cara"),
        ("sk", "61\u00a0%", "−3,5", "Anna, Ben a Cara"),
        ("ro", "61\u00a0%", "−3,5", "Anna, Ben și Cara"),
        ("hu", "61%", "−3,5", "Anna, Ben és Cara"),
    ],
)
def test_figures_and_lists_are_written_as_the_language_writes_them(
    language: str, share: str, points: str, names: str
) -> None:
    assert percent(language, 61) == share
    assert signed(language, -3.5) == points
    assert listed(language, ["Anna", "Ben", "Cara"]) == names


def test_signs() -> None:
    assert (percent("en", -5), percent("en", 0)) == ("−5%", "0%")
    assert (plus("en", 3), plus("en", -3), plus("en", 0)) == ("+3", "−3", "0")


def test_a_message_has_a_real_minus_as_on_the_page() -> None:
    assert [Words("en").text("amount-points", points=points) for points in (-4, -1, 0)] == [
        "−4 points",
        "−1 point",
        "0 points",
    ]
    assert Words("cs").text("amount-points", points=-1.5) == "−1,5\u00a0bodu"


def test_a_list_in_a_fact_is_a_list_of_the_language() -> None:
    told = fact("colours-missing", card="farm", colour=("blue", "green", "red"))
    told_two = fact("colours-missing", card="farm", colour=("blue", "green"))
    module = "ludopolis.games.happy_city"
    assert " і " in Words("uk", module).say("why", told)
    assert " și " in Words("ro", module).say("why", told_two)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "at the bottom or on the left"), ("uk", "унизу або ліворуч"), ("ro", "jos sau în stânga")],
)
def test_a_list_of_what_is_possible_is_a_choice(language: str, told: str) -> None:
    move = fact("cell", cell="1,-2", any_side=("S", "W"))
    assert told in Words(language, "ludopolis.games.streets").say("move", move)


def test_names_are_in_the_order_of_their_letters() -> None:
    latin = ["Ada", "Ágnes", "Cyril", "Dan", "eva", "Éva", "Luca", "Łukasz", "Zoe"]
    cyrillic = ["Галя", "Ґава", "Дарина", "Ева", "Єва", "Жанна", "Иван", "Іван", "Їжак", "Йосип", "Яна"]
    assert sorted([*cyrillic, *latin[::-1]], key=by_name) == latin + cyrillic
