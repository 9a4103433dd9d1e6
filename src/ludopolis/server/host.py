"""What a host does from the command line, while the server runs or not: tables, backup, restore."""

import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.record import Record, closing
from ludopolis.engine.state import Data
from ludopolis.server.hall import ENDED, NoTable, game_of
from ludopolis.server.live import fold
from ludopolis.server.store import Store, TableRow

BACKUP = 1
"""The format of backups: JSON lines, a header and one row a line, the same for every database."""


class BadBackup(LudopolisError):
    """A file that is no backup, or a database that is not empty."""


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store of a database, its schema up to date."""
    store = Store(url, host=True)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def known(store: Store, id: str) -> TableRow:
    """The table of that id."""
    row = await store.table(id)
    if row is None:
        raise NoTable(fact("no-such-table"))
    return row


async def list_tables(url: str) -> list[TableRow]:
    """All tables, the last touched first."""
    async with opened(url) as store:
        return await store.select()


async def export(url: str, id: str) -> str:
    """A table's record, of a running game too: this is the host."""
    async with opened(url) as store:
        row = await known(store, id)
        lines = await store.lines(id)
    table = fold(row, game_of(row), lines)
    return Record(table.header(), table.entries, closing(table.state, len(table.entries))).to_text()


async def end(url: str, id: str) -> None:
    """Stops a table: nothing more can be played there."""
    async with opened(url) as store:
        await known(store, id)
        await store.set_status(id, ENDED)


async def delete(url: str, id: str) -> None:
    """Removes a table for good."""
    async with opened(url) as store:
        await known(store, id)
        await store.delete(id)


async def unseat(url: str, id: str, seat: int) -> None:
    """Removes a stranger from a seat; it is open again."""
    async with opened(url) as store:
        row = await known(store, id)
        if not 0 <= seat < len(row.seats):
            raise NoTable(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
        await store.set_seat(id, seat, kind="open", name="", device=None, link=None, bot="")


async def backup(url: str, file: Path) -> int:
    """Writes everything to one file; returns how many rows. The file is there whole or not at all."""
    part = file.with_name(file.name + ".part")
    count = 0
    with part.open("w", encoding="utf-8") as out:

        def take(name: str, row: Data) -> None:
            nonlocal count
            out.write(json.dumps([name, row], default=_plain, ensure_ascii=False) + "\n")
            count += 1

        out.write(json.dumps({"ludopolis-backup": BACKUP}) + "\n")
        async with opened(url) as store:
            await store.dump(take)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
    return count


async def restore(url: str, file: Path) -> int:
    """Reads a backup into an empty database, of whatever kind; returns how many rows."""
    lines = file.read_text("utf-8").splitlines()
    try:
        header = json.loads(lines[0]) if lines else {}
        if header.get("ludopolis-backup") != BACKUP:
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
