"""The host's commands about tables, whether or not the server runs.

They migrate nothing: a server of the older version may be running on the database.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludopolis.engine.values.facts import fact
from ludopolis.server.model.clocks import wall_time
from ludopolis.server.model.pads import PadRow
from ludopolis.server.model.tables import NotFound, TableRow
from ludopolis.server.model.talk import Line
from ludopolis.server.pads.standing import standing
from ludopolis.server.people.results import count_all
from ludopolis.server.storage.migrating import Schema, schema
from ludopolis.server.storage.store import Store
from ludopolis.server.storage.urls import BadDatabase, shown
from ludopolis.server.tables.live import fold
from ludopolis.server.tables.open_tables import game_of


@asynccontextmanager
async def opened(url: str, read_only: bool = False, older: bool = False) -> AsyncIterator[Store]:
    """The store of an existing database. Refuses tables of an older version, unless `older` is set.

    Raises `BadDatabase`.
    """
    found = await asyncio.to_thread(schema, url)
    if found is Schema.NONE:
        raise BadDatabase(fact("database-missing", address=shown(url)))
    store = Store(url, host=True, read_only=read_only)
    try:
        if found is not Schema.OLDER or not older:
            await store.open()
        yield store
    finally:
        await store.close()


async def list_tables(url: str) -> list[TableRow]:
    """All tables, the last touched first."""
    if await asyncio.to_thread(schema, url) is Schema.NONE:
        return []
    async with opened(url, read_only=True) as store:
        return await store.tables.all()


async def export(url: str, id: str) -> str:
    """A table's record. A host may export running games too."""
    async with opened(url, read_only=True) as store:
        row = await store.tables.find(id)
        lines = await store.tables.lines(id)
    return fold(row, game_of(row), lines).record().to_text()


async def end(url: str, id: str) -> None:
    """Ends a table: nothing more can be played there."""
    async with opened(url) as store:
        await store.tables.find(id)  # raises `NotFound`
        await store.tables.end(id)


async def delete(url: str, id: str) -> None:
    """Removes a table for good."""
    async with opened(url) as store:
        await store.tables.find(id)  # raises `NotFound`
        await store.tables.delete_with_results(id)


async def forget(url: str, days: int) -> int:
    """Removes the tables that nobody touched in the `days` before the last touch of any. Returns how many."""
    async with opened(url) as store:
        return (await store.tables.forget(days, however_many=True)).old


async def count(url: str) -> int:
    """Adds finished games that are missing in people's histories. Returns how many."""
    async with opened(url) as store:
        return await count_all(store)


async def unseat(url: str, id: str, seat: int) -> None:
    """Removes the player of a seat, which is then open again."""
    async with opened(url) as store:
        _check_seat(await store.tables.find(id), seat)
        await store.tables.set_seat(id, seat, kind="open", name="", device=None, link=None, bot="", town="", lens=None)


async def erase(url: str, id: str, seat: int) -> int:
    """Erases the person on a seat from all tables of the same device. Returns how many tables."""
    async with opened(url) as store:
        _check_seat(await store.tables.find(id), seat)
        return len(await store.devices.erase_seat(id, seat, wall_time()))


async def said(url: str, id: str) -> list[Line]:
    """The last lines of a table's talk, with those of its spectators."""
    async with opened(url, read_only=True) as store:
        await store.tables.find(id)  # raises `NotFound`
        return (await store.talk.hear(id, "")).lines


async def unsay(url: str, id: str, n: int) -> None:
    """Removes a line of a table's talk."""
    async with opened(url) as store:
        await store.tables.find(id)  # raises `NotFound`
        if not await store.talk.remove(id, n):
            raise NotFound(fact("nothing-said"))


async def list_pads(url: str) -> list[PadRow]:
    """All score pads, the last touched first."""
    if await asyncio.to_thread(schema, url) is Schema.NONE:
        return []
    async with opened(url, read_only=True) as store:
        return await store.pads.all()


async def delete_pad(url: str, id: str) -> None:
    """Removes a score pad for good, with its results."""
    async with opened(url) as store:
        await store.pads.delete(id)


async def forget_pads(url: str, days: int) -> int:
    """Removes the pads that nobody touched in the `days` before the last touch of any. Returns how many."""
    async with opened(url) as store:
        return (await store.pads.forget(days, however_many=True)).old


async def erase_from_pad(url: str, id: str, side: int) -> None:
    """Erases the name of a side; and if a device is that side, the person from everything that is stored."""
    async with opened(url) as store:
        row, changes = await store.pads.find(id)
        if not 0 <= side < len(row.names):
            raise NotFound(fact("no-such-seat", given=side, high=len(row.names) - 1))
        if device := standing(changes).seats.get(side):
            await store.devices.erase(device, wall_time())
        await store.pads.erase_name(id, side)


def _check_seat(row: TableRow, seat: int) -> None:
    if not 0 <= seat < len(row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
