"""Two hundred hostile endpoints against a running server: its memory stays, and real calls arrive beside them.

    python -m server.siege --seconds 600

Each device of the siege has a seat, as it must, and names a new endpoint again and again: those it had are set aside.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

import httpx

from ludopolis.server.settings import Limits
from server.devices import FRIEND, ME
from server.hostile import HARMFUL, Apart
from server.running import Server
from server.services import Browser

HOSTILE = 200
ROOMS = 20
"""So many of them are hosts and have a webhook tried, too."""
REAL = 6
ROUND_SECONDS = 5.0
WARM_SHARE = 0.25
MOST_GROWTH = 1.3
ARRIVE_SECONDS = 5.0
OPEN_ALL = "from ludopolis.server.notifications import outgoing\noutgoing.is_open = lambda address: True"
NO_LIMITS = Limits(0, 0, 0, head_seconds=60.0, body_seconds=60.0, open_sockets=0, notifications_per_hour=0)


class Arrivals:
    """A push service that is as it should be, and knows when something came."""

    def __init__(self) -> None:
        self.came: dict[str, asyncio.Event] = {}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n")
        self.came[head.split(b" ", 2)[1].decode()].set()
        writer.close()


class Caller:
    """A device with a seat."""

    def __init__(self, base: str) -> None:
        # Nothing is encrypted here, and to load certificates two hundred times takes long.
        one_each = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.AsyncClient(
            base_url=base, headers={"Origin": base}, timeout=60, limits=one_each, verify=False
        )
        self.table = ""

    async def post(self, path: str, **body: object) -> httpx.Response:
        """A request from our own page."""
        return await self.http.post(f"/api{path}", json=body)

    async def sit_down(self) -> None:
        """Sets a table up."""
        made = await self.post("/tables", game="uptown", seats=[ME, FRIEND])
        self.table = made.raise_for_status().json()["table"]

    async def call(self, browser: Browser, new: bool) -> None:
        """Has a message sent to a browser."""
        to = browser.subscription
        if new:
            (await self.post("/calls", **to._asdict(), all_tables=True)).raise_for_status()
        answer = await self.post("/calls/test", endpoint=to.endpoint)
        assert answer.status_code in (200, 403), answer.text  # a redirect ends a subscription


class Siege:
    """The hostile and the real ones, and what became of them."""

    def __init__(self, base: str, hostile: str, seconds: float) -> None:
        self.base = base
        self.hostile = hostile
        self.seconds = seconds
        self.until = 0.0
        self.slowest = 0.0
        """From asking for a call to its arrival."""
        self.slowest_post = 0.0
        """From the answer to that, which is slow on a busy machine, to the arrival."""
        self.counts: Counter[str] = Counter()
        self.arrivals = Arrivals()

    async def harm(self, number: int, caller: Caller) -> None:
        """One hostile device: half of the time it names a new endpoint."""
        rng, browser = Random(number), None
        await asyncio.sleep(ROUND_SECONDS * rng.random())
        while time.monotonic() < self.until:
            new = browser is None or rng.random() < 0.5
            if browser is None or new:
                browser = Browser(f"{self.hostile}/{rng.choice(HARMFUL)}", f"{number}-{self.counts['hostile calls']}")
            await caller.call(browser, new)
            self.counts["hostile calls"] += 1
            if number < ROOMS:
                url = f"{self.hostile}/{rng.choice(HARMFUL)}/{self.counts['rooms']}"
                (await caller.post(f"/tables/{caller.table}/room", url=url)).raise_for_status()
                await caller.post(f"/tables/{caller.table}/room/test")
                self.counts["rooms"] += 1
            await asyncio.sleep(ROUND_SECONDS * rng.uniform(0.5, 1.5))

    async def live(self, number: int, caller: Caller, service: str) -> None:
        """One real device: mostly with an endpoint that is known, now and then with a new one."""
        rng, browser, names = Random(number), None, 0
        while time.monotonic() < self.until:
            new = browser is None or rng.random() < 0.3
            if browser is None or new:
                names += 1
                browser = Browser(service, f"{number}-{names}")
            came = self.arrivals.came[f"/push/{number}-{names}"] = asyncio.Event()
            began = time.monotonic()
            await caller.call(browser, new)
            answered = time.monotonic()
            async with asyncio.timeout(60):
                await came.wait()
            self.slowest_post = max(self.slowest_post, time.monotonic() - answered)
            self.slowest = max(self.slowest, time.monotonic() - began)
            self.counts["real calls"] += 1
            await asyncio.sleep(1.0)

    async def run(self) -> None:
        """All of them."""
        server = await asyncio.start_server(self.arrivals.serve, "127.0.0.1", 0)
        service = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        callers = [Caller(self.base) for _ in range(HOSTILE + REAL)]
        for caller in callers:
            await caller.sit_down()
        self.until = time.monotonic() + self.seconds
        harm = [self.harm(number, caller) for number, caller in enumerate(callers[REAL:])]
        live = [self.live(number, caller, service) for number, caller in enumerate(callers[:REAL])]
        await asyncio.gather(*harm, *live)


def memory(pid: int) -> float:
    """The megabytes a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def besiege(server: Server, seconds: float) -> str:
    """Raises an `AssertionError` if memory grows or a call is late. Says what was seen."""
    with Apart() as hostile:
        start = memory(server.pid)
        siege = Siege(server.base, hostile.base, seconds)
        running = asyncio.ensure_future(siege.run())
        while not siege.until and not running.done():  # until everybody sits
            await asyncio.wait({running}, timeout=0.2)
        await asyncio.wait({running}, timeout=seconds * WARM_SHARE)
        warm = most = memory(server.pid)
        while not running.done():
            await asyncio.wait({running}, timeout=1.0)
            most = max(most, memory(server.pid))
        await running
        end = memory(server.pid)
    log = server.log.read_text()
    seen = (
        f"memory {start:.0f} MB at the start, {warm:.0f} warm, {end:.0f} at the end, {most:.0f} at most; "
        f"slowest real call {siege.slowest:.2f} s, of that {siege.slowest_post:.2f} s after the server's answer; "
        f"{siege.counts['real calls']} real calls, "
        f"{siege.counts['hostile calls']} hostile ones, {siege.counts['rooms']} webhooks tried, "
        f"endpoints asked {hostile.asked} times, {log.count('is set aside')} set aside"
    )
    assert "Traceback" not in log, log[-5000:]
    assert most < warm * MOST_GROWTH, seen
    assert siege.slowest < ARRIVE_SECONDS, seen
    assert hostile.asked > HOSTILE / 2, seen
    return seen


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=600.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludopolis-siege-") as name:
        folder = Path(name)
        server = Server(f"sqlite:///{folder / 'siege.sqlite'}", folder, limits=NO_LIMITS, before=OPEN_ALL)
        try:
            print(asyncio.run(besiege(server, asked.seconds)), flush=True)
        except AssertionError as broken:
            sys.exit(f"broken: {broken}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
