"""`ludopolis puzzles`: looks for puzzles in games between Masters, and looks at stored ones again.

The file is written after every game and every check, so a run that is stopped goes on where it was.
"""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from rich import box
from rich.table import Table

from ludopolis import bots, registry
from ludopolis.arena.workers import spread
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.contract import Game
from ludopolis.puzzles.checking import TIMES, look_again
from ludopolis.puzzles.kinds import KINDS
from ludopolis.puzzles.mining import Found, Mine, dig
from ludopolis.puzzles.puzzle import FILE, Check, Collection, Puzzle, fits, parse
from ludopolis.terminal.atomic_files import check_replaceable, read_text, write_text
from ludopolis.terminal.bot_games import interruptible, open_workers
from ludopolis.terminal.options import read_options
from ludopolis.terminal.output import Output

MOST_OF_A_KIND = 0.5
"""Of one kind there are no more than this share of the puzzles wanted, …"""
MOST_OF_A_LEVEL = 0.4
"""… and of one difficulty no more than this."""


class Arguments(NamedTuple):
    """The arguments of the command."""

    game: str
    number: int
    players: int | None
    options: list[str]
    bots: str
    seed: str
    out: str
    seconds: float
    jobs: int | None
    ray: str
    truth: bool


class Clock:
    """How long the run may go on; 0 seconds are no limit."""

    def __init__(self, seconds: float) -> None:
        self.began = monotonic()
        self.seconds = seconds

    def is_over(self) -> bool:
        """Whether the time is used up."""
        return self.seconds > 0 and monotonic() - self.began >= self.seconds


def make(output: Output, arguments: Arguments) -> None:
    """Plays games and collects puzzles until there are as many as wanted, or the time is used up."""
    game = registry.find(arguments.game)
    bots.make(arguments.bots)  # refuses what is none of our bots
    path = path_of(arguments)
    collection = read(game, path)
    check_replaceable(path)
    settings = settings_of(game, arguments)
    clock = Clock(arguments.seconds)
    first = collection.played.get(arguments.seed, 0)
    if len(collection.puzzles) < arguments.number:
        with open_workers(arguments.jobs, arguments.ray) as workers:
            mines = mines_of(game, settings, arguments, first)
            for found in interruptible(spread(dig, mines, workers)):
                collection = added(collection, found, arguments)
                write_text(path, collection.to_text())
                output.note(
                    "cli-puzzles-progress",
                    played=collection.played[arguments.seed],
                    candidates=found.candidates,
                    decisions=found.decisions,
                    puzzles=len(collection.puzzles),
                    number=arguments.number,
                    seconds=round(monotonic() - clock.began),
                )
                if len(collection.puzzles) >= arguments.number or clock.is_over():
                    break
    draw(output, collection)
    output.say("cli-puzzles-written", puzzles=len(collection.puzzles), path=path)


def path_of(arguments: Arguments) -> str:
    """The file: the one named, or the game's own."""
    package = registry.modules()[arguments.game].replace(".", "/")
    inside = Path(registry.__file__).resolve().parent.parent / package / FILE
    return arguments.out or str(inside)


def read(game: Game, path: str) -> Collection:
    """The puzzles of the file, if there are any yet."""
    return parse(read_text(path)) if Path(path).exists() else Collection(game.id, {}, {}, [])


def settings_of(game: Game, arguments: Arguments) -> list[Setting]:
    """The tables that are played in turn: the one asked for, or all numbers of players and all values of options."""
    if arguments.options or arguments.players is not None:
        players = arguments.players or game.players[0]
        return [Setting(players, read_options(game, arguments.options, players))]
    return covering(game, 1)


def mines_of(game: Game, settings: list[Setting], arguments: Arguments, first: int) -> Iterator[Mine]:
    """The games to look through, from the first that was not."""
    number = first
    while True:
        setting = settings[number % len(settings)]
        yield Mine(game.id, setting.players, setting.options, arguments.bots, f"{arguments.seed}/{number}")
        number += 1


def added(collection: Collection, found: Found, arguments: Arguments) -> Collection:
    """The collection after one more game."""
    most_of_kind, most_of_level = (max(1, int(share * arguments.number)) for share in (MOST_OF_A_KIND, MOST_OF_A_LEVEL))
    puzzles = list(collection.puzzles)
    known = {puzzle.id for puzzle in puzzles}
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    levels = Counter(puzzle.difficulty() for puzzle in puzzles)
    for puzzle in found.puzzles:
        rare = kinds[puzzle.kind] < most_of_kind and levels[puzzle.difficulty()] < most_of_level
        if rare and puzzle.id not in known and len(puzzles) < arguments.number:
            puzzles.append(puzzle)
            known.add(puzzle.id)
            kinds[puzzle.kind] += 1
            levels[puzzle.difficulty()] += 1
    played = {**collection.played, arguments.seed: collection.played.get(arguments.seed, 0) + 1}
    return collection._replace(played=played, puzzles=puzzles)


# Looking again


def verify(output: Output, arguments: Arguments) -> bool:
    """Looks at every puzzle again and drops what fails; whether all that were looked at have held."""
    game = registry.find(arguments.game)
    path = path_of(arguments)
    collection = read(game, path)
    check_replaceable(path)
    fitting = [puzzle for puzzle in collection.puzzles if fits(puzzle, game)]
    old = len(collection.puzzles) - len(fitting)
    collection = collection._replace(puzzles=fitting)
    due = [puzzle for puzzle in fitting if not is_checked(puzzle, arguments)]
    clock = Clock(arguments.seconds)
    dropped: list[Puzzle] = []
    seen = 0
    with open_workers(arguments.jobs, arguments.ray) as workers:
        work = partial(look_again, seed=arguments.seed, times=TIMES, truth=arguments.truth)
        for puzzle, found in zip(due, interruptible(spread(work, iter(due), workers)), strict=False):
            seen += 1
            collection = looked_at(collection, puzzle, found, arguments.truth)
            if found is None:
                dropped.append(puzzle)
            write_text(path, collection.to_text())
            output.note("cli-puzzles-checked", seen=seen, due=len(due), puzzle=puzzle.id, held="yes" if found else "no")
            if clock.is_over():
                break
    write_text(path, collection.to_text())
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("kind", "looked", "held", "dropped"):
        table.add_column(output.text(f"cli-puzzles-{column}"), justify="left" if column == "kind" else "right")
    for kind in KINDS:
        looked = sum(puzzle.kind == kind for puzzle in due[:seen])
        lost = sum(puzzle.kind == kind for puzzle in dropped)
        table.add_row(kind, str(looked), str(looked - lost), str(lost))
    table.add_row(output.text("cli-puzzles-all"), str(seen), str(seen - len(dropped)), str(len(dropped)))
    output.stdout.print(table)
    output.say("cli-puzzles-verified", held=seen - len(dropped), seen=seen, old=old, left=len(due) - seen, path=path)
    return not dropped and not old


def is_checked(puzzle: Puzzle, arguments: Arguments) -> bool:
    """Whether it was looked at in just this way."""
    check = puzzle.check
    return check is not None and check[0] == arguments.seed and check[2:] == (arguments.truth, TIMES)


def looked_at(collection: Collection, puzzle: Puzzle, check: Check | None, truth: bool) -> Collection:
    """The collection after a second look at a puzzle: without it, if it failed."""
    puzzles = [one if one.id != puzzle.id else one._replace(check=check) for one in collection.puzzles]
    if check is None:
        puzzles = [one for one in puzzles if one.id != puzzle.id]
    again = puzzle.check is not None and puzzle.check.truth
    way = ("again" if again else "truth") if truth else "network"
    held, seen = collection.checked.get(way, [0, 0])
    checked = {**collection.checked, way: [held + (check is not None), seen + 1]}
    return collection._replace(puzzles=puzzles, checked=checked)


# What there is


def draw(output: Output, collection: Collection) -> None:
    """Prints how many puzzles there are of each kind and difficulty."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(output.text("cli-puzzles-kind"))
    for difficulty in range(1, 6):
        table.add_column(str(difficulty), justify="right")
    for kind in KINDS:
        levels = Counter(puzzle.difficulty() for puzzle in collection.puzzles if puzzle.kind == kind)
        table.add_row(kind, *(str(levels[difficulty]) for difficulty in range(1, 6)))
    output.stdout.print(table)
