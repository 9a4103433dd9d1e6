"""What a bot is, and the simplest ones."""

from random import Random

from mypy_extensions import mypyc_attr

from ludopolis.bots.notice import noticed
from ludopolis.bots.temper import Temper, leaned
from ludopolis.engine.contract import Game, State
from ludopolis.engine.values.facts import Fact, LudopolisError, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results


class UnknownBot(LudopolisError):
    """No bot of that name."""


class BotFault(LudopolisError):
    """A bot cannot go on: too slow, gone, or breaking the rules. `because` is the rules' own reason, if any."""

    def __init__(self, reason: Fact, because: Fact | None = None) -> None:
        super().__init__(reason)
        self.because = because


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses moves. It is given a state blinded for its seat, never the true one.

    A bot that remembers nothing between moves needs only `choose`. Every method may raise `BotFault`.
    """

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """One of the legal moves of the seat."""
        raise NotImplementedError

    def begin(self, game: Game, options: dict[str, OptionValue], players: int, seat: int, rng: Random) -> None:
        """A game begins; the bot has this seat."""

    def end(self, results: Results) -> None:
        """The game is over."""

    def close(self) -> None:
        """Frees whatever the bot holds; no more games follow."""


class RandomBot(Bot):
    """Plays uniformly at random."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """Any legal move."""
        moves = state.legal(seat)
        return moves[int(rng.random() * len(moves))]


class Chooser(Bot):
    """A bot that chooses among the moves it noticed."""

    def __init__(self) -> None:
        self.overlooks = 0
        """How many of a hundred things it does not notice."""
        self.temper: Temper | None = None
        """What the character likes as whom it plays; a plain bot is nobody's."""

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The pick of what was noticed."""
        moves = state.legal(seat)
        if len(moves) > 1 and self.overlooks > 0:
            moves = noticed(state, seat, moves, self.overlooks, rng)
        return moves[0] if len(moves) == 1 else self.pick(state, seat, moves, rng)

    def pick(self, state: State, seat: int, moves: list[int], rng: Random) -> int:
        """One of several moves."""
        raise NotImplementedError


class GreedyBot(Chooser):
    """Plays the policy of a judge."""

    def __init__(self, judge: str = "") -> None:
        super().__init__()
        self.judge = judge

    def pick(self, state: State, seat: int, moves: list[int], rng: Random) -> int:
        """What the policy says, or what the character likes more among moves that are about as good."""
        judge = state.game.judge_of(self.judge)
        favourite = judge.policy(state, seat, moves, rng)
        if self.temper is None:
            return favourite
        return leaned(self.temper, judge, state, seat, moves, favourite, rng)


def unknown_bot(given: str, allowed: str) -> UnknownBot:
    """The error for a name that no bot has."""
    return UnknownBot(fact("unknown-bot", given=given, allowed=allowed))
