"""Everything that can go wrong, one thing after another, as chance has it."""

import asyncio
import os
import signal
import subprocess
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from server.postgres import Postgres

from chaos.line import Line
from chaos.servers import Clock, MortalServer

PAUSE_SECONDS = 0.8
"""How long it is calm between two troubles, on average."""
FREEZE_SECONDS = 0.7
OUTAGE_SECONDS = 1.5
CLOCK_HOURS = (-24 * 400, -36, -1, 0, 0, 0, 1, 36, 24 * 400)


class Trouble:
    """Makes trouble for some servers, their line and their database."""

    def __init__(
        self, servers: list[MortalServer], line: Line, clock: Clock, rng: Random, database: Postgres | Path | None
    ) -> None:
        self.servers = servers
        self.line = line
        self.clock = clock
        self.rng = rng
        self.database = database
        """The PostgreSQL; or the folder of the SQLite file, if it has a small disk of its own, which can be filled."""
        self.made: Counter[str] = Counter()
        self._hanging: list[int] = []
        kinds: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (8, self.kill_server),
            (2, self.freeze_server),
            (2, self.kill_worker),
            (1, self.hang_worker),
            (3, self.cut_line),
            (2, self.slow_line),
            (2, self.set_clock),
        ]
        if isinstance(database, Postgres):
            kinds += [(2, self.kill_backend), (1, self.stop_database)]
        elif database is not None:
            kinds.append((2, self.fill_disk))
        self._kinds = [kind for weight, kind in kinds for _ in range(weight)]

    async def go_on(self, seconds: float) -> None:
        """Makes trouble for so long, then puts everything right."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            await asyncio.sleep(self.rng.expovariate(1 / PAUSE_SECONDS))
            kind = self.rng.choice(self._kinds) if self.made else self.kill_server
            self.made[kind.__name__] += 1
            await kind()
            self.revive()
        self.line.delay = 0.0
        self.clock.set(0)
        for pid in self._hanging:  # one that hangs while it starts is given a minute by its server
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        while not all([await asyncio.to_thread(server.ready) for server in self.servers]):
            self.revive()
            await asyncio.sleep(0.2)

    def revive(self) -> None:
        """Starts every server that is gone."""
        for server in self.servers:
            if not server.lives():
                server.start()

    async def kill_server(self) -> None:
        await asyncio.to_thread(self.rng.choice(self.servers).kill)

    async def freeze_server(self) -> None:
        pid = self.rng.choice(self.servers).pid
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGSTOP)
            await asyncio.sleep(FREEZE_SECONDS * self.rng.random())
            os.kill(pid, signal.SIGCONT)

    async def kill_worker(self) -> None:
        self._signal_worker(signal.SIGKILL)

    async def hang_worker(self) -> None:
        self._signal_worker(signal.SIGSTOP)

    def _signal_worker(self, kind: signal.Signals) -> None:
        workers = self.rng.choice(self.servers).workers()
        if workers:
            pid = self.rng.choice(workers)
            with suppress(ProcessLookupError):
                os.kill(pid, kind)
            if kind is signal.SIGSTOP:
                self._hanging.append(pid)

    async def cut_line(self) -> None:
        self.line.cut(self.rng.random())

    async def slow_line(self) -> None:
        self.line.delay = self.rng.choice((0.0, 0.02, 0.2))

    async def set_clock(self) -> None:
        self.clock.set(self.rng.choice(CLOCK_HOURS))

    async def kill_backend(self) -> None:
        assert isinstance(self.database, Postgres)
        backends = await asyncio.to_thread(self.database.backends)
        if backends:
            with suppress(ProcessLookupError):
                os.kill(self.rng.choice(backends), signal.SIGTERM)

    async def stop_database(self) -> None:
        assert isinstance(self.database, Postgres)
        await asyncio.to_thread(self.database.stop, "immediate")
        await asyncio.sleep(OUTAGE_SECONDS * self.rng.random())
        await asyncio.to_thread(self.database.start)

    async def fill_disk(self) -> None:
        assert isinstance(self.database, Path)
        filler = self.database / "filler"
        await asyncio.to_thread(subprocess.run, ["dd", "if=/dev/zero", f"of={filler}", "bs=64k"], capture_output=True)
        await asyncio.sleep(OUTAGE_SECONDS * self.rng.random())
        filler.unlink()
