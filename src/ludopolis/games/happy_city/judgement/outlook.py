"""How good a position is: what a city can expect to score.

Everything rests on one estimate, `prospects`: what a city will be worth once its free slots are filled with cards as
good as its money can buy, on the weaker side first because points are a product.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.happy_city.components.effects import DOUBLE_INCOME_THEN_PENALTY, DOUBLE_POINTS_BELOW
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import hearts_of, points_of, residents_of
from ludopolis.games.happy_city.rules.state import SLOTS, STEP_OVER

TEMPO: Final = 0.5
"""Rounds whose income can still become points, for each free slot of the fullest city. Found, like the figures below,
by playing the policy against itself: whoever counts on more rounds is overtaken by whoever fills a city."""
COIN_WORTH: Final = 0.05
"""Points for a coin left over: the tie-break, and some room for plans that the estimate does not see."""


def value(state: HappyCityState, seat: int) -> float:
    """The prospects of a seat less those of its best rival."""
    best = -1.0e9
    for other in range(state.players):
        if other != seat:
            rival = city_prospects(state, other)
            if rival > best:
                best = rival
    return city_prospects(state, seat) - best


def city_prospects(state: HappyCityState, seat: int) -> float:
    """What a city can be expected to score."""
    if state.step == STEP_OVER:
        return points_of(state, seat) + COIN_WORTH * state.coins[seat]
    residents = residents_of(state, seat)
    hearts = hearts_of(state, seat)
    return prospects(state, seat, residents, hearts, income_of(state, seat), state.coins[seat], state.size[seat])


def prospects(
    state: HappyCityState, seat: int, residents: int, hearts: int, income: int, coins: int, size: int
) -> float:
    """The estimate for a city with these figures."""
    free: i64 = SLOTS - size
    fewest = free
    for other in range(state.players):
        left: i64 = SLOTS - state.size[other]
        if other != seat and left < fewest:
            fewest = left
    turns = TEMPO * float(fewest)
    left_rounds = float(state.max_rounds - state.round)
    if left_rounds < turns:
        turns = left_rounds
    money = coins + income * turns
    cards = min(float(free), turns)
    gained = symbols(money, cards)
    low = float(residents if residents < hearts else hearts)
    high = float(hearts if residents < hearts else residents)
    if low + gained <= high:
        low += gained
    else:
        low = high = (low + high + gained) / 2
    points = low + high if state.summing else low * high if low > 0 else low
    effect = state.effect(seat)
    if effect == DOUBLE_POINTS_BELOW and points < state.parts.first[state.acting[seat]]:
        points *= 2
    elif effect == DOUBLE_INCOME_THEN_PENALTY:
        points -= income
    return points + COIN_WORTH * coins


def symbols(money: float, cards: float) -> float:
    """How many residents and hearts this money buys with this many cards; dearer cards have more."""
    if cards <= 0:
        return 0.0
    each = money / cards
    if each <= 4.0:
        return cards * each * 0.55
    return cards * min(2.2 + (each - 4.0) * 0.35, 3.0)
