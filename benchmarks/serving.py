"""A server in its own process, on its own core."""

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from ludopolis.server.settings import Settings

CODE = """
import os, resource, sys
if sys.argv[2]:
    os.sched_setaffinity(0, {int(sys.argv[2])})
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
from ludopolis.engine.table import table
from ludopolis.server.run import serve
from ludopolis.server.settings import Limits, Settings
print(table.__file__, flush=True)
limits = Limits(changes_per_second=0, reads_per_second=0, tables_per_hour=0, open_sockets=0)
settings = Settings(port=0, data=sys.argv[1], database=sys.argv[3], limits=limits, backups=0)
serve(settings, ready=lambda link: print(link, flush=True))
"""
TICKS = os.sysconf("SC_CLK_TCK")
PAGE_KB = os.sysconf("SC_PAGE_SIZE") // 1024


class Serving:
    """A running server of one build: with a database of its own in a folder, or with one that was made for it."""

    def __init__(self, build: str, package: Path, data: Path, core: int | None, database: str = "") -> None:
        self.url = Settings(data=str(data), database=database).made_url()
        command = [sys.executable, "-c", CODE, str(data), "" if core is None else str(core), database]
        environment = {**os.environ, "PYTHONPATH": str(package)}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        file = self.process.stdout.readline().strip()
        if file.endswith(".py") != (build == "interpreted"):
            sys.exit(f"{build} is expected, but this was loaded: {file}")
        self.base = self.process.stdout.readline().strip().rstrip("/")

    def cpu_seconds(self) -> float:
        """CPU time the process has used."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_kb(self) -> int:
        """Memory the process holds."""
        return int(self._proc("statm").split()[1]) * PAGE_KB

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.process.terminate()
        self.process.wait(20)
