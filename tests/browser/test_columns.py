"""The column of a hint as it stands on the screen: its rows add up to the total below them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.fixtures import Invite
from browser.people import DESK, ME, PHONE, SCREEN

DECISIONS = 12
"""Of which one has a hint with a column."""
SAME = "about the same"
"""The total of a column whose parts balance."""
PARAMETERS = [
    "happy_city",
    *(pytest.param(game, marks=pytest.mark.soak) for game in ("uptown", "ginkgopolis", "welcome_to", "streets")),
]


def number(text: str) -> int:
    """A number with a real minus."""
    found = re.search(r"[+−]?\d+", text)
    assert found, text
    return int(found[0].replace("−", "-"))


def adds_up(hint: Locator) -> None:
    """Reads the open column."""
    expect(hint.locator(".versus dl")).to_have_attribute("aria-busy", "false")
    rows = [number(text) for text in hint.locator(".versus dd").all_inner_texts()]
    assert rows, hint.inner_text()
    total = hint.locator(".versus .sum b").inner_text()
    assert sum(rows) == (0 if total == SAME else number(total)), hint.inner_text()


def unfold(page: Page) -> Locator:
    """The hint with its column in sight."""
    hint = page.locator(".hints")
    head = hint.locator(".versus button.sum")
    if head.get_attribute("aria-expanded") == "false":
        head.click()
    return hint


def see_a_column(page: Page) -> Locator:
    """Takes hints until one has a column: where all turns are alike there is none."""
    hint = page.locator(".hints")
    for _ in range(DECISIONS):
        page.locator(".tray [data-move], .board [data-move], .curtain button").first.wait_for()
        if page.locator(".curtain").is_visible():
            page.locator(".curtain button").first.click()
            page.locator(".tray [data-move], .board [data-move]").first.wait_for()
        page.keyboard.press("h")
        expect(hint.locator(".because:not(.quiet)")).to_be_visible(timeout=30_000)
        if hint.locator(".versus button.sum").count():
            return hint
        hint.get_by_role("button", name="Prepare this").click()
        told = page.locator(".log li").count()
        page.locator("[data-confirm]").click()
        expect(page.locator(".log li")).not_to_have_count(told)  # the table has gone on
    raise AssertionError("no hint had a column")


@pytest.mark.parametrize("game", PARAMETERS)
def test_the_column_on_the_screen_adds_up(game: str, invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table(game, ME, SCREEN, hints=True))
    page.set_viewport_size(DESK)
    see_a_column(page)
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        adds_up(unfold(page))
