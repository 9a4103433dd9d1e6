"""People at their browsers, who notice everything that goes wrong on a page."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    ViewportSize,
)
from server.running import Server

from ludopolis.engine.table.table import Table

LOOK = Path(__file__).parent / "look.js"
ME = {"kind": "me", "name": "Anna"}
SCREEN = {"kind": "screen", "name": "Boris"}
FRIEND = {"kind": "link"}
BOT = {"kind": "bot", "bot": "regular", "name": "Robo"}
BEGINNER = {"kind": "bot", "bot": "beginner", "name": "Dice"}
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
"""A phone, but for its size."""
QUICK = json.dumps({"sound": False, "firsts": False})
"""Preferences of people who play in silence, and who know the games."""
UNPAINTED = """
globalThis.unpainted = new CSSStyleSheet();
unpainted.replaceSync("html { opacity: 0 !important }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, unpainted];
"""
"""Everything is laid out and can be touched, but no pixels are drawn: half of the work without a graphics card."""


def drawn(page: Page) -> None:
    """Waits until the page has drawn what was done to it, and has settled: both wait for a frame."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


class Person:
    """A browser with its own cookies, and one page. It is `painted` where somebody looks at pictures."""

    def __init__(self, browser: Browser, server: Server, prefs: str, painted: bool = False, **how: Any) -> None:
        self.base = server.base
        self.faults: list[str] = []
        """Errors in the console, violations of the content security policy, failed requests."""
        settings = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **how}
        self.context: BrowserContext = browser.new_context(base_url=self.base, **settings)
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(path=LOOK)
        if not painted:
            self.context.add_init_script(UNPAINTED)
        if prefs:
            self.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-prefs'] ??= {prefs!r}")
        self.context.on("console", self._complained)
        self.context.on("weberror", lambda error: self.faults.append(f"page: {error.error}"))
        self.context.on("requestfailed", self._failed)
        self.context.on("response", self._answered)
        self.page: Page = self.context.new_page()

    def _complained(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.faults.append(f"console: {line.text}")

    def _failed(self, request: Request) -> None:
        """Leaving a page aborts what it was still asking for: no fault. Aborting what stores is one."""
        asks = request.method == "GET" or request.url.endswith("/api/qr")
        if not asks or request.failure != "net::ERR_ABORTED":
            self.faults.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.status}: {response.request.method} {response.url}")

    def has_played(self, game: str) -> None:
        """Makes pages opened later offer the game to somebody who knows it."""
        played = json.dumps([game])
        self.context.add_init_script(f"if (origin !== 'null') localStorage['ludopolis-played'] = {played!r}")

    def post(self, path: str, **body: Any) -> APIResponse:
        """Sends what a page would send."""
        return self.context.request.post(f"/api{path}", data=body, headers={"Origin": self.base})

    def new_table(self, game: str, *seats: dict[str, str], hints: object = False, **options: object) -> str:
        """Sets a table up without the page, and returns its id."""
        answer = self.post("/tables", game=game, seats=list(seats), options=options, hints=hints)
        assert answer.status == 201, answer.text()
        return str(answer.json()["table"])

    def bring(self, game: Table) -> str:
        """Brings a finished game to the server; returns its id."""
        text = game.record().to_text()
        answer = self.context.request.post("/api/records", data=text, headers={"Origin": self.base})
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def join(self, table: str, seat: int, name: str) -> None:
        """Sits down without the page."""
        answer = self.post(f"/tables/{table}/join", seat=seat, name=name)
        assert answer.ok, answer.text()

    def sit(self, table: str, query: str = "") -> Page:
        """Opens the table's page."""
        self.page.goto(f"/t/{table}{query}")
        return self.page

    def watch(self, table: str) -> Page:
        """Opens the table as a spectator, as a latecomer at a full table may."""
        link = re.search(r'href="(/w/[^"]+)"', self.context.request.get(f"/t/{table}").text())
        assert link is not None
        return self.open(link[1])

    def open(self, path: str) -> Page:
        """Opens any page."""
        self.page.goto(path)
        return self.page
