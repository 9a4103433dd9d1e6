"""What a host does from the command line, whether or not the server runs: tables, backup, restore."""

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.state import Data
from ludopolis.server.live import fold
from ludopolis.server.open_tables import game_of
from ludopolis.server.store import NotFound, Store, TableRow

BACKUP_FORMAT = 1
"""JSON lines: a header, then one row per line. The same for every database."""


class BadBackup(LudopolisError):
    """The file is not a backup, or the database to restore into is not empty."""


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store of a database, with its schema up to date."""
    store = Store(url, host=True)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def list_tables(url: str) -> list[TableRow]:
    """All tables, the last touched first."""
    async with opened(url) as store:
        return await store.select()


async def export(url: str, id: str) -> str:
    """A table's record. A host may export running games too."""
    async with opened(url) as store:
        row = await store.table(id)
        lines = await store.lines(id)
    return fold(row, game_of(row), lines).record().to_text()


async def end(url: str, id: str) -> None:
    """Ends a table: nothing more can be played there."""
    async with opened(url) as store:
        await store.table(id)  # raises `NotFound`
        await store.end(id)


async def delete(url: str, id: str) -> None:
    """Removes a table for good."""
    async with opened(url) as store:
        await store.table(id)  # raises `NotFound`
        await store.delete(id)


async def forget(url: str, days: int) -> int:
    """Removes the tables that nobody touched in the `days` before the last touch of any; returns how many."""
    async with opened(url) as store:
        return (await store.forget(days, however_many=True)).old


async def unseat(url: str, id: str, seat: int) -> None:
    """Removes whoever sits on a seat. The seat is open again."""
    async with opened(url) as store:
        row = await store.table(id)
        if not 0 <= seat < len(row.seats):
            raise NotFound(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
        await store.set_seat(id, seat, kind="open", name="", device=None, link=None, bot="", town="")


async def backup(url: str, file: Path) -> int:
    """Writes everything to one file, which appears only when complete. Returns the number of rows."""
    part = file.with_name(file.name + ".part")
    count = 0
    with part.open("w", encoding="utf-8") as out:

        def take(name: str, row: Data) -> None:
            nonlocal count
            out.write(json.dumps([name, row], default=_plain, ensure_ascii=False) + "\n")
            count += 1

        out.write(json.dumps({"ludopolis-backup": BACKUP_FORMAT}) + "\n")
        async with opened(url) as store:
            await store.dump(take)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
    return count


async def restore(url: str, file: Path) -> int:
    """Reads a backup into an empty database of any kind. Returns the number of rows."""
    lines = file.read_text("utf-8").splitlines()
    try:
        header = json.loads(lines[0]) if lines else {}
        if header.get("ludopolis-backup") != BACKUP_FORMAT:
            raise BadBackup(fact("bad-backup", line=1))
        rows = [_row(number, line) for number, line in enumerate(lines[1:], 2)]
    except (ValueError, AttributeError) as wrong:
        raise BadBackup(fact("bad-backup", line=1)) from wrong
    async with opened(url) as store:
        if not await store.empty():
            raise BadBackup(fact("restore-not-empty"))
        await store.fill(rows)
    return len(rows)


def _plain(value: object) -> str:
    assert isinstance(value, datetime)
    return value.isoformat()


def _row(number: int, line: str) -> tuple[str, Data]:
    try:
        name, row = json.loads(line)
        for column in ("created", "touched", "at"):
            if column in row:
                row[column] = datetime.fromisoformat(row[column])
    except (ValueError, TypeError) as wrong:
        raise BadBackup(fact("bad-backup", line=number)) from wrong
    return name, row
