"""Strange requests, records and frames against a running server: no 5xx, no traceback, and it goes on answering.

    python -m server.fuzz --requests 200000 --records 50000 --frames 20000 --seed 1 --database both
    python -m server.fuzz --seconds 60

Number `i` of a kind comes from the seed `SEED/KIND/i`, except for the ids of tables, which the server makes.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from ludopolis.server.settings import Limits
from server import strange
from server.devices import ME, Device
from server.postgres import create_database, running_postgres
from server.running import Server

NO_LIMITS = Limits(0, 0, 0, head_seconds=1.0, body_seconds=1.0, open_sockets=0, calls_per_hour=0)
ANSWER_SECONDS = 60.0
AT_ONCE = 6
"""Connections at the same time."""
FRAMES_PER_SOCKET = 20
SCREEN = {"kind": "screen", "name": "Boris"}
OPEN = {"kind": "link"}


class Broken(Exception):
    """An answer that must not be."""


class Answer(NamedTuple):
    """What came back. Status 0: the server hung up, which it may on what is no HTTP."""

    status: int
    body: bytes


class Fuzzer:
    """Sends strange things to one server and counts the answers."""

    def __init__(self, base: str, seed: str, rough: bool = True) -> None:
        self.port = int(base.rpartition(":")[2])
        self.seed = seed
        self.counts: Counter[str] = Counter()
        device = Device(base)
        tables = [device.new_table(game, ME, SCREEN, OPEN) for game in strange.GAMES]
        self.target = strange.Target(f"127.0.0.1:{self.port}", device.http.cookies["ludopolis"], tables, rough)

    async def run(self, kind: str, most: int, until: float) -> int:
        """Sends up to `most` things of a kind until that time; how many were sent."""
        send: Callable[[int], Awaitable[int]] = getattr(self, f"_{kind}")
        numbers = iter(range(most))
        sent = 0

        async def worker() -> None:
            nonlocal sent
            for number in numbers:
                if time.monotonic() > until:
                    return
                count = await send(number)
                sent += count

        await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
        return sent

    async def _requests(self, number: int) -> int:
        request = strange.request(Random(f"{self.seed}/requests/{number}"), self.target)
        self._count("request", await self._ask(request), request, number)
        return 1

    async def _records(self, number: int) -> int:
        request = strange.upload(Random(f"{self.seed}/records/{number}"), self.target)
        answer = await self._ask(request)
        self._count("record", answer, request, number)
        if answer.status == 201:
            id = answer.body.partition(b'"table":"')[2].partition(b'"')[0]
            for path in (b"record", b"replay", b"replay/frames?count=3&text=true", b"report"):
                read = strange.raw(b"GET", b"/api/tables/" + id + b"/" + path, self.target, b"")
                if (again := await self._ask(read)).status != 200:
                    raise Broken(f"record {number} was taken, but its {path!r} is {again}")
        elif answer.status != 400:
            raise Broken(f"record {number}: {answer}")
        return 1

    async def _frames(self, number: int) -> int:
        if number % FRAMES_PER_SOCKET:
            return 0
        rng = Random(f"{self.seed}/frames/{number}")
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(strange.handshake(rng, self.target))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), ANSWER_SECONDS)
        status = int(head.split()[1])
        self.counts[f"handshake {status}"] += 1
        if status >= 500:
            raise Broken(f"handshake {number}: {head!r}")
        try:
            for _ in range(FRAMES_PER_SOCKET):
                writer.write(strange.frame(rng))
                await writer.drain()
            writer.write_eof()
            await asyncio.wait_for(reader.read(), ANSWER_SECONDS)
        except TimeoutError as wrong:
            raise Broken(f"socket {number} is not closed") from wrong
        except OSError:
            self.counts["sockets cut off"] += 1
        finally:
            writer.close()
        return FRAMES_PER_SOCKET

    def _count(self, kind: str, answer: Answer, request: bytes, number: int) -> None:
        self.counts[f"{kind} {answer.status}"] += 1
        if answer.status >= 500:
            raise Broken(f"{kind} {number}: {answer}\n{request[:3000]!r}")

    async def _ask(self, request: bytes) -> Answer:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(request)
            text = await asyncio.wait_for(reader.read(), ANSWER_SECONDS)
        except TimeoutError as wrong:
            raise Broken(f"no answer to {request[:3000]!r}") from wrong
        except OSError:
            return Answer(0, b"")
        finally:
            writer.close()
        head, _, body = text.partition(b"\r\n\r\n")
        return Answer(int(head.split()[1]) if head else 0, body)


def fuzz(url: str, folder: Path, seed: str, counts: dict[str, int], seconds: float) -> Counter[str]:
    """Fuzzes a server on a database. Raises `Broken`."""
    server = Server(url, folder, limits=NO_LIMITS)
    try:
        fuzzer = Fuzzer(server.base, seed)
        for kind, count in counts.items():
            began = time.monotonic()
            sent = asyncio.run(fuzzer.run(kind, count, began + seconds / len(counts)))
            fuzzer.counts[f"{kind} in all"] = sent
            if server.device().get("/").status_code != 200:
                raise Broken("the home page is gone")
            if "Traceback" in server.log.read_text():
                raise Broken("the log has a traceback")
            print(f"{url.partition(':')[0]}: {sent} {kind} in {time.monotonic() - began:.0f} s", flush=True)
    except Broken as broken:
        raise Broken(f"{broken}\n{server.log.read_text()[-5000:]}") from None
    finally:
        server.stop()
    return fuzzer.counts


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for kind, count in (("requests", 200_000), ("records", 50_000), ("frames", 20_000)):
        parser.add_argument(f"--{kind}", type=int, default=count)
    parser.add_argument("--seconds", type=float, default=1e9, help="how long in all")
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    asked = parser.parse_args()
    kinds = ["sqlite", "postgres"] if asked.database == "both" else [asked.database]
    counts = {kind: getattr(asked, kind) for kind in ("requests", "records", "frames")}
    print(f"seed {asked.seed}", flush=True)
    for kind in kinds:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = f"sqlite:///{folder / 'fuzz.sqlite'}"
            if kind == "postgres":
                url = create_database(stack.enter_context(running_postgres()), "fuzz")
            try:
                found = fuzz(url, folder, asked.seed, counts, asked.seconds / len(kinds))
            except Broken as broken:
                sys.exit(f"{kind}, seed {asked.seed}: {broken}")
            print(", ".join(f"{name}: {count}" for name, count in sorted(found.items())), flush=True)


if __name__ == "__main__":
    main()
