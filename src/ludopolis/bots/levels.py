"""The opponents of a table by their level: what stands behind one, each game says itself."""

from collections.abc import Callable
from random import Random
from typing import Final

from ludopolis.bots.bot import Bot
from ludopolis.bots.budget import Budget
from ludopolis.engine.game import Game, State

BEGINNER: Final = "beginner"
REGULAR: Final = "regular"
EXPERT: Final = "expert"
LEVELS: Final = (BEGINNER, REGULAR, EXPERT)


def bot_of(game: Game, level: str) -> str:
    """The name of the bot behind a level."""
    levels = game.levels
    return {BEGINNER: levels.beginner, REGULAR: levels.regular, EXPERT: levels.expert}[level]


class LevelBot(Bot):
    """Plays as the game's bot of that level, with its budget or with another."""

    def __init__(self, level: str, make: Callable[[str, Budget | None], Bot], budget: Budget | None) -> None:
        self.level = level
        self.make = make
        self.budget = budget
        self.name = ""
        self.bot: Bot | None = None

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What that bot chooses."""
        name = bot_of(state.game, self.level)
        if self.bot is None or self.name != name:
            self.name = name
            self.bot = self.make(name, self.budget)
        return self.bot.choose(state, seat, rng)
