"""Why a town comes to more: the parts of the sheet, all streets and all sizes of estates together."""

from ludopolis.engine.contract import own_points
from ludopolis.games.welcome_to.rules.play import WelcomeToState


def causes(
    turn: tuple[WelcomeToState, WelcomeToState], other: tuple[WelcomeToState, WelcomeToState], seat: int
) -> list[tuple[str, float]]:
    """What the sheets have at the end."""
    points, less = parts(turn[1], seat), parts(other[1], seat)
    return [(part, float(points[part] - less[part])) for part in points]


def figures(state: WelcomeToState, seat: int) -> dict[str, str]:
    """What the parts of the sheet have now."""
    return {part: str(points) for part, points in parts(state, seat).items() if points >= 0}


def parts(state: WelcomeToState, seat: int) -> dict[str, int]:
    """The points of a sheet: `parks_2` belongs to `parks`."""
    found: dict[str, int] = {}
    for line, points in own_points(state, seat).items():
        part = line.split("_")[0]
        found[part] = found.get(part, 0) + points
    return found
