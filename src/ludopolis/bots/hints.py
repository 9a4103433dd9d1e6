"""Hints: the turn a Master would play, and why, compared with the turn somebody else has in mind or the next best."""

from random import Random
from typing import Final, NamedTuple

from ludopolis.bots.net import NetBot, Plan, Thought
from ludopolis.bots.network import network_for
from ludopolis.bots.search import Searcher
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.state import State

WORLDS: Final = 12
"""The number of worlds over which the difference of a term is averaged."""
RIVALS: Final = "rivals"
"""The reason for what the best rival can expect; the others are terms of the judge's outlook."""


class Advice(NamedTuple):
    """A whole turn, up to what chance or others decide in it, compared with another one."""

    turn: list[int]
    goes_on: bool
    """Whether the turn goes on after something is revealed."""
    other: list[int]
    """The turn it is compared with; empty if there is none."""
    gain: float
    """How many points more the search expects of it."""
    reasons: list[tuple[str, float]]
    """What is different when the turn is over: terms and points, largest first."""


def advise(bot: Searcher, state: State, seat: int, rng: Random, pick: list[int] | None = None) -> Advice:
    """The best turn in a blinded state, compared with the one that begins as picked, or with the next best.

    Uses the bot's budget twice: to find the turn and to compare it. What was picked does not change the advice.
    """
    moves = state.legal(seat)
    if isinstance(bot, NetBot):
        thought = bot.thought(state, seat)
        plans = thought.best(state, moves, rng)
    else:
        thought = Thought(bot.scope, network_for(state), state, seat)
        plans = []
        for one in bot.rank(state, seat, moves, rng)[:2] if len(moves) > 1 else []:
            plans.append(thought.plan(state, [one.move], rng)[0])
        plans = plans or thought.plan(state, moves, rng)
    best = plans[0]
    turn = certain(state, seat, best)
    goes_on = len(turn) < len(best.moves)
    if pick and pick != turn[: len(pick)]:
        other = nearest(thought.plan(state, [pick[0]], rng), pick)
    else:
        rest = [plan for plan in plans if plan.moves[0] != turn[0]]
        if not rest:
            return Advice(turn, goes_on, [], 0.0, [])
        other = rest[0]
    (_, margin), (_, other_margin) = thought.compare(state, [best, other], rng)
    found = reasons(thought, state, best, other, rng)
    return Advice(turn, goes_on, certain(state, seat, other), margin - other_margin, found)


def certain(state: State, seat: int, plan: Plan) -> list[int]:
    """The moves of a plan that the seat can make one after the other before chance or others act."""
    trial = state.clone()
    moves: list[int] = []
    for move in plan.moves[: plan.sure]:
        pending = trial.pending()
        if pending == CHANCE or not pending >> seat & 1 or move not in trial.legal(seat):
            break
        moves.append(move)
        trial.play(seat, move)
    return moves


def nearest(plans: list[Plan], pick: list[int]) -> Plan:
    """The best of the plans that begin as picked, as far as any does."""
    length = len(pick)
    while length > 1 and not any(plan.moves[:length] == pick[:length] for plan in plans):
        length -= 1
    return next(plan for plan in plans if plan.moves[:length] == pick[:length])


def reasons(thought: Thought, state: State, best: Plan, other: Plan, rng: Random) -> list[tuple[str, float]]:
    """The mean difference of each term between the ends of two turns in the same worlds, largest first."""
    seat = thought.seat
    judge = thought.judge
    sums: dict[str, float] = {}
    for _ in range(WORLDS):
        thought.seed = int(rng.random() * 1_000_000_000)
        world = thought.world(state, rng)
        for plan, sign in ((best, 1.0), (other, -1.0)):
            after = thought.follow(world, plan, thought.turn + 1)
            for name, points in judge.outlook(after, seat):
                sums[name] = sums.get(name, 0.0) + sign * points
            if state.players > 1:
                sums[RIVALS] = sums.get(RIVALS, 0.0) - sign * best_rival(thought, after)
    found = [(name, total / WORLDS) for name, total in sums.items()]
    found.sort(key=by_size)
    return found


def best_rival(thought: Thought, state: State) -> float:
    """What the best rival can expect."""
    prospects = [
        sum(points for _, points in thought.judge.outlook(state, other))
        for other in range(state.players)
        if other != thought.seat
    ]
    return max(prospects)


def by_size(term: tuple[str, float]) -> float:
    """The largest difference first."""
    return -abs(term[1])
