"""Hints: the turn a Master would play, compared with the turn somebody else has in mind or with the next best.

The next best is really different: what is worth about the same is told beside the advice. Why the turn is better, the
account of the two says (`account.py`).
"""

from random import Random
from time import process_time
from typing import Final, NamedTuple

from ludopolis.bots import searcher
from ludopolis.bots.account import WORLDS, Account
from ludopolis.bots.budget import Budget
from ludopolis.bots.leaves import Look
from ludopolis.bots.net import MOST_TOGETHER, NetBot, best_plans, cost_of
from ludopolis.bots.network import network_for
from ludopolis.bots.planning import Plan, Thought
from ludopolis.bots.search import Searcher
from ludopolis.bots.verdict import Comparison, Figure, difference, figure
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data

PATIENCE: Final = 4
"""How many times the playouts of a Master's move a hint takes: people wait longer for it."""
FOUND: Final = 0.55
"""When so much of its time is used, a hint has found turns, …"""
CHOSEN: Final = 0.7
"""… has chosen the best, …"""
GLANCED: Final = 0.85
"""… and has compared it with the others at a glance. The rest is for the one that it is compared with at last."""
SHORTEST: Final = 0.001
"""Seconds of a search for which no time is left: one look."""
FINALISTS: Final = 3
"""Plans of the search that are compared once more before one of them is advised."""
COMPARED: Final = 3
"""Turns that are compared with the best one to find the next best; one that looked worse from the first comes along."""
FURTHER: Final = 2
"""Turns that are compared besides, if all these are alike: the worst one has a reason not to be played."""
AGAIN: Final = 16
"""How often at most a turn is compared once more while it is undecided whether it is really worse."""
MORE_LOOKS: Final = 2
"""How often the account looks on if nothing speaks clearly for the turn, and there is time."""
CLEARLY: Final = 1.0
"""A turn that is so many points and an error worse is another one; …"""
BARELY: Final = 0.5
"""… if there is none, one that is so many and two errors worse. What is less is about as good."""


class Advice(NamedTuple):
    """A whole turn, up to what chance or others decide in it, compared with another one."""

    turn: list[int]
    goes_on: bool
    """Whether the turn goes on after something is revealed."""
    alike: list[list[int]]
    """Turns that are about as good."""
    other: list[int]
    """The turn it is compared with, one that is about as good if all are; empty if there is no choice."""
    gain: Figure
    """How many points more the search expects of it."""

    def total(self) -> int:
        """The gain as it is shown; 0 if the turns are about as good."""
        mean, error = self.gain
        return 0 if abs(mean) < max(BARELY, error) else round(mean)


class Schedule:
    """The CPU time of a whole hint: what one search leaves, the next ones have."""

    def __init__(self, budget: Budget, seconds: float) -> None:
        self.budget = budget
        self.seconds = seconds
        self.began = process_time()
        self.late = False
        """Whether nothing is left for the next search: what can be done without is left out."""

    def until(self, share: float) -> None:
        """The next search ends when that share of all the time is used."""
        left = share * self.seconds - (process_time() - self.began)
        self.late = self.seconds > 0.0 and left <= SHORTEST
        self.budget.seconds = max(SHORTEST, left) if self.seconds > 0.0 else 0.0


def hinter(state: State) -> Searcher:
    """The searcher behind hints at this table."""
    bot = searcher(state)
    bot.scope = bot.scope._replace(budget=Budget(PATIENCE * bot.scope.budget.iterations, cpu=True))
    return bot


def advise(
    bot: Searcher, state: State, seat: int, rng: Random, pick: list[int] | None = None, seconds: float = 0.0
) -> Advice:
    """The best turn in a blinded state, compared with the one that begins as picked, or with the next best.

    Uses the bot's budget to find turns, a quarter of it to choose one and as much to compare it; with `seconds`, at
    most so much CPU time in all. What was picked does not change the advice.
    """
    moves = state.legal(seat)
    schedule = Schedule(bot.scope.budget, seconds)
    schedule.until(FOUND)
    thought = thought_of(bot, state, seat)
    finalists = 1
    if isinstance(bot, NetBot):
        plans = best_plans(thought, state, moves, rng)
        finalists = FINALISTS
    else:
        plans = []
        for one in bot.rank(state, seat, moves, rng)[: COMPARED + 1] if len(moves) > 1 else []:
            plans.append(thought.plan(state, [one.move], rng)[0])
        plans = plans or thought.plan(state, moves, rng)
    schedule.until(CHOSEN)
    best = plans[0] if schedule.late else final(thought, state, plans[:finalists], rng)
    turn = certain(state, seat, best)
    goes_on = best.goes_on or len(turn) < len(best.moves)
    rival = Rivals(thought, state, best, schedule)
    if pick and pick != turn[: len(pick)]:
        other = nearest(thought.plan(state, [pick[0]], rng), pick)
        rival.play(other, rng)
        return Advice(turn, goes_on, [], certain(state, seat, other), rival.gain(other))
    found = rival.next_best(different(state, seat, best, plans), rng)
    alike = [certain(state, seat, plan) for plan in rival.alike]
    if found is None:
        return Advice(turn, goes_on, alike, alike[0] if alike else [], Figure(0.0, 0.0))
    return Advice(turn, goes_on, alike, certain(state, seat, found), rival.gain(found))


def different(state: State, seat: int, best: Plan, plans: list[Plan]) -> list[Plan]:
    """The plans whose certain moves are neither the best one's nor an earlier plan's."""
    found: list[Plan] = []
    known = [certain(state, seat, best)]
    for plan in plans:
        turn = certain(state, seat, plan)
        if turn not in known:
            known.append(turn)
            found.append(plan)
    return found


def thought_of(bot: Searcher, state: State, seat: int) -> Thought:
    """The thought in which a searcher compares turns."""
    if isinstance(bot, NetBot):
        return bot.thought(state, seat)
    return Thought(bot.scope, network_for(state), state, seat)


def final(thought: Thought, state: State, plans: list[Plan], rng: Random) -> Plan:
    """The best of some plans: the worlds that all were compared in, and as many fresh ones as a quarter of the budget.

    A search drops plans after a few worlds, so the last ones are nearly alike, and chance may have decided.
    """
    if len(plans) == 1:
        return plans[0]
    fresh = compare(Comparison(thought, state), plans, rng)
    common = min(len(plan.seen) for plan in plans)
    means: list[float] = []
    for plan, looks in zip(plans, fresh, strict=True):
        means.append(figure([look.worth for look in plan.seen[:common] + looks]).mean)
    return plans[means.index(max(means))]


def compare(comparison: Comparison, plans: list[Plan], rng: Random) -> list[list[Look]]:
    """What plans come to in fresh worlds, which flatter none of them, for a quarter of the budget."""
    comparison.know(plans)
    budget = comparison.thought.scope.budget
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


class Rivals:
    """The turns that a best one is compared with."""

    def __init__(self, thought: Thought, state: State, best: Plan, schedule: Schedule) -> None:
        self.schedule = schedule
        self.comparison = Comparison(thought, state)
        self.best = best
        self.alike: list[Plan] = []
        """Those that were found to be about as good."""
        self.seen: dict[str, tuple[list[Look], list[Look]]] = {}
        """What the best turn and another one came to in the same worlds, by the other one."""

    def next_best(self, plans: list[Plan], rng: Random) -> Plan | None:
        """The best turn that is really worse, or `None` if all are alike."""
        tried = self.candidates(plans)
        found = self.really_worse(tried, rng)
        if found is None and not self.schedule.late:
            further = self.lowest(plans, tried)
            found = self.really_worse(further, rng)
            tried += further
        least = self.gain(found).mean if found is not None else 0.0
        for plan in tried:
            if plan is not found and repr(plan.moves) in self.seen and (found is None or self.gain(plan).mean < least):
                self.alike.append(plan)
        return found

    def really_worse(self, tried: list[Plan], rng: Random) -> Plan | None:
        """The best one of some turns that is really worse."""
        if not tried:
            return None
        self.schedule.until(GLANCED)
        self.glance(tried[-1:] if self.schedule.late else tried, rng)
        tried = [plan for plan in tried if repr(plan.moves) in self.seen]
        for limit in (CLEARLY, BARELY):
            worse: list[tuple[float, int]] = []
            for i in range(len(tried)):
                if is_worse(self.gain(tried[i]), limit):
                    worse.append((self.gain(tried[i]).mean, i))
            worse.sort()
            for _, i in worse:
                self.play(tried[i], rng)
                if is_worse(self.gain(tried[i]), limit):
                    return tried[i]
        return self.undecided(tried, rng)

    def undecided(self, tried: list[Plan], rng: Random) -> Plan | None:
        """The turn that is really worse by further looks, which go where that is most likely to come out."""
        for _ in range(AGAIN):
            likely: Plan | None = None
            most = 0.0
            for plan in tried:
                mean, error = self.gain(plan)
                if mean + error >= BARELY and mean / max(error, BARELY) > most:
                    likely, most = plan, mean / max(error, BARELY)
            self.schedule.until(1.0)
            if likely is None or self.schedule.late:
                return None
            self.play(likely, rng)
            if is_worse(self.gain(likely), CLEARLY) or is_worse(self.gain(likely), BARELY):
                return likely
        return None

    def candidates(self, plans: list[Plan]) -> list[Plan]:
        """The turns that come next, and the best of those that looked worse from the first."""
        found = plans[:COMPARED]
        for plan in plans[COMPARED:]:
            if self.best.first_margin - plan.first_margin >= 2.0 * CLEARLY:
                found.append(plan)
                break
        return found

    def lowest(self, plans: list[Plan], tried: list[Plan]) -> list[Plan]:
        """Where all candidates are alike: those of the others that looked worst from the first."""
        rest: list[tuple[float, int]] = []
        for i in range(len(plans)):
            if plans[i] not in tried:
                rest.append((plans[i].first_margin, i))
        rest.sort()
        return [plans[i] for _, i in rest[:FURTHER]]

    def glance(self, plans: list[Plan], rng: Random) -> None:
        """A first comparison of several turns, for a quarter of the budget."""
        best, *found = compare(self.comparison, [self.best, *plans], rng)
        for plan, looks in zip(plans, found, strict=True):
            self.seen[repr(plan.moves)] = (best[:], looks)

    def play(self, other: Plan, rng: Random) -> None:
        """Compares one turn in more worlds, for a quarter of the budget and the time that is left now."""
        self.schedule.until(1.0)
        seen = self.seen.setdefault(repr(other.moves), ([], []))
        best, others = compare(self.comparison, [self.best, other], rng)
        seen[0].extend(best)
        seen[1].extend(others)

    def gain(self, other: Plan) -> Figure:
        """How many points more the best turn brings."""
        best, others = self.seen[repr(other.moves)]
        return difference(best, others).points


def is_worse(gain: Figure, limit: float) -> bool:
    """Whether a turn by which so much is lost is really another one: what is within its error is not."""
    return gain.mean >= limit and gain.mean >= (1.0 if limit >= CLEARLY else 2.0) * gain.error


def explain(
    bot: Searcher, state: State, seat: int, turn: list[int], other: list[int], rng: Random, seconds: float = 0.0
) -> Account:
    """What is different between an advised turn and another one; with `seconds`, in as many worlds as fit into them."""
    account = Account(thought_of(bot, state, seat), state, turn, other)
    began = process_time()
    account.look(WORLDS, rng, seconds)
    for _ in range(MORE_LOOKS):
        left = seconds - (process_time() - began)
        late = seconds > 0.0 and left < seconds / 2.0
        if late or account.names_something():
            break
        account.look(WORLDS, rng, max(0.0, left))
    return account


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
