"""Servers on both kinds of database."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from ludopolis.server.app import create_app
from ludopolis.server.settings import Settings
from ludopolis.server.storage.migrating import migrate
from server.bundles import remember_bundles
from server.callers import BASE, Caller
from server.postgres import create_database, running_postgres
from server.running import NO_LIMITS, Server

remember_bundles()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own, on a free port, gone afterwards."""
    with running_postgres() as address:
        yield address


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
        return create_database(postgres, name)

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


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite database with our tables, and nothing in them."""
    file = tmp_path_factory.mktemp("migrated") / "tables.sqlite"
    migrate(f"sqlite:///{file}")
    return file


@pytest.fixture
def sqlite(tmp_path: Path, migrated: Path) -> str:
    """The address of a new SQLite database."""
    return f"sqlite:///{shutil.copy(migrated, tmp_path)}"


@pytest.fixture
def settings(sqlite: str) -> Settings:
    """The settings of the application that callers of a test call."""
    return Settings(database=sqlite, limits=NO_LIMITS, backups=0)


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    """An application in this process."""
    with TestClient(create_app(settings), BASE, headers={"Origin": BASE}, follow_redirects=False) as running:
        yield running


@pytest.fixture
def anna(client: TestClient) -> Caller:
    """Somebody who calls it."""
    return Caller(client, "Anna")


@pytest.fixture
def boris(client: TestClient) -> Caller:
    """Somebody else."""
    return Caller(client, "Boris")
