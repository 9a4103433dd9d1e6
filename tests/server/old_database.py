"""Databases as earlier versions left them, kept in `databases/` so that every later version can prove it goes on there.

`python -m server.old_database VERSION` plays on a server of this version and writes the next one: `VERSION.sqlite.gz`,
and `VERSION.json` with what was true of each table then. The tokens in it open nothing but these tables.
"""

import asyncio
import gzip
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from golden import TESTS

from ludopolis.engine.values.data import Data
from ludopolis.server.guard.access import hashed
from ludopolis.server.host import commands
from ludopolis.server.model.tables import RUNNING, TableRow
from ludopolis.server.tables.live import fold
from ludopolis.server.tables.open_tables import game_of
from ludopolis.server.tables.wire import deciding
from server.devices import Device, State
from server.running import Server

FOLDER = Path(__file__).parent / "databases"
UPLOADED = TESTS / "happy_city" / "golden" / "p2-mode=expert-scoring=sum-max_rounds=1-verified_only=true.jsonl"


class Party(NamedTuple):
    """A table, and the device of each person's seat."""

    id: str
    people: dict[int, Device]
    rng: Random

    def post(self, action: str, seat: int, **body: Any) -> httpx.Response:
        """A request of the seat's person; they wait where the server asks them to be slower."""
        return patiently(self.people[seat], f"/tables/{self.id}/{action}", seat=seat, **body)

    def wait(self) -> tuple[int, State]:
        """A person who must decide, with what they see; or anybody, once the game is over."""
        first = min(self.people)
        with self.people[first].watch(self.id, first) as watcher:
            while "over" not in watcher.state and not self.people.keys() & set(watcher.state["deciding"]):
                watcher.next(30)
            due = sorted(self.people.keys() & set(watcher.state["deciding"]))
        seat = self.rng.choice(due) if due else first
        with self.people[seat].watch(self.id, seat) as watcher:
            return seat, watcher.state

    def play(self, moves: int = 10_000) -> tuple[int, State]:
        """Plays that many moves of people, or to the end, and waits for the bots; who is due then."""
        seat, state = self.wait()
        for _ in range(moves):
            if "over" in state:
                break
            move = self.rng.choice(state["legal"])["move"]
            made = {"seat": seat, "number": state["number"], "key": f"key {self.rng.getrandbits(32):08x}", "move": move}
            while self.people[seat].post(f"/tables/{self.id}/moves", **made).status_code == 429:
                time.sleep(0.2)
            seat, state = self.wait()  # if a bot was quicker, they choose again
        return seat, state

    def take_back(self) -> None:
        """Plays until somebody has a move to take back, and takes it back."""
        for _ in range(60):
            seat, state = self.play(1)
            if state["undo"]:
                self.post("withdraw", seat, number=state["number"], key=f"back {self.rng.getrandbits(32):08x}")
                return
        raise AssertionError("nothing could be taken back")


def patiently(device: Device, path: str, **body: Any) -> httpx.Response:
    """A request that must succeed, repeated while the server says it is too soon."""
    while (answer := device.post(path, **body)).status_code == 429:
        time.sleep(0.2)
    assert answer.status_code in (200, 201), answer.text
    return answer


def sit(people: dict[str, Device], game: str, *places: str, **more: Any) -> Party:
    """Sets a table up. A place is who sits there: `anna`, another device's owner, `screen NAME` or `bot SPEC`."""
    seats: list[dict[str, str]] = []
    for place in places:
        kind, _, who = place.partition(" ")
        if kind == "bot":
            seats.append({"kind": "bot", "bot": who, "name": f"Bot {who}"})
        elif kind == "screen":
            seats.append({"kind": "screen", "name": who})
        else:
            seats.append({"kind": "me", "name": "Anna"} if kind == "anna" else {"kind": "link"})
    answer = patiently(people["anna"], "/tables", game=game, seats=seats, **more)
    id = str(answer.json()["table"])
    mine = {seat: people["anna"] for seat, place in enumerate(places) if place.split()[0] in ("anna", "screen")}
    party = Party(id, mine, Random(f"{game} {places}"))
    for seat, place in enumerate(places):
        if place in people and place != "anna":
            party.people[seat] = people[place]
            party.post("join", seat, name=place.title())
    return party


def play_running(people: dict[str, Device]) -> dict[str, str]:
    """Tables in the middle of a game; what is special about one, by its id."""
    found: dict[str, str] = {}
    party = sit(people, "uptown", "anna", "boris", "bot regular")
    party.play(12)
    party.take_back()
    party.play(3)
    found[party.id] = "a move was taken back"

    party = sit(people, "uptown", "anna", "bot regular", "bot beginner", "bot regular", live_score=False)
    party.play(6)
    found[party.id] = "no live score"

    party = sit(people, "happy_city", "anna", "bot expert", "bot regular", "bot beginner", "bot expert")
    party.play(9)
    found[party.id] = "bots play on"

    party = sit(people, "happy_city", "anna", "boris", hints=True)
    party.play(14)
    patiently(people["anna"], f"/tables/{party.id}/take_over", seat=1, bot="beginner")
    taken = Party(party.id, {0: people["anna"]}, party.rng)
    taken.play(6)
    found[party.id] = "hints; Boris is away and a bot plays for him"

    party = sit(people, "happy_city", "anna", "screen Dora", "screen Emil", options={"mode": "expert"})
    party.play(25)
    party.take_back()
    found[party.id] = "expert mode on a shared screen"

    party = sit(people, "happy_city", "anna", "nobody")
    found[party.id] = "an open seat"

    party = sit(people, "ginkgopolis", "anna", "boris", "bot regular", options={"characters": "draft"})
    party.play(1)
    found[party.id] = "in the middle of the draft"

    party = sit(people, "ginkgopolis", "anna", "boris", "clara", options={"characters": "draft"})
    party.play(24)
    party.take_back()
    found[party.id] = "after the draft"

    party = sit(people, "ginkgopolis", "anna", options={"solo_level": "expert"})
    party.play(20)
    found[party.id] = "solo"

    modules = {"business": True, "advisors": "random"}
    party = sit(people, "streets", "anna", "boris", "clara", options=modules)
    party.play(15)
    party.post("resign", 1)
    Party(party.id, {0: people["anna"], 2: people["clara"]}, party.rng).play(8)
    found[party.id] = "business and advisors; Boris has resigned"

    party = sit(people, "streets", "anna", options={"difficulty": "hard"})
    party.play(16)
    party.take_back()
    found[party.id] = "solo"

    party = sit(people, "welcome_to", "anna", "boris", "bot regular", options={"expert": True, "draft": True})
    party.play(20)
    party.take_back()
    party.play(4)
    found[party.id] = "expert rules with the draft"

    party = sit(people, "welcome_to", "anna", "boris", "clara", "screen Dora")
    party.play(16)
    patiently(people["anna"], f"/tables/{party.id}/take_over", seat=2, bot="beginner")
    there = {seat: device for seat, device in party.people.items() if seat != 2}
    Party(party.id, there, party.rng).play(2)
    party.post("hand_back", 2)
    found[party.id] = "a seat was taken over and handed back"

    party = sit(people, "welcome_to", "anna", hints=True)
    party.play(18)
    found[party.id] = "solo"
    return found


def play_finished(people: dict[str, Device]) -> dict[str, str]:
    """Games to their end, one of them from elsewhere; what is special about one, by its id."""
    found: dict[str, str] = {}
    party = sit(people, "uptown", "anna", "bot beginner")
    party.take_back()
    party.play()
    again = patiently(people["anna"], f"/tables/{party.id}/rematch").json()["url"].removeprefix("/t/")
    Party(again, {1: people["anna"]}, party.rng).wait()
    found[again] = "a rematch"
    found[party.id] = "a move was taken back; there is a rematch"

    party = sit(people, "happy_city", "anna", "boris", "clara", options={"mode": "expert", "max_rounds": 2})
    party.play(4)
    party.post("resign", 2)
    Party(party.id, {0: people["anna"], 1: people["boris"]}, party.rng).play()
    found[party.id] = "Clara resigned"

    party = sit(people, "ginkgopolis", "anna", "bot beginner", options={"max_rounds": 10})
    party.play()
    found[party.id] = "few rounds"

    for game in ("streets", "welcome_to"):
        party = sit(people, game, "anna")
        party.play()
        found[party.id] = "solo"

    answer = people["clara"].http.post("/api/records", content=UPLOADED.read_bytes())
    found[str(answer.json()["table"])] = "an uploaded record"
    return found


def play_together(people: dict[str, Device]) -> tuple[dict[str, str], State]:
    """Tables with clocks, talk, notes, a friend who looks on and a free seat for anybody; and what opens them."""
    found: dict[str, str] = {}
    for colour, (name, device) in enumerate(people.items()):
        patiently(device, "/mine", name=name.title(), colour=colour)
    slow = sit(people, "ginkgopolis", "anna", "boris", clock={"kind": "slow", "bank": 2 * 86_400})
    slow.play(6)
    for seat, text in ((0, "Your move"), (1, "I think"), (1, "<b>Still</b> do")):
        slow.post("talk", seat, text=text)
    watch = people["clara"].get(f"/t/{slow.id}").text.partition('href="/w/')[2].partition('"')[0]
    patiently(people["clara"], f"/tables/{watch}/talk", name="Clara", text="From the gallery")
    said = people["anna"].get(f"/api/tables/{slow.id}/talk").json()["said"]
    patiently(people["boris"], f"/tables/{slow.id}/talk/mute", author=said[0]["author"], muted=True)
    patiently(people["anna"], f"/tables/{slow.id}/talk/read", n=2)
    slow.post("notes", 0, text="Build upwards\nnext round")
    lens = slow.post("lens", 0).json()["url"]
    found[slow.id] = "a slow clock, talk, notes, and a friend looks on"

    live = sit(people, "uptown", "anna", "boris", clock={"kind": "live", "bank": 600, "increment": 15})
    live.play(5)
    for device in live.people.values():
        patiently(device, f"/tables/{live.id}/pause", wanted=True)
    found[live.id] = "a live clock in a pause"

    listed = sit(people, "streets", "anna", "nobody")
    patiently(people["anna"], f"/tables/{listed.id}/listing", on=True)
    found[listed.id] = "listed for everybody"
    return found, {"talk": slow.id, "pause": live.id, "listed": listed.id, "lens": lens}


def together(people: dict[str, Device], keys: State) -> State:
    """What those tables and My games tell the people."""
    talk = {name: device.get(f"/api/tables/{keys['talk']}/talk").json() for name, device in people.items()}
    for heard in talk.values():
        del heard["silent"]  # 0.2.0 did not say it yet
    with people["anna"].watch(keys["pause"], 0) as watcher:
        clock = watcher.state["clock"]
    return {
        "talk": talk,
        "notes": people["anna"].get(f"/api/tables/{keys['talk']}/notes?seat=0").json()["text"],
        "clock": clock,
        "games": {name: device.get("/api/mine/export").json()["games"] for name, device in people.items()},
        "names": {name: device.get("/api/mine/export").json()["name"] for name, device in people.items()},
    }


async def facts(url: str, tokens: dict[str, str]) -> dict[str, State]:
    """What is true of every table, by its id, so that a later version can be asked for it."""
    async with commands.opened(url) as store:
        rows = await store.tables.all()
        lines = {row.id: await store.tables.lines(row.id) for row in rows}
    return {row.id: facts_of(row, lines[row.id], tokens) for row in sorted(rows, key=lambda row: row.created)}


def facts_of(row: TableRow, lines: list[Data], tokens: dict[str, str]) -> State:
    """What is true of a table: its position, who sits there, and a move of everybody who must decide."""
    table = fold(row, game_of(row), lines)
    assert table.entries == lines, row.id
    names: dict[str | None, str] = {hashed(token): name for name, token in tokens.items()}
    moves: list[State] = []
    for seat in deciding(table.state):
        if row.status == RUNNING and row.seats[seat].kind == "human":
            legal = table.state.legal(seat)
            move = table.state.to_text(seat, legal[len(legal) // 2])
            moves.append({"seat": seat, "move": move, "undo": len(table.choices(seat))})
    return {
        "watch": row.watch,
        "game": row.game,
        "status": row.status,
        "next": row.next,
        "entries": len(lines),
        "digest": table.state.digest(),
        "totals": table.state.results().totals,
        "resigned": table.resigned(),
        "seats": [
            {"device": names.get(seat.device, ""), "kind": seat.kind, "name": seat.name, "bot": seat.bot}
            for seat in row.seats
        ],
        "moves": moves,
    }


def write(version: str) -> None:
    """Plays, stops the server, and writes both files."""
    folder = Path(tempfile.mkdtemp(prefix="ludopolis-"))
    file = folder / "tables.sqlite"
    server = Server(f"sqlite:///{file}", folder, pause=0, seed=version)
    try:
        people = {name: server.device() for name in ("anna", "boris", "clara")}
        special = {**play_running(people), **play_finished(people)}
        stopped = sit(people, "streets", "anna", "boris")
        stopped.play(5)
        special[stopped.id] = "stopped by the host"
        first = next(iter(special))
        link = patiently(people["anna"], f"/tables/{first}/link", seat=0).json()["url"].partition("#")[2]
        more, shared = play_together(people)
        special |= more
        told = together(people, shared)
    finally:
        server.stop()
    asyncio.run(commands.end(server.url, stopped.id))
    tokens = {name: device.http.cookies["ludopolis"] for name, device in people.items()}
    known = {
        "devices": tokens,
        "link": {"table": first, "seat": 0, "token": link},
        "together": shared,
        "told": told,
        "about": special,
        "tables": asyncio.run(facts(server.url, tokens)),
    }
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{version}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    (FOLDER / f"{version}.json").write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", "utf-8")
    shutil.rmtree(folder)


if __name__ == "__main__":
    write(sys.argv[1])
