"""The opponents of a table by level. Each game says which bot plays at a level."""

from collections.abc import Callable
from random import Random
from typing import Final

from ludopolis.bots.bot import Bot, Chooser
from ludopolis.bots.characters import played_by, temper_of
from ludopolis.bots.network import network_for
from ludopolis.bots.settings import Player, settings_of
from ludopolis.engine.contract import Game, State

BEGINNER: Final = "beginner"
EASY: Final = "easy"
REGULAR: Final = "regular"
EXPERT: Final = "expert"
MASTER: Final = "master"
LEVELS: Final = (BEGINNER, EASY, REGULAR, EXPERT, MASTER)
"""From the weakest to the strongest."""
NET: Final = "net"
"""The bot that uses networks."""
EXPERT_1: Final = "expert-1"
"""The first Expert of every game. Strength is measured against it, so its judges and its search never change."""


def player_of(game: Game, level: str) -> Player:
    """Who plays at a level, where a network fits."""
    levels = settings_of(game).levels
    return {
        BEGINNER: levels.beginner,
        EASY: levels.easy,
        REGULAR: levels.regular,
        EXPERT: levels.expert,
        MASTER: levels.master,
        EXPERT_1: levels.expert_1,
    }[level]


def player_at(state: State, level: str) -> Player:
    """Who plays at a level of this table."""
    here = settings_of(state.game).tables.get(state.players, {})
    player = here[level] if level in here else player_of(state.game, level)
    return player if player.bot != NET or network_for(state) is not None else by_hand(state.game, level)


def by_hand(game: Game, level: str) -> Player:
    """Who plays at a level where it would use a network and none fits."""
    levels = settings_of(game).levels
    return levels.master_by_hand if level == MASTER else levels.expert_by_hand


def spec_of(player: Player) -> str:
    """The name of the bot on the command line, without its judge: `mc:400/6/8/30`, `greedy~60`."""
    numbers = [player.iterations, player.width, player.turns, player.trust]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    name = ":".join([player.bot, "/".join(map(str, numbers))]) if numbers else player.bot
    return f"{name}~{player.overlooks}" if player.overlooks else name


class LevelBot(Bot):
    """Plays as the game's bot of a level, as a character or as nobody in particular."""

    def __init__(self, level: str, build: Callable[[Player], Bot], character: str = "") -> None:
        self.level = level
        self.character = character
        self.build = build
        self.player: Player | None = None
        self.bot: Bot | None = None

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What that bot chooses."""
        player = player_at(state, self.level)
        if self.bot is None or self.player != player:
            self.player = player
            if not self.character:
                self.bot = self.build(player)
            else:
                self.bot = self.build(played_by(state.game, self.level, self.character, player))
                if isinstance(self.bot, Chooser):
                    self.bot.temper = temper_of(state.game, self.level, self.character)
        return self.bot.choose(state, seat, rng)
