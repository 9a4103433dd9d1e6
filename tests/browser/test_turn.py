"""Within a turn: taking back, confirming, reasons for refusals."""

import re

import pytest
from playwright.sync_api import APIResponse, Page, Route, ViewportSize, expect

from browser.fixtures import Invite
from browser.people import BEGINNER, DESK, FRIEND, LANDSCAPE, ME, PHONE, SCREEN
from browser.player import Player, play


def reveal_all(page: Page, cards: int = 3) -> None:
    """Turns cards over until the player may buy."""
    for left in range(cards, 0, -1):
        more = f" Cards to reveal: {left}." if left > 1 else ""
        expect(page.locator(".status .head")).to_have_text(f"Anna: Reveal a card: from which deck?{more}")
        page.locator('.tray [data-move="reveal 1"]').click()
    expect(page.locator(".status .head")).to_contain_text("Buy a card or take a coin.")


def choose_menu(page: Page, label: str) -> None:
    """Sets a preference in the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_text(label, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_undo_takes_back_one_move_and_reset_all_of_them(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND))
    page.locator("[data-move^=combo]").first.click()
    expect(page.locator("[data-move^=place]").first).to_be_visible()
    page.locator("[data-move^=place]").first.click()
    log = page.locator(".log")
    expect(page.get_by_role("button", name="Reset turn")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-move^=place]").first).to_be_visible()
    page.locator("[data-move^=place]").first.click()
    page.get_by_role("button", name="Reset turn").click()
    expect(page.locator("[data-move^=combo]").first).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    expect(log).not_to_contain_text("Anna")


def test_u_takes_a_move_back(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND))
    page.locator("[data-move^=combo]").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator("[data-move^=combo]").first).to_be_visible()


def test_toasts_cover_nothing_of_the_table(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("uptown", ME, BEGINNER))
    told = page.locator(".toast:visible", has_text="Dice")
    play([Player(page, "news")], until=lambda seen: seen.over or told.count() > 0)
    words, *boxes = page.evaluate("""() => {
        const news = [...document.querySelectorAll(".toast")].find((one) => one.checkVisibility());
        const box = (one) => ["left", "top", "right", "bottom"].map((side) => one.getBoundingClientRect()[side]);
        return [news.innerText, ...[news, ...document.querySelectorAll(".board, .tray, .status, .log")].map(box)];
    }""")
    assert "Dice" in words
    (left, top, right, bottom), *others = [box for box in boxes if box[2] > box[0]]
    assert 0 <= left < right <= DESK["width"]
    assert 0 <= top < bottom
    assert [box for box in others if left < box[2] and box[0] < right and top < box[3] and box[1] < bottom] == []


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE])
def test_on_a_phone_news_has_the_second_line_of_the_status_which_stays_as_high(
    invite: Invite, size: ViewportSize
) -> None:
    anna = invite(viewport=size)
    page = anna.sit(anna.new_table("uptown", ME, BEGINNER))
    news = page.locator(".status .news:visible", has_text="Dice")
    play([Player(page, "news")], until=lambda seen: seen.over or news.count() > 0)
    words, high, low = page.evaluate("""() => {
        const [status, news] = [".status", ".status .news"].map((name) => document.querySelector(name));
        const before = [news.innerText, status.offsetHeight];
        news.remove();
        return [...before, status.offsetHeight];
    }""")
    assert "Dice" in words
    assert high == low
    expect(page.locator(".toast:visible")).to_have_count(0)


def test_a_revealed_card_cannot_be_taken_back(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
    reveal_all(page)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


@pytest.mark.parametrize(("wish", "asked"), [("never", False), ("when it ends my turn", False), ("every step", True)])
def test_moves_are_confirmed_as_the_player_prefers(invite: Invite, wish: str, asked: bool) -> None:
    """A card that must be revealed makes nothing final that was done before: it does not count as an end."""
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
    expect(page.locator("[data-move]").first).to_be_visible()
    choose_menu(page, wish)
    confirm = page.locator("[data-confirm]")
    page.locator('.tray [data-move="reveal 1"]').click()
    if asked:
        expect(confirm).to_be_focused()
        expect(page.locator(".status .head")).to_have_text("Anna: Confirm or take back.")
        page.get_by_role("button", name="Take back").click()
        expect(confirm).to_have_count(0)
        expect(page.locator(".log li", has_text="reveals")).to_have_count(0)
        page.locator('.tray [data-move="reveal 1"]').click()
        confirm.click()
    expect(page.locator(".log li", has_text="Anna reveals")).to_have_count(1)
    expect(page.locator(".status .head")).to_contain_text("Cards to reveal: 2.")
    if wish == "when it ends my turn":
        reveal_all(page, 2)
        page.locator('.tray [data-move="take coin"]').click()
        expect(confirm).to_be_focused()


def test_every_step_includes_those_that_end_nothing(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("welcome_to", ME, FRIEND))
    combo = page.locator("[data-move^=combo]").first
    expect(combo).to_be_visible()
    choose_menu(page, "when it ends my turn")
    combo.click()
    expect(page.locator("[data-move^=place]").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(combo).to_be_visible()
    choose_menu(page, "every step")
    combo.click()
    expect(page.locator("[data-confirm]")).to_be_focused()
    expect(page.get_by_text("Not played yet.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)


def test_a_slow_answer_does_not_swallow_the_next_touch(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
    held: list[tuple[Route, APIResponse]] = []
    page.route("**/moves", lambda route: held.append((route, route.fetch())))
    for left in (r":\s3\.", r":\s2\.", r"from which deck\?"):
        expect(page.locator(".status .head")).to_have_text(re.compile(left + "$"))
        page.locator('.tray [data-move="reveal 1"]').click()
    expect(page.locator(".status .head")).to_contain_text("Buy a card or take a coin.")
    while len(held) < 3:
        page.wait_for_timeout(10)  # the page may show the last move before its answer has arrived here
    for route, answer in held:
        route.fulfill(response=answer)


def test_what_is_touched_out_of_turn_is_shown_and_not_refused(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
    reading = page.locator(".reading")
    special = page.locator(".spc").first
    special.click()
    expect(reading).to_contain_text(special.inner_text().splitlines()[0])
    page.locator('.tray [data-move="reveal 1"]').click()
    page.locator(".dwell button", has_text="Luxury Residence").click()
    expect(reading).to_contain_text("Luxury Residence")
    expect(page.locator(".status .why")).to_have_count(0)


def test_a_card_that_is_too_expensive_says_what_it_costs(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("happy_city", ME, FRIEND))
    reveal_all(page)
    dear = page.locator(".dwell button:not([data-move])").last
    dear.click()
    expect(page.locator(".status .why")).to_have_text("Luxury Residence costs 6 coins; you have 3.")


def test_behind_the_curtain_the_last_move_can_be_taken_back(invite: Invite) -> None:
    anna = invite()
    page = anna.sit(anna.new_table("welcome_to", ME, SCREEN))
    curtain = page.locator(".curtain")
    play([Player(page, "behind")], until=lambda seen: seen.curtain and page.get_by_text("Pass to Boris").count() > 0)
    expect(curtain.locator("h2")).to_have_text("Pass to Boris")
    curtain.locator("button.bare").click()
    expect(curtain.locator("h2")).to_have_text("Pass to Anna")
    curtain.get_by_role("button", name="I am Anna").click()
    expect(page.locator(".status .head")).to_contain_text("Anna:")
    expect(page.locator("[data-move]").first).to_be_visible()
