"""How good a position is: what a seat may look forward to, term by term.

The weights are those with which the terms foretold best by how much games were won: a regression over 70,000 positions
at the start of a turn. Most of what lies ahead grows with the plots that the street nearest to its end has open,
since it ends the game.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.uptown.components import COUNTS
from ludopolis.games.uptown.heuristics import PRESTIGE_RATES, STREET_RATES, Judge, has_played
from ludopolis.games.uptown.placement import PLOTS_IN
from ludopolis.games.uptown.scoring import coin_points
from ludopolis.games.uptown.state import ALL_PLOTS, COINS_A_POINT, NO_CARD, OVER, PLOTS, SECOND_ACTION, Position

# For each plot that the street nearest to its end has open
COIN_TO_SPEND: Final = 0.035
"""A coin, beside the third of a point that it is at the end: it can still buy."""
REVENUE: Final = 0.43
"""A coin of revenue."""
OPEN_PLOT: Final = 0.47
"""An open plot: room for cards, and a closing to come."""
COUNTING: Final = 0.25
"""A point, or a coin of revenue, for each premises that is still to come."""
TALL: Final = 0.19
"""A card of the tallest building that is open."""

# At any time
SECOND_ACTION_DUE: Final = 3.5
"""A second action that is due in this round; in the others, everybody has one."""
TOP_DUE: Final = 0.9
"""What can be made of the top of the own deck, as a share, if it comes for nothing in this round."""
TOP_LATER: Final = 0.25
"""The same if it comes in the next round: a rival may buy it."""


def value(state: Position, seat: int) -> float:
    """The prospects of a seat against those of its best rival."""
    best = -1.0e9
    for other in range(state.players):
        if other != seat:
            rival = prospects(state, other)
            if rival > best:
                best = rival
    return prospects(state, seat) - best


def prospects(state: Position, seat: int) -> float:
    """All terms together."""
    total = 0.0
    for _, points in outlook(state, seat):
        total += points
    return total


def outlook(state: Position, seat: int) -> list[tuple[str, float]]:
    """What the prospects of a seat are made of, in points."""
    judge = Judge(state, seat)
    street = judge.street(seat)
    ahead = judge.fewest
    due = state.step != OVER and seat != state.actor and not has_played(state, seat)
    return [
        ("prestige", float(street.prestige)),
        ("coins", coins(state, seat, ahead, due)),
        ("revenue", REVENUE * ahead * float(street.revenue) if street.revenue > 0 else 0.0),
        ("plots", OPEN_PLOT * ahead * float(street.open)),
        ("counting", COUNTING * ahead * float(counting(state, seat, street.rates))),
        ("height", TALL * ahead * float(tallest(state, seat))),
        ("cards", cards(state, seat, judge, due)),
    ]


def coins(state: Position, seat: int, ahead: float, due: bool) -> float:
    """Coins of the wallet, and those on the deck if they will be collected or count anyway."""
    if state.step == OVER:
        return float(coin_points(state, seat))
    number = state.wallet[seat]
    if due or ahead > 0.0 or state.count_uncollected:
        number += state.deck_coins[seat]
    return float(number) * (1.0 / COINS_A_POINT + COIN_TO_SPEND * ahead)


def counting(state: Position, seat: int, rates: list[int]) -> int:
    """What one more premises of each kind, on the street and on each open plot, would add in points and revenue."""
    total: i64 = 0
    for counted in range(COUNTS):
        total += rates[STREET_RATES + counted] + rates[PRESTIGE_RATES + STREET_RATES + counted]
    for plot in PLOTS_IN[ALL_PLOTS & ~state.closed[seat]]:
        first: i64 = plot * COUNTS
        for counted in range(COUNTS):
            total += rates[first + counted] + rates[PRESTIGE_RATES + first + counted]
    return total


def tallest(state: Position, seat: int) -> int:
    """Cards of the tallest building that is open."""
    most = 0
    for plot in PLOTS_IN[ALL_PLOTS & ~state.closed[seat]]:
        height = len(state.plots[seat * PLOTS + plot])
        if height > most:
            most = height
    return most


def cards(state: Position, seat: int, judge: Judge, due: bool) -> float:
    """What can be made of the card in hand, of the next free card, and of the second action of this round."""
    acts = seat == state.actor and state.step <= SECOND_ACTION
    total = SECOND_ACTION_DUE if due or acts else 0.0
    if seat == state.actor and state.held != NO_CARD:
        worth = judge.best_of(state.held)
        if worth > 0.0:
            total += worth
    top = state.top[seat]
    if top != NO_CARD and state.deck_coins[seat] == 0 and (due or judge.running):
        worth = judge.best_of(top)
        if worth > 0.0:
            total += worth * (TOP_DUE if due else TOP_LATER)
    return total
