"""Bots think in worker processes, on blinded states; the event loop never waits for them."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from random import Random

from ludopolis import bots, registry
from ludopolis.engine.game import Data, Game, State

LIMIT = 10.0
"""Seconds a bot may think before a plain move is played for it."""


def choose(id: str, folder: str, position: Data, seat: int, bot: str, seed: str) -> str:
    """Runs in a worker: a bot's move for a blinded position, as text."""
    state = registry.find(id, folder).load(position)
    return state.to_text(seat, bots.make(bot).choose(state, seat, Random(seed)))


class Thinkers:
    """The worker processes. A worker that hangs or dies costs its bot a plain move, and the table nothing."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: Game, state: State, seat: int, bot: str, seed: str) -> str:
        """A move for the seat; `state` is the true one, and only its blinded dump leaves this process."""
        blinded = state.blind(seat)
        legal = blinded.legal(seat)
        plain = blinded.to_text(seat, legal[Random(seed).randrange(len(legal))])
        if len(legal) == 1 or bot == "random":
            return plain
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"))
        work = partial(choose, game.id, game.components.folder, blinded.dump(), seat, bot, seed)
        try:
            thought = asyncio.get_running_loop().run_in_executor(self._pool, work)
            return await asyncio.wait_for(thought, LIMIT)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            return plain

    def stop(self) -> None:
        """Ends the workers; the next thought starts new ones."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
