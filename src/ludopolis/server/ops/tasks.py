"""Background tasks. A task that fails is logged, counted, and restarted after a pause."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from ludopolis.server.ops.failures import is_cancelled, trace

log = logging.getLogger(__name__)

FIRST_PAUSE_SECONDS = 0.5
LONGEST_PAUSE_SECONDS = 30.0
"""Longest pause. Pauses double with each failure; a task that ran for longer than this begins with a short one."""

Work = Callable[[], Coroutine[Any, Any, None]]


class Tasks:
    """The background tasks of a process, by name. Failures of the database are logged in one line."""

    def __init__(self, database_failed: type[Exception] | tuple[()] = ()) -> None:
        self._database_failed = database_failed
        self.restarts: Counter[str] = Counter()
        """Restarts after a failure, by name."""
        self.waiting: Counter[str] = Counter()
        """Failed tasks that wait for their restart, by name."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def run(self, name: str, work: Work) -> None:
        """Runs work in the background, restarting it whenever it fails, until it returns."""
        if self._closed:
            return
        task = asyncio.create_task(self._until_done(name, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancels all tasks, and starts no more."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _until_done(self, name: str, work: Work) -> None:
        clock = asyncio.get_running_loop().time
        pause = FIRST_PAUSE_SECONDS
        while True:
            began = clock()
            try:
                await work()
                return
            except asyncio.CancelledError:
                if is_cancelled():
                    raise
                log.warning("%s: cancelled from inside; starting again", name)
            except self._database_failed as error:
                log.warning("%s: the database fails (%s); starting again", name, type(error).__name__)
            except Exception as error:
                log.error("%s: failed; starting again. %s", name, trace(error))
            if clock() - began > LONGEST_PAUSE_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            self.restarts[name] += 1
            self.waiting[name] += 1
            await asyncio.sleep(pause)
            self.waiting[name] -= 1
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
