"""Writes the tables of docs/puzzles.md from the stored puzzles; `--check` only compares."""

import sys
from collections import Counter
from pathlib import Path

from ludopolis import registry
from ludopolis.bots.levels import LEVELS
from ludopolis.i18n import Words
from ludopolis.puzzles.kinds import KINDS
from ludopolis.puzzles.puzzle import Puzzle, offered, stored

PAGE = Path(__file__).resolve().parent.parent / "docs" / "puzzles.md"
BEGIN, END = "<!-- tables -->", "<!-- end of tables -->"


def main() -> None:
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    whole = f"{before}{BEGIN}\n\n{tables()}\n{END}{after}"
    if "--check" in sys.argv:
        sys.exit(whole != page)
    PAGE.write_text(whole, "utf-8")


def tables() -> str:
    """All tables, as Markdown."""
    games = [game for game in registry.ids() if stored(game).puzzles]
    return "\n".join([by_kind(games), by_difficulty(games), by_level(games), by_mode(games), truth(games)])


def by_kind(games: list[str]) -> str:
    rows = [
        [name(game), *(counted(game, kind) for kind in KINDS), len(stored(game).puzzles), len(offered(game))]
        for game in games
    ]
    return table(["puzzles by kind", *KINDS, "all", "offered"], rows)


def counted(game: str, kind: str) -> int:
    return sum(one.kind == kind for one in stored(game).puzzles)


def by_difficulty(games: list[str]) -> str:
    counts = {game: Counter(one.difficulty() for one in stored(game).puzzles) for game in games}
    return table(
        ["puzzles by difficulty", *map(str, range(1, 6))],
        [[name(game), *(counts[game][level] for level in range(1, 6))] for game in games],
    )


def by_level(games: list[str]) -> str:
    """What share of their tries the bots of each level found."""
    rows: list[list[object]] = []
    for game in games:
        puzzles = stored(game).puzzles
        tries = sum(one.tries for one in puzzles)
        shares = [sum(one.found[at] for one in puzzles) / tries for at in range(len(LEVELS))]
        rows.append([name(game), *(f"{share:.0%}" for share in shares)])
    return table(["found by", *LEVELS], rows)


def by_mode(games: list[str]) -> str:
    rows: list[list[object]] = []
    for game in games:
        modes = Counter(mode(one) for one in stored(game).puzzles)
        rows += [[name(game), key, count] for key, count in sorted(modes.items())]
    return table(["puzzles by mode", "players and options that are not as usual", "number"], rows)


def mode(one: Puzzle) -> str:
    options = registry.find(one.game).options
    given = one.position["options"]
    told = [f"{option.name} {given[option.name]}" for option in options if given[option.name] != option.default]
    return ", ".join([str(one.players), *told])


def truth(games: list[str]) -> str:
    rows: list[list[object]] = []
    sums = Counter[tuple[str, int]]()
    for game in games:
        row: list[object] = [name(game)]
        for way in ("truth", "again"):
            held, seen = stored(game).checked.get(way, [0, 0])
            sums[way, 0] += held
            sums[way, 1] += seen
            row += shared(held, seen)
        rows.append(row)
    rows.append(["all", *(cell for way in ("truth", "again") for cell in shared(sums[way, 0], sums[way, 1]))])
    return table(["truth", "looked at", "held", "share", "with another seed", "held", "share"], rows)


def shared(held: int, seen: int) -> list[object]:
    return [seen, held, f"{held / seen:.0%}" if seen else "–"]


def name(game: str) -> str:
    return Words("en", registry.modules()[game]).text("game-name")


def table(head: list[str], rows: list[list[object]]) -> str:
    lines: list[list[object]] = [[*head], ["---", *("---:" for _ in head[1:])], *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


if __name__ == "__main__":
    main()
