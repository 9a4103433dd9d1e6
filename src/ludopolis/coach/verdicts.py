"""How dear decisions were: what each is called, and what a seat's own ones say together."""

from math import sqrt
from typing import Final

from ludopolis.bots.verdict import Figure
from ludopolis.coach.decisions import Decision
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.marks import FEWEST_LOOKS, INACCURACY, SHARES, SURE, SWINGS, is_decided, marked

FEWEST_DECISIONS: Final = 5
"""Decisions of one's own that an accuracy needs."""
REVISED: Final = 2.0
"""Standard errors by which another turn must be better than an advised one before the coach takes its hint back."""


def class_of(decision: Decision) -> str:
    """The class of a decision, `""` if it was good enough, advised, or not the player's own."""
    return marked(*decision.lost()) if decision.is_own() and _is_known(decision) else ""


def is_moment(decision: Decision) -> bool:
    """Whether a decision is worth a second try: it cost a share of the victory, or points where there is none."""
    if not class_of(decision):
        return False
    share, _, _ = decision.lost()
    return share is None or share.mean - SURE * share.error >= SHARES[INACCURACY]


def is_revised(decision: Decision) -> bool:
    """Whether a turn from a hint is clearly worse than the best one, now that there was more time."""
    if not decision.advised or not _is_known(decision):
        return False
    share, swings, expected = decision.lost()
    if share is not None and not is_decided(expected):
        return share.mean - REVISED * share.error >= SHARES[INACCURACY]
    return swings.mean - REVISED * swings.error >= SWINGS[INACCURACY]


def _is_known(decision: Decision) -> bool:
    return decision.counts() and not decision.agrees() and decision.looks() >= FEWEST_LOOKS


def stake_lost(decision: Decision) -> float:
    """How much of what was at stake a decision lost: nothing with the best turn, all of it with the worst.

    The standard error of the loss is subtracted first, as in an accuracy. Grades rest on this and not on points,
    because a single blunder would decide them.
    """
    if decision.spread <= 0.0:
        return 0.0
    return _surely_lost(decision) / decision.spread


def accuracy(decisions: list[Decision]) -> int | None:
    """The share of the worth at stake that was kept, in millionths: all with the best turns, nothing with the worst.

    Of every loss its standard error is subtracted first.
    """
    found = kept(decisions)
    return None if found is None else round(found.mean * MILLION)


def kept(decisions: list[Decision]) -> Figure | None:
    """The accuracy, and how far luck in looking may have moved it: nine times in ten."""
    stake = sum(decision.spread for decision in decisions)
    if stake <= 0.0:
        return None
    lost, squares = 0.0, 0.0
    for decision in decisions:
        lost += _surely_lost(decision)
        squares += min(decision.worth_lost().error, decision.spread) ** 2
    return Figure(1.0 - lost / stake, SURE * sqrt(squares) / stake)


def _surely_lost(decision: Decision) -> float:
    """The worth that a decision lost, less its standard error: at most what was at stake."""
    loss = decision.worth_lost()
    return min(max(0.0, loss.mean - loss.error), decision.spread)
