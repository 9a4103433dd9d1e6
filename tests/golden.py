"""Golden games: finished records that every later version must replay to the same result.

`python -m golden [GAME …]` writes them anew into `tests/GAME/golden/`: settings that cover every option value and most
pairs of them, further games until every end reason has occurred, and some that people play: they take moves back,
leave a seat to a bot and give up. Regenerate only when the rules version changes: the records of older rules stay, and
newer ones, named `rules2-…`, cover every value once.
"""

import sys
from pathlib import Path
from random import Random

from our_games import OUR_GAMES

from ludopolis import registry
from ludopolis.bots import make
from ludopolis.bots.match import play_match
from ludopolis.engine.check.schedule import Setting, covering, settings
from ludopolis.engine.contract import Game
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer

TESTS = Path(__file__).parent
WANTED = 25
"""Records a game, unless more are needed to cover every value."""
SEARCH = 400
"""Games tried to find an end reason that the schedule did not meet."""
PEOPLE = (2, 3)
"""Players in the games that people play."""


def folder(game: Game) -> Path:
    """Where the golden records of a game lie."""
    return TESTS / game.id / "golden"


def play(game: Game, setting: Setting, seed: str) -> Table:
    """A game between greedy and random seats, mixed by the seed, so that records meet clever and odd moves."""
    rng = Random(seed)
    names = [rng.choice(("greedy", "random", "greedy")) for _ in range(setting.players)]
    return play_match(game, setting.options, names, [make(name) for name in names], seed)


def play_as_people(game: Game, setting: Setting, seed: str) -> Table:
    """A random game in which moves are taken back, a bot takes a seat over and hands it back, and a seat resigns."""
    rng = Random(seed)
    names = ["Anna", "Борис", "Zoë"][: setting.players]
    table = Table(game, setting.options, names, Dealer(seed))
    moves = 0
    while (pending := table.state.pending()) != 0:
        seat = rng.choice([seat for seat in range(setting.players) if pending >> seat & 1])
        table.play(seat, rng.choice(table.state.legal(seat)))
        moves += 1
        wavering = rng.randrange(setting.players)
        back = table.withdrawable(wavering)
        if back and rng.random() < 0.3:
            table.withdraw(wavering, rng.choice(back))
        if moves == 4:
            table.take_over(0, "bot:regular")
        elif moves == 7:
            table.take_over(0, names[0])
        elif moves == 10:
            table.resign(1, "bot:regular")
    return table


def chosen(game: Game) -> list[tuple[str, Setting]]:
    """What to play: every value, then every pair that fits, then the settings of full length again with other deals."""
    pairs = covering(game, 1)
    if game.version > 1:
        return [(setting.name(), setting) for setting in pairs]
    pairs += [setting for setting in covering(game, 2) if setting not in pairs][: max(0, WANTED - len(pairs))]
    numbers = [option for option in game.options if not option.choices]
    full = [setting for setting in pairs if all(setting.options[one.name] == one.default for one in numbers)]
    again = [(f"{setting.name()}-{turn}", setting) for turn in range(2, WANTED) for setting in full]
    return [(setting.name(), setting) for setting in pairs] + again[: max(0, WANTED - len(pairs))]


def write(game: Game) -> None:
    """Plays and writes all golden records of a game."""
    tables = {name: play(game, setting, f"golden {name}") for name, setting in chosen(game)}
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
    for setting in covering(game, 1):
        if setting.players in PEOPLE:
            tables[f"people-{setting.name()}"] = play_as_people(game, setting, "golden people")
    place = folder(game)
    place.mkdir(parents=True, exist_ok=True)
    for old in place.glob("*.jsonl"):
        if parse(old.read_text("utf-8")).header.rules == game.version:
            old.unlink()
    version = "" if game.version == 1 else f"rules{game.version}-"
    for name, table in tables.items():
        (place / f"{version}{name}.jsonl").write_text(table.record().to_text(), "utf-8")


if __name__ == "__main__":
    for id in sys.argv[1:] or OUR_GAMES:
        write(registry.find(id))
