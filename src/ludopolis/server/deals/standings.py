"""Tries compared: places at a deal, and the days on which somebody has played."""

from calendar import Calendar
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from ludopolis.server.deals.deals import day_of
from ludopolis.server.model.tries import PLAYED, Try

TOP = 3
"""Places that a calendar highlights."""


class Standing(NamedTuple):
    """A result and its place. Equal points have equal places."""

    place: int
    points: int
    one: Try


class Day(NamedTuple):
    """A day of somebody's calendar."""

    day: date
    games: int
    """Deals of that day that were played."""
    top: bool
    """Whether one of them was in the top places."""


def standings(tries: Sequence[Try], best: bool = False) -> list[Standing]:
    """The rated and finished tries, best first; with `best`, the best try of each device that has a rated one."""
    rated = {one.device: one for one in tries if one.rated and one.points is not None}
    shown = dict(rated)
    if best:
        for one in tries:
            other = shown.get(one.device)
            if other is not None and _points(one) > _points(other):
                shown[one.device] = one
    results = sorted(shown.values(), key=_points, reverse=True)
    points = [_points(one) for one in results]
    return [Standing(points.index(_points(one)) + 1, _points(one), one) for one in results]


def _points(one: Try) -> int:
    """The points of a try; below any real result if it has none."""
    return -(10**9) if one.points is None else one.points


def standing_of(found: list[Standing], device: str) -> Standing | None:
    """The standing of a device."""
    return next((standing for standing in found if standing.one.device == device), None)


def days_played(tries: Sequence[Try], device: str) -> dict[date, Day]:
    """The days whose deals a device has played, also later, given all tries at the deals of those days."""
    deals: dict[str, list[Try]] = {}
    for one in tries:
        deals.setdefault(one.deal, []).append(one)
    found: dict[date, Day] = {}
    for deal, here in deals.items():
        day = day_of(deal)
        if day is None or not any(one.device == device and one.outcome == PLAYED for one in here):
            continue
        standing = standing_of(standings(here), device)
        known = found.get(day, Day(day, 0, top=False))
        top = standing is not None and standing.place <= TOP
        found[day] = Day(day, known.games + 1, known.top or top)
    return found


def weeks(year: int, month: int) -> list[list[date]]:
    """The weeks of a month, Monday first, filled up with days of the months beside it."""
    return Calendar().monthdatescalendar(year, month)
