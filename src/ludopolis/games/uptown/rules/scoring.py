"""Revenue (6) and points (8): what the visible halves of a street are worth.

What is counted at the end is a `Street`, as on the printed pad; what it is worth is written once, for positions and
score pads.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from ludopolis.engine.values.scores import ScoreLine
from ludopolis.games.uptown.components.tables import (
    BELOW,
    COUNTS,
    FIXED,
    GROUND_FLOOR,
    ON_PLOT,
    ON_STREET,
    ROOF_ON_PLOT,
)
from ludopolis.games.uptown.rules.state import ALL_PLOTS, BIT, COINS_A_POINT, PLOTS, Position

CLOSED_PLOTS: Final = [mask.bit_count() for mask in range(ALL_PLOTS + 1)]
"""By mask of closed plots: how many there are, each with one roof."""


class Street(NamedTuple):
    """What is counted of a street at the end, and nothing that follows from it."""

    prestige: list[int]
    """By plot."""
    cards: list[int]
    """By plot: how many cards it has; empty if nobody counted them."""
    coins: int
    tallest: int
    """The most cards on one plot; 0 if nobody was asked."""


def effects(state: Position, cell: int, level: int, begin: int, end: int) -> int:
    """1.1: what the effects from `begin` to `end` are worth for a half with `level` cards under it (A29)."""
    parts = state.parts
    total: i64 = 0
    for i in range(begin, end):
        effect: i64 = parts.effect[i]
        amount: i64 = parts.amount[i]
        if effect == FIXED:
            total += amount
        elif effect == BELOW:
            total += amount * level
        elif effect == GROUND_FLOOR:
            if level == 0:
                total += amount
        elif effect >= ON_STREET:
            total += amount * street_count(state, cell // PLOTS, effect - ON_STREET)
        elif effect >= ON_PLOT:
            # A12: the half is on its plot already, so it counts itself.
            total += amount * state.count[cell * COUNTS + effect - ON_PLOT]
        else:
            total += amount * roofs(state, cell, effect, 0)
    return total


def roofs(state: Position, cell: int, effect: i64, more: int) -> int:
    """How many roofs an effect counts, on its plot or on the street, where so many more are built on its plot."""
    closed = state.closed[cell // PLOTS]
    if effect == ROOF_ON_PLOT:
        closed &= BIT[cell % PLOTS]
    return CLOSED_PLOTS[closed] + more


def street_count(state: Position, seat: int, counted: int) -> int:
    """How many premises of a kind, or gifts, are on all five plots."""
    total: i64 = 0
    first: i64 = seat * PLOTS * COUNTS + counted
    for plot in range(PLOTS):
        total += state.count[first + plot * COUNTS]
    return total


def plot_revenue(state: Position, seat: int, plot: int) -> int:
    """What a plot pays at a closing."""
    parts = state.parts
    cell = seat * PLOTS + plot
    total: i64 = 0
    for level, half in enumerate(state.plots[cell]):
        total += effects(state, cell, level, parts.revenue_from[half], parts.revenue_to[half])
    return total


def plot_prestige(state: Position, seat: int, plot: int) -> int:
    """What a plot is worth at the end."""
    parts = state.parts
    cell = seat * PLOTS + plot
    total: i64 = 0
    for level, half in enumerate(state.plots[cell]):
        total += effects(state, cell, level, parts.prestige_from[half], parts.prestige_to[half])
    return total


def street_revenue(state: Position, seat: int) -> int:
    """6.1: the sum over all five plots, open and closed."""
    total: i64 = 0
    for plot in range(PLOTS):
        total += plot_revenue(state, seat, plot)
    return total


def street_prestige(state: Position, seat: int) -> int:
    """8: the sum over all five plots."""
    total: i64 = 0
    for plot in range(PLOTS):
        total += plot_prestige(state, seat, plot)
    return total


def scoring_coins(state: Position, seat: int) -> int:
    """A14: the wallet, and with the option what still lies on the deck."""
    return state.wallet[seat] + (state.deck_coins[seat] if state.count_uncollected else 0)


def points_for(coins: int) -> int:
    """8: three coins are a point."""
    return coins // COINS_A_POINT


def coin_points(state: Position, seat: int) -> int:
    """8: the points for a seat's coins."""
    return points_for(scoring_coins(state, seat))


def points_of(state: Position, seat: int) -> int:
    """The total of a seat."""
    return street_prestige(state, seat) + coin_points(state, seat)


def highest_building(state: Position, seat: int) -> int:
    """A15: the most cards on one plot, open or closed."""
    highest = 0
    for plot in range(PLOTS):
        height = len(state.plots[seat * PLOTS + plot])
        if height > highest:
            highest = height
    return highest


def winners(totals: list[int], heights: list[int]) -> list[int]:
    """8: most points, then the highest building; whoever is still level shares the victory."""
    reached = list(zip(totals, heights, strict=True))
    return [seat for seat, pair in enumerate(reached) if pair == max(reached)]


# The score pad


def street_of(state: Position, seat: int) -> Street:
    """The street of a seat."""
    prestige = [plot_prestige(state, seat, plot) for plot in range(PLOTS)]
    cards = [len(state.plots[seat * PLOTS + plot]) for plot in range(PLOTS)]
    return Street(prestige, cards, scoring_coins(state, seat), highest_building(state, seat))


def worth(street: Street) -> list[ScoreLine]:
    """The rows of the score pad: plots 1 to 5, then coins."""
    lines: list[ScoreLine] = []
    for plot, points in enumerate(street.prestige):
        lines.append(ScoreLine(f"plot_{plot + 1}", points, {"cards": street.cards[plot]} if street.cards else {}))
    lines.append(ScoreLine("coins", points_for(street.coins), {"coins": street.coins}))
    return lines
