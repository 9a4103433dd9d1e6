"""Bots go on, whatever happens to one of them: hanging and dead workers, cancelled thoughts, a failing database."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from functools import partial
from random import Random

import pytest

from ludopolis import bots, registry
from ludopolis.bots import GreedyBot
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.model.tables import ENDED
from ludopolis.server.ops import tasks
from ludopolis.server.tables import bot_turns
from ludopolis.server.tables.live import Live
from ludopolis.server.workers import bots as bot_workers
from ludopolis.server.workers import pool as workers_module
from ludopolis.server.workers.bots import BotWorkers
from server.halls import fail_once, look, open_hall, sit

SERVER_WITH_A_WORKER = """
import asyncio, os
from ludopolis.server.workers.bots import BotWorkers

async def serve():
    workers = BotWorkers(1)  # whoever lets go of it ends its worker
    print(await workers.run(os.getpid), flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


def happy_city() -> Table:
    """A table at which the seat to move has several moves."""
    table = Table(registry.find("happy_city"), {}, ["a", "b"], Dealer("1"))
    assert len(table.state.legal(0)) > 1
    return table


async def until(condition: "partial[bool]", seconds: float = 60.0) -> None:
    """Waits until something is true that tells nobody when it becomes so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


def test_only_the_worker_that_hangs_is_replaced_and_thoughts_that_wait_are_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def think() -> None:
        workers = BotWorkers(2)
        first, second = await asyncio.gather(workers.run(os.getpid), workers.run(os.getpid))
        assert first != second
        monkeypatch.setattr(workers_module, "WORKER_TIMEOUT_SECONDS", 1.5)
        hanging = asyncio.create_task(workers.run(partial(time.sleep, 60)))
        waiting = [asyncio.create_task(workers.run(os.getpid)) for _ in range(6)]
        found = set(await asyncio.gather(*waiting))
        assert await hanging is None
        assert len(found & {first, second}) == 1  # the one that did not hang
        assert await workers.run(os.getpid) is not None
        workers.stop()

    asyncio.run(think())


def test_a_bot_s_error_is_logged_without_what_it_says(caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> None:
        workers = BotWorkers(1)
        assert await workers.run(partial(int, "a secret")) is None
        assert await workers.run(partial(bots.make, "a secret")) is None
        assert await workers.run(os.getpid) is not None
        workers.stop()

    asyncio.run(think())
    assert "ValueError" in caplog.text
    assert "UnknownBot\n" in caplog.text
    assert "in make" in caplog.text
    assert "secret" not in caplog.text


def test_a_worker_that_died_is_replaced_before_the_next_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "SUBSTITUTE", "nobody")  # it is not needed

    async def think() -> None:
        workers = BotWorkers(1)
        pid = await workers.run(os.getpid)
        os.kill(pid, 9)
        table = happy_city()
        move, seconds = await workers.choose(table.game, table.state, 0, "regular", "seed", 1.0)
        expected = bots.make("regular", 1.0).choose(table.state.blind(0), 0, Random("seed"))
        assert table.state.from_text(0, move) == expected
        assert seconds > 0.0
        workers.stop()

    asyncio.run(think())


def test_workers_are_forked_from_a_process_that_knows_the_games_and_comes_back_if_it_is_killed() -> None:
    async def think() -> None:
        workers = BotWorkers(1)
        knows = partial(eval, "{'numpy', 'ludopolis.games.uptown.game'} <= __import__('sys').modules.keys()")
        assert await workers.run(knows)
        lost = await workers.run(os.getpid)
        os.kill(await workers.run(os.getppid), signal.SIGKILL)
        due = time.monotonic() + 30
        while await workers.run(os.getpid) in (None, lost):  # those asked for before its loss is known are lost, too
            assert time.monotonic() < due
        assert await workers.run(knows)
        workers.stop()

    asyncio.run(think())


def test_a_worker_ends_when_its_server_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER_WITH_A_WORKER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = int(server.stdout.readline())
    os.kill(worker, 0)  # it lives
    server.kill()
    said, _ = server.communicate(timeout=20)  # until nobody holds the pipe any more: neither server nor worker
    assert said == ""


def test_a_failed_thought_is_replaced_by_the_policy_s_move(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def run(self: BotWorkers, work: "partial[tuple[str, float]]") -> tuple[str, float] | None:
        asked.append(work.args[3])
        return None if len(asked) == 1 else work()

    monkeypatch.setattr(BotWorkers, "run", run)
    table = happy_city()
    move, _ = asyncio.run(BotWorkers(1).choose(table.game, table.state, 0, "expert", "seed", 1.0))
    assert asked == ["expert", "greedy"]
    assert table.state.from_text(0, move) == GreedyBot().choose(table.state.blind(0), 0, Random("seed"))


def test_the_clock_of_a_thought_starts_when_a_worker_is_there(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eleven bots that think at once are each given their time, however long they wait for the worker."""
    given: list[float] = []

    async def run(self: BotWorkers, work: "partial[tuple[str, float]]") -> tuple[str, float]:
        given.append(work.args[5])
        async with self._turn:
            await asyncio.sleep(0.02)
        state = registry.find("welcome_to").load(work.args[1])
        seat = work.args[2]
        return state.to_text(seat, state.legal(seat)[0]), 0.001

    monkeypatch.setattr(BotWorkers, "run", run)
    monkeypatch.setattr(bot_turns, "BOT_TURN_SECONDS", 0.1)

    async def wait(url: str) -> None:
        async with open_hall(url) as hall:
            live = await sit(hall, *["expert"] * 11, game="welcome_to")
            await look(hall, live)
            await until(partial(lambda: len(given) >= 22))
        assert min(given) > 0.0
        assert len({round(seconds, 6) for seconds in given[:11]}) == 1

    asyncio.run(wait(sqlite))


def test_old_tables_bots_keep_to_their_time_too() -> None:
    old = bots.make("flat-200", 0.5)
    assert isinstance(old, bots.FlatBot)
    assert (old.budget.iterations, old.budget.seconds) == (200, 0.5)


def moved(live: Live, seat: int) -> bool:
    return any(entry.get("seat") == seat for entry in live.table.entries)


def test_a_bot_moves_again_after_a_database_error(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_PAUSE_SECONDS", 0.01)

    async def play() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall, "random", game="uptown")
            calls = fail_once(monkeypatch, hall.store.tables, "append")
            await look(hall, live)
            await until(partial(moved, live, 1))
            assert len(calls) >= 2
            assert hall.tasks.restarts["bots"] == 1
            assert not +hall.tasks.waiting

    asyncio.run(play())


def test_a_cancelled_thought_is_thought_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_PAUSE_SECONDS", 0.01)
    real = BotWorkers.choose
    cancelled: list[bool] = []

    async def choose(self: BotWorkers, *args: object) -> tuple[str, float]:
        if not cancelled:
            cancelled.append(True)
            raise asyncio.CancelledError
        return await real(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(BotWorkers, "choose", choose)

    async def play() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall, "random", game="uptown")
            await look(hall, live)
            await until(partial(moved, live, 1))

    asyncio.run(play())
    assert cancelled


def test_a_bot_at_an_ended_table_stops_thinking(sqlite: str) -> None:
    async def play() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall, "random", game="uptown")
            hall.bots.pause = 0.05
            await look(hall, live)
            assert live.thinking == {1}
            await hall.store.tables.end(live.row.id)
            await until(partial(lambda: not live.thinking))
            assert live.row.status == ENDED
            assert hall.bots.thinking == 0

    asyncio.run(play())
