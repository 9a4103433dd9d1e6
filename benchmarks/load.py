"""What many tables cost: live ones, ones that wait for bots, and ones that lie in the database.

python -m benchmarks.load FOLDER_OF_THE_COMPILED_PACKAGE [FILE_OF_RESULTS]
"""

import asyncio
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
import uvloop
from server.postgres import create_database, running_postgres
from websockets.asyncio.client import connect

from benchmarks.crowd import Crowded, crowd, store_tables
from benchmarks.serving import Serving
from benchmarks.web_figures import OTHER_CORES, RESULTS, SERVER_CORE, Figure, Section, measure_machine, quantile
from ludopolis import registry
from ludopolis.server.guard.access import new_token
from ludopolis.server.guard.devices import COOKIE
from ludopolis.server.storage.migrating import migrate

PEOPLE_CORES = OTHER_CORES[:10] or [SERVER_CORE]
SECONDS = 30
TABLES = (200, 1_000, 2_000)
POSTGRES_TABLES = 1_500 if len(PEOPLE_CORES) > 3 else 300
BOT_TABLES = 50
BOT_TURNS = 3
STORED_TABLES = 20_000


def crowds(build: str, package: Path) -> Iterator[tuple[int, Crowded]]:
    """Live tables on SQLite, by their number."""
    for tables in TABLES:
        with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), SERVER_CORE) as serving:
            yield tables, crowd([serving], tables, SECONDS, PEOPLE_CORES)


def crowd_on_postgres(build: str, package: Path) -> Crowded:
    """Live tables on PostgreSQL, half of each table's people at each of two processes."""
    cores = [SERVER_CORE, (OTHER_CORES or [SERVER_CORE])[0]]
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = create_database(stack.enter_context(running_postgres()), "crowd")
        servers = [stack.enter_context(Serving(build, package, data, core, url)) for core in cores]
        return crowd(servers, POSTGRES_TABLES, SECONDS, PEOPLE_CORES[1:] or PEOPLE_CORES)


def waits_for_bots(serving: Serving) -> list[float]:
    """Seconds that people wait for a Master's whole turn, at many tables at once."""
    return uvloop.run(_waits(serving.base))


async def _waits(base: str) -> list[float]:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, limits=limits, timeout=120) as http:
        waits = await asyncio.gather(*(_wait(http, base, index) for index in range(BOT_TABLES)))
    return [wait for at_table in waits for wait in at_table]


async def _wait(http: httpx.AsyncClient, base: str, index: int) -> list[float]:
    game = registry.ids()[index % len(registry.ids())]
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Ada", "bot": "master"}]
    cookie = {"Cookie": f"{COOKIE}={new_token()}"}
    answer = await http.post("/api/tables", json={"game": game, "seats": seats}, headers=cookie)
    path = f"/api/tables/{answer.raise_for_status().json()['table']}"
    waits: list[float] = []
    address = f"{base.replace('http', 'ws', 1)}{path}/ws?seat=0"
    async with connect(address, origin=base, additional_headers=cookie, ping_interval=None) as socket:  # type: ignore[arg-type]
        state = msgspec.json.decode(await socket.recv())
        moved_at = 0.0
        while len(waits) < BOT_TURNS and "over" not in state:
            if not state["legal"]:
                state = msgspec.json.decode(await socket.recv())
                continue
            if moved_at:
                waits.append(perf_counter() - moved_at)
            number, move = state["number"], state["legal"][0]["move"]
            body = {"seat": 0, "number": number, "key": secrets.token_hex(8), "move": move}
            answer = await http.post(f"{path}/moves", json=body, headers=cookie)
            if answer.status_code != HTTPStatus.CONFLICT:  # else the bot has moved meanwhile
                answer.raise_for_status()
            while state["number"] <= number:
                state = msgspec.json.decode(await socket.recv())
            moved_at = 0.0 if state["legal"] else perf_counter()
    return waits


def cold_start(build: str, package: Path) -> float:
    """Seconds from starting a server with many stored tables until it answers."""
    with tempfile.TemporaryDirectory() as data:
        url = f"sqlite:///{Path(data).resolve() / 'ludopolis.sqlite'}"
        migrate(url)
        uvloop.run(store_tables(url, STORED_TABLES))
        began = perf_counter()
        with Serving(build, package, Path(data), SERVER_CORE) as serving:
            httpx.get(serving.base).raise_for_status()
            return perf_counter() - began


def crowded(name: str, met: Crowded, kb: float | None, cpu: float) -> list[Figure]:
    """What live tables cost."""
    return [
        Figure(f"{name}, POST to last push: p99", quantile(met.latencies, 0.99) * 1e3, "ms", 150),
        Figure("… median", quantile(met.latencies, 0.5) * 1e3, "ms"),
        Figure("… moves a second", met.moves_a_second, ""),
        Figure("… server CPU a move", met.cpu_a_move * 1e3, "ms", cpu),
        Figure("… memory a table, its four viewers included", met.kb_a_table, "KB", kb),
    ]


def figures(build: str, package: Path) -> Iterator[list[Figure]]:
    """Many tables, as a club has them; for the compiled package, which a club runs."""
    for tables, met in crowds(build, package):
        yield crowded(f"{tables:,} tables on SQLite", met, 150, 2)
    met = crowd_on_postgres(build, package)
    yield crowded(f"{POSTGRES_TABLES:,} tables on PostgreSQL, two processes", met, None, 4)
    # Bots think in processes of their own, on all cores.
    with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), None) as serving:
        waits = waits_for_bots(serving)
    yield [
        Figure(f"Masters at {BOT_TABLES} tables at once, a whole turn: p99", quantile(waits, 0.99), "s", 5),
        Figure("… median", quantile(waits, 0.5), "s"),
    ]
    yield [Figure(f"start with {STORED_TABLES:,} tables", cold_start(build, package), "s", 2)]


def main(package: Path, results: Path = RESULTS) -> None:
    games = ", ".join(registry.ids())
    section = Section(
        "Many tables",
        f"each server process has a core to itself, and people have others. As many tables of each game: {games}.",
    )
    for some in figures("compiled", package.resolve()):
        section.add("compiled", some, measure_machine())
    section.write(results)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
