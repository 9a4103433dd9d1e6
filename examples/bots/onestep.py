"""A bot of one's own in Python: of every move it asks the game's judge what the position after it is worth.

ludopolis arena uptown --bots random,py:examples.bots.onestep:OneStep
"""

from random import Random

from ludopolis.bots import Bot
from ludopolis.engine.contract import State


class OneStep(Bot):
    """Looks one move ahead, in one world that fits what the seat knows."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The move after which the judge likes the position best."""
        world = state.determinize(rng)
        judge = state.game.judge
        best, most = state.legal(seat)[0], -1.0e9
        for move in state.legal(seat):
            after = world.clone()
            after.play(seat, move)
            worth = judge.value(after, seat)
            if worth > most:
                best, most = move, worth
        return best
