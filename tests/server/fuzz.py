"""Requests that nobody means to send, against a running server: no 5xx, no traceback, and it goes on answering.

    python -m server.fuzz --requests 100000 --seed 1 --database sqlite
    python -m server.fuzz --seconds 60

Most requests belong to stories (`stories.py`): what people do, in order, with one thing changed here and there. Then
come single strange requests, strange records and strange frames, which have nothing proper about them.

Number `i` of a kind comes from the seed `SEED/KIND/i`, except for what the server makes: ids, secrets, deals. A run in
parts goes on with `--first`, which each part says at its end.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from itertools import count as numbered
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ludopolis.server.settings import Limits
from server import strange
from server.devices import ME, Device
from server.postgres import create_database, running_postgres
from server.rawhttp import ANSWER_SECONDS, Answer, Line
from server.running import Server
from server.stories import FRIEND, SCREEN, STORIES
from server.teller import Broken, Lost, Teller

NO_LIMITS = Limits(0, 0, 0, 1.0, 1.0, open_sockets=0, analyses_per_hour=0, said_per_minute=0, notifications_per_hour=0)
BEFORE = """
from ludopolis.server import hall
from ludopolis.server.guard import limits
from ludopolis.server.notifications.outgoing import Outside

async def nowhere(host, port):
    return ["127.0.0.1"]

limits.CODES_PER_HOUR = 0.0
hall.Outside = lambda: Outside(nowhere, anywhere=True)
"""
"""Codes are tried without limit, and whatever address somebody names is on this machine."""
AT_ONCE = 6
"""Connections at the same time."""
FRAMES_PER_SOCKET = 20
FAULTS = ("Traceback", "failed; starting again", "no view for seat", "the database fail")
"""What the log must not say."""
REPORT_SECONDS = 60.0
MOST = {"requests": 100_000, "single": 20_000, "records": 5_000, "frames": 5_000}
"""How many of each kind, where nothing else is said."""
SHARE = {"requests": 0.7, "single": 0.1, "records": 0.1, "frames": 0.1}
"""How much of the time each kind gets."""


class Part(NamedTuple):
    """What one kind of things came to."""

    sent: int
    seconds: float
    following: int
    """The number at which the next part begins."""


class Fuzzer:
    """Sends strange things to one server and counts the answers."""

    def __init__(self, base: str, seed: str, rough: bool = True) -> None:
        self.port = int(base.rpartition(":")[2])
        self.seed = seed
        self.counts: Counter[str] = Counter()
        device = Device(base)
        tables = [device.new_table(game, ME, SCREEN, FRIEND) for game in strange.GAMES]
        self.target = strange.Target(f"127.0.0.1:{self.port}", device.http.cookies["ludopolis"], tables, rough)
        self.parked: list[Any] = []

    async def run(self, kind: str, most: int, until: float, first: int = 0) -> Part:
        """Sends things of a kind until there were so many or that time has come."""
        send: Callable[[int, Line], Awaitable[int]] = getattr(self, f"_{kind}")
        began = said = time.monotonic()
        numbers, sent = numbered(first), 0

        async def worker() -> None:
            nonlocal sent, said
            line = Line(self.port)
            while sent < most and time.monotonic() < until:
                count = await send(next(numbers), line)
                sent += count
                if time.monotonic() > said + REPORT_SECONDS:
                    said = time.monotonic()
                    print(f"{sent} {kind} so far, {sent / (said - began):.0f} a second", flush=True)
            line.close()

        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(worker())
        return Part(sent, time.monotonic() - began, next(numbers))

    async def _requests(self, number: int, line: Line) -> int:
        rng = Random(f"{self.seed}/requests/{number}")
        stories, weights = zip(*STORIES, strict=True)
        story = rng.choices(stories, weights)[0]
        teller = Teller(rng, line, self.counts, f"story {number}, {story.__name__}", self.parked)
        try:
            await story(teller)
        except Lost:
            self.counts["stories left early"] += 1
        except Broken:
            raise
        except Exception as wrong:
            raise Broken(f"{teller.name}: the fuzzer itself fails: {wrong!r}") from wrong
        self.counts["stories"] += 1
        return teller.sent

    async def _single(self, number: int, line: Line) -> int:
        request = strange.request(Random(f"{self.seed}/single/{number}"), self.target)
        self._count("request", await self._ask(request), request, number)
        return 1

    async def _records(self, number: int, line: Line) -> int:
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

    async def _frames(self, number: int, line: Line) -> int:
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


def fuzz(url: str, folder: Path, seed: str, counts: dict[str, int], seconds: float, first: int = 0) -> Counter[str]:
    """Fuzzes a server on a database. Raises `Broken`."""
    server = Server(url, folder, pause=0.0, limits=NO_LIMITS, before=BEFORE)
    kind = url.partition(":")[0]
    try:
        fuzzer = Fuzzer(server.base, seed)
        for what, most in counts.items():
            due = time.monotonic() + seconds * SHARE[what]
            part = asyncio.run(fuzzer.run(what, most, due, first))
            if server.device().get("/").status_code != 200:
                raise Broken("the home page is gone")
            rate = part.sent / part.seconds
            print(f"{kind}: {part.sent} {what} in {part.seconds:.0f} s, {rate:.0f} a second", flush=True)
            if what == "requests":
                done, all = shares(fuzzer.counts)
                print(f"{kind}: {done} of {all} answers, {100 * done // max(1, all)} %, are 2xx; ", end="")
                print(f"the next part: --first {part.following}", flush=True)
            check_log(server)
        return fuzzer.counts
    except* Broken as broken:
        raise Broken(f"{broken.exceptions[0]}\n{server.log.read_text()[-5000:]}") from None
    finally:
        server.stop()


def shares(counts: Counter[str]) -> tuple[int, int]:
    """How many answers in stories are 2xx, and how many there are."""
    answers = {name: number for name, number in counts.items() if name.startswith("story ")}
    return sum(number for name, number in answers.items() if name.startswith("story 2")), sum(answers.values())


def check_log(server: Server) -> None:
    """Raises `Broken` if the log tells of a fault."""
    log = server.log.read_text()
    if found := [fault for fault in FAULTS if fault in log]:
        raise Broken(f"the log says: {found}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for kind, most in MOST.items():
        parser.add_argument(f"--{kind}", type=int, default=most, help=f"how many on each database, {most} if not said")
    parser.add_argument("--seconds", type=float, default=1e9, help="how long in all")
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--first", type=int, default=0, help="where a run in parts goes on")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    asked = parser.parse_args()
    kinds = ["sqlite", "postgres"] if asked.database == "both" else [asked.database]
    counts = {kind: most for kind in MOST if (most := getattr(asked, kind))}
    print(f"seed {asked.seed}", flush=True)
    for kind in kinds:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            url = f"sqlite:///{folder / 'fuzz.sqlite'}"
            if kind == "postgres":
                url = create_database(stack.enter_context(running_postgres()), "fuzz")
            try:
                found = fuzz(url, folder, asked.seed, counts, asked.seconds / len(kinds), asked.first)
            except Broken as broken:
                sys.exit(f"{kind}, seed {asked.seed}: {broken}")
            print(", ".join(f"{name}: {count}" for name, count in sorted(found.items())), flush=True)


if __name__ == "__main__":
    main()
