"""A whole evening: three devices in three languages, one of them on plain http, from one link to the second game."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from server.running import Server

from browser.chromium import ARGUMENTS, program
from browser.fixtures import Invite
from browser.people import DESK, ME, PHONE, TOUCH, Person
from browser.player import Player, play

FRIEND = {"kind": "link"}
LIVE = {"kind": "live", "bank": 600, "increment": 15}
UPRIGHT = {"width": 820, "height": 1180}
PLAIN = "ludopolis.test"
"""A name for this machine that browsers do not take for a secure address."""
HOW: list[dict[str, Any]] = [
    {"viewport": PHONE, **TOUCH},
    {"viewport": UPRIGHT, "locale": "hu-HU"},
    {"viewport": DESK, "locale": "ru-RU"},
]
"""Anna's, Boris's and Vera's devices; Vera comes by plain http."""


@pytest.fixture
def by_name(chromium: Browser) -> Iterator[Browser]:
    """A browser that finds the server under another name."""
    arguments = [*ARGUMENTS, f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1"]
    browser = chromium.browser_type.launch(executable_path=program(), args=arguments)
    yield browser
    browser.close()


def evening(anna: Person, boris: Person, vera: Person, at: Callable[[str], None]) -> None:
    """Plays it. `at` is told every station, with all three pages as they are then."""
    everybody = (anna, boris, vera)
    lines: list[WebSocketRoute] = []
    down = False

    def line(socket: WebSocketRoute) -> None:
        if down:
            socket.close()
        else:
            socket.connect_to_server()
            lines.append(socket)

    vera.context.route_web_socket("**/ws?*", line)
    seats = [ME, FRIEND, FRIEND]
    answer = anna.post("/tables", game="happy_city", seats=seats, wait=True, clock=LIVE, options={"max_rounds": 1})
    table = str(answer.json()["table"])
    anna.sit(table)
    expect(anna.page.locator(".chair b")).to_have_count(3)
    for one, name in ((boris, "Boris"), (vera, "Вера")):
        one.sit(table)
        one.page.locator("form input").first.fill(name)
        at(f"{name} was invited")
        one.page.locator("form .btn.main").click()
        expect(anna.page.locator(".told")).to_contain_text(name)
        at(f"{name} has sat down")
    for one in everybody:
        expect(one.page.locator(".chair b")).to_have_text(["Anna", "Boris", "Вера"])
    at("all are there")
    anna.page.locator(".go .btn.main").click()

    for one in everybody:
        expect(one.page.locator("[data-clock='2']").locator("visible=true").first).not_to_have_text("")
    at("it begins")
    boris.page.locator(".talkbtn").click()
    boris.page.locator("dialog[open] .composer .row input").fill("Jó játékot!")
    boris.page.locator("dialog[open] .composer .row button").click()
    expect(anna.page.locator(".tabs .unread")).to_be_visible()
    expect(vera.page.locator(".sidetabs .unread")).to_be_visible()
    boris.page.keyboard.press("Escape")
    anna.page.locator(".tabs [data-to=talk]").click()
    expect(anna.page.locator(".msg .tx")).to_have_text("Jó játékot!")
    anna.page.locator(".composer .reacts button").first.click()
    expect(vera.page.locator(".said").locator("visible=true").first).to_be_visible()
    at("they talk")
    anna.page.locator(".tabs [data-to=board]").click()

    down = True
    lines[-1].close()
    expect(vera.page.locator(".status .bad")).to_be_visible()
    at("Vera has no connection")
    down = False
    expect(vera.page.locator(".status .bad")).to_have_count(0)

    play([Player(one.page, f"evening {seat}", finger=one is anna) for seat, one in enumerate(everybody)])
    for one in everybody:
        expect(one.page.locator(".win h2")).to_have_text(one.page.locator(".status .head").inner_text())
    at("it is over")
    vera.page.locator(".endtray .btn.main").click()
    expect(vera.page.locator(".app:not(.ended)")).to_be_visible()
    for one in (anna, boris):
        expect(one.page.locator(".endtray a.btn.main")).to_be_visible()
    at("Vera plays again")
    for one in (anna, boris):
        one.page.locator(".endtray a.btn.main").click()
        expect(one.page.locator(".app:not(.ended)")).to_be_visible()
    assert len({one.page.url.rpartition("/")[2] for one in everybody}) == 1
    at("the second game")


@pytest.mark.soak
def test_an_evening_of_three(invite: Invite, by_name: Browser, server: Server) -> None:
    anna, boris = (invite(**how) for how in HOW[:2])
    named: Any = SimpleNamespace(base=server.base.replace("127.0.0.1", PLAIN))
    vera = Person(by_name, named, "", **HOW[2])
    evening(anna, boris, vera, lambda station: None)
    assert vera.page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    assert [fault for fault in vera.faults if "Cross-Origin-Opener-Policy" not in fault] == []  # it needs https
