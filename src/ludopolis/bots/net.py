"""A bot that looks at the end of its turn with a learned judge, and compares the best few plans by short playouts.

The network values the ends of all plans for the turn in one batch. Where chance or other seats act inside the turn,
what follows is planned anew in each of a few sampled worlds, and the best continuations are averaged. Where they act
only at its end, the best plans are looked at again in other worlds. The most promising plans are then played on in the
same worlds with the same luck, the worse half dropped again and again. Leaves lie between turns, where networks are
taught. Without a network that fits, the game's own judge values them.

The bot knows nothing but the blinded state. Where several decide at once, the policy chooses for the others in each
world before any own move is tried, so they cannot have seen it.
"""

from array import array
from random import Random
from typing import Any, Final

from ludopolis.bots.network import Network, network_for, squash
from ludopolis.bots.search import Estimate, Luck, Scope, Searcher, margin_of, worth_of
from ludopolis.bots.settings import settings_of
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import are_numbered, turn_of
from ludopolis.engine.values.chance import CHANCE

TRUST: Final = 10
"""How many playouts the first look at a plan counts for, unless the bot says otherwise …"""
CHANCY_TRUST: Final = 4
"""… and where chance or others decide at its end what the turn comes to."""
MAX_ENDS: Final = 400
"""Ends of plans in one world after which only the policy's moves are followed."""
SEED_STEP: Final = 64
"""Between the seeds of two decisions; larger than any number of seats."""
OTHERS_SEED: Final = 1000 * SEED_STEP
"""What is added to the seed while the others choose."""


class NetBot(Searcher):
    """Whole turns, judged by the network given, or by the game's own that fits the table."""

    def __init__(self, scope: Scope, network: Network | None = None) -> None:
        super().__init__(scope)
        self.network = network

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """The moves looked at, best first; those not played out are behind the others."""
        ranked: list[Estimate] = []
        known: set[int] = set()
        for plan in self.thought(state, seat).best(state, moves, rng):
            if plan.moves[0] not in known:
                known.add(plan.moves[0])
                ranked.append(plan.estimate())
        return ranked

    def thought(self, state: State, seat: int) -> "Thought":
        """The thought about a decision."""
        return Thought(self.scope, self.network if self.network is not None else network_for(state), state, seat)


class Leaf:
    """A position to be valued."""

    def __init__(self, moves: list[int], sure: int) -> None:
        self.moves = moves
        """The own moves of this turn that led there."""
        self.sure = sure
        """How many of them came before chance or another seat acted."""
        self.worth = 0.0
        self.margin = 0.0


class Plan:
    """The own moves of a turn, up to the first one that depends on chance or others, and what was found out."""

    def __init__(self, leaf: Leaf) -> None:
        self.moves = leaf.moves
        """With the best continuation seen, which is followed where it can be."""
        self.sure = leaf.sure
        self.best = leaf
        """The best end in the world that is looked at."""
        self.looks = 0
        self.first = 0.0
        self.first_margin = 0.0
        self.total = 0.0
        self.margins = 0.0
        self.tries = 0

    def offer(self, leaf: Leaf, fresh: bool) -> None:
        """An end in the world that is looked at; the best one counts."""
        if fresh or leaf.worth > self.best.worth:
            self.best = leaf

    def close_world(self) -> None:
        """Takes the best end of this world into the mean."""
        self.looks += 1
        self.first += (self.best.worth - self.first) / self.looks
        self.first_margin += (self.best.margin - self.first_margin) / self.looks
        self.moves = self.best.moves

    def look_again(self, leaf: Leaf) -> None:
        """Takes the end in another world into the mean."""
        self.looks += 1
        self.first += (leaf.worth - self.first) / self.looks
        self.first_margin += (leaf.margin - self.first_margin) / self.looks

    def mean(self, trust: int) -> float:
        """The worth so far, the first look counting as `trust` playouts."""
        return (self.total + trust * self.first) / (self.tries + trust)

    def estimate(self) -> Estimate:
        """What is known of the first move."""
        if self.tries == 0:
            return Estimate(self.moves[0], self.first, self.first_margin, self.looks)
        return Estimate(self.moves[0], self.total / self.tries, self.margins / self.tries, self.tries)


class Thought:
    """One decision: the judges, the luck, and the leaves that wait for the network."""

    def __init__(self, scope: Scope, network: Network | None, state: State, seat: int) -> None:
        game = state.game
        self.scope = scope
        self.network = network
        self.judge: Judge[Any] = game.judge_of(scope.judge)
        self.features = game.features
        self.swing = game.swing
        self.seat = seat
        self.turn = turn_of(state)
        self.numbered = are_numbered(state)
        planning = settings_of(game).planning
        self.branches = list(planning.branches)
        self.looks = planning.looks
        self.worlds = planning.worlds
        turns = min(state.players, 3) + 1
        if self.features is not None:
            turns = self.features.horizon(state.players)
        self.last = self.turn + (scope.turns if scope.turns > 0 else turns)
        self.luck = Luck(state.players)
        self.seed = 0
        self.chancy = False
        """Whether chance or others had a part in what the turn came to."""
        self.trust = TRUST
        self.ends: list[Leaf] = []
        self.rows: array[int] = array("h")
        self.waiting: list[Leaf] = []

    def best(self, state: State, moves: list[int], rng: Random) -> list[Plan]:
        """Plans for the turn, best first; those not played out are behind the others."""
        plans = self.plan(state, moves, rng)
        width = self.scope.width
        tried = plans[:width]
        iterations = self.scope.budget.iterations
        if len(tried) > 1 and (iterations == 0 or iterations >= len(tried)):
            tried = self.play_out(state, tried, rng)
        return tried + plans[width:]

    # The first look

    def plan(self, state: State, moves: list[int], rng: Random) -> list[Plan]:
        """Plans for the turn, best first by the first look."""
        plans: dict[str, Plan] = {}
        first = self.favourites(state, moves, max(self.branches), rng)
        found: list[Plan] = []
        together = state.pending() != 1 << self.seat
        uncertain = False
        for _ in range(self.worlds):
            self.ends = []
            self.seed = int(rng.random() * 1_000_000_000)
            self.walk(self.world(state, rng), first, [], -1, 0, rng)
            self.settle()
            seen: dict[str, Plan] = {}
            for leaf in self.ends:
                uncertain = uncertain or leaf.sure < len(leaf.moves)
                key = repr(leaf.moves[: leaf.sure])
                if key not in plans:
                    plans[key] = Plan(leaf)
                plans[key].offer(leaf, key not in seen)
                seen[key] = plans[key]
            for plan in seen.values():
                plan.close_world()
            found = list(plans.values())
            sort_plans(found, 1)
            if together or not uncertain:
                break
            best = [plan.moves[0] for plan in found[: self.scope.width]]
            first = [move for move in first if move in best]
        if self.looks > 1 and self.chancy and (together or not uncertain):
            found = self.look_again(state, found, rng)
        return found

    def look_again(self, state: State, plans: list[Plan], rng: Random) -> list[Plan]:
        """Follows the best plans to the end of the turn in some more worlds."""
        best = plans[: 2 * self.scope.width]
        self.trust = CHANCY_TRUST
        for _ in range(self.looks - 1):
            self.seed = int(rng.random() * 1_000_000_000)
            world = self.world(state, rng)
            leaves = [self.end_of(world, plan, self.turn + 1) for plan in best]
            self.settle()
            for i in range(len(best)):
                best[i].look_again(leaves[i])
        sort_plans(best, 1)
        return best + plans[len(best) :]

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
            own = [*path, move]
            moved = self.pass_time(trial, depth)
            known = len(own) if moved and sure < 0 else sure
            if self.turn_is_over(trial):
                leaf = Leaf(own, sure if sure >= 0 else len(own))
                self.ends.append(leaf)
                self.look(trial, leaf)
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

    def step(self, state: State, pending: int) -> None:
        """A move of chance, or of the first seat that must decide, by the policy."""
        if pending == CHANCE:
            state.play(CHANCE, state.sample(self.luck.cards))
            return
        actor = lowest_seat(pending)
        legal = state.legal(actor)
        move = legal[0] if len(legal) == 1 else self.judge.policy(state, actor, legal, self.luck.whims[actor])
        state.play(actor, move)

    # Playouts

    def play_out(self, state: State, plans: list[Plan], rng: Random) -> list[Plan]:
        """The plans, best first, after playouts in the same worlds; the worse half is dropped again and again."""
        budget = self.scope.budget
        trust = self.scope.trust if self.scope.trust > 0 else self.trust
        rounds = 1
        while 1 << rounds < len(plans):
            rounds += 1
        alive = plans[:]
        dropped: list[Plan] = []
        done = 0
        budget.start()
        for number in range(rounds):
            due = (number + 1) / rounds
            tried: list[Plan] = []
            leaves: list[Leaf] = []
            fresh = True
            while fresh or budget.used(done) < due:
                fresh = False
                self.seed = int(rng.random() * 1_000_000_000)
                world = self.world(state, rng)
                for plan in alive:
                    if done >= len(plans) and budget.late():
                        break
                    tried.append(plan)
                    leaves.append(self.end_of(world, plan, self.last))
                    done += 1
            self.settle()
            for i in range(len(tried)):
                tried[i].total += leaves[i].worth
                tried[i].margins += leaves[i].margin
                tried[i].tries += 1
            sort_plans(alive, trust)
            if number + 1 < rounds:
                keep = (len(alive) + 1) // 2
                dropped = alive[keep:] + dropped
                alive = alive[:keep]
        return alive + dropped

    def compare(self, state: State, plans: list[Plan], rng: Random) -> list[tuple[float, float]]:
        """Worth and margin of each plan, all played on equally often in the same worlds; the first look counts."""
        budget = self.scope.budget
        trust = self.scope.trust if self.scope.trust > 0 else self.trust
        leaves: list[Leaf] = []
        budget.start()
        while not leaves or budget.used(len(leaves)) < 1.0:
            self.seed = int(rng.random() * 1_000_000_000)
            world = self.world(state, rng)
            for plan in plans:
                leaves.append(self.end_of(world, plan, self.last))
        self.settle()
        worths = [plan.first * trust for plan in plans]
        margins = [plan.first_margin * trust for plan in plans]
        for i in range(len(leaves)):
            worths[i % len(plans)] += leaves[i].worth
            margins[i % len(plans)] += leaves[i].margin
        tries = trust + len(leaves) // len(plans)
        return [(worths[i] / tries, margins[i] / tries) for i in range(len(plans))]

    def end_of(self, world: State, plan: Plan, last: int) -> Leaf:
        """The end of a plan that is followed until the last turn is about to begin."""
        leaf = Leaf(plan.moves, plan.sure)
        self.look(self.follow(world, plan, last), leaf)
        return leaf

    def follow(self, world: State, plan: Plan, last: int) -> State:
        """Plays the plan in a world, then the policy, until the last turn is about to begin."""
        self.luck.seed(self.seed)
        state = world.clone()
        at = 0
        while turn_of(state) < last:
            pending = state.pending()
            if pending == 0:
                break
            if at < len(plan.moves) and pending != CHANCE and pending >> self.seat & 1:
                move = plan.moves[at]
                at += 1
                if turn_of(state) == self.turn and move in state.legal(self.seat):
                    state.play(self.seat, move)
                    continue
                at = len(plan.moves)
            self.step(state, pending)
        return state

    # Leaves

    def look(self, state: State, leaf: Leaf) -> None:
        """Values a position, or puts it among those that the network will value together."""
        features = self.features
        network = self.network
        if network is not None and features is not None and state.pending() != 0:
            self.rows.fromlist(features.row(state, self.seat))
            self.waiting.append(leaf)
            if network.hand > 0.0:
                leaf.worth = worth_of(state, self.seat, self.judge.value(state, self.seat), self.swing)
            return
        margin = margin_of(self.judge, state, self.seat)
        leaf.margin = margin
        if network is not None and not network.meta["rivals"]:
            leaf.worth = squash(margin - network.par, self.swing)
        else:
            leaf.worth = worth_of(state, self.seat, margin, self.swing)

    def settle(self) -> None:
        """Asks the network about all that wait."""
        network = self.network
        if network is None or not self.waiting:
            return
        worths, margins = network.judge(self.rows, len(self.waiting), self.swing)
        hand = network.hand
        for i in range(len(self.waiting)):
            leaf = self.waiting[i]
            leaf.worth = worths[i] if hand == 0.0 else hand * leaf.worth + (1.0 - hand) * worths[i]
            leaf.margin = margins[i]
        self.waiting = []
        self.rows = array("h")


def sort_plans(plans: list[Plan], trust: int) -> None:
    """Best first; equal plans keep their order."""
    keys: list[tuple[float, int]] = []
    for i in range(len(plans)):
        keys.append((-plans[i].mean(trust), i))
    keys.sort()
    before = plans[:]
    for i in range(len(plans)):
        plans[i] = before[keys[i][1]]
