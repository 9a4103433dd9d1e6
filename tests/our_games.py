"""The games of this repository, and what the tests of one game tell those of all games.

Games that other installed packages bring need not pass these tests.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from ludopolis import registry
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue

OUR_GAMES = [id for id, package in sorted(registry.modules().items()) if package == f"ludopolis.games.{id}"]
Datum = TypeVar("Datum")


def declared(game: str, module: str, constant: str, default: Datum) -> Datum:
    """A constant of `tests/GAME/MODULE.py`, or the default."""
    if find_spec(game) is None or find_spec(f"{game}.{module}") is None:
        return default
    value: Datum = getattr(import_module(f"{game}.{module}"), constant, default)
    return value


def not_offered(game: Game, players: int, chosen: dict[str, OptionValue]) -> set[str]:
    """The options of a game that make no difference at such a table."""
    return {option.name for option in game.options} - {option.name for option in game.offered(chosen, players)}
