"""Which turn of a position is best, and by how much: the one comparison (`bots/verdict.py`), in more worlds.

Turns are found as a Master finds them. Those that look best at first are compared, the best is measured against each of
the others in fresh worlds, because the worlds that chose it flatter it.
"""

from random import Random
from typing import Final, NamedTuple

from ludopolis.bots import searcher
from ludopolis.bots.hints import PATIENCE, certain, different
from ludopolis.bots.leaves import Look
from ludopolis.bots.network import network_for
from ludopolis.bots.planning import Plan, Thought
from ludopolis.bots.verdict import Comparison, Difference, difference, figure
from ludopolis.engine.contract import State

TOGETHER: Final = 16
"""Worlds that are played in lockstep."""
ALL_BRANCHES: Final = 40
"""Moves of the first decision that become plans when every turn is compared."""


class Solution(NamedTuple):
    """The best turn of a position, and the others with what they cost, the best of them first."""

    best: Plan
    rivals: list[tuple[Plan, Difference]]
    expected: float
    """The share of the victory that the best turn promises."""


class Solver:
    """Compares the turns of one position."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        """Blinded for the seat."""
        self.seat = seat
        self.scope = searcher(state).scope
        self.thought = Thought(self.scope, network_for(state), state, seat)
        self.comparison = Comparison(self.thought, state)

    def worlds(self, times: int, turns: int) -> int:
        """The worlds of a comparison of so many turns, for so many times the playouts of a hint."""
        return max(TOGETHER, times * PATIENCE * max(1, self.scope.budget.iterations) // max(1, turns))

    def turns(self, rng: Random, every: bool = False) -> list[Plan]:
        """The turns that a Master sees, best first at a first look; with `every`, more of them, in any order."""
        if every:
            self.thought.branches[0] = max(ALL_BRANCHES, self.thought.branches[0])
        plans = self.thought.plan(self.state, self.state.legal(self.seat), rng)
        if every:
            rng.shuffle(plans)
        return plans[:1] + different(self.state, self.seat, plans[0], plans) if plans else []

    def looks(self, plans: list[Plan], worlds: int, rng: Random) -> list[list[Look]]:
        """What turns come to in so many fresh worlds."""
        seen: list[list[Look]] = [[] for _ in plans]
        left = worlds
        while left > 0:
            found = self.comparison.looks([plan.moves for plan in plans], min(left, TOGETHER), rng)
            seen = [before + more for before, more in zip(seen, found, strict=True)]
            left -= TOGETHER
        return seen

    def halve(self, plans: list[Plan], worlds: int, rng: Random) -> list[Plan]:
        """The better turns: the worse half is dropped again and again, in twice as many worlds, until few are left."""
        while len(plans) > 4:
            means = [figure([look.worth for look in seen]).mean for seen in self.looks(plans, worlds, rng)]
            order = sorted(range(len(plans)), key=lambda at: (-means[at], at))
            plans = [plans[at] for at in order[: max(4, len(plans) // 2)]]
            worlds *= 2
        return plans

    def measure(self, best: Plan, others: list[Plan], worlds: int, rng: Random) -> Solution:
        """What the other turns cost in fresh worlds. A turn that comes to the same in every one is no other."""
        seen, *found = self.looks([best, *others], worlds, rng)
        rivals: list[tuple[Plan, Difference]] = []
        for plan, looks in zip(others, found, strict=True):
            if any(one != other for one, other in zip(seen, looks, strict=True)):
                rivals.append((plan, difference(seen, looks)))
        rivals.sort(key=lambda rival: rival[1].worth.mean)
        return Solution(best, rivals, figure([look.shares[0] for look in seen]).mean)

    def certain(self, plan: Plan) -> list[int]:
        """The moves of a turn that the seat can make before chance or others act."""
        return certain(self.state, self.seat, plan)


def prefers(state: State, seat: int, turn: list[str], times: int, truth: bool, rng: Random) -> bool:
    """Whether a search of so many times a hint's budget still prefers a turn.

    With `truth`, the network's first look has no say: every turn that can be found is compared, in an order by lot, and
    positions are judged only where playouts end.
    """
    solver = Solver(state, seat)
    if truth:
        solver.comparison.at_once = 0.0
    plans = solver.turns(rng, every=truth)
    if not truth:
        plans = plans[: solver.scope.width]
    stored = next((plan for plan in plans if texts(state, seat, solver.certain(plan)) == turn), None)
    if stored is None:
        return False
    alive = solver.halve(plans, solver.worlds(times, 4 * len(plans)), rng)
    if stored not in alive:
        return False
    found = solver.measure(stored, [plan for plan in alive if plan is not stored], solver.worlds(times, 8), rng)
    return all(cost.worth.mean > 0.0 for _, cost in found.rivals)


def texts(state: State, seat: int, moves: list[int]) -> list[str]:
    """A turn in the game's notation."""
    trial = state.clone()
    found: list[str] = []
    for move in moves:
        found.append(trial.to_text(seat, move))
        trial.play(seat, move)
    return found
