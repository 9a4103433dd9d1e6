"""Two hundred tables at once: four people connected to each, and a move at each every other second."""

import asyncio
import secrets
from random import Random
from time import perf_counter
from typing import NamedTuple

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.played import Position, play_to, store_table
from benchmarks.serving import Serving
from ludopolis.engine.difference import applied
from ludopolis.engine.state import Data
from ludopolis.server import guard
from ludopolis.server.app import database_url
from ludopolis.server.store import Store

GAMES = ("happy_city", "welcome_to")
PLAYERS = 4
PERIOD_SECONDS = 2.0
"""Between two moves at a table."""
SETTLE_SECONDS = 4.0
"""Play before anything is counted."""


class Crowded(NamedTuple):
    """What was measured."""

    latencies: list[float]
    """Seconds from a move's POST to the last push that it caused."""
    moves_a_second: float
    cpu_a_move: float
    kb_a_table: float


class Place:
    """A person connected to a table by a socket."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number = -1
        self.legal: list[Data] = []
        self.heard_at = 0.0
        self.heard = asyncio.Event()

    async def listen(self, socket: ClientConnection) -> None:
        """Follows the socket until it is closed."""
        async for message in socket:
            self.heard_at = perf_counter()
            told = msgspec.json.decode(message)
            change = told["state"] if told["t"] == "changes" else {name: [told[name]] for name in ("number", "legal")}
            self.number = applied(self.number, change.get("number", [self.number]))
            self.legal = applied(self.legal, change["legal"]) if "legal" in change else self.legal
            self.heard.set()

    async def until(self, number: int) -> None:
        """Waits until the view has that number."""
        while self.number < number:
            self.heard.clear()
            await self.heard.wait()


class Group:
    """The people at one table."""

    def __init__(self, base: str, table: str, token: str, seed: int) -> None:
        self.path = f"/api/tables/{table}"
        self.socket = f"{base.replace('http', 'ws', 1)}{self.path}/ws?changes=true&seat="
        self.headers = {"Origin": base, "Cookie": f"{guard.COOKIE}={token}"}
        self.places = [Place(seat) for seat in range(PLAYERS)]
        self.rng = Random(seed)
        self.latencies: list[float] = []

    async def sit_down(self, tasks: list[asyncio.Task[None]]) -> None:
        """Connects everybody; like browsers, they offer compression."""
        for place in self.places:
            headers = {"Cookie": self.headers["Cookie"]}
            origin = self.headers["Origin"]
            address = f"{self.socket}{place.seat}"
            socket = await connect(address, origin=origin, additional_headers=headers, ping_interval=None)  # type: ignore[arg-type]
            tasks.append(asyncio.create_task(place.listen(socket)))
            await place.until(0)

    async def play(self, http: httpx.AsyncClient, begin: float, end: float) -> None:
        """Makes a random move every period; the latency of a move is known when the next one is due."""
        due = begin
        while due < end and (able := [place for place in self.places if place.legal]):
            await asyncio.sleep(due - perf_counter())
            place = self.rng.choice(able)
            move = self.rng.choice(place.legal)["move"]
            number = place.number
            body = {"seat": place.seat, "number": number, "key": secrets.token_hex(8), "move": move}
            began = perf_counter()
            await self.post(http, body)
            await place.until(number + 1)
            due += PERIOD_SECONDS
            await asyncio.sleep(due - perf_counter())
            if began > begin + SETTLE_SECONDS:
                self.latencies.append(max(place.heard_at for place in self.places) - began)

    async def post(self, http: httpx.AsyncClient, body: dict[str, object]) -> None:
        """Sends a move, twice if the server was just closing an idle connection. The key makes that safe."""
        try:
            answer = await http.post(f"{self.path}/moves", json=body, headers=self.headers)
        except httpx.TransportError:
            answer = await http.post(f"{self.path}/moves", json=body, headers=self.headers)
        answer.raise_for_status()


def crowd(serving: Serving, tables: int, seconds: float) -> Crowded:
    """Plays at that many tables for that long."""
    return uvloop.run(_crowd(serving, tables, seconds))


async def _crowd(serving: Serving, tables: int, seconds: float) -> Crowded:
    tokens = [guard.new_token() for _ in range(tables)]
    store = Store(database_url(serving.data, None))
    ids = [await store_half_played(store, index, token) for index, token in enumerate(tokens)]
    await store.close()
    empty = serving.resident_kb()
    tasks: list[asyncio.Task[None]] = []
    groups = [Group(serving.base, id, token, index) for index, (id, token) in enumerate(zip(ids, tokens, strict=True))]
    for group in groups:
        await group.sit_down(tasks)
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=serving.base, limits=limits, timeout=60) as http:
        begin = perf_counter() + 0.5
        end = begin + SETTLE_SECONDS + seconds
        playing = [group.play(http, begin + index * PERIOD_SECONDS / tables, end) for index, group in enumerate(groups)]
        before = asyncio.create_task(_cpu_at(serving, begin + SETTLE_SECONDS))
        await asyncio.gather(*playing)
        used = serving.cpu_seconds() - await before
        elapsed = perf_counter() - begin - SETTLE_SECONDS - PERIOD_SECONDS  # the last moves also wait for a period
    full = serving.resident_kb()
    for task in tasks:
        task.cancel()
    latencies = [latency for group in groups for latency in group.latencies]
    return Crowded(latencies, len(latencies) / elapsed, used / len(latencies), (full - empty) / tables)


async def _cpu_at(serving: Serving, when: float) -> float:
    await asyncio.sleep(when - perf_counter())
    return serving.cpu_seconds()


async def store_half_played(store: Store, index: int, token: str) -> str:
    """A table in the middle of a random game, all of its seats on one device; returns its id."""
    position = Position("", GAMES[index % len(GAMES)], PLAYERS, index)
    return await store_table(store, play_to(position), [token] * PLAYERS)
