"""A server's hall inside the test's own process, so that single calls of it can be made to fail."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.hall import Hall
from ludopolis.server.live import Live, Socket
from ludopolis.server.rows import RUNNING, SeatRow, new_row
from ludopolis.server.store import Store
from ludopolis.server.wire import Viewer

ANNA, BORIS = "device of Anna", "device of Boris"
SEED = "tests/uptown/2"  # with this one, the second seat begins a game of UpTown
SETTINGS = {"live_score": True, "hints": True}


@asynccontextmanager
async def open_hall(url: str, **more: Any) -> AsyncIterator[Hall]:
    """A hall whose bots do not wait."""
    hall = Hall(Store(url), pause=0.0, **more)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def sit(hall: Hall, *bots: str, game: str = "happy_city") -> Live:
    """A table of Anna and bots, or of Anna and Boris. It may have bots that nobody can name any more."""
    places = [SeatRow(0, "human", "Anna", "", ANNA, None)]
    places += [SeatRow(seat, "bot", name, name, None, None) for seat, name in enumerate(bots, 1)]
    if not bots:
        places.append(SeatRow(1, "human", "Boris", "", BORIS, None))
    table = Table(registry.find(game), {}, [place.name for place in places], Dealer(SEED))
    row = new_row(table.header(), SETTINGS, SEED, RUNNING, places)
    await hall.store.create(row, table.entries)
    return await hall.tables.open(row.id)


async def look(hall: Hall, live: Live, seat: int = 0, device: str = ANNA) -> Socket:
    """A socket at the table."""
    socket = Socket(Viewer(seat, False), device)
    async with hall.tables.holding(live):
        live.attach(socket)
    return socket


async def blocked(hall: Hall) -> None:
    """Waits until somebody waits for a lock, on PostgreSQL."""
    locked = sa.text("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
    async with asyncio.timeout(60):
        while await hall.store.read(lambda reader: reader.execute(locked).first()) is None:
            await asyncio.sleep(0.01)  # nothing but the database knows


def database_error() -> OperationalError:
    """What SQLAlchemy raises when the database does not answer."""
    return OperationalError("SELECT", {}, Exception("out of reach"))


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[int]:
    """Lets the next call of a coroutine method fail. Returns a list that grows with each call."""
    real = getattr(owner, name)
    calls: list[int] = []

    async def method(*args: Any, **kwargs: Any) -> Any:
        calls.append(len(calls))
        if len(calls) == 1:
            raise database_error()
        return await real(*args, **kwargs)

    monkeypatch.setattr(owner, name, method)
    return calls
