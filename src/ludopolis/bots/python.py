"""A bot of your own in Python, by `py:MODULE:CLASS`: imported by name and run in this process.

It is given what every bot is given, blinded states. If it raises, or chooses a move that is not legal, it loses the
game.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Final

from ludopolis.bots.bot import Bot, BotFault, UnknownBot
from ludopolis.bots.program import shown
from ludopolis.engine.contract import Game, State
from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results

PYTHON: Final = "py:"


class PythonBot(Bot):
    """Asks the bot for its moves, and turns its errors into faults."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def begin(self, game: Game, options: dict[str, OptionValue], players: int, seat: int, rng: Random) -> None:
        """Tells the bot about the game."""
        guarded(lambda: self.bot.begin(game, options, players, seat, rng))

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The bot's move."""
        legal = state.legal(seat)
        move: int = guarded(lambda: self.bot.choose(state, seat, rng))
        if not isinstance(move, int) or move not in legal:
            raise BotFault(fact("bot-illegal", move=shown(repr(move))))
        return move

    def end(self, results: Results) -> None:
        """Tells the bot how the game ended."""
        guarded(lambda: self.bot.end(results))

    def close(self) -> None:
        """Lets the bot free what it holds."""
        guarded(self.bot.close)


def guarded(call: Callable[[], Any]) -> Any:
    """The result of the call; whatever the bot raises is its fault."""
    try:
        return call()
    except BotFault:
        raise
    except Exception as wrong:
        raise BotFault(fact("bot-raised", said=shown(told(wrong)))) from wrong


def load(spec: str) -> PythonBot:
    """The bot `MODULE:CLASS`; modules are looked for in the current folder too, after those that are installed."""
    module, colon, name = spec.partition(":")
    if not (module and colon and name):
        raise UnknownBot(fact("py-form", given=spec))
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = import_module(module)
    except Exception as wrong:
        raise UnknownBot(fact("py-load", given=spec, said=shown(told(wrong)))) from wrong
    kind = getattr(found, name, None)
    if kind is None:
        raise UnknownBot(fact("py-class", module=module, given=name))
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise UnknownBot(fact("py-no-bot", given=spec))
    try:
        return PythonBot(kind())
    except Exception as wrong:
        raise UnknownBot(fact("py-load", given=spec, said=shown(told(wrong)))) from wrong


def told(wrong: Exception) -> str:
    """An error on one line."""
    return f"{type(wrong).__name__}: {wrong}"
