"""Flat Monte Carlo: play every legal move out many times in worlds that fit what the seat knows, take the best.

The same code serves every game. It is given a blinded state, guesses the unknowns anew for each round of playouts, and
plays all moves in the same world, which takes much of the luck out of the comparison.
"""

from random import Random

from ludopolis.bots.bot import Bot
from ludopolis.bots.budget import Budget
from ludopolis.engine.contract import State
from ludopolis.engine.playout import playout


class FlatBot(Bot):
    """Flat Monte Carlo with uniform playouts and a budget for each decision.

    `flat-200` is frozen: strength is measured against it, so its moves must not change.
    """

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget if budget is not None else Budget(200)

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The move with the best average outcome."""
        moves = state.legal(seat)
        count = len(moves)
        if count == 1:
            return moves[0]
        totals = [0.0] * count
        done = 0
        self.budget.start()
        while done == 0 or self.budget.used(done + count) <= 1.0:
            done += count
            world = state.determinize(rng)
            for i in range(count):
                trial = world.clone()
                trial.play(seat, moves[i])
                playout(trial, rng)
                totals[i] += outcome(trial, seat)
        best = 0
        for i in range(1, count):
            if totals[i] > totals[best]:
                best = i
        return moves[best]


def outcome(state: State, seat: int) -> float:
    """What a finished game is worth to a seat: the share of the victory first, the margin to tell equals apart."""
    results = state.results()
    totals = results.totals
    margin = totals[seat]
    if len(totals) > 1:
        margin -= max([total for other, total in enumerate(totals) if other != seat])
    share = 1.0 / len(results.winners) if seat in results.winners else 0.0
    return share + margin / 1000.0
