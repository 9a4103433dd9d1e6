"""The coach on screen: one walk from the end of a game through its analysis to a variation."""

import re
from pathlib import Path

import pytest
from coach.short import planted
from playwright.sync_api import Page, expect

from browser.axe import barriers, barriers_in_dialog
from browser.fixtures import Invite
from browser.people import DESK, LANDSCAPE, PHONE
from ludopolis import registry
from ludopolis.engine.table.replaying import replay

FOOT = "document.querySelector('.stepper').getBoundingClientRect().bottom"
WIDE = "document.documentElement.scrollWidth - innerWidth"
COLUMN = ".co-dec.on .co-terms dd, .co-dec.on .co-terms .sum b"
PARTS = Path(__file__).parent / "coach_parts.js"


def decide(page: Page) -> None:
    """Plays the turn that is lit up."""
    verdict = page.locator(".co-verdict:is(.found, .good, .again)")
    for _ in range(6):
        expect(page.locator(".tray.busy")).to_have_count(0)
        if verdict.count():
            return
        lit = page.locator("[data-move][data-lit], .tray .btn.main:enabled, .tray [data-move]").first
        expect(lit.or_(verdict)).to_be_visible()
        if not verdict.count():
            lit.click()
    expect(verdict).to_be_visible()


def account_adds_up(page: Page) -> None:
    """The rows of the open decision are what was given up."""
    *rows, total = (
        float(re.sub(r"[^\d.-]", "", text.replace("−", "-"))) for text in page.locator(COLUMN).all_inner_texts()
    )
    assert rows
    assert sum(rows) == pytest.approx(total)


def parts_are_right(page: Page) -> None:
    """Whoever plays alone has no rivals, and an automa decides nothing: sums add up. Only great jumps are marked."""
    assert page.evaluate(PARTS.read_text("utf-8")) == {
        "alone": [[90, "luck 2", "decisions -40", "unforeseeable 20", 72]],
        "automa": [
            [23, "luck 16", "decisions -29", "unforeseeable -15", -5],
            [-23, "luck -16", "rivals 29", "unforeseeable 15", 5],
        ],
        "jumps": [{"n": 3, "side": 0, "from": 500_000, "to": 620_000}],
        "strokes": 12,  # as many players as may be, and no two lines alike
        "log": ["Hal plays A, builds outward (3 points)."],
        "full": ["Anna draws blue 5."],
        "left": [["a", "b", "c"], ["b", "c"], ["c"], None],  # of the better turn, after some moves of one's own
        "line": "symbol",
        "told": [{"kind": "first"}],  # the frame that was asked for is still on its way
    }


@pytest.mark.slow
def test_from_the_end_through_the_analysis_to_a_variation(invite: Invite) -> None:
    anna = invite()
    game = replay(planted(), registry.find("happy_city"))
    page = anna.open(f"/t/{anna.bring(game)}")
    expect(page.locator(".win h2")).to_have_text(re.compile(r"^Boris won by \d+ points\.$"))
    sentence = page.locator(".win h2").inner_text().replace("Boris won", "Anna lost")
    page.get_by_role("link", name="Analyse").click()
    expect(page.locator(".co-progress.done")).to_be_visible()

    parts_are_right(page)

    # One sentence, with names for whoever did not play: as at the end of the game.
    expect(page.locator(".co-opening b")).to_have_text(sentence)

    # All figures add up, and say what they are.
    page.get_by_role("button", name="All figures").click()
    expect(page.locator(".co-sumline b").first).to_be_visible()
    figures = [int(one.replace("−", "-")) for one in page.locator(".co-sumline b").all_inner_texts()]
    assert sum(figures[:-1]) == figures[-1]
    expect(page.locator(".co-help")).to_contain_text("Luck: what was drawn")
    assert barriers_in_dialog(page, "all figures") == []
    page.keyboard.press("Escape")

    # On a phone everything is on one screen: nothing scrolls but the board, and the controls stand at its foot.
    for size in (PHONE, LANDSCAPE):
        page.set_viewport_size(size)
        expect(page.locator(".co-plot > svg")).to_be_visible()
        assert page.evaluate(WIDE) <= 0, size
        assert page.evaluate(FOOT) <= size["height"]
    page.set_viewport_size(DESK)

    # A moment opens as its seat saw it, with the better turn on the board.
    first = page.locator(".co-dec").first
    first.locator("> button").click()
    expect(first.get_by_text("Better")).to_be_visible()
    expect(page.locator(".pin.at:visible")).not_to_have_count(0)
    account_adds_up(page)
    assert barriers(page, "analysis") == []
    page.set_viewport_size(PHONE)
    account_adds_up(page)
    assert page.evaluate(FOOT) <= PHONE["height"]
    page.set_viewport_size(DESK)

    # Keys and clicks move the board.
    slider = page.get_by_role("slider", name="Move")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_css("outline-style", "none")
    expect(page.locator(".co-curve")).to_have_css("outline-style", "solid")  # the ring runs through no heading
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+: Anna \(\d+%\) and Boris \(\d+%\)$"))
    page.keyboard.press("End")
    expect(page.locator(".log .co-sign .vh").first).to_have_text(re.compile("Blunder|Mistake|Inaccuracy"))
    page.locator(".co-turns button").last.click()
    expect(page.locator(".co-turns .on")).not_to_have_count(0)

    # Try again: show me, play it.
    page.locator(".co-dec .btn.teach").first.click()
    expect(page.locator(".co-verdict")).to_contain_text("as Anna saw it")
    while (hint := page.locator(".co-hints .btn:enabled")).count():
        hint.first.click()
    decide(page)
    expect(page.locator(".co-verdict.found")).to_contain_text("That’s it")
    assert barriers(page, "try again", ".co-retry") == []
    page.keyboard.press("Escape")
    expect(page.locator(".co-plot")).to_be_visible()

    # Play on.
    page.keyboard.press("p")
    assert barriers_in_dialog(page, "play on") == []
    page.get_by_text("All on this screen").click()
    page.get_by_role("button", name="Start", exact=True).last.click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".bar .chip").first).to_have_text("Variation")
    page.goto("/")
    expect(page.locator(".cont").get_by_text("Variation")).to_be_visible()
