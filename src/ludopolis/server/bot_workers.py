"""Bots think in worker processes, on blinded states, so that the event loop never waits for them."""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import connection, get_context, parent_process
from random import Random
from typing import Any

from ludopolis import bots, registry
from ludopolis.bots.hints import advise, hinter, told
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.game import Game
from ludopolis.engine.state import Data, State
from ludopolis.server import metrics
from ludopolis.server.tasks import is_cancelled, trace

log = logging.getLogger(__name__)

START_TIMEOUT_SECONDS = 60.0
"""A worker that takes longer to start hangs."""
WORKER_TIMEOUT_SECONDS = 10.0
"""A worker that takes longer over a thought hangs."""
MIN_SEARCH_SECONDS = 0.02
"""Even a bot whose time is up may search this long."""
SUBSTITUTE = "greedy"
"""Plays the game's policy for a bot whose thought failed."""


def end_with_server() -> None:
    """Makes this worker end if the server dies without having ended it."""
    server = parent_process()
    assert server is not None
    sentinel = server.sentinel

    def wait() -> None:
        connection.wait([sentinel])
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def ready() -> None:
    """Does nothing. Runs in a worker that has started."""


Named = tuple[str, str, int]
"""A game as a worker finds it again: id, folder of its components, version of its rules."""


def named(game: Game) -> Named:
    """How a worker finds the game."""
    return game.id, game.components.folder, game.version


def choose(game: Named, position: Data, seat: int, bot: str, seed: str, seconds: float) -> tuple[str, float]:
    """A bot's move in a blinded position, as text, and how many seconds it took. Runs in a worker."""
    began = time.monotonic()
    state = registry.find(*game).load(position)
    thinker = bots.make(bot, max(MIN_SEARCH_SECONDS, seconds))
    return state.to_text(seat, thinker.choose(state, seat, Random(seed))), time.monotonic() - began


def hint(game: Named, position: Data, seat: int, pick: list[str], seconds: float) -> Data:
    """The turn a Master would play in a blinded position, and why: the same in the same position. Runs in a worker.

    It is compared with the turn that begins as picked, or with the next best.
    """
    state = registry.find(*game).load(position)
    bot = hinter(state, max(MIN_SEARCH_SECONDS, seconds / 2))
    picked = moves_of(state, seat, pick)
    advice = advise(bot, state, seat, Random(state.digest()), picked)
    reasons = [one._replace(points=round(one.points))._asdict() for one in advice.reasons]
    return {
        "turn": told(state, seat, advice.turn),
        "goes_on": advice.goes_on,
        "agrees": bool(picked) and picked == advice.turn[: len(picked)],
        "other": told(state, seat, advice.other),
        "gain": round(advice.gain),
        "explained": round(sum(one.points for one in advice.reasons)),
        "reasons": [one for one in reasons if one["points"]],
    }


def moves_of(state: State, seat: int, pick: list[str]) -> list[int]:
    """The moves of a pick, up to the first that is not legal or is not the seat's to make now."""
    moves: list[int] = []
    trial = state.clone()
    for text in pick:
        pending = trial.pending()
        if pending == CHANCE or not pending >> seat & 1:
            break
        legal = {trial.to_text(seat, move): move for move in trial.legal(seat)}
        if text not in legal:
            break
        moves.append(legal[text])
        trial.play(seat, legal[text])
    return moves


class BotWorkers:
    """The worker processes, each with one thought at a time. One that hangs or dies is replaced, the others go on."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._turn = asyncio.Semaphore(count)
        self._all: set[ProcessPoolExecutor] = set()
        self._idle: list[ProcessPoolExecutor] = []

    async def choose(
        self, game: Game, state: State, seat: int, bot: str, seed: str, seconds: float
    ) -> tuple[str, float]:
        """A move for the seat, as text, and the seconds it took, not counting the wait for a worker.

        Only the blinded dump of `state` leaves this process. If the bot fails, the move is the policy's, and if that
        fails too, a random one.
        """
        blinded = state.blind(seat)
        legal = blinded.legal(seat)
        any_move = blinded.to_text(seat, legal[Random(seed).randrange(len(legal))])
        if len(legal) == 1 or bot == "random":
            return any_move, 0.0
        position = blinded.dump()
        for name in (bot, SUBSTITUTE):
            work = partial(choose, named(game), position, seat, name, seed, seconds)
            found: tuple[str, float] | None = await self._run(work)
            if found is not None:
                return found
        return any_move, seconds

    async def hint(self, game: Game, state: State, seat: int, pick: list[str], seconds: float) -> Data | None:
        """The turn a Master would play, compared with a pick, or `None` if its worker failed."""
        work = partial(hint, named(game), state.blind(seat).dump(), seat, pick, seconds)
        found: Data | None = await self._run(work)
        return found

    async def _run(self, work: Callable[[], Any]) -> Any:
        """What the work returns, or `None` if it failed. The clock starts when a worker is there for it."""
        with metrics.THOUGHTS.time():
            found = await self._result(work)
        if found is None:
            metrics.BOT_FAULTS.inc()
        return found

    async def _result(self, work: Callable[[], Any]) -> Any:
        async with self._turn:
            worker: ProcessPoolExecutor | None = None
            try:
                worker = await self._worker()
                return await _result(worker, work, WORKER_TIMEOUT_SECONDS)
            except (TimeoutError, BrokenProcessPool, OSError) as failed:
                log.warning("a worker was replaced: %s", type(failed).__name__)
                self._end(worker)
            except asyncio.CancelledError:
                self._end(worker)
                if is_cancelled():
                    raise
            except Exception as failed:
                log.error("a bot failed. %s", trace(failed))
            finally:
                if worker in self._all:
                    self._idle.append(worker)
        return None

    async def _worker(self) -> ProcessPoolExecutor:
        """A worker that has started: an idle one if it still lives, or a new one."""
        while True:
            new = not self._idle
            worker = ProcessPoolExecutor(1, get_context("spawn"), end_with_server) if new else self._idle.pop()
            self._all.add(worker)
            try:
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


async def _result(worker: ProcessPoolExecutor, work: Callable[[], Any], seconds: float) -> Any:
    """What the work returns. Whoever gives up waiting does not cancel it: its worker is ended, and nothing else."""
    running = asyncio.get_running_loop().run_in_executor(worker, work)
    running.add_done_callback(lambda done: done.cancelled() or done.exception())  # it may fail when nobody waits
    done, _ = await asyncio.wait({running}, timeout=seconds)
    if not done:
        raise TimeoutError
    return running.result()
