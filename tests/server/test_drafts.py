"""Draft games: listed only if the host says so, playable by whoever has the address, and their tables live on."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludopolis.server.deals import deals
from server.devices import BOT, FRIEND, ME, Device
from server.running import Server

BARTER = Path(__file__).parents[1] / "barter"
ATELIER = """
from barter.game import Barter

class Atelier(Barter):
    def __init__(self, folder=""):
        super().__init__(folder)
        self.id = "atelier"
        self.draft = {draft}

GAME = Atelier()
"""
HOME = re.compile(r'<script type="application/json" id="home">(.*?)</script>', re.DOTALL)


def write_game(site: Path, draft: bool) -> None:
    """Installs Atelier, which has English alone."""
    (site / "atelier" / "locale").mkdir(parents=True, exist_ok=True)
    (site / "atelier" / "__init__.py").write_text(ATELIER.format(draft=draft), "utf-8")
    (site / "atelier" / "locale" / "en.ftl").write_text((BARTER / "locale" / "en.ftl").read_text("utf-8"), "utf-8")
    info = site / "atelier-0.1.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: atelier\nVersion: 0.1\n", "utf-8")
    (info / "entry_points.txt").write_text("[ludopolis.games]\natelier = atelier\n", "utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    write_game(tmp_path, draft=True)
    return tmp_path


@pytest.fixture
def server(site: Path) -> Iterator[Server]:
    """A server whose host wants to see drafts."""
    running = Server(f"sqlite:///{site / 'tables.sqlite'}", site, pause=0.0, drafts=True)
    yield running
    running.stop()
    log = running.log.read_text()
    assert "Traceback" not in log, log


def again(server: Server) -> None:
    """Stops the server and starts it as a host does who says nothing about drafts."""
    server.stop()
    server.more.pop("drafts", None)
    server.start()


def listed(device: Device) -> dict[str, bool]:
    """Where Atelier is listed."""
    home = device.get("/").text
    data = HOME.search(home)
    assert data is not None
    return {
        "home": any(game["id"] == "atelier" for game in json.loads(data[1])["games"]),
        "my games": "atelier" in device.get("/mine").text,
        "deals": ".atelier." in device.get("/deals").text,
        "open tables": "data-sit=" in home,
    }


def play(device: Device, table: str, seat: int, moves: int) -> None:
    """Plays so many moves at the table, or the game to its end."""
    with device.watch(table, seat) as watcher:
        while moves and watcher.state["status"] == "running":
            if seat in watcher.state["deciding"]:
                device.play(table, watcher, seat, watcher.state["legal"][0]["move"])
                moves -= 1
            else:
                watcher.next()


def test_a_draft_is_listed_if_the_host_says_so_and_its_tables_live_on(server: Server, site: Path) -> None:
    anna, boris = server.device(), server.device()
    assert listed(boris) == {"home": True, "my games": True, "deals": True, "open tables": False}
    table = anna.new_table("atelier", ME, BOT, options={"rounds": 3})
    waiting = anna.new_table("atelier", ME, FRIEND)
    play(anna, table, 0, 1)
    assert anna.post(f"/tables/{waiting}/listing", on=True).json() == {"on": True}
    assert listed(boris)["open tables"]
    deal = f"{deals.today()}.atelier.table"
    tried = boris.post(f"/deals/{deal}/tries", name="Boris").json()["url"]

    again(server)
    assert not any(listed(server.device()).values())
    unlisted = anna.new_table("atelier", ME, FRIEND)
    assert anna.post(f"/tables/{unlisted}/listing", on=True).status_code == 403
    for page in (f"/t/{table}", f"/t/{waiting}", f"/t/{unlisted}", "/rules/atelier"):
        assert anna.get(page).status_code == 200, "who has the address comes in"
    assert f"/t/{table}" in anna.get("/").text, "a table of one's own is never hidden"
    play(anna, table, 0, 1)
    seat = re.search(r'"mine": \[(\d)\]', boris.get(tried).text)
    assert seat is not None
    play(boris, tried.rpartition("/")[2], int(seat[1]), 100)
    assert "Boris" in server.device().get(f"/deals?deal={deal}").text

    write_game(site, draft=False)
    again(server)
    assert listed(server.device()) == {"home": True, "my games": True, "deals": True, "open tables": True}
    play(anna, table, 0, 1)
