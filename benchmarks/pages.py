"""Two people at two browsers: how long until a board is there, and until both see a move."""

import asyncio
import json
import secrets
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any, NamedTuple

from browser.chromium import launched
from browser.people import LOOK
from browser.player import Player
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Request

from benchmarks.played import Position, choose, play_to, store_table
from benchmarks.serving import Serving
from ludopolis.engine.facts import BadNotation, IllegalMove
from ludopolis.engine.table import Table
from ludopolis.server import guard
from ludopolis.server.app import database_url
from ludopolis.server.store import Store
from ludopolis.server.wire import deciding

WARM = 2
"""First moves at a table that are not counted: a browser translates what it runs for the first time."""
QUIET = 0.15
"""Seconds without a message after which a move is over."""
PATIENCE = 10
TOUCHES = 40
"""Most touches at one table: many of them only pick."""
PREFS = json.dumps({"skip": False, "sound": False, "confirm": "off"})
WATCH = (Path(__file__).parent / "watch.js").read_text("utf-8")
SIZE = {"width": 1440, "height": 900}


class Shown(NamedTuple):
    """A move, as two pages show it."""

    drawn: float
    """Milliseconds from the click until the documents of both hold the new position."""
    painted: float
    """Milliseconds from the click until both have painted it."""
    work: float
    """Milliseconds of CPU of the main thread, in whichever page needed more."""
    kilobytes: float
    """What the mover was sent."""


class Met(NamedTuple):
    """What two people have met at a position."""

    boards: list[float]
    """Milliseconds from opening the page, nothing cached, until the board is painted."""
    moves: list[Shown]
    nodes: int
    """Elements of the page."""


class Stored(NamedTuple):
    """A table on the server, and its twin here."""

    id: str
    twin: Table
    tokens: list[str]
    """By seat, what the cookie of its device says."""


class Guest:
    """Somebody who has never been here, and whose browser owns a seat."""

    def __init__(self, browser: Browser, base: str, token: str, seat: int) -> None:
        self.seat = seat
        self.context: BrowserContext = browser.new_context(base_url=base, viewport=SIZE, reduced_motion="reduce")  # type: ignore[arg-type]
        self.context.add_cookies([{"name": guard.COOKIE, "value": token, "url": base}])
        self.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-prefs'] ??= {PREFS!r}")
        self.context.add_init_script(WATCH)
        self.context.add_init_script(path=LOOK)
        self.page: Page = self.context.new_page()
        self.player = Player(self.page, f"guest {seat}")
        self.sent: list[str] = []
        """Moves that the page has sent and nobody has taken note of."""
        self.page.on("request", self._noted)
        self.protocol: CDPSession = self.context.new_cdp_session(self.page)
        self.protocol.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _noted(self, request: Request) -> None:
        if request.url.endswith("/moves"):
            body = json.loads(request.post_data or "")
            self.sent.extend([body["move"], *body.get("then", [])])

    def work(self) -> float:
        """Milliseconds of CPU that the main thread has had."""
        metrics = self.protocol.send("Performance.getMetrics")["metrics"]
        return 1e3 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    def marks(self) -> Any:
        """What the page has noted about the last click and the last message."""
        return self.page.evaluate("watched")


class Company:
    """A table at a position: two guests in front of their pages, the other seats played by requests."""

    def __init__(self, browser: Browser, base: str, stored: Stored) -> None:
        self.base = base
        self.id, self.table, self.tokens = stored
        self.rng = Random(self.id)
        first, *others = deciding(self.table.state)
        second = others[-1] if others else (first + 1) % len(self.tokens)
        self.guests = [Guest(browser, base, self.tokens[seat], seat) for seat in (first, second)]

    def sit_down(self) -> list[float]:
        """Opens both pages, one after the other; the milliseconds until each has painted its board."""
        taken: list[float] = []
        for guest in self.guests:
            guest.page.goto(f"/t/{self.id}")
            guest.page.wait_for_selector("main.board [data-id]")
            taken.append(guest.page.evaluate("board"))
        return taken

    def play(self, moves: int) -> list[Shown]:
        """Up to so many moves, each a click on something lit."""
        shown: list[Shown] = []
        for _ in range(TOUCHES):
            self.let_others_play()
            seats = deciding(self.table.state)
            mover = next((guest for guest in self.guests if guest.seat in seats), None)
            if mover is None or len(shown) == moves:
                break
            one = self.touch(mover)
            if one is not None and deciding(self.table.state):  # the score sheet is another page
                shown.append(one)
        return shown

    def touch(self, mover: Guest) -> Shown | None:
        """A click; nothing if that was no move yet but only a choice that leads to one."""
        seen = mover.player.ready(PATIENCE * 1_000)
        assert seen is not None
        control = mover.page.locator("[data-move]").nth(mover.player.choose(seen).at).element_handle()
        mover.player.before = seen
        control.hover()  # a person's pointer rests there before it presses
        self.when_quiet()
        before = [guest.work() for guest in self.guests]
        for guest in self.guests:
            guest.page.evaluate("watchAgain()")
        control.click()
        marks = self.when_quiet(mover)
        if not mover.sent:
            return None
        self.note(mover)
        work = max(guest.work() - was for guest, was in zip(self.guests, before, strict=True))
        mine = marks[self.guests.index(mover)]
        # A choice in secret may be nothing new for the other.
        drawn, painted = (max(mark[what] for mark in marks) - mine["clicked"] for what in ("drawn", "painted"))
        return Shown(drawn, painted, work, mine["bytes"] / 1e3)

    def note(self, mover: Guest) -> None:
        """Makes the moves that were sent here too."""
        move, *then = mover.sent
        mover.sent.clear()
        self.table.play_text(mover.seat, move)
        with suppress(IllegalMove, BadNotation):
            for further in then:
                self.table.play_text(mover.seat, further)

    def when_quiet(self, mover: Guest | None = None) -> list[Any]:
        """Waits until nothing comes any more and all has been painted, for the mover also the own move."""
        end = perf_counter() + PATIENCE
        while perf_counter() < end:
            sleep(QUIET)
            marks = [guest.marks() for guest in self.guests]
            waiting = mover is not None and mover.sent and not marks[self.guests.index(mover)]["heard"]
            if not waiting and all(mark["still"] > QUIET * 1e3 for mark in marks):
                return marks
        raise AssertionError(f"no end of messages: {marks}")

    def let_others_play(self) -> None:
        """Those who have no page decide first, so that what a guest does is seen at once."""
        present = [guest.seat for guest in self.guests]
        absent = [seat for seat in deciding(self.table.state) if seat not in present]
        while absent:
            seat = absent[0]
            move = choose(self.table, seat, self.rng)
            body = {
                "seat": seat,
                "number": self.table.view_number(seat),
                "key": secrets.token_hex(8),
                "move": self.table.state.to_text(seat, move),
            }
            headers = {"Origin": self.base, "Cookie": f"{guard.COOKIE}={self.tokens[seat]}"}
            answer = self.guests[0].context.request.post(f"/api/tables/{self.id}/moves", data=body, headers=headers)
            assert answer.ok, answer.text()
            self.table.play(seat, move)
            absent = [seat for seat in deciding(self.table.state) if seat not in present]
            if not absent:
                self.when_quiet()

    def leave(self) -> None:
        """Closes both browsers."""
        for guest in self.guests:
            guest.context.close()


async def store_tables(serving: Serving, position: Position, tables: int) -> list[Stored]:
    """Tables that all stand at the position."""
    store = Store(database_url(serving.data, None))
    stored: list[Stored] = []
    for _ in range(tables):
        table = play_to(position)
        tokens = [guard.new_token() for _ in table.seats]
        stored.append(Stored(await store_table(store, table, tokens), table, tokens))
    await store.close()
    return stored


def meet(serving: Serving, position: Position, tables: int, moves: int) -> Met:
    """At so many tables one after the other, at each up to so many moves, and before them some that are not counted."""
    boards: list[float] = []
    shown: list[Shown] = []
    nodes = 0
    stored = asyncio.run(store_tables(serving, position, tables))
    with launched() as browser:
        for one in stored:
            company = Company(browser, serving.base, one)
            boards.extend(company.sit_down())
            nodes = company.guests[0].page.evaluate("document.querySelectorAll('*').length")
            shown.extend(company.play(WARM + moves)[WARM:])
            company.leave()
    return Met(boards, shown, nodes)
