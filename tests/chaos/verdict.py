"""What must be true afterwards: every promise is kept once, every table folds, every stream can be rebuilt."""

import asyncio
from collections import Counter

import msgspec
import sqlalchemy as sa

from chaos.players import Party, Promises, State, Viewer
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.server.model.tables import TableRow
from ludopolis.server.storage.schema import entries
from ludopolis.server.storage.store import Store
from ludopolis.server.tables.live import fold
from ludopolis.server.tables.open_tables import game_of
from ludopolis.server.tables.wire import log_lines

SEEN = ("number", "turn", "view", "asks", "legal", "undo", "over", "scores", "status")
"""What a viewer is told of the game itself."""


async def check(url: str, promises: Promises, parties: list[Party]) -> Counter[str]:
    """Raises an `AssertionError` if anything was lost, doubled or told. Counts what was looked at."""
    assert promises.leaks == []
    store = Store(url)
    await store.open()
    counts: Counter[str] = Counter(promises=len(promises.kept), refusals=len(promises.refused))
    try:
        await check_promises(store, promises)
        for row in await store.tables.all():
            counts["tables"] += 1
            counts["entries"] += len((await check_table(store, row)).entries)
        counts["finished"] = len(promises.finished)
        for viewer in (viewer for party in parties for viewer in party.viewers):
            await check_stream(store, viewer)
            counts["streams"] += 1
    finally:
        await store.close()
    return counts


async def check_promises(store: Store, promises: Promises) -> None:
    """Every acknowledged request is there once and did what it said; none that was refused is there."""
    query = sa.select(entries.c.table_id, entries.c.key, entries.c.line).where(entries.c.key.is_not(None))
    stored = await store.database.read(lambda connection: connection.execute(query).all())
    times = Counter((table, key) for table, key, _ in stored)
    assert [promise for promise in promises.kept if times[promise] != 1] == [], "acknowledged, but not stored once"
    assert [refused for refused in promises.refused if times[refused]] == [], "refused, but stored"
    lines = {(table, key): line for table, key, line in stored}
    for promise, move in promises.kept.items():
        assert f'"{move}"' in lines[promise] if move else "withdraw" in lines[promise], (move, lines[promise])


async def check_table(store: Store, row: TableRow) -> Table:
    """A table's entries are numbered without a gap, fold, and replay to the same digests."""
    lines = await store.tables.lines(row.id)
    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    game = game_of(row)
    table = await asyncio.to_thread(fold, row, game, lines)
    again = await asyncio.to_thread(replay, table.record(), game)
    assert again.state.dump() == table.state.dump()
    return table


async def check_stream(store: Store, viewer: Viewer) -> None:
    """What a viewer has put together is what a new one is told, and no more than the seat may know."""
    seat = SPECTATOR if viewer.seat is None else viewer.seat
    fresh = Viewer(viewer.party, viewer.seat, False)
    fresh.http.cookies = viewer.http.cookies
    async with fresh.socket() as socket:
        await fresh.hear(socket)
        found = different(viewer.state, fresh.state)
        assert found == {}, (viewer.seat, viewer.changes, found)
        assert viewer.log == fresh.log
        table = await check_table(store, await store.tables.find(viewer.party.table))
        while fresh.state["number"] < table.view_number(seat):
            await fresh.hear(socket)  # bots move as long as somebody looks
        if fresh.state["number"] == table.view_number(seat):
            assert fresh.state["view"] == as_told(table, seat)
            assert len(fresh.log) == len(log_lines(table, seat))
    assert viewer.party.promises.leaks == []


def different(one: State, other: State) -> State:
    """What is told of the game in two ways."""
    return {name: (one.get(name), other.get(name)) for name in SEEN if one.get(name) != other.get(name)}


def as_told(table: Table, seat: int) -> State:
    """The view of a seat as it is after its way through JSON."""
    view: State = msgspec.json.decode(msgspec.json.encode(table.state.blind(seat).view(seat)))
    return view
