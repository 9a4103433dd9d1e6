"""What a host does with tables from the command line, whether or not the server runs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludopolis.engine.values.facts import fact
from ludopolis.server.forgetting import forget as forget_old
from ludopolis.server.host_store import HostStore
from ludopolis.server.live import fold
from ludopolis.server.open_tables import game_of
from ludopolis.server.people.kept import PeopleKept
from ludopolis.server.people.results import count_all
from ludopolis.server.rows import NotFound, TableRow
from ludopolis.server.talk.kept import Line, TalkKept


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[HostStore]:
    """The store of a database, with its schema up to date."""
    store = HostStore(url, host=True)
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
        return (await forget_old(store, days, however_many=True)).old


async def count(url: str) -> int:
    """Counts the finished games that are missing in people's histories; returns how many."""
    async with opened(url) as store:
        return await count_all(PeopleKept(store))


async def unseat(url: str, id: str, seat: int) -> None:
    """Removes whoever sits on a seat. The seat is open again."""
    async with opened(url) as store:
        _check_seat(await store.table(id), seat)
        await store.set_seat(id, seat, kind="open", name="", device=None, link=None, bot="", town="", lens=None)


async def erase(url: str, id: str, seat: int) -> int:
    """Takes whoever sits on a seat out of all tables of the same device; returns how many."""
    async with opened(url) as store:
        _check_seat(await store.table(id), seat)
        return await store.erase(id, seat)


async def said(url: str, id: str) -> list[Line]:
    """The last lines of a table's talk, with those of its spectators."""
    async with opened(url) as store:
        await store.table(id)  # raises `NotFound`
        return (await TalkKept(store).hear(id, "")).lines


async def unsay(url: str, id: str, n: int) -> None:
    """Removes a line of a table's talk."""
    async with opened(url) as store:
        await store.table(id)  # raises `NotFound`
        if not await TalkKept(store).remove(id, n):
            raise NotFound(fact("nothing-said"))


def _check_seat(row: TableRow, seat: int) -> None:
    if not 0 <= seat < len(row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
