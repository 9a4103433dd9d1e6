"""Workers: results in order, growing chunks, no needless processes, and the same results everywhere."""

import os
from collections.abc import Iterator
from functools import partial
from itertools import islice
from types import TracebackType
from typing import Self

import pytest

from arena.given import result, venue
from ludopolis.arena import workers
from ludopolis.arena.cluster import NoCluster, check_reachable
from ludopolis.arena.play import Result, play
from ludopolis.arena.schedule import Bout, rotation
from ludopolis.arena.workers import InProcess, LostWorker, Processes, Timed, Work, local, spread
from ludopolis.engine.values.facts import LudopolisError, fact


def bouts(count: int) -> Iterator[Bout]:
    return islice(rotation(["a", "b"], "s"), count)


def pretend(games: list[Bout]) -> list[Result]:
    return [result(bout.number, "ab", [1, 2], [1]) for bout in games]


def stumble(games: list[Bout]) -> list[Result]:
    raise LudopolisError(fact("lost-worker", at=games[0].number))


def die(games: list[Bout]) -> list[Result]:
    os._exit(1)


class Slow:
    """Workers that claim a fixed time per game and remember the sizes of their chunks."""

    def __init__(self, seconds: float, ahead: int) -> None:
        self.seconds = seconds
        self.given: list[int] = []
        self._ahead = ahead

    def ahead(self) -> int:
        return self._ahead

    def submit(self, work: Work, games: list[Bout]) -> list[Bout]:
        self.given.append(len(games))
        return games

    def collect(self, handle: list[Bout]) -> Timed:
        return self.seconds * len(handle), pretend(handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        pass


def test_results_come_in_the_order_of_the_games() -> None:
    for ahead in (1, 3, 50):
        done = list(spread(pretend, bouts(101), Slow(0.01, ahead)))
        assert [one.number for one in done] == list(range(101))
    assert list(spread(pretend, bouts(0), InProcess())) == []


def test_chunks_grow_while_games_are_quick() -> None:
    quick = Slow(0.0, 1)
    list(spread(pretend, bouts(3000), quick))
    assert quick.given == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000, 977]
    several = Slow(0.0, 3)
    list(spread(pretend, bouts(30), several))
    assert several.given == [1, 1, 1, 2, 2, 2, 4, 4, 4, 8, 1]  # once for each size, not for each chunk
    slow = Slow(60.0, 1)
    list(spread(pretend, bouts(5), slow))
    assert slow.given == [1] * 5
    second_long = Slow(1.0, 1)
    list(spread(pretend, bouts(7), second_long))
    assert second_long.given == [1, 2, 2, 2]


def test_stopping_early_wastes_few_games() -> None:
    crew = Slow(5.0, 4)
    games = spread(pretend, bouts(1000), crew)
    assert [next(games).number for _ in range(3)] == [0, 1, 2]
    assert sum(crew.given) <= 3 + 4


def test_processes_give_what_one_process_gives() -> None:
    games = list(islice(rotation(["greedy", "random"], "s"), 6))
    work = partial(play, venue())
    with InProcess() as here, Processes(2) as two:
        assert list(spread(work, iter(games), two)) == list(spread(work, iter(games), here)) == work(games)


def test_an_error_in_a_worker_reaches_the_caller() -> None:
    with Processes(1) as crew, pytest.raises(LudopolisError) as wrong:
        list(spread(stumble, bouts(3), crew))
    assert wrong.value.reason == fact("lost-worker", at=0)


def test_a_worker_that_dies_is_reported() -> None:
    with Processes(1) as crew, pytest.raises(LostWorker):
        list(spread(die, bouts(3), crew))


def test_short_runs_start_no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> None:
        pytest.fail("processes were started")

    monkeypatch.setattr(workers, "ProcessPoolExecutor", nothing)
    with Processes(4, solo_seconds=60.0) as crew:
        assert [one.number for one in spread(pretend, bouts(9), crew)] == list(range(9))


def test_long_runs_start_processes() -> None:
    with Processes(2, solo_seconds=1e-9) as crew:
        assert crew.ahead() == 1
        assert [one.number for one in spread(pretend, bouts(9), crew)] == list(range(9))
        assert crew.ahead() == 4


def test_the_default_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert type(local(1)) is InProcess
    assert local(3).ahead() == 6
    monkeypatch.setattr(workers, "cores", lambda: 8)
    crew = local(None)
    assert isinstance(crew, Processes)
    assert (crew.jobs, crew.ahead()) == (8, 1)
    monkeypatch.setattr(workers, "cores", lambda: 1)
    assert type(local(None)) is InProcess


@pytest.mark.parametrize("address", ["nonsense", "ray://", "host:", "http://host:80", "a b:1", "host:123456"])
def test_bad_addresses_of_clusters(address: str) -> None:
    with pytest.raises(NoCluster) as wrong:
        check_reachable(address)
    assert wrong.value.reason == fact("bad-cluster", given=address)


def test_nothing_answers_at_the_address() -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(NoCluster) as wrong:
            check_reachable(address)
        assert wrong.value.reason.kind == "no-cluster"
        assert wrong.value.reason.args["given"] == address
