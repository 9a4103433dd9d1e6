"""The schema of a database: which one it has, and the migrations that bring it up to date."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from enum import Enum
from functools import cache
from importlib.resources import as_file, files

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ludopolis.engine.values.facts import fact
from ludopolis.server.ops.private_files import make_file
from ludopolis.server.storage.urls import BadDatabase, check, shown, sqlite_file, telling, with_driver

MIGRATION_LOCK = 0x6C75646F
"""The advisory lock on PostgreSQL that a process holds while it migrates."""


def require(url: str) -> None:
    """Creates the tables of a new database. Refuses a database of an older version. Raises `BadDatabase`."""
    found = schema(url)
    if found is Schema.OLDER:
        raise BadDatabase(fact("database-older", address=shown(url)))
    if found is not Schema.OURS:
        migrate(url)


def migrate(url: str, copy: Callable[[], None] = lambda: None) -> None:
    """Migrates the database; calls `copy` first if it is of an older version. Raises `BadDatabase`.

    Of several processes on one PostgreSQL one migrates, and the others wait.
    """
    if schema(url) is Schema.OURS:
        return
    with _migrating(url):
        found = schema(url)
        if found is Schema.NEWER:
            raise BadDatabase(fact("database-newer", address=shown(url)))
        if found is Schema.OLDER:
            copy()
        if found is not Schema.OURS:
            _run_migrations(url)


@contextmanager
def _migrating(url: str) -> Iterator[None]:
    """Locks out other processes on PostgreSQL. An SQLite file has one server, and a lock of its own."""
    if sa.make_url(url).get_backend_name() != "postgresql":
        yield
        return
    engine = sa.create_engine(with_driver(url), poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
    with telling(url):
        connection = engine.connect()
    with closing(connection):
        with telling(url):
            connection.execute(sa.select(sa.func.pg_advisory_lock(MIGRATION_LOCK)))
        yield  # the lock goes with the connection


def _run_migrations(url: str) -> None:
    # Imported here because it is seldom needed, and loading it takes a tenth of a start.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    file = sqlite_file(url)
    with telling(url, (SQLAlchemyError, CommandError, OSError)):
        if file is not None:
            make_file(file)  # SQLite would let everybody read it
        with as_file(files("ludopolis.server.storage") / "migrations") as scripts:
            config = Config()
            config.set_main_option("script_location", str(scripts).replace("%", "%%"))
            config.attributes["url"] = with_driver(url)
            command.upgrade(config, "head")


class Schema(Enum):
    """How the tables of a database compare with ours."""

    NONE = "none"
    OLDER = "older"
    OURS = "ours"
    NEWER = "newer"


def schema(url: str) -> Schema:
    """Inspects a database without changing it. Raises `BadDatabase`."""
    check(url)
    file = sqlite_file(url)
    if file is not None and not file.exists():
        return Schema.NONE
    engine = sa.create_engine(with_driver(url), poolclass=sa.NullPool)
    with telling(url), engine.connect() as connection:
        found = schema_in(connection)
    if found is None:
        return Schema.NONE
    if found not in schemas():
        return Schema.NEWER
    return Schema.OURS if found == schemas()[0] else Schema.OLDER


def schema_in(connection: sa.Connection) -> str | None:
    """The name of the schema of a database; `None` if it has no tables."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()


@cache
def schemas() -> list[str]:
    """The names of all schemas there have been, ours first."""
    scripts = (files("ludopolis.server.storage") / "migrations" / "versions").iterdir()
    return sorted((script.name.partition("_")[0] for script in scripts if script.name.endswith(".py")), reverse=True)
