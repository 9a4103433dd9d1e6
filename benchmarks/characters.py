"""Are characters as strong as the plain bot of their level, and can they be told apart?

    python -m benchmarks.characters                             plays what is missing in every game, and writes the page
    python -m benchmarks.characters GAME... --seconds 540       stops after so long; the next run goes on from there
    python -m benchmarks.characters --levels master --jobs 16   these levels alone, in so many processes
    python -m benchmarks.characters --deals 40 --games 10       a small sample
    python -m benchmarks.characters --first 0 --page FILE       on other deals: those before 3000 choose leanings
    python -m benchmarks.characters --seconds 0                 writes the page alone

Rows of games and levels that were not asked for, or of which nothing is kept, stay on the page as they are.
What was played is kept in `--store` (build/characters), one file of JSON lines for each game: for another machine, take
them along and bring them back. Run it on the compiled package (`PYTHONPATH=build/compiled/site`). Budgets are
iterations, so the games are the same on every machine. Lines count for the rules, the level's bot and the leanings that
they were played with: change a character's, and its deals begin anew.

Three questions, two players, usual options:

* **Strength.** Each character against the plain bot of its level on paired deals.
* **Choices.** In positions of games between plain bots every character plans the turn, and the plain bot does with two
  seeds; every character has a seed of its own. All overlook the same things. How often do two characters differ, and
  how often the plain bot from itself?
* **Recognition.** Which of two characters played a finished game? The one whose mean score sheet is nearest. What
  counts are the parts of the sheet that the game has leanings for (`bots.toml`), each in its standard deviations; the
  means are taught on the first half of the deals.
"""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Final

from benchmarks.character_work import CHOICES, STRENGTH, Line, Sheet, Unit, identity, work
from ludopolis import registry
from ludopolis.arena.workers import cores
from ludopolis.bots.characters import CHARACTERS
from ludopolis.bots.settings import settings_of
from ludopolis.engine.values.scores import ScoreLine

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "benchmarks" / "strength" / "characters.md"
GAMES: Final = ("uptown", "streets", "happy_city", "ginkgopolis", "welcome_to")
MEASURED: Final = ("beginner", "regular", "master")
DEALS: Final = 400
"""Paired deals of each character against the plain bot."""
FIRST_DEAL: Final = 3000
"""Leanings were chosen on the deals and positions before 2000; those from there on to this one have been looked at."""
LATER: Final = {"happy_city": 3400}
"""Where a game's begin if its leanings were chosen again after a look at those before."""
POSITION_GAMES: Final = 40
"""Games whose positions are compared."""
TOLD: Final = 200
"""Finished games of each of two characters that are to be told apart at most."""
AHEAD: Final = 6
"""Units of work that wait for a free process."""
LOW: Final = 0.44
HIGH: Final = 0.56
POOLED_LOW: Final = 0.47
POOLED_HIGH: Final = 0.53
APART: Final = {"beginner": 0.15, "regular": 0.15, "master": 0.08}
"""How much more often two characters differ than the plain bot from itself."""
RECOGNISED: Final = 0.65

# What is kept


class Store:
    """The lines of the games, one file for each; those of some deals and positions count."""

    def __init__(self, folder: Path, numbers: dict[str, range]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.files = {game: folder / f"{game}.jsonl" for game in numbers}
        self.lines: dict[Unit, Line] = {}
        for game, file in self.files.items():
            for text in file.read_text("utf-8").splitlines() if file.is_file() else []:
                line = json.loads(text)
                if line["number"] in numbers[game] and line["with"] == identity(game, line["level"], line["character"]):
                    self.lines[unit_of(line)] = line

    def add(self, line: Line) -> None:
        """Keeps a line at once: a run may be stopped at any time."""
        self.lines[unit_of(line)] = line
        with self.files[line["game"]].open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, separators=(",", ":")) + "\n")

    def of(self, kind: str, game: str, level: str, character: str = "") -> list[Line]:
        """The lines of a game and level, by number."""
        wanted = (kind, game, level, character)
        return [line for unit, line in sorted(self.lines.items()) if tuple(unit[:4]) == wanted]


def unit_of(line: Line) -> Unit:
    """What a line is about."""
    return Unit(*(line[name] for name in Unit._fields))


def units(games: dict[str, int], levels: list[str], deals: int, position_games: int) -> Iterator[Unit]:
    """All there is to do in games by their first deals; every character of every game in step."""
    for number in range(max(deals, position_games)):
        for game, first in games.items():
            for level in levels:
                if number < position_games:
                    yield Unit(CHOICES, game, level, "", first + number)
                if number < deals:
                    yield from (Unit(STRENGTH, game, level, name, first + number) for name in CHARACTERS)


def play_on(todo: list[Unit], store: Store, seconds: float, jobs: int) -> None:
    """Does what is to do until it is done or the time is up."""
    end = monotonic() + seconds
    running: set[Future[Line]] = set()
    waiting = iter(todo)
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            while len(running) < jobs + AHEAD and monotonic() < end:
                unit = next(waiting, None)
                if unit is None:
                    break
                running.add(pool.submit(work, unit))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                store.add(future.result())


# What it says


def mean_and_error(numbers: list[float]) -> tuple[float, float]:
    """The mean and 1.96 standard errors."""
    count = len(numbers)
    mean = sum(numbers) / count
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, count - 1)
    return mean, 1.96 * sqrt(spread / count)


def strength(lines: list[Line]) -> list[float]:
    """The character's share of the victories in each deal."""
    return [sum(line["shares"]) / len(line["shares"]) for line in lines]


def parts_of(game: str, sheet: Sheet) -> Sheet:
    """A sheet by what the game has leanings for; by its lines if it has none."""
    leanings = settings_of(registry.find(game)).leanings
    found: dict[str, ScoreLine] = {}
    for name, number in sheet.items():
        category, _, figure = name.partition(".")
        line = found.get(category, ScoreLine(category, 0, {}))
        more = {**line.figures, figure: int(number)} if figure else line.figures
        found[category] = ScoreLine(category, line.points if figure else int(number), more)
    return {name: leaning.read(list(found.values())) for name, leaning in leanings.items()} or sheet


def recognised(one: list[Line], other: list[Line]) -> tuple[int, int]:
    """How many finished games of two characters are told apart, and of how many; the first deals teach."""
    half = min(len(one), len(other)) // 2
    if half < 2:
        return 0, 0
    game = one[0]["game"]
    read = [[[parts_of(game, sheet) for sheet in line["sheets"]] for line in lines] for lines in (one, other)]
    taught = [[sheet for sheets in lines[:half] for sheet in sheets] for lines in read]
    asked = [[sheet for sheets in lines[half:] for sheet in sheets][: TOLD // 2] for lines in read]
    names = sorted({name for sheets in taught for sheet in sheets for name in sheet})
    means = [{name: sum(sheet.get(name, 0) for sheet in sheets) / len(sheets) for name in names} for sheets in taught]
    spread: dict[str, float] = {}
    for name in names:
        squares = [(sheet.get(name, 0) - means[at][name]) ** 2 for at in (0, 1) for sheet in taught[at]]
        spread[name] = sum(squares) / len(squares)
    right = 0
    for at in (0, 1):
        for sheet in asked[at]:
            far = [
                sum((sheet.get(name, 0) - mean[name]) ** 2 / spread[name] for name in names if spread[name] > 0)
                for mean in means
            ]
            right += far[at] < far[1 - at]
    return right, sum(map(len, asked))


def share(number: float, error: float = 0.0) -> str:
    """A share in percent, with how far off it may be."""
    return f"{100 * number:.1f} % ± {100 * error:.1f}" if error else f"{100 * number:.1f} %"


def holds(right: bool, text: str) -> str:
    """A figure, marked if it is not what it should be."""
    return text if right else f"**{text}**"


def reached(rates: Iterable[float], goal: float) -> str:
    """How many pairs reach a goal."""
    found = [rate >= goal for rate in rates]
    return f"{sum(found)} of {len(found)}"


Rows = dict[tuple[str, ...], str]
"""The lines of a table by their first cells: a game and a level, or what CPU time was spent on."""
STRENGTH_TITLE: Final = "Strength against the plain bot"
CHOICES_TITLE: Final = "Positions in which two choose another turn"
RECOGNITION_TITLE: Final = "Finished games that are recognised"
TIME_TITLE: Final = "CPU time"
HEADS: Final = {
    STRENGTH_TITLE: "| game | level | " + " | ".join(CHARACTERS) + " | all | deals each |",
    CHOICES_TITLE: "| game | level | plain bot, two seeds | characters, mean | least of ten pairs | goal | reach it "
    "| positions |",
    RECOGNITION_TITLE: "| game | level | mean of ten pairs | least | reach it | games of a pair |",
    TIME_TITLE: "| what | minutes |",
}
GOALS: Final = {
    STRENGTH_TITLE: f"Goal: {share(LOW)} to {share(HIGH)}; "
    f"all of a level together {share(POOLED_LOW)} to {share(POOLED_HIGH)}.",
    RECOGNITION_TITLE: f"Goal: {share(RECOGNISED)} of each pair.",
}


def strength_row(store: Store, game: str, level: str, first: int) -> str:
    """How strong each character is; nothing if one of them has not played."""
    found = [strength(store.of(STRENGTH, game, level, name)) for name in CHARACTERS]
    if not all(found):
        return ""
    cells = []
    for shares in found:
        mean, error = mean_and_error(shares)
        cells.append(holds(LOW <= mean <= HIGH, share(mean, error)))
    mean, error = mean_and_error([one for shares in found for one in shares])
    cells.append(holds(POOLED_LOW <= mean <= POOLED_HIGH, share(mean, error)))
    return f"| {game} | {level} | {' | '.join(cells)} | {min(map(len, found))}, from {first} on |"


def choices_row(store: Store, game: str, level: str) -> str:
    """How often two characters choose another turn; nothing without positions."""
    lines = store.of(CHOICES, game, level)
    count = sum(line["positions"] for line in lines)
    if not count:
        return ""
    plain = sum(line["plain"] for line in lines) / count
    pairs = {pair: sum(line["differ"][pair] for line in lines) / count for pair in lines[0]["differ"]}
    least = min(pairs, key=lambda pair: pairs[pair])
    mean = sum(pairs.values()) / len(pairs)
    goal_here = plain + APART[level]
    cells = [share(plain), holds(mean >= goal_here, share(mean))]
    cells += [
        holds(pairs[least] >= goal_here, f"{share(pairs[least])} ({least})"),
        share(goal_here),
        reached(pairs.values(), goal_here),
        str(count),
    ]
    return f"| {game} | {level} | {' | '.join(cells)} |"


def recognition_row(store: Store, game: str, level: str) -> str:
    """How many finished games are told apart; nothing without games of every pair."""
    played = {name: store.of(STRENGTH, game, level, name) for name in CHARACTERS}
    known = {pair: recognised(played[pair[0]], played[pair[1]]) for pair in combinations(CHARACTERS, 2)}
    if not all(asked for _, asked in known.values()):
        return ""
    rates = {pair: right / asked for pair, (right, asked) in known.items()}
    least = min(rates, key=lambda pair: rates[pair])
    mean = sum(rates.values()) / len(rates)
    worst = holds(rates[least] >= RECOGNISED, f"{share(rates[least])} ({' '.join(least)})")
    asked = min(asked for _, asked in known.values())
    cells = [holds(mean >= RECOGNISED, share(mean)), worst, reached(rates.values(), RECOGNISED), str(asked)]
    return f"| {game} | {level} | {' | '.join(cells)} |"


def time_rows(store: Store) -> Rows:
    """What CPU time was spent on."""
    spent: dict[str, float] = {}
    for unit, line in store.lines.items():
        what = f"{unit.game} {unit.level} {unit.kind}"
        spent[what] = spent.get(what, 0) + line["seconds"]
    return {(what,): f"| {what} | {seconds / 60:.1f} |" for what, seconds in spent.items()}


def measured(store: Store, games: dict[str, int], levels: list[str]) -> dict[str, Rows]:
    """The lines of all tables that the store has something for."""
    tables: dict[str, Rows] = {title: {} for title in HEADS} | {TIME_TITLE: time_rows(store)}
    for game, first in games.items():
        for level in levels:
            tables[STRENGTH_TITLE][game, level] = strength_row(store, game, level, first)
            tables[CHOICES_TITLE][game, level] = choices_row(store, game, level)
            tables[RECOGNITION_TITLE][game, level] = recognition_row(store, game, level)
    return {title: {key: row for key, row in rows.items() if row} for title, rows in tables.items()}


def written(text: str) -> dict[str, Rows]:
    """The lines of a page's tables."""
    tables: dict[str, Rows] = {title: {} for title in HEADS}
    title = ""
    for line in text.splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ")
        elif title in HEADS and line.startswith("| ") and line != HEADS[title]:
            cells = line.strip("| ").split(" | ")
            tables[title][tuple(cells[: 1 if title == TIME_TITLE else 2])] = line
    return tables


def page(found: dict[str, Rows], before: dict[str, Rows]) -> str:
    """The page of what was found; what was written before and has not been played now stays."""
    tables = {title: before[title] | found[title] for title in HEADS}
    few = []
    for (game, level), row in sorted(tables[STRENGTH_TITLE].items(), key=lambda entry: place(entry[0])):
        deals = int(row.strip("| ").split(" | ")[-1].split(",")[0])
        few += [f"{game} {level} ({deals})"] if deals < DEALS else []
    told = ["# How strong the characters are, and how different", ""]
    told += ["Written by `python -m benchmarks.characters`; what misses its goal is **bold**."]
    told += ["Tables of two with the usual options; no deal or position here chose what characters like or overlook."]
    told += ["Intervals are 95 %, by deals."]
    told += ["", f"Fewer than {DEALS} deals each: {', '.join(few)}."] if few else []
    for title, head in HEADS.items():
        told += ["", f"## {title}", "", *([GOALS[title], ""] if title in GOALS else [])]
        told += [head, "|" + "---|" * (head.count("|") - 1)]
        told += [row for _, row in sorted(tables[title].items(), key=lambda entry: place(entry[0]))]
    return "\n".join(told) + "\n"


def place(key: tuple[str, ...]) -> tuple[object, ...]:
    """Where a line stands in its table: games and levels in their order, CPU time by name."""
    if len(key) == 1:
        return key
    game, level = key
    return GAMES.index(game), MEASURED.index(level)


def main() -> None:
    """Plays, keeps, and writes the page."""
    parser = ArgumentParser(description="Are characters as strong as the plain bot, and can they be told apart?")
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--levels", default=",".join(MEASURED))
    parser.add_argument("--first", type=int)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--games", type=int, default=POSITION_GAMES)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--store", type=Path, default=ROOT / "build" / "characters")
    parser.add_argument("--page", type=Path, default=PAGE)
    given = parser.parse_args()
    games = {game: LATER.get(game, FIRST_DEAL) for game in given.names or GAMES}
    if given.first is not None:
        games = dict.fromkeys(games, given.first)
    levels = given.levels.split(",")
    count = max(given.deals, given.games)
    store = Store(given.store, {game: range(first, first + count) for game, first in games.items()})
    todo = [unit for unit in units(games, levels, given.deals, given.games) if unit not in store.lines]
    if given.seconds > 0:
        play_on(todo, store, given.seconds, given.jobs)
    left = sum(unit not in store.lines for unit in todo)
    print(f"{len(todo) - left} done, {left} left", file=sys.stderr)
    found = measured(store, games, [level for level in MEASURED if level in levels])
    before = written(given.page.read_text("utf-8") if given.page.is_file() else "")
    given.page.write_text(page(found, before), "utf-8")


if __name__ == "__main__":
    main()
