"""What the rules pages say agrees with the rules, and claims no more than the rulebook shows."""

import re

import pytest

from ludopolis.games.uptown.components.tables import MUNICIPAL_CARDS, PROJECT_CARDS
from ludopolis.i18n import Words
from uptown.given import HOME, PARTS, fresh

PAGES = {lang: (HOME / "locale" / f"rules.{lang}.md").read_text("utf-8") for lang in ("en", "ru")}


@pytest.mark.parametrize("language", PAGES)
def test_the_set_up_by_players(language: str) -> None:
    stated = {int(players): int(size) for players, size in re.findall(r"^\| (\d) \| (\d+) \|$", PAGES[language], re.M)}
    assert stated == {players: fresh(players).size[0] for players in range(2, 5)}
    counts = [int(number) for number in re.findall(r"^\| [^|]+ \| (\d+)", PAGES[language], re.M)]
    assert counts[:3] == [4, PROJECT_CARDS, MUNICIPAL_CARDS]


def test_the_cards_of_the_example_show_what_the_page_says_of_them() -> None:
    known = {project: half for half in range(len(PARTS.project)) for project in [PARTS.project_id(half)]}
    assert PARTS.price[PARTS.number["P01"]] == 3
    assert PARTS.projects_of(PARTS.number["P01"]) == ("offices", "flats")
    assert PARTS.revenue_from[known["flats"]] == PARTS.revenue_to[known["flats"]]
    assert PARTS.price[PARTS.number["P78"]] == 6
    assert "park" in PARTS.projects_of(PARTS.number["P78"])


@pytest.mark.parametrize("language", PAGES)
def test_nothing_without_a_source_is_claimed(language: str) -> None:
    words = (HOME / "locale" / f"{language}.ftl").read_text("utf-8") + PAGES[language]
    assert not re.search(r"Trefl|Трефл|two cards|две карты|известны только две", words)


@pytest.mark.parametrize("language", PAGES)
def test_the_option_and_the_mark_are_called_by_their_names(language: str) -> None:
    words = Words(language, "ludopolis.games.uptown")
    names = [words.text(key) for key in ("option-count_uncollected", "trait-upper")]
    assert [name for name in names if f"“{name}”" not in PAGES[language] and f"«{name}»" not in PAGES[language]] == []
