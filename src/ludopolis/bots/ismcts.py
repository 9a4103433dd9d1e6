"""Information-set Monte Carlo tree search with a single observer.

Every iteration guesses anew what the seat does not know and descends one tree whose branches are moves: chance is
sampled, not branched on, and a move counts as passed over only in worlds where it was legal. In a simultaneous phase
the other seats' choices are hidden from the one that moves, so the policy makes them, outside the tree. The policy's
favourite is tried first, and promising moves are favoured while they have few visits (progressive bias).
"""

from math import log, sqrt
from random import Random
from typing import Any, Final

from ludopolis.bots.luck import Luck
from ludopolis.bots.search import Estimate, Searcher, margin_of, play_on, promising, worth_of
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE

EXPLORE: Final = 0.35
BIAS: Final = 0.5
"""How strongly an untried move is favoured; fades with its visits."""


class Node:
    """Statistics of a move, and the moves that can follow it."""

    def __init__(self, move: int, mover: int, bias: float) -> None:
        self.move = move
        self.mover = mover
        self.bias = bias
        self.visits = 0
        self.offered = 0
        self.worth = 0.0
        self.margin = 0.0
        self.children: list[Node] = []


class IsmctsBot(Searcher):
    """A tree over the moves of all seats."""

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """The moves tried, most visits first."""
        judge = state.game.judge_of(self.scope.judge)
        root = Node(-1, -1, 0.0)
        budget = self.scope.budget
        luck = Luck(state.players)
        luck.seed(int(rng.random() * 1_000_000_000))
        done = 0
        budget.start()
        while done == 0 or budget.used(done) < 1.0:
            done += 1
            self.iterate(judge, root, state.determinize(rng), seat, rng, luck)
        ranked: list[Estimate] = []
        for child in root.children:
            if child.visits:
                ranked.append(
                    Estimate(child.move, child.worth / child.visits, child.margin / child.visits, child.visits)
                )
        ranked.sort(key=by_visits)
        return ranked

    def iterate(self, judge: Judge[Any], root: Node, world: State, seat: int, rng: Random, luck: Luck) -> None:
        """Down the tree, one new node, a playout, and back up."""
        path: list[Node] = []
        node = root
        while True:
            pending = world.pending()
            if pending == 0:
                break
            if pending == CHANCE:
                world.play(CHANCE, world.sample(rng))
                continue
            mover = seat if pending >> seat & 1 else lowest_seat(pending)
            moves = world.legal(mover)
            if len(moves) == 1:
                world.play(mover, moves[0])
                continue
            if mover != seat and (not path or pending & (pending - 1) != 0):
                world.play(mover, judge.policy(world, mover, moves, rng))
                continue
            child = self.descend(judge, node, world, mover, moves, rng)
            world.play(mover, child.move)
            path.append(child)
            node = child
            if child.visits == 0:
                break
        play_on(judge, world, luck, self.scope.turns)
        swing = world.game.swing
        for visited in path:
            margin = margin_of(judge, world, visited.mover)
            visited.visits += 1
            visited.margin += margin
            visited.worth += worth_of(world, visited.mover, margin, swing)

    def descend(self, judge: Judge[Any], node: Node, world: State, mover: int, moves: list[int], rng: Random) -> Node:
        """The child to try; if the tree has no move of this world yet, the promising ones are added to it."""
        best = self.select(node, mover, moves)
        if best < 0:
            for place, move in enumerate(promising(judge, world, mover, moves, self.scope.width, rng)):
                node.children.append(Node(move, mover, BIAS / (1.0 + place)))
            best = self.select(node, mover, moves)
        return node.children[best]

    def select(self, node: Node, mover: int, moves: list[int]) -> int:
        """The best child that is legal in this world, or -1 if the tree knows none."""
        best = -1
        most = -1.0e9
        for at in range(len(node.children)):
            child = node.children[at]
            if child.mover != mover or not contains(moves, child.move):
                continue
            child.offered += 1
            if child.visits == 0:
                score = 10.0 + child.bias
            else:
                score = child.worth / child.visits + child.bias / (1.0 + child.visits)
                score += EXPLORE * sqrt(log(child.offered) / child.visits)
            if score > most:
                most = score
                best = at
        return best


def by_visits(one: Estimate) -> tuple[int, float]:
    """Most visits first, then the better estimate."""
    return -one.tries, -one.worth


def contains(moves: list[int], move: int) -> bool:
    """Whether a move is among ascending ones."""
    low = 0
    high = len(moves)
    while low < high:
        middle = (low + high) // 2
        if moves[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < len(moves) and moves[low] == move
