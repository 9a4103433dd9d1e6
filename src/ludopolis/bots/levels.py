"""The opponents of a table by their level: what stands behind one, each game says itself."""

from collections.abc import Callable
from random import Random
from typing import Final

from ludopolis.bots.bot import Bot
from ludopolis.engine.game import Game, State

BEGINNER: Final = "beginner"
REGULAR: Final = "regular"
EXPERT: Final = "expert"
LEVELS: Final = (BEGINNER, REGULAR, EXPERT)


def bot_of(game: Game, level: str) -> str:
    """The name of the bot behind a level."""
    levels = game.levels
    return {BEGINNER: levels.beginner, REGULAR: levels.regular, EXPERT: levels.expert}[level]


def with_budget(spec: str, written: str) -> str:
    """The same bot with another budget; one that does not think stays as it is."""
    name, colon, scope = spec.partition(":")
    if not colon or not written:
        return spec
    _, slash, rest = scope.partition("/")
    return f"{name}:{written}{slash}{rest}"


class LevelBot(Bot):
    """Plays as the game's bot of that level, with its own budget or with the one given."""

    def __init__(self, level: str, written: str, make: Callable[[str], Bot]) -> None:
        self.level = level
        self.written = written
        self.make = make
        self.name = ""
        self.bot: Bot | None = None

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What that bot chooses."""
        name = with_budget(bot_of(state.game, self.level), self.written)
        if self.bot is None or self.name != name:
            self.name = name
            self.bot = self.make(name)
        return self.bot.choose(state, seat, rng)
