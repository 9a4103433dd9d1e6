"""Bot workers: bots think in other processes, on blinded states, so that the event loop never waits for them."""

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from ludopolis import bots, registry
from ludopolis.bots.account import kind_of, traded
from ludopolis.bots.hints import advise, explain, hinter, told
from ludopolis.coach.counted_on import counted_on
from ludopolis.engine.contract import Game, State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.server.ops import metrics
from ludopolis.server.workers.pool import Named, Workers, named

MIN_SEARCH_SECONDS = 0.02
"""Shortest search, even for a bot whose time is up."""
SUBSTITUTE = "greedy"
"""The bot that moves when another has failed: it plays the game's policy."""


def choose(game: Named, position: Data, seat: int, bot: str, seed: str, seconds: float) -> tuple[str, float]:
    """A bot's move in a blinded position, as text, and how many seconds it took. Runs in a worker."""
    began = time.monotonic()
    state = registry.find(*game).load(position)
    thinker = bots.make(bot, max(MIN_SEARCH_SECONDS, seconds))
    return state.to_text(seat, thinker.choose(state, seat, Random(seed))), time.monotonic() - began


def hint(game: Named, position: Data, seat: int, pick: list[str], seconds: float) -> Data:
    """The turn a Master would play in a blinded position: the same in the same position. Runs in a worker.

    It is compared with the turn that begins as picked, or with the next best. `reasons` says why, which takes longer.
    """
    state = registry.find(*game).load(position)
    picked = moves_of(state, seat, pick)
    bot = hinter(state)
    advice = advise(bot, state, seat, Random(state.digest()), picked, max(MIN_SEARCH_SECONDS, seconds))
    return {
        "turn": told(state, seat, advice.turn),
        "goes_on": advice.goes_on,
        "then": counted_on(bot, state, seat, advice.turn, Random(state.digest())) if advice.goes_on else None,
        "agrees": bool(picked) and picked == advice.turn[: len(picked)],
        "alike": [told(state, seat, turn) for turn in advice.alike],
        "other": told(state, seat, advice.other),
        "gain": advice.total(),
        # Programs written before reasons were asked for apart look for these.
        "explained": advice.total(),
        "reasons": [],
    }


def reasons(game: Named, position: Data, seat: int, advice: Data, seconds: float) -> list[Data]:
    """Why the turn of a hint is better than the other one, in whole points that add up to its gain. Runs in a worker.

    `before` and `after` say what the turn changes at once on the table. Of two that are about as good it says what each
    has more of, or nothing.
    """
    state = registry.find(*game).load(position)
    turn, other = (moves_of(state, seat, [one["move"] for one in advice[name]]) for name in ("turn", "other"))
    account = explain(hinter(state), state, seat, turn, other, Random(state.digest()), seconds)
    rows = account.column(advice["gain"])
    if advice["gain"] == 0 and not traded(rows):
        return []
    found: list[Data] = []
    for term, units in rows:
        seen = account.seen(term) if units > 0 else None
        row: Data = {"kind": kind_of(term), "term": term, "points": units}
        found.append(row | {"before": seen[0], "after": seen[1]} if seen else row)
    return found


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


class BotWorkers(Workers):
    """The processes in which bots think."""

    async def run(self, work: Callable[[], Any]) -> Any:
        """`Workers.run`, counted by metrics."""
        with metrics.THOUGHTS.time():
            found = await super().run(work)
        if found is None:
            metrics.BOT_FAULTS.inc()
        return found

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
            found: tuple[str, float] | None = await self.run(work)
            if found is not None:
                return found
        return any_move, seconds

    async def hint(self, game: Game, state: State, seat: int, pick: list[str], seconds: float) -> Data | None:
        """The turn a Master would play, compared with a pick, or `None` if its worker failed."""
        work = partial(hint, named(game), state.blind(seat).dump(), seat, pick, seconds)
        found: Data | None = await self.run(work)
        return found

    async def reasons(self, game: Game, state: State, seat: int, advice: Data, seconds: float) -> list[Data] | None:
        """Why the turn of a hint is better than the other one, or `None` if its worker failed."""
        work = partial(reasons, named(game), state.blind(seat).dump(), seat, advice, seconds)
        found: list[Data] | None = await self.run(work)
        return found
