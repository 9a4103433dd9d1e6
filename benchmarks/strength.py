"""How strong are the levels of a game? Every claim is a sequential test on paired deals.

    python benchmarks/strength.py GAME               tests every claim about a game and writes strength/GAME.md
    python benchmarks/strength.py GAME CLAIM...      tests these again and keeps the others
    python benchmarks/strength.py GAME full=40       40 games of the Expert as it sits at a table
    python benchmarks/strength.py GAME curve=100     100 games for each of several budgets
    python benchmarks/strength.py GAME pace          measures again how long a turn takes

Run it on the compiled package (`PYTHONPATH=build/compiled/site`). Budgets are iterations, so the games are the same on
every machine; `--jobs N` says how many processes play them.
"""

import json
import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

from ludopolis import bots, registry
from ludopolis.arena.play import Venue, play
from ludopolis.arena.schedule import Bout, challenge, rotation
from ludopolis.arena.sequential import OPEN, YES, Claim, SequentialTest
from ludopolis.arena.statistics import interval, percent, rated, spread_of
from ludopolis.arena.workers import local, spread
from ludopolis.bots.levels import player_of, spec_of
from ludopolis.engine.chance import Dealer
from ludopolis.engine.game import Game
from ludopolis.engine.options import OptionValue
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table import Table

FOLDER = Path(__file__).parent / "strength"
SEED = "strength"
MAX_GAMES = 1_000
"""Of a test."""
RISK = 0.05
"""How often a test may be wrong, on either side."""
INDIFFERENCE = 0.05
"""A challenger this far below its floor should get a no."""
CURVE = (0.125, 0.25, 0.5, 1.0, 2.0)
"""Budgets of the curve, relative to the budget of the floors."""

ITERATIONS = {"ginkgopolis": 200, "happy_city": 150, "streets": 40, "uptown": 100, "welcome_to": 60}
"""The budget at which the Expert's floors are shown: a turn takes at most 0.3 s with it."""
CROWDED = {"welcome_to": 8}
"""The budget at a full table, for games that seat so many that playouts take much longer."""
SOLO: dict[str, dict[str, OptionValue]] = {"ginkgopolis": {"solo_level": "normal"}, "streets": {"difficulty": "medium"}}
"""Solo games that can be lost: the opponent that the Expert must beat."""
SCORED = ("welcome_to",)
"""Solo games that only have a score."""


class Trial(NamedTuple):
    """A claim: the challenger wins at least this share."""

    name: str
    challenger: str
    rival: str
    players: int
    floor: float
    options: dict[str, OptionValue]


def trials(game: Game) -> list[Trial]:
    """What is claimed of a game."""
    expert = f"expert:{ITERATIONS[game.id]}"
    full = game.players[1]
    crowded = f"expert:{CROWDED.get(game.id, ITERATIONS[game.id])}"
    found = [
        Trial("greedy-1", "greedy-1", "random", 2, 0.95, {}),
        Trial("expert", expert, "greedy-1", 2, 0.70, {}),
        Trial("expert-flat", expert, "flat-200", 2, 0.60, {}),
        Trial("expert-full", crowded, "greedy-1", full, 2 / full, {}),
        Trial("regular", "regular", "greedy-1", 2, 0.50 + INDIFFERENCE, {}),
        Trial("expert-regular", expert, "regular", 2, 0.50 + INDIFFERENCE, {}),
    ]
    if game.id in SOLO:
        found.append(Trial("solo", expert, "", 1, 0.80, SOLO[game.id]))
    return found


def venue_of(game: Game, options: dict[str, OptionValue], players: int) -> Venue:
    """What the games of a trial have in common."""
    whole = game.complete(options, players)
    return Venue(game.id, game.components.folder, game.version, game.components.digest, whole, 60.0)


def schedule(trial: Trial) -> Iterator[Bout]:
    """Every deal from every seat; solo, a deal for each game."""
    if trial.players == 1:
        return rotation([trial.challenger], SEED)
    return challenge(trial.challenger, [trial.rival], trial.players, SEED)


def try_out(game: Game, trial: Trial, jobs: int, max_games: int = MAX_GAMES, stop: bool = True) -> dict[str, Any]:
    """Plays until the answer is clear, or all games if `stop` is false."""
    sequential = SequentialTest(Claim(trial.floor - INDIFFERENCE, INDIFFERENCE, RISK, RISK))
    shares: list[float] = []
    points: list[int] = []
    deal: list[float] = []
    with local(jobs) as workers:
        work = partial(play, venue_of(game, trial.options, trial.players))
        for result in spread(work, islice(schedule(trial), max_games), workers):
            seat = result.seats.index(trial.challenger)
            deal.append(result.share(seat))
            points.append(result.totals[seat])
            if len(deal) == trial.players:
                shares += deal
                sequential.add(sum(deal) / len(deal))
                deal = []
                if stop and sequential.verdict != OPEN:
                    break
    return {
        "challenger": trial.challenger,
        "rival": trial.rival or ", ".join(f"{name} {value}" for name, value in trial.options.items()),
        "players": trial.players,
        "floor": trial.floor,
        "games": len(shares),
        **rated(sum(shares), len(shares)),
        **spread_of(points[: len(shares)]),
        "verdict": sequential.verdict if stop else "",
    }


def pace(game: Game, bot: str, games: int) -> dict[str, Any]:
    """CPU seconds of a bot's turns against `greedy-1`."""
    turns: dict[tuple[int, int], float] = {}
    for number in range(games):
        table = Table(game, {}, ["a", "b"], Dealer(f"pace/{number}"))
        crew = [bots.make(bot), bots.make("greedy-1")]
        rng = Random(number)
        while (pending := table.state.pending()) != 0:
            seat = lowest_seat(pending)
            blinded = table.state.blind(seat)
            turn = number, table.state.turn()
            began = process_time()
            move = crew[seat].choose(blinded, seat, rng)
            if seat == 0:
                turns[turn] = turns.get(turn, 0.0) + process_time() - began
            table.play(seat, move)
    taken = sorted(turns.values())
    return {"mean": sum(taken) / len(taken), "most": taken[-1], "turns": len(taken)}


def curve(game: Game, jobs: int, games: int) -> list[dict[str, Any]]:
    """The Expert against greedy-1 with smaller and larger budgets."""
    rows = []
    for part in CURVE:
        trial = Trial("", f"expert:{max(1, round(ITERATIONS[game.id] * part))}", "greedy-1", 2, 0.70, {})
        rows.append(try_out(game, trial, jobs, games, stop=False))
        print(f"{trial.challenger}: {percent(rows[-1]['rate'])}", flush=True)
    return rows


def solo_scores(game: Game, jobs: int, games: int) -> list[dict[str, Any]]:
    """Scores of solo games."""
    bots = ("greedy-1", "regular", f"expert:{ITERATIONS[game.id]}")
    return [try_out(game, Trial("", bot, "", 1, 0.5, {}), jobs, games, stop=False) for bot in bots]


def main() -> None:
    words = sys.argv[1:]
    jobs = 1
    if "--jobs" in words:
        at = words.index("--jobs")
        jobs = int(words[at + 1])
        del words[at : at + 2]
    game = registry.find(words[0])
    wanted = words[1:]
    path = FOLDER / f"{game.id}.json"
    data: dict[str, Any] = json.loads(path.read_text()) if path.is_file() else {"trials": {}}
    for name, _, number in (word.partition("=") for word in wanted):
        if name == "full":
            trial = Trial("full", "expert", "greedy-1", 2, 0.70, {})
            data["full"] = try_out(game, trial, jobs, int(number), stop=False)
        elif name == "curve":
            data["curve"] = curve(game, jobs, int(number))
    if not wanted or "pace" in wanted:
        for bot, games in (("regular", 2), (f"expert:{ITERATIONS[game.id]}", 2), ("expert", 1)):
            data.setdefault("pace", {})[bot] = pace(game, bot, games)
    if game.id in SCORED and (not wanted or any(word.startswith("scores") for word in wanted)):
        number = next((word.partition("=")[2] for word in wanted if word.startswith("scores=")), "200")
        data["scores"] = solo_scores(game, jobs, int(number))
    for trial in trials(game):
        if not wanted or trial.name in wanted:
            row = try_out(game, trial, jobs)
            data["trials"][trial.name] = row
            print(f"{trial.name}: {row['verdict']}, {percent(row['rate'])} of {row['games']}", flush=True)
            save(game, path, data)
    save(game, path, data)


def save(game: Game, path: Path, data: dict[str, Any]) -> None:
    """Writes the figures, and the page that shows them."""
    data["levels"] = {level: spec_of(player_of(game, level)) for level in bots.LEVELS}
    path.write_text(json.dumps(data, indent=1) + "\n")
    path.with_suffix(".md").write_text(page(game, data))


def page(game: Game, data: dict[str, Any]) -> str:
    """The figures of a game as a page."""
    lines = [f"# How strong the bots of {game.id} are", ""]
    lines += [f"* {level}: `{name}`" for level, name in data["levels"].items()]
    lines += ["", "| who | against | players | at least | games | won | 95 % interval | shown |"]
    lines += ["| --- | --- | ---: | ---: | ---: | ---: | --- | --- |"]
    for row in data["trials"].values():
        shown = {YES: "yes", OPEN: "open"}.get(row["verdict"], "no")
        cells = (
            row["challenger"],
            row["rival"],
            row["players"],
            percent(row["floor"]),
            row["games"],
            percent(row["rate"]),
            interval(row),
            shown,
        )
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    if "full" in data:
        row = data["full"]
        lines += ["", f"At its full budget, against {row['rival']}, 2 players: {percent(row['rate'])} of"]
        lines[-1] += f" {row['games']} games ({interval(row)})."
    if "curve" in data:
        lines += ["", "| budget | games | won against greedy-1 | 95 % interval |", "| --- | ---: | ---: | --- |"]
        for row in data["curve"]:
            lines.append(f"| {row['challenger']} | {row['games']} | {percent(row['rate'])} | {interval(row)} |")
    if "scores" in data:
        lines += ["", "| alone | games | mean | standard deviation |", "| --- | ---: | ---: | ---: |"]
        for row in data["scores"]:
            lines.append(f"| {row['challenger']} | {row['games']} | {row['mean']:.1f} | {row['deviation']:.1f} |")
    if "pace" in data:
        lines += ["", "| CPU seconds of a turn | mean | longest | turns |", "| --- | ---: | ---: | ---: |"]
        for bot, row in data["pace"].items():
            lines.append(f"| {bot} | {row['mean']:.3f} | {row['most']:.3f} | {row['turns']} |")
    notes = FOLDER / f"{game.id}.notes.md"
    text = "\n".join(lines) + "\n"
    return f"{text}\n{notes.read_text()}" if notes.is_file() else text


if __name__ == "__main__":
    main()
