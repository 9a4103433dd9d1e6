"""How strong are the levels? Matches on paired deals, played on from where they stand, and a page for each game.

    python -m benchmarks.strength                          plays what is missing in every game, and writes all pages
    python -m benchmarks.strength GAME... --seconds 600    stops after so long; the next run goes on from there
    python -m benchmarks.strength --only ladder,solo       these kinds of matches alone
    python -m benchmarks.strength --pace                   measures how long a turn takes, with the package as it is
    python -m benchmarks.strength --seconds 0              writes the pages alone

Results are in strength/GAME.json, or in the folder named by `--store`: for another machine, take the file along and
bring it back. Run it on the compiled package (`PYTHONPATH=build/compiled/site`). Budgets are iterations, so the games
are the same on every machine; `--jobs N` says how many processes play them. A result counts for the rules and the
network that it was played with; if those change, the match begins anew. Games of a calibration, which chose the very
bots that they measure, are marked as such, and never played on: a match of its own replaces them.
"""

import json
from argparse import ArgumentParser
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, process_time
from typing import Any

from benchmarks.strength_matches import FOLDER, Trial, identity, levels_of, trials
from benchmarks.strength_overview import overview
from benchmarks.strength_pages import page
from ludopolis import bots, registry
from ludopolis.arena.play import Venue
from ludopolis.arena.workers import cores
from ludopolis.bots import net
from ludopolis.bots.match import Match
from ludopolis.engine.contract.game import Game
from ludopolis.engine.contract.state import State
from ludopolis.engine.turns import turn_of
from ludopolis.training import gate
from ludopolis.training.selfplay import Side

SEED = "strength"
AHEAD = 6
"""Deals that wait for a free process."""
PACE_GAMES = 2

Stored = dict[str, Any]


def play_deal(trial: Trial, deal: int) -> list[gate.Game]:
    """Plays a deal from every seat; runs in a worker."""
    game = registry.find(trial.game)
    options = game.complete(trial.options, trial.players)
    venue = Venue(game.id, "", game.version, game.components.digest, options, 10.0)
    duel = gate.Duel(venue, trial.players, Side(trial.challenger), Side(trial.rival), 0.5)
    first = deal * trial.players
    return gate.play(duel, list(islice(duel.bouts(SEED), first, first + trial.players)))


def entry_of(stored: Stored, trial: Trial, now: list[Any]) -> Stored:
    """What is stored of a match, or a new entry: other rules, another network and calibrations do not count."""
    for entry in stored["matches"]:
        if trial.is_in(entry) and entry["with"] == now and not entry.get("calibration"):
            found: Stored = entry
            return found
    return {**trial.key(), "with": now, "games": 0, "won": 0.0, "margin": 0.0, "squares": 0.0}


def keep(stored: Stored, trial: Trial, entry: Stored) -> None:
    """Puts a match that has games in the place of what was stored of it."""
    if entry["games"]:
        stored["matches"] = [one for one in stored["matches"] if not trial.is_in(one)] + [entry]
        if entry["games"] not in entry.setdefault("read_at", []):
            entry["read_at"].append(entry["games"])  # whoever reads it now knows how it stands


def add(entry: Stored, games: list[gate.Game]) -> None:
    """Takes the games of a deal into a match."""
    before = entry["games"]
    entry["games"] += len(games)
    for game in games:
        entry["won"] += game.share
        entry["margin"] += game.margin
        entry["squares"] += game.margin**2
    for name, seconds in (("own_ms", [g.own_seconds for g in games]), ("other_ms", [g.other_seconds for g in games])):
        total = before * entry.get(name, 0.0) + 1000.0 * sum(seconds)
        entry[name] = round(total / entry["games"], 3)


def play_on(todo: list[tuple[Trial, Stored]], seconds: float, jobs: int) -> None:
    """Plays the matches on, all in step, until every one has its games or the time is up."""
    end = monotonic() + seconds
    begun = {id(entry): entry["games"] for _, entry in todo}
    running: dict[Future[list[gate.Game]], Stored] = {}
    with ProcessPoolExecutor(jobs) as pool:
        while True:
            while len(running) < jobs + AHEAD and monotonic() < end:
                trial, entry = min(todo, key=lambda one: begun[id(one[1])] / one[0].games)
                if begun[id(entry)] >= trial.games:
                    break
                running[pool.submit(play_deal, trial, begun[id(entry)] // trial.players)] = entry
                begun[id(entry)] += trial.players
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                add(running.pop(future), future.result())


class Clock(bots.Bot):
    """Measures each turn of another bot."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.turns: dict[int, float] = {}

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What the other bot chooses."""
        turn = turn_of(state)
        began = process_time()
        move = self.bot.choose(state, seat, rng)
        self.turns[turn] = self.turns.get(turn, 0.0) + process_time() - began
        return move


def pace(game: Game, players: dict[str, str]) -> dict[str, Stored]:
    """The CPU seconds of each level's turns in games of two: median, longest, number."""
    found: dict[str, Stored] = {}
    for level, spec in players.items():
        times: list[float] = []
        for number in range(PACE_GAMES):
            crew = [Clock(bots.make(spec)), Clock(bots.make(spec))]
            Match(game, game.complete({}, 2), [spec, spec], list(crew), f"pace {number}", f"pace {number}").run()
            times += [seconds for bot in crew for seconds in bot.turns.values()]
        found[level] = {"median": round(median(times), 4), "most": round(max(times), 4), "turns": len(times)}
    return found


def read(folder: Path, game: Game) -> Stored:
    """What is stored of a game."""
    file = folder / f"{game.id}.json"
    stored: Stored = json.loads(file.read_text("utf-8")) if file.is_file() else {"matches": [], "pace": {}}
    return stored


def main() -> None:
    """Plays, stores, and writes the pages."""
    parser = ArgumentParser(description="How strong are the levels?")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--only", default="")
    parser.add_argument("--store", type=Path, default=FOLDER)
    parser.add_argument("--pace", action="store_true")
    given = parser.parse_args()
    games = [registry.find(name) for name in given.games or sorted(path.stem for path in FOLDER.glob("*.json"))]
    stored = {game.id: read(given.store, game) for game in games}
    if given.pace:
        build = "interpreted" if net.__file__.endswith(".py") else "compiled"
        for game in games:
            stored[game.id]["pace"][build] = pace(game, levels_of(game))
    else:
        wanted = [one for game in games for one in trials(game) if not given.only or one.kind in given.only.split(",")]
        todo = [(one, entry_of(stored[one.game], one, identity(registry.find(one.game), one))) for one in wanted]
        play_on(todo, given.seconds, given.jobs)
        for one, entry in todo:
            keep(stored[one.game], one, entry)
    for game in games:
        text = json.dumps(stored[game.id], indent=1, sort_keys=True)
        (given.store / f"{game.id}.json").write_text(text + "\n", "utf-8")
        (given.store / f"{game.id}.md").write_text(page(game, stored[game.id]), "utf-8")
    if not given.games:
        (given.store / "overview.md").write_text(overview(games, stored), "utf-8")


if __name__ == "__main__":
    main()
