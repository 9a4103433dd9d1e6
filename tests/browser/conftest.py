"""Debian's Chromium, a server whose bots do not wait, and people in front of it."""

from collections.abc import Callable, Iterator
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
expect.set_options(timeout=30_000)  # a busy machine is not the page's fault


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One browser for this folder. Not for the whole run: while it is up, no other test may use asyncio."""
    try:
        with launched() as browser:
            yield browser
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
    assert faults == []
