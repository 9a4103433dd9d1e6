"""A game's page: its levels, what they won against whom, and what their networks learned."""

from pathlib import Path
from typing import Any

from benchmarks.strength_matches import FIRST, FOLDER, FULL, LADDER, SOLO, count_of, legend, levels_of, trials
from ludopolis.arena.statistics import percent, wilson
from ludopolis.bots.network import installed, label
from ludopolis.engine.contract import Game
from ludopolis.engine.values.options import spelling

Stored = dict[str, Any]

BUILDS = ("interpreted", "compiled")
TITLES = {
    LADDER: "Each level against the one below, two players",
    FIRST: "The Master against the first Expert at its full budget, two players",
    FULL: "The Master alone against the first Expert on all other seats",
}


def page(game: Game, stored: Stored) -> str:
    """The whole page."""
    lines = [f"# How strong the bots of {game.id} are", "", *levels(game, stored["pace"])]
    played = [entry for entry in stored["matches"] if entry["games"]]
    wanted = trials(game)
    current = [entry for one in wanted for entry in played if one.is_in(entry)]
    for kind, title in TITLES.items():
        lines += duels(game, title, [entry for entry in current if entry["kind"] == kind])
    lines += alone(game, [entry for entry in played if entry["kind"] == SOLO])
    others = [entry for entry in played if entry["kind"] != SOLO and entry not in current]
    lines += duels(game, "Other matches: settings that were not chosen, and bots where no network fits", others)
    lines += legend(game, played)
    lines += networks(game) + learning(stored.get("curve", []))
    notes = FOLDER / f"{game.id}.notes.md"
    text = "\n".join(lines) + "\n"
    return f"{text}\n{notes.read_text('utf-8')}" if notes.is_file() else text


def levels(game: Game, pace: Stored) -> list[str]:
    """Who plays at each level, and how long a turn takes."""
    heads = "".join(f" {build} | longest |" for build in BUILDS)
    lines = [f"| level | bot |{heads}", "| --- | --- |" + " ---: |" * 2 * len(BUILDS)]
    for level, bot in levels_of(game).items():
        cells = f"| {level} | `{bot}` |"
        for build in BUILDS:
            row = pace.get(build, {}).get(level)
            cells += f" {1000 * row['median']:.1f} ms | {1000 * row['most']:.0f} ms |" if row else " – | – |"
        lines.append(cells)
    return [*lines, "", "CPU time of a turn on one core, median and longest of a few games of two."]


def table_of(entry: Stored) -> str:
    """How a match was set up, where it differs from the usual."""
    return ", ".join(f"{name}={spelling(value)}" for name, value in entry["options"].items())


def duels(game: Game, title: str, entries: list[Stored]) -> list[str]:
    """Matches as a table."""
    if not entries:
        return []
    lines = [
        "",
        f"## {title}",
        "",
        "| table | who | against | games | won | 95 % interval | fair | margin | ms a turn |",
    ]
    lines.append("| --- | --- | --- | ---: | ---: | --- | ---: | ---: | --- |")
    for entry in entries:
        count = entry["games"]
        low, high = wilson(entry["won"], count)
        players = "" if entry["players"] == 2 else f"{entry['players']} players "
        cells = [
            (players + table_of(entry)).strip() or "–",
            f"`{entry['challenger']}`",
            f"`{entry['rival']}`",
            count_of(game, entry),
            percent(entry["won"] / count),
            f"{percent(low)} – {percent(high)}",
            percent(1 / entry["players"]),
            "–" if entry["margin"] is None else f"{entry['margin'] / count:+.1f}",
            f"{entry['own_ms']:.1f} against {entry['other_ms']:.1f}",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def alone(game: Game, entries: list[Stored]) -> list[str]:
    """Solo games as a table: won against an automa, or the mean of the points."""
    if not entries:
        return []
    lines = [
        "",
        "## Solo, all on the same deals",
        "",
        "| table | who | games | won | 95 % interval | margin | its error | ms a turn |",
    ]
    lines.append("| --- | --- | ---: | ---: | --- | ---: | ---: | ---: |")
    for entry in entries:
        count = entry["games"]
        mean = entry["margin"] / count
        error = (max(0.0, entry["squares"] / count - mean**2) / count) ** 0.5
        low, high = wilson(entry["won"], count)
        cells = [
            table_of(entry) or "–",
            f"`{entry['challenger']}`",
            count_of(game, entry),
            percent(entry["won"] / count),
            f"{percent(low)} – {percent(high)}",
            f"{mean:.2f}",
            f"{error:.2f}",
            f"{entry['own_ms']:.1f}",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return [*lines, "", "Where there is no automa nobody wins, and the margin is the points."]


def passed(point: Stored) -> str:
    """The held-out loss after one pass of the training: looking ahead or not, of its own games or of quicker bots'."""
    about = [name for name, said in (("looking ahead", "ahead"), ("its own games", "own")) if point.get(said)]
    return f"{point['loss']:.4f} after {point['epochs']}" + (f" ({', '.join(about)})" if about else "")


def networks(game: Game) -> list[str]:
    """What taught the game's networks, and how held-out loss fell."""
    lines: list[str] = []
    for path in installed(game):
        meta = label(path).meta
        taught = ", ".join(f"{count:,} of `{bot}`" for bot, count in meta["taught_by"].items())
        figures = meta["figures"]
        curve = ", ".join(map(passed, figures["curve"]))
        phases = ", ".join(f"{phase['network']:.2f} ({phase['hand']:.2f})" for phase in figures["phases"])
        lines += [
            f"* `{Path(path).name}`: {meta['games']:,} games: {taught}. "
            f"Held-out loss by epochs: {curve}; kept {figures['loss']:.4f}. Correlation with the final margin by "
            f"fifths of the game, in brackets the hand-made value: {phases}.",
        ]
    return ["", "## What the networks learned", "", *lines] if lines else []


def learning(points: list[Stored]) -> list[str]:
    """How much more games teach: one network for each number of them."""
    if not points:
        return []
    lines = [
        "",
        "Games of `greedy` at a table of two, each time a fresh network, four epochs, held out the same games:",
        "",
        "| games | rows | held-out loss | correlation with the final margin, by fifths of the game |",
        "| ---: | ---: | ---: | --- |",
    ]
    for point in points:
        parts = ", ".join(f"{part:.2f}" for part in point["correlations"])
        lines.append(f"| {point['games']:,} | {point['rows']:,} | {point['loss']:.3f} | {parts} |")
    return lines
