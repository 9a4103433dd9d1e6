"""Writes that wait together are committed together, and fail alone."""

import asyncio
from pathlib import Path

from ludopolis.server.store import Conflict, SeatRow, Store, TableRow, now


def table(id: str) -> TableRow:
    seats = [SeatRow(0, "human", "Anna", "", "device", None)]
    return TableRow(id, f"watch {id}", "game", 1, "digest", {}, {}, "seed", "running", None, now(), now(), seats)


def test_of_writes_that_wait_together_the_wrong_one_alone_is_refused(tmp_path: Path) -> None:
    async def all_at_once() -> tuple[list[object], list[list[object]], list[str]]:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.open()
        ids = ["one", "two", "three"]
        await asyncio.gather(*(store.create(table(id), [{"n": 1, "seat": 0, "move": "a"}]) for id in ids))
        numbers = [2, 1, 2]  # the second is there already
        writes = [
            store.append(id, [{"n": n, "move": "b"}], id * 3, "finished") for id, n in zip(ids, numbers, strict=True)
        ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        stored = [[line["move"] for line in await store.lines(id)] for id in ids]
        states = [row.status for id in ids if (row := await store.table(id)) is not None]
        await store.close()
        return [type(answer) for answer in answers], stored, states

    answers, stored, states = asyncio.run(all_at_once())
    assert answers == [type(None), Conflict, type(None)]
    assert stored == [["a", "b"], ["a"], ["a", "b"]]
    assert states == ["finished", "running", "finished"]
