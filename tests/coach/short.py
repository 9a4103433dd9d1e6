"""The last moves of quick games, as records that begin from a position: a whole analysis of one takes a moment."""

from functools import lru_cache
from random import Random

from ludopolis import registry
from ludopolis.bots import GreedyBot
from ludopolis.bots.match import play_match
from ludopolis.engine.contract import Game, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.record import Record, parse
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.options import OptionValue


def quick(game: Game, players: int, options: dict[str, OptionValue], seed: str = "quick") -> Table:
    """A whole game between greedy bots."""
    return played(game, players, tuple(options.items()), seed)


@lru_cache(maxsize=32)
def played(game: Game, players: int, pairs: tuple[tuple[str, OptionValue], ...], seed: str) -> Table:
    """The same; several tests look at one game."""
    options = dict(pairs)
    return play_match(
        game, options, [f"{seat}" for seat in range(players)], [GreedyBot() for _ in range(players)], seed
    )


def ending(game: Game, players: int, options: dict[str, OptionValue], steps: int, seed: str = "quick") -> Record:
    """The last moves and draws of such a game."""
    table = quick(game, players, options, seed)
    cut = max(0, len(table.steps) - steps)
    state = table.first_state()
    for step in table.steps[:cut]:
        state.play(step.seat, step.move)
    short = Table(game, table.options, table.seats, position=state.dump())
    for step in table.steps[cut:]:
        short.play(step.seat, step.move)
    assert short.state.pending() == 0
    return short.record()


def decisions(id: str, options: dict[str, OptionValue]) -> list[tuple[State, int]]:
    """Decisions of a game of two that the policy plays: the true position, and whose decision it is."""
    game = registry.find(id)
    table = Table(game, options, ["", ""], Dealer(1))
    rng = Random(1)
    found: list[tuple[State, int]] = []
    while table.state.pending() not in (0, CHANCE):
        seat = lowest_seat(table.state.pending())
        moves = table.state.legal(seat)
        if len(moves) > 1:
            found.append((table.state.clone(), seat))
        table.play(seat, game.judge.policy(table.state, seat, moves, rng))
    return found


def planted() -> Record:
    """A short game of Happy City in which the first player decides as badly as they can."""
    game = registry.find("happy_city")
    table = Table(game, {"max_rounds": 5}, ["Anna", "Boris"], Dealer("planted"))
    rng = Random(1)
    while table.state.pending():
        seat = lowest_seat(table.state.pending())
        legal = table.state.legal(seat)
        if len(legal) == 1:
            table.play(seat, legal[0])
        elif seat == 0:
            worths = game.judge.appraise(table.state, seat, legal)
            table.play(seat, legal[worths.index(min(worths))])
        else:
            table.play(seat, game.judge.policy(table.state, seat, legal, rng))
    return parse(table.record().to_text())
