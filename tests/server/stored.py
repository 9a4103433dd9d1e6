"""Tables put straight into a database, for tests that start a server on it afterwards or look at what it sends."""

import asyncio

from ludopolis.engine.table.table import Table
from ludopolis.server import guard
from ludopolis.server.rows import RUNNING, SeatRow, TableRow, new_row
from ludopolis.server.store import Store
from server.devices import Device

SEED = "seed"
TOKEN = "d" * 43


def table_row(table: Table, kind: str = "human") -> TableRow:
    """The row of a table whose seats are all of one kind and belong to the device with `TOKEN`."""
    device = guard.hashed(TOKEN)
    seats = [SeatRow(seat, kind, name, "", device, None) for seat, name in enumerate(table.seats)]
    return new_row(table.header(), {"live_score": True, "hints": False}, SEED, RUNNING, seats)


def store(url: str, *rows: TableRow, table: Table) -> None:
    """Stores the table under each of the rows."""

    async def write() -> None:
        database = Store(url)
        await database.open()
        for row in rows:
            await database.create(row, table.entries)
        await database.close()

    asyncio.run(write())


def owner(base: str) -> Device:
    """The device with `TOKEN`."""
    device = Device(base)
    device.http.cookies.set(guard.COOKIE, TOKEN)
    return device
