"""Two people at two browsers: how long until the board is shown, and until both see a move."""

import asyncio
import json
import secrets
from contextlib import suppress
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple

from browser.chromium import launched
from browser.people import LOOK
from browser.player import Player
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Request, ViewportSize

from benchmarks.played import POSITIONS, Position, choose, play_to, store_table
from benchmarks.serving import Serving
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.facts import BadNotation, IllegalMove
from ludopolis.server import guard
from ludopolis.server.store import Store
from ludopolis.server.wire import deciding

WARM_UP_MOVES = 2
"""First moves at a table that are not counted: a browser compiles what it runs for the first time."""
QUIET_SECONDS = 0.15
"""A move is over after this long without a message."""
MAX_WAIT_SECONDS = 10
MAX_TOUCHES = 40
"""Clicks at one table: many of them only select something."""
PREFS = json.dumps({"skip": False, "sound": False, "confirm": "off", "firsts": False})
WATCH = (Path(__file__).parent / "watch.js").read_text("utf-8")
SIZE = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
"""What browsers' own tools call slow 4G: milliseconds, and bytes a second."""

SLOWED: Final = 4
"""How many times slower a phone is."""


class Shown(NamedTuple):
    """A move, as two pages show it."""

    drawn: float
    """Milliseconds from the click until both documents hold the new position."""
    painted: float
    """Milliseconds from the click until both have painted it."""
    work: float
    """Milliseconds of CPU time of the main thread, in the page that needed more."""
    kilobytes: float
    """Kilobytes sent to the mover."""


class Measured(NamedTuple):
    """What was measured at a position."""

    boards: list[float]
    """Milliseconds from opening the page, with nothing cached, until the board is painted."""
    moves: list[Shown]
    nodes: int
    """Elements of the page."""


class Visit(NamedTuple):
    """The first page that a new visitor sees."""

    shown: float
    """Milliseconds until its board is painted; until the home page is, with pictures and letters, and listens."""
    kilobytes: float
    requests: int


class Stored(NamedTuple):
    """A table on the server, and a copy of it here."""

    id: str
    copy: Table
    tokens: list[str]
    """By seat, the token in the cookie of its device."""


class Guest:
    """A new visitor whose browser owns a seat."""

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
        """Moves that the page has sent and that are not yet played on the copy."""
        self.page.on("request", self._noted)
        self.protocol: CDPSession = self.context.new_cdp_session(self.page)
        self.protocol.send("Performance.enable", {"timeDomain": "threadTicks"})

    def _noted(self, request: Request) -> None:
        if request.url.endswith("/moves"):
            body = json.loads(request.post_data or "")
            self.sent.extend([body["move"], *body.get("then", [])])

    def work(self) -> float:
        """Milliseconds of CPU time the main thread has used."""
        metrics = self.protocol.send("Performance.getMetrics")["metrics"]
        return 1e3 * float(next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration"))

    def marks(self) -> Any:
        """What the page has recorded about the last click and the last message."""
        return self.page.evaluate("watched")


class Company:
    """A table at a position: two guests with pages; the other seats are played by requests."""

    def __init__(self, browser: Browser, base: str, stored: Stored) -> None:
        self.base = base
        self.id, self.table, self.tokens = stored
        self.rng = Random(self.id)
        self.people = list(range(len(self.tokens)))
        """All seats: whatever is no choice is played for them."""
        first, *others = deciding(self.table.state)
        second = others[-1] if others else (first + 1) % len(self.tokens)
        self.guests = [Guest(browser, base, self.tokens[seat], seat) for seat in (first, second)]

    def sit_down(self) -> list[float]:
        """Opens both pages, one after the other; returns the milliseconds until each has painted its board."""
        taken: list[float] = []
        for guest in self.guests:
            guest.page.goto(f"/t/{self.id}")
            guest.page.wait_for_selector("main.board [data-id]")
            taken.append(guest.page.evaluate("board"))
        return taken

    def play(self, moves: int) -> list[Shown]:
        """Plays up to `moves` moves by clicking on legal targets."""
        shown: list[Shown] = []
        for _ in range(MAX_TOUCHES):
            self.let_others_play()
            seats = deciding(self.table.state)
            mover = next((guest for guest in self.guests if guest.seat in seats), None)
            if mover is None or len(shown) == moves:
                break
            one = self.touch(mover)
            if one is not None and deciding(self.table.state):  # after the last move the score sheet is shown instead
                shown.append(one)
        return shown

    def touch(self, mover: Guest) -> Shown | None:
        """Clicks; returns nothing if that was only a selection, not a move."""
        seen = mover.player.ready(MAX_WAIT_SECONDS * 1_000)
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
        # A secret choice may show nothing new to the other.
        drawn, painted = (max(mark[what] for mark in marks) - mine["clicked"] for what in ("drawn", "painted"))
        return Shown(drawn, painted, work, mine["bytes"] / 1e3)

    def note(self, mover: Guest) -> None:
        """Plays the moves that were sent on the copy too."""
        move, *then = mover.sent
        mover.sent.clear()
        self.table.play_text(mover.seat, move)
        with suppress(IllegalMove, BadNotation):
            for further in then:
                self.table.play_text(mover.seat, further)
        self.table.play_only_moves(self.people)

    def when_quiet(self, mover: Guest | None = None) -> list[Any]:
        """Waits until no message comes and everything is painted; with a mover, until it has heard of its own move."""
        end = perf_counter() + MAX_WAIT_SECONDS
        while perf_counter() < end:
            sleep(QUIET_SECONDS)
            marks = [guest.marks() for guest in self.guests]
            waiting = mover is not None and mover.sent and not marks[self.guests.index(mover)]["heard"]
            if not waiting and all(mark["still"] > QUIET_SECONDS * 1e3 for mark in marks):
                return marks
        raise AssertionError(f"no end of messages: {marks}")

    def let_others_play(self) -> None:
        """Seats without a page decide first, so that a guest's move shows at once."""
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
            self.table.play_only_moves(self.people)
            absent = [seat for seat in deciding(self.table.state) if seat not in present]
            if not absent:
                self.when_quiet()

    def leave(self) -> None:
        """Closes both browsers."""
        for guest in self.guests:
            guest.context.close()


async def store_tables(serving: Serving, position: Position, tables: int) -> list[Stored]:
    """Stores tables at the position."""
    store = Store(serving.url)
    stored: list[Stored] = []
    for _ in range(tables):
        table = play_to(position)
        tokens = [guard.new_token() for _ in table.seats]
        stored.append(Stored(await store_table(store, table, tokens), table, tokens))
    await store.close()
    return stored


def measure(serving: Serving, position: Position, tables: int, moves: int) -> Measured:
    """Measures `tables` tables one after the other, up to `moves` moves at each after the warm-up."""
    boards: list[float] = []
    shown: list[Shown] = []
    nodes = 0
    stored = asyncio.run(store_tables(serving, position, tables))
    with launched() as browser:
        for one in stored:
            company = Company(browser, serving.base, one)
            boards.extend(company.sit_down())
            nodes = company.guests[0].page.evaluate("document.querySelectorAll('*').length")
            shown.extend(company.play(WARM_UP_MOVES + moves)[WARM_UP_MOVES:])
            company.leave()
    return Measured(boards, shown, nodes)


def visit_slowly(serving: Serving) -> list[tuple[str, Visit]]:
    """The home page and a table of each game, each for a new visitor with a slow phone."""
    positions = list({position.game: position for position in reversed(POSITIONS)}.values())[::-1]
    stored = [(position.name, asyncio.run(store_tables(serving, position, 1))[0]) for position in positions]
    visits: list[tuple[str, Visit]] = []
    with launched() as browser:
        _visit(browser, serving.base, guard.new_token(), "/", "loaded")  # a server reads words once
        visits.append(("home page", _visit(browser, serving.base, guard.new_token(), "/", "loaded")))
        for name, one in stored:
            visits.append((name, _visit(browser, serving.base, one.tokens[0], f"/t/{one.id}", "board")))
    return visits


def _visit(browser: Browser, base: str, token: str, path: str, when: str) -> Visit:
    """Opens a page until a promise of `watch.js` is kept. Playwright's own way to wait would have the page run more."""
    context = browser.new_context(base_url=base, viewport=PHONE, reduced_motion="reduce")
    context.add_cookies([{"name": guard.COOKIE, "value": token, "url": base}])
    context.add_init_script(WATCH)
    page = context.new_page()
    protocol = context.new_cdp_session(page)
    protocol.send("Network.enable")
    protocol.send("Network.emulateNetworkConditions", SLOW_4G)
    protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    sizes: list[float] = []
    protocol.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path, wait_until="commit")
    shown = protocol.send("Runtime.evaluate", {"expression": when, "awaitPromise": True})["result"]["value"]
    page.wait_for_load_state("networkidle")
    context.close()
    return Visit(float(shown), sum(sizes) / 1e3, len(sizes))
