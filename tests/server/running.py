"""A real server process on a real database."""

import signal
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import httpx

from ludopolis.server.settings import Limits, Settings
from server.devices import Device
from server.nursery import end, lives, nursery

READY_SECONDS = 120.0
"""Longest time until a server answers, however busy the machine is."""
ANALYSIS_SECONDS = 0.3
"""For each player. Nobody waits for the coach."""
WORKER_SECONDS = 60.0
"""Timeout for a piece of work. A busy machine is not the server's fault."""
NO_LIMITS = Limits(0, 0, 0, open_sockets=0, analyses_per_hour=0, notifications_per_hour=0)
"""All tests have one address."""


PORTS = iter(Random().sample(range(20_000, 32_000), 12_000))
"""Below the ports that a system gives to clients: whoever is killed and starts again finds its own still free."""


CLAIMS: list[socket.socket] = []
"""For each port that was given, the UDP port of the same number. Until a server listens, nothing else would tell other
processes of tests that its port is taken: two servers would then want the same one."""


def free_port() -> int:
    """A port that nobody uses, and that was not given before, here or in another process."""
    for port in PORTS:
        with suppress(OSError), socket.socket() as probe, ExitStack() as failed:
            claim = failed.enter_context(socket.socket(type=socket.SOCK_DGRAM))
            claim.bind(("127.0.0.1", port))
            probe.bind(("127.0.0.1", port))
            failed.pop_all()
            CLAIMS.append(claim)
            return port
    raise AssertionError("no port is free")


class Server:
    """One server process. It can be killed and started again on the same database."""

    def __init__(
        self,
        url: str,
        path: Path,
        pause: float = Settings.bot_pause_seconds,
        seed: str = "tests",
        limits: Limits = NO_LIMITS,
        before: str = "pass",
        **more: str | int | bool,
    ) -> None:
        self.url = url
        self.pause = pause
        self.seed = seed
        self.limits = limits
        self.before = before
        """Python that runs before the server does."""
        self.more = {"backups": 0, "data": str(path), **more}
        """Other settings."""
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}{more.get('root_path', '')}"
        self.path = path
        self.log = path / f"server-{self.port}.log"
        self.start()

    def start(self) -> None:
        """Starts the process and waits until it is ready."""
        code = (
            "from ludopolis.server.review import analyses\n"
            "from ludopolis.server.run import serve\n"
            "from ludopolis.server.settings import Limits, Settings\n"
            "from ludopolis.server.workers import pool\n"
            f"analyses.SECONDS_PER_PLAYER = {ANALYSIS_SECONDS}\npool.WORKER_TIMEOUT_SECONDS = {WORKER_SECONDS}\n"
            f"{self.before}\n"
            f"serve(Settings(port={self.port}, database={self.url!r}, bot_pause_seconds={self.pause!r}, "
            f"seed={self.seed!r}, limits={self.limits!r}, **{self.more!r}))"
        )
        self.pid = nursery().bear(code, self.log, self.path)
        due = time.monotonic() + READY_SECONDS
        while time.monotonic() < due:
            try:
                if httpx.get(f"{self.base}/healthz", verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                assert self.lives(), self.log.read_text()
            time.sleep(0.02)  # the process is starting; nothing to wait on but its answer
        raise AssertionError(self.log.read_text())

    def lives(self) -> bool:
        """Whether the process is there."""
        return lives(self.pid)

    def kill(self) -> None:
        """Ends the process without warning."""
        end(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ends the process politely."""
        end(self.pid, signal.SIGTERM)

    def device(self) -> Device:
        """A new browser, as far as the server can tell."""
        return Device(self.base)
