"""Fixtures of the browser tests: Debian's Chromium, a server whose bots do not wait, and people in front of it.

A plugin and no conftest, since the browser tests of one game stand in that game's folder: `tests/conftest.py` loads it
when the first browser test is collected. All of them share one Chromium and one server.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from server.running import Server

from browser.chromium import launched
from browser.people import QUICK, Person

INSIDE = """
from datetime import date
from ludopolis.server.deals import deals
from ludopolis.server.notifications import outgoing

outgoing.is_open = lambda address: True
deals.today = lambda: date(2026, 6, 15)
"""
"""The server also sends into its own network, where the tests' push service is, and its day never ends."""
expect.set_options(timeout=60_000)  # a busy machine is not the page's fault


class Running:
    """The Chromium of this process, while it is up."""

    def __init__(self) -> None:
        self.browser: Browser | None = None
        self.stack = ExitStack()

    def get(self) -> Browser:
        if self.browser is None:
            self.browser = self.stack.enter_context(launched())
        return self.browser

    def close(self) -> None:
        self.browser = None
        self.stack.close()


RUNNING = Running()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Closes Chromium before a test that does not need it: while it is up, no test may use asyncio."""
    if "chromium" not in getattr(item, "fixturenames", ()):
        RUNNING.close()


def pytest_sessionfinish() -> None:
    RUNNING.close()


@pytest.fixture
def chromium() -> Browser:
    """The browser that all these tests share."""
    try:
        return RUNNING.get()
    except FileNotFoundError as missing:
        raise pytest.fail.Exception(str(missing), pytrace=False) from None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    folder = tmp_path_factory.mktemp("browser")
    running = Server(f"sqlite:///{folder / 'tables.sqlite'}", folder, pause=0.01, before=INSIDE)
    yield running
    running.stop()
    log = running.log.read_text()
    assert "Traceback" not in log, log


Invite = Callable[..., Person]


@pytest.fixture
def invite(chromium: Browser, server: Server) -> Iterator[Invite]:
    """Invites a person. At the end of the test, nobody may have met a fault that the test did not expect."""
    people: list[Person] = []

    def person(prefs: str = QUICK, at: Server = server, **how: Any) -> Person:
        people.append(Person(chromium, at, prefs, **how))
        return people[-1]

    yield person
    faults = [fault for one in people for fault in one.faults]
    for one in people:
        one.context.close()
    assert faults == [], faults
