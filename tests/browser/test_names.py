"""Names on cards, in the language with the longest words, between phone and desk: no word is broken.

A name is whole or left out.
"""

import pytest
from playwright.sync_api import Page, ViewportSize

from browser.fixtures import Invite
from browser.people import ME, SCREEN, drawn
from browser.positions import reach

WINDOWS: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 820, "height": 1180},
    {"width": 768, "height": 1024},
]
NAMES = ".half .nm, .card .nm, .spc b, .sold span"
SPOILT = """names => names.filter((name) => name.checkVisibility() && name.textContent.trim()).flatMap((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const bottom = name.getBoundingClientRect().bottom;
    const leftOut = getComputedStyle(name).overflowY !== "visible";
    if (leftOut && [...range.getClientRects()].every((box) => box.top + box.height / 4 >= bottom)) return [];
    const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const word of text.textContent.matchAll(/\\p{L}+/gu)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = [...range.getClientRects()].filter((box) => box.width > 1);
            if (lines.length > 1) found.push(`broken: ${word[0]}`);
            const card = name.closest(".half, .card, .spc, .sold").getBoundingClientRect();
            const beyond = (box) => box.left < card.left - 1 || box.right > card.right + 1;
            if (lines.some(beyond)) found.push(`cut: ${word[0]}`);
        }
    }
    if (name.scrollWidth > name.clientWidth + 1 && name.clientWidth) found.push(`too narrow for ${name.textContent}`);
    return found;
})"""


def spoilt(page: Page) -> dict[int, list[str]]:
    """What is wrong with names, by the width of the window."""
    found = {}
    for window in WINDOWS:
        page.set_viewport_size(window)
        found[window["width"]] = page.locator(NAMES).evaluate_all(SPOILT)
    return found


@pytest.mark.parametrize(
    ("game", "asked", "turn"),
    [("happy_city", "action", 3), ("uptown", "place_municipal", 2)],
    ids=["happy_city", "uptown"],
)
def test_no_name_on_a_card_is_broken_or_cut(invite: Invite, game: str, asked: str, turn: int) -> None:
    anna = invite(locale="ru-RU")
    seats = [ME, SCREEN, {**SCREEN, "name": "Vera"}, {**SCREEN, "name": "Gleb"}]
    table, *_ = reach(
        anna, game, seats, lambda now, seat: now.state.asks(seat).kind == asked and now.state.turn() >= turn
    )
    page = anna.sit(table)
    page.locator(".board .legal").first.click()
    drawn(page)
    assert page.locator(NAMES).count() > 10
    assert spoilt(page) == {window["width"]: [] for window in WINDOWS}
