"""A decision, judged from what its seat knew: the whole turn that was played, compared with the best one found.

The best turn is chosen in one set of worlds, and what it would have gained is measured in fresh ones, because the
largest of many uncertain figures flatters itself. Both turns are followed in the same worlds with the same luck. All
luck comes from the seed and the blinded position, so nothing that was hidden from the seat makes a difference.
"""

from random import Random
from typing import Final

from ludopolis.bots.hints import Reason, certain, reasons
from ludopolis.bots.net import Leaf, Plan, Thought
from ludopolis.coach.line import expected
from ludopolis.coach.means import Mean, gain
from ludopolis.coach.prospects import Prospects, new_seed
from ludopolis.engine.contract import State
from ludopolis.engine.table.step import Step
from ludopolis.engine.values.data import Data

QUICK: Final = 1
"""The round that looks at fewer turns, so that there is something to see soon."""
QUICK_BRANCHES: Final = (6, 3, 2)
"""How many moves of each decision of a turn become plans then; of later ones the policy's."""
CANDIDATES: Final = 3
"""The best plans that each round plays on once more."""
NEARLY: Final = 0.01
"""Turns whose worth differs by less are nearly equal: there was nothing to decide."""


class Decision:
    """One seat's turn, and what was found out about it so far."""

    def __init__(self, prospects: Prospects, state: State, seat: int, steps: list[Step], seed: str) -> None:
        self.prospects = prospects
        self.state = state
        """Blinded for the seat."""
        self.seat = seat
        self.entries = [step.n for step in steps]
        self.moves = moves = [step.move for step in steps]
        self.forced = all(step.forced for step in steps)
        self.name = f"{seed}/{seat}/{state.digest()}"
        self.thought = Thought(prospects.scope, prospects.network, state, seat)
        self.branches = self.thought.branches
        self.ends = [self.thought.turn + 1 if prospects.network is not None else self.thought.last, self.thought.last]
        """The turns at whose beginning measured worlds are valued: at once, and after the playouts of a Master."""
        self.plans: list[Plan] = []
        self.played = Plan(Leaf(moves, len(moves)))
        self.best = self.played
        self.spread = 0.0
        """How much worth lies between the best and the worst turn looked at …"""
        self.stake = 0.0
        """… and how many points between the best and a usual one."""
        self._go_on: set[str] = set()
        """The turns that go on after something is revealed."""
        self._gains: dict[str, Mean] = {}
        self._expected: dict[str, Mean] = {}
        self._reasons: dict[str, list[Reason]] = {}
        self._lines: dict[str, list[Data]] = {}

    # Looking

    def look(self, round: int) -> None:
        """One more round: chooses the best turn, then measures it."""
        if self.forced:
            return
        rng = Random(f"{self.name}/choose/{round}")
        if round <= QUICK + 1:
            self._plan(round == QUICK, rng)
        self._play_on(rng)
        if not self.agrees():
            self._measure(Random(f"{self.name}/measure/{round}"))

    def _plan(self, quick: bool, rng: Random) -> None:
        """Looks for turns; the second time for more of them."""
        thought = self.thought
        thought.branches = list(QUICK_BRANCHES) if quick else self.branches
        self.plans = thought.plan(self.state, self.state.legal(self.seat), rng)
        self._go_on = set()
        for plan in self.plans:
            # What follows a draw is left to the policy: the best answer to one world is often none in another.
            if plan.sure < len(plan.moves):
                plan.moves = plan.moves[: plan.sure]
                self._go_on.add(repr(plan.moves))
        length = len(self.moves)
        same = [plan for plan in self.plans if plan.moves[:length] == self.moves]
        if same:
            self.played = same[0]
        else:
            self.played = Plan(Leaf(self.moves, length))
            thought.seed = new_seed(rng)
            leaf = thought.end_of(thought.world(self.state, rng), self.played, thought.turn + 1)
            thought.settle()
            self.played.look_again(leaf)
        firsts = [plan.first for plan in self.plans]
        margins = [plan.first_margin for plan in self.plans]
        self.spread = max(firsts) - min(firsts)
        self.stake = max(0.0, self.plans[0].first_margin - sum(margins) / len(margins))

    def _play_on(self, rng: Random) -> None:
        """Plays the best plans and the one played on in one more world."""
        thought = self.thought
        trust = thought.scope.trust or thought.trust
        ranked = sorted(self.plans, key=lambda plan: -plan.mean(trust))[:CANDIDATES]
        if self.played not in ranked:
            ranked.append(self.played)
        if len(ranked) > 1:
            thought.seed = new_seed(rng)
            world = thought.world(self.state, rng)
            leaves = [thought.end_of(world, plan, thought.last) for plan in ranked]
            thought.settle()
            for plan, leaf in zip(ranked, leaves, strict=True):
                plan.total += leaf.worth
                plan.margins += leaf.margin
                plan.tries += 1
        self.best = max(ranked, key=lambda plan: plan.mean(trust))

    def _measure(self, rng: Random) -> None:
        """What the turn played is worth compared with the best one, in fresh worlds."""
        key = repr(self.best.moves)
        gains = self._gains.setdefault(key, Mean(self.prospects.sides))
        expected = self._expected.setdefault(key, Mean(self.prospects.sides))
        ends: list[State] = []
        for last in self.ends:
            self.thought.seed = new_seed(rng)
            world = self.thought.world(self.state, rng)
            for plan in (self.played, self.best):
                ends.append(self.thought.follow(world, plan, last))
        values = self.prospects.values(ends)
        looks = [gain(values[at], values[at + 1]) for at in range(0, len(values), 2)]
        gains.add_all([sum(numbers) / len(looks) for numbers in zip(*looks, strict=True)])
        for value in values[1::2]:
            expected.add(value)

    # What was found

    def agrees(self) -> bool:
        """Whether the turn played is the best one."""
        return self.forced or self.best is self.played or self.best.moves[: len(self.moves)] == self.moves

    def counts(self) -> bool:
        """Whether there was anything to decide."""
        return not self.forced and len(self.plans) > 1 and self.spread >= NEARLY

    def effects(self) -> list[float]:
        """What the decision did to every side compared with the best one: shares, then margins."""
        gains = self._gains.get(repr(self.best.moves))
        return [0.0] * (2 * self.prospects.sides) if gains is None or self.agrees() else gains.numbers()

    def errors(self) -> list[float]:
        """How far the effects may be off."""
        gains = self._gains.get(repr(self.best.moves))
        return [0.0] * (2 * self.prospects.sides) if gains is None or self.agrees() else gains.errors()

    def expected(self) -> float:
        """The share of the victory that the seat could expect of the best turn; 0.5 where nothing was measured."""
        mean = self._expected.get(repr(self.best.moves))
        return mean.shares()[self.seat] if mean is not None and mean.looks else 0.5

    def reasons(self) -> list[Reason]:
        """Why the best turn is better than the one played, in terms of the game's outlook: what speaks for it first."""
        key = repr(self.best.moves)
        if key not in self._reasons:
            rng = Random(f"{self.name}/why")
            self._reasons[key] = reasons(self.thought, self.state, self.best, self.played, rng)
        return self._reasons[key]

    def better(self) -> tuple[list[int], bool]:
        """The best turn as far as the seat can be sure of it, and whether it goes on after something is revealed."""
        turn = certain(self.state, self.seat, self.best)
        return turn, len(turn) < len(self.best.moves) or repr(self.best.moves) in self._go_on

    def line(self) -> list[Data]:
        """What the coach expects after the best turn."""
        key = repr(self.best.moves)
        if key not in self._lines:
            self._lines[key] = expected(self.thought, self.state, self.better()[0], Random(f"{self.name}/line"))
        return self._lines[key]
