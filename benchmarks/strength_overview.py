"""One page for all games: what the Master should win against the first Expert, and what it has won."""

from typing import Any

from benchmarks.declared import bench_of
from benchmarks.strength_matches import FIRST, FULL, SOLO, Trial, trials
from benchmarks.strength_pages import table_of
from ludopolis.arena.statistics import percent, wilson
from ludopolis.bots.levels import EXPERT_1
from ludopolis.engine.contract import Game

Stored = dict[str, Any]

FLOOR = 0.55
"""What the lower end of the interval should be above, at two players …"""
FULL_TABLE_LEAD = 1.3
"""… and with more: so many times the fair share."""
WANTED = 300
"""Games against the full first Expert."""
FIRST_GOAL = 0.65
"""What a Master should win at two players, where the game has no goal of its own (`tests/GAME/bench.py`)."""
LOSSES = 2 / 3
"""Of the games that the first Expert loses against an automa the Master should lose so many."""


def overview(games: list[Game], stored: dict[str, Stored]) -> str:
    """The whole page."""
    lines = [
        "# Master and first Expert",
        "",
        "Floors are for the lower end of the interval.",
        "",
        "| game | table | against | games | won | 95 % interval | floor | goal | ms a turn |",
        "| --- | --- | --- | ---: | ---: | --- | --- | --- | --- |",
    ]
    alone: list[str] = []
    for game in games:
        found = [(one, entry_of(stored[game.id], one)) for one in trials(game)]
        lines += [duel(one, entry) for one, entry in found if entry and one.kind in (FIRST, FULL)]
        solo = [(one, entry) for one, entry in found if entry and one.kind == SOLO]
        for first, entry in solo:
            masters = [mine for one, mine in solo if one.options == first.options and one is not first]
            if first.challenger.startswith(EXPERT_1) and masters:
                alone.append(pair(first, entry, masters[0]))
    lines += [
        "",
        "Alone, on the same deals as far as both have played. Games won against an automa, or the mean of points.",
        "",
        "| game | table | first Expert | games | Master | games | goal |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
        *alone,
    ]
    return "\n".join(lines) + "\n"


def entry_of(stored: Stored, one: Trial) -> Stored:
    """What is stored of a match, or nothing."""
    return next((entry for entry in stored["matches"] if one.is_in(entry) and entry["games"]), {})


def goal_of(one: Trial) -> float:
    """The share that the Master should win, or 0 if nobody has set a goal."""
    for players, options, share in bench_of(one.game).goals:
        if players == one.players and options.items() <= one.options.items():
            return share
    return FIRST_GOAL if one.kind == FIRST else 0.0


def duel(one: Trial, entry: Stored) -> str:
    """A match, and what it should show."""
    count = entry["games"]
    low, high = wilson(entry["won"], count)
    share = entry["won"] / count
    floor = FLOOR if one.kind == FIRST else FULL_TABLE_LEAD / one.players
    goal = goal_of(one)
    games = f"{count} of {WANTED}" if one.kind == FIRST and count < WANTED else str(count)
    cells = [
        one.game,
        f"{one.players} players {table_of(entry)}".strip(),
        f"`{one.rival}`",
        games,
        percent(share),
        f"{percent(low)} – {percent(high)}",
        f"{percent(floor)}: {'yes' if low > floor else 'not shown' if high > floor else 'no'}",
        f"{percent(goal)}: {'yes' if share >= goal else 'not reached'}" if goal else "–",
        f"{entry['own_ms']:.0f} against {entry['other_ms']:.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


def pair(one: Trial, first: Stored, master: Stored) -> str:
    """The first Expert and the Master alone at a table."""
    won = any(entry["won"] for entry in (first, master))
    figures = [f"{entry['games']}" for entry in (first, master)]
    shares = [entry["won"] / entry["games"] for entry in (first, master)]
    means = [entry["margin"] / entry["games"] for entry in (first, master)]
    shown = [percent(share) for share in shares] if won else [f"{mean:.1f}" for mean in means]
    goal = percent(1.0 - LOSSES * (1.0 - shares[0])) if won else f"{means[0] + 1.5:.1f}"
    cells = [one.game, table_of(first) or "–", shown[0], figures[0], shown[1], figures[1], goal]
    return "| " + " | ".join(cells) + " |"
