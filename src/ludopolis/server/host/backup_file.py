"""Backup files: JSON lines, gzipped if the name ends with `.gz`, in the same format for every database.

The first line names the format and the schema of the rows; each further line is a row.
"""

import asyncio
import gzip
import json
import zlib
from collections.abc import Iterator
from contextlib import nullcontext
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.host.commands import opened
from ludopolis.server.ops.private_files import appearing
from ludopolis.server.storage.backup import STORED, Row
from ludopolis.server.storage.migrating import Schema, migrate, schema, schemas
from ludopolis.server.storage.store import Store

FORMAT = 1
PACKED = b"\x1f\x8b"
TIMES = ("created", "touched", "at")


class BadBackup(LudopolisError):
    """The file is not a backup, or the database to restore into is not empty."""


async def write(url: str, file: Path) -> int:
    """Writes the whole database to one file, which appears only when complete. Returns the number of rows.

    The database is only read: tables of an older version are written as they are.
    """
    count = 0

    def begin(found: str) -> None:
        out.write(_line({"ludopolis-backup": FORMAT, "schema": found}))

    def take(row: Row) -> None:
        nonlocal count
        count += 1
        out.write(_line(row))

    async with opened(url, read_only=True, older=True) as store:
        with (
            appearing(file) as part,
            part.open("wb") as raw,
            gzip.GzipFile("", "wb", 6, raw, 0) if file.suffix == ".gz" else nullcontext(raw) as out,
        ):
            await store.backup.dump(begin, take)
    return count


async def read(url: str, file: Path) -> int:
    """Reads a backup into an empty database of any kind. Returns the number of rows."""
    for _ in _rows(file):
        pass  # a damaged file is refused before anything is written
    if await asyncio.to_thread(schema, url) is Schema.OLDER:
        async with opened(url, read_only=True, older=True) as store:
            await _require_empty(store)
    await asyncio.to_thread(migrate, url)
    async with opened(url) as store:
        await _require_empty(store)
        return await store.backup.fill(lambda: _rows(file))


async def _require_empty(store: Store) -> None:
    if not await store.tables.empty():
        raise BadBackup(fact("restore-not-empty"))


def _rows(file: Path) -> Iterator[Row]:
    number = 1
    with file.open("rb") as raw:
        packed = raw.peek(2)[:2] == PACKED
        try:
            with TextIOWrapper(gzip.GzipFile(fileobj=raw) if packed else raw, encoding="utf-8") as lines:
                header = json.loads(next(lines, "null"))
                if not isinstance(header, dict) or header.get("ludopolis-backup") != FORMAT:
                    raise BadBackup(fact("bad-backup", line=1))
                if header.get("schema", schemas()[0]) not in schemas():
                    raise BadBackup(fact("backup-newer"))
                for line in lines:
                    number += 1
                    yield _row(line)
        except (ValueError, TypeError, KeyError, EOFError, OSError, zlib.error) as wrong:
            raise BadBackup(fact("bad-backup", line=number)) from wrong


def _row(line: str) -> Row:
    name, row = json.loads(line)
    if row.keys() - STORED[name].c.keys():
        raise KeyError(name)
    for column in TIMES:
        if column in row:
            row[column] = datetime.fromisoformat(row[column])
    return name, row


def _line(value: Data | Row) -> bytes:
    return (json.dumps(value, default=_plain, ensure_ascii=False) + "\n").encode()


def _plain(value: object) -> str:
    assert isinstance(value, datetime)
    return value.isoformat()
