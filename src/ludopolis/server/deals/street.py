"""The street of somebody's days: a house for each day on which a deal was played, a park for a day without one."""

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final, NamedTuple

from ludopolis.server.deals.deals import day_of
from ludopolis.server.model.tries import PLAYED, Try

HOUSE: Final = "house"
PARK: Final = "park"
FREE: Final = "free"
"""Today, while nothing is built there yet."""
EMPTY: Final = "empty"
"""A day before the first house: nobody was there to miss it."""
SHOWN_DAYS: Final = 7


class Lot(NamedTuple):
    """What stands on a day."""

    day: date
    kind: str
    game: str = ""
    """The game of a house."""


class Street(NamedTuple):
    """The last days of a device, up to today."""

    lots: list[Lot]
    in_a_row: int
    """Days in a row with a house, up to today or yesterday."""
    houses: int
    """All houses, also those of earlier weeks."""

    @property
    def built_today(self) -> bool:
        """Whether today's house stands."""
        return self.lots[-1].kind == HOUSE

    @property
    def is_back(self) -> bool:
        """Whether somebody who has built comes back after a gap."""
        return bool(self.houses) and not self.in_a_row


def houses_of(mine: Iterable[Try]) -> dict[date, str]:
    """The days of a device on which something is built, and the game of each house.

    Any deal of a day builds its house, and so does a try that was begun later. A try that was given up builds nothing.
    """
    found: dict[date, str] = {}
    for one in mine:
        day = day_of(one.deal)
        if day is not None and one.outcome == PLAYED:
            found.setdefault(day, one.deal.split(".")[1])
    return found


def street_of(mine: Iterable[Try], on: date) -> Street:
    """The street of a device on a day, given its tries."""
    houses = houses_of(mine)
    first = min(houses, default=on)
    days = [on - timedelta(days=back) for back in range(SHOWN_DAYS - 1, -1, -1)]
    lots = [Lot(day, kind_of(day, houses, first, on), houses.get(day, "")) for day in days]
    return Street(lots, in_a_row(houses, on), len(houses))


def kind_of(day: date, houses: dict[date, str], first: date, on: date) -> str:
    """What stands on a day. Days to come are empty, as are those before the first house."""
    if day in houses:
        return HOUSE
    if day == on:
        return FREE
    return PARK if first < day < on else EMPTY


def in_a_row(houses: dict[date, str], on: date) -> int:
    """Days in a row with a house, up to today or yesterday."""
    day = on if on in houses else on - timedelta(days=1)
    count = 0
    while day in houses:
        count += 1
        day -= timedelta(days=1)
    return count
