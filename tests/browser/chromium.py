"""Debian's Chromium, as Playwright drives it: the shell without windows, which does less, or else the whole."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from server.running import Server

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def program() -> str:
    """Where it is."""
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        raise FileNotFoundError("Chromium is not installed: apt-get install chromium-headless-shell")
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser, closed afterwards."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        yield browser
        browser.close()


@contextmanager
def opened() -> Iterator[tuple[Browser, Server]]:
    """A browser and a server with an empty database."""
    with tempfile.TemporaryDirectory(prefix="ludopolis-") as name, launched() as browser:
        server = Server(f"sqlite:///{name}/tables.sqlite", Path(name), pause=0.01)
        yield browser, server
        server.stop()
