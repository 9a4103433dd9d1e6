"""Where games are played: in this process, in one process per core, or on a Ray cluster.

All of them call the same function on the same games and return the results in the order of the games, so the outcome
does not depend on where they are played.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, resource_tracker
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Protocol, Self, TypeVar

from ludopolis.engine.values.facts import LudopolisError, fact

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[list[Any]], list[Any]]
"""Plays a chunk of games, or does anything else once for each item of a list."""
Timed = tuple[float, list[Any]]

CHUNK_SECONDS: Final = 2.0
"""While a chunk of games takes less than this, the next ones are larger."""
MAX_CHUNK_GAMES: Final = 1000
SOLO_SECONDS: Final = 1.0
"""Less work than this is not worth starting processes for."""


class LostWorker(LudopolisError):
    """A worker process died."""


class Workers(Protocol):
    """Workers that play games; a context manager that ends them."""

    def ahead(self) -> int:
        """How many chunks should be in progress at any time."""

    def submit(self, work: Work, bouts: list[Any]) -> Any:
        """Submits a chunk of games."""

    def collect(self, handle: Any) -> Timed:
        """Waits for the results of a chunk."""

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        """Ends the workers, even in the middle of a game."""


def spread(work: Callable[[list[T]], list[R]], bouts: Iterator[T], workers: Workers) -> Iterator[R]:
    """Plays the games and yields the results in order. A caller that has seen enough simply stops iterating."""
    size = 1
    pending: deque[Any] = deque()
    while True:
        while len(pending) < workers.ahead() and (chunk := list(islice(bouts, size))):
            pending.append(workers.submit(work, chunk))
        if not pending:
            return
        seconds, results = workers.collect(pending.popleft())
        if seconds < CHUNK_SECONDS and len(results) == size:
            size = min(2 * size, MAX_CHUNK_GAMES)
        yield from results


def timed(work: Work, bouts: list[Any]) -> Timed:
    """Does the work and measures how long it takes; runs in a worker."""
    start = perf_counter()
    results = work(bouts)
    return perf_counter() - start, results


class InProcess:
    """Plays in this process."""

    def ahead(self) -> int:
        return 1

    def submit(self, work: Work, bouts: list[Any]) -> Timed:
        return timed(work, bouts)

    def collect(self, handle: Timed) -> Timed:
        return handle

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        pass


class Processes(InProcess):
    """Plays in several processes. The first `solo_seconds` of work are done in this one: short runs need no others."""

    def __init__(self, jobs: int, solo_seconds: float = 0.0) -> None:
        self.jobs = jobs
        self._solo_seconds = solo_seconds
        self._pool: ProcessPoolExecutor | None = None

    def ahead(self) -> int:
        return 1 if self._solo_seconds > 0 else 2 * self.jobs

    def submit(self, work: Work, bouts: list[Any]) -> Any:
        if self._solo_seconds > 0:
            done = timed(work, bouts)
            self._solo_seconds -= done[0]
            return done
        resource_tracker.ensure_running()  # started later, it would unblock Ctrl-C
        with uninterrupted():  # a pool that is half made would leave semaphores behind
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), ignore_interrupts)
            return self._pool.submit(timed, work, bouts)

    def collect(self, handle: Any) -> Timed:
        try:
            found: Timed = handle if isinstance(handle, tuple) else handle.result()
        except BrokenProcessPool:
            raise LostWorker(fact("lost-worker")) from None
        return found

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None:
            # A game may take minutes; games that are no longer needed are not waited for.
            running = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Blocks Ctrl-C while processes are started; they inherit the block."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; only the first one handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(jobs: int | None) -> Workers:
    """That many processes; without a number, one per core as soon as that is worth it."""
    number = jobs if jobs is not None else cores()
    if number == 1:
        return InProcess()
    return Processes(number, SOLO_SECONDS if jobs is None else 0.0)
