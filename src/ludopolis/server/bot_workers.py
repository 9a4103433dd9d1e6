"""Bots think in worker processes, on blinded states, so that the event loop never waits for them."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any

from ludopolis import bots, registry
from ludopolis.bots.hints import advise
from ludopolis.engine.game import Game
from ludopolis.engine.state import Data, State

WORKER_TIMEOUT_SECONDS = 10.0
"""A worker that takes longer hangs; a random move is played for its bot."""
MIN_SEARCH_SECONDS = 0.02
"""Even a bot whose time is up may search this long."""


def choose(id: str, folder: str, position: Data, seat: int, bot: str, seed: str, until: float) -> str:
    """A bot's move in a blinded position, as text. Runs in a worker."""
    state = registry.find(id, folder).load(position)
    thinker = bots.make(bot, max(MIN_SEARCH_SECONDS, until - time.time()))
    return state.to_text(seat, thinker.choose(state, seat, Random(seed)))


def hint(id: str, folder: str, position: Data, seat: int, seed: str, until: float) -> Data:
    """What an Expert would do in a blinded position, and why. Runs in a worker."""
    state = registry.find(id, folder).load(position)
    expert = bots.searcher(state.game, max(MIN_SEARCH_SECONDS, (until - time.time()) / 2))
    hints = [
        {
            "move": state.to_text(seat, one.move),
            "say": state.describe(seat, one.move).to_json(),
            "margin": round(one.margin, 1),
            "terms": [{"term": name, "points": round(points, 1)} for name, points in one.terms],
        }
        for one in advise(expert, state, seat, Random(seed))
    ]
    return {"hints": hints, "rivals": len(state.results().totals) > 1}


class BotWorkers:
    """The worker processes. If one hangs or dies, its bot plays a random move and the table goes on."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, state: State, seat: int, bot: str, seed: str, seconds: float) -> str:
        """A move for the seat, as text. `state` is the true one; only its blinded dump leaves this process."""
        blinded = state.blind(seat)
        legal = blinded.legal(seat)
        fallback = blinded.to_text(seat, legal[Random(seed).randrange(len(legal))])
        if len(legal) == 1 or bot == "random":
            return fallback
        until = time.time() + seconds
        work = partial(choose, game.id, game.components.folder, blinded.dump(), seat, bot, seed, until)
        found = await self._run(work)
        return fallback if found is None else str(found)

    async def hint(self, game: Game, state: State, seat: int, seed: str, seconds: float) -> Data | None:
        """The moves an Expert likes best, or `None` if its worker failed."""
        until = time.time() + seconds
        position = state.blind(seat).dump()
        found: Data | None = await self._run(
            partial(hint, game.id, game.components.folder, position, seat, seed, until)
        )
        return found

    async def _run(self, work: Callable[[], Any]) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, get_context("spawn"))
        try:
            running = asyncio.get_running_loop().run_in_executor(self._pool, work)
            return await asyncio.wait_for(running, WORKER_TIMEOUT_SECONDS)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            return None

    def stop(self) -> None:
        """Ends the workers. The next call starts new ones."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
