"""The games, and what their own tests tell the browser tests about them: constants in `tests/GAME/browser.py`."""

import pytest
from _pytest.mark import ParameterSet
from our_games import FULL_GAMES, declared

from ludopolis.engine.values.options import OptionValue

GAMES = FULL_GAMES
"""Drafts are measured, in `test_measures.py`, and asked nothing else."""


def sampled(first: int, count: int) -> list[ParameterSet]:
    """All games as parameters: `count` of them, from the first on, for `make test`; the rest for `make soak`."""
    chosen = [GAMES[(first + step) % len(GAMES)] for step in range(count)]
    return [pytest.param(game, marks=() if game in chosen else pytest.mark.soak) for game in GAMES]


def full_options(game: str) -> dict[str, OptionValue]:
    """Options with which a game asks every kind of question."""
    return declared(game, "browser", "FULL_OPTIONS", {})


def short_options(game: str) -> dict[str, object]:
    """Options with which a game that would take long ends soon."""
    return declared(game, "browser", "SHORT_OPTIONS", {})


def board_parts(game: str) -> list[str]:
    """Selectors of what must stay in sight on a phone in landscape."""
    return declared(game, "browser", "BOARD_PARTS", [".board"])


def fingers_in_landscape(game: str) -> bool:
    """Whether a phone in landscape has room for buttons that a finger can hit."""
    return declared(game, "browser", "FINGERS_IN_LANDSCAPE", False)
