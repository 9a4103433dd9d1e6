"""Where games are played: in this process, in as many as there are cores, or on a Ray cluster.

All of them call the same function on the same games, and results come home in the order of the games, so the answer
does not depend on where they were played.
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
from typing import Any, Final, Protocol, Self

from ludopolis.arena.play import Result
from ludopolis.arena.schedule import Bout
from ludopolis.engine.facts import LudopolisError, fact

Work = Callable[[list[Bout]], list[Result]]
Timed = tuple[float, list[Result]]

SHORT: Final = 2.0
"""Seconds of work that are worth the way to a worker: as long as games take less, more of them go at once."""
MOST: Final = 1000
"""Games that go at once, at most."""
PATIENCE: Final = 1.0
"""Seconds of work that are not worth starting processes for."""


class LostWorker(LudopolisError):
    """A worker process died."""


class Workers(Protocol):
    """Those who play; used as a context manager that ends them."""

    def ahead(self) -> int:
        """How many chunks should be on their way at any time."""

    def submit(self, work: Work, bouts: list[Bout]) -> Any:
        """Hands a chunk of games out."""

    def collect(self, handle: Any) -> Timed:
        """Waits for a chunk that was handed out."""

    def __enter__(self) -> Self: ...

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        """Ends the workers, also in the middle of a game."""


def spread(work: Work, bouts: Iterator[Bout], workers: Workers) -> Iterator[Result]:
    """Has the games played and gives the results in their order. Whoever has seen enough just stops asking."""
    size = 1
    flying: deque[Any] = deque()
    while True:
        while len(flying) < workers.ahead() and (chunk := list(islice(bouts, size))):
            flying.append(workers.submit(work, chunk))
        if not flying:
            return
        seconds, results = workers.collect(flying.popleft())
        if seconds < SHORT and len(results) == size:
            size = min(2 * size, MOST)
        yield from results


def timed(work: Work, bouts: list[Bout]) -> Timed:
    """Does the work and says how long it took; runs in a worker."""
    start = perf_counter()
    results = work(bouts)
    return perf_counter() - start, results


class Here:
    """This process alone."""

    def ahead(self) -> int:
        return 1

    def submit(self, work: Work, bouts: list[Bout]) -> Timed:
        return timed(work, bouts)

    def collect(self, handle: Timed) -> Timed:
        return handle

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        pass


class Processes(Here):
    """Several processes. The first `patience` seconds of work are done here: short runs need no others."""

    def __init__(self, jobs: int, patience: float = 0.0) -> None:
        self.jobs = jobs
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    def ahead(self) -> int:
        return 1 if self._patience > 0 else 2 * self.jobs

    def submit(self, work: Work, bouts: list[Bout]) -> Any:
        if self._patience > 0:
            done = timed(work, bouts)
            self._patience -= done[0]
            return done
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.jobs, get_context("spawn"), ignore_interrupts)
            resource_tracker.ensure_running()  # it would let Ctrl-C through again
        with uninterrupted():
            return self._pool.submit(timed, work, bouts)

    def collect(self, handle: Any) -> Timed:
        try:
            found: Timed = handle if isinstance(handle, tuple) else handle.result()
        except BrokenProcessPool:
            raise LostWorker(fact("lost-worker")) from None
        return found

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self._pool is not None:
            # A game may take minutes; nobody wants to wait for those that are not needed any more.
            running = list(self._pool._processes.values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Keeps Ctrl-C waiting, so that no process meets it while it is being made; what is made here is deaf to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of the terminal; the first one alone answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(jobs: int | None) -> Workers:
    """So many processes; if nobody said how many, one for each core as soon as that is worth it."""
    number = jobs if jobs is not None else cores()
    if number == 1:
        return Here()
    return Processes(number, PATIENCE if jobs is None else 0.0)
