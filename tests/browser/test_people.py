"""My games and a friend's view in the browser: by keyboard, without barriers, in both languages."""

from playwright.sync_api import expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import BOT, DESK, FRIEND, ME, PHONE, SCREEN
from browser.positions import reach_end

LENS = (
    "[...document.querySelectorAll('dialog input')].map((input) => input.value).find((text) => text.includes('/lens/'))"
)
"""The link that shows what a seat sees."""


def test_my_games_by_keyboard(invite: Invite) -> None:
    anna = invite()
    anna.new_table("happy_city", ME, BOT)
    table = reach_end(anna, "happy_city", [ME, SCREEN], lambda state: True, scoring="sum", max_rounds=1)
    page = anna.open("/mine")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page.locator(f'.fin2 a[href="/t/{table}"]')).to_be_visible()
    expect(page.locator(".tiles4 dd").first).to_have_text("1")
    expect(page.get_by_text("The chart appears after your third game.")).to_be_visible()
    expect(page.locator(".sums").first).to_contain_text("Boris")
    for size in (PHONE, DESK):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    assert barriers(page, "my games") == []
    page.get_by_label("Your name").fill("Anna B")
    page.get_by_label("green").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("#saved")).to_have_text("Saved")
    page.get_by_role("button", name="Delete").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Remove Happy City from the list").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".fin2")).to_have_count(0)
    page.reload()
    expect(page.locator(".tiles4 dd").first).to_have_text("1")  # its result stays
    expect(page.locator(".fin2")).to_have_count(0)


def test_a_friend_looks_through_a_players_eyes(invite: Invite) -> None:
    anna, friend = invite(), invite(locale="ru-RU")
    page = anna.sit(anna.new_table("uptown", ME, FRIEND))
    page.get_by_role("button", name="Share").first.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("More ways").click()
    dialog.get_by_role("button", name="Make a link").last.click()
    expect(dialog.get_by_role("button", name="Stop showing")).to_be_visible()
    page.wait_for_function(LENS)  # everybody is told that it is on before its maker has the link
    link = page.evaluate(LENS)
    view = friend.open(link)
    expect(view.locator(".chip.eye")).to_have_text("глазами игрока «Anna»")
    assert "#" not in view.url
    expect(view.locator(".plcard").first).to_contain_text("Anna")
    expect(view.locator(".plcard").first).to_contain_text("друг смотрит")
    view.locator(".rail .sidetabs").get_by_role("button", name="Чат").click()
    expect(view.locator(".composer")).to_contain_text("здесь можно читать, но не писать")
    expect(view.locator(".composer input")).to_have_count(0)
    dialog.get_by_role("button", name="Stop showing").click()
    expect(view.locator(".curtain h2")).to_contain_text("Попросите новую")
