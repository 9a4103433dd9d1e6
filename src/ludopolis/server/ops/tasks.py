"""Work in the background. Whatever fails is logged, counted, and started again after a pause."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from ludopolis.server.ops.failures import is_cancelled, trace

log = logging.getLogger(__name__)

FIRST_PAUSE_SECONDS = 0.5
LONGEST_PAUSE_SECONDS = 30.0
"""The pause doubles with each failure up to this. Work that ran for longer than this starts anew with a short one."""

Work = Callable[[], Coroutine[Any, Any, None]]


class Tasks:
    """The background tasks of a process, by the name of what they do. Of a database's failure they log less."""

    def __init__(self, database_failed: type[Exception] | tuple[()] = ()) -> None:
        self._database_failed = database_failed
        self.restarts: Counter[str] = Counter()
        """How often work of each name has failed and was started again."""
        self.waiting: Counter[str] = Counter()
        """How many tasks of each name have failed and wait to be started again."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def run(self, name: str, work: Work) -> None:
        """Starts the work in the background. Whenever it fails, it is started again, until it returns."""
        if self._closed:
            return
        task = asyncio.create_task(self._until_done(name, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Ends all of them, and starts no more."""
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
