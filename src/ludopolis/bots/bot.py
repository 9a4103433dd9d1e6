"""What a bot is, and how its name becomes one."""

from random import Random

from mypy_extensions import mypyc_attr

from ludopolis.engine.facts import LudopolisError, fact
from ludopolis.engine.game import State


class UnknownBot(LudopolisError):
    """No bot of that name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. It is given a state blinded for its seat, never the true one."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """One of the legal moves of the seat."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays uniformly at random."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """Any legal move."""
        moves = state.legal(seat)
        return moves[int(rng.random() * len(moves))]


class GreedyBot(Bot):
    """Plays the game's own quick policy."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What the policy says."""
        moves = state.legal(seat)
        return moves[0] if len(moves) == 1 else state.policy(seat, moves, rng)


def unknown_bot(given: str, allowed: str) -> UnknownBot:
    """The error for a name that is no bot's."""
    return UnknownBot(fact("unknown-bot", given=given, allowed=allowed))
