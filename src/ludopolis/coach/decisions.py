"""A decision, judged from what its seat knew: the whole turn that was played, compared with the best one found.

`bots/verdict.py` compares them, as it does for hints and Masters. The best turn is chosen in one set of worlds, and
what it would have gained is measured in fresh ones, because the largest of many uncertain figures flatters itself. All
luck comes from the seed and the blinded position, so nothing that was hidden from the seat makes a difference.
"""

from random import Random
from typing import Final

from ludopolis.bots.account import WORLDS as ACCOUNT_WORLDS
from ludopolis.bots.account import Account
from ludopolis.bots.hints import certain
from ludopolis.bots.planning import Plan, Thought
from ludopolis.bots.verdict import Comparison, Figure, figure
from ludopolis.coach.line import expected
from ludopolis.coach.marks import FEWEST_LOOKS, is_open
from ludopolis.coach.means import Mean, gain
from ludopolis.coach.prospects import Prospects
from ludopolis.engine.contract import State
from ludopolis.engine.table.step import Step
from ludopolis.engine.values.data import Data

QUICK: Final = 1
"""The round that looks at fewer turns, so that there is something to see soon."""
QUICK_BRANCHES: Final = (6, 3, 2)
"""How many moves of each decision of a turn become plans then; of later ones the policy's."""
CANDIDATES: Final = 3
"""The turns that each round compares with the one played: those that may be best by what is known of them."""
WORLDS: Final = 2
"""In how many worlds a round compares turns, and in how many others it measures the best one."""
FEWEST: Final = 4
"""In how many worlds a best turn is measured that was not before: an error is known then."""
FIRST_ACCOUNT: Final = 8
"""In how many worlds the first account of a dear decision is made; every round adds one."""
FURTHER: Final = 6
"""In how many worlds it is measured while more looks may change what its loss is called."""
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
        self.thought.leaves.drift = prospects.leaves.drift
        self.comparison = Comparison(self.thought, state, prospects.players > 2)
        self.branches = self.thought.branches
        self.plans: list[Plan] = []
        self.played = Plan(moves)
        self.best = self.played
        self.advised = False
        """Whether a hint had shown the turn."""
        self.stand_in = False
        """Whether a bot played it for somebody who was away."""
        self.spread = 0.0
        """How much worth lies between the best and the worst turn looked at."""
        self._leads: dict[str, list[float]] = {}
        """By how much worth a turn was better than the one played, world by world."""
        self._gains: dict[str, Mean] = {}
        self._losses: dict[str, list[float]] = {}
        """How much worth the turn played was short of a better one, world by world."""
        self._expected: dict[str, Mean] = {}
        self._accounts: dict[str, tuple[Account, Random]] = {}
        self._rounds = 0
        self._lines: dict[str, list[Data]] = {}

    # Looking

    def look(self, round: int) -> None:
        """One more round: chooses the best turn, then measures it."""
        if self.forced:
            return
        self._rounds = round
        rng = Random(f"{self.name}/choose/{round}")
        if round <= QUICK + 1:
            self._plan(round == QUICK, rng)
        self._choose(rng)
        if not self.agrees():
            self._measure(Random(f"{self.name}/measure/{round}"))

    def _plan(self, quick: bool, rng: Random) -> None:
        """Looks for turns; the second time for more of them."""
        thought = self.thought
        thought.branches = list(QUICK_BRANCHES) if quick else self.branches
        self.plans = thought.plan(self.state, self.state.legal(self.seat), rng)
        length = len(self.moves)
        self.played = next((plan for plan in self.plans if plan.moves[:length] == self.moves), Plan(self.moves))
        firsts = [plan.first for plan in self.plans]
        self.spread = max(firsts) - min(firsts)

    def _choose(self, rng: Random) -> None:
        """Compares the turns that may be best with the one played, in a few more worlds."""
        others = [plan for plan in self.plans if plan is not self.played]
        others = sorted(others, key=lambda plan: -self._promise(plan))[:CANDIDATES]
        if others:
            played, *found = self.comparison.looks([plan.moves for plan in [self.played, *others]], WORLDS, rng)
            for plan, looks in zip(others, found, strict=True):
                leads = self._leads.setdefault(repr(plan.moves), [])
                leads += [look.worth - mine.worth for look, mine in zip(looks, played, strict=True)]
        best = max(self.plans, key=lambda plan: self._lead(plan).mean)
        self.best = best if self._lead(best).mean > 0.0 else self.played

    def _lead(self, plan: Plan) -> Figure:
        """By how much worth a turn is better than the one played; nothing is known of one that was not compared."""
        return figure(self._leads.get(repr(plan.moves), []))

    def _promise(self, plan: Plan) -> float:
        """How good a turn may be; by the first look, if it was not compared."""
        lead = self._lead(plan)
        if repr(plan.moves) in self._leads:
            return lead.mean + lead.error
        return self._lead(self.plans[0]).mean + plan.first - self.plans[0].first

    def _measure(self, rng: Random) -> None:
        """What the turn played is worth compared with the best one, in fresh worlds.

        A loss that may be called something is looked at often enough for that at once.
        """
        known = self.looks()
        self._measure_in(FEWEST if known < FEWEST else FURTHER if self.is_open() else WORLDS, rng)
        if self.looks() < FEWEST_LOOKS and self.is_open():
            self._measure_in(FEWEST_LOOKS - self.looks(), rng)

    def _measure_in(self, worlds: int, rng: Random) -> None:
        key = repr(self.best.moves)
        gains = self._gains.setdefault(key, Mean(self.prospects.sides))
        expected = self._expected.setdefault(key, Mean(self.prospects.sides))
        lost = self._losses.setdefault(key, [])
        for played, best in zip(*self.comparison.looks([self.played.moves, self.best.moves], worlds, rng), strict=True):
            value = self.prospects.seen_by(self.seat, best)
            gains.add_all(gain(self.prospects.seen_by(self.seat, played), value))
            expected.add(value)
            lost.append(best.worth - played.worth)

    # What was found

    def agrees(self) -> bool:
        """Whether the turn played is the best one."""
        return self.forced or self.best is self.played or self.best.moves[: len(self.moves)] == self.moves

    def counts(self) -> bool:
        """Whether there was anything to decide."""
        return not self.forced and len(self.plans) > 1 and self.spread >= NEARLY

    def is_own(self) -> bool:
        """Whether the player chose it: neither a hint nor a bot did."""
        return not self.advised and not self.stand_in

    def looks(self) -> int:
        """In how many worlds the best turn was measured."""
        gains = self._gains.get(repr(self.best.moves))
        return 0 if gains is None else gains.looks

    def lost(self) -> tuple[Figure | None, Figure, float]:
        """The share of the victory that it cost, the points in usual margins, and the share expected before it."""
        effects, errors, sides = self.effects(), self.errors(), self.prospects.sides
        share = Figure(-effects[self.seat], errors[self.seat]) if sides > 1 else None
        swing = self.prospects.swing
        points = Figure(-effects[sides + self.seat] / swing, errors[sides + self.seat] / swing)
        return share, points, self.expected()

    def worth_lost(self) -> Figure:
        """How much worth it was short of the best turn."""
        return Figure(0.0, 0.0) if self.agrees() else figure(self._losses.get(repr(self.best.moves), []))

    def is_open(self) -> bool:
        """Whether more looks may change what its loss is called."""
        return self.counts() and not self.agrees() and is_open(*self.lost(), self.looks())

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

    def account(self) -> Account:
        """Why the best turn is better than the one played; surer with every round."""
        key = repr(self.best.moves)
        if key not in self._accounts:
            account = Account(self.thought, self.state, self.best.moves, self.played.moves)
            self._accounts[key] = account, Random(f"{self.name}/why")
        account, rng = self._accounts[key]
        account.look(min(ACCOUNT_WORLDS, FIRST_ACCOUNT + self._rounds) - account.worlds, rng)
        return account

    def better(self) -> tuple[list[int], bool]:
        """The best turn as far as the seat can be sure of it, and whether it goes on after something is revealed."""
        turn = certain(self.state, self.seat, self.best)
        return turn, self.best.goes_on or len(turn) < len(self.best.moves)

    def line(self) -> list[Data]:
        """What the coach expects after the best turn."""
        key = repr(self.best.moves)
        if key not in self._lines:
            self._lines[key] = expected(self.thought, self.state, self.better()[0], Random(f"{self.name}/line"))
        return self._lines[key]
