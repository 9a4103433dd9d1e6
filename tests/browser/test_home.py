"""The home page with any number of games: everything fits, and games can be found."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.manygames import NAMES, open_home
from browser.people import DESK, LANDSCAPE, PHONE

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET_ACROSS: ViewportSize = {"width": 1024, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
FLAWS = """() => {
  const flaws = [];
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) flaws.push(`the page is ${wide} pixels too wide`);
  const measured = (one) => [one, one.getBoundingClientRect()];
  const boxes = [...document.querySelectorAll("article.g, .find, a.c")].map(measured);
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  for (const [card, box] of boxes) {
    const name = card.id || card.className;
    for (const [other, its] of boxes) {
      if (card !== other && !apart(box, its)) flaws.push(`${name} overlaps ${other.id || other.className}`);
    }
    for (const part of card.querySelectorAll("h3, p, .pic, .meta, .btn, .m, .yt, input, select")) {
      if (!part.getClientRects().length) continue;
      const its = part.getBoundingClientRect();
      if (its.left < box.left || its.right > box.right + 0.5 || its.top < box.top || its.bottom > box.bottom + 0.5)
        flaws.push(`${name}: ${part.className || part.tagName} sticks out`);
      if (part.matches(".btn") && (part.scrollWidth > part.clientWidth || its.height < 36))
        flaws.push(`${name}: ${part.textContent.trim()} has too little room`);
    }
  }
  return flaws;
}"""
"""Whatever overlaps, sticks out or has no room."""


def names(page: Page) -> list[str]:
    """The games that are shown."""
    return page.locator("article.g:visible h3").all_inner_texts()


@pytest.mark.parametrize("count", [1, 5, 6, 12, 30])
def test_everything_has_its_place(invite: Invite, count: int) -> None:
    page = open_home(invite(), count, "ru", running=2)
    for size in (DESK, LAPTOP, TABLET, PHONE):
        page.set_viewport_size(size)
        expect(page.locator("article.g")).to_have_count(count)
        assert page.evaluate(FLAWS) == [], size


HOLES = """() => {
  const grid = document.getElementById("games").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("article.g")].map((one) => one.getBoundingClientRect());
  const rows = [...Map.groupBy(boxes, (box) => Math.round(box.top)).values()];
  const left = rows.map((row) => Math.min(...row.map((box) => box.left)) - grid.left);
  const right = rows.map((row) => grid.right - Math.max(...row.map((box) => box.right)));
  return [...left, ...right].filter((gap) => Math.abs(gap) > 1);
}"""
"""How far rows of games stay away from the edges."""


@pytest.mark.parametrize("count", [1, 2, 4, 5, 6, 7, 8])
def test_no_row_of_games_has_a_hole(invite: Invite, count: int) -> None:
    page = open_home(invite(), count, running=1)
    expect(page.locator("article.g")).to_have_count(count)
    for size in (DESK, LAPTOP, TABLET_ACROSS, TABLET, PHONE, LANDSCAPE):
        page.set_viewport_size(size)
        assert page.evaluate(HOLES) == [], size
    expect(page.get_by_role("link", name="My games", exact=True)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_up_to_six_games_and_running_tables_are_in_sight_without_scrolling(invite: Invite, language: str) -> None:
    for count, running in ((5, 0), (6, 4)):
        page = open_home(invite(locale=language), count, language, running)
        for size in (DESK, LAPTOP):
            page.set_viewport_size(size)
            for button in page.locator("[data-new], .cont .c:visible").all():
                expect(button).to_be_in_viewport(ratio=1)


def test_games_are_found_by_words_and_players(invite: Invite) -> None:
    page = open_home(invite(), 30)
    field, found = page.get_by_role("searchbox", name="Find a game"), page.locator("#found")
    expect(page.locator("article.g:visible")).to_have_count(30)
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("dachern uber")  # any order, no accents
    expect(page.locator("article.g:visible")).not_to_have_count(30)
    fitting = names(page)
    assert fitting
    assert all(name.startswith("Über den Dächern") for name in fitting)
    expect(found).to_have_text(f"{len(fitting)} games fit.")
    page.get_by_label("Number of players").select_option("8 players or more")
    expect(found).to_have_text("No game fits.")
    assert names(page) == []
    page.get_by_role("button", name="Show all games").click()
    expect(page.locator("article.g:visible")).to_have_count(30)
    expect(field).to_be_focused()
    expect(found).to_have_text("")
    page.get_by_label("Number of players").select_option("8 players or more")
    expect(page.locator("article.g:visible")).not_to_have_count(30)
    assert any(name.startswith(NAMES[4]) for name in names(page))  # for 1 to 100
    page.get_by_label("Number of players").select_option("One player")
    expect(page.locator("article.g:visible", has_text=NAMES[0])).not_to_have_count(0)  # for one alone
    expect(page.locator("article.g:visible", has_text=NAMES[1])).to_have_count(0)  # for two
    field.press("Enter")
    expect(page.locator("article.g:visible [data-new]").first).to_be_focused()


def test_a_search_field_is_there_from_nine_games(invite: Invite) -> None:
    for count, fields in ((8, 0), (9, 1)):
        page = open_home(invite(), count)
        expect(page.locator("article.g")).to_have_count(count)
        expect(page.get_by_role("searchbox")).to_have_count(fields)


def test_of_many_games_one_is_chosen_from_a_list(invite: Invite) -> None:
    page = open_home(invite(), 12)
    page.get_by_role("button", name="New table").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Which game?").select_option(f"{NAMES[0]} 0")
    expect(dialog.get_by_text("Who are you playing with?")).to_have_count(0)  # a game for one
    expect(dialog.get_by_role("button", name="Add a player")).to_have_count(0)


def test_nothing_stands_in_the_way_of_many_games(invite: Invite) -> None:
    page = open_home(invite(), 12)
    page.get_by_role("searchbox").fill("o")
    expect(page.locator("#found")).not_to_have_text("")
    assert barriers(page, "many games") == []
