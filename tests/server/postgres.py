"""A PostgreSQL of our own, for tests and for the fuzzer."""

import glob
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.running import free_port


def postgres_bin() -> str:
    """Where PostgreSQL's programs are; `make test` has installed them."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb")) or [shutil.which("initdb") or ""]
    assert found[-1], "PostgreSQL is not installed: apt-get install postgresql"
    return str(Path(found[-1]).parent)


@contextmanager
def running_postgres() -> Iterator[str]:
    """One on a free port, gone afterwards. Gives its address."""
    folder = Path(tempfile.mkdtemp(prefix="ludopolis-"))
    data, port, programs = folder / "data", free_port(), postgres_bin()
    prefix: list[str] = []
    if os.geteuid() == 0:
        # PostgreSQL refuses to run as root.
        prefix = ["runuser", "-u", "postgres", "--"]
        shutil.chown(folder, "postgres")
    run = subprocess.run
    run([*prefix, f"{programs}/initdb", "-D", data, "-U", "ludopolis", "-A", "trust"], check=True, capture_output=True)
    options = f"-p {port} -k {folder} -h 127.0.0.1 -c fsync=off"
    control = [*prefix, f"{programs}/pg_ctl", "-D", str(data), "-l", str(folder / "log"), "-w"]
    run([*control, "-o", options, "start"], check=True, capture_output=True)
    try:
        yield f"postgresql://ludopolis@127.0.0.1:{port}"
    finally:
        stopped = run([*control, "-m", "fast", "stop"], capture_output=True, text=True)
        assert stopped.returncode == 0, stopped.stdout + stopped.stderr
        shutil.rmtree(folder)


def create_database(postgres: str, name: str) -> str:
    """A new database; its address."""
    host, port = postgres.removeprefix("postgresql://ludopolis@").split(":")
    command = [f"{postgres_bin()}/createdb", "-U", "ludopolis", "-h", host, "-p", port, name]
    subprocess.run(command, check=True, capture_output=True)
    return f"{postgres}/{name}"
