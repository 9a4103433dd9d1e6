"""What the levels lose per decision, for the coach's grades, and whether grades tell an Expert from a Beginner.

    python -m benchmarks.coach                              measures all games, on all cores
    python -m benchmarks.coach uptown --of-each 6 --rounds 4 one game, so many games of each level
    python -m benchmarks.coach --graded 200 --seconds 3     games of an Expert against a Beginner, each analysed so long

The first two play games of one level alone, analyse them round by round, write the game's `measured.json`
and print how often each level errs. A run adds nothing to the one before: all levels are measured again. The last one
prints in how many games the Expert was graded above the Beginner. Run it on the compiled package.
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from statistics import mean, pstdev, quantiles
from typing import NamedTuple

from ludopolis import bots, registry
from ludopolis.arena.workers import Workers, cores, local, spread
from ludopolis.bots.match import play_match
from ludopolis.coach import grades
from ludopolis.coach.analysis import Analysis, analyse, last
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.marks import CLASSES
from ludopolis.coach.verdicts import accuracy, class_of, stake_lost
from ludopolis.engine.contract.game import Game
from ludopolis.engine.values.data import Data

SOURCES = Path(__file__).parent.parent / "src" / "ludopolis" / "games"
"""Of our games, which the compiled package is built from."""
PLAYERS = 2
NAMES = ("beginner", "expert")


class Case(NamedTuple):
    """A game to play and to analyse."""

    game: str
    level: str
    number: int
    rounds: int


class Seat(NamedTuple):
    """What one seat of a game did with the decisions that count."""

    stakes_lost: list[float]
    """Of what was at stake, lost by each decision."""
    shares: list[float]
    """Of the victory, lost by each decision."""
    classes: list[str]
    accuracy: float | None


def seats_of(case: Case) -> list[Seat]:
    """A game of one level alone, analysed."""
    game = registry.find(case.game)
    crew = [bots.make(case.level) for _ in range(PLAYERS)]
    table = play_match(game, {}, [case.level] * PLAYERS, crew, f"coach/{case.level}/{case.number}")
    analysis = Analysis(table.record(), game, f"{case.number}")
    for _ in range(case.rounds):
        for _ in analysis.round():
            pass
    every = [decision for found in analysis.decisions.values() for decision in found if decision.counts()]
    seats: list[Seat] = []
    for seat in range(PLAYERS):
        own = [decision for decision in every if decision.seat == seat]
        shares = [-decision.effects()[seat] for decision in own]
        seats.append(
            Seat(
                [stake_lost(decision) for decision in own],
                shares,
                [class_of(decision) for decision in own],
                accuracy(own),
            )
        )
    return seats


def seats_of_all(cases: list[Case]) -> list[list[Seat]]:
    """Runs in a worker."""
    return [seats_of(case) for case in cases]


def measured(seats: list[Seat]) -> Data:
    """What a level loses."""
    lost = [loss for seat in seats for loss in seat.stakes_lost]
    named = [name for seat in seats for name in seat.classes]
    kept = [seat.accuracy for seat in seats if seat.accuracy is not None]
    return {
        "games": len(seats) // PLAYERS,
        "decisions": len(lost),
        grades.LOST: round(mean(lost) * MILLION),
        "deviation": round(pstdev(lost) * MILLION),
        "accuracy": round(mean(kept)) if kept else None,
        **{name: named.count(name) for name in CLASSES},
    }


def measure(id: str, games: int, rounds: int, workers: Workers) -> None:
    """Measures all levels of a game, prints and writes what was found."""
    cases = [Case(id, level, number, rounds) for level in grades.LADDER for number in range(games)]
    found: dict[str, list[Seat]] = {level: [] for level in grades.LADDER}
    for case, seats in zip(cases, spread(seats_of_all, iter(cases), workers), strict=True):
        found[case.level] += seats
    write(id, rounds, found)


def write(id: str, rounds: int, found: dict[str, list[Seat]]) -> None:
    """Prints and writes what the seats of each level did."""
    levels: Data = {level: measured(seats) for level, seats in found.items()}
    for level, row in levels.items():
        errors = ", ".join(f"{name} {row[name] / len(found[level]):.2f}" for name in CLASSES)
        loss, off = row[grades.LOST] / MILLION, row["deviation"] / MILLION / row["decisions"] ** 0.5
        tail = quantiles([share for seat in found[level] for share in seat.shares], n=100)
        print(f"{id} {level}: {loss:.1%} ± {off:.1%} of the stake a decision; a game and seat: {errors};", end=" ")
        print(f"share lost: 90 % {tail[89]:.3f}, 95 % {tail[94]:.3f}, 98 % {tail[97]:.3f}, 99 % {tail[98]:.3f}")
    store(registry.find(id), PLAYERS, rounds, levels)


def store(game: Game, players: int, rounds: int, levels: Data) -> None:
    """Puts what was measured into the file of the game, in place of what it holds of tables of so many players."""
    file = SOURCES / game.id / grades.MEASURED
    known = json.loads(file.read_text("utf-8"))["tables"] if file.is_file() else []
    options = game.complete({}, players)
    tables = [table for table in known if table["players"] != players]
    tables.append({"players": players, "rules": game.version, "rounds": rounds, "options": options, "levels": levels})
    tables.sort(key=lambda table: (table["players"] == 1, table["players"]))
    text = json.dumps({"game": game.id, "tables": tables}, indent=1)
    file.write_text(text + "\n", "utf-8")


class Graded(NamedTuple):
    """A game of an Expert against a Beginner to be analysed, for so many rounds or seconds."""

    game: str
    number: int
    seconds: float = 0.0
    rounds: int = 0


def is_right(one: Graded) -> bool:
    """Whether the Expert is graded above the Beginner."""
    game = registry.find(one.game)
    names = NAMES if one.number % 2 == 0 else NAMES[::-1]
    table = play_match(game, {}, list(names), [bots.make(name) for name in names], f"grade/{one.number}")
    data = last(analyse(table.record(), game, seconds=one.seconds, rounds=one.rounds))
    places = {name: side["grade"]["place"] for name, side in zip(names, data["sides"], strict=True)}
    return bool(places["expert"] > places["beginner"])


def are_right(games: list[Graded]) -> list[bool]:
    """Runs in a worker."""
    return [is_right(one) for one in games]


def main() -> None:
    """Measures the games named."""
    parser = ArgumentParser(description="What the levels lose per decision.")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--of-each", type=int, default=24, help="games of each level")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--graded", type=int, default=0, help="games of an Expert against a Beginner instead")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--jobs", type=int, default=cores())
    given = parser.parse_args()
    with local(given.jobs) as workers:
        for id in given.games or sorted(folder.parent.name for folder in SOURCES.glob("*/__init__.py")):
            if given.graded:
                games = (Graded(id, number, given.seconds) for number in range(given.graded))
                print(f"{id}: {sum(spread(are_right, games, workers))} of {given.graded}", flush=True)
            else:
                measure(id, given.of_each, given.rounds, workers)


if __name__ == "__main__":
    main()
