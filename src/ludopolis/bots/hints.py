"""Hints: the moves an Expert likes best, what it expects of them, and why, in the terms of the game's heuristics."""

from random import Random
from typing import Final, NamedTuple

from ludopolis.bots.search import Luck, Scope, Searcher, margin_of, play_on
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.game import State

SHOWN: Final = 3
CONSIDERED: Final = 6
"""Moves that are compared; of those that lead to the same every time only one is shown."""
WORLDS: Final = 24
"""How many worlds a term's change is averaged over."""


class Hint(NamedTuple):
    """A move, the margin it leads to, and what it changes by the end of the turn: terms and points, largest first."""

    move: int
    margin: float
    terms: list[tuple[str, float]]


def advise(bot: Searcher, state: State, seat: int, rng: Random) -> list[Hint]:
    """The best moves of a blinded state, best first. The bot's budget is used twice: to find them, and to compare."""
    moves = state.legal(seat)
    best = moves if len(moves) == 1 else [one.move for one in bot.rank(state, seat, moves, rng)[:CONSIDERED]]
    margins = compare(bot.scope, state, seat, best, rng)
    worlds = [state.determinize(rng) for _ in range(WORLDS)]
    hints: list[Hint] = []
    for i in sorted(range(len(best)), key=lambda at: -margins[at]):
        if len(hints) < SHOWN and all(hint.margin != margins[i] for hint in hints):
            hints.append(Hint(best[i], margins[i], changes(worlds, seat, best[i], rng)))
    return hints


def compare(scope: Scope, state: State, seat: int, moves: list[int], rng: Random) -> list[float]:
    """The mean margin after each of these moves, all of them tried equally often, in the same worlds."""
    margins = [0.0] * len(moves)
    luck = Luck(state.players)
    rounds = 0
    scope.budget.start()
    while rounds == 0 or scope.budget.used(rounds * len(moves)) < 1.0:
        rounds += 1
        world = state.determinize(rng)
        seed = int(rng.random() * 1_000_000_000)
        for i in range(len(moves)):
            luck.seed(seed)
            trial = world.clone()
            trial.play(seat, moves[i])
            play_on(trial, luck, scope.turns)
            margins[i] += margin_of(trial, seat)
    return [total / rounds for total in margins]


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
