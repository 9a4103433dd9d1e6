"""Why a side comes to more: points behind the screen at once and later, end-game cards, renewal tokens, districts."""

from typing import Final

from ludopolis.engine.contract import own_points
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState

SCREEN: Final = "screen"
LINES: Final = (SCREEN, "renewals", "districts")


def causes(
    turn: tuple[GinkgopolisState, GinkgopolisState], other: tuple[GinkgopolisState, GinkgopolisState], seat: int
) -> list[tuple[str, float]]:
    """All cards that count at the end are one term."""
    points, less = own_points(turn[1], seat), own_points(other[1], seat)
    found = {line: float(points[line] - less[line]) for line in LINES}
    now = float(own_points(turn[0], seat)[SCREEN] - own_points(other[0], seat)[SCREEN])
    cards = float(sum(points.values()) - sum(less.values()))
    for line in LINES:
        cards -= found[line]
    return [
        (SCREEN, now),
        ("screen_later", found[SCREEN] - now),
        ("renewals", found["renewals"]),
        ("districts", found["districts"]),
        ("end_cards", cards),
    ]


def figures(state: GinkgopolisState, seat: int) -> dict[str, str]:
    """The points behind the screen now, and what the districts would bring."""
    points = own_points(state, seat)
    return {SCREEN: str(points[SCREEN]), "districts": str(points["districts"])}
