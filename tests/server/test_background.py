"""What runs in the background goes on after every failure, and `/healthz` tells of it."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest

from ludopolis.server.guard.access import Forbidden
from ludopolis.server.host import commands
from ludopolis.server.model.tables import ENDED, News
from ludopolis.server.ops import tasks
from ludopolis.server.ops.tasks import Tasks
from ludopolis.server.tables import other_processes
from ludopolis.server.tables.live import Live
from server.devices import FRIEND, ME
from server.halls import ANNA, BORIS, database_error, fail_once, look, open_hall, sit
from server.running import Server


async def until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    """Waits until something is true that tells nobody when it becomes so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(other_processes, "POLL_SECONDS", 0.05)


def is_ended(live: Live) -> bool:
    return live.row.status == ENDED


def test_work_is_started_again_until_it_returns(caplog: pytest.LogCaptureFixture) -> None:
    faults: list[BaseException] = [ValueError("a secret"), database_error(), asyncio.CancelledError()]
    seen: list[dict[str, int]] = []

    async def run() -> None:
        background = Tasks()

        async def work() -> None:
            seen.append(dict(+background.waiting))
            if faults:
                raise faults.pop()
            done.set()

        done = asyncio.Event()
        background.run("work", work)
        await asyncio.wait_for(done.wait(), 60)
        assert background.restarts == {"work": 3}
        assert seen == [{}] * 4
        forever = asyncio.Event()
        background.run("work", lambda: forever.wait())  # type: ignore[arg-type, return-value]
        await asyncio.sleep(0)
        await background.close()
        background.run("work", work)
        await asyncio.sleep(0)
        assert len(seen) == 4

    asyncio.run(run())
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == 3
    assert all(line.startswith("work: ") for line in told)
    assert "ValueError\nFile" in told[2]
    assert "a secret" not in caplog.text


def test_a_host_s_change_is_seen_after_the_watcher_has_failed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            await look(hall, live)
            calls = fail_once(monkeypatch, hall.store.notices, "after")
            await until(lambda: len(calls) > 1)
            fail_once(monkeypatch, hall.store.tables, "news")  # and reading the table fails at first, too
            await commands.end(sqlite, live.row.id)
            await until(partial(is_ended, live))
            assert hall.tasks.restarts == {"notices": 1, "reread": 1}
            health = await hall.health()
            assert (health.database, health.waiting, health.restarts) == (True, {}, {"notices": 1, "reread": 1})

    asyncio.run(fail())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_change_while_a_table_is_being_read_is_not_lost(
    new_database: Callable[[str], str], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(url: str) -> None:
        async with open_hall(url) as hall:
            id = (await sit(hall)).row.id
            hall.tables._kept.clear()
            hall.tables.live.clear()
            heard: list[str] = []
            real_news, real_changed = hall.store.tables.news, hall.tables.changed

            def changed(table: str) -> Live | None:
                heard.append(table)
                return real_changed(table)

            async def news(table: str, after: int = 0) -> News:
                found = await real_news(table, after)
                if not heard:
                    await commands.end(url, id)
                    await until(lambda: bool(heard))
                return found

            monkeypatch.setattr(hall.tables, "changed", changed)
            monkeypatch.setattr(hall.store.tables, "news", news)
            live = await hall.tables.open(id)
            assert live.row.status == ENDED

    asyncio.run(read(new_database(kind)))


def test_whoever_gives_up_waiting_for_a_table_does_not_stop_the_others(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read() -> None:
        async with open_hall(sqlite) as hall:
            id = (await sit(hall)).row.id
            hall.tables._kept.clear()
            hall.tables.live.clear()
            one, two = (asyncio.create_task(hall.tables.open(id)) for _ in range(2))
            await asyncio.sleep(0)
            one.cancel()
            assert (await two).row.id == id

    asyncio.run(read())


def test_a_table_dropped_from_memory_is_the_same_one_while_somebody_holds_it(sqlite: str) -> None:
    async def drop() -> None:
        async with open_hall(sqlite) as hall:
            held = await sit(hall)
            hall.tables._drop_idle()
            assert await hall.tables.open(held.row.id) is held

    asyncio.run(drop())


def test_who_leaves_while_the_database_fails_is_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def leave() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            anna, boris = await look(hall, live), await look(hall, live, 1, BORIS)
            live.stale = True
            fail_once(monkeypatch, hall.store.tables, "news")
            live.detach(boris)
            hall.tasks.run("sockets", partial(hall.tables.show, live))
            assert live.here() == {0}
            sent = len(anna.outbox)
            await until(lambda: len(anna.outbox) > sent)  # and Anna is told
            assert hall.tasks.restarts["sockets"] == 1

    asyncio.run(leave())


def test_a_fault_in_one_view_silences_nobody_else(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def push() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            anna, boris = await look(hall, live), await look(hall, live, 1, BORIS)
            real = Live._news

            def news(live: Live, viewer: Any, *args: Any) -> str | None:
                if viewer.seat == 0:
                    raise IndexError
                return real(live, viewer, *args)

            monkeypatch.setattr(Live, "_news", news)
            live.row = live.row._replace(next="rematch")
            sent = len(boris.outbox)
            live.push()
            assert len(boris.outbox) == sent + 1
            assert anna.close_code is not None
            assert live.sockets == {boris}

    asyncio.run(push())


@contextmanager
def outage(url: str) -> Iterator[None]:
    """The database is out of reach for a while."""
    if url.startswith("sqlite"):
        file = Path(url.removeprefix("sqlite:///"))
        with sqlite3.connect(file, isolation_level=None) as connection:
            connection.execute("ALTER TABLE tables RENAME TO gone")
            yield
            connection.execute("ALTER TABLE gone RENAME TO tables")
        return
    address, _, name = url.rpartition("/")
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
        yield
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


def test_health_says_when_the_database_is_out_of_reach(server: Server) -> None:
    device = server.device()
    assert device.get("/healthz").json()["ok"]
    with outage(server.url):
        answer = device.get("/healthz")
        assert answer.status_code == 503
        assert (answer.json()["ok"], answer.json()["database"]) == (False, False)
    assert device.get("/healthz").status_code == 200
    # A connection for writing that rested meanwhile is found dead once: that is told, and the next one is new.
    answers = [device.post("/tables", game="happy_city", seats=[ME, FRIEND]).status_code for _ in range(2)]
    assert answers in ([201, 201], [503, 201])


def test_two_processes_are_in_step_again_after_an_outage(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, boris = one.device(), two.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.post(f"/tables/{table}/join", seat=1, name="Boris")
    with anna.watch(table, 0) as a, boris.watch(table, 1) as b:
        with outage(one.url):
            assert {server.device().get("/healthz").status_code for server in pair} == {503}
        number = b.state["number"]
        anna.play(table, a, 0, a.state["legal"][0]["move"])
        b.until(number + 1)
        for server in pair:
            health = server.device().get("/healthz").json()
            assert health["ok"]
            assert health["restarts"]["listen"] >= 1
        assert a.state["view"]["face_up"] == b.state["view"]["face_up"]


def test_a_socket_is_shown_out_if_the_seat_is_lost_while_it_opens(sqlite: str) -> None:
    async def lose() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            await hall.store.tables.set_seat(live.row.id, 1, device=ANNA)
            live.stale = True
            with pytest.raises(Forbidden):
                await look(hall, live, 1, BORIS)

    asyncio.run(lose())
