"""Upgrades: copies a database of an older version, then migrates it."""

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.host import backup_file
from ludopolis.server.model.tables import now
from ludopolis.server.ops.private_files import appearing, make_folder
from ludopolis.server.storage.database import DatabaseFailed
from ludopolis.server.storage.migrating import migrate
from ludopolis.server.storage.urls import problem, shown, sqlite_file
from ludopolis.version import installed

NAME = "before-{version}-{time}"
"""File name of a copy. It differs from that of daily backups, whose rotation must not remove it."""


class NoCopy(LudopolisError):
    """The database cannot be copied, so it is not migrated."""


def upgrade(url: str, folder: Path | None, copied: Callable[[Path], None]) -> None:
    """Migrates a database, one process at a time. Raises `BadDatabase` and `NoCopy`.

    An older database is first copied to the folder, if one is given; `copied` is called with the file.
    """

    def copy() -> None:
        if folder is not None:
            copied(write_copy(url, folder))

    migrate(url, copy)


def write_copy(url: str, folder: Path) -> Path:
    """Copies a database as it is: an SQLite file as a file, PostgreSQL as a backup. Raises `NoCopy`."""
    name = NAME.format(version=installed(), time=now().strftime("%Y-%m-%d-%H%M%S"))
    source = sqlite_file(url)
    try:
        make_folder(folder)
        if source is None:
            copy = folder / f"{name}.jsonl.gz"
            asyncio.run(backup_file.write(url, copy))
        else:
            copy = folder / f"{name}.sqlite"
            with appearing(copy) as part:
                _copy_sqlite(source, part)
    except (OSError, sqlite3.Error, DatabaseFailed) as wrong:
        why = getattr(wrong, "strerror", None) or problem(wrong)
        raise NoCopy(fact("no-copy", address=shown(url), folder=str(folder), problem=why)) from wrong
    return copy


def _copy_sqlite(source: Path, part: Path) -> None:
    """Copies by SQLite's own backup: a snapshot, which includes the write-ahead log."""
    if _bytes(source) > shutil.disk_usage(part.parent).free:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)


def _bytes(source: Path) -> int:
    log = source.with_name(f"{source.name}-wal")
    return source.stat().st_size + (log.stat().st_size if log.exists() else 0)
