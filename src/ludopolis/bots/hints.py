"""Hints: the moves a Master likes best, what it expects of them, and why, in the terms of its judge's outlook."""

from random import Random
from typing import Any, Final, NamedTuple

from ludopolis.bots.search import Searcher
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.judge import Judge
from ludopolis.engine.state import State

MAX_HINTS: Final = 3
COMPARED_MOVES: Final = 6
"""Of those that always lead to the same margin only one becomes a hint."""
WORLDS: Final = 24
"""The number of worlds over which a term's change is averaged."""


class Hint(NamedTuple):
    """A move, the margin it leads to, and what it changes by the end of the turn: terms and points, largest first."""

    move: int
    margin: float
    terms: list[tuple[str, float]]


def advise(bot: Searcher, state: State, seat: int, rng: Random) -> list[Hint]:
    """The best moves of a blinded state, best first. Uses the bot's budget twice: to find them and to compare them."""
    judge = state.game.judge_of(bot.scope.judge)
    moves = state.legal(seat)
    best = moves if len(moves) == 1 else [one.move for one in bot.rank(state, seat, moves, rng)[:COMPARED_MOVES]]
    margins = bot.compare(state, seat, best, rng)
    worlds = [state.determinize(rng) for _ in range(WORLDS)]
    hints: list[Hint] = []
    for i in sorted(range(len(best)), key=lambda at: -margins[at]):
        if len(hints) < MAX_HINTS and all(hint.margin != margins[i] for hint in hints):
            hints.append(Hint(best[i], margins[i], changes(judge, worlds, seat, best[i], rng)))
    return hints


def changes(judge: Judge[Any], worlds: list[State], seat: int, move: int, rng: Random) -> list[tuple[str, float]]:
    """The mean change of each term until the end of the seat's turn, largest first."""
    sums: dict[str, float] = {}
    for world in worlds:
        for name, points in judge.outlook(world, seat):
            sums[name] = sums.get(name, 0.0) - points
        after = world.clone()
        after.play(seat, move)
        end_turn(judge, after, seat, rng)
        for name, points in judge.outlook(after, seat):
            sums[name] = sums.get(name, 0.0) + points
    found = [(name, total / len(worlds)) for name, total in sums.items()]
    found.sort(key=by_size)
    return found


def end_turn(judge: Judge[Any], state: State, seat: int, rng: Random) -> None:
    """Plays the seat's remaining decisions of this turn by the policy, and chance in between."""
    turn = state.turn()
    while state.turn() == turn:
        pending = state.pending()
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
        elif pending >> seat & 1:
            moves = state.legal(seat)
            state.play(seat, moves[0] if len(moves) == 1 else judge.policy(state, seat, moves, rng))
        else:
            return


def by_size(term: tuple[str, float]) -> float:
    """The largest change first."""
    return -abs(term[1])
