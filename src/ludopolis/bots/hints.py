"""Hints: the turn a Master would play, and why, compared with the turn somebody else has in mind or the next best.

Reasons are what is different when either turn is over, term by term of the judge's outlook. A rival's loss is a reason
too: what it had is denied, what it could do is blocked, and what would have gone on paying shrinks as the end comes
nearer.
"""

from random import Random
from typing import Final, NamedTuple

from ludopolis.bots import searcher
from ludopolis.bots.budget import Budget
from ludopolis.bots.leaves import Look
from ludopolis.bots.net import MOST_TOGETHER, NetBot, best_plans, cost_of
from ludopolis.bots.network import network_for
from ludopolis.bots.planning import Plan, Thought
from ludopolis.bots.search import Searcher
from ludopolis.bots.verdict import Comparison, difference, figure
from ludopolis.engine.contract import EARNS, GROWS, KEEPS, State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data

PATIENCE: Final = 4
"""How many times the playouts of a Master's move a hint takes: people wait longer for it."""
SEARCHES: Final = 3
"""For turns, for the best of them, and for what it gains."""
FINALISTS: Final = 3
"""Plans of the search that are compared once more before one of them is advised."""
WORLDS: Final = 12
"""The number of worlds over which the difference of a term is averaged."""
DENIES: Final = "denies"
BLOCKS: Final = "blocks"
HURRIES: Final = "hurries"


class Reason(NamedTuple):
    """A difference between two turns, in points for the seat."""

    kind: str
    """The kind of the term, or for the strongest rival's: `DENIES`, `BLOCKS`, `HURRIES`."""
    term: str
    points: float


class Advice(NamedTuple):
    """A whole turn, up to what chance or others decide in it, compared with another one."""

    turn: list[int]
    goes_on: bool
    """Whether the turn goes on after something is revealed."""
    other: list[int]
    """The turn it is compared with; empty if there is none."""
    gain: float
    """How many points more the search expects of it."""
    reasons: list[Reason]
    """What is different when the turn is over: what speaks for it, then what it costs, largest first."""


def hinter(state: State, seconds: float = 0.0) -> Searcher:
    """The searcher behind hints at this table; with `seconds`, at most that long in all."""
    bot = searcher(state)
    iterations = PATIENCE * bot.scope.budget.iterations
    bot.scope = bot.scope._replace(budget=Budget(iterations, seconds / SEARCHES))
    return bot


def advise(bot: Searcher, state: State, seat: int, rng: Random, pick: list[int] | None = None) -> Advice:
    """The best turn in a blinded state, compared with the one that begins as picked, or with the next best.

    Uses the bot's budget to find turns, a quarter of it to choose one and as much to compare it. What was picked does
    not change the advice.
    """
    moves = state.legal(seat)
    finalists = 1
    if isinstance(bot, NetBot):
        thought = bot.thought(state, seat)
        plans = best_plans(thought, state, moves, rng)
        finalists = FINALISTS
    else:
        thought = Thought(bot.scope, network_for(state), state, seat)
        plans = []
        for one in bot.rank(state, seat, moves, rng)[:2] if len(moves) > 1 else []:
            plans.append(thought.plan(state, [one.move], rng)[0])
        plans = plans or thought.plan(state, moves, rng)
    best = final(thought, state, plans[:finalists], rng)
    turn = certain(state, seat, best)
    goes_on = best.goes_on or len(turn) < len(best.moves)
    if pick and pick != turn[: len(pick)]:
        other = nearest(thought.plan(state, [pick[0]], rng), pick)
    else:
        rest = [plan for plan in plans if plan.moves[0] != turn[0]]
        if not rest:
            return Advice(turn, goes_on, [], 0.0, [])
        other = rest[0]
    gain = difference(*compare(thought, state, [best, other], rng))
    found = reasons(thought, state, best.moves, other.moves, rng)
    return Advice(turn, goes_on, certain(state, seat, other), gain.points.mean, found)


def final(thought: Thought, state: State, plans: list[Plan], rng: Random) -> Plan:
    """The best of some plans: the worlds that all were compared in, and as many fresh ones as a quarter of the budget.

    A search drops plans after a few worlds, so the last ones are nearly alike, and chance may have decided.
    """
    if len(plans) == 1:
        return plans[0]
    fresh = compare(thought, state, plans, rng)
    common = min(len(plan.seen) for plan in plans)
    means: list[float] = []
    for plan, looks in zip(plans, fresh, strict=True):
        means.append(figure([look.worth for look in plan.seen[:common] + looks]).mean)
    return plans[means.index(max(means))]


def compare(thought: Thought, state: State, plans: list[Plan], rng: Random) -> list[list[Look]]:
    """What plans come to in fresh worlds, which flatter none of them, for a quarter of the budget."""
    comparison = Comparison(thought, state)
    comparison.know(plans)
    budget = thought.scope.budget
    seen: list[list[Look]] = [[] for _ in plans]
    cost = 4 * cost_of(plans)
    done = 0
    budget.start()
    while done == 0 or budget.used(done) < 1.0:
        worlds = max(1, min(-(-budget.left(done, 1.0) // cost), MOST_TOGETHER // len(plans)))
        found = comparison.looks([plan.moves for plan in plans], worlds, rng)
        seen = [before + more for before, more in zip(seen, found, strict=True)]
        done += cost * worlds
    return seen


def certain(state: State, seat: int, plan: Plan) -> list[int]:
    """The moves of a plan that the seat can make one after the other before chance or others act."""
    trial = state.clone()
    moves: list[int] = []
    for move in plan.moves:
        pending = trial.pending()
        if pending == CHANCE or not pending >> seat & 1 or move not in trial.legal(seat):
            break
        moves.append(move)
        trial.play(seat, move)
    return moves


def told(state: State, seat: int, moves: list[int]) -> list[Data]:
    """A turn as data: each move as text and as a fact, as the seat knows the position it is made in."""
    trial = state.clone()
    turn: list[Data] = []
    for move in moves:
        turn.append({"move": trial.to_text(seat, move), "say": trial.describe(seat, move).to_json()})
        trial.play(seat, move)
    return turn


def nearest(plans: list[Plan], pick: list[int]) -> Plan:
    """The best of the plans that begin as picked, as far as any does."""
    length = len(pick)
    while length > 1 and not any(plan.moves[:length] == pick[:length] for plan in plans):
        length -= 1
    return next(plan for plan in plans if plan.moves[:length] == pick[:length])


def reasons(thought: Thought, state: State, best: list[int], other: list[int], rng: Random) -> list[Reason]:
    """The mean difference of each term between the ends of two turns in the same worlds, the strongest rival's too."""
    judge = thought.judge
    sums: list[dict[str, float]] = [{} for _ in range(state.players)]
    prospects = [0.0] * state.players
    ends = Comparison(thought, state).ends([best, other], WORLDS, rng)
    for found_ends, sign in zip(ends, (1.0, -1.0), strict=True):
        for after in found_ends:
            for party in range(state.players):
                found = sums[party]
                for term, points in judge.outlook(after, party):
                    found[term] = found.get(term, 0.0) + sign * points
                    prospects[party] += points
    kinds = judge.kinds()
    own = sums[thought.seat]
    told = [Reason(kinds.get(term, EARNS), term, total / WORLDS) for term, total in own.items()]
    rival = strongest(prospects, thought.seat)
    if rival >= 0:
        for term, total in sums[rival].items():
            told.append(Reason(against(kinds.get(term, EARNS), own.get(term, 0.0)), term, -total / WORLDS))
    told.sort(key=for_it_first)
    return told


def strongest(prospects: list[float], seat: int) -> int:
    """The rival that can expect most, or -1."""
    found = -1
    for rival in range(len(prospects)):
        if rival != seat and (found < 0 or prospects[rival] > prospects[found]):
            found = rival
    return found


def against(kind: str, own: float) -> str:
    """What a rival's loss in a term of that kind is, if the seat's own term changes so.

    What goes on paying shrinks for everybody as the end comes nearer.
    """
    if kind == KEEPS:
        return BLOCKS
    return HURRIES if kind == GROWS and own < 0.0 else DENIES


def for_it_first(reason: Reason) -> tuple[bool, float]:
    """What speaks for a turn before what it costs, the largest first."""
    return reason.points < 0.0, -abs(reason.points)
