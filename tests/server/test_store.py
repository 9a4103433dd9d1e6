"""What is stored: writes that wait together, many tables at once, and the tables that are forgotten."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from ludopolis.server.model.tables import SeatRow, TableRow, now
from ludopolis.server.storage.database import Conflict
from ludopolis.server.storage.store import Store
from ludopolis.server.storage.tables import Forgotten


def table(id: str) -> TableRow:
    seats = [SeatRow(0, "human", "Anna", "", "device", None)]
    return TableRow(id, f"watch {id}", "game", 1, "digest", {}, {}, "seed", "running", None, now(), now(), seats)


def test_of_writes_that_wait_together_the_wrong_one_alone_is_refused(tmp_path: Path) -> None:
    async def all_at_once() -> tuple[list[object], list[list[object]], list[str]]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.open()
        ids = ["one", "two", "three"]
        await asyncio.gather(*(store.tables.create(table(id), [{"n": 1, "seat": 0, "move": "a"}]) for id in ids))
        numbers = [2, 1, 2]  # the second is there already
        writes = [
            store.tables.append(id, [{"n": n, "move": "b"}], id * 3, "finished")
            for id, n in zip(ids, numbers, strict=True)
        ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        stored = [[line["move"] for line in await store.tables.lines(id)] for id in ids]
        states = [row.status for id in ids if (row := await store.tables.find(id)) is not None]
        await store.close()
        return [type(answer) for answer in answers], stored, states

    answers, stored, states = asyncio.run(all_at_once())
    assert answers == [type(None), Conflict, type(None)]
    assert stored == [["a", "b"], ["a"], ["a", "b"]]
    assert states == ["finished", "running", "finished"]


def test_many_tables_are_read_with_one_query(tmp_path: Path) -> None:
    asked: list[str] = []

    async def both() -> tuple[list[TableRow], list[TableRow]]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.open()
        await asyncio.gather(*(store.tables.create(table(f"{n}"), []) for n in range(30)))
        sa.event.listen(store.database.engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        answers = await store.tables.all(), await store.tables.of_device("device", 12)
        await store.close()
        return answers

    everything, mine = asyncio.run(both())
    assert len(asked) == 2
    assert {row.id for row in everything} == {f"{n}" for n in range(30)}
    assert mine == everything[:12]
    assert everything[0].seats == table("0").seats


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_clock_that_runs_fast_forgets_nothing(
    new_database: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forgotten(ages: list[int], fast: int, **how: bool) -> tuple[Forgotten, int]:
        store = Store(new_database(kind))
        await store.open()
        for index, days in enumerate(ages):
            await store.tables.create(table(f"{index}")._replace(touched=now() - timedelta(days=days)), [])
        with monkeypatch.context() as patched:
            at = now() + timedelta(days=fast)
            patched.setattr("ludopolis.server.storage.tables.now", lambda: at)
            answer = await store.tables.forget(90, **how)
        left = len(await store.tables.all())
        await store.close()
        return answer, left

    assert asyncio.run(forgotten([0, 89, 100], fast=120)) == (Forgotten(1, 3, False), 2)
    assert asyncio.run(forgotten([0, 1, 2, 3], fast=-400)) == (Forgotten(0, 4, False), 4)
    assert asyncio.run(forgotten([], fast=120)) == (Forgotten(0, 0, False), 0)
    most = [-120, *range(30)]  # somebody moved while the clock was wrong
    assert asyncio.run(forgotten(most, fast=120)) == (Forgotten(30, 31, True), 31)
    assert asyncio.run(forgotten(most, fast=120, however_many=True)) == (Forgotten(30, 31, False), 1)


def test_a_connection_that_dies_while_it_rests_is_replaced(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database("postgres")
    here = "datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"

    def ask(what: str) -> set[object]:
        with psycopg.connect(url, autocommit=True) as connection:
            return {found for (found,) in connection.execute(f"SELECT {what} FROM pg_stat_activity WHERE {here}")}

    async def run() -> None:
        store = Store(url)
        await store.open()
        await store.tables.create(table("one"), [])
        assert not await store.tables.empty()
        assert ask("state") == {"idle"}  # what only reads leaves no transaction open
        monkeypatch.setattr("ludopolis.server.storage.database.IDLE_SECONDS", 0.0)
        assert ask("pg_terminate_backend(pid, 5000)") == {True}
        assert not await store.tables.empty()
        monkeypatch.setattr("ludopolis.server.storage.database.IDLE_SECONDS", 60.0)  # it is not tried, and fails once
        assert ask("pg_terminate_backend(pid, 5000)") == {True}
        with pytest.raises(OperationalError):
            await store.tables.create(table("two"), [])
        assert [row.id for row in await store.tables.all()] == ["one"]
        await store.tables.create(table("two"), [])
        await store.close()

    asyncio.run(run())
