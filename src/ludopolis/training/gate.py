"""The gate: a new network replaces the old one only if it wins its matches, on deals that taught nobody."""

from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

from ludopolis.arena.play import Venue
from ludopolis.arena.schedule import Bout, challenge
from ludopolis.arena.sequential import Claim, SequentialTest
from ludopolis.arena.statistics import wilson
from ludopolis.arena.workers import Workers, spread
from ludopolis.bots import Bot
from ludopolis.bots.match import Match
from ludopolis.engine.contract.state import State
from ludopolis.engine.turns import turn_of
from ludopolis.training.selfplay import Side

CHALLENGER: Final = "challenger"
OTHERS: Final = "others"
INDIFFERENCE: Final = 0.05
ERROR: Final = 0.05
"""The probability of a wrong verdict, either way."""


class Duel(NamedTuple):
    """One bot against another one on all other seats."""

    venue: Venue
    players: int
    challenger: Side
    others: Side
    floor: float
    """The share of victories to be shown."""

    def bouts(self, seed: str) -> Any:
        """The games, without end, on paired deals."""
        return challenge(CHALLENGER, [OTHERS], self.players, seed)


class Game(NamedTuple):
    """How one game went for the challenger; CPU seconds a turn of both sides."""

    deal: int
    share: float
    margin: float
    own_seconds: float
    other_seconds: float


class Timed(Bot):
    """Measures the CPU time of another bot."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent = 0.0
        self.turns: set[int] = set()

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What the other bot chooses."""
        began = process_time()
        move = self.bot.choose(state, seat, rng)
        self.spent += process_time() - began
        self.turns.add(turn_of(state))
        return move


def play(duel: Duel, bouts: list[Bout]) -> list[Game]:
    """Plays these games; runs in a worker."""
    game = duel.venue.find()
    done: list[Game] = []
    for bout in bouts:
        crew = [Timed((duel.challenger if name == CHALLENGER else duel.others).hire()) for name in bout.seats]
        match = Match(game, duel.venue.options, bout.seats, list(crew), bout.cards, bout.luck)
        match.run()
        totals, winners = match.results()
        seat = bout.seats.index(CHALLENGER)
        share = 1.0 / len(winners) if seat in winners else 0.0
        rivals = [total for other, total in enumerate(totals) if other != seat]
        own = crew.pop(seat)
        done.append(Game(bout.deal, share, totals[seat] - max(rivals, default=0), pace([own]), pace(crew)))
    return done


def pace(crew: list[Timed]) -> float:
    """CPU seconds a turn."""
    return sum(bot.spent for bot in crew) / max(1, sum(len(bot.turns) for bot in crew))


def decide(
    duel: Duel, games: int, seconds: float, seed: str, workers: Workers, hear: Callable[[Game], None]
) -> dict[str, Any]:
    """Plays up to so many games or seconds; the verdict of the sequential test, and what all games say together."""
    test = SequentialTest(Claim(duel.floor, INDIFFERENCE, ERROR, ERROR))
    end = 0.0
    done: list[Game] = []
    for game in spread(partial(play, duel), islice(duel.bouts(seed), games), workers):
        done.append(game)
        end = end or monotonic() + seconds  # starting workers does not count
        hear(game)
        if len(done) % duel.players == 0:
            test.add(sum(one.share for one in done[-duel.players :]) / duel.players)
            if monotonic() > end:
                break
    count = max(1, len(done))
    wins = sum(game.share for game in done)
    low, high = wilson(wins, count)
    return {
        "challenger": duel.challenger.spec,
        "others": duel.others.spec,
        "players": duel.players,
        "options": duel.venue.options,
        "games": len(done),
        "won": round(wins / count, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "error_by_deals": round(error_by_deals(done, duel.players), 4),
        "margin": round(sum(game.margin for game in done) / count, 2),
        "own_ms": round(1000 * sum(game.own_seconds for game in done) / count, 2),
        "other_ms": round(1000 * sum(game.other_seconds for game in done) / count, 2),
        "floor": duel.floor,
        "verdict": test.verdict,
    }


def error_by_deals(games: list[Game], players: int) -> float:
    """The standard error of the share, deals being independent and the games of a deal not."""
    whole = [games[at : at + players] for at in range(0, len(games) - players + 1, players)]
    means = [sum(game.share for game in deal) / players for deal in whole]
    if len(means) < 2:
        return 0.0
    middle = sum(means) / len(means)
    return float((sum((mean - middle) ** 2 for mean in means) / (len(means) - 1) / len(means)) ** 0.5)
