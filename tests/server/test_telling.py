"""What processes on one database tell each other, and that it is enough."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludopolis.engine.values.data import Data
from ludopolis.server.hall import Hall
from ludopolis.server.model.tables import ENDED, FINISHED, RUNNING
from ludopolis.server.storage.database import Conflict
from ludopolis.server.storage.notices import MOST_BYTES, Told, added, changed, hear
from ludopolis.server.tables.changes import play
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.wire import deciding
from server.halls import ANNA, BORIS, look, open_hall, sit
from server.test_background import until

NEVER = 10_000
"""Far more moves than a game has."""


@pytest.mark.parametrize("what", ["", "talk", "gallery"])
def test_a_change_is_told_and_heard(what: str) -> None:
    assert hear(changed("a-table", "somebody", what)["message"]) == Told("a-table", "somebody", what)


@pytest.mark.parametrize("key", [None, "a key"])
def test_entries_come_with_what_is_told(key: str | None) -> None:
    lines = ['{"n": 7, "seat": 1, "move": "two words, and ż"}', '{"n": 8, "chance": "deck#1", "outcome": 3}']
    entries: list[Data] = [
        {"n": 7, "seat": 1, "move": "two words, and ż"},
        {"n": 8, "chance": "deck#1", "outcome": 3},
    ]
    message = added("a-table", "somebody", key, lines)["message"]
    assert hear(message) == Told("a-table", "somebody", "entries", key, entries)


def test_entries_that_find_no_room_must_be_read() -> None:
    frame = len(added("a-table", "somebody", None, ['""'])["message"])
    fits, too_long = (f'"{"ż" * ((MOST_BYTES - frame) // 2)}{more}"' for more in ("", "xx"))
    assert hear(added("a-table", "somebody", None, [fits])["message"]).what == "entries"
    assert added("a-table", "somebody", None, [too_long]) == changed("a-table", "somebody")


async def same_table(hall: Hall, live: Live) -> Live:
    """A table as another process has it, with somebody who looks at it."""
    there = await hall.tables.open(live.row.id)
    await look(hall, there, 1, BORIS)
    return there


async def move(hall: Hall, live: Live, key: str) -> None:
    """Plays the first legal move of whoever must decide."""
    seat = deciding(live.table.state)[0]
    text = live.table.state.to_text(seat, live.table.state.legal(seat)[0])
    await play(hall.tables, live, (ANNA, BORIS)[seat], seat, live.table.view_number(seat), key, text)


def test_a_game_between_two_processes_is_read_only_once_it_is_over(
    new_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database("postgres")

    async def run() -> None:
        async with open_hall(url) as here, open_hall(url) as beyond:
            live = await sit(here)
            there = await same_table(beyond, live)
            read: list[str] = []
            for number in range(NEVER):
                if number == 2:  # both have heard something, and read whatever there was before they listened
                    for hall in (here, beyond):
                        monkeypatch.setattr(hall.store.tables, "news", counted(hall.store.tables.news, read))
                mover, moved, other = (here, live, there) if number % 2 else (beyond, there, live)
                await move(mover, moved, f"key {number}")
                await until(lambda other=other, moved=moved: other.table.length == moved.table.length)  # type: ignore[misc]
                assert other.table.entries == moved.table.entries
                assert other.keys == moved.keys
                if moved.row.status == FINISHED:
                    break
                assert not read
            await until(lambda: live.row.status == there.row.status == FINISHED)
            assert read == [live.row.id]

    asyncio.run(run())


def counted(real: Callable[..., Any], calls: list[str]) -> Callable[..., Any]:
    """A coroutine function whose calls are noted."""

    async def method(table: str, after: int = 0) -> Any:
        calls.append(table)
        return await real(table, after)

    return method


def test_whoever_missed_something_reads_it(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        async with open_hall(url) as here, open_hall(url) as beyond:
            live = await sit(here)
            there = await same_table(beyond, live)
            real = beyond.tables.changed
            beyond.tables.changed = lambda id: None  # type: ignore[method-assign]
            await move(here, live, "missed")
            await move(here, live, "missed too")
            beyond.tables.changed = real  # type: ignore[method-assign]
            await move(here, live, "heard")
            await until(lambda: there.table.length == live.table.length)
            assert there.table.entries == live.table.entries
            assert there.keys == {"missed", "missed too", "heard"}

    asyncio.run(run())


def test_what_is_told_of_entries_that_do_not_fit_is_read(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        async with open_hall(url) as hall:
            live = await sit(hall)
            await look(hall, live)
            stored = live.table.entries
            seat = deciding(live.table.state)[0]
            wrong: Data = {"n": live.table.length + 1, "seat": seat, "move": "no such move"}
            await hall.tables.follow(live, Told(live.row.id, "somebody", "entries", "a key", [wrong]))
            assert live.table.entries == stored
            assert not live.keys
            await move(hall, live, "goes on")
            assert live.table.length > len(stored)

    asyncio.run(run())


def test_what_is_told_late_changes_nothing(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        async with open_hall(url) as hall:
            live = await sit(hall)
            anna = await look(hall, live)
            before = live.table.length
            await move(hall, live, "a key")
            entries, sent = live.table.entries, len(anna.outbox)
            await hall.tables.follow(live, Told(live.row.id, "somebody", "entries", "a key", entries[before:]))
            assert live.table.entries == entries
            assert len(anna.outbox) == sent

    asyncio.run(run())


def test_what_was_read_before_it_is_told_is_shown_all_the_same(new_database: Callable[[str], str]) -> None:
    """A move that comes second is refused once the first one is read, and then nobody has been shown that."""
    url = new_database("postgres")

    async def run() -> None:
        async with open_hall(url) as hall:
            live = await sit(hall)
            anna = await look(hall, live)
            there = Live(live.row, live.game, live.table.entries, set())  # the same table in another process
            known = there.table.length
            seat = deciding(there.table.state)[0]
            there.table.play_text(seat, there.table.state.to_text(seat, there.table.state.legal(seat)[0]))
            added = there.table.entries[known:]
            sent = len(anna.outbox)  # whoever begins to listen only now shows what was read, too: once is enough
            await hall.store.tables.append(live.row.id, added, "a key", RUNNING)
            live.stale = True
            async with hall.tables.holding(live):
                assert live.table.entries == there.table.entries
            await hall.tables.follow(live, Told(live.row.id, "somebody", "entries", "a key", added))
            assert len(anna.outbox) == sent + 1

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_added_to_a_table_that_does_not_run(new_database: Callable[[str], str], kind: str) -> None:
    async def run() -> None:
        async with open_hall(new_database(kind)) as hall:
            live = await sit(hall)
            stored = await hall.store.tables.lines(live.row.id)
            entry: Data = {"n": len(stored) + 1, "seat": 0, "move": "a"}
            await hall.store.tables.end(live.row.id)
            with pytest.raises(Conflict):
                await hall.store.tables.append(live.row.id, [entry], "key", RUNNING)
            assert await hall.store.tables.lines(live.row.id) == stored
            assert (await hall.store.tables.find(live.row.id)).status == ENDED

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_entries_are_added_all_or_none_and_a_key_once(new_database: Callable[[str], str], kind: str) -> None:
    async def run() -> None:
        async with open_hall(new_database(kind)) as hall:
            live = await sit(hall)
            id, stored = live.row.id, await hall.store.tables.lines(live.row.id)
            n = len(stored)
            three: list[Data] = [{"n": n + more, "seat": 0, "move": f"{more}"} for more in (1, 2, 3)]
            await hall.store.tables.append(id, three[:2], "key", RUNNING)
            for wrong, key in ((three[1:], "other"), (three[2:], "key")):
                with pytest.raises(Conflict):
                    await hall.store.tables.append(id, wrong, key, FINISHED)
            assert await hall.store.tables.lines(id) == [*stored, *three[:2]]
            assert (await hall.store.tables.find(id)).status == RUNNING
            assert (await hall.store.tables.news(id)).keys == {"key"}
            await hall.store.tables.append(id, three[2:], None, FINISHED)
            assert (await hall.store.tables.find(id)).status == FINISHED

    asyncio.run(run())
