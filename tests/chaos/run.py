"""One run of chaos on one database."""

import asyncio
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from server.hostile import Apart
from server.postgres import Postgres, create_database

from chaos.line import Line
from chaos.players import Party, Promises
from chaos.servers import Clock, MortalServer
from chaos.trouble import Trouble
from chaos.verdict import check

PARTIES = 6
DISK = "256m"
TRACE = re.compile(r"^Traceback .*\n(?: .*\n)*.*", re.MULTILINE)
READY_SECONDS = 60.0
TROUBLED_SECONDS = 3.0
"""How long trouble goes on before it is counted again what was promised."""
LAST_SECONDS = 120.0
"""How long the last requests may take once everything is well again."""


def run(kind: str, seconds: float, seed: str, folder: Path, hostile: bool = True, promised: int = 0) -> Counter[str]:
    """Plays under trouble for so long, and until so much was promised: a busy machine takes longer for it.

    Raises an `AssertionError` if anything was lost; counts what happened. The world outside, to which calls go, is
    `hostile`, or nobody is called.
    """
    if not hostile:
        return _on(kind, seconds, seed, folder, "", promised)
    with Apart() as outside:
        counts = _on(kind, seconds, seed, folder, outside.base, promised)
    return counts + Counter(hostile_calls=outside.asked)


def _on(kind: str, seconds: float, seed: str, folder: Path, hostile: str, promised: int) -> Counter[str]:
    if kind == "postgres":
        with Postgres() as postgres:
            url = create_database(postgres.address, "chaos")
            return asyncio.run(_run(url, 2, postgres, seconds, seed, folder, hostile, promised))
    with small_disk(folder / "disk") as disk:
        url = f"sqlite:///{folder / 'disk' / 'tables.sqlite'}"
        return asyncio.run(_run(url, 1, disk, seconds, seed, folder, hostile, promised))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A folder on a small disk of its own, which can be filled, where we may mount one."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    mounted = subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield folder if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


async def _run(
    url: str,
    count: int,
    database: Postgres | Path | None,
    seconds: float,
    seed: str,
    folder: Path,
    hostile: str,
    promised: int,
) -> Counter[str]:
    clock = Clock(folder)
    servers = [MortalServer(folder, url, clock) for _ in range(count)]
    rng = Random(seed)
    line = Line(servers, Random(f"{seed}/line"))
    trouble = Trouble(servers, line, clock, rng, database)
    promises, stopped = Promises(), asyncio.Event()
    try:
        trouble.revive()
        async with asyncio.timeout(READY_SECONDS):
            await trouble.go_on(0)
        async with line.listening() as base:
            chance = (Random(f"{seed}/{number}") for number in range(PARTIES))
            parties = [Party(base, rng, promises, stopped, hostile) for rng in chance]
            playing = asyncio.gather(*(party.play() for party in parties))
            await trouble.go_on(seconds)
            while len(promises.kept) < promised:
                await trouble.go_on(TROUBLED_SECONDS)
            stopped.set()
            async with asyncio.timeout(LAST_SECONDS):
                await playing
                counts = await check(url, promises, parties)
    finally:
        for server in servers:
            server.kill()
    for server in servers:
        # A worker that was just starting when its server was killed has one too, of Python's own code alone.
        traces = TRACE.findall(server.log.read_text(errors="replace"))
        ours = [trace for trace in traces if "/ludopolis/" in trace]
        assert not ours, "\n".join(ours)
    return counts + trouble.made
