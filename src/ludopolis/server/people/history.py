"""Histories: figures over many results of a device. Plain data in, plain data out."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from ludopolis.i18n.format import by_name
from ludopolis.server.model.people import MODES, Result

LAST = 5
"""Games in the moving average of the plot."""


class Figures(NamedTuple):
    """Totals and averages of several games."""

    games: int
    won: int
    average: int
    best: int


class Category(NamedTuple):
    """A category of the score sheet over several games."""

    name: str
    average: int
    best: int


class Friend(NamedTuple):
    """Somebody met at several tables, identified by the name of their seat."""

    name: str
    games: int
    ahead: int
    """Games in which the device's own place was better."""
    behind: int
    streak: int
    """Latest games in a row in which the device was placed ahead of them; negative for games behind them."""


class Dot(NamedTuple):
    """A game in the plot of points over time."""

    at: datetime
    points: int
    won: bool
    mean: float
    """The moving average at this game."""


def places(totals: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat. Equal points share one, except that a tie for victory may have been broken."""

    def ahead(seat: int, other: int) -> bool:
        return totals[other] > totals[seat] or (other in winners and seat not in winners)

    seats = range(len(totals))
    return [1 + sum(ahead(seat, other) for other in seats if other != seat) for seat in seats]


def average(points: Sequence[int]) -> int:
    """The mean, rounded to the nearest; halves up."""
    return (2 * sum(points) + len(points)) // (2 * len(points))


def figures(results: Sequence[Result]) -> Figures:
    """Totals and averages of one or more games."""
    points = [one.points for one in results]
    return Figures(len(results), sum(one.won for one in results), average(points), max(points))


def by_mode(results: Iterable[Result]) -> list[tuple[str, Figures]]:
    """The figures of each mode that was played."""
    found = _grouped(results, lambda one: one.mode)
    return [(mode, figures(found[mode])) for mode in MODES if mode in found]


def by_game(results: Iterable[Result]) -> dict[str, list[Result]]:
    """The results of each game, the game played last first."""
    found = _grouped(results, lambda one: one.game)
    return dict(sorted(found.items(), key=lambda item: max(one.at for one in item[1]), reverse=True))


def categories(results: Sequence[Result]) -> list[Category]:
    """The categories that ever gave points, in the order of the sheets. A game without one counts as 0."""
    names = dict.fromkeys(name for one in results for name in one.parts)
    points = {name: [one.parts.get(name, 0) for one in results] for name in names}
    return [Category(name, average(some), max(some)) for name, some in points.items() if any(some)]


def friends(results: Iterable[Result]) -> list[Friend]:
    """The people at the same tables, those met most often first."""
    met: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for one in in_order(results):
        for rival in one.rivals:
            if rival.person and rival.name:
                met[rival.name.casefold()].append((rival.name, rival.place - one.place))
    return sorted((_friend(games) for games in met.values()), key=lambda one: (-one.games, by_name(one.name)))


def _friend(games: list[tuple[str, int]]) -> Friend:
    leads = [lead for _, lead in games]
    streak = 0
    for lead in reversed(leads):
        if not lead or streak * lead < 0:
            break
        streak += 1 if lead > 0 else -1
    return Friend(games[-1][0], len(games), sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads), streak)


def course(results: Iterable[Result]) -> list[Dot]:
    """The points over time."""
    ordered = in_order(results)
    dots: list[Dot] = []
    for index, one in enumerate(ordered):
        last = [other.points for other in ordered[max(0, index + 1 - LAST) : index + 1]]
        dots.append(Dot(one.at, one.points, one.won, sum(last) / len(last)))
    return dots


def in_order(results: Iterable[Result]) -> list[Result]:
    """The results, oldest first."""
    return sorted(results, key=lambda one: (one.at, one.table_id))


def _grouped(results: Iterable[Result], key: Callable[[Result], str]) -> dict[str, list[Result]]:
    found: dict[str, list[Result]] = defaultdict(list)
    for one in results:
        found[key(one)].append(one)
    return found
