"""A PostgreSQL of our own, for tests and for the fuzzer."""

import glob
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import psycopg

from server.running import free_port


def postgres_bin() -> str:
    """Where PostgreSQL's programs are; `make test` has installed them."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb")) or [shutil.which("initdb") or ""]
    assert found[-1], "PostgreSQL is not installed: apt-get install postgresql"
    return str(Path(found[-1]).parent)


class Postgres:
    """One on a free port, gone afterwards. It can be stopped and started in between."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ludopolis-"))
        self.port = free_port()
        self.address = f"postgresql://ludopolis@127.0.0.1:{self.port}"
        programs, data = postgres_bin(), self.folder / "data"
        prefix: list[str] = []
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root.
            prefix = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self.folder, "postgres")
        _run(*prefix, f"{programs}/initdb", "-D", str(data), "-U", "ludopolis", "-A", "trust", "--no-sync")
        self._control = (*prefix, f"{programs}/pg_ctl", "-D", str(data), "-l", str(self.folder / "log"), "-w")

    def start(self) -> None:
        """Starts it and waits until it is ready."""
        options = f"-p {self.port} -k {self.folder} -h 127.0.0.1 -c fsync=off"
        _run(*self._control, "-o", options, "start")

    def stop(self, how: str = "fast") -> None:
        """Stops it; `immediate` without writing anything down."""
        _run(*self._control, "-m", how, "stop")

    def backends(self) -> list[int]:
        """The processes that serve somebody's connection."""
        query = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        with psycopg.connect(f"{self.address}/postgres") as connection:
            return [pid for (pid,) in connection.execute(query)]

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def running_postgres() -> Iterator[str]:
    """One on a free port, gone afterwards. Gives its address."""
    with Postgres() as postgres:
        yield postgres.address


def create_database(postgres: str, name: str) -> str:
    """A new database; its address."""
    host, port = postgres.removeprefix("postgresql://ludopolis@").split(":")
    command = [f"{postgres_bin()}/createdb", "-U", "ludopolis", "-h", host, "-p", port, name]
    subprocess.run(command, check=True, capture_output=True)
    return f"{postgres}/{name}"
