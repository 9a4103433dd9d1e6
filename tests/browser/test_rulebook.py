"""Rulebooks in the browser: pictures find what they name; the book beside a board."""

import pytest
from playwright.sync_api import Page, expect

from browser.fixtures import Invite
from browser.games import sampled
from browser.people import BOT, ME, PHONE

LOST = "[data-picture]:not([data-lost=''])"
"""Pictures that are not drawn yet, or lack something that they name."""


def lost(page: Page) -> list[str]:
    """What pictures name and do not show, once they are drawn."""
    try:
        expect(page.locator(LOST)).to_have_count(0)
    except AssertionError:
        named: list[str] = page.locator(LOST).evaluate_all("all => all.map(f => f.dataset.picture + f.dataset.lost)")
        return named
    return []


@pytest.mark.parametrize("game", sampled(1, 1))
def test_pictures_show_what_they_name(invite: Invite, game: str) -> None:
    page = invite().open(f"/rules/{game}")
    assert lost(page) == []
    page.set_viewport_size(PHONE)
    assert lost(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.slow
def test_the_book_beside_a_board(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, BOT))
    expect(page.locator("[data-move]").first).to_be_visible()
    page.keyboard.press("r")
    drawer = page.locator(".drawer")
    expect(drawer.locator("h2", has_text="For younger players")).to_be_attached()
    assert lost(page) == []
    page.keyboard.press("/")
    page.keyboard.insert_text("market")
    found = drawer.locator(".steps [role=status]")
    expect(found).to_have_text("1 of 13")
    page.keyboard.press("Enter")
    expect(found).to_have_text("2 of 13")
    expect(drawer.locator("mark.now")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer.locator("mark")).to_have_count(0)
    drawer.locator("[data-open=contents]").click()
    drawer.locator(".toc").get_by_role("link", name="Tips").click()
    expect(drawer.locator("#tips h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    page.reload()
    page.get_by_role("link", name="Rules").click()
    expect(drawer.locator("#tips h2")).to_be_in_viewport()
    assert "/t/" in page.url
