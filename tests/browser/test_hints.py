"""Hints: what a Master would do, shown beside the board, lit on it and played with a click."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import DESK, ME, PHONE, SCREEN

LAMP = "What would a Master do?"


def lit(page: Page) -> set[str]:
    """The moves that are lit."""
    return set(page.locator("[data-lit]").evaluate_all("all => all.map(one => one.dataset.move)"))


def deck(hint: Locator) -> str:
    """The move that a hint proposes: a deck to reveal from."""
    words = re.fullmatch(r"Reveal a card costing (\d–\d)", hint.locator("li b").first.inner_text())
    assert words, hint.inner_text()
    return f"reveal {1 + ['1–3', '4–5', '6–9'].index(words[1])}"


def test_a_hint_is_lit_compared_with_what_is_picked_and_taken_with_the_usual_button(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    lamp, hint = page.get_by_role("button", name=LAMP), page.locator(".hints")
    expect(lamp).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    expect(hint.locator(".because")).to_be_visible()
    expect(lamp).to_have_attribute("aria-pressed", "true")
    best = deck(hint)
    assert lit(page) == {best}
    expect(page.locator(".pin.at")).to_have_text(["1"])
    assert barriers(page, "hints") == []
    page.locator(f".tray [data-move^=reveal]:not([data-move='{best}'])").first.click()
    expect(hint.locator(".versus .mine")).to_be_visible()  # why not this? It is not sent
    expect(page.locator(".log li", has_text="reveals")).to_have_count(0)
    pick = hint.get_by_role("button", name="Prepare this move")
    page.set_viewport_size({"width": 1280, "height": 560})  # too low for all of the hint, whose buttons stay in sight
    expect(pick).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DESK)
    pick.click()
    expect(hint).to_have_count(0)
    expect(page.locator(".log li", has_text="reveals")).to_have_count(0)
    page.locator("[data-confirm]").click()
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    assert lit(page) == set()
    page.keyboard.press("h")
    expect(hint.locator(".because")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator(".tray")).to_be_hidden()
    board, box = page.locator("main.board").bounding_box(), hint.bounding_box()
    assert board
    assert box
    assert board["y"] + board["height"] <= box["y"] + 1
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(page.locator(".tray")).to_be_visible()


def test_a_table_without_hints_has_no_lamp(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN))
    expect(page.locator(".tray [data-move]").first).to_be_visible()
    expect(page.get_by_role("button", name=LAMP)).to_have_count(0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("h")
    page.locator(".tray [data-move='reveal 1']").click()
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    assert not [url for url in asked if url.endswith("/hint")]
    expect(page.locator(".hints")).to_have_count(0)
