"""Plans for a turn: its own moves up to the first one that depends on chance or others, and what they promise.

The network values the ends of all plans in one batch. Where chance or other seats act inside the turn, what follows is
planned in each of a few sampled worlds, and the best ends are averaged. Where they act only at its end, the best plans
are looked at again in other worlds. This first look says which plans are worth a comparison (`verdict.py`).

A plan is made from nothing but the blinded state. Where several decide at once, the policy chooses for the others in
each world before any own move is tried, so they cannot have seen it.
"""

from random import Random
from typing import Any, Final

from ludopolis.bots.leaves import Leaf, Leaves, Look
from ludopolis.bots.luck import Luck
from ludopolis.bots.network import Network
from ludopolis.bots.search import Estimate, Scope
from ludopolis.bots.settings import settings_of
from ludopolis.bots.temper import Temper
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import are_numbered, turn_of
from ludopolis.engine.values.chance import CHANCE

SHORTLIST_WORLDS: Final = 3
"""Worlds of the first look at most, where it only says which plans to compare."""
PLANNED: Final = 3
"""What a playout counts for in which the seat plans anew …"""
STEPS: Final = 20
"""… and one more for so many moves that it tries in doing so."""
MAX_ENDS: Final = 400
"""Ends of plans in one world after which only the policy's moves are followed."""
SEED_STEP: Final = 64
"""Between the seeds of two decisions; larger than any number of seats."""
OTHERS_SEED: Final = 1000 * SEED_STEP
"""What is added to the seed while the others choose."""
SEED_RANGE: Final = 1_000_000_000


class End(Leaf):
    """Where a turn may end."""

    def __init__(self, moves: list[int], sure: int) -> None:
        super().__init__()
        self.moves = moves
        """The own moves that led there."""
        self.sure = sure
        """How many of them came before chance or another seat acted."""
        self.alone = False
        """Whether neither of them has acted at all: then the end is the same in every world."""


class Plan:
    """The own moves of a turn that are certain, and what was found out about it."""

    def __init__(self, moves: list[int], goes_on: bool = False) -> None:
        self.moves = moves
        self.goes_on = goes_on
        """Whether the seat decides once more after chance or others have acted."""
        self.cost = PLANNED if goes_on else 1
        """What a playout of it counts for: planning anew after a draw takes twice as long as the rest, or longer."""
        self.looks = 0
        """Worlds of the first look."""
        self.first = 0.0
        self.first_margin = 0.0
        self.end: Leaf | None = None
        """The end of the turn, if it is the same in every world."""
        self.seen: list[Look] = []
        """What it came to where it was compared."""

    def look(self, leaf: Leaf) -> None:
        """Takes what the plan comes to in one more world into the mean."""
        self.looks += 1
        self.first += (leaf.worth - self.first) / self.looks
        self.first_margin += (leaf.margin - self.first_margin) / self.looks

    def worth(self) -> float:
        """What it is worth where it was compared; the worlds of the first look count too."""
        total = self.looks * self.first
        for look in self.seen:
            total += look.worth
        return total / (self.looks + len(self.seen))

    def estimate(self) -> Estimate:
        """What is known of the first move."""
        if not self.seen:
            return Estimate(self.moves[0], self.first, self.first_margin, self.looks)
        total = 0.0
        for look in self.seen:
            total += look.points[0]
        return Estimate(self.moves[0], self.worth(), total / len(self.seen), len(self.seen))


class Thought:
    """One decision: the judges, the luck, and the leaves that wait for the network."""

    def __init__(
        self, scope: Scope, network: Network | None, state: State, seat: int, temper: Temper | None = None
    ) -> None:
        game = state.game
        self.scope = scope
        self.network = network
        self.judge: Judge[Any] = game.judge_of(scope.judge)
        self.leaves = Leaves(state, self.judge, network, temper)
        self.seat = seat
        self.turn = turn_of(state)
        self.numbered = are_numbered(state)
        planning = settings_of(game).planning
        self.branches = list(planning.branches)
        self.looks = planning.looks
        self.worlds = planning.worlds
        features = game.features
        turns = features.horizon(state.players) if features is not None else min(state.players, 3) + 1
        self.last = self.turn + (scope.turns if scope.turns > 0 else turns)
        """The turn at whose beginning playouts end."""
        self.luck = Luck(state.players)
        self.seed = 0
        self.chancy = False
        """Whether chance or others had a part in what the turn came to."""
        self.ends: list[End] = []
        self.steps = 0
        """Moves that were tried."""

    def plan(self, state: State, moves: list[int], rng: Random, shortlist: bool = False) -> list[Plan]:
        """Plans for the turn, best first by the first look, which is shorter if the best ones will be compared."""
        plans: dict[str, Plan] = {}
        first = self.favourites(state, moves, max(self.branches), rng)
        found: list[Plan] = []
        together = state.pending() != 1 << self.seat
        uncertain = False
        for _ in range(min(self.worlds, SHORTLIST_WORLDS) if shortlist else self.worlds):
            self.seed = int(rng.random() * SEED_RANGE)
            ends = self.explore(self.world(state, rng), first, rng)
            self.leaves.settle()
            note_best(plans, ends)
            found = list(plans.values())
            sort_plans(found)
            for end in ends:
                uncertain = uncertain or end.sure < len(end.moves)
            if together or not uncertain:
                break
            best = [plan.moves[0] for plan in found[: self.scope.width]]
            first = [move for move in first if move in best]
        if self.looks > 1 and self.chancy and (together or not uncertain) and not shortlist:
            found = self.look_again(state, found, rng)
        return twins_last(found)

    def look_again(self, state: State, plans: list[Plan], rng: Random) -> list[Plan]:
        """Follows the best plans to the end of the turn in some more worlds."""
        best = plans[: 2 * self.scope.width]
        for _ in range(self.looks - 1):
            self.seed = int(rng.random() * SEED_RANGE)
            world = self.world(state, rng)
            found = [self.explore_after(world, plan.moves, rng) for plan in best]
            self.leaves.settle()
            for i in range(len(best)):
                best[i].look(best_of(found[i]))
        sort_plans(best)
        return best + plans[len(best) :]

    def explore_after(self, world: State, moves: list[int], rng: Random) -> list[End]:
        """Where the turn may end in a world after these moves."""
        self.luck.seed(self.seed)
        state = world.clone()
        at = 0
        while not self.turn_is_over(state):
            pending = state.pending()
            if pending == CHANCE or not pending >> self.seat & 1:
                self.step(state, pending)
                continue
            legal = state.legal(self.seat)
            if at == len(moves) or moves[at] not in legal:
                self.ends = []
                keep = self.branches[1] if len(self.branches) > 1 else 1
                self.walk(state, self.favourites(state, legal, keep, rng), moves, len(moves), 1, rng)
                return self.ends
            state.play(self.seat, moves[at])
            at += 1
        end = End(moves, len(moves))
        self.leaves.look_at_end(state, self.seat, end)
        return [end]

    def explore(self, world: State, moves: list[int], rng: Random) -> list[End]:
        """Where the turn may end in a world if it begins with one of these moves; the ends wait for the network."""
        self.ends = []
        self.walk(world, moves, [], -1, 0, rng)
        return self.ends

    def world(self, state: State, rng: Random) -> State:
        """A deal that fits what the seat knows. Where others decide too, they have chosen in it."""
        world = state.determinize(rng)
        own = 1 << self.seat
        pending = world.pending()
        if pending == own or not pending & own:
            return world
        self.luck.seed(self.seed + OTHERS_SEED)
        self.chancy = True
        while pending != own:
            self.step(world, pending if pending == CHANCE else pending & ~own)
            pending = world.pending()
        return world

    def walk(self, state: State, moves: list[int], path: list[int], sure: int, depth: int, rng: Random) -> None:
        """Follows each of these moves, and what can come after it, to the end of the turn."""
        for move in moves:
            trial = state.clone()
            trial.play(self.seat, move)
            self.steps += 1
            own = [*path, move]
            moved = self.pass_time(trial, depth)
            known = len(own) if moved and sure < 0 else sure
            if self.turn_is_over(trial):
                end = End(own, sure if sure >= 0 else len(own))
                end.alone = sure < 0 and not moved
                self.ends.append(end)
                self.leaves.look_at_end(trial, self.seat, end)
                continue
            legal = trial.legal(self.seat)
            if len(legal) == 1:
                self.walk(trial, legal, own, known, depth, rng)
                continue
            later = depth + 1
            keep = self.branches[later] if later < len(self.branches) and len(self.ends) < MAX_ENDS else 1
            self.walk(trial, self.favourites(trial, legal, keep, rng), own, known, later, rng)

    def favourites(self, state: State, moves: list[int], keep: int, rng: Random) -> list[int]:
        """The moves that look best to the game's own judge."""
        if len(moves) <= keep:
            return moves
        if keep == 1:
            return [self.judge.policy(state, self.seat, moves, rng)]
        worths = self.judge.appraise(state, self.seat, moves)
        ranked: list[tuple[float, float, int]] = []
        for i in range(len(moves)):
            # Equal moves come in a random order, or the last ones of a long list would never be tried.
            ranked.append((-worths[i], rng.random(), moves[i]))
        ranked.sort()
        return [move for _, _, move in ranked[:keep]]

    def pass_time(self, state: State, depth: int) -> bool:
        """Plays for chance and others until the seat must decide or the turn is over; whether there was anything."""
        moved = False
        while not self.turn_is_over(state):
            pending = state.pending()
            if pending != CHANCE and pending >> self.seat & 1:
                break
            if not moved:
                # The same luck for every plan
                self.luck.seed(self.seed + SEED_STEP * depth)
                moved = True
                self.chancy = True
            self.step(state, pending)
        return moved

    def turn_is_over(self, state: State) -> bool:
        """Whether the turn that began with this decision has ended."""
        if turn_of(state) != self.turn:
            return True
        pending = state.pending()
        if pending == 0:
            return True
        return not self.numbered and pending != CHANCE and not pending >> self.seat & 1

    def step(self, state: State, pending: int) -> int:
        """A move of chance, or of the first seat that must decide, by the policy; returns it."""
        if pending == CHANCE:
            move = state.sample(self.luck.cards)
            state.play(CHANCE, move)
            return move
        actor = lowest_seat(pending)
        legal = state.legal(actor)
        move = legal[0] if len(legal) == 1 else self.judge.policy(state, actor, legal, self.luck.whims[actor])
        state.play(actor, move)
        return move


def best_of(ends: list[End]) -> End:
    """The best end, the first of equals."""
    best = ends[0]
    for end in ends:
        if end.worth > best.worth:
            best = end
    return best


def note_best(plans: dict[str, Plan], ends: list[End]) -> None:
    """Takes the best end of each plan in a world into its mean; plans not yet known are added."""
    best: dict[str, End] = {}
    for end in ends:
        key = repr(end.moves[: end.sure])
        if key not in best or end.worth > best[key].worth:
            best[key] = end
    for key, end in best.items():
        if key not in plans:
            plans[key] = Plan(end.moves[: end.sure])
        if end.sure < len(end.moves):
            plans[key].goes_on = True
            plans[key].cost = PLANNED
        plans[key].end = end if end.alone else None
        plans[key].look(end)


def twins_last(plans: list[Plan]) -> list[Plan]:
    """The plans, those last that look the same as one before them: there is no need to compare them."""
    known: set[tuple[float, float]] = set()
    found: list[Plan] = []
    twins: list[Plan] = []
    for plan in plans:
        look = (plan.first, plan.first_margin)
        if look in known:
            twins.append(plan)
        else:
            known.add(look)
            found.append(plan)
    return found + twins


def sort_plans(plans: list[Plan]) -> None:
    """Best first; equal plans keep their order."""
    keys: list[tuple[float, int]] = []
    for i in range(len(plans)):
        keys.append((-plans[i].worth(), i))
    keys.sort()
    before = plans[:]
    for i in range(len(plans)):
        plans[i] = before[keys[i][1]]
