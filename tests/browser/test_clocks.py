"""Clocks at a table: what everybody sees, and what the others may do when somebody's time is up."""

import re
import sqlite3
from typing import Any

from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect
from server.running import Server

from browser.axe import barriers
from browser.fixtures import Invite
from browser.people import DESK, FRIEND, LANDSCAPE, ME, PHONE, Person

SLOW = {"kind": "slow", "bank": 2 * 86_400}
HOUR = 3_600_000


def new_table(host: Person, guest: Person, clock: dict[str, Any], game: str = "uptown") -> str:
    """A table of Anna and Boris."""
    table = str(host.post("/tables", game=game, seats=[ME, FRIEND], clock=clock).json()["table"])
    guest.join(table, 1, "Boris")
    return table


def later(server: Server, table: str, ms: int) -> None:
    """Lets time pass at a table, as a host might who changes the database: the server notices."""
    with sqlite3.connect(server.url.removeprefix("sqlite:///")) as database:
        database.execute("UPDATE clocks SET since = since - ? WHERE table_id = ?", (ms, table))
        database.execute("INSERT INTO notices (table_id) VALUES (?)", (table,))


def test_when_time_is_up_the_others_may_act_and_nothing_happens_by_itself(invite: Invite, server: Server) -> None:
    anna, boris = invite(), invite()
    table = new_table(anna, boris, SLOW)
    page = anna.sit(table)
    expect(page.locator(".chips")).to_contain_text("slow: 2 days a turn")
    expect(page.locator(".status .clk, .plcard.active").first).to_be_visible()
    mine = page.locator(".status.mine").count() > 0
    other = boris.sit(table) if mine else page
    late = "Anna" if mine else "Boris"
    expect(other.locator(".status .clk")).to_have_text("1 day 23 hours left for this turn")
    expect(other.locator(".overdue")).to_have_count(0)
    later(server, table, 51 * HOUR)
    expect(other.locator(".status .clk")).to_have_text("time ran out 3 hours ago")
    box = other.locator(".plcard .overdue")
    expect(box.locator("p")).to_have_text("Nothing happens automatically. You may:")
    expect(box.get_by_role("button")).to_have_count(4)
    assert barriers(other, "time is up", ".rail") == []
    other.set_viewport_size(LANDSCAPE)
    expect(box).to_be_hidden()
    other.set_viewport_size(PHONE)
    other.get_by_role("button", name="What now?").focus()
    other.keyboard.press("Enter")
    dialog = other.locator("dialog[open]")
    expect(dialog.get_by_role("button", name=f"Nudge {late}")).to_be_visible()
    dialog.get_by_role("button", name="End the game").focus()
    other.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(other.locator(".status .head")).to_have_text("This game was stopped before the end.")
    expect(other.locator("[data-move]")).to_have_count(0)
    other.set_viewport_size(DESK)
    expect(other.get_by_role("button", name="Play again")).to_be_visible()


LIVE = {"kind": "live", "bank": 600, "increment": 15}
LOW: ViewportSize = {"width": 1024, "height": 768}
UPRIGHT: ViewportSize = {"width": 820, "height": 1100}
CLOCKS = """() => [...document.querySelectorAll(".digits")].filter((face) => {
  const { left, top, right, bottom } = face.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return face.checkVisibility() && inside && right > left;
}).map((face) => face.dataset.clock)"""
"""The seats whose clocks are in sight."""


def test_all_clocks_are_in_sight_on_every_size_and_tab_and_a_short_one_has_a_sign(
    invite: Invite, server: Server
) -> None:
    anna, boris = invite(), invite()
    table = new_table(anna, boris, LIVE, "welcome_to")  # both think at once, and a phone has one more tab
    page = anna.sit(table)
    expect(page.locator(".plcard.active .digits").first).not_to_have_text("")
    for size in (DESK, LOW, UPRIGHT, PHONE, LANDSCAPE):
        page.set_viewport_size(size)
        pressed = [tab for tab in page.locator(".tabs [data-to]").all() if tab.is_visible()]
        assert len(pressed) == (5 if size == PHONE else 4 if size == LANDSCAPE else 0)
        for tab in [None, *pressed]:
            if tab:
                tab.click()
            page.wait_for_function(f"() => new Set(({CLOCKS})()).size === 2")
    page.set_viewport_size(PHONE)
    running = page.locator(".scorestrip .me .runs")
    expect(running.locator(".ic")).to_be_hidden()
    later(server, table, 580_000)
    expect(running.locator(".ic")).to_be_visible()
    expect(page.locator("body > p[role=status]")).to_have_text(re.compile(r"^1?\d s left for this turn$"))


ONE_LINE = """() => {
  const one = document.querySelector(".status .bad");
  if (!one) return false;
  const high = one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize);
  return high < 1.6 && one.scrollWidth <= one.clientWidth;
}"""
"""Whether the line about the connection fits, once the page has been laid out for its new size."""


def test_without_a_connection_one_line_says_so_and_that_the_clock_runs_on(invite: Invite) -> None:
    anna, boris = invite(locale="hu-HU"), invite()
    table = new_table(anna, boris, LIVE)
    lines: list[WebSocketRoute] = []

    def line(socket: WebSocketRoute) -> None:
        if lines:
            socket.close()
        else:
            socket.connect_to_server()
            lines.append(socket)

    anna.page.route_web_socket(re.compile("/ws"), line)
    page = anna.sit(table)
    expect(page.locator(".plcard.active .digits")).not_to_have_text("")
    lines[0].close()
    lost = page.locator(".status .bad")
    expect(lost).to_have_text("Nincs kapcsolat. Az óra jár tovább.")
    for size in (DESK, LOW, UPRIGHT, PHONE, LANDSCAPE):
        page.set_viewport_size(size)
        page.wait_for_function(ONE_LINE)


def seconds(page: Page, seat: int) -> int:
    minutes, rest = page.locator(f".plcard .digits[data-clock='{seat}']").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_a_live_clock_runs_in_the_players_row_is_read_to_nobody_and_stands_in_a_pause(invite: Invite) -> None:
    anna, boris = invite(), invite()
    table = new_table(anna, boris, {"kind": "live", "bank": 600, "increment": 15})
    page = anna.sit(table)
    running = page.locator(".plcard.active .digits")
    expect(running).not_to_have_text("")
    seat = int(running.get_attribute("data-clock") or "")
    expect(page.locator("[role=timer]").first).to_have_attribute("aria-live", "off")
    first = seconds(page, seat)
    page.wait_for_function(
        "([seat, text]) => document.querySelector(`.plcard .digits[data-clock='${seat}']`).textContent !== text",
        arg=[seat, f"{first // 60}:{first % 60:02}"],
    )
    assert 0 < first - seconds(page, seat) < 60
    assert seconds(page, 1 - seat) == 600
    boris.post(f"/tables/{table}/pause")
    expect(page.locator(".status .sub")).to_have_text("Boris asks for a pause.")
    page.get_by_role("button", name="Agree to pause").click()
    expect(page.locator(".status .sub")).to_have_text("The clock is stopped.")
    page.get_by_role("button", name="Resume").click()
    expect(page.get_by_role("button", name="Resume")).to_have_count(0)


def test_a_clock_is_offered_where_people_play_and_none_is_chosen(invite: Invite) -> None:
    anna = invite()
    page = anna.open("/")
    page.get_by_role("button", name="New table").click()
    page.get_by_label("Name for seat 1").fill("Anna")
    expect(page.get_by_role("radio", name="Slow")).to_have_count(0)
    page.get_by_text("Friends, by link").click()
    expect(page.get_by_role("radio", name="None")).to_be_checked()
    page.get_by_text("Slow", exact=True).click()
    page.get_by_role("combobox", name="Clock").select_option(label="2 days for each turn")
    expect(page.locator(".sum")).to_contain_text("2 days for each turn")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".chips")).to_contain_text("slow: 2 days a turn")
