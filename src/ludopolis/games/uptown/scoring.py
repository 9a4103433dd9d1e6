"""Revenue (6) and prestige (8): what the visible halves of a street bring."""

from mypy_extensions import i64

from ludopolis.engine.state import Results, ScoreLine
from ludopolis.games.uptown.components import BELOW, COUNTS, FIXED, GROUND_FLOOR, ON_PLOT, ON_STREET
from ludopolis.games.uptown.state import COINS_A_POINT, PLOTS, Position


def effects(state: Position, cell: int, level: int, begin: int, end: int) -> int:
    """1.1: what the effects from `begin` to `end` are worth for a half with so many cards under it (A29)."""
    cards = state.cards
    total: i64 = 0
    for i in range(begin, end):
        effect: i64 = cards.effect[i]
        amount: i64 = cards.amount[i]
        if effect == FIXED:
            total += amount
        elif effect == BELOW:
            total += amount * level
        elif effect == GROUND_FLOOR:
            if level == 0:
                total += amount
        elif effect < ON_STREET:
            # A12: a half is counted on its plot before it counts, so it counts itself.
            total += amount * state.count[cell * COUNTS + effect - ON_PLOT]
        else:
            total += amount * street_count(state, cell // PLOTS, effect - ON_STREET)
    return total


def street_count(state: Position, seat: int, counted: int) -> int:
    """How many premises of a kind, or gifts, are on all five plots."""
    total: i64 = 0
    first: i64 = seat * PLOTS * COUNTS + counted
    for plot in range(PLOTS):
        total += state.count[first + plot * COUNTS]
    return total


def plot_revenue(state: Position, seat: int, plot: int) -> int:
    """What a plot brings at a closing."""
    cards = state.cards
    cell = seat * PLOTS + plot
    total: i64 = 0
    for level, half in enumerate(state.plots[cell]):
        total += effects(state, cell, level, cards.revenue_from[half], cards.revenue_to[half])
    return total


def plot_prestige(state: Position, seat: int, plot: int) -> int:
    """What a plot is worth at the end."""
    cards = state.cards
    cell = seat * PLOTS + plot
    total: i64 = 0
    for level, half in enumerate(state.plots[cell]):
        total += effects(state, cell, level, cards.prestige_from[half], cards.prestige_to[half])
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
    """A14: the wallet, and by option what still lies on the deck."""
    return state.wallet[seat] + (state.deck_coins[seat] if state.count_uncollected else 0)


def coin_points(state: Position, seat: int) -> int:
    """3 coins are a point."""
    return scoring_coins(state, seat) // COINS_A_POINT


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


def results(state: Position) -> Results:
    """Most points, then the highest building, then a shared victory."""
    totals = [points_of(state, seat) for seat in range(state.players)]
    return Results(totals, winners(totals, [highest_building(state, seat) for seat in range(state.players)]))


def winners(totals: list[int], heights: list[int]) -> list[int]:
    """The seats that are level at the top."""
    reached = list(zip(totals, heights, strict=True))
    return [seat for seat, pair in enumerate(reached) if pair == max(reached)]


def sheet(state: Position) -> list[list[ScoreLine]]:
    """The rows of the score pad: plots 1 to 5, then coins."""
    lines: list[list[ScoreLine]] = []
    for seat in range(state.players):
        own: list[ScoreLine] = []
        for plot in range(PLOTS):
            height = len(state.plots[seat * PLOTS + plot])
            own.append(ScoreLine(f"plot_{plot + 1}", plot_prestige(state, seat, plot), {"cards": height}))
        own.append(ScoreLine("coins", coin_points(state, seat), {"coins": scoring_coins(state, seat)}))
        lines.append(own)
    return lines
