"""Upgrades: the tables of an older version are copied, then brought up to date."""

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
"""File name of a copy. It differs from daily backups, so that a copy stays until the host removes it."""


class NoCopy(LudopolisError):
    """The tables cannot be copied, so they stay as they are."""


def upgrade(url: str, folder: Path | None, copied: Callable[[Path], None]) -> None:
    """Brings the tables up to date, one process at a time. Raises `BadDatabase` and `NoCopy`.

    Older ones are first copied to the folder, if one is given; `copied` is told where. New tables need no copy.
    """

    def copy() -> None:
        if folder is not None:
            copied(write_copy(url, folder))

    migrate(url, copy)


def write_copy(url: str, folder: Path) -> Path:
    """Copies the tables as they are: an SQLite file as a file, PostgreSQL as a backup. Raises `NoCopy`."""
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
    """A copy by SQLite itself: of one moment, with what is still in the log beside the file."""
    if _bytes(source) > shutil.disk_usage(part.parent).free:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new)


def _bytes(source: Path) -> int:
    log = source.with_name(f"{source.name}-wal")
    return source.stat().st_size + (log.stat().st_size if log.exists() else 0)
