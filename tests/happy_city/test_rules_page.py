"""What the rules pages say agrees with the rules, the cards and the catalogues."""

import re
from importlib.resources import files

import pytest

from happy_city.given import PARTS, fresh
from ludopolis.games.happy_city.components.tables import COLOURS, EXPERT_SPECIALS, FAMILY_SPECIALS
from ludopolis.i18n import Words

MODULE = "ludopolis.games.happy_city"
PAGES = {lang: (files(MODULE) / "locale" / f"rules.{lang}.md").read_text("utf-8") for lang in ("en", "ru")}
NAMED = ("house", "apartment_block", "luxury_residence", "museum", "film_studios", "castle", "undersea_tunnel")
ALSO_NAMED = ("zen_garden", "concert_hall", "games_arcade", "palace_of_versailles", "sphinx", "pyramid")
"""Cards that the pages name, in the nominative."""
DOUBTFUL = ("blurred", "reconstructed")


def rows(language: str, columns: int) -> list[list[int]]:
    """The numbers in the rows of the tables with so many columns."""
    found = re.findall(r"^\|(.*)\|$", PAGES[language], re.MULTILINE)
    split = [row.split("|") for row in found if row.count("|") == columns - 1]
    return [[int(number) for cell in row for number in re.findall(r"\d+", cell)] for row in split]


@pytest.mark.parametrize("language", PAGES)
def test_the_set_up_by_players(language: str) -> None:
    stated = {row[0]: tuple(row[1:]) for row in rows(language, 3) if row}
    starts = {players: fresh(players) for players in range(2, 6)}
    assert stated == {players: (state.stacks[0], players + 2) for players, state in starts.items()}
    assert all(len(set(state.stacks)) == 1 for state in starts.values())


@pytest.mark.parametrize("language", PAGES)
def test_the_decks_and_their_colours(language: str) -> None:
    decks = [row for row in rows(language, 2) if len(row) > 4]
    for deck, (low, high, size, *colours) in enumerate(decks):
        cards = range(PARTS.deck_start[deck], PARTS.deck_start[deck + 1])
        counts = [sum(PARTS.colour[card] == colour for card in cards) for colour in range(len(COLOURS))]
        assert (low, high, size) == (PARTS.deck_low[deck], PARTS.deck_high[deck], len(cards))
        assert sorted(colours) == sorted(count for count in counts if count)
    assert len(decks) == 3
    assert [FAMILY_SPECIALS, EXPERT_SPECIALS] in rows(language, 2)


@pytest.mark.parametrize("language", PAGES)
def test_cards_are_called_by_their_names(language: str) -> None:
    words = Words(language, MODULE)
    assert [card for card in (*NAMED, *ALSO_NAMED) if words.text(f"card-{card}") not in PAGES[language]] == []


@pytest.mark.parametrize("language", PAGES)
def test_options_are_called_by_their_names(language: str) -> None:
    words = Words(language, MODULE)
    names = [words.text(f"option-{option}") for option in ("scoring", "max_rounds", "verified_only")]
    assert [name for name in names if f"“{name}”" not in PAGES[language] and f"«{name}»" not in PAGES[language]] == []


@pytest.mark.parametrize("language", PAGES)
def test_doubtful_cards_are_named(language: str) -> None:
    words = Words(language, MODULE)
    doubtful = [id for id, sure in zip(PARTS.ids, PARTS.card_certainty, strict=True) if sure in DOUBTFUL]
    names = [words.text(f"card-{card}").partition(" (")[0] for card in doubtful]
    assert len(names) == 2
    assert [name for name in names if name not in PAGES[language]] == []
