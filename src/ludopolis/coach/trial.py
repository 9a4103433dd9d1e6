"""A turn tried again, from what its seat knew: compared with the one played and the best one in the same worlds."""

from random import Random
from typing import Final

from ludopolis.bots.hints import reasons
from ludopolis.bots.planning import Thought
from ludopolis.bots.verdict import Comparison
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.means import Mean, gain
from ludopolis.coach.prospects import Prospects
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data

FOUND: Final = "found"
GOOD: Final = "good"
AGAIN: Final = "again"
LOOKS: Final = 16
"""Worlds in which the turns are compared."""
ALIKE: Final = 0.02
"""Turns whose shares differ by less are alike, or whose points differ by less of the usual margin."""
DECIDED: Final = 0.005
"""If the turn played cost a smaller share than this, points are compared: the game was decided."""


class Trial:
    """A decision that is taken again."""

    def __init__(self, state: State, seat: int, sides: int, seed: str) -> None:
        self.state = state
        """Blinded for the seat."""
        self.seat = seat
        self.prospects = Prospects(state, sides)
        self.thought = Thought(self.prospects.scope, self.prospects.network, state, seat)
        self.name = f"{seed}/{seat}/{state.digest()}/try"

    def compare(self, tried: list[str], played: list[str], best: list[str]) -> Data:
        """What a turn is worth compared with the best one; the one played is the measure. Losses are in millionths."""
        turns = [self.moves_of(turn) for turn in (tried, played, best)]
        losses = [Mean(self.prospects.sides) for _ in range(2)]
        comparison = Comparison(self.thought, self.state, self.prospects.players > 2)
        for looks in zip(*comparison.looks(turns, LOOKS, Random(self.name)), strict=True):
            *values, best_value = (self.prospects.seen_by(self.seat, look) for look in looks)
            for mean, value in zip(losses, values, strict=True):
                mean.add_all(gain(best_value, value))
        sides, swing = self.prospects.sides, self.prospects.swing
        loss, before = (mean.numbers()[self.seat] for mean in losses)
        loss_points, before_points = (mean.numbers()[sides + self.seat] for mean in losses)
        error = losses[0].errors()[self.seat]
        same = turns[0] == turns[2][: len(turns[0])]
        if turns[0] == turns[1]:
            found = AGAIN
        elif sides == 1 or abs(before) < DECIDED:
            found = verdict(loss_points / swing, before_points / swing, losses[0].errors()[sides + self.seat] / swing)
        else:
            found = verdict(loss, before, error)
        why = [] if same else reasons(self.thought, self.state, turns[2], turns[0], Random(f"{self.name}/why"))
        return {
            "verdict": FOUND if same else found,
            "loss": 0 if same else round(loss * MILLION),
            "loss_points": 0 if same else round(loss_points * MILLION),
            "reasons": [
                {"kind": kind, "term": term, "points": round(points * MILLION)}
                for kind, term, points in why
                if round(points, 1)
            ],
        }

    def moves_of(self, turn: list[str]) -> list[int]:
        """The moves of a turn, up to what the seat cannot do for certain."""
        trial = self.state.clone()
        moves: list[int] = []
        for text in turn:
            pending = trial.pending()
            if pending == CHANCE or not pending >> self.seat & 1:
                break
            move = next((one for one in trial.legal(self.seat) if trial.to_text(self.seat, one) == text), None)
            if move is None:
                break
            moves.append(move)
            trial.play(self.seat, move)
        return moves


def verdict(loss: float, before: float, error: float) -> str:
    """As good as the best turn, at least half of the way there from the turn played, or neither."""
    if loss <= max(ALIKE, error):
        return FOUND
    return GOOD if loss <= before / 2 else AGAIN
