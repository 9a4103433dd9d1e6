"""What every seat can expect of a position: its share of the victory and its margin in points.

The network of the game judges where one fits, at the end of the turn, where networks are taught; elsewhere the game's
own judge does, some turns later. The policy plays up to there. At the end of the game it is the result.
"""

from random import Random
from typing import Any, Final, NamedTuple

from ludopolis import bots
from ludopolis.bots.leaves import Leaf, Leaves, Look
from ludopolis.bots.luck import Luck
from ludopolis.bots.network import Network, network_for
from ludopolis.bots.planning import SEED_RANGE
from ludopolis.bots.search import play_on
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.scores import Results

LEAST: Final = 1e-6
"""No share is smaller while the game runs."""
DRIFT_GAMES: Final = 4


class Prospect(NamedTuple):
    """By side: the seats, and after them an automa if there is one."""

    shares: list[float]
    """Of the victory; they add up to 1. Where a player is alone without a rival, 1."""
    margins: list[float]
    """Points ahead of the best rival; of a player alone, all points."""


class Prospects:
    """Values positions of one table."""

    def __init__(self, state: State, sides: int) -> None:
        self.players = state.players
        self.sides = sides
        self.judge: Judge[Any] = state.game.judge
        self.swing = state.game.swing
        self.network: Network | None = network_for(state)
        self.scope = bots.searcher(state).scope
        """How the Master of this table looks at turns."""
        self.luck = Luck(state.players)
        self.leaves = Leaves(state, self.judge, self.network)
        self.sees_draws = True
        """Whether the network sees what was drawn for a turn that begins; if not, the turn must be played first."""

    def learn_drift(self, state: State, seed: str) -> None:
        """Estimates, per turn, by how much the judge undervalues a solo position, from a few policy games.

        Where somebody plays alone, nobody's growing points make up for one's own.
        """
        sums: dict[int, list[float]] = {}
        for game in range(DRIFT_GAMES if self.network is None and self.players == 1 else 0):
            rng = Random(f"{seed}/drift/{game}")
            trial = state.blind(0).determinize(rng)
            self.luck.seed(new_seed(rng))
            values: dict[int, float] = {}
            while trial.pending() != 0:
                values[turn_of(trial)] = self.judge.value(trial, 0)
                self._finish_turn(trial)
            final = outcome(trial.results(), self.players).margins[0]
            for turn, value in values.items():
                sums.setdefault(turn, []).append(final - value)
        known = 0.0
        for turn in range(min(sums, default=0), max(sums, default=-1) + 1):
            known = sum(sums[turn]) / len(sums[turn]) if turn in sums else known
            self.leaves.drift[turn] = known

    def settle(self, state: State, seed: int, fresh: bool) -> State:
        """The position in which this one is judged, with the luck of that seed; `fresh` if a turn has just begun.

        A copy, unless it is the position itself.
        """
        if self.is_certain(state, fresh):
            return state
        state = state.clone()
        self.luck.seed(seed)
        if self.network is None:
            play_on(self.judge, state, self.luck, self.scope.turns)
        else:
            self._finish_turn(state)
        return state

    def later(self, state: State, seed: int) -> State:
        """A copy of a position, played on with the luck of that seed until whatever was drawn may have been of use.

        That is as far as a Master's playouts go, but no further than the first turn in which everybody moves.
        """
        state = state.clone()
        features = state.game.features
        self.luck.seed(seed)
        if self.network is None or features is None:
            play_on(self.judge, state, self.luck, self.scope.turns)
            return state
        last = turn_of(state) + (self.scope.turns or features.horizon(self.players))
        moved = self._finish_turn(state)
        while moved != (1 << self.players) - 1 and turn_of(state) < last and state.pending() != 0:
            moved = self._finish_turn(state)
        return state

    def expect(self, positions: list[tuple[State, bool]], seed: int, looks: int) -> list[Prospect]:
        """What positions are worth, all with the same luck; each is the mean of so many looks, if luck matters."""
        settled: list[list[State]] = []
        for state, fresh in positions:
            several = 1 if self.is_certain(state, fresh) else looks
            settled.append([self.settle(state, seed + more * SEED_RANGE, fresh) for more in range(several)])
        values = iter(self.values([state for found in settled for state in found]))
        return [mean_of([next(values) for _ in found]) for found in settled]

    def is_certain(self, state: State, fresh: bool) -> bool:
        """Whether a position has one value whatever the luck."""
        return state.pending() == 0 or (fresh and self.sees_draws and self.network is not None)

    def _finish_turn(self, state: State) -> int:
        """Plays by the policy until the next turn begins; the mask of the seats that moved."""
        moved = 0
        turn = turn_of(state)
        while turn_of(state) == turn:
            pending = state.pending()
            if pending == 0:
                break
            if pending == CHANCE:
                state.play(CHANCE, state.sample(self.luck.cards))
                continue
            seat = lowest_seat(pending)
            moves = state.legal(seat)
            policy = self.judge.policy
            state.play(seat, moves[0] if len(moves) == 1 else policy(state, seat, moves, self.luck.whims[seat]))
            moved |= 1 << seat
        return moved

    def values(self, states: list[State]) -> list[Prospect]:
        """What settled positions are worth."""
        views: list[list[Leaf]] = []
        for state in states:
            seen = [Leaf() for _ in range(self.players)] if state.pending() != 0 else []
            for seat, leaf in enumerate(seen):
                self.leaves.look(state, seat, leaf)
            views.append(seen)
        self.leaves.settle()
        return [
            self._whole([leaf.share for leaf in seen], [leaf.margin for leaf in seen])
            if seen
            else outcome(state.results(), self.players)
            for state, seen in zip(states, views, strict=True)
        ]

    def seen_by(self, seat: int, look: Look) -> Prospect:
        """What a turn came to, by side, as the seat sees it: what it does not expect for itself the others share."""
        share, *shares = look.shares
        margin, *margins = look.points
        if self.sides == 1:
            return Prospect([1.0], [margin])
        if self.sides == 2:
            shares, margins = [1.0 - share], [-margin]
        total = sum(max(other, LEAST) for other in shares)
        shares = [share, *((1.0 - share) * max(other, LEAST) / total for other in shares)]
        margins = [margin, *margins]
        return Prospect(
            [shares[(side - seat) % self.sides] for side in range(self.sides)],
            [margins[(side - seat) % self.sides] for side in range(self.sides)],
        )

    def _whole(self, shares: list[float], margins: list[float]) -> Prospect:
        """The seats' own views brought together: shares add up to 1, and what two have is each other's lack."""
        if self.sides == 1:
            return Prospect([1.0], margins)
        if self.players == 1:
            return Prospect([shares[0], 1.0 - shares[0]], [margins[0], -margins[0]])
        if self.sides == 2:
            lead = (margins[0] - margins[1]) / 2
            margins = [lead, -lead]
        total = sum(max(share, LEAST) for share in shares)
        return Prospect([max(share, LEAST) / total for share in shares], margins)


def outcome(results: Results, players: int) -> Prospect:
    """The result as a prospect. Whoever is alone and has not won has lost to the automa."""
    totals, winners = results
    if len(totals) == 1:
        return Prospect([1.0], [float(totals[0])])
    won = winners or ([len(totals) - 1] if players == 1 else list(range(len(totals))))
    shares = [1.0 / len(won) if side in won else 0.0 for side in range(len(totals))]
    margins: list[float] = []
    for side, total in enumerate(totals):
        rivals = [other for at, other in enumerate(totals) if at != side]
        margins.append(float(total - max(rivals)))
    return Prospect(shares, margins)


def mean_of(prospects: list[Prospect]) -> Prospect:
    """The mean of several looks at one position."""
    shares = [sum(column) / len(prospects) for column in zip(*(one.shares for one in prospects), strict=True)]
    margins = [sum(column) / len(prospects) for column in zip(*(one.margins for one in prospects), strict=True)]
    return Prospect(shares, margins)


def new_seed(rng: Random) -> int:
    """A seed for the luck of one look."""
    return int(rng.random() * SEED_RANGE)
