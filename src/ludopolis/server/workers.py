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

from ludopolis.engine.contract import Game
from ludopolis.server.failures import is_cancelled, trace

log = logging.getLogger(__name__)

START_TIMEOUT_SECONDS = 60.0
"""A worker that takes longer to start hangs."""
WORKER_TIMEOUT_SECONDS = 10.0
"""A worker that takes longer over its work hangs, unless it was given more time."""
SEED = "ludopolis.server.worker_seed"
"""On Linux workers are forked from a process that has imported this; elsewhere each imports for itself."""
NICE = 10
"""How much the workers of others are preferred to one in the background."""


def end_with_server() -> None:
    """Makes this worker end if the server dies without having ended it."""
    server = parent_process()
    assert server is not None
    sentinel = server.sentinel

    def wait() -> None:
        connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def stay_behind() -> None:
    """The same, and makes way for every other process."""
    end_with_server()
    os.nice(NICE)


def ready() -> None:
    """Does nothing. Runs in a worker that has started."""


Named = tuple[str, str, int]
"""A game as a worker finds it again: id, folder of its components, version of its rules."""


def named(game: Game) -> Named:
    """How a worker finds the game."""
    return game.id, game.components.folder, game.version


class Workers:
    """Some processes, each with one work at a time. One that hangs or dies is replaced, the others go on."""

    def __init__(self, count: int, start: Callable[[], None] = end_with_server, patience: float = 0.0) -> None:
        self.count = count
        self._start = start
        """What a new process does first."""
        self._patience = patience
        """How long work may take; 0: `WORKER_TIMEOUT_SECONDS`."""
        self._turn = asyncio.Semaphore(count)
        self._all: set[ProcessPoolExecutor] = set()
        self._idle: list[ProcessPoolExecutor] = []

    @property
    def started(self) -> bool:
        """Whether there is a process."""
        return bool(self._all)

    async def run(self, work: Callable[[], Any]) -> Any:
        """What the work returns, or `None` if it failed. The clock starts when a worker is there for it."""
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
    """How workers are started. Elsewhere than on Linux, what numpy rests on may not survive a fork."""
    if sys.platform != "linux":
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([SEED])
    return context


async def _result(worker: ProcessPoolExecutor, work: Callable[[], Any], seconds: float) -> Any:
    """What the work returns. Whoever gives up waiting does not cancel it: its worker is ended, and nothing else."""
    running = asyncio.get_running_loop().run_in_executor(worker, work)
    running.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may fail when nobody waits
    done, _ = await asyncio.wait({running}, timeout=seconds)
    if not done:
        raise TimeoutError
    return running.result()
