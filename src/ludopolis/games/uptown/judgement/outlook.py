"""How good a position is: what a seat can expect, term by term.

The weights come from a regression over 70,000 positions at the start of a turn: they predicted the final margin best.
Most terms grow with the open plots of the street that has the fewest, because that street will end the game.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.uptown.components.tables import COUNTS
from ludopolis.games.uptown.judgement.appraisal import PRESTIGE_RATES, STREET_RATES, Appraisal
from ludopolis.games.uptown.rules.placement import PLOTS_IN
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import coin_points
from ludopolis.games.uptown.rules.state import (
    ALL_PLOTS,
    COINS_A_POINT,
    NO_CARD,
    PLOTS,
    STEP_OVER,
    STEP_SECOND_ACTION,
    has_played,
)

# For each open plot of the street with the fewest
COIN_TO_SPEND: Final = 0.035
"""A coin, on top of the third of a point that it scores: it can still buy."""
REVENUE: Final = 0.43
"""A coin of revenue."""
OPEN_PLOT: Final = 0.47
"""An open plot: room for cards, and a closing to come."""
COUNTING: Final = 0.25
"""A point, or a coin of revenue, that one more premises would add."""
TALL: Final = 0.19
"""Each card of the tallest open building."""

# At any time
SECOND_ACTION_DUE: Final = 3.5
"""A second action still due in this round; in later rounds everybody has one."""
TOP_DUE: Final = 0.9
"""The share of what the top card of the own deck is worth, if it will be free in this round."""
TOP_LATER: Final = 0.25
"""The same in the next round: a rival may buy it first."""


def value(state: UpTownState, seat: int) -> float:
    """The prospects of a seat less those of its best rival."""
    best = -1.0e9
    for other in range(state.players):
        if other != seat:
            rival = prospects(state, other)
            if rival > best:
                best = rival
    return prospects(state, seat) - best


def prospects(state: UpTownState, seat: int) -> float:
    """The sum of all terms."""
    total = 0.0
    for _, points in outlook(state, seat):
        total += points
    return total


def outlook(state: UpTownState, seat: int) -> list[tuple[str, float]]:
    """What the prospects of a seat are made of, in points."""
    appraisal = Appraisal(state, seat)
    street = appraisal.street(seat)
    ahead = appraisal.fewest
    due = state.step != STEP_OVER and seat != state.actor and not has_played(state, seat)
    return [
        ("prestige", float(street.prestige)),
        ("coins", coins(state, seat, ahead, due)),
        ("revenue", REVENUE * ahead * float(street.revenue) if street.revenue > 0 else 0.0),
        ("plots", OPEN_PLOT * ahead * float(street.open)),
        ("counting", COUNTING * ahead * float(counting(state, seat, street.rates))),
        ("height", TALL * ahead * float(tallest(state, seat))),
        ("cards", cards(state, seat, appraisal, due)),
    ]


def coins(state: UpTownState, seat: int, ahead: float, due: bool) -> float:
    """The wallet, and the coins on the deck if they will be collected or count anyway."""
    if state.step == STEP_OVER:
        return float(coin_points(state, seat))
    number = state.wallet[seat]
    if due or ahead > 0.0 or state.count_uncollected:
        number += state.deck_coins[seat]
    return float(number) * (1.0 / COINS_A_POINT + COIN_TO_SPEND * ahead)


def counting(state: UpTownState, seat: int, rates: list[int]) -> int:
    """What one more premises of each kind, on the street and on each open plot, would add in points and revenue."""
    total: i64 = 0
    for counted in range(COUNTS):
        total += rates[STREET_RATES + counted] + rates[PRESTIGE_RATES + STREET_RATES + counted]
    for plot in PLOTS_IN[ALL_PLOTS & ~state.closed[seat]]:
        first: i64 = plot * COUNTS
        for counted in range(COUNTS):
            total += rates[first + counted] + rates[PRESTIGE_RATES + first + counted]
    return total


def tallest(state: UpTownState, seat: int) -> int:
    """Cards of the tallest open building."""
    most = 0
    for plot in PLOTS_IN[ALL_PLOTS & ~state.closed[seat]]:
        height = len(state.plots[seat * PLOTS + plot])
        if height > most:
            most = height
    return most


def cards(state: UpTownState, seat: int, appraisal: Appraisal, due: bool) -> float:
    """The card in hand, the next free card, and the second action of this round."""
    acts = seat == state.actor and state.step <= STEP_SECOND_ACTION
    total = SECOND_ACTION_DUE if due or acts else 0.0
    if seat == state.actor and state.held != NO_CARD:
        worth = appraisal.best_of(state.held)
        if worth > 0.0:
            total += worth
    top = state.top[seat]
    if top != NO_CARD and state.deck_coins[seat] == 0 and (due or appraisal.running):
        worth = appraisal.best_of(top)
        if worth > 0.0:
            total += worth * (TOP_DUE if due else TOP_LATER)
    return total
