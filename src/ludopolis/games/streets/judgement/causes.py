"""Why a party comes to more: money at once, money later, tokens."""

from typing import Final

from ludopolis.engine.contract import own_points
from ludopolis.games.streets.rules.play import StreetsState

INCOME: Final = "income"
FINAL: Final = "final"


def causes(
    turn: tuple[StreetsState, StreetsState], other: tuple[StreetsState, StreetsState], seat: int
) -> list[tuple[str, float]]:
    """Income that comes later and the final scoring are one term: both are what buildings pay once they stand."""
    points, less = own_points(turn[1], seat), own_points(other[1], seat)
    now = float(own_points(turn[0], seat)[INCOME] - own_points(other[0], seat)[INCOME])
    end = float(points[INCOME] + points[FINAL] - less[INCOME] - less[FINAL])
    found = [("money", now), ("money_later", end - now)]
    if turn[1].table.business:
        found.append(("tokens", float(sum(points.values()) - sum(less.values())) - end))
    return found


def figures(state: StreetsState, seat: int) -> dict[str, str]:
    """The money now."""
    return {"money": str(state.money[seat])}
