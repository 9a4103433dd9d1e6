"""The report of an analysis: one self-contained HTML page, readable without its drawing and on paper."""

from functools import partial
from typing import Final, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined

from ludopolis.coach.ledger import MILLION
from ludopolis.coach.rounding import whole
from ludopolis.coach.story import DRAW
from ludopolis.engine.values.data import Data
from ludopolis.i18n.format import listed
from ludopolis.terminal.analysis_words import Teller
from ludopolis.terminal.output import Output

WIDTH: Final = 720
HEIGHT: Final = 280
LEFT: Final = 66
RIGHT: Final = 590
"""Where lines end; names stand to the right of them."""
TOP: Final = 26
BOTTOM: Final = 256
JUMP: Final = 80_000
"""A draw that moves a share by so many millionths is marked on the curve."""
NAME_GAP: Final = 18
BAR_ROOM: Final = 150
"""The longest bar of luck or decisions."""
BAR_ROW: Final = 22

templates = Environment(
    loader=PackageLoader("ludopolis.terminal", "pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class Line(NamedTuple):
    """A side's line: its points as SVG wants them, and where its name stands."""

    name: str
    points: str
    end: float
    name_y: float


class Mark(NamedTuple):
    """A number at a turning point."""

    x: float
    y: float
    number: int


class Drawing(NamedTuple):
    """The curve as coordinates."""

    lines: list[Line]
    ticks: list[tuple[float, str]]
    even: float | None
    """Where chances are even."""
    jumps: list[tuple[float, float, float]]
    """Draws that count: where, from, to."""
    marks: list[Mark]


class Bar(NamedTuple):
    """A bar of luck or decisions."""

    kind: str
    x: float
    y: float
    width: float
    text: str


def render(output: Output, data: Data) -> str:
    """The page."""
    teller = Teller(output, data)
    measures = ["share", "points"] if teller.shared else ["points"]
    players = data["sides"][: data["players"]]
    return templates.get_template("analysis.html").render(
        t=output.text,
        language=output.language,
        game=output.text("game-name"),
        names=listed(output.language, output.names),
        looked=teller.looked(),
        measures=[(teller.sum_heading(measure), teller.sums(measure)) for measure in measures],
        accounts=teller.accounts,
        plus=teller.plus,
        signed=teller.signed,
        curve=output.text(f"analysis-curve-{measures[0]}"),
        drawing=curve(teller),
        bars=bars(teller, measures[0]),
        turning=teller.turning_points(),
        players=[
            (
                teller.name(row["side"]),
                row["side"],
                teller.opening(row),
                teller.classes(row),
                teller.accuracy(row),
                teller.dearest(row),
            )
            for row in players
        ],
        size=(WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM),
    )


def curve(teller: Teller) -> Drawing:
    """The lines of all sides over the game, with jumps by draws and turning points."""
    data = teller.data
    key, unit = ("shares", MILLION) if teller.shared else ("points", 0)
    rows: list[list[int]] = [point[key] for point in data["curve"]]
    low = 0 if teller.shared else min(min(row) for row in rows)
    high = unit or max(max(row) for row in rows)
    last: int = max(1, data["curve"][-1]["n"])

    def across(n: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * n / last, 1)

    def up(value: int) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (value - low) / max(1, high - low), 1)

    lines: list[Line] = []
    for side in range(len(data["sides"])):
        points = " ".join(f"{across(point['n'])},{up(point[key][side])}" for point in data["curve"])
        end = up(rows[-1][side])
        lines.append(Line(teller.name(side), points, end, end))
    ticks = [(up(low + (high - low) * step // 4), _tick(low + (high - low) * step // 4, teller)) for step in range(5)]
    jumps: list[tuple[float, float, float]] = []
    for at, block in enumerate(data["blocks"]):
        changed = max(range(len(rows[at])), key=partial(moved, rows[at], rows[at + 1]))
        before, after = rows[at][changed], rows[at + 1][changed]
        if teller.shared and block["kind"] == DRAW and abs(after - before) >= JUMP:
            jumps.append((across(data["curve"][at + 1]["n"]), up(before), up(after)))
    marks: list[Mark] = []
    for number, point in enumerate(data["turning_points"], 1):
        at = point["block"] + 1
        x = across(data["curve"][at]["n"])
        if marks:
            x = max(x, marks[-1].x + 27)
        marks.append(Mark(x, TOP - 12, number))
    even = up(MILLION // len(data["sides"])) if teller.shared else None
    return Drawing(apart(lines), ticks, even, jumps, marks)


def moved(before: list[int], after: list[int], side: int) -> int:
    """How far a side was moved."""
    return abs(after[side] - before[side])


def _tick(value: int, teller: Teller) -> str:
    return teller.percent(value) if teller.shared else teller.signed(whole(value, MILLION))


def apart(lines: list[Line]) -> list[Line]:
    """The same lines, with names that do not cover each other."""
    order = sorted(range(len(lines)), key=lambda at: lines[at].end)
    heights = [lines[at].end for at in order]
    for at in range(1, len(heights)):
        heights[at] = max(heights[at], heights[at - 1] + NAME_GAP)
    room = float(BOTTOM)
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], room)
        room = heights[at] - NAME_GAP
    places = dict(zip(order, heights, strict=True))
    return [line._replace(name_y=round(places[at], 1)) for at, line in enumerate(lines)]


def bars(teller: Teller, measure: str) -> list[tuple[str, list[Bar]]]:
    """Luck and decisions of every side around a common zero."""
    sums = teller.sums(measure)
    kinds = ("luck", "decisions")
    most = max([1, *(abs(row.accounts[kind]) for row in sums for kind in kinds)])
    found: list[tuple[str, list[Bar]]] = []
    for row in sums:
        drawn: list[Bar] = []
        for at, kind in enumerate(kinds):
            amount = row.accounts[kind]
            width = round(abs(amount) / most * BAR_ROOM, 1)
            drawn.append(Bar(kind, -width if amount < 0 else 0.0, at * BAR_ROW, width, teller.plus(amount)))
        found.append((row.name, drawn))
    return found
