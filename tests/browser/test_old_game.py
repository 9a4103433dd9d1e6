"""A game whose board was written for Ludopolis 0.1.0: its imports of single modules of the kit go on working."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.running import Server

from browser.fixtures import Invite
from browser.people import ME, SCREEN
from browser.player import Player, play


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
