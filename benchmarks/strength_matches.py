"""The matches that show how strong the levels of a game are."""

from pathlib import Path
from typing import Any, NamedTuple

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

MODES: dict[str, list[Options]] = {
    "ginkgopolis": [{}, {"characters": "draft"}],
    "happy_city": [{}, {"mode": "expert"}, {"scoring": "sum"}, {"mode": "expert", "scoring": "sum"}],
    "streets": [{}, {"business": True}, {"advisors": "random"}, {"business": True, "advisors": "random"}],
    "uptown": [{}],
    "welcome_to": [{}, {"expert": True}, {"draft": True}],
}
"""In which each step of the ladder is shown, two players."""
TABLES: dict[str, list[tuple[int, Options]]] = {
    "ginkgopolis": [(3, {}), (5, {})],
    "happy_city": [(3, {}), (4, {}), (5, {"mode": "expert"})],
    "streets": [(3, {}), (5, {})],
    "uptown": [(3, {}), (4, {})],
    "welcome_to": [(6, {}), (12, {})],
}
"""The Master alone against the first Expert on all other seats."""
BUDGETS = {"ginkgopolis": 200, "happy_city": 150, "streets": 40, "uptown": 100, "welcome_to": 30}
"""Of the first Expert at such tables, and solo."""
OTHER_BUDGETS = {("welcome_to", 12): 8, ("welcome_to", 1): 60}
ALONE: dict[str, list[Options]] = {
    "ginkgopolis": [{"solo_level": "normal"}, {"solo_level": "expert"}],
    "streets": [{"difficulty": "medium"}, {"difficulty": "hard"}],
    "welcome_to": [{}],
}
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
    for options in MODES.get(game.id, [{}]):
        levels = levels_of(game, 2, options)
        for lower, upper in zip(bots.LEVELS, bots.LEVELS[1:], strict=False):
            found.append(Trial(LADDER, game.id, 2, options, levels[upper], levels[lower], GAMES[LADDER]))
    for options in MODES.get(game.id, [{}])[:2]:
        master = levels_of(game, 2, options)[MASTER]
        found.append(Trial(FIRST, game.id, 2, options, master, EXPERT_1, GAMES[FIRST]))
    for players, options in TABLES.get(game.id, []):
        master = levels_of(game, players, options)[MASTER]
        rival = f"{EXPERT_1}:{OTHER_BUDGETS.get((game.id, players), BUDGETS[game.id])}"
        found.append(Trial(FULL, game.id, players, options, master, rival, GAMES[FULL]))
    for options in ALONE.get(game.id, []):
        master = levels_of(game, 1, options)[MASTER]
        budget = OTHER_BUDGETS.get((game.id, 1), BUDGETS[game.id])
        for bot in (f"{EXPERT_1}:{budget}", master):
            found.append(Trial(SOLO, game.id, 1, options, bot, "", GAMES[SOLO]))
    return found
