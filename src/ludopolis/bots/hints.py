"""Hints: the moves an Expert likes best, what it expects of them, and why, in the terms of the game's heuristics."""

from random import Random
from typing import Final, NamedTuple

from ludopolis.bots.search import Estimate, Searcher
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.game import State

SHOWN: Final = 3
WORLDS: Final = 24
"""How many worlds a term's change is averaged over."""


class Hint(NamedTuple):
    """A move, the margin it leads to, and what it changes by the end of the turn: terms and points, largest first."""

    move: int
    margin: float
    terms: list[tuple[str, float]]


def advise(bot: Searcher, state: State, seat: int, rng: Random) -> list[Hint]:
    """The best moves of a blinded state, best first."""
    moves = state.legal(seat)
    if len(moves) == 1:
        ranked = [Estimate(moves[0], 0.0, state.determinize(rng).value(seat), 0)]
    else:
        ranked = bot.rank(state, seat, moves, rng)
    worlds = [state.determinize(rng) for _ in range(WORLDS)]
    return [Hint(one.move, one.margin, changes(worlds, seat, one.move, rng)) for one in ranked[:SHOWN]]


def changes(worlds: list[State], seat: int, move: int, rng: Random) -> list[tuple[str, float]]:
    """By how much each term changes on average until the seat's turn is over, the largest change first."""
    sums: dict[str, float] = {}
    for world in worlds:
        for name, points in world.outlook(seat):
            sums[name] = sums.get(name, 0.0) - points
        after = world.clone()
        after.play(seat, move)
        end_turn(after, seat, rng)
        for name, points in after.outlook(seat):
            sums[name] = sums.get(name, 0.0) + points
    found = [(name, total / len(worlds)) for name, total in sums.items()]
    found.sort(key=by_size)
    return found


def end_turn(state: State, seat: int, rng: Random) -> None:
    """Plays the seat's further decisions of this turn by the policy, and what chance has to say in between."""
    turn = state.turn()
    while state.turn() == turn:
        pending = state.pending()
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
        elif pending >> seat & 1:
            moves = state.legal(seat)
            state.play(seat, moves[0] if len(moves) == 1 else state.policy(seat, moves, rng))
        else:
            return


def by_size(term: tuple[str, float]) -> float:
    """The largest change first."""
    return -abs(term[1])
