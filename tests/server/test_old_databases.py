"""Databases of earlier versions: every table is found as it was left, and people, bots and replays go on."""

import asyncio
import gzip
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from uuid import uuid4

import pytest

from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.host import backup_file
from ludopolis.server.model.tables import FINISHED, RUNNING
from ludopolis.server.storage import migrations
from ludopolis.server.storage.migrating import migrate
from server.devices import Device, State
from server.old_database import FOLDER, facts, together
from server.running import Server

MIGRATIONS = Path(migrations.__file__).parent / "versions"
VERSIONS = sorted(file.name.removesuffix(".sqlite.gz") for file in FOLDER.glob("*.sqlite.gz"))


class Old(NamedTuple):
    """A server on an old database, what was true of it then, and what was found before anybody played on."""

    server: Server
    known: dict[str, Any]
    found: dict[str, State]
    devices: dict[str, Device]
    """The browsers of that time, with their cookies."""

    def tables(self, status: str) -> Iterator[tuple[str, State]]:
        """The tables that were running, finished or ended, each with its id."""
        return ((id, table) for id, table in self.known["tables"].items() if table["status"] == status)

    def one(self, about: str) -> str:
        """The table with that note."""
        (id,) = (id for id, note in self.known["about"].items() if note == about)
        return str(id)


def unpack(version: str, url: str) -> None:
    """Puts the file in its place, as if its tables had been touched today: old ones are forgotten."""
    file = Path(url.removeprefix("sqlite:///"))
    file.write_bytes(gzip.decompress((FOLDER / f"{version}.sqlite.gz").read_bytes()))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET touched = datetime('now')")


ENDS = [(VERSIONS[0], "sqlite"), (VERSIONS[-1], "sqlite"), (VERSIONS[-1], "postgres")]
OTHERS = [(version, kind) for version in VERSIONS for kind in ("sqlite", "postgres") if (version, kind) not in ENDS]


@pytest.fixture(
    scope="module", params=[*ENDS, *(pytest.param(one, marks=pytest.mark.soak) for one in OTHERS)], ids=" ".join
)
def old(
    request: pytest.FixtureRequest,
    new_database: Callable[[str], str],
    strangers: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Old]:
    """The database of a version, as it is or restored into PostgreSQL."""
    version, kind = request.param
    url = new_database("sqlite")
    unpack(version, url)
    if kind == "postgres":
        file = tmp_path_factory.mktemp("backup") / "backup"
        asyncio.run(backup_file.write(url, file))
        url = new_database(kind)
        asyncio.run(backup_file.read(url, file))
    migrate(url)
    known = json.loads((FOLDER / f"{version}.json").read_text("utf-8"))
    found = asyncio.run(facts(url, known["devices"]))
    running = Server(url, strangers, pause=0)
    devices = {name: running.device() for name in known["devices"]}
    for name, token in known["devices"].items():
        devices[name].http.cookies.set(COOKIE, token, domain="127.0.0.1")
    yield Old(running, known, found, devices)
    running.stop()
    log = running.log.read_text()
    assert "Traceback" not in log, log


def test_there_is_a_database_of_an_earlier_version() -> None:
    """Whoever changes how things are stored has kept a database of the version before."""
    last = sorted(file.name[:4] for file in MIGRATIONS.glob("[0-9]*.py"))[-2:]
    assert VERSIONS[-1].rpartition("-")[2] in last


def test_every_table_is_where_it_was_left(old: Old) -> None:
    assert old.found == old.known["tables"]


def test_everybody_sees_their_tables_again(old: Old) -> None:
    spectator = old.server.device()
    for id, table in old.known["tables"].items():
        for seat, place in enumerate(table["seats"]):
            if place["device"]:
                with old.devices[place["device"]].watch(id, seat, text=True) as watcher:
                    assert watcher.state["position"]
                    assert [one["name"] for one in watcher.state["seats"]] == [one["name"] for one in table["seats"]]
        assert old.devices["anna"].get(f"/t/{id}").status_code == 200
        with spectator.watch(table["watch"]) as watcher:
            assert watcher.state["status"] == table["status"]
            assert watcher.state["legal"] == []


def test_people_play_on_and_take_back(old: Old) -> None:
    taken_back = 0
    for id, table in old.tables(RUNNING):
        assert table["moves"], old.known["about"][id]
        for seat, move, undo in (due.values() for due in table["moves"]):
            device = old.devices[table["seats"][seat]["device"]]
            with device.watch(id, seat) as watcher:
                assert watcher.state["undo"] == undo
                assert move in [legal["move"] for legal in watcher.state["legal"]]
                device.play(id, watcher, seat, move)
                if watcher.state["undo"]:
                    number = watcher.state["number"]
                    back = device.post(f"/tables/{id}/withdraw", seat=seat, number=number, key=uuid4().hex)
                    assert back.status_code == 200, back.text
                    taken_back += 1
    assert taken_back


def test_bots_play_on(old: Old) -> None:
    id, device = old.one("bots play on"), old.devices["anna"]
    with device.watch(id, 0) as watcher:
        while watcher.state["deciding"] == [0]:
            device.play(id, watcher, 0, watcher.state["legal"][0]["move"])
        while watcher.state["deciding"] != [0]:
            watcher.next()
        assert watcher.state["legal"]


def test_finished_games_are_replayed(old: Old) -> None:
    device = old.server.device()
    for id, table in old.tables(FINISHED):
        outline = device.get(f"/api/tables/{id}/replay").json()
        assert outline["over"]["totals"] == table["totals"]
        last = len(outline["frames"]) - 1
        shown = device.get(f"/api/tables/{id}/replay/frames?start={last}&seat=0").json()["frames"]
        assert [frame["deciding"] for frame in shown] == [[]]
        assert device.get(f"/api/tables/{id}/record").status_code == 200


def test_a_personal_link_still_moves_the_seat(old: Old) -> None:
    link, phone = old.known["link"], old.server.device()
    for device in (phone, old.devices["anna"]):
        answer = device.post(f"/tables/{link['table']}/claim", seat=link["seat"], token=link["token"])
        assert answer.status_code == 200
        with device.watch(link["table"], link["seat"]) as watcher:
            assert watcher.state["t"] == "state"


def test_clocks_talk_notes_and_histories_are_as_they_were(old: Old) -> None:
    if "together" not in old.known:
        pytest.skip("it is from before all that")
    keys, told = old.known["together"], old.known["told"]
    found = together(old.devices, keys)
    before, after = told.pop("clock"), found.pop("clock")
    assert found == told
    assert before["paused"]
    assert after == before  # whoever counts time goes on in the middle of a pause
    anna, boris, friend = old.devices["anna"], old.devices["boris"], old.server.device()
    assert "2 new messages" not in anna.get("/mine").text
    assert "1<span" in anna.get("/mine").text.partition('class="newsaid"')[2][:700]
    assert boris.post(f"/tables/{keys['pause']}/resume").status_code == 200
    assert f'data-sit="{keys["listed"]}"' in friend.get("/").text
    watch, seat, token = re.split("[/#]", keys["lens"])[2:]
    restored = old.server.url.startswith("postgresql")  # by a backup, which opens nobody's view again
    answer = friend.post(f"/tables/{watch}/lens/open", seat=int(seat), token=token)
    assert answer.status_code == (403 if restored else 200)
