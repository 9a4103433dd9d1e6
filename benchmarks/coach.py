"""What the levels lose per decision, for the coach's grades: games of one level alone, analysed round by round.

    PYTHONPATH=src python -m benchmarks.coach uptown happy_city --games 6 --rounds 4

writes `src/ludopolis/coach/measured/GAME.json` and prints how often each level errs. A run adds nothing to the one
before: all levels are measured again.
"""

import argparse
import json
from pathlib import Path
from statistics import mean, pstdev, quantiles
from time import perf_counter

from ludopolis import bots, registry
from ludopolis.bots.match import play_match
from ludopolis.coach import grades
from ludopolis.coach.analysis import Analysis
from ludopolis.coach.decisions import Decision
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.verdicts import CLASSES, accuracy, class_of, losses
from ludopolis.engine.game import Game
from ludopolis.engine.state import Data

FOLDER = Path(__file__).parent.parent / "src" / "ludopolis" / "coach" / "measured"


def seats_of(game: Game, level: str, players: int, number: int, rounds: int) -> list[list[Decision]]:
    """A game of that level alone, analysed: by seat, the decisions that count."""
    crew = [bots.make(level) for _ in range(players)]
    table = play_match(game, {}, [level] * players, crew, f"coach/{level}/{number}")
    analysis = Analysis(table.record(), game, f"{number}")
    for _ in range(rounds):
        for _ in analysis.round():
            pass
    every = [decision for found in analysis.decisions.values() for decision in found if decision.counts()]
    return [[decision for decision in every if decision.seat == seat] for seat in range(players)]


def measure(game: Game, level: str, players: int, games: int, rounds: int) -> Data:
    """What a level loses."""
    seats = [seat for number in range(games) for seat in seats_of(game, level, players, number, rounds)]
    every = [decision for seat in seats for decision in seat]
    lost = losses(every)
    named = [class_of(decision) for decision in every]
    shares = [-decision.effects()[decision.seat] for decision in every]
    tail = quantiles(shares, n=100)
    print(f"  share lost: 90 % {tail[89]:.3f}, 95 % {tail[94]:.3f}, 98 % {tail[97]:.3f}, 99 % {tail[98]:.3f}")
    kept = [share for seat in seats if (share := accuracy(seat)) is not None]
    return {
        "games": games,
        "decisions": len(every),
        "loss": round(mean(lost) * MILLION),
        "deviation": round(pstdev(lost) * MILLION),
        "accuracy": round(mean(kept)) if kept else None,
        **{name: named.count(name) for name in CLASSES},
    }


def main() -> None:
    """Measures the games named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    for id in given.game:
        game = registry.find(id)
        levels: Data = {}
        for level in grades.LADDER:
            began = perf_counter()
            found = levels[level] = measure(game, level, given.players, given.games, given.rounds)
            errors = ", ".join(f"{name} {found[name] / (given.games * given.players):.2f}" for name in CLASSES)
            loss, off = found["loss"] / MILLION, found["deviation"] / MILLION / found["decisions"] ** 0.5
            print(f"{id} {level}: {loss:.3f} ± {off:.3f} points a decision; a game and seat: {errors}", end="; ")
            print(f"{perf_counter() - began:.0f} s", flush=True)
        table = {"players": given.players, "options": game.complete({}, given.players), "levels": levels}
        FOLDER.mkdir(exist_ok=True)
        text = json.dumps({"game": id, "rules": game.version, "rounds": given.rounds, "tables": [table]}, indent=1)
        (FOLDER / f"{id}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
