"""The one comparison of turns: bots, hints, coach and whoever tries a turn again ask here which is better, by how much.

All turns are played in the same worlds with the same luck. Where a turn goes on after chance or others have acted, the
seat plans anew from its blinded state, as it would at the table: it never follows what was best in another world, and
never leaves its turn to the policy. Then the policy plays for everybody. Each world is judged twice, where the turn is
over and where the playout ends. The objective is the worth that searches maximise; share of the victory and points are
told beside it, each with its standard error.

Worlds are played in lockstep, so that the network judges many positions at once. A world depends on its seed alone: how
many are played together changes nothing.
"""

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from ludopolis.bots.leaves import Leaf, Look
from ludopolis.bots.luck import Luck
from ludopolis.bots.planning import PLANNED, SEED_RANGE, SEED_STEP, STEPS, End, Plan, Thought, best_of
from ludopolis.bots.settings import settings_of
from ludopolis.engine.contract import State
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE

TRUST: Final = 10
"""What the look at the end of the turn counts, unless the bot says otherwise, …"""
PLAYOUT_TRUST: Final = 10
"""… beside the look at the end of the playout."""
LATER_SEED: Final = 2000 * SEED_STEP
"""What is added to the seed of the luck when the turn is over: turns that drew more cards have the same luck then."""
AGAIN_SEED: Final = 3000 * SEED_STEP
"""What is added to the seed while the seat plans anew."""


class Figure(NamedTuple):
    """A mean and its standard error; one look says nothing about that, and the error is 0."""

    mean: float
    error: float


class Difference(NamedTuple):
    """By how much one turn is better than another."""

    worth: Figure
    share: Figure
    points: Figure


class Lane:
    """A turn in a world."""

    def __init__(self, state: State, moves: list[int], seed: int, luck: Luck) -> None:
        self.state = state
        self.turn = moves
        """The turn that is compared."""
        self.moves = moves
        """What the seat is about to do: the turn, later what it planned anew …"""
        self.at = 0
        """… after so many moves of that."""
        self.seed = seed
        self.luck = luck
        self.tried = 0
        """Moves that the seat has tried in planning anew."""
        self.path: list[int] = []
        """All moves of the turn so far, those of chance and others too."""
        self.sure = True
        """Whether the turn was the seat's alone so far: neither chance nor others have acted in it."""
        self.over: list[Leaf] = []
        """What it is worth when the turn is over, by seat …"""
        self.later: list[Leaf] = []
        """… and at the end of the playout."""


class Comparison:
    """Compares turns of one decision."""

    def __init__(self, thought: Thought, state: State, everybody: bool = False) -> None:
        self.thought = thought
        self.state = state
        """Blinded for the seat."""
        self.seats = [thought.seat]
        if everybody:
            self.seats = [(thought.seat + step) % state.players for step in range(state.players)]
        trust = thought.scope.trust if thought.scope.trust > 0 else TRUST
        self.at_once = trust / (trust + PLAYOUT_TRUST) if thought.network is not None else 0.0
        """How much of a look is what the end of the turn is worth. Networks judge there, other judges only later."""
        self.planner = Thought(thought.scope, thought.network, state, thought.seat)
        self.planner.leaves = thought.leaves
        self.planner.branches = list(settings_of(state.game).planning.again)
        self.again = Random(0)
        self.lucks: list[Luck] = []
        self.open = not state.game.secrets
        """Whether the moves of a turn say all that the seat knows: then a plan is made once for all worlds."""
        self.plans: dict[str, list[int]] = {}
        """Plans by the moves before them."""
        self.tried: dict[str, int] = {}
        """Moves that were tried in planning anew, by turn; in any one world at most."""
        self.certain: dict[str, list[Leaf]] = {}
        """What turns come to that are the seat's alone, by their moves: the same in every world."""

    def know(self, plans: list[Plan]) -> None:
        """Takes over what planning has found out about turns that are the seat's alone."""
        if self.state.pending() == 1 << self.thought.seat and len(self.seats) == 1:
            for plan in plans:
                if plan.end is not None:
                    self.certain[repr(plan.moves)] = [plan.end]

    def looks(self, turns: list[list[int]], worlds: int, rng: Random) -> list[list[Look]]:
        """What each turn comes to in that many fresh worlds, by turn."""
        lanes = self.played(turns, worlds, rng)
        thought = self.thought
        own = thought.luck
        for lane in lanes:
            if self.at_once > 0.0:
                lane.over = self.judged_at_once(lane)
            lane.luck.cards.seed(lane.seed + LATER_SEED)
            thought.luck = lane.luck
            while turn_of(lane.state) < thought.last:
                pending = lane.state.pending()
                if pending == 0:
                    break
                thought.step(lane.state, pending)
            lane.later = self.judged(lane.state)
        thought.luck = own
        thought.leaves.settle()
        found: list[list[Look]] = [[] for _ in turns]
        for i in range(len(lanes)):
            found[i % len(turns)].append(self.look_at(lanes[i]))
        return found

    def note_costs(self, plans: list[Plan]) -> None:
        """Notes which plans went on, and how long it took: planning, which saw other worlds, may have missed it."""
        for plan in plans:
            tried = self.tried.get(repr(plan.moves), -1)
            if tried >= 0:
                plan.goes_on = True
                plan.cost = PLANNED + tried // STEPS

    def courses(self, turns: list[list[int]], worlds: int, rng: Random) -> list[list[tuple[State, State]]]:
        """Where each turn is over and where the game ends after it, in that many fresh worlds, by turn."""
        lanes = self.played(turns, worlds, rng)
        thought = self.thought
        own = thought.luck
        found: list[list[tuple[State, State]]] = [[] for _ in turns]
        for i in range(len(lanes)):
            lane = lanes[i]
            over = lane.state.clone()
            lane.luck.cards.seed(lane.seed + LATER_SEED)
            thought.luck = lane.luck
            pending = lane.state.pending()
            while pending != 0:
                thought.step(lane.state, pending)
                pending = lane.state.pending()
            found[i % len(turns)].append((over, lane.state))
        thought.luck = own
        return found

    # The turn

    def played(self, turns: list[list[int]], worlds: int, rng: Random) -> list[Lane]:
        """Plays each turn to its end in fresh worlds: the turns of the first world, then those of the next."""
        thought = self.thought
        while len(self.lucks) < worlds * len(turns):
            self.lucks.append(Luck(self.state.players))
        lanes: list[Lane] = []
        own = thought.luck
        alone = self.state.pending() == 1 << thought.seat
        for _ in range(worlds):
            thought.seed = int(rng.random() * SEED_RANGE)
            world = thought.world(self.state, rng)
            for moves in turns:
                luck = self.lucks[len(lanes)]
                luck.seed(thought.seed)
                lane = Lane(world.clone(), moves, thought.seed, luck)
                lane.sure = alone
                lanes.append(lane)
        waiting = lanes
        while waiting:
            deciding: list[Lane] = []
            for lane in waiting:
                thought.luck = lane.luck
                if self.follow(lane):
                    deciding.append(lane)
            self.plan_anew(deciding)
            waiting = deciding
        thought.luck = own
        return lanes

    def follow(self, lane: Lane) -> bool:
        """Plays on until the turn is over, or until the seat must plan: whether it must."""
        thought = self.thought
        seat = thought.seat
        state = lane.state
        while not thought.turn_is_over(state):
            pending = state.pending()
            if pending == CHANCE or not pending >> seat & 1:
                lane.sure = False
                lane.path.append(thought.step(state, pending))
                continue
            legal = state.legal(seat)
            if lane.at < len(lane.moves) and lane.moves[lane.at] in legal:
                lane.path.append(lane.moves[lane.at])
                state.play(seat, lane.moves[lane.at])
                lane.at += 1
                continue
            lane.at = len(lane.moves)
            if len(legal) > 1:
                return True
            lane.path.append(legal[0])
            state.play(seat, legal[0])
        return False

    def plan_anew(self, lanes: list[Lane]) -> None:
        """Gives every lane what the seat would do next, from what it knows there."""
        keys: list[str] = []
        found: dict[str, list[End]] = {}
        for i in range(len(lanes)):
            key = repr(lanes[i].path) if self.open else repr(i)
            keys.append(key)
            before = self.planner.steps
            if key not in self.plans and key not in found:
                found[key] = self.look_ahead(lanes[i])
            lanes[i].tried += self.planner.steps - before
            turn = repr(lanes[i].turn)
            self.tried[turn] = max(self.tried.get(turn, 0), lanes[i].tried)
        self.planner.leaves.settle()
        for key, ends in found.items():
            best = best_of(ends)
            self.plans[key] = best.moves[: best.sure]
        for i in range(len(lanes)):
            lanes[i].moves = self.plans[keys[i]]
            lanes[i].at = 0
        if not self.open:
            self.plans = {}

    def look_ahead(self, lane: Lane) -> list[End]:
        """Where the turn may end, as the seat sees it; the ends wait for the network."""
        planner = self.planner
        blinded = lane.state.blind(planner.seat)
        planner.seed = AGAIN_SEED + SEED_STEP * len(lane.path) + (0 if self.open else lane.seed)
        self.again.seed(planner.seed)
        legal = blinded.legal(planner.seat)
        moves = planner.favourites(blinded, legal, planner.branches[0], self.again)
        return planner.explore(planner.world(blinded, self.again), moves, self.again)

    # What it is worth

    def judged_at_once(self, lane: Lane) -> list[Leaf]:
        """The position at the end of the turn."""
        if not lane.sure:
            return self.judged(lane.state, True)
        key = repr(lane.path)
        if key not in self.certain:
            self.certain[key] = self.judged(lane.state, True)
        return self.certain[key]

    def judged(self, state: State, over: bool = False) -> list[Leaf]:
        """The position as the seats asked see it; it may wait for the network. `over`: where the seat's turn is."""
        found: list[Leaf] = []
        for seat in self.seats:
            leaf = Leaf()
            if over and seat == self.thought.seat:
                self.thought.leaves.look_at_end(state, seat, leaf)
            else:
                self.thought.leaves.look(state, seat, leaf)
            found.append(leaf)
        return found

    def look_at(self, lane: Lane) -> Look:
        """What a turn came to in its world."""
        once = self.at_once
        later = lane.later
        if once == 0.0:
            return Look(later[0].worth, [leaf.share for leaf in later], [leaf.margin for leaf in later])
        over = lane.over
        shares: list[float] = []
        points: list[float] = []
        for i in range(len(later)):
            shares.append(once * over[i].share + (1.0 - once) * later[i].share)
            points.append(once * over[i].margin + (1.0 - once) * later[i].margin)
        # What a character likes about the end of its turn counts in full, however little the look there does.
        worth = once * over[0].worth + (1.0 - once) * (later[0].worth + over[0].shift)
        return Look(worth, shares, points)


def figure(numbers: list[float]) -> Figure:
    """The mean of some numbers, and how far off it may be."""
    count = len(numbers)
    if count == 0:
        return Figure(0.0, 0.0)
    total = 0.0
    for number in numbers:
        total += number
    mean = total / count
    squares = 0.0
    for number in numbers:
        squares += (number - mean) * (number - mean)
    return Figure(mean, sqrt(squares / (count - 1) / count) if count > 1 else 0.0)


def difference(one: list[Look], other: list[Look]) -> Difference:
    """What one turn has more than another in the worlds that both were played in, which are the first of each."""
    worths: list[float] = []
    shares: list[float] = []
    points: list[float] = []
    for i in range(min(len(one), len(other))):
        worths.append(one[i].worth - other[i].worth)
        shares.append(one[i].shares[0] - other[i].shares[0])
        points.append(one[i].points[0] - other[i].points[0])
    return Difference(figure(worths), figure(shares), figure(points))
