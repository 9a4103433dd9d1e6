"""A game whose board was written for Ludopolis 0.1.0: its imports of single modules of the kit go on working."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.running import Server

from browser.fixtures import Invite
from browser.people import ME, SCREEN
from browser.player import Player, play

OLD_MODULES = ["advised", "art", "camera", "control", "format", "log", "pan", "paper", "styled", "tray"]
"""What the board imports from `kit/`."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on which Village is installed, a package of its own."""
    info = tmp_path / "village-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: village\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[ludopolis.games]\nvillage = village\n")
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, pause=0.01)
    yield running
    running.stop()
    log = running.log.read_text()
    assert "Traceback" not in log, log


def test_an_old_board_is_drawn_and_played_to_the_score_sheet(invite: Invite) -> None:
    anna = invite()
    warned: list[str] = []
    anna.context.on("console", lambda line: warned.append(line.text) if line.type == "warning" else None)
    page = anna.sit(anna.new_table("village", ME, SCREEN, rounds=4))
    expect(page.locator(".village .pan .house")).to_have_count(3)
    expect(page.locator(".village .house[data-move]")).to_have_count(3)
    expect(page.locator(".village .told .ic")).to_have_count(1)
    play([Player(page, "old")])
    page.get_by_role("button", name="See the table").click()
    towns = page.locator(".village .towns li")
    expect(towns).to_have_count(2)
    for town in towns.all():
        assert town.evaluate("town => town.style.getPropertyValue('--cards')") == "4"
        expect(town.locator(".tok")).to_have_count(1)
        expect(town).to_contain_text("and")
    moved = [line for line in warned if line.startswith("kit/")]
    assert sorted(moved) == [f"kit/{module}.js has moved: a board imports from kit/board.js" for module in OLD_MODULES]


def test_an_old_board_works_module_by_module_too(invite: Invite) -> None:
    anna = invite(bypass_csp=True)
    page = anna.open("/")
    root = (page.locator("script[src*=theme]").get_attribute("src") or "").partition("/kit/")[0]
    names = page.evaluate("async (board) => Object.keys(await import(board))", f"{root}/games/village/board.js")
    assert sorted(names) == ["board", "picking"]
