"""What `ludopolis new` lays out is played in the browser at once: listed, drawn in every frame, and explained."""

import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.running import Server

from browser.fixtures import Invite
from browser.people import BEGINNER, ME
from browser.player import Player, play
from browser.test_measures import measured

THINGS = Path(__file__).parent / "things.js"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on which a game is installed that has just been laid out."""
    root = tmp_path / "hamlet"
    subprocess.run([sys.executable, "-m", "ludopolis.cli", "new", "hamlet", "--package", str(root)], check=True)
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    info = root / "src" / "hamlet-0.1.0.dist-info"
    info.mkdir()  # what an installer would write
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hamlet\nVersion: 0.1.0\n", "utf-8")
    entries = "".join(f"{name} = {entry}\n" for name, entry in project["entry-points"]["ludopolis.games"].items())
    (info / "entry_points.txt").write_text(f"[ludopolis.games]\n{entries}", "utf-8")
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", root / "src", pause=0.01, drafts=True)
    yield running
    running.stop()
    log = running.log.read_text()
    assert "Traceback" not in log, log


def test_a_new_game_is_found_drawn_and_played_against_a_bot(invite: Invite) -> None:
    anna = invite(painted=True)
    page = anna.open("/")
    expect(page.locator("[data-new=hamlet]")).to_be_visible()
    anna.context.add_init_script(path=THINGS)
    page = anna.sit(anna.new_table("hamlet", ME, BEGINNER, rounds=4))
    expect(page.locator(".hamlet .house.legal")).to_have_count(3)
    assert measured(page, "hamlet", "first move") == {}
    assert page.evaluate("things.unanswered()") == []
    assert page.evaluate("things.ask()")["poor"] == []
    card = page.locator(".hamlet .house.legal").first
    taken = card.get_attribute("data-id")
    card.click()
    town = page.locator(".hamlet .houses[data-what=town] .house")
    expect(town).to_have_count(1)
    assert town.get_attribute("data-id") == taken
    expect(page.locator(".hamlet.small [data-id]")).not_to_have_count(0)  # the bot has taken one, too
    play([Player(page, "new game")])
    page.get_by_role("button", name="See the table").click()
    expect(town).to_have_count(4)
    assert measured(page, "hamlet", "at the end") == {}
