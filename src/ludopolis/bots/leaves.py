"""What positions are worth to a seat: those that wait are valued by the network together, which is much quicker.

A row that the network values alone takes as long as twenty in a batch. Positions lie between turns, where networks are
taught. Without a network that fits, the game's own judge values them; at the end of the game it is the result.
"""

from array import array
from typing import Any, NamedTuple

from ludopolis.bots.network import Network, squash
from ludopolis.bots.search import margin_of, worth_of
from ludopolis.bots.temper import Temper
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.turns import turn_of


class Leaf:
    """What a position is worth to a seat, once it is known."""

    def __init__(self) -> None:
        self.worth = 0.0
        """From 0 to 1: what searches maximise."""
        self.share = 0.0
        """Of the victory."""
        self.margin = 0.0
        """Points ahead of the best rival; of a player alone, all points."""
        self.shift = 0.0
        """What of its worth is the character's liking of it."""


class Look(NamedTuple):
    """What a turn came to in one world."""

    worth: float
    shares: list[float]
    """Of the victory: the seat's own; then, if everybody is asked, those of the others as they come after it."""
    points: list[float]
    """Ahead of the best rival, likewise."""


class Leaves:
    """The positions that wait for the network."""

    def __init__(self, state: State, judge: Judge[Any], network: Network | None, temper: Temper | None = None) -> None:
        self.temper = temper
        self.usual = 0.0
        """What the character makes of the first end of a turn: it likes others more or less than that."""
        self.liked = False
        """Whether that is known."""
        self.judge = judge
        self.network = network
        self.features = state.game.features
        self.swing = state.game.swing
        self.drift: dict[int, float] = {}
        """By turn: what the judge's value leaves out."""
        self.rows: array[int] = array("h")
        self.waiting: list[Leaf] = []

    def look_at_end(self, state: State, seat: int, leaf: Leaf) -> None:
        """The same at the end of a turn of the seat, with what its character makes of it."""
        temper = self.temper
        if temper is not None:
            liking = temper.liking(None, state, seat)
            if not self.liked:
                self.usual, self.liked = liking, True
            leaf.shift = temper.as_worth(temper.bounded(liking - self.usual))
        self.look(state, seat, leaf)

    def look(self, state: State, seat: int, leaf: Leaf) -> None:
        """Values a position, or puts it among those that the network will value."""
        features = self.features
        network = self.network
        ended = state.pending() == 0
        if network is not None and features is not None and not ended:
            self.rows.fromlist(features.row(state, seat))
            self.waiting.append(leaf)
            if network.hand > 0.0:
                leaf.worth = worth_of(state, seat, self.judge.value(state, seat), self.swing)
            return
        margin = margin_of(self.judge, state, seat)
        if not ended and self.drift:
            margin += self.drift.get(min(turn_of(state), max(self.drift)), 0.0)
        leaf.margin = margin
        leaf.share = share_of(state, seat) if ended else squash(margin, self.swing)
        if network is not None and not network.meta["rivals"]:
            leaf.worth = squash(margin - network.par, self.swing)
        else:
            leaf.worth = worth_of(state, seat, margin, self.swing)
        leaf.worth += leaf.shift

    def settle(self) -> None:
        """Asks the network about all that wait."""
        network = self.network
        if network is None or not self.waiting:
            return
        worths, shares, margins = network.judge(self.rows, len(self.waiting), self.swing)
        hand = network.hand
        for i in range(len(self.waiting)):
            leaf = self.waiting[i]
            leaf.worth = worths[i] if hand == 0.0 else hand * leaf.worth + (1.0 - hand) * worths[i]
            leaf.worth += leaf.shift
            leaf.share = shares[i]
            leaf.margin = margins[i]
        self.waiting = []
        self.rows = array("h")


def share_of(state: State, seat: int) -> float:
    """The seat's share of the victory at the end of the game; of a player alone without a rival, all of it."""
    results = state.results()
    winners = results.winners
    if len(results.totals) == 1:
        return 1.0
    if not winners:
        return 0.0 if state.players == 1 else 1.0 / state.players
    return 1.0 / len(winners) if seat in winners else 0.0
