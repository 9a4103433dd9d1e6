"""What pages do to their device: they ask whether to install, keep the screen lit, and empty their caches."""

import json

from playwright.sync_api import Page, expect

from browser.fixtures import Invite
from browser.people import BOT, FRIEND, ME, SCREEN
from browser.positions import reach_end

OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => (window.prompted = true);
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""
"""The browser would install the pages; whether it leaves the question to them."""
LAMP = """
globalThis.lit = 0;
const request = async () => (lit++, { release: () => lit-- });
Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request } });
"""
"""Counts the locks that keep the screen lit."""
KEEP = "async () => void (await (await caches.open('ludopolis-test')).put('/rules/uptown', new Response('kept')))"
EMPTY = "async () => (await caches.keys()).length === 0"


def offered(page: Page) -> bool:
    """Whether the page asks, when the browser would install it."""
    page.wait_for_load_state("load")
    assert page.evaluate(OFFER) is True  # the browser's own question never comes
    return page.locator("#install").is_visible()


def test_installing_is_asked_once_after_the_third_game_and_stays_in_my_games(invite: Invite) -> None:
    anna = invite()
    for games in range(3):
        assert not offered(anna.open("/")), games
        reach_end(anna, "happy_city", [ME, SCREEN], lambda state: True, scoring="sum", max_rounds=1)
    page = anna.open("/")
    assert offered(page)
    page.get_by_role("button", name="Not now").click()
    expect(page.locator("#install")).to_be_hidden()
    assert not offered(anna.open("/"))  # never again
    assert offered(anna.open("/mine"))
    page.locator("#install button").click()
    assert page.evaluate("window.prompted") is True


def test_the_screen_stays_lit_while_a_live_clock_runs(invite: Invite) -> None:
    anna, boris = invite(), invite()
    anna.context.add_init_script(LAMP)
    for clock, lit in (({"kind": "live", "bank": 600, "increment": 15}, 1), ({"kind": "slow", "bank": 86_400}, 0)):
        answer = anna.post("/tables", game="uptown", seats=[ME, FRIEND], clock=clock)
        table = str(answer.json()["table"])
        boris.join(table, 1, "Boris")
        page = anna.sit(table)
        expect(page.locator(".plcard .clk").first).to_be_visible()
        assert page.evaluate("lit") == lit
        if lit:
            for one in (anna, boris):
                assert one.post(f"/tables/{table}/pause", wanted=True).ok
            page.wait_for_function("() => lit === 0")


def test_a_device_that_was_moved_empties_what_it_keeps_at_once_and_when_it_is_opened_again(invite: Invite) -> None:
    anna, phone = invite(), invite()
    page = anna.sit(anna.new_table("happy_city", ME, BOT))
    expect(page.locator("[data-move]").first).to_be_visible()
    page.evaluate(KEEP)
    assert not page.evaluate(EMPTY)
    made = anna.post("/mine/code").json()
    assert phone.post("/mine/move", code=made["code"]).ok
    expect(page.locator(".curtain")).to_be_visible()
    page.wait_for_function(EMPTY)
    page.evaluate(KEEP)  # as if the device had been off meanwhile
    page.goto("/mine")
    page.wait_for_function(EMPTY)
    assert json.loads(phone.context.request.get("/api/mine/export").text())["seats"]
