"""How dear a decision was: its class, and what a seat's decisions say together.

Thresholds were measured on our own bots; docs/coach.md says how.
"""

from typing import Final

from ludopolis.coach.decisions import Decision
from ludopolis.coach.ledger import MILLION

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
CLASSES: Final = (BLUNDER, MISTAKE, INACCURACY)
"""From the dearest."""
SHARES: Final = {BLUNDER: 0.25, MISTAKE: 0.12, INACCURACY: 0.05}
"""The share of the victory that it costs at least …"""
SWINGS: Final = {BLUNDER: 0.7, MISTAKE: 0.3, INACCURACY: 0.15}
"""… or, where the game is decided, the points, in margins by which games of this kind are usually won."""
DECIDED: Final = 0.05
"""A game is decided for a seat that expects less than this share of the victory, or all but this."""


def class_of(decision: Decision) -> str:
    """The class of a decision, `""` if it was good enough. The standard error is subtracted first."""
    if not decision.counts() or decision.agrees():
        return ""
    effects, errors = decision.effects(), decision.errors()
    seat, sides = decision.seat, decision.prospects.sides
    expected = decision.expected()
    if sides == 1 or not DECIDED <= expected <= 1.0 - DECIDED:
        loss, limits = -effects[sides + seat] - errors[sides + seat], SWINGS
        loss /= decision.prospects.swing
    else:
        loss, limits = -effects[seat] - errors[seat], SHARES
    return next((name for name in CLASSES if loss >= limits[name]), "")


def losses(decisions: list[Decision]) -> list[float]:
    """The points that each decision that counts has cost; negative where it was better than the best one found."""
    return [-decision.effects()[decision.prospects.sides + decision.seat] for decision in decisions]


def accuracy(decisions: list[Decision]) -> int | None:
    """Share of the points at stake that was kept, in millionths: all with the best turns, nothing with usual ones."""
    stake = sum(decision.stake for decision in decisions)
    if stake <= 0.0:
        return None
    kept = 1.0 - sum(losses(decisions)) / stake
    return round(min(1.0, max(0.0, kept)) * MILLION)
