"""Statistics of many games: means, deviations, shares with their intervals."""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from ludopolis.arena.play import Result
from ludopolis.engine.values.data import Data

Z: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""

Place = tuple[Result, int]
"""A game and a seat in it."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share = wins / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def rated(wins: float, games: int) -> Data:
    """A share of wins, with its interval."""
    low, high = wilson(wins, games)
    return {"wins": wins, "rate": wins / games, "low": low, "high": high}


def percent(share: float) -> str:
    """A share as reports write it."""
    return f"{share:.1%}"


def interval(row: Data) -> str:
    """The interval of a share as reports write it."""
    return f"{percent(row['low'])} – {percent(row['high'])}"


def standing(places: list[Place]) -> Data:
    """Points and victories on these seats."""
    wins = sum(result.share(seat) for result, seat in places)
    spread = spread_of(result.totals[seat] for result, seat in places)
    return {"places": len(places), **spread, **rated(wins, len(places))}


def spread_of(values: Iterable[int]) -> Data:
    """Mean and standard deviation, from sums of whole numbers, so that the order does not matter."""
    count = total = squares = 0
    for value in values:
        count += 1
        total += value
        squares += value * value
    variance = (squares * count - total * total) / (count * (count - 1)) if count > 1 else 0.0
    return {"mean": total / count, "deviation": sqrt(variance)}


def error_by_deals(places: list[Place]) -> float:
    """The standard error of the share of victories if deals, not games, are independent."""
    deals: dict[int, tuple[float, int]] = {}
    for result, seat in places:
        wins, games = deals.get(result.deal, (0.0, 0))
        deals[result.deal] = wins + result.share(seat), games + 1
    if len(deals) < 2:
        return 0.0
    rate = sum(wins for wins, _ in deals.values()) / len(places)
    squares = sum((wins - rate * games) ** 2 for wins, games in deals.values())
    return sqrt(squares * len(deals) / (len(deals) - 1)) / len(places)


def faults_on(places: list[Place]) -> int:
    """How many games the bot on these seats lost by a fault."""
    return sum(fault.seat == seat for result, seat in places for fault in result.faults)


def fault_list(results: Iterable[Result]) -> list[Data]:
    """Every fault, with its game and its bot."""
    return [
        {
            "game": result.number,
            "bot": result.seats[fault.seat],
            "why": fault.reason.to_json(),
            "because": fault.because.to_json() if fault.because is not None else None,
        }
        for result in results
        for fault in result.faults
    ]
