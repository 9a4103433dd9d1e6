"""Many tables of every registered game at once: four people connected to each, and a move every few seconds.

The people come in processes of their own, so that a server with a core to itself is not kept waiting by them. One core
must be able to be eight thousand of them, so moves are posted by hand: a general client for HTTP needs more CPU for a
move than the server.
"""

import asyncio
import multiprocessing
import os
import resource
import secrets
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter, sleep
from typing import NamedTuple

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.played import Position, play_to, store_table
from benchmarks.serving import Serving
from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.difference import applied
from ludopolis.server.guard.access import new_token
from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.storage.store import Store

PLAYERS = 4
"""At each table, or as many as the game seats."""
DEALS = 40
"""Different positions. Tables of the same position go on differently."""
PERIOD_SECONDS = 5.0
"""Between two moves at a table."""
SETTLE_SECONDS = 6.0
"""Play before anything is counted."""
SITTING_DOWN = 20
"""How many people of one process come at the same time."""


class Crowded(NamedTuple):
    """What was measured."""

    latencies: list[float]
    """Seconds from a move's POST to the last push that it caused."""
    moves_a_second: float
    cpu_a_move: float
    """Of all servers together."""
    kb_a_table: float


class Stored(NamedTuple):
    """A table in the database, all seats of it on one device."""

    id: str
    token: str
    players: int


class Place:
    """A person connected to a table by a socket."""

    def __init__(self, seat: int, base: str) -> None:
        self.seat = seat
        self.base = base
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


class Posting:
    """Posts to one server over connections that are kept."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.host, self.port = base.removeprefix("http://").split(":")
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, cookie: str, body: object) -> None:
        """Posts, once more if the server was just closing the idle connection. The key of a move makes that safe."""
        content = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nOrigin: {self.base}\r\nCookie: {cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        kept = bool(self.idle)
        reader, writer = self.idle.pop() if kept else await asyncio.open_connection(self.host, int(self.port))
        try:
            writer.write(head.encode() + content)
            answer = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            if not kept:
                raise
            await self.post(path, cookie, body)
            return
        length = int(answer.lower().partition(b"content-length:")[2].split()[0])
        said = await reader.readexactly(length)
        if answer.split()[1] != b"200":
            raise RuntimeError(f"{answer!r} {said!r}")
        self.idle.append((reader, writer))


class Group:
    """The people at one table, each at one of the servers."""

    def __init__(self, bases: Sequence[str], table: Stored, seed: int) -> None:
        self.path = f"/api/tables/{table.id}"
        self.cookie = f"{COOKIE}={table.token}"
        self.places = [Place(seat, bases[seat % len(bases)]) for seat in range(table.players)]
        self.rng = Random(seed)
        self.latencies: list[float] = []

    async def sit_down(self, tasks: list[asyncio.Task[None]], few: asyncio.Semaphore) -> None:
        """Connects everybody; like browsers, they offer compression."""
        async with few:
            for place in self.places:
                address = f"{place.base.replace('http', 'ws', 1)}{self.path}/ws?changes=true&seat={place.seat}"
                headers = {"Cookie": self.cookie}
                origin = place.base
                socket = await connect(address, origin=origin, additional_headers=headers, ping_interval=None)  # type: ignore[arg-type]
                tasks.append(asyncio.create_task(place.listen(socket)))
                await place.until(0)

    async def play(self, servers: dict[str, Posting], first: float, counted: float, end: float) -> None:
        """Makes a random move every period; the latency of a move is known when the next one is due.

        CPU time is counted from `counted` to `end`, and so are moves: whoever is late at the end makes no more.
        """
        due = first
        while max(due, perf_counter()) < end and (able := [place for place in self.places if place.legal]):
            await asyncio.sleep(due - perf_counter())
            place = self.rng.choice(able)
            move = self.rng.choice(place.legal)["move"]
            number = place.number
            body = {"seat": place.seat, "number": number, "key": secrets.token_hex(8), "move": move}
            began = perf_counter()
            await servers[place.base].post(f"{self.path}/moves", self.cookie, body)
            await place.until(number + 1)
            due += PERIOD_SECONDS
            await asyncio.sleep(due - perf_counter())
            if began >= counted:
                self.latencies.append(max(place.heard_at for place in self.places) - began)


def crowd(servers: Sequence[Serving], tables: int, seconds: float, cores: Sequence[int]) -> Crowded:
    """Plays at that many tables for that long, with one process of people on each of the cores."""
    known = uvloop.run(store_tables(servers[0].url, tables))
    empty = sum(server.resident_kb() for server in servers)
    bases = [server.base for server in servers]
    context = multiprocessing.get_context("spawn")
    lines: list[Connection] = []
    processes = []
    for index, core in enumerate(cores):
        line, other = context.Pipe()
        share = known[index :: len(cores)]
        process = context.Process(target=_people, args=(other, core, bases, share, index), daemon=True)
        process.start()
        processes.append(process)
        lines.append(line)
    for line in lines:
        line.recv()  # everybody sits
    begin = perf_counter() + 1.0
    end = begin + SETTLE_SECONDS + seconds
    for line in lines:
        line.send((begin, end))
    sleep(begin + SETTLE_SECONDS - perf_counter())
    before, since = _cpu(servers), perf_counter()
    sleep(end - perf_counter())
    used, elapsed = _cpu(servers) - before, perf_counter() - since
    latencies = [latency for line in lines for latency in line.recv()]
    moves = len(latencies) / elapsed
    kb = (sum(server.resident_kb() for server in servers) - empty) / tables
    for line in lines:
        line.send(None)
    for process in processes:
        process.join()  # else it closes its sockets while something else is measured
    return Crowded(latencies, moves, used / len(latencies), kb)


def _cpu(servers: Sequence[Serving]) -> float:
    return sum(server.cpu_seconds() for server in servers)


def _people(line: Connection, core: int, bases: list[str], tables: list[Stored], seed: int) -> None:
    os.sched_setaffinity(0, {core})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(_play(line, bases, tables, seed))


async def _play(line: Connection, bases: list[str], tables: list[Stored], seed: int) -> None:
    tasks: list[asyncio.Task[None]] = []
    few = asyncio.Semaphore(SITTING_DOWN)
    groups = [Group(bases, table, 1000 * seed + index) for index, table in enumerate(tables)]
    await asyncio.gather(*(group.sit_down(tasks, few) for group in groups))
    line.send(len(groups))
    begin, end = await asyncio.to_thread(line.recv)
    servers = {base: Posting(base) for base in bases}
    step = PERIOD_SECONDS / len(groups)
    counted = begin + SETTLE_SECONDS
    plays = (group.play(servers, begin + index * step, counted, end) for index, group in enumerate(groups))
    await asyncio.gather(*plays)
    line.send([latency for group in groups for latency in group.latencies])
    await asyncio.to_thread(line.recv)  # everybody stays until memory is measured


async def store_tables(url: str, tables: int) -> list[Stored]:
    """Tables in the middle of random games, as many of each registered game."""
    store = Store(url)
    games = [registry.find(id) for id in registry.ids()]
    deals: list[Table] = []
    for index in range(min(tables, DEALS)):
        game = games[index % len(games)]
        deals.append(play_to(Position("", game.id, min(PLAYERS, game.players[1]), index)))
    known: list[Stored] = []
    for index in range(tables):
        token, deal = new_token(), deals[index % len(deals)]
        players = len(deal.seats)
        known.append(Stored(await store_table(store, deal, [token] * players), token, players))
    await store.close()
    return known
