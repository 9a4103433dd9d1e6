"""The characters that bots play as: each has leanings of its own, in every game and at every level.

A game says in `bots.toml` what they like of its score sheet, and at which levels they lean more.
"""

from collections.abc import Sequence
from typing import Final

from ludopolis.bots.settings import Player, settings_of
from ludopolis.bots.temper import BLOCKS, BOLD, EARLY, Temper
from ludopolis.engine.contract import Game

CHARACTERS: Final = ("ada", "bruno", "chiara", "dario", "elif")
"""The architect, the builder, the gardener, the shopkeeper and the tram driver."""
GENERAL_LEANINGS: Final[dict[str, dict[str, float]]] = {
    "ada": {BOLD: -0.3},
    "bruno": {BOLD: 0.3},
    "chiara": {EARLY: -0.2},
    "dario": {EARLY: 0.2},
    "elif": {BLOCKS: 0.3},
}
"""What they like in a game that says nothing of them."""


def level_and_character(bot: str) -> tuple[str, str]:
    """The level and the character of a table's bot, `regular:ada`; a level alone is nobody in particular."""
    level, _, character = bot.partition(":")
    return level, character


def with_characters(level: str, seats: list[int], seated: list[str]) -> list[str]:
    """Bots of a level for these seats, all different as long as there are characters who do not sit there yet."""
    there = [level_and_character(bot)[1] for bot in seated]
    found: list[str] = []
    for seat in seats:
        first = seat % len(CHARACTERS)
        fewest = min([*CHARACTERS[first:], *CHARACTERS[:first]], key=there.count)
        there.append(fewest)
        found.append(f"{level}:{fewest}")
    return found


def bot_names(bots: list[str], names: Sequence[str]) -> list[str]:
    """What bots are called. The first of `names` are the characters'; others get what is left, twins a number."""
    characters = [level_and_character(bot)[1] for bot in bots]
    theirs = [names[CHARACTERS.index(one)] if one else "" for one in characters]
    spare = [name for name in names if name not in theirs] or list(names)
    found: list[str] = []
    given: list[str] = []
    for at, own in enumerate(theirs):
        name = own or spare[theirs[:at].count("") % len(spare)]
        given.append(name)
        found.append(name if given.count(name) == 1 else f"{name} {given.count(name)}")
    return found


def temper_of(game: Game, level: str, character: str) -> Temper:
    """What a character likes in a game, and how much at a level."""
    settings = settings_of(game)
    weights = settings.characters.get(character, GENERAL_LEANINGS[character])
    return Temper(weights, settings.leanings, game.swing, settings.searched, settings.leaning_of(level, character))


def played_by(game: Game, level: str, character: str, player: Player) -> Player:
    """The level's bot as a character plays it: what leanings cost or bring is made up for by what it overlooks and by
    how long it thinks."""
    settings = settings_of(game)
    overlooks = settings.overlooks.get(level, {}).get(character, player.overlooks)
    iterations = round(player.iterations * settings.thinking_of(level, character))
    return player._replace(overlooks=overlooks, iterations=iterations)
