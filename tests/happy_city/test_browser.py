"""Happy City on its board: what a negative figure counts, names that keep their words whole."""

import pytest
from browser.fixtures import Invite
from browser.people import PHONE
from browser.questions import Puppet, golden_files, questions, read, watched
from playwright.sync_api import ViewportSize, expect

from happy_city.given import PARTS
from ludopolis.games.happy_city.components.tables import FIRST_SPECIAL
from ludopolis.i18n.words import Words

TABLET: ViewportSize = {"width": 1024, "height": 768}
BROKEN = """names => {
  const shown = document.querySelector(".spc:not(.went) b");
  const edge = shown.closest(".spc").getBoundingClientRect().right;
  return names.filter((name) => {
    shown.textContent = name;
    shown.style.setProperty("--letters", Math.max(...name.split(/[\\s-]+/).map((word) => word.length)));
    let from = 0;
    return name.split(/[\\s-]+/).some((word) => {
      const range = document.createRange();
      range.setStart(shown.firstChild, (from = name.indexOf(word, from)));
      range.setEnd(shown.firstChild, (from += word.length));
      const lines = [...range.getClientRects()];
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1 || lines.some(({ right }) => right > edge);
    });
  });
}"""
"""Names of special buildings with a word that is broken, or that is longer than the card is wide."""


def seated(invite: Invite, number: int, **how: object) -> tuple[Puppet, int]:
    """A page at a recorded game, and the seat it watches."""
    path = golden_files("happy_city")[number]
    record = read(path)
    return Puppet(invite(**how), record, seat := watched(path, record.header.players)), seat


def test_a_figure_below_zero_is_explained_where_it_counts_as_zero(invite: Invite) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=PHONE)
    told = puppet.page.locator(".happy .hc-below")
    offers = (one for one in questions(record, seat) if "buy steelworks" in one.legal)
    puppet.ask(next(offers))
    expect(told).to_have_count(0)
    puppet.page.locator("[data-move='buy steelworks']").first.click()
    expect(puppet.page.locator(".formula")).to_contain_text("−1")
    expect(told).to_have_text("A figure below 0 counts as 0.")


@pytest.mark.parametrize("locale", ["ru-RU", "pl-PL", "hu-HU"])
def test_names_of_special_buildings_break_no_word(invite: Invite, locale: str) -> None:
    record = read(golden_files("happy_city")[1])
    puppet, seat = seated(invite, 1, viewport=TABLET, locale=locale)
    puppet.ask(next(questions(record, seat)))
    words = Words(locale[:2], "ludopolis.games.happy_city")
    names = [words.text(f"card-{card}") for card in PARTS.ids[FIRST_SPECIAL:]]
    assert len(names) > 10
    assert puppet.page.evaluate(BROKEN, names) == []
