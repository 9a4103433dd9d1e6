"""What our bots reach in every game and for every number of players: the table in docs/baselines.md.

    PYTHONPATH=build/compiled/site python -m benchmarks.baselines --games 400

Each bot sits at tables whose other seats are `greedy`, on paired deals, on every seat equally often; alone in solo
modes. Results are kept in baselines.json beside this file, so a run that was stopped goes on; other `--games` play a
row anew.
"""

import argparse
import json
from datetime import date
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from ludopolis import registry
from ludopolis.arena.play import Venue, play
from ludopolis.arena.schedule import challenge, rotation
from ludopolis.arena.statistics import standing
from ludopolis.arena.workers import local, spread
from ludopolis.bots.levels import LEVELS
from ludopolis.engine.contract import Game

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "benchmarks" / "baselines.json"
PAGE = ROOT / "docs" / "baselines.md"
BOTS = ("random", "greedy", *LEVELS)
FIELD = "greedy"
SEED = "baselines"
SECONDS = 10.0


def measure(game: Game, players: int, bot: str, games: int, jobs: int | None) -> dict[str, float]:
    """Points and share of victories of a bot on its seat."""
    options = game.complete({}, players)
    venue = Venue(game.id, "", game.version, game.components.digest, options, SECONDS)
    bouts = challenge(bot, [FIELD], players, SEED) if players > 1 else rotation([bot], SEED)
    count = -(-games // players) * players
    with local(jobs) as workers:
        results = list(spread(partial(play, venue), islice(bouts, count), workers))
    own = [(result, seat) for result in results for seat, name in enumerate(result.seats) if name == bot]
    figures = {key: float(value) for key, value in standing(own).items()}
    return {"games": count, "rivals": len(results[0].totals) - 1, **figures}


def as_text(kept: dict[str, Any]) -> str:
    """A line for each measurement."""
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(kept[key])}" for key in sorted(kept)) + "\n}\n"


def cell(found: dict[str, float]) -> str:
    """What a table shows of one measurement."""
    points = f"{found['mean']:.1f} ± {1.96 * found['deviation'] / found['places'] ** 0.5:.1f}"
    if not found["rivals"]:
        return points
    return f"{found['rate']:.0%} ({found['low']:.0%}–{found['high']:.0%}), {points}"


def games_of(kept: dict[str, Any], id: str, bot: str) -> str:
    """How many games the cells of a row have: at larger tables a few more, so that every seat has as many."""
    counts = [int(kept[key]["games"]) for key in kept if key.startswith(f"{id}/") and key.endswith(f"/{bot}")]
    low, high = min(counts), max(counts)
    return f"{low}" if low == high else f"{low}–{high}"


def page(kept: dict[str, Any]) -> str:
    """The tables of all games."""
    lines = [
        "# Baselines",
        "",
        f"Made by `python -m benchmarks.baselines --games N --bots BOTS`, last on {date.today().isoformat()}. Each bot",
        "sits at a table whose other seats are `greedy`, in the usual mode of the game, on paired deals and in every",
        "seat equally often. A cell has its share of victories with the 95 % interval (Wilson), then its points with",
        "theirs. Equals win 1/n; `greedy` against itself exactly. Alone, there is a victory only against an automa.",
        "An empty cell has not been measured. [What the bots are](bots.md).",
    ]
    for id in registry.ids():
        low, high = registry.find(id).players
        counts = [players for players in range(low, high + 1) if f"{id}/{players}/{BOTS[0]}" in kept]
        if not counts:
            continue
        lines += [
            "",
            f"## {id}",
            "",
            "| bot | games | " + " | ".join("solo" if n == 1 else f"{n} players" for n in counts) + " |",
        ]
        lines.append("| --- | ---: |" + " --- |" * len(counts))
        for bot in (bot for bot in BOTS if any(f"{id}/{n}/{bot}" in kept for n in counts)):
            cells = [cell(kept[f"{id}/{n}/{bot}"]) if f"{id}/{n}/{bot}" in kept else "" for n in counts]
            lines.append(f"| {bot} | {games_of(kept, id, bot)} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def main() -> None:
    """Measures what is not measured yet, and writes the page after every row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--only", default="", help="games, separated by commas")
    parser.add_argument("--bots", default=",".join(BOTS))
    given = parser.parse_args()
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {}
    for id in given.only.split(",") if given.only else registry.ids():
        game = registry.find(id)
        for players in range(game.players[0], game.players[1] + 1):
            for bot in given.bots.split(","):
                key = f"{id}/{players}/{bot}"
                wanted = -(-given.games // players) * players
                if kept.get(key, {}).get("games") != wanted:
                    kept[key] = measure(game, players, bot, given.games, given.jobs)
                    KEPT.write_text(as_text(kept), "utf-8")
                    print(f"{key}: {cell(kept[key])}", flush=True)
                    PAGE.write_text(page(kept), "utf-8")
    PAGE.write_text(page(kept), "utf-8")


if __name__ == "__main__":
    main()
