"""Are hints sound? Each advised turn against the best one that a search with 45 times the playouts finds.

    python -m benchmarks.hints                             measures what is missing in every game, and writes the page
    python -m benchmarks.hints GAME... --positions 10      so many positions of a game, instead of 200
    python -m benchmarks.hints --seconds 240 --jobs 15     stops after so long; the next run goes on from there
    python -m benchmarks.hints --pace                      measures how long a hint takes, for the interpreted package
    python -m benchmarks.hints --seconds 0                 writes the page alone

Results are in hints.json, or in the file named by `--store`: for another machine, take the file along and bring it
back. They count for the rules, networks and budgets that they were measured with. Run it on the compiled package.

Positions come from games of two between bots of all levels below the Master: any decision of a game that leaves a
choice is as likely as any other. The long search chooses on worlds of its own. Its turn, the advised one and the
policy's are then compared in fresh worlds, the same for all three, as hints and coach compare turns
(`bots/verdict.py`), and the network says what share of victory each leads to.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean, median
from time import monotonic, process_time
from typing import Any, NamedTuple

from benchmarks.strength_matches import Trial, identity
from ludopolis import bots, registry
from ludopolis.arena.workers import cores, local, spread
from ludopolis.bots.hints import advise, certain, hinter
from ludopolis.bots.levels import NET
from ludopolis.bots.match import Match
from ludopolis.bots.net import NetBot, best_plans
from ludopolis.bots.planning import Thought
from ludopolis.bots.search import Searcher
from ludopolis.bots.verdict import Comparison
from ludopolis.engine.contract import Game, State

STORE = Path(__file__).parent / "hints.json"
PAGE = Path(__file__).parent / "hints.md"
POSITIONS = 200
CREW = ("beginner", "easy", "regular", "expert")
LONGER = 45
"""How many times the playouts of a hint the long search has: it takes twelve to twenty-four times as long …"""
WIDER = 2
"""… and how many times the plans it tries in them, and the moves of each decision that become plans."""
FRESH = 120
"""Worlds in which turns are compared."""
CLOSE = 0.02
"""A share of victory within this of the best counts as found."""
WANTED = 0.9
PACE_POSITIONS = 12

Stored = dict[str, Any]


class Case(NamedTuple):
    """A position to measure."""

    game: str
    number: int


class Watched(bots.Bot):
    """Plays as another bot, and keeps one of the choices it was given, each with the same chance."""

    def __init__(self, bot: bots.Bot, album: "Album") -> None:
        self.bot = bot
        self.album = album

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """What the other bot chooses."""
        self.album.see(state, seat)
        return self.bot.choose(state, seat, rng)


class Album:
    """One of all the choices of a game."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.seen = 0
        self.kept: tuple[State, int] | None = None

    def see(self, state: State, seat: int) -> None:
        """Keeps the choice in the place of the last one, as often as is fair."""
        if len(state.legal(seat)) > 1:
            self.seen += 1
            if self.rng.random() * self.seen < 1.0:
                self.kept = state.clone(), seat


def position(case: Case) -> tuple[State, int]:
    """A choice somewhere in a game of two, blinded for whoever has it."""
    game = registry.find(case.game)
    rng = Random(f"hints {case.game} {case.number}")
    names = [rng.choice(CREW) for _ in range(2)]
    album = Album(rng)
    crew: list[bots.Bot] = [Watched(bots.make(name), album) for name in names]
    Match(game, game.complete({}, 2), names, crew, f"hints {case.number}").run()
    assert album.kept is not None
    return album.kept


def thought_of(bot: Searcher, state: State, seat: int) -> Thought:
    """The thought of a long search about a decision."""
    scope = bot.scope
    budget = bots.Budget(LONGER * scope.budget.iterations)
    wide = scope._replace(budget=budget, width=WIDER * scope.width)
    thought = NetBot(wide).thought(state, seat)
    thought.branches = [WIDER * count for count in thought.branches]
    return thought


def shares(thought: Thought, state: State, turns: list[list[int]], rng: Random) -> list[float]:
    """The share of victory that each turn leads to, in the same worlds."""
    return [mean(look.shares[0] for look in looks) for looks in Comparison(thought, state).looks(turns, FRESH, rng)]


def measure(case: Case) -> Stored:
    """What an advised turn loses, and what the policy's does."""
    state, seat = position(case)
    began = process_time()
    bot = hinter(state)
    advice = advise(bot, state, seat, Random(state.digest()))
    hinted = process_time()
    again = advise(hinter(state), state.game.load(state.dump()), seat, Random(state.digest()))
    searching = process_time()
    thought = thought_of(bot, state, seat)
    legal = state.legal(seat)
    best = certain(state, seat, best_plans(thought, state, legal, Random(f"long {case.number}"))[0])
    found = process_time()
    plain = [thought.judge.policy(state, seat, legal, Random(case.number))]
    values = shares(thought, state, [best, advice.turn, plain], Random(f"fresh {case.number}"))
    return {
        "number": case.number,
        "turn": [state.to_text(seat, advice.turn[0]), state.to_text(seat, best[0]), state.to_text(seat, plain[0])],
        "shares": [round(value, 5) for value in values],
        "same": advice == again,
        "seconds": [round(hinted - began, 4), round(found - searching, 4)],
    }


def measure_all(cases: list[Case]) -> list[Stored]:
    """Runs in a worker."""
    return [{"game": case.game, **measure(case)} for case in cases]


def pace(game: str) -> Stored:
    """The CPU seconds of hints: median, longest, number."""
    times: list[float] = []
    for number in range(PACE_POSITIONS):
        state, seat = position(Case(game, number))
        began = process_time()
        advise(hinter(state), state, seat, Random(state.digest()))
        times.append(process_time() - began)
    return {"median": round(median(times), 3), "most": round(max(times), 3), "hints": len(times)}


# What is stored


def settings(game: Game) -> list[Any]:
    """What results count for."""
    state = game.new(game.complete({}, 2), 2)
    scope = hinter(state).scope
    table = Trial("hints", game.id, 2, {}, NET, "", POSITIONS)
    return [
        *identity(game, table),
        [scope.budget.iterations, scope.width, scope.turns, scope.trust],
        LONGER,
        WIDER,
        FRESH,
    ]


def read(file: Path) -> Stored:
    """What was measured before."""
    found: Stored = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def entry_of(stored: Stored, game: Game) -> Stored:
    """A game's results, or none if they were measured with something else."""
    entry: Stored = stored.setdefault(game.id, {"pace": {}})
    if entry.get("with") != settings(game):
        entry.update({"with": settings(game), "positions": []})
    return entry


def missing(stored: Stored, games: list[Game], positions: int) -> Iterator[Case]:
    """What is still to be measured, all games in step."""
    done = {(game.id, one["number"]) for game in games for one in entry_of(stored, game)["positions"]}
    for number in range(positions):
        for game in games:
            if (game.id, number) not in done:
                yield Case(game.id, number)


# The page

HEAD = """# How sound hints are

Written by `python -m benchmarks.hints`, which says how it is measured. Shares of victory; a loss is what a turn gives
away against the best one found by a search with {longer} times the playouts and {wider} times the plans, compared in
{fresh} fresh worlds. {wanted:.0%} of hints should be within {close}. The long search
takes so many times the time of a hint. The last column is CPU seconds of a hint with the interpreted package, median
and longest, without its reasons.

| {columns} |
| --- {rule}|
"""
COLUMNS = (
    *("game", "positions", "hint within 0.02", "policy within 0.02", "hint loses", "policy loses"),
    *("a hint at worst", "same twice", "long search", "seconds"),
)


def line(game: str, entry: Stored) -> str:
    """A game's row."""
    found = entry["positions"]
    lost = [one["shares"][0] - one["shares"][1] for one in found]
    plain = [one["shares"][0] - one["shares"][2] for one in found]
    cells = [
        game,
        f"{len(found)}",
        f"{mean(loss <= CLOSE for loss in lost):.1%}",
        f"{mean(loss <= CLOSE for loss in plain):.1%}",
        f"{mean(lost):.4f}",
        f"{mean(plain):.4f}",
        f"{max(lost):.3f}",
        f"{sum(one['same'] for one in found)}",
        f"× {median(one['seconds'][1] / one['seconds'][0] for one in found):.0f}",
    ]
    timed = entry["pace"]
    cells.append(f"{timed['median']:.2f}, {timed['most']:.2f}" if timed else "–")
    return f"| {' | '.join(cells)} |\n"


def page(stored: Stored) -> str:
    """The results as a page."""
    figures = {"longer": LONGER, "wider": WIDER, "fresh": FRESH, "wanted": WANTED, "close": CLOSE}
    head = HEAD.format(columns=" | ".join(COLUMNS), rule="| ---: " * (len(COLUMNS) - 1), **figures)
    return head + "".join(line(game, entry) for game, entry in sorted(stored.items()) if entry["positions"])


def save(file: Path, stored: Stored) -> None:
    """Writes what was measured."""
    for entry in stored.values():
        entry["positions"].sort(key=lambda one: one["number"])
    parts = []
    for game, entry in sorted(stored.items()):
        lines = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in entry["positions"])
        rest = json.dumps({key: value for key, value in entry.items() if key != "positions"}, sort_keys=True)
        parts.append(f' "{game}": {rest[:-1]}, "positions": [\n  {lines}\n ]}}')
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


def main() -> None:
    """Measures, stores, and writes the page."""
    parser = ArgumentParser(description="Are hints sound?")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--store", type=Path, default=STORE)
    parser.add_argument("--pace", action="store_true")
    given = parser.parse_args()
    games = [registry.find(name) for name in given.games or registry.ids()]
    stored = read(given.store)
    end = monotonic() + given.seconds
    if given.pace:
        for game in games:
            entry_of(stored, game)["pace"] = pace(game.id)
    elif given.seconds > 0:
        with local(given.jobs) as workers:
            for found in spread(measure_all, missing(stored, games, given.positions), workers):
                stored[found.pop("game")]["positions"].append(found)
                if monotonic() > end:
                    break
    save(given.store, stored)
    if given.store == STORE:
        PAGE.write_text(page(stored), "utf-8")
    print(page(stored))


if __name__ == "__main__":
    main()
