"""The plot of points over time: a dot for each game, filled if it was won, and the moving average."""

from typing import Any

from babel.dates import format_skeleton

from ludopolis.i18n import Words
from ludopolis.i18n.format import locale_of
from ludopolis.server.people.history import Dot

WIDTH, HEIGHT = 480, 220
LEFT, RIGHT, TOP, BOTTOM = 34, 14, 22, 26
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
MOST_LINES = 5
"""Most lines of the scale."""
MOST_DOTS = 60
"""Older games are left out of the drawing."""


def plot(words: Words, dots: list[Dot]) -> dict[str, Any]:
    """The plot as the template draws it, in units of the drawing."""
    dots = dots[-MOST_DOTS:]
    points = [dot.points for dot in dots]
    step = next(one for one in STEPS if _lines(points, one) <= MOST_LINES or one == STEPS[-1])
    low, high = min(0, min(points) // step * step), max(step, -(-max(points) // step) * step)

    def x(index: int) -> float:
        return round(LEFT + (index + 0.5) / len(dots) * (WIDTH - LEFT - RIGHT), 1)

    def y(value: float) -> float:
        return round(TOP + (high - value) / (high - low) * (HEIGHT - TOP - BOTTOM), 1)

    best = max(range(len(dots)), key=lambda index: points[index])
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "lines": [{"y": y(value), "value": value} for value in range(low, high + 1, step)],
        "dots": [{"x": x(index), "y": y(dot.points), "won": dot.won} for index, dot in enumerate(dots)],
        "mean": " ".join(f"{x(index)},{y(dot.mean)}" for index, dot in enumerate(dots)) if len(dots) > 1 else "",
        "best": {
            "x": min(max(x(best), LEFT + 24), WIDTH - RIGHT - 24),
            "y": y(points[best]) - 11,
            "points": points[best],
        },
        "days": [
            {
                "x": x(index),
                "day": format_skeleton("MMMd", dots[index].at.date(), locale=locale_of(words.language)),
                "anchor": anchor,
            }
            for index, anchor in _ends(dots)
        ],
    }


def _lines(points: list[int], step: int) -> int:
    return max(1, -(-max(points) // step)) - min(0, min(points) // step)


def _ends(dots: list[Dot]) -> list[tuple[int, str]]:
    """The games labelled with their day: the first and the last, if the days differ."""
    last = len(dots) - 1
    return [(last, "middle")] if dots[0].at.date() == dots[last].at.date() else [(0, "start"), (last, "end")]
