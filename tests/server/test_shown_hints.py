"""Hints that were shown are stored with their table: the coach reads them, and they go as everything else goes."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from coach.short import ending

from ludopolis import registry
from ludopolis.coach.advice import Advice
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.values.chance import CHANCE
from ludopolis.server.host import backup_file, commands
from ludopolis.server.model.tables import FINISHED, SeatRow, new_row
from ludopolis.server.storage.store import Store
from ludopolis.server.tables.live import Live
from ludopolis.server.workers import coach as coach_work
from ludopolis.server.workers.pool import named
from server.halls import open_hall

UPTOWN = registry.find("uptown")
HINT = Advice(0, 3, ["take a", "put b"])


async def filled(url: str) -> Store:
    """A stored table with hints of two devices."""
    store = Store(url)
    await store.open()
    found = ending(UPTOWN, 2, {}, 8)
    places = [SeatRow(seat, "human", "", "", f"device {seat}", None) for seat in range(2)]
    row = new_row(found.header, {"position": found.header.position}, "seed", FINISHED, places, "table")
    await store.tables.create(row, found.entries)
    for seat in range(2):
        for _ in range(2):  # asking again shows the same
            await store.hints.add("table", f"device {seat}", HINT._replace(seat=seat))
    return store


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_hints_are_kept_once_and_follow_their_seat(new_database: Callable[[str], str], kind: str) -> None:
    async def run() -> None:
        store = await filled(new_database(kind))
        assert await store.hints.at("table") == [HINT, HINT._replace(seat=1)]
        await store.hints.add("nowhere", "device 0", HINT)  # a table that was deleted meanwhile
        assert await store.hints.at("nowhere") == []
        await store.hints.follow_seat("table", 0, "device 0", "phone")
        told = json.loads(await store.devices.export("phone"))["hints"]
        assert told == [{"table": "table", "seat": 0, "turn": HINT.turn}]
        assert json.loads(await store.devices.export("device 0"))["hints"] == []
        await store.devices.erase("phone", 0)
        assert await store.hints.at("table") == [HINT._replace(seat=1)]
        await store.tables.delete("table")
        assert await store.hints.at("table") == []
        await store.close()

    asyncio.run(run())


def test_a_backup_holds_them(new_database: Callable[[str], str], tmp_path: Path) -> None:
    async def run() -> None:
        url, other = new_database("sqlite"), new_database("sqlite")
        await (await filled(url)).close()
        await backup_file.write(url, tmp_path / "all.jsonl")
        await backup_file.read(other, tmp_path / "all.jsonl")
        async with commands.opened(other) as store:
            assert await store.hints.at("table") == [HINT, HINT._replace(seat=1)]

    asyncio.run(run())


def test_the_coach_is_told_of_them(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And looks again when they are gone: what it said of advised turns is no longer true then."""

    async def run() -> tuple[Live, list[Advice]]:
        await (await filled(sqlite)).close()
        asked: list[list[Advice]] = []

        def look(key: str, game: object, record: str, advice: list[Advice], *more: object) -> coach_work.Snapshot:
            asked.append(advice)
            return coach_work.Snapshot(1, 0.0, 1000.0, "{}")

        async def at_once(work: Callable[[], object]) -> object:
            return work()

        monkeypatch.setattr(coach_work, "look", look)
        async with open_hall(sqlite) as hall:
            monkeypatch.setattr(hall.analyses.workers, "run", at_once)
            live = await hall.tables.open("table")
            await hall.analyses.start(live)
            while hall.analyses.running:
                await asyncio.sleep(0)
            assert await hall.analyses.find(live) is not None
            await hall.store.devices.erase("device 0", 0)
            assert await hall.analyses.find(live) is None
        return live, asked[0]

    _, advice = asyncio.run(run())
    assert advice == [HINT, HINT._replace(seat=1)]


def test_the_worker_exempts_what_was_advised() -> None:
    record = ending(UPTOWN, 2, {}, 8)
    steps = [step for step in replay(record, UPTOWN).steps if not step.forced and step.seat != CHANCE]
    entries = {entry["n"]: entry for entry in record.entries}
    advice = [Advice(step.seat, step.n - 1, [entries[step.n]["move"]]) for step in steps]
    job = coach_work.Job(named(UPTOWN), record.to_text(), "1", advice)
    for _ in job.analysis.round():
        pass
    chosen = [one for found in job.analysis.decisions.values() for one in found if not one.forced]
    assert chosen
    assert all(decision.advised for decision in chosen)
