"""Which settings to test: a fixed schedule of players and options that covers every value, or every pair of values."""

from itertools import combinations, product
from typing import NamedTuple

from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import BadOption
from ludopolis.engine.values.options import OptionValue


class Setting(NamedTuple):
    """A number of players with a complete set of options."""

    players: int
    options: dict[str, OptionValue]

    def name(self) -> str:
        """A short name, for reports and file names: `p4-mode=expert`."""
        shown = [f"{name}={value}".lower() for name, value in self.options.items()]
        return "-".join([f"p{self.players}", *shown])


def settings(game: Game) -> list[Setting]:
    """Every setting that the game allows, over the sample values of its options."""
    low, high = game.players
    names = [option.name for option in game.options]
    found: list[Setting] = []
    for players in range(low, high + 1):
        for values in product(*(option.samples() for option in game.options)):
            try:
                found.append(Setting(players, game.complete(dict(zip(names, values, strict=True)), players)))
            except BadOption:
                continue
    return found


def covering(game: Game, width: int) -> list[Setting]:
    """A short list of settings in which every allowed combination of `width` values occurs at least once.

    Greedy: the setting with the most combinations not yet covered comes next, the first of them on a tie.
    """
    pool = [(setting, _combinations(setting, width)) for setting in settings(game)]
    missing = set().union(*(found for _, found in pool))
    chosen: list[Setting] = []
    while missing:
        setting, found = max(pool, key=lambda entry: len(entry[1] & missing))
        chosen.append(setting)
        missing -= found
    return chosen


def _combinations(setting: Setting, width: int) -> set[tuple[tuple[str, OptionValue], ...]]:
    values = [("players", setting.players), *setting.options.items()]
    # True == 1 in Python: the option's name keeps a switch and a number apart.
    return set(combinations(values, min(width, len(values))))
