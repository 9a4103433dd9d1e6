"""One empty page on which the client's pure modules are called one by one (`units.js`)."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "ludopolis"
UNITS = (Path(__file__).parent / "units.js").read_text("utf-8")
ORIGIN = "http://units.test"
TYPES = {".js": "text/javascript", ".ftl": "text/plain; charset=utf-8"}
FOLDERS = {"kit": "web/kit", "vendor": "web/vendor", "locale": "i18n/locale", "games": "games"}
"""Where the folders are that a server would serve."""

Unit = Callable[..., Any]


def answer(route: Route) -> None:
    """A file of the package. Each language has its own copies: modules read the language of the page.
    Modules that read their own address are asked for under `/static`, as a server has them."""
    _, language, *path = urlsplit(route.request.url).path.removeprefix("/static").split("/")
    if not path:
        route.fulfill(
            body=f'<!doctype html><html lang="{language or "en"}"><body></body></html>', content_type="text/html"
        )
        return
    file = PACKAGE.joinpath(FOLDERS[path[0]], *path[1:])
    route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix])


@cache
def page_of(browser: Browser) -> Page:
    """The empty page, which closes with its browser."""
    page = browser.new_page()
    page.route("**/*", answer)
    page.goto(f"{ORIGIN}/")
    page.evaluate(f"() => {{ globalThis.units = {UNITS}; }}")
    return page


@pytest.fixture
def unit(chromium: Browser) -> Unit:
    """Calls a function of units.js."""
    page = page_of(chromium)

    def call(name: str, argument: object, language: str = "en") -> Any:
        return page.evaluate(f"([root, argument]) => units.{name}(root, argument)", [f"{ORIGIN}/{language}", argument])

    return call
