"""The games of this repository, and what the tests of one game tell those of all games.

Games that other installed packages bring need not pass these tests.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from ludopolis import registry
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.contract.game import Game
from ludopolis.engine.values.options import OptionValue

OUR_GAMES = [id for id, package in sorted(registry.modules().items()) if package == f"ludopolis.games.{id}"]
FULL_GAMES = [id for id in OUR_GAMES if not registry.find(id).draft]
"""Those that are no drafts. They alone must have every language, lessons, golden records and what the coach needs."""
Datum = TypeVar("Datum")


def declared(game: str, module: str, constant: str, default: Datum) -> Datum:
    """A constant of `tests/GAME/MODULE.py`, or the default."""
    if find_spec(game) is None or find_spec(f"{game}.{module}") is None:
        return default
    value: Datum = getattr(import_module(f"{game}.{module}"), constant, default)
    return value


@cache
def settings_of(game: str, width: int = 1) -> list[Setting]:
    """Settings of a game that cover every value of its options, or every pair of them; a number of players is one."""
    return covering(registry.find(game), width)


def mostly_compiled(interpreted: str) -> list[ParameterSet]:
    """Full games as parameters of a long test: one runs on plain Python, all of them on the compiled package."""
    return [pytest.param(game, marks=() if game == interpreted else pytest.mark.compiled) for game in FULL_GAMES]


def not_offered(game: Game, players: int, chosen: dict[str, OptionValue]) -> set[str]:
    """The options of a game that make no difference at such a table."""
    return {option.name for option in game.options} - {option.name for option in game.offered(chosen, players)}
