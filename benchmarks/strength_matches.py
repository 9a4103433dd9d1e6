"""The matches that show how strong the levels of a game are."""

from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.declared import bench_of
from ludopolis import bots
from ludopolis.bots import net
from ludopolis.bots.levels import EXPERT_1, MASTER, NET, player_at, spec_of
from ludopolis.bots.network import nearest
from ludopolis.engine.contract import Game
from ludopolis.engine.values.options import OptionValue

Options = dict[str, OptionValue]

FOLDER = Path(__file__).parent / "strength"
LADDER = "ladder"
FIRST = "first"
FULL = "full"
SOLO = "solo"

GAMES = {LADDER: 200, FIRST: 600, FULL: 400, SOLO: 400}

EARLIER = "² Played with an earlier version of the rules, the search or the network."


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


def identity(game: Game, trial: Trial) -> list[Any]:
    """The rules, the network and the search that the results of a match count for."""
    uses_network = any(bot.startswith(NET) for bot in (trial.challenger, trial.rival))
    fitting = nearest(game, trial.players, game.complete(trial.options, trial.players)) if uses_network else None
    digest = sha256(Path(fitting.path).read_bytes()).hexdigest()[:12] if fitting is not None else ""
    return [game.version, game.components.digest, f"{digest} by {net.VERSION}" if digest else ""]


def is_of_today(game: Game, entry: dict[str, Any]) -> bool:
    """Whether a stored match was played with the rules, the network and the search of today."""
    names = [name for name in Trial._fields if name in entry]
    one = Trial(game=game.id, games=entry["games"], **{name: entry[name] for name in names if name != "games"})
    return bool(entry["with"] == identity(game, one))


def count_of(game: Game, entry: dict[str, Any], wanted: int = 0) -> str:
    """The games of a stored match, with the marks that the pages explain, and how many are wanted if that is more."""
    marks = "¹" * bool(entry.get("calibration")) + "²" * (not is_of_today(game, entry))
    earlier = [str(count) for count in entry.get("read_at", []) if count < entry["games"]]
    count = f"{entry['games']} {marks}".strip() + (f" of {wanted}" if entry["games"] < wanted else "")
    return count + (f", read at {' and '.join(earlier)}" if earlier else "")


def legend(game: Game, entries: list[dict[str, Any]]) -> list[str]:
    """What the marks of these matches mean."""
    found: list[str] = []
    if any(entry.get("calibration") for entry in entries):
        found += ["", "¹ Games of the calibration that chose these bots, so the share flatters how well they fit."]
    if any(not is_of_today(game, entry) for entry in entries):
        found += ["", EARLIER]
    return found
