"""One page for all games: what the Master should win against the first Expert, and what it has won."""

from typing import Any

from benchmarks.strength_matches import EARLIER, FIRST, FULL, SOLO, Trial, count_of, trials
from benchmarks.strength_pages import table_of
from ludopolis.arena.statistics import percent, wilson
from ludopolis.bots.levels import EXPERT_1
from ludopolis.engine.contract import Game

Stored = dict[str, Any]

FLOOR, GOAL = 0.58, 0.70
"""What the lower end of the interval should be above at two players, and the share itself …"""
FULL_FLOOR, FULL_GOAL = 1.3, 1.6
"""… and with more: so many times the fair share."""
LOSSES_FLOOR, LOSSES_GOAL = 2 / 3, 1 / 2
"""Of the games that the first Expert loses against an automa the Master should lose so many."""


def overview(games: list[Game], stored: dict[str, Stored]) -> str:
    """The whole page."""
    lines = [
        "# Master and first Expert",
        "",
        "Floors are for the lower end of the interval. Matches are played to their number of games whatever they show;",
        "where one was read on the way, the games it then had are named.",
        "",
        "| game | table | against | games | won | 95 % interval | floor | goal | ms a turn |",
        "| --- | --- | --- | ---: | ---: | --- | --- | --- | --- |",
    ]
    alone: list[str] = []
    for game in games:
        found = [(one, entry_of(stored[game.id], one)) for one in trials(game)]
        lines += [duel(game, one, entry) for one, entry in found if entry and one.kind in (FIRST, FULL)]
        solo = [(one, entry) for one, entry in found if entry and one.kind == SOLO]
        for first, entry in solo:
            masters = [mine for one, mine in solo if one.options == first.options and one is not first]
            if first.challenger.startswith(EXPERT_1) and masters:
                alone.append(pair(game, first, entry, masters[0]))
    lines += [
        "",
        "Alone, on the same deals as far as both have played. Games won against an automa, or the mean of points.",
        "Of the games that the first Expert loses the Master should lose a third less (floor) or half (goal).",
        "",
        "| game | table | first Expert | games | Master | games | floor | goal |",
        "| --- | --- | ---: | ---: | ---: | ---: | --- | --- |",
        *alone,
        *(["", EARLIER] if any("²" in line for line in lines + alone) else []),
    ]
    return "\n".join(lines) + "\n"


def entry_of(stored: Stored, one: Trial) -> Stored:
    """What is stored of a match, or nothing."""
    return next((entry for entry in stored["matches"] if one.is_in(entry) and entry["games"]), {})


def duel(game: Game, one: Trial, entry: Stored) -> str:
    """A match, and what it should show."""
    count = entry["games"]
    low, high = wilson(entry["won"], count)
    share = entry["won"] / count
    floor, goal = (FLOOR, GOAL) if one.kind == FIRST else (FULL_FLOOR / one.players, FULL_GOAL / one.players)
    cells = [
        one.game,
        f"{one.players} players {table_of(entry)}".strip(),
        f"`{one.rival}`",
        count_of(game, entry, one.games),
        percent(share),
        f"{percent(low)} – {percent(high)}",
        f"{percent(floor)}: {'yes' if low > floor else 'not shown' if high > floor else 'no'}",
        f"{percent(goal)}: {'yes' if share >= goal else 'not reached'}",
        f"{entry['own_ms']:.0f} against {entry['other_ms']:.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


def pair(game: Game, one: Trial, first: Stored, master: Stored) -> str:
    """The first Expert and the Master alone at a table."""
    won = any(entry["won"] for entry in (first, master))
    shares = [entry["won"] / entry["games"] for entry in (first, master)]
    means = [entry["margin"] / entry["games"] for entry in (first, master)]
    shown = [percent(share) for share in shares] if won else [f"{mean:.1f}" for mean in means]
    marks = ["–", "–"]
    if won:
        for at, left in enumerate((LOSSES_FLOOR, LOSSES_GOAL)):
            wanted = 1.0 - left * (1.0 - shares[0])
            marks[at] = f"{percent(wanted)}: {'yes' if shares[1] >= wanted else 'not reached'}"
    cells = [
        one.game,
        table_of(first) or "–",
        shown[0],
        count_of(game, first),
        shown[1],
        count_of(game, master),
        *marks,
    ]
    return "| " + " | ".join(cells) + " |"
