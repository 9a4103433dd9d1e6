"""Bots think in worker processes, on blinded states; the event loop never waits for them."""

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

LIMIT = 10.0
"""Seconds a bot may think before a plain move is played for it."""
LEAST = 0.02
"""Seconds that even a bot whose time is up has for a search."""


def choose(id: str, folder: str, position: Data, seat: int, bot: str, seed: str, until: float) -> str:
    """Runs in a worker: a bot's move for a blinded position, as text."""
    state = registry.find(id, folder).load(position)
    thinker = bots.make(bot, max(LEAST, until - time.time()))
    return state.to_text(seat, thinker.choose(state, seat, Random(seed)))


def hint(id: str, folder: str, position: Data, seat: int, seed: str, until: float) -> Data:
    """Runs in a worker: what an Expert would do in a blinded position, and why."""
    state = registry.find(id, folder).load(position)
    expert = bots.searcher(state.game, max(LEAST, (until - time.time()) / 2))
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


class Thinkers:
    """The worker processes. A worker that hangs or dies costs its bot a plain move, and the table nothing."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, state: State, seat: int, bot: str, seed: str, seconds: float) -> str:
        """A move for the seat, in that time; `state` is the true one, and only its blinded dump leaves this process."""
        blinded = state.blind(seat)
        legal = blinded.legal(seat)
        plain = blinded.to_text(seat, legal[Random(seed).randrange(len(legal))])
        if len(legal) == 1 or bot == "random":
            return plain
        until = time.time() + seconds
        work = partial(choose, game.id, game.components.folder, blinded.dump(), seat, bot, seed, until)
        thought = await self._think(work)
        return plain if thought is None else str(thought)

    async def hint(self, game: Game, state: State, seat: int, seed: str, seconds: float) -> Data | None:
        """The moves an Expert likes best; nothing if its worker failed."""
        until = time.time() + seconds
        position = state.blind(seat).dump()
        found: Data | None = await self._think(
            partial(hint, game.id, game.components.folder, position, seat, seed, until)
        )
        return found

    async def _think(self, work: Callable[[], Any]) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"))
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._pool, work)
            return await asyncio.wait_for(thought, LIMIT)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            return None

    def stop(self) -> None:
        """Ends the workers; the next thought starts new ones."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
