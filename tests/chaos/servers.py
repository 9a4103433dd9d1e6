"""Servers that are killed and started again within a moment: forks of a process that has loaded everything."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx
from server.running import SOURCE, TESTS, free_port

LOADED = """
import gc, json, os, signal, sys
from datetime import timedelta
from pathlib import Path

from ludopolis import registry
from ludopolis.engine.facts import LudopolisError
from ludopolis.i18n.words import languages
from ludopolis.server import cards, run, store
from ludopolis.server.guard import Limits

for game in registry.ids():
    for language in languages():
        cards.words_of(language, game)
true_now, hours = store.now, Path(sys.argv[1])
store.now = lambda: true_now() + timedelta(hours=float(hours.read_text()))
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
gc.freeze()
for line in sys.stdin:
    call = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(call["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
        os.dup2(1, 2)
        try:
            run.serve(
                "127.0.0.1", call["port"], Path("."), call["url"], pause=0.0, workers=2,
                limits=Limits(0, 0, 0, open_sockets=0), forget_days=0,
            )
        except LudopolisError as wrong:  # as the command line tells it: the database may be away
            print(wrong, flush=True)
        os._exit(0)
    print(child, flush=True)
"""


class Nursery:
    """The process that has loaded everything. It also holds the clock of all its servers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = folder / "hours"
        self.set_clock(0)
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(TESTS)])}
        command = [sys.executable, "-c", LOADED, str(self.clock)]
        with (folder / "nursery.log").open("wb") as log:  # who is killed leaves semaphores behind, which is told here
            self.process = subprocess.Popen(
                command,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=folder,
            )

    def set_clock(self, hours: float) -> None:
        """Sets the servers' clock this far from the true time."""
        part = self.clock.with_suffix(".part")
        part.write_text(str(hours))
        part.replace(self.clock)

    def bear(self, **call: object) -> int:
        """Starts a server; its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(call) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """Ends it."""
        self.process.communicate()


class MortalServer:
    """One server. Whoever kills it must start it again."""

    def __init__(self, nursery: Nursery, url: str) -> None:
        self.nursery = nursery
        self.url = url
        self.port = free_port()
        self.log = nursery.folder / f"server-{self.port}.log"
        self.pid = 0

    def start(self) -> None:
        """Starts the process. It is ready a moment later, if its database answers."""
        self.pid = self.nursery.bear(port=self.port, url=self.url, log=str(self.log))

    def kill(self) -> None:
        """Ends the process without warning, and waits until it is gone."""
        try:
            os.kill(self.pid, signal.SIGKILL)
            while True:
                os.kill(self.pid, 0)
                time.sleep(0.005)  # another process's child; there is nothing to wait on
        except ProcessLookupError:
            self.pid = 0

    def lives(self) -> bool:
        """Whether the process is there. One that cannot reach its database when it starts ends by itself."""
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return self.pid != 0

    def ready(self) -> bool:
        """Whether it answers and has its database."""
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/healthz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        found: list[int] = []
        with suppress(OSError):
            for pid in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
                if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                    found.append(int(pid))
        return found
