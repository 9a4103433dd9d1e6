"""A real server process on a real database."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from ludopolis.server.bot_turns import BOT_PAUSE_SECONDS
from ludopolis.server.guard import Limits
from server.devices import Device

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"
ANALYSIS_SECONDS = 0.3
"""For each player. Nobody waits for the coach."""
NO_LIMITS = Limits(0, 0, 0, open_sockets=0, analyses_per_hour=0)
"""All tests have one address."""


def free_port() -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """One server process. It can be killed and started again on the same database."""

    def __init__(
        self,
        url: str,
        path: Path,
        pause: float = BOT_PAUSE_SECONDS,
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
        self.more = more
        """Whatever else `serve` takes."""
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}{more.get('root_path', '')}"
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(TESTS), str(path)])}
        self.log = path / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Starts the process and waits until it is ready."""
        code = (
            "import json, sys; from pathlib import Path; from ludopolis.server.run import serve; "
            "from ludopolis.server.guard import Limits; from ludopolis.server import analyses; "
            f"analyses.SECONDS_PER_PLAYER = {ANALYSIS_SECONDS}; {self.before}; "
            "serve('127.0.0.1', int(sys.argv[1]), Path('.'), sys.argv[2], pause=float(sys.argv[3]), seed=sys.argv[4], "
            "limits=Limits(*(float(limit) for limit in sys.argv[6:])), **json.loads(sys.argv[5]))"
        )
        with self.log.open("ab") as log:
            command = [sys.executable, "-c", code, str(self.port), self.url, str(self.pause), self.seed]
            command.append(json.dumps(self.more))
            command += [str(limit) for limit in self.limits]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        for _ in range(600):
            try:
                if httpx.get(f"{self.base}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)  # the process is starting; nothing to wait on but its answer
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Ends the process without warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Ends the process politely."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)

    def device(self) -> Device:
        """A new browser, as far as the server can tell."""
        return Device(self.base)
