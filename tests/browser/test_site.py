"""Pages under a path of a larger site: everything a person clicks stays there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.running import Server

from browser.fixtures import Invite

WEB = Path(__file__).parents[2] / "src" / "ludopolis"
SCRIPTS = sorted([*(WEB / "web" / "kit").rglob("*.js"), *(WEB / "games").glob("*/board*/**/*.js")])
TEMPLATES = sorted((WEB / "web" / "pages").glob("*.html"))
BARE = re.compile(r"(?:href|action|src)=[\"`]?/(?!/)|(?:fetch|location\.\w+)\([\"`]/")


@pytest.mark.parametrize("file", [*SCRIPTS, *TEMPLATES], ids=lambda file: file.name)
def test_no_address_forgets_the_site(file: Path) -> None:
    assert BARE.findall(file.read_text("utf-8")) == [], "siteUrl() and site_url() make addresses"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, pause=0.01, root_path="/games")
    yield running
    running.stop()


@pytest.mark.soak
def test_a_table_is_set_up_shared_played_and_left_under_the_path(invite: Invite, site: Server) -> None:
    anna, boris = invite(at=site), invite(at=site)
    page = anna.open(f"{site.base}/")
    page.get_by_role("button", name="Play Happy City", exact=True).click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_label("Name for seat 1").fill("Anna")
    dialog.get_by_text("Friends, by link").click()
    dialog.get_by_role("button", name="Get the link").click()
    expect(page).to_have_url(re.compile(r"/games/t/[\w-]+$"))
    link = page.get_by_label("Send this link", exact=True)
    expect(link).to_have_value(page.url)
    page.get_by_text("More ways").click()
    expect(page.get_by_label("For spectators", exact=True)).to_have_value(re.compile(r"/games/w/[\w-]+$"))
    other = boris.open(link.input_value())
    other.get_by_label("Your name").fill("Boris")
    other.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".plcard .nm")).to_have_text(["Anna", "Boris"])
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator(".book h1")).to_have_text("Happy City")
    page.goto(page.url)
    page.get_by_role("link", name="Leave").first.click()
    expect(page).to_have_url(f"{site.base}/")
