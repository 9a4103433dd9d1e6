"""Servers that are killed and started again within a moment, and whose clock can be set."""

import signal
from contextlib import suppress
from pathlib import Path

import httpx
from server.nursery import end, lives, nursery
from server.running import free_port

SERVE = """
from datetime import timedelta
from functools import partial
from pathlib import Path

from ludopolis.server import app, run
from ludopolis.server.model import tables as model
from ludopolis.server.notifications import notifier, outgoing
from ludopolis.server.settings import Limits, Settings
from ludopolis.server.storage import tables

app.Hall = partial(app.Hall, moment=0.2)
notifier.LOOKING_SECONDS = 0.0  # whoever plays is called, too
outgoing.is_open = lambda address: True
true_now, hours = model.now, Path({hours!r})
model.now = tables.now = lambda: true_now() + timedelta(hours=float(hours.read_text()))
run.serve(
    Settings(
        port={port}, database={url!r}, bot_pause_seconds=0.0, bot_workers=2,
        limits=Limits(0, 0, 0, open_sockets=0, notifications_per_hour=0), forget_days=0, backups=0,
    )
)
"""


class Clock:
    """The clock of all servers, which is a file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "hours"
        self.set(0)

    def set(self, hours: float) -> None:
        """Sets it this far from the true time."""
        part = self.file.with_suffix(".part")
        part.write_text(str(hours))
        part.replace(self.file)


class MortalServer:
    """One server. Whoever kills it must start it again."""

    def __init__(self, folder: Path, url: str, clock: Clock) -> None:
        self.folder = folder
        self.port = free_port()
        self.code = SERVE.format(hours=str(clock.file), port=self.port, url=url)
        self.log = folder / f"server-{self.port}.log"
        self.pid = 0

    def start(self) -> None:
        """Starts the process. It is ready a moment later, if its database answers."""
        self.pid = nursery().bear(self.code, self.log, self.folder)

    def kill(self) -> None:
        """Ends the process without warning, and waits until it is gone."""
        if self.pid:
            end(self.pid, signal.SIGKILL)
        self.pid = 0

    def lives(self) -> bool:
        """Whether the process is there. One that cannot reach its database when it starts ends by itself."""
        return self.pid != 0 and lives(self.pid)

    def ready(self) -> bool:
        """Whether it answers and has its database."""
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=5, verify=False).status_code == 200
        except httpx.TransportError:
            return False

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        found: list[int] = []
        with suppress(OSError):
            for pid in _children(self.pid):
                if b"forkserver" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found += _children(pid)
        return found


def _children(pid: int) -> list[int]:
    """The processes that any thread of a process has started."""
    threads = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for thread in threads for child in thread.read_text().split()]
