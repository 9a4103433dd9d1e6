"""Is the first sentence about a game true, and do the columns below it add up? A program reads them, and asks the
analysis and the record whether they agree.

    python -m benchmarks.sentences                            1,000 games: all games, all kinds of tables, on all cores
    python -m benchmarks.sentences --games 40 --jobs 2        fewer
    python -m benchmarks.sentences --out sentences.json       keeps what was said, and what was false

The games are played by quick bots at tables of two, at full tables and alone; in some a bot takes over in the
middle, in some a seat plays what hints advise, always or now and then. What is checked shares no code with
`coach/opening.py`: results come from the record, luck and losses from the numbers of the analysis.
"""

import json
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from math import floor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ludopolis import bots, registry
from ludopolis.arena.workers import cores, local, spread
from ludopolis.coach.advice import Advice
from ludopolis.coach.analysis import Analysis
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.record import Record
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.options import OptionValue

GAMES = ("streets", "uptown", "happy_city", "ginkgopolis", "welcome_to")
MILLION = 1_000_000
LEVELS = ("beginner", "regular")
HINTS = (0.0, 0.0, 0.4, 1.0)
"""How often the first seat takes a hint, game by game."""


class Case(NamedTuple):
    """A game to play and to look at."""

    number: int
    rounds: int
    options: dict[str, OptionValue] = {}  # noqa: RUF012 (never changed)


class Said(NamedTuple):
    """What was said in a game, and what of it was false."""

    number: int
    game: str
    players: int
    kinds: list[str]
    accounts: int
    """Decisions whose cost is explained in a column."""
    false: list[str]


def played(case: Case) -> tuple[Table, list[Advice]]:
    """A game, and the hints that the first seat was shown in it."""
    rng = Random(f"sentences/{case.number}")
    game = registry.find(GAMES[case.number % len(GAMES)])
    low, high = game.players
    players = rng.choice([2, 2, 2, min(4, high), low])
    names = ["Anna", *(f"bot:{rng.choice(LEVELS)}" for _ in range(players - 1))]
    table = Table(game, case.options, names, Dealer(f"sentences/{case.number}"))
    crew = [bots.make(rng.choice(LEVELS)) for _ in range(players)]
    often = HINTS[case.number // len(GAMES) % len(HINTS)]
    leaves = rng.random() < 0.15
    advice: list[Advice] = []
    turns = 0
    while table.state.pending():
        seat = lowest_seat(table.state.pending())
        blinded = table.state.blind(seat)
        legal = blinded.legal(seat)
        move = legal[0] if len(legal) == 1 else crew[seat].choose(blinded, seat, rng)
        if seat == 0 and len(legal) > 1:
            turns += 1
            if leaves and turns == 6:
                table.take_over(0, "bot:beginner")
            if rng.random() < often:
                advice.append(Advice(0, table.length, [blinded.to_text(0, move)]))
        table.play(seat, move)
    return table, advice


def check(case: Case) -> Said:
    """Plays a game and checks what is said of every seat."""
    table, advice = played(case)
    record = table.record()
    analysis = Analysis(record, table.game, advice=advice)
    for _ in range(case.rounds):
        for _ in analysis.round():
            pass
    data = analysis.result()
    kinds: list[str] = []
    false: list[str] = []
    for side in range(len(table.seats)):
        told = data["sides"][side]["opening"]
        kinds += [one["kind"] for one in told]
        wrong = [*ending_faults(table, told[0]), *clause_faults(record, data, side, told[1:], advice)]
        false += [f"seat {side}: {fault} ({told})" for fault in wrong]
    accounts = [one for block in data["blocks"] for one in block.get("decisions", []) if one.get("reasons")]
    false += [fault for one in accounts for fault in column_faults(one)]
    return Said(case.number, table.game.id, len(table.seats), kinds, len(accounts), false)


def column_faults(one: dict[str, Any]) -> list[str]:
    """Whether the rows add up to the cost of a decision as it is shown: in tenths, from ten points on in whole ones."""
    tenths = floor(one["loss_points"] / MILLION * 10 + 0.5)
    cost = tenths * MILLION // 10 if abs(tenths) < 100 else floor(tenths / 10 + 0.5) * MILLION
    rows = sum(row["points"] for row in one["reasons"])
    return [] if rows == cost else [f"entry {one['entries'][0]}: rows add up to {rows}, shown is {cost}"]


def ending_faults(table: Table, told: dict[str, Any]) -> list[str]:
    """What the record says against how it ended."""
    totals, winners = table.state.results()
    side, kind, points = told["side"], told["kind"], told["points"]
    others = [total for at, total in enumerate(totals) if at != side]
    if kind == "alone":
        return [] if len(totals) == 1 and points == totals[0] else ["not alone, or another total"]
    if kind == "draw":
        return [] if not winners and points == totals[side] else ["there is a winner"]
    won = side in winners
    faults: list[str] = []
    if kind.startswith(("won", "tie-won", "tie-shared", "automa-beaten")) != won:
        faults.append("won or lost?")
    if kind in ("won", "automa-beaten") and (totals[side] - max(others) != points or points <= 0):
        faults.append("by how much?")
    if kind in ("lost", "automa-won", "placed") and (totals[told["rival"]] - totals[side] != points or points <= 0):
        faults.append("by how much?")
    if kind == "placed" and told["place"] != 1 + sum(
        at in winners or one > totals[side] for at, one in enumerate(totals) if at != side
    ):
        faults.append("which place?")
    if kind.startswith("tie") and (points != totals[side] or points != max(totals) or totals.count(points) < 2):
        faults.append("no tie")
    if kind == "tie-shared" and sorted([side, *told["with"]]) != sorted(winners):
        faults.append("shared with others")
    return faults


def clause_faults(
    record: Record, data: dict[str, Any], side: int, told: list[dict[str, Any]], advice: list[Advice]
) -> list[str]:
    """What the numbers of the analysis say against what it came from."""
    said = {one["kind"]: one for one in told}
    row = data["sides"][side]
    every = [one for block in data["blocks"] for one in block.get("decisions", []) if one["seat"] == side]
    own = [one for one in every if one["counts"] and not one["advised"] and not one["stand_in"]]
    faults: list[str] = []
    luck = row["points"]["luck"] / MILLION
    lucky = sum(one in said for one in ("luck-took", "luck-gave", "luck-even"))
    if lucky != 1:
        faults.append("luck is told once")
    for kind, way in (("luck-took", -1), ("luck-gave", 1)):
        if kind in said and abs(way * luck - said[kind]["points"]) > 2.5:
            faults.append(f"luck was {luck:.2f}")
    if "luck-even" in said and abs(luck) >= 5.0:
        faults.append(f"luck was {luck:.2f}")
    for kind in ("cost", "cost-in", "moments"):
        if kind in said:
            chosen = [one for one in own if one["entries"][0] in row["dearest"]]
            points = sum(one["loss_points"] for one in chosen) / MILLION
            if len(chosen) != said[kind]["count"] or abs(points - said[kind]["points"]) > 0.5001:
                faults.append(f"{len(chosen)} moments cost {points:.2f}")
            if not all(one["class"] for one in chosen):
                faults.append("a moment without a mark")
            if kind == "cost-in" and said[kind]["rounds"] != sorted({one["round"] for one in chosen}):
                faults.append("other rounds")
    if row["dearest"] and not {"cost", "cost-in", "moments"} & said.keys():
        faults.append("moments that the sentence leaves out")
    if "nothing-dear" in said and any(one["loss_points"] / MILLION > said["nothing-dear"]["points"] for one in own):
        faults.append("a turn cost more")
    faults += _early_faults(data, side, said)
    chosen = [one for one in every if not one["forced"]]
    advised = [one for one in chosen if one["advised"]]
    if ("hints-all" in said) != (bool(advised) and len(advised) == len(chosen)):
        faults.append("not all were hints")
    if "hints-some" in said and said["hints-some"]["advised"] != len(advised):
        faults.append("another number of hints")
    if advised and not advice:
        faults.append("advised without a hint")
    if any(one["class"] for one in every if one["advised"] or one["stand_in"]):
        faults.append("a hint or a bot's turn is marked")
    taken = [at for at, entry in enumerate(record.entries, 1) if entry.get("seat") == side and "take_over" in entry]
    after = [one for one in chosen if taken and one["entries"][0] > taken[0]]
    if ("stand-in" in said) != bool(after) or (after and said["stand-in"]["turns"] != len(after)):
        faults.append("a bot played other turns")
    return faults


def _early_faults(data: dict[str, Any], side: int, said: dict[str, dict[str, Any]]) -> list[str]:
    faults: list[str] = []
    for kind, told in said.items():
        if kind.startswith("early"):
            rest = [point["shares"][side] / MILLION for point in data["curve"] if point["n"] >= told["n"]]
            safe = (
                all(share > 0.95 for share in rest)
                if kind.startswith("early-won")
                else all(share < 0.05 for share in rest)
            )
            if not safe or told["n"] > 0.75 * data["curve"][-1]["n"]:
                faults.append("it was not decided then")
    return faults


def each(cases: list[Case]) -> list[Said]:
    """Runs in a worker."""
    return [check(case) for case in cases]


def main() -> None:
    """Asks and tells."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    cases: Iterator[Case] = (Case(given.first + number, given.rounds) for number in range(given.games))
    kinds: Counter[str] = Counter()
    found: list[Said] = []
    with local(given.jobs) as workers:
        for said in spread(each, cases, workers):
            found.append(said)
            kinds.update(said.kinds)
            for fault in said.false:
                print(f"FALSE {said.number} {said.game} {said.players}: {fault}", flush=True)
    print(f"{len(found)} games, {sum(bool(one.false) for one in found)} with a false sentence or column")
    print(f"{sum(one.accounts for one in found)} columns of decisions")
    for kind, count in sorted(kinds.items()):
        print(f"  {kind}: {count}")
    if given.out:
        given.out.write_text(json.dumps([one._asdict() for one in found]), "utf-8")


if __name__ == "__main__":
    main()
