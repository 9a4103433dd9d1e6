"""SVG coordinates for the drawings of a report; the template draws. All lengths are in SVG units."""

from collections.abc import Sequence
from math import floor, log10
from statistics import quantiles
from typing import Final, NamedTuple

WIDTH: Final = 720
LEFT: Final = 190
"""Where the drawing begins; names stand to the left of it."""
RIGHT: Final = 690
ROW: Final = 30
TOP: Final = 12
BOTTOM: Final = 34
"""Room for the axis labels."""
HEIGHT: Final = 260
"""Height of a line chart."""
CHART_LEFT: Final = 60
CHART_RIGHT: Final = 540
"""Where lines end; names stand to the right of them."""
MAX_POINTS: Final = 160
NAME_GAP: Final = 16
"""The least distance between two names."""


class Tick(NamedTuple):
    """A labelled mark on an axis."""

    at: float
    value: float


class Bar(NamedTuple):
    """A row with an interval: its ends and the mark within; for points, `box` is the middle half."""

    name: str
    y: float
    low: float
    mark: float
    high: float
    box: tuple[float, float] | None


class Rows(NamedTuple):
    """Rows below each other on one axis."""

    height: int
    ticks: list[Tick]
    bars: list[Bar]
    reference: float | None
    """Where a line crosses all rows."""


class Line(NamedTuple):
    """A line through points `x,y x,y …` and where its name stands."""

    name: str
    points: str
    name_y: float


class Chart(NamedTuple):
    """A line chart over the number of deals."""

    height: int
    across: list[Tick]
    up: list[Tick]
    lines: list[Line]
    rules: list[Tick]
    """Horizontal lines at given values."""


class Scale:
    """Maps numbers from `low` to `high` onto a stretch of the drawing."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high, self.start, self.end = low, high if high > low else low + 1, start, end

    def at(self, value: float) -> float:
        """The place of a number."""
        return round(self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start), 1)

    def ticks(self, count: int = 5) -> list[Tick]:
        """About `count` round numbers within the scale."""
        rough = (self.high - self.low) / count
        power = 10.0 ** floor(log10(rough))
        step = next(step for step in (power, 2 * power, 5 * power, 10 * power) if step >= rough * 0.999)
        first = -floor(-self.low / step + 1e-9)
        values = [round(number * step, 6) for number in range(first, floor(self.high / step + 1e-9) + 1)]
        return [Tick(self.at(value), value) for value in values]


def share_rows(rows: Sequence[tuple[str, float, float, float]], reference: float) -> Rows:
    """Shares with their intervals (name, low, share, high); `reference` is the share of equals."""
    scale = Scale(0.0, 1.0, LEFT, RIGHT)
    bars = [
        Bar(name, _y(i), scale.at(low), scale.at(mark), scale.at(high), None)
        for i, (name, low, mark, high) in enumerate(rows)
    ]
    return Rows(_height(rows), scale.ticks(), bars, scale.at(reference))


def point_rows(rows: Sequence[tuple[str, Sequence[int]]]) -> Rows:
    """Distributions of points: from least to most, the middle half as a box, the median as the mark."""
    every = [points for _, values in rows for points in values]
    scale = Scale(min(every), max(every), LEFT, RIGHT)
    bars = []
    for i, (name, values) in enumerate(rows):
        quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3
        first, median, third = (scale.at(quarter) for quarter in quarters)
        bars.append(Bar(name, _y(i), scale.at(min(values)), median, scale.at(max(values)), (first, third)))
    return Rows(_height(rows), scale.ticks(8), bars, None)


def chart(lines: Sequence[tuple[str, Sequence[float]]], rules: Sequence[float] = ()) -> Chart:
    """Lines with a value before the first deal and one after each deal."""
    every = [value for _, values in lines for value in values] + list(rules)
    across = Scale(0, len(lines[0][1]) - 1, CHART_LEFT, CHART_RIGHT)
    up = Scale(min(every), max(every), HEIGHT - BOTTOM, TOP)
    ends = _apart([up.at(values[-1]) for _, values in lines])
    drawn = [
        Line(name, " ".join(f"{across.at(x)},{up.at(values[x])}" for x in _thinned(len(values))), end)
        for (name, values), end in zip(lines, ends, strict=True)
    ]
    return Chart(HEIGHT, across.ticks(), up.ticks(), drawn, [Tick(up.at(value), value) for value in rules])


def _y(row: int) -> float:
    return TOP + ROW * row + ROW / 2


def _height(rows: Sequence[object]) -> int:
    return TOP + ROW * len(rows) + BOTTOM


def _thinned(count: int) -> list[int]:
    """Indices of at most about `MAX_POINTS` points, including the first and the last."""
    step = max(1, count // MAX_POINTS)
    return sorted({*range(0, count, step), count - 1})


def _apart(places: list[float]) -> list[float]:
    """The places, moved down where names would overlap."""
    moved = list(places)
    above = -float(NAME_GAP)
    for i in sorted(range(len(places)), key=places.__getitem__):
        moved[i] = above = max(places[i], above + NAME_GAP)
    return moved
