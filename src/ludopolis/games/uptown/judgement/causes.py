"""Why a street comes to more: prestige at once, prestige later, coins."""

from typing import Final

from ludopolis.engine.contract import own_points
from ludopolis.games.uptown.rules.play import UpTownState

COINS: Final = "coins"


def causes(
    turn: tuple[UpTownState, UpTownState], other: tuple[UpTownState, UpTownState], seat: int
) -> list[tuple[str, float]]:
    """Prestige counts for all plots together."""
    now = float(prestige(turn[0], seat) - prestige(other[0], seat))
    end = float(prestige(turn[1], seat) - prestige(other[1], seat))
    coins = float(own_points(turn[1], seat)[COINS] - own_points(other[1], seat)[COINS])
    return [("prestige", now), ("prestige_later", end - now), (COINS, coins)]


def figures(state: UpTownState, seat: int) -> dict[str, str]:
    """The prestige of the street now."""
    return {"prestige": str(prestige(state, seat))}


def prestige(state: UpTownState, seat: int) -> int:
    """The prestige of all plots."""
    points = own_points(state, seat)
    return sum(points.values()) - points[COINS]
