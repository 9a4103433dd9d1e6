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
from ludopolis.bots.planning import SEED_RANGE, SEED_STEP, End, Plan, Thought, note_best, sort_plans
from ludopolis.bots.search import Luck
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
        self.moves = moves
        """What is left of the turn …"""
        self.at = 0
        """… after so many moves."""
        self.seed = seed
        self.luck = luck
        self.path: list[int] = []
        """All moves of the turn so far, those of chance and others too."""
        self.sure = True
        """Whether the turn was the seat's alone so far: neither chance nor others have acted in it."""
        self.over: list[Leaf] = []
        """What it is worth when the turn is over, by seat …"""
        self.later: list[Leaf] = []
        """… and at the end of the playout."""


class Position:
    """Where the seat plans anew, and the lanes that came there."""

    def __init__(self, lane: Lane, seed: int) -> None:
        self.lanes = [lane]
        self.seed = seed
        self.state = lane.state
        """Blinded for the seat, once it plans."""
        self.moves: list[int] = []
        """Those that it considers."""
        self.ends: list[End] = []
        """Of the world that is looked at."""
        self.plans: dict[str, Plan] = {}

    def goes_on(self) -> bool:
        """Whether chance or others may act once more before the turn is over."""
        return any(plan.goes_on for plan in self.plans.values())

    def best(self) -> list[int]:
        """The best plan."""
        found = list(self.plans.values())
        sort_plans(found)
        return found[0].moves


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
        planning = settings_of(state.game).planning
        self.planner = Thought(thought.scope, thought.network, state, thought.seat)
        self.planner.leaves = thought.leaves
        self.planner.branches = list(planning.again)
        self.worlds = planning.again_worlds
        self.again = Random(0)
        self.lucks: list[Luck] = []
        self.open = not state.game.secrets
        """Whether the moves of a turn say all that the seat knows: then a plan is made once for all worlds."""
        self.plans: dict[str, list[int]] = {}
        """Such plans, by the moves before them."""
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
        thought.leaves.settle()
        found: list[list[Look]] = [[] for _ in turns]
        for i in range(len(lanes)):
            found[i % len(turns)].append(self.look_at(lanes[i]))
        return found

    def courses(self, turns: list[list[int]], worlds: int, rng: Random) -> list[list[tuple[State, State]]]:
        """Where each turn is over and where the game ends after it, in that many fresh worlds, by turn."""
        lanes = self.played(turns, worlds, rng)
        thought = self.thought
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
        wanted: list[Position] = []
        asked: dict[str, Position] = {}
        for lane in lanes:
            lane.at = 0
            key = repr(lane.path)
            if self.open and key in self.plans:
                lane.moves = self.plans[key]
            elif self.open and key in asked:
                asked[key].lanes.append(lane)
            else:
                seed = AGAIN_SEED + SEED_STEP * len(lane.path) + (0 if self.open else lane.seed)
                asked[key] = Position(lane, seed)
                wanted.append(asked[key])
        self.plan_all(wanted)
        for position in wanted:
            moves = position.best()
            if self.open:
                self.plans[repr(position.lanes[0].path)] = moves
            for lane in position.lanes:
                lane.moves = moves

    def plan_all(self, positions: list["Position"]) -> None:
        """Looks for plans in all these positions together."""
        planner = self.planner
        again = self.again
        for position in positions:
            again.seed(position.seed)
            position.state = position.lanes[0].state.blind(planner.seat)
            legal = position.state.legal(planner.seat)
            position.moves = planner.favourites(position.state, legal, max(planner.branches), again)
        due = positions
        for number in range(self.worlds):
            for position in due:
                planner.seed = position.seed + 100 * SEED_STEP * (number + 1)
                again.seed(planner.seed)
                world = planner.world(position.state, again)
                position.ends = planner.explore(world, position.moves, again)
            planner.leaves.settle()
            for position in due:
                note_best(position.plans, position.ends)
            due = [position for position in due if position.goes_on()]

    # What it is worth

    def judged_at_once(self, lane: Lane) -> list[Leaf]:
        """The position at the end of the turn."""
        if not lane.sure:
            return self.judged(lane.state)
        key = repr(lane.path)
        if key not in self.certain:
            self.certain[key] = self.judged(lane.state)
        return self.certain[key]

    def judged(self, state: State) -> list[Leaf]:
        """The position as the seats asked see it; it may wait for the network."""
        found: list[Leaf] = []
        for seat in self.seats:
            leaf = Leaf()
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
        return Look(once * over[0].worth + (1.0 - once) * later[0].worth, shares, points)


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
