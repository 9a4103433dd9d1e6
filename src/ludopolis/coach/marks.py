"""When a loss is called an inaccuracy, a mistake or a blunder. Thresholds were measured on our own bots; docs/coach.md
says how."""

from typing import Final

from ludopolis.bots.verdict import Figure

INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
CLASSES: Final = (BLUNDER, MISTAKE, INACCURACY)
"""From the dearest."""
SHARES: Final = {BLUNDER: 0.25, MISTAKE: 0.12, INACCURACY: 0.05}
"""The share of the victory that it costs at least …"""
SWINGS: Final = {BLUNDER: 0.7, MISTAKE: 0.3, INACCURACY: 0.15}
"""… or, where the game is decided or nobody can be beaten, the points, in margins by which such games are usually
won."""
DECIDED: Final = 0.05
"""A game is decided for a seat that expects less than this share of the victory, or all but this."""
SURE: Final = 1.645
"""Standard errors that are subtracted from a loss before it is called anything."""
FEWEST_LOOKS: Final = 8
"""Looks that a mark needs."""


def is_decided(expected: float) -> bool:
    """Whether a seat that expects this share of the victory has won or lost already."""
    return not DECIDED <= expected <= 1.0 - DECIDED


def marked(share: Figure | None, swings: Figure, expected: float, errors: float = SURE) -> str:
    """The class of a loss, `""` if it is too small or not certain enough.

    `share` is `None` where nobody can be beaten. In a decided game points count too, but nothing is called less than a
    mistake for them.
    """
    lost = swings.mean - errors * swings.error
    if share is None:
        return _first(lost, SWINGS)
    found = _first(share.mean - errors * share.error, SHARES)
    if is_decided(expected):
        dear = _first(lost, SWINGS)
        if dear != INACCURACY:
            found = min(found, dear, key=_rank)
    return found


def is_open(share: Figure | None, swings: Figure, expected: float, looks: int) -> bool:
    """Whether more looks may change what a loss is called."""
    strict, generous = (marked(share, swings, expected, errors) for errors in (SURE, -SURE))
    return strict != generous or (strict != "" and looks < FEWEST_LOOKS)


def _first(loss: float, limits: dict[str, float]) -> str:
    return next((name for name in CLASSES if loss >= limits[name]), "")


def _rank(name: str) -> int:
    return CLASSES.index(name) if name else len(CLASSES)
