"""What the levels lose per decision when they play alone, for the coach's grades of solo games.

    PYTHONPATH=src python -m benchmarks.coach_solo welcome_to streets ginkgopolis --games 8 --rounds 4

writes the solo table of the game's `measured.json`, for which all levels are measured again, and prints what was found.
"""

import argparse
from statistics import mean, pstdev
from time import perf_counter

from benchmarks.coach import store
from ludopolis import bots, registry
from ludopolis.bots.match import play_match
from ludopolis.coach import grades
from ludopolis.coach.analysis import Analysis
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.marks import CLASSES
from ludopolis.coach.verdicts import accuracy, class_of, stake_lost
from ludopolis.engine.contract import Game
from ludopolis.engine.values.data import Data


def measure(game: Game, level: str, games: int, rounds: int) -> Data:
    """What a level loses."""
    lost: list[float] = []
    named: list[str] = []
    kept: list[int] = []
    points: list[int] = []
    for number in range(games):
        table = play_match(game, {}, [level], [bots.make(level)], f"solo/{level}/{number}")
        analysis = Analysis(table.record(), game, f"{number}")
        for _ in range(rounds):
            for _ in analysis.round():
                pass
        own = [decision for found in analysis.decisions.values() for decision in found if decision.counts()]
        lost += [stake_lost(decision) for decision in own]
        named += [class_of(decision) for decision in own]
        kept += [share for share in [accuracy(own)] if share is not None]
        points.append(table.state.results().totals[0])
    return {
        "games": games,
        "decisions": len(lost),
        grades.LOST: round(mean(lost) * MILLION),
        "deviation": round(pstdev(lost) * MILLION),
        "accuracy": round(mean(kept)) if kept else None,
        "points": round(mean(points) * MILLION),
        **{name: named.count(name) for name in CLASSES},
    }


def main() -> None:
    """Measures the games named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    for id in given.game:
        game = registry.find(id)
        levels: Data = {}
        for level in grades.LADDER:
            began = perf_counter()
            found = levels[level] = measure(game, level, given.games, given.rounds)
            loss, off = found[grades.LOST] / MILLION, found["deviation"] / MILLION / found["decisions"] ** 0.5
            errors = ", ".join(f"{name} {found[name] / given.games:.2f}" for name in CLASSES)
            print(f"{id} {level}: {loss:.1%} ± {off:.1%} of the stake a decision; a game: {errors};", end=" ")
            print(f"{found['points'] / MILLION:.1f} points; {perf_counter() - began:.0f} s", flush=True)
        store(game, 1, given.rounds, levels)


if __name__ == "__main__":
    main()
