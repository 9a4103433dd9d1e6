"""A table before its game begins: three taps to a link, chairs, who comes and goes, and what may go wrong there."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.axe import barriers
from browser.fixtures import Invite
from browser.held import Held
from browser.people import FRIEND, ME, PHONE, Person


def room(host: Person, *seats: dict[str, str]) -> tuple[str, Page]:
    """A waiting table of Anna's with free seats, and its page."""
    answer = host.post("/tables", game="happy_city", seats=[ME, *seats], wait=True)
    table = str(answer.json()["table"])
    return table, host.sit(table)


def chairs(page: Page, *names: str) -> None:
    expect(page.locator(".chair b")).to_have_text(list(names))


def leave(person: Person, page: Page) -> None:
    page.get_by_role("button", name="Leave the table").click()
    expect(page).to_have_url(f"{person.base}/")


def test_from_the_home_page_to_a_link_in_three_taps_and_the_next_time_in_two(invite: Invite) -> None:
    anna = invite(viewport=PHONE)
    anna.context.add_init_script("if (origin !== 'null') localStorage['ludopolis-name'] ??= 'Anna'")
    page = anna.open("/")
    page.get_by_role("button", name="New table").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("radio", name="Happy City")).to_be_checked()  # the easiest
    dialog.get_by_text("Friends, by link").click()
    dialog.get_by_role("button", name="Get the link").click()
    expect(page.get_by_label("Send this link", exact=True)).to_have_value(re.compile(r"/t/[\w-]+$"))
    chairs(page, "Anna", "Free")
    assert barriers(page, "a waiting table") == []
    page.goto("/")
    page.get_by_role("button", name="New table").click()
    expect(dialog.get_by_role("radio", name="Friends, by link")).to_be_checked()  # as last time
    expect(dialog.get_by_role("button", name="Get the link")).to_be_visible()


def test_names_at_one_screen_are_asked_in_one_go_and_offered_again(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/")
    page.locator("[data-new=happy_city]").click()
    dialog = page.locator("dialog[open]")
    dialog.locator("b", has_text="On this screen").click()
    dialog.locator(".counts").get_by_text("3", exact=True).click()
    for seat, name in enumerate(("Anna", "Boris", "Clara"), 1):
        expect(dialog.get_by_label(f"Name for seat {seat}")).to_have_value("")
        dialog.get_by_label(f"Name for seat {seat}").fill(name)
    dialog.get_by_role("button", name="Start").click()
    expect(page.locator(".curtain h2, .plcard .nm").first).to_be_visible()
    page.goto("/")
    page.locator("[data-new=happy_city]").click()
    for seat, name in enumerate(("Anna", "Boris", "Clara"), 1):
        expect(dialog.get_by_label(f"Name for seat {seat}")).to_have_value(name)


HEAR = """addEventListener("DOMContentLoaded", () => {
  window.heard = [];
  new MutationObserver(() => heard.push(document.querySelector("[role=status]")?.textContent.trim())).observe(
    document.body, { subtree: true, childList: true, characterData: true });
})"""
"""Keeps what the page tells for a moment: whoever looks late finds it."""


def hear(page: Page, text: str) -> None:
    """Waits until the page has told something. Frames may pause in a page behind another one, so none are counted."""
    page.wait_for_function("text => heard.includes(text)", arg=text, polling=100)


def test_people_come_and_go_and_when_the_host_leaves_another_begins(invite: Invite) -> None:
    anna, boris, clara = invite(), invite(viewport=PHONE), invite()
    anna.context.add_init_script(HEAR)
    table, page = room(anna, FRIEND, FRIEND)
    chairs(page, "Anna", "Free", "Free")
    guest = boris.sit(table)
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    hear(page, "Boris has sat down")
    expect(page.locator(".chair").nth(1)).to_contain_text("here")
    expect(guest.locator(".go")).to_contain_text("Waiting for Anna to begin the game.")
    expect(guest.get_by_role("button", name="Begin")).to_have_count(0)
    clara.join(table, 2, "Clara")
    chairs(guest, "Anna", "Boris", "Clara")
    leave(clara, clara.sit(table))
    hear(page, "Clara has left the table")
    chairs(page, "Anna", "Boris", "Free")
    leave(anna, page)
    chairs(guest, "Free", "Boris", "Free")
    clara.join(table, 0, "Clara")  # on the seat of whoever was host
    expect(clara.sit(table).locator(".go")).to_contain_text("Waiting for Boris to begin the game.")
    guest.get_by_role("button", name="Add a bot and begin").click()
    for one in (guest, clara.page):
        expect(one.locator(".app")).to_be_visible()


def test_a_cancelled_table_is_gone_for_everybody(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table, page = room(anna, FRIEND)
    boris.join(table, 1, "Boris")
    guest = boris.sit(table)
    chairs(guest, "Anna", "Boris")
    page.get_by_role("button", name="Clear the table").click()
    page.locator("dialog[open]").get_by_role("button", name="Clear the table").click()
    expect(page).to_have_url(f"{anna.base}/")
    expect(guest.locator(".gone")).to_contain_text("cleared away before the game began")


def test_begin_is_sent_again_when_its_answer_got_lost_and_a_guest_sits_down_meanwhile(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table, page = room(anna, FRIEND)
    guest = boris.sit(table)
    guest.get_by_label("Your name").fill("Boris")
    keys: list[str] = []

    def lose(route: Route) -> None:
        keys.append(json.loads(route.request.post_data or "")["key"])
        if len(keys) == 1:
            route.fetch()
            route.abort()
        else:
            route.continue_()

    anna.context.route("**/begin", lose)
    page.get_by_role("button", name="Begin now").click()
    guest.get_by_role("button", name="Sit down").click()
    for one in (page, guest):
        expect(one.locator(".plcard .nm")).to_contain_text(["Anna", "Boris"] if one is page else ["Boris", "Anna"])
    assert len(keys) == 2
    assert len(set(keys)) == 1  # the server sees that it is the same request
    anna.faults.clear()  # the answer that got lost


@pytest.mark.parametrize("first", ["join", "begin"])
def test_a_seat_is_claimed_while_the_game_begins_with_a_bot_for_it(invite: Invite, first: str) -> None:
    anna, boris = invite(), invite()
    table, page = room(anna, FRIEND)
    guest = boris.sit(table)
    begin, join = Held(anna.context, "**/begin"), Held(boris.context, "**/join")
    page.get_by_role("button", name="Add a bot and begin").click()
    guest.get_by_label("Your name").fill("Boris")
    guest.get_by_role("button", name="Sit down").click()
    order = [(join.next(), guest), (begin.next(), page)]
    for held, one in order if first == "join" else reversed(order):
        with one.expect_response(held.request.url):  # the room also asks for its QR code
            held.continue_()
    expect(page.locator(".plcard .nm")).to_contain_text(["Anna", "Boris" if first == "join" else "Bruno"])
    if first == "join":
        expect(guest.locator(".plcard .nm")).to_contain_text(["Boris", "Anna"])
        expect(page.locator(".plcard .bot")).to_have_count(0)
    else:  # too late
        expect(guest.locator("h1")).to_contain_text("Anna’s table is full")
        expect(guest.get_by_role("link", name="Watch")).to_be_visible()
        boris.faults.clear()  # the refusal


def test_a_game_begins_while_the_room_is_still_waiting_for_its_code(invite: Invite) -> None:
    anna = invite()
    codes = Held(anna.context, "**/qr")
    _, page = room(anna, FRIEND)
    codes.next()
    page.get_by_role("button", name="Add a bot and begin").click()
    expect(page.locator(".plcard .nm")).to_contain_text(["Anna", "Bruno"])


def test_two_hosts_begin_at_once_and_play_the_same_game(invite: Invite) -> None:
    anna = invite()
    table, page = room(anna, FRIEND)
    other = anna.context.new_page()
    other.goto(f"/t/{table}")
    held = Held(anna.context, "**/begin")
    page.get_by_role("button", name="Begin now").click()
    other.get_by_role("button", name="Add a bot and begin").click()
    for route, one in [(held.next(), page), (held.next(), other)]:
        with one.expect_response("**/begin") as answer:
            route.continue_()
        assert answer.value.ok
    for one in (page, other):
        expect(one.locator(".plcard .nm").first).to_be_visible()
        expect(one.locator(".plcard .bot")).to_have_count(0)  # the first has begun with an open seat
    logs = [one.locator(".log").inner_text() for one in (page, other)]
    assert logs[0] == logs[1]


def test_a_page_of_another_version_is_told_to_reload(invite: Invite) -> None:
    anna = invite()
    table, page = room(anna, FRIEND)
    chairs(page, "Anna", "Free")
    anna.context.route_web_socket("**/ws*", lambda socket: socket.close(code=4409))
    anna.sit(table)
    expect(page.locator("#newer")).to_be_visible()
