"""The games, and what their own tests tell the browser tests about them: constants in `tests/GAME/browser.py`."""

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet
from our_games import OUR_GAMES

from ludopolis.engine.values.options import OptionValue

GAMES = OUR_GAMES
Datum = TypeVar("Datum")


def sampled(first: int, count: int) -> list[ParameterSet]:
    """All games as parameters: `count` of them, from the first on, for `make test`; the rest for `make soak`."""
    chosen = [GAMES[(first + step) % len(GAMES)] for step in range(count)]
    return [pytest.param(game, marks=() if game in chosen else pytest.mark.soak) for game in GAMES]


def declared(game: str, constant: str, default: Datum) -> Datum:
    """A constant that the game's tests declare, or the default."""
    if find_spec(game) is None or find_spec(f"{game}.browser") is None:
        return default
    value: Datum = getattr(import_module(f"{game}.browser"), constant, default)
    return value


def full_options(game: str) -> dict[str, OptionValue]:
    """Options with which a game asks every kind of question."""
    return declared(game, "FULL_OPTIONS", {})


def short_options(game: str) -> dict[str, object]:
    """Options with which a game that would take long ends soon."""
    return declared(game, "SHORT_OPTIONS", {})


def board_parts(game: str) -> list[str]:
    """Selectors of what must stay in sight on a phone in landscape."""
    return declared(game, "BOARD_PARTS", [".board"])
