"""A bot that looks at the end of its turn with a learned judge, and compares the best few plans by short playouts.

`planning.py` finds the plans, `verdict.py` compares them; the worse half is dropped again and again. Without a network
that fits, the game's own judge values positions.
"""

from random import Random
from typing import Final

from ludopolis.bots.network import Network, network_for
from ludopolis.bots.planning import Plan, Thought, sort_plans
from ludopolis.bots.search import Estimate, Scope, Searcher
from ludopolis.bots.verdict import Comparison
from ludopolis.engine.contract import State

VERSION: Final = 2
"""Grows when the same position, network and budget could give another move: measured strength counts for one."""
MOST_TOGETHER: Final = 64
"""Playouts that are made in lockstep: more of them would not be quicker."""


class NetBot(Searcher):
    """Whole turns, judged by the network given, or by the game's own that fits the table."""

    def __init__(self, scope: Scope, network: Network | None = None) -> None:
        super().__init__(scope)
        self.network = network

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """The moves looked at, best first; those not played out are behind the others."""
        ranked: list[Estimate] = []
        known: set[int] = set()
        for plan in best_plans(self.thought(state, seat), state, moves, rng):
            if plan.moves[0] not in known:
                known.add(plan.moves[0])
                ranked.append(plan.estimate())
        return ranked

    def thought(self, state: State, seat: int) -> Thought:
        """The thought about a decision."""
        network = self.network if self.network is not None else network_for(state)
        return Thought(self.scope, network, state, seat, self.temper)


def best_plans(thought: Thought, state: State, moves: list[int], rng: Random) -> list[Plan]:
    """Plans for the turn, best first; those not played out are behind the others."""
    width = thought.scope.width
    iterations = thought.scope.budget.iterations
    plans = thought.plan(state, moves, rng, iterations == 0 or iterations >= width)
    tried = plans[:width]
    if len(tried) > 1 and (iterations == 0 or iterations >= len(tried)):
        tried = play_out(thought, state, tried, rng)
    return tried + plans[width:]


def play_out(thought: Thought, state: State, plans: list[Plan], rng: Random) -> list[Plan]:
    """The plans, best first, after playouts in the same worlds; the worse half is dropped again and again."""
    budget = thought.scope.budget
    comparison = Comparison(thought, state)
    comparison.know(plans)
    rounds = 1
    while 1 << rounds < len(plans):
        rounds += 1
    alive = plans[:]
    dropped: list[Plan] = []
    done = 0
    budget.start()
    for number in range(rounds):
        due = (number + 1) / rounds
        fresh = True
        while fresh or budget.used(done) < due:
            fresh = False
            cost = cost_of(alive)
            worlds = 1
            if done > 0:
                worlds = max(1, min(-(-budget.left(done, due) // cost), MOST_TOGETHER // len(alive)))
            found = comparison.looks([plan.moves for plan in alive], worlds, rng)
            for i in range(len(alive)):
                alive[i].seen += found[i]
            if done == 0:
                comparison.note_costs(alive)
                cost = cost_of(alive)
            done += worlds * cost
        sort_plans(alive)
        if number + 1 < rounds:
            keep = (len(alive) + 1) // 2
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
    return alive + dropped


def cost_of(plans: list[Plan]) -> int:
    """The iterations that a playout of each of these plans counts for."""
    cost = 0
    for plan in plans:
        cost += plan.cost
    return cost
