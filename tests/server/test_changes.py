"""Changes at a table: all of one or nothing of it, whoever else changes the table at the same time."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from ludopolis.engine.table.table import Table
from ludopolis.engine.values.facts import IllegalMove
from ludopolis.server import changes, host
from ludopolis.server.live import Live
from ludopolis.server.rows import ENDED, FINISHED, RUNNING
from ludopolis.server.store import Store
from server.devices import FRIEND, ME
from server.halls import ANNA, BORIS, database_error, look, open_hall, sit
from server.running import Server


def move_of(live: Live, seat: int = 0) -> tuple[int, str]:
    """The number of the seat's view, and a legal move."""
    return live.table.view_number(seat), live.table.state.to_text(seat, live.table.state.legal(seat)[0])


def test_an_ended_table_stays_ended_whoever_moves_at_that_moment(server: Server) -> None:
    anna = server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    with anna.watch(table, 0) as a:
        number, move = a.state["number"], a.state["legal"][0]["move"]
        asyncio.run(host.end(server.url, table))
        refused = anna.move(table, 0, number, move)
        assert refused.json()["why"]["kind"] == "table-over"
    (row,) = [row for row in asyncio.run(host.list_tables(server.url)) if row.id == table]
    assert row.status == ENDED


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_move_and_the_end_of_the_table_exclude_each_other(
    new_database: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def race(url: str) -> None:
        async with open_hall(url) as hall:
            live = await sit(hall)
            host_store = Store(url)
            real = hall.store.append

            async def late(*args: Any) -> None:
                await host_store.end(live.row.id)  # it ends after the move was checked
                await real(*args)

            monkeypatch.setattr(hall.store, "append", late)
            number, move = move_of(live)
            with pytest.raises(IllegalMove):
                await changes.play(hall.tables, live, ANNA, 0, number, "key", move)
            assert live.row.status == ENDED
            assert await hall.store.lines(live.row.id) == live.table.entries
            assert live.table.view_number(0) == number
            await host_store.close()

    asyncio.run(race(new_database(kind)))


def test_a_finished_table_cannot_be_ended(sqlite: str) -> None:
    async def finish() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            line = {"n": len(live.table.entries) + 1, "seat": 0, "move": "x"}
            await hall.store.append(live.row.id, [line], None, FINISHED)
            await hall.store.end(live.row.id)
            assert (await hall.store.table(live.row.id)).status == FINISHED

    asyncio.run(finish())


async def agree(store: Store, live: Live) -> str:
    """Who plays seat 1, as long as the seat, the record and the table in memory say the same."""
    row = await store.table(live.row.id)
    lines = await store.lines(live.row.id)
    taken = [line["take_over"] for line in lines if "take_over" in line]
    assert (row.seats[1].kind == "bot") == (taken[-1:] == ["bot:regular"])
    assert live.row.seats == row.seats
    assert live.table.entries == lines
    return row.seats[1].kind


@pytest.mark.parametrize("failing", [1, 2, 3])
def test_a_change_of_seat_is_made_as_a_whole_or_not_at_all(sqlite: str, failing: int) -> None:
    """Whichever write fails, record and seat agree."""

    async def change() -> list[str]:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            real, writes, kinds = hall.store.write, 0, []

            async def write(work: Callable[[Any], Any]) -> Any:
                nonlocal writes
                writes += 1
                if writes == failing:
                    raise database_error()
                return await real(work)

            hall.store.write = write  # type: ignore[method-assign]
            take_over = partial(changes.take_over, hall.tables, live, ANNA, 1, "regular")
            hand_back = partial(changes.hand_back, hall.tables, live, BORIS, 1)
            steps: list[Callable[[], Coroutine[Any, Any, None]]] = [take_over, hand_back, take_over]
            for step in steps:
                try:
                    await step()
                except OperationalError:
                    await hall.tables.open(live.row.id)
                    await agree(hall.store, live)
                    await step()
                kinds.append(await agree(hall.store, live))
            assert writes == 4
            return kinds

    assert asyncio.run(change()) == ["bot", "human", "bot"]


def test_of_two_who_sit_down_at_once_one_is_refused(new_database: Callable[[str], str]) -> None:
    """In two processes, each of which believes that the seat is open."""

    async def sit_down(url: str) -> None:
        async with open_hall(url) as one, open_hall(url) as two:
            here = await sit(one)
            await one.store.set_seat(here.row.id, 1, kind="open", name="", device=None, link=None, bot="")
            await one.tables.reread(here)
            there = await two.tables.open(here.row.id)
            found = await asyncio.gather(
                changes.join(one.tables, here, "device of Clara", 1, "Clara"),
                changes.join(two.tables, there, "device of Dora", 1, "Dora"),
                return_exceptions=True,
            )
            assert [type(answer) for answer in found if answer is not None] == [changes.SeatTaken]
            name = (await one.store.table(here.row.id)).seats[1].name
            await asyncio.gather(one.tables.reread(here), two.tables.reread(there))
            assert name == here.row.seats[1].name == there.row.seats[1].name
            assert name == here.table.seats[1] == there.table.seats[1]
            assert name == ("Clara" if found[0] is None else "Dora")

    asyncio.run(sit_down(new_database("postgres")))


def test_a_caller_who_hangs_up_does_not_stop_a_change_of_seat_halfway(sqlite: str) -> None:
    async def hang_up() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            await look(hall, live)
            asking = asyncio.create_task(changes.take_over(hall.tables, live, ANNA, 1, "regular"))
            while not live.lock.locked():
                await asyncio.sleep(0)
            asking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asking
            async with live.lock:
                assert await agree(hall.store, live) == "bot"

    asyncio.run(hang_up())


def test_a_fault_in_the_rules_leaves_memory_as_it_is_stored(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            number, move = move_of(live)
            real = Table.play_text

            def play_text(table: Table, seat: int, text: str) -> None:
                if text == "crash":
                    raise IndexError
                real(table, seat, text)

            monkeypatch.setattr(Table, "play_text", play_text)
            with pytest.raises(IndexError):  # after the first move was made in memory
                await changes.play(hall.tables, live, ANNA, 0, number, "key", move, ["crash"])
            await hall.tables.open(live.row.id)
            assert live.table.view_number(0) == number
            await changes.play(hall.tables, live, ANNA, 0, number, "key", move)
            assert await hall.store.lines(live.row.id) == live.table.entries
            assert live.row.status == RUNNING

    asyncio.run(fail())
