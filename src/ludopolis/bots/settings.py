"""What a game tells the bots: who plays at each level, how the bot `net` plans a turn, and what characters like.

It stands in `bots.toml` of the game's package. A game without that file gets the defaults.
"""

import sys
import tomllib
import warnings
from importlib.resources import files
from typing import Any, Final, NamedTuple

from ludopolis.bots.temper import GENERAL, MOST_LEANING, SEARCHED, Leaning
from ludopolis.engine.contract import Game

FILE: Final = "bots.toml"
AT_EVERY_TABLE: Final[dict[int, dict[str, "Player"]]] = {}
NO_LEANINGS: Final[dict[str, Leaning]] = {}
NO_CHARACTERS: Final[dict[str, dict[str, float]]] = {}
AS_THE_LEVEL: Final[dict[str, dict[str, int]]] = {}
ALIKE: Final[dict[str, dict[str, float]]] = {}
OTHERS: Final = "others"
"""All characters that are not named."""
MOST_THINKING: Final = 4.0
"""How many times as long as the level's plain bot a character may think at most."""


class Player(NamedTuple):
    """A bot by name and settings; what is 0 or empty is left to the bot."""

    bot: str
    iterations: int = 0
    """Iterations per decision."""
    width: int = 0
    """Moves considered in each position."""
    turns: int = 0
    """Turns played before a position is judged; 0 plays to the end."""
    trust: int = 0
    """How many playouts the judge's appraisal of a move counts for."""
    judge: str = ""
    """The judge it uses, or the game's own."""
    overlooks: int = 0
    """How many of a hundred things, cards or places, it does not notice when it decides."""


class Levels(NamedTuple):
    """Who plays at each level."""

    beginner: Player = Player("greedy", overlooks=70)
    easy: Player = Player("greedy", overlooks=40)
    regular: Player = Player("greedy")
    expert: Player = Player("mc", 50)
    master: Player = Player("mc", 200)
    expert_by_hand: Player = Player("mc", 50)
    """The Expert at a table that no network fits, if it would use one."""
    master_by_hand: Player = Player("mc", 200)
    """The Master at such a table."""
    expert_1: Player = Player("mc", 200, judge="expert-1")
    """The first Expert, frozen: strength is measured against it."""
    swing: float = 15.0
    """`Game.swing`, where a game hands its levels over as games did before they had a file for it."""


class Planning(NamedTuple):
    """How the bot `net` plans a turn."""

    branches: tuple[int, ...] = (12, 4, 4, 2)
    """How many moves of each decision of a turn become plans; of later decisions the policy's alone."""
    worlds: int = 2
    """In how many worlds it plans a turn in which chance or others act; after the first only the best plans."""
    looks: int = 4
    """In how many worlds it looks at its best plans; 1 if rows show nothing of what chance does at a turn's end."""
    again: tuple[int, ...] = (4, 1)
    """The same where a turn that is compared goes on after chance or others have acted, and is planned anew."""


class Settings(NamedTuple):
    """All that a game tells the bots."""

    levels: Levels = Levels()
    planning: Planning = Planning()
    tables: dict[int, dict[str, Player]] = AT_EVERY_TABLE
    """By number of players: who plays at a level there, where that is not the bot of `levels`."""
    leanings: dict[str, Leaning] = NO_LEANINGS
    """What of its score sheet a character may like, by name."""
    characters: dict[str, dict[str, float]] = NO_CHARACTERS
    """What each character likes in this game: leanings, general ones too, with their weights in points."""
    overlooks: dict[str, dict[str, int]] = AS_THE_LEVEL
    """By level and character: how many of a hundred things it does not notice, where that is not the level's number. A
    character that its leanings make stronger or weaker is made as strong as the plain bot by it."""
    searched: float = SEARCHED
    """How much of a character's shift counts where plans are searched."""
    leaning: dict[str, dict[str, float]] = ALIKE
    """By level and character: how many times as much as its weights say it leans."""
    thinking: dict[str, dict[str, float]] = ALIKE
    """By level and character: how many times as many iterations as the level's plain bot it takes."""

    def leaning_of(self, level: str, character: str) -> float:
        """How many times as much as its weights say a character leans; 1 where nothing is said."""
        return times_of(self.leaning, level, character)

    def thinking_of(self, level: str, character: str) -> float:
        """How many times as long as the level's plain bot a character thinks; 1 where nothing is said."""
        return times_of(self.thinking, level, character)


def times_of(told: dict[str, dict[str, float]], level: str, character: str) -> float:
    """What is told of a character at a level, or of all others there; 1 where nothing is said."""
    here = told.get(level, {})
    return here.get(character, here.get(OTHERS, 1.0))


_read: dict[type, Settings] = {}


def settings_of(game: Game) -> Settings:
    """What the game tells the bots; raises `ValueError` that names the file if it is wrong."""
    kind = type(game)
    if kind not in _read:
        _read[kind] = _as_before(game, _from_package(kind))
    return _read[kind]


def _as_before(game: Game, settings: Settings) -> Settings:
    """Games of 0.1 hand their levels over to `Game`, and set on their features how turns are planned."""
    if isinstance(game.levels, Levels):
        settings = settings._replace(levels=game.levels)
    old: dict[str, Any] = {
        name: getattr(game.features, name) for name in Planning._fields if hasattr(game.features, name)
    }
    if not old:
        return settings
    names = ", ".join(old)
    warnings.warn(f"{game.id}: {names} of Features: now in [net] of {FILE}", DeprecationWarning, stacklevel=3)
    planning = settings.planning._replace(**old)
    return settings._replace(planning=planning._replace(branches=tuple(planning.branches)))


def _from_package(kind: type) -> Settings:
    """The file beside the class of the game, or beside one that it derives from."""
    for base in kind.__mro__:
        package = getattr(sys.modules.get(base.__module__), "__package__", "") if base is not Game else ""
        file = files(package) / FILE if package else None
        if file is not None and file.is_file():
            try:
                return parse(file.read_text("utf-8"))
            except (TypeError, ValueError) as wrong:
                raise ValueError(f"{FILE} of {package}: {wrong}") from wrong
    return Settings()


def parse(text: str) -> Settings:
    """Reads the file's text; raises `ValueError` or `TypeError` naming what it does not know."""
    data: dict[str, Any] = tomllib.loads(text)
    players: dict[str, Any] = {level: Player(**player) for level, player in data.pop("levels", {}).items()}
    planning: dict[str, Any] = data.pop("net", {})
    tables = {
        int(players): {level: Player(**player) for level, player in told.items()}
        for players, told in data.pop("tables", {}).items()
    }
    wrong = {level for told in tables.values() for level in told} - {*Levels._fields}
    if wrong:
        raise ValueError(f"unknown levels: {', '.join(sorted(wrong))}")
    leanings = {
        name: Leaning(tuple(told["of"]), bool(told.get("most", False)))
        for name, told in data.pop("leanings", {}).items()
    }
    characters: dict[str, dict[str, float]] = data.pop("characters", {})
    unknown = {name for weights in characters.values() for name in weights} - {*GENERAL, *leanings}
    if unknown:
        raise ValueError(f"unknown leanings: {', '.join(sorted(unknown))}")
    overlooks: dict[str, dict[str, int]] = data.pop("overlooks", {})
    wrong = {name for told in overlooks.values() for name in told} - {*characters} | {*overlooks} - {*Levels._fields}
    if wrong:
        raise ValueError(f"nobody overlooks as: {', '.join(sorted(wrong))}")
    temper: dict[str, Any] = data.pop("temper", {})
    searched = float(temper.pop("searched", SEARCHED))
    leaning = times("leans", temper, MOST_LEANING, characters)
    thinking = times("thinks", data.pop("thinks", {}), MOST_THINKING, characters)
    if data:
        raise ValueError(f"unknown: {', '.join(data)}")
    for name in ("branches", "again"):
        if name in planning:
            planning[name] = tuple(planning[name])
    return Settings(
        Levels(**players),
        Planning(**planning),
        tables,
        leanings,
        characters,
        overlooks,
        searched,
        leaning,
        thinking,
    )


def times(
    what: str, told: dict[str, Any], most: float, characters: dict[str, dict[str, float]]
) -> dict[str, dict[str, float]]:
    """By level and character: how many times as much. A number in place of a table is that of all others."""
    found: dict[str, dict[str, float]] = {}
    for level, here in told.items():
        found[level] = {name: float(n) for name, n in (here if isinstance(here, dict) else {OTHERS: here}).items()}
        known = level in Levels._fields and not {*found[level]} - {OTHERS, *characters}
        if not known or not all(0.0 < n <= most for n in found[level].values()):
            raise ValueError(f"nobody {what} so: {level}")
    return found
