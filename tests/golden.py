"""Golden games: finished records that every later version must replay to the same result.

`python -m golden [GAME …]` writes them anew into `tests/GAME/golden/`: settings that cover every option value and most
pairs of them, and further games until every end reason has occurred. Regenerate only when the rules version changes.
"""

import sys
from pathlib import Path
from random import Random

from ludopolis import registry
from ludopolis.bots import make
from ludopolis.bots.match import play_match
from ludopolis.engine.game import Game
from ludopolis.engine.schedule import Setting, covering, settings
from ludopolis.engine.table import Table

TESTS = Path(__file__).parent
MOST = 26
"""Records a game, unless more are needed to cover every value."""
SEARCH = 400
"""Games tried to find an end reason that the schedule did not meet."""


def folder(game: Game) -> Path:
    """Where the golden records of a game lie."""
    return TESTS / game.id / "golden"


def play(game: Game, setting: Setting, seed: str) -> Table:
    """A game between greedy and random seats, mixed by the seed, so that records meet clever and odd moves."""
    rng = Random(seed)
    names = [rng.choice(("greedy", "random", "greedy")) for _ in range(setting.players)]
    return play_match(game, setting.options, names, [make(name) for name in names], seed)


def chosen(game: Game) -> list[Setting]:
    """The settings to play: those that cover every value first, then as many as fit of those that cover every pair."""
    first = covering(game, 1)
    return first + [setting for setting in covering(game, 2) if setting not in first][: max(0, MOST - len(first))]


def write(game: Game) -> None:
    """Plays and writes all golden records of a game."""
    tables = {setting.name(): play(game, setting, f"golden {setting.name()}") for setting in chosen(game)}
    missing = set(game.endings) - {table.state.ending() for table in tables.values()}
    pool = settings(game)
    for number in range(SEARCH):
        if not missing:
            break
        setting = pool[number * 7 % len(pool)]
        table = play(game, setting, f"golden {number}")
        if table.state.ending() in missing:
            missing.discard(table.state.ending())
            tables[f"{table.state.ending()}-{setting.name()}"] = table
    if missing:
        raise SystemExit(f"{game.id}: no game ended by {', '.join(sorted(missing))}")
    place = folder(game)
    place.mkdir(parents=True, exist_ok=True)
    for old in place.glob("*.jsonl"):
        old.unlink()
    for name, table in tables.items():
        (place / f"{name}.jsonl").write_text(table.record().to_text(), "utf-8")


if __name__ == "__main__":
    for id in sys.argv[1:] or registry.ids():
        write(registry.find(id))
