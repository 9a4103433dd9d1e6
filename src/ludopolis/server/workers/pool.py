"""Worker processes, so that the event loop never waits for long work."""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import BaseContext
from typing import Any

from ludopolis.engine.contract.game import Game
from ludopolis.server.ops.failures import is_cancelled, trace

log = logging.getLogger(__name__)

START_TIMEOUT_SECONDS = 60.0
"""Timeout for the start of a worker."""
WORKER_TIMEOUT_SECONDS = 10.0
"""Default timeout for a piece of work."""
SEED = "ludopolis.server.workers.preload"
"""The module that the fork server preloads on Linux. Elsewhere each worker imports for itself."""
NICE = 10
"""The niceness of background workers."""


def end_with_server() -> None:
    """Makes this worker end when the server dies."""
    server = parent_process()
    assert server is not None
    sentinel = server.sentinel

    def wait() -> None:
        connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def stay_behind() -> None:
    """`end_with_server`, and lowers this worker's priority."""
    end_with_server()
    os.nice(NICE)


def ready() -> None:
    """Does nothing. Runs in a worker that has started."""


Named = tuple[str, str, int]
"""A game as it is sent to a worker: id, folder of its components, version of its rules."""


def named(game: Game) -> Named:
    """A game as it is sent to a worker."""
    return game.id, game.components.folder, game.version


class Workers:
    """A pool of worker processes, each with one piece of work at a time. One that hangs or dies is replaced."""

    def __init__(self, count: int, start: Callable[[], None] = end_with_server, patience: float = 0.0) -> None:
        self.count = count
        self._start = start
        """Runs first in a new process."""
        self._patience = patience
        """Timeout for a piece of work; 0: `WORKER_TIMEOUT_SECONDS`."""
        self._turn = asyncio.Semaphore(count)
        self._all: set[ProcessPoolExecutor] = set()
        self._idle: list[ProcessPoolExecutor] = []

    @property
    def started(self) -> bool:
        """Whether there is a process."""
        return bool(self._all)

    async def run(self, work: Callable[[], Any]) -> Any:
        """Runs work in a worker: its result, or `None` if it failed. The timeout starts when a worker is free."""
        async with self._turn:
            worker: ProcessPoolExecutor | None = None
            try:
                worker = await self._worker()
                return await _result(worker, work, self._patience or WORKER_TIMEOUT_SECONDS)
            except (TimeoutError, BrokenProcessPool, OSError) as failed:
                log.warning("a worker was replaced: %s", type(failed).__name__)
                self._end(worker)
            except asyncio.CancelledError:
                self._end(worker)
                if is_cancelled():
                    raise
            except Exception as failed:
                log.error("a worker failed. %s", trace(failed))
            finally:
                if worker in self._all:
                    self._idle.append(worker)
        return None

    async def _worker(self) -> ProcessPoolExecutor:
        """A worker that has started: an idle one if it still lives, or a new one."""
        while True:
            new = not self._idle
            worker = ProcessPoolExecutor(1, _context(), self._start) if new else self._idle.pop()
            self._all.add(worker)
            try:
                if new:
                    await asyncio.to_thread(worker.submit, ready)  # it waits for the process
                await _result(worker, ready, START_TIMEOUT_SECONDS)
                return worker
            except BaseException as failed:
                self._end(worker)
                if new or not isinstance(failed, BrokenProcessPool):
                    raise

    def _end(self, worker: ProcessPoolExecutor | None) -> None:
        if worker in self._all:
            self._all.discard(worker)
            for process in list((worker._processes or {}).values()):
                process.kill()
            worker.shutdown(wait=False)

    def stop(self) -> None:
        """Ends the workers. The next call starts new ones."""
        self._idle.clear()
        for worker in list(self._all):
            self._end(worker)


def _context() -> BaseContext:
    """The start method of workers. Outside Linux, libraries that numpy uses may not survive a fork."""
    if sys.platform != "linux":
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([SEED])
    return context


async def _result(worker: ProcessPoolExecutor, work: Callable[[], Any], seconds: float) -> Any:
    """The result of the work. Giving up does not cancel it: the whole worker is killed instead."""
    running = asyncio.get_running_loop().run_in_executor(worker, work)
    running.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may fail when nobody waits
    done, _ = await asyncio.wait({running}, timeout=seconds)
    if not done:
        raise TimeoutError
    return running.result()
