"""The matches that show how strong the levels of a game are."""

from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.declared import bench_of
from ludopolis import bots
from ludopolis.bots.levels import EXPERT_1, MASTER, player_at, spec_of
from ludopolis.engine.contract import Game
from ludopolis.engine.values.options import OptionValue

Options = dict[str, OptionValue]

FOLDER = Path(__file__).parent / "strength"
LADDER = "ladder"
FIRST = "first"
FULL = "full"
SOLO = "solo"

GAMES = {LADDER: 200, FIRST: 300, FULL: 200, SOLO: 200}


class Trial(NamedTuple):
    """A match: one bot against another one on all other seats, or alone."""

    kind: str
    game: str
    players: int
    options: Options
    challenger: str
    rival: str
    games: int

    def key(self) -> dict[str, Any]:
        """What tells it from other matches of the game."""
        found = self._asdict()
        del found["game"], found["games"]
        return found

    def is_in(self, entry: dict[str, Any]) -> bool:
        """Whether this is the match of a stored entry."""
        return all(entry[name] == value for name, value in self.key().items())


def levels_of(game: Game, players: int = 2, options: Options | None = None) -> dict[str, str]:
    """The bots behind the levels of a table, by level."""
    state = game.new(options or {}, players)
    return {level: spec_of(player_at(state, level)) for level in bots.LEVELS}


def trials(game: Game) -> list[Trial]:
    """What is played, and how many games of it."""
    found: list[Trial] = []
    bench = bench_of(game.id)
    modes = [dict(options) for options in bench.modes]
    for options in modes:
        levels = levels_of(game, 2, options)
        for lower, upper in zip(bots.LEVELS, bots.LEVELS[1:], strict=False):
            found.append(Trial(LADDER, game.id, 2, options, levels[upper], levels[lower], GAMES[LADDER]))
    for options in modes[:2]:
        master = levels_of(game, 2, options)[MASTER]
        found.append(Trial(FIRST, game.id, 2, options, master, EXPERT_1, GAMES[FIRST]))
    for players, given in bench.tables:
        master = levels_of(game, players, dict(given))[MASTER]
        rival = f"{EXPERT_1}:{bench.budgets.get(players, bench.budget)}"
        found.append(Trial(FULL, game.id, players, dict(given), master, rival, GAMES[FULL]))
    for given in bench.solo:
        master = levels_of(game, 1, dict(given))[MASTER]
        for bot in (f"{EXPERT_1}:{bench.budgets.get(1, bench.budget)}", master):
            found.append(Trial(SOLO, game.id, 1, dict(given), bot, "", GAMES[SOLO]))
    return found
