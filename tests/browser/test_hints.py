"""Hints: what a Master would do, shown beside the board, lit on it and played with a click."""

import re

from playwright.sync_api import Locator, Page, expect

from browser.axe import barriers
from browser.conftest import Invite
from browser.people import ME, PHONE, SCREEN

MAX_HINTS = 3
VALUE = re.compile(r"level|\d+ (ahead|behind)")
LAMP = "What would a Master do?"
BOX = "one => JSON.stringify(one.getBoundingClientRect())"


def lit(page: Page) -> set[str]:
    """The moves that are lit."""
    return set(page.locator("[data-lit]").evaluate_all("all => all.map(one => one.dataset.move)"))


def deck(hint: Locator) -> str:
    """The move that a hint proposes: a deck to reveal from."""
    words = re.fullmatch(r"Reveal from deck (\d) \(prices .*\)", hint.locator("b").inner_text())
    assert words, hint.inner_text()
    return f"reveal {words[1]}"


def test_hints_are_legal_moves_with_a_value_and_are_played_with_a_click(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    lamp, hints = page.get_by_role("button", name=LAMP), page.locator(".hints .hint")
    expect(lamp).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    expect(hints.first).to_be_visible()
    expect(lamp).to_have_attribute("aria-pressed", "true")
    legal = set(page.locator("[data-move]").evaluate_all("all => all.map(one => one.dataset.move)"))
    assert 1 <= hints.count() <= MAX_HINTS
    assert lit(page) == {deck(hints.first)}  # the best, while the pointer is on none
    for hint in hints.all():
        hint.hover()
        assert lit(page) == {deck(hint)} <= legal
        assert VALUE.fullmatch(hint.locator(".margin").inner_text())
    assert barriers(page, "hints") == []
    hints.first.click()
    expect(page.locator(".status .head")).to_contain_text("Cards to reveal: 2.")
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    expect(hints).to_have_count(0)
    assert lit(page) == set()


def test_the_lamp_or_a_new_position_puts_hints_away(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, SCREEN, hints=True))
    lamp, hints = page.get_by_role("button", name=LAMP), page.locator(".hints")
    lamp.click()
    expect(hints.locator(".hint").first).to_be_visible()
    lamp.click()
    expect(hints).to_have_count(0)
    page.set_viewport_size(PHONE)
    expect(page.locator(".tabs")).to_be_visible()
    before = page.locator("main.board").evaluate(BOX)
    lamp.click()
    expect(hints.locator(".hint").first).to_be_visible()
    assert page.locator("main.board").evaluate(BOX) == before
    page.locator(".tray [data-move='reveal 1']").click()
    expect(page.locator(".log li", has_text="reveals")).to_have_count(1)
    expect(hints).to_have_count(0)
    expect(lamp).to_have_attribute("aria-pressed", "false")


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
