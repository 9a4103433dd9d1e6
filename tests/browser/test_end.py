"""The end of a game: points counted up, the sheet on every screen, ties, results on this device."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.fixtures import Invite
from browser.people import LANDSCAPE, ME, PHONE, SCREEN
from browser.positions import reach_end
from browser.records import finished
from ludopolis.engine.contract import State
from ludopolis.engine.table.ties import tie_of

TABLET: ViewportSize = {"width": 820, "height": 1180}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}

CUT = """() => [...document.querySelectorAll(".fin > :not(.built) *")]
    .filter((one) => one.clientWidth > 1 && one.innerText && getComputedStyle(one).display !== "inline")
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `${one.className}: ${one.innerText}`)"""
"""Everything on the sheet that is wider than its place."""


def fits(page: Page, *sizes: ViewportSize) -> None:
    """Nothing of the sheet is cut or needs scrolling sideways."""
    for size in sizes:
        page.set_viewport_size(size)
        page.wait_for_function("width => innerWidth === width", arg=size["width"])
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert page.evaluate(CUT) == [], size


@pytest.mark.slow
def test_points_are_counted_up_once_and_nobody_has_to_watch(invite: Invite) -> None:
    anna = invite(reduced_motion="no-preference")
    game = finished("welcome_to", players=5)
    page = anna.open(f"/t/{anna.bring(game)}")
    counting = page.locator(".countup")
    expect(counting).to_be_visible()
    expect(page.locator(".rosette, .status[class*=edge]")).to_have_count(0)  # the winner is the last to be known
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    expect(page.locator(".wt-board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(counting).to_have_count(0)
    winner = game.state.results().winners[0]
    expect(page.locator(".fin .win h2")).to_contain_text(game.seats[winner])
    assert page.locator(".status").evaluate("status => status.offsetWidth") <= 1  # the banner says it
    fits(page, PHONE)
    page.keyboard.press("l")
    for size in (PHONE, LAPTOP, LANDSCAPE):
        page.set_viewport_size(size)
        log = page.locator("dialog .log")
        assert log.evaluate("log => log.offsetHeight > 900 && log.scrollHeight === log.clientHeight"), size
    page.keyboard.press("Escape")
    fits(page, PHONE)
    expect(page.locator(".places li")).to_have_count(5)
    expect(page.locator(".places li .nm").first).to_have_text(game.seats[winner])
    page.reload()
    expect(page.locator(".fin")).to_be_visible()
    expect(counting).to_have_count(0)


def test_a_tie_and_the_results_of_this_device(invite: Invite) -> None:
    anna = invite()
    options: dict[str, Any] = {"scoring": "sum", "max_rounds": 3}

    def broken(state: State) -> bool:
        tie = tie_of(state)
        return tie is not None and tie.by == "coins"

    page = anna.sit(reach_end(anna, "happy_city", [ME, SCREEN], lambda state: True, **options))
    expect(page.locator(".fin")).to_be_visible()
    expect(page.get_by_text("On this device")).to_have_count(0)
    anna.sit(reach_end(anna, "happy_city", [ME, SCREEN], broken, **options))
    expect(page.locator(".fin .tie h3")).to_have_text("A tie, decided by the coins left")
    expect(page.locator(".fin .tie .by dd b")).to_have_count(2)
    expect(page.locator(".scores .gap").last).to_have_text("2 · equal")
    expect(page.locator(".finside")).to_contain_text("of 2")  # Boris, at the same screen, has a history of his own
    expect(page.locator(".finside")).to_contain_text("You and Boris")


def test_what_to_do_next_stands_in_one_line_on_a_tablet(invite: Invite) -> None:
    anna = invite(locale="hu-HU", viewport=TABLET)  # its words are the longest
    page = anna.sit(reach_end(anna, "welcome_to", [ME], lambda state: True))  # and this deal can be sent
    expect(page.locator(".endtray .main")).to_be_visible()
    middles = (
        "buttons => buttons.filter((one) => one.checkVisibility()).map((one) => one.offsetTop + one.offsetHeight / 2)"
    )
    lines = page.locator(".endtray > *").evaluate_all(middles)
    assert len(lines) == 6
    assert max(lines) - min(lines) < 2, lines


def test_alone_there_is_a_ruler_and_no_rosette(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(reach_end(anna, "welcome_to", [ME], lambda state: True))
    expect(page.locator(".ruler")).to_contain_text("Your first result")
    expect(page.locator(".rosette")).to_have_count(0)
    fits(page, PHONE)
    expect(page.locator(".diffs .total")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".ruler")).to_be_visible()
    assert page.locator(".btn, .iconbtn, .bar, .tabs").locator("visible=true").count() == 0  # paper has no buttons


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("ginkgopolis", 5),
        ("happy_city", 5),
        ("streets", 5),
        ("uptown", 4),
        ("welcome_to", 5),
        ("welcome_to", 12),
        ("ginkgopolis", 1),
        ("streets", 1),
    ],
)
@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_every_sheet_fits_every_screen(invite: Invite, game: str, players: int, language: str) -> None:
    anna = invite(locale=language)
    page = anna.open(f"/t/{anna.bring(finished(game, players=players))}")
    expect(page.locator(".fin")).to_be_visible()
    fits(page, LANDSCAPE, LAPTOP, TABLET, PHONE)
