"""Servers on both kinds of database."""

import glob
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.running import Server, free_port


def postgres_bin() -> str:
    """Where PostgreSQL's programs are; `make test` has installed them."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb")) or [shutil.which("initdb") or ""]
    assert found[-1], "PostgreSQL is not installed: apt-get install postgresql"
    return str(Path(found[-1]).parent)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, on a free port, gone afterwards."""
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
    yield f"postgresql://ludopolis@127.0.0.1:{port}"
    stopped = run([*control, "-m", "fast", "stop"], capture_output=True, text=True)
    assert stopped.returncode == 0, stopped.stdout + stopped.stderr
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder on the path in which Barter is installed as a stranger's game."""
    folder = tmp_path_factory.mktemp("site")
    info = folder / "barter-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: barter\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ludopolis.games]\nbarter = barter\n")
    return folder


@pytest.fixture(scope="session")
def new_database(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes an empty database of a kind and gives its address."""
    counter = iter(range(1000))

    def make(kind: str) -> str:
        name = f"ludopolis_{next(counter)}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('sqlite') / name}.sqlite"
        address = postgres.removeprefix("postgresql://ludopolis@")
        host, port = address.split(":")
        command = [f"{postgres_bin()}/createdb", "-U", "ludopolis", "-h", host, "-p", port, name]
        subprocess.run(command, check=True, capture_output=True)
        return f"{postgres}/{name}"

    return make


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, new_database: Callable[[str], str], strangers: Path) -> Iterator[Server]:
    """A server on each kind of database, shared by all tests."""
    running = Server(new_database(request.param), strangers)
    yield running
    running.stop()
    log = running.log.read_text()
    assert "Traceback" not in log, log


@pytest.fixture(scope="session")
def pair(new_database: Callable[[str], str], strangers: Path) -> Iterator[tuple[Server, Server]]:
    """Two servers on one PostgreSQL, shared by all tests."""
    url = new_database("postgres")
    running = (Server(url, strangers, pause=0.0), Server(url, strangers, pause=0.0))
    yield running
    for one in running:
        one.stop()
        assert "Traceback" not in one.log.read_text(), one.log.read_text()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new SQLite database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"
