"""Two people at two browsers: how long until a board is there, and until both see a move."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

GAME = "happy_city"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
WATCH = """
if (origin !== "null") localStorage["ludopolis-prefs"] ??= '{"skip":false,"sound":false,"confirm":"off"}';
const clock = () => performance.timeOrigin + performance.now();
window.clicked = window.updated = window.painted = 0;
addEventListener("click", () => { window.clicked = clock(); }, true);
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target instanceof Element && target.closest(".log"))) window.updated = clock();
  if (!window.painted && document.querySelector("main.board [data-id]")) {
    window.painted = -1;
    requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }));
  }
}).observe(document, { subtree: true, childList: true });
window.until = async (mark, wait) => {
  for (const end = performance.now() + wait; window[mark] <= 0 && performance.now() < end;) {
    await new Promise((done) => setTimeout(done, 5));
  }
  return window[mark];
};
"""
"""The log is drawn in the same breath as the board, and only when something has happened."""


class Seen(NamedTuple):
    """Milliseconds from a click until a page has changed."""

    by_mover: float
    by_other: float


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for a while."""
    program = shutil.which("chromium") or sys.exit("Chromium is not installed: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield browser
        browser.close()


def person(browser: Browser, base: str) -> BrowserContext:
    """A browser that has never been here."""
    context = browser.new_context(base_url=base, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script(WATCH)
    return context


def post(context: BrowserContext, base: str, path: str, **body: object) -> dict[str, str]:
    """A request as a page would send it."""
    answer = context.request.post(f"/api{path}", data=body, headers={"Origin": base})
    assert answer.ok, answer.text()
    found: dict[str, str] = answer.json()
    return found


def new_table(context: BrowserContext, base: str) -> str:
    """A table with a second seat for a friend."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "link"}]
    return post(context, base, "/tables", game=GAME, seats=seats)["table"]


def first_boards(base: str, times: int) -> list[float]:
    """Milliseconds from opening a table's page, nothing cached, until its board is painted."""
    taken: list[float] = []
    with chromium() as browser:
        for _ in range(times):
            anna = person(browser, base)
            table = new_table(anna, base)
            page = anna.new_page()
            page.goto(f"/t/{table}")
            taken.append(page.evaluate("until('painted', 30_000)"))
            anna.close()
    return taken


def moves_seen(base: str, times: int) -> list[Seen]:
    """Two people play; every move is a click on something lit."""
    taken: list[Seen] = []
    rng = Random(1)
    with chromium() as browser:
        anna, boris = person(browser, base), person(browser, base)
        table = new_table(anna, base)
        post(boris, base, f"/tables/{table}/join", seat=1, name="Boris")
        pages = [anna.new_page(), boris.new_page()]
        for page in pages:
            page.goto(f"/t/{table}")
        while len(taken) < times:
            mover = next((page for page in pages if page.locator("[data-move]").count()), None)
            if mover is not None and click_something(mover, pages, rng):
                other = pages[1 - pages.index(mover)]
                clicked = mover.evaluate("clicked")
                taken.append(Seen(mover.evaluate("updated") - clicked, other.evaluate("updated") - clicked))
    return taken


def click_something(mover: Page, pages: list[Page], rng: Random) -> bool:
    """Clicks; false if that was no move yet but only a choice that leads to one."""
    for page in pages:
        page.evaluate("updated = 0")
    controls = mover.locator("[data-move]")
    controls.nth(rng.randrange(controls.count())).click()
    return all(page.evaluate("until('updated', 2_000)") > 0 for page in pages)
