"""A position surveyed for a row of features: every city, and what it can make of each card on offer."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.happy_city.components.tables import COLOUR_SLOTS, COLOURS, DWELLINGS, FIRST_DWELLING, FIRST_SPECIAL
from ludopolis.games.happy_city.judgement.promises import (
    OUT_OF_REACH,
    City,
    Promise,
    chances,
    gain_of,
    is_for_sale,
    promise_of,
    unseen_colours,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.state import SLOTS
from ludopolis.games.happy_city.rules.turns import price

NO_GAIN: Final = -1.0e9
"""The gain of a card that cannot be had."""
NEAR: Final = 2
"""Cards that a rival may lack for a special, if its gain is to be told."""


class Survey:
    """What all parts of a row are made from: every city's figures, and what it can make of each card on offer."""

    def __init__(self, state: HappyCityState, viewer: int) -> None:
        self.state = state
        self.twin = state.clone()
        """A copy into which cards are put to be tried."""
        self.cities: list[City] = []
        self.cards = state.face_up + [FIRST_DWELLING + dwelling for dwelling in range(DWELLINGS)]
        self.gains: list[float] = []
        """By seat, and by card of `cards`; of rivals' only if they can pay."""
        self.in_reach: list[bool] = []
        """The same: whether the seat will be able to pay it."""
        self.promises: list[Promise] = []
        """By seat, and by special of the row."""
        self.unseen = unseen_colours(state)
        self.shares = chances(state, self.unseen)
        fewest = SLOTS
        for seat in range(state.players):
            if SLOTS - state.size[seat] < fewest:
                fewest = SLOTS - state.size[seat]
        self.fewest = fewest
        for seat in range(state.players):
            city = City(state, seat)
            self.cities.append(city)
            for card in self.cards:
                for_sale = is_for_sale(state, city, card)
                cost = price(state, seat, card)
                in_reach = for_sale and cost <= city.purse
                self.in_reach.append(in_reach)
                self.gains.append(
                    gain_of(self.twin, city, card, cost) if in_reach or (for_sale and seat == viewer) else NO_GAIN
                )
            nearest = OUT_OF_REACH if seat == viewer else NEAR
            for special in state.row:
                self.promises.append(promise_of(self.twin, city, special, self.shares, fewest, nearest))

    def best_purchase(self, seat: int) -> float:
        """The largest gain of a card that the seat will be able to pay."""
        best = NO_GAIN
        first = seat * len(self.cards)
        for i in range(first, first + len(self.cards)):
            if self.in_reach[i] and self.gains[i] > best:
                best = self.gains[i]
        return best


def rival_promises(survey: Survey, seat: int, place: int) -> tuple[int, float, float]:
    """Of a special of the row: the fewest cards a rival lacks, the largest gain, and all gains that are close."""
    width: i64 = len(survey.state.row)
    nearest = OUT_OF_REACH
    best = 0.0
    close = 0.0
    for other in range(survey.state.players):
        if other != seat:
            promise = survey.promises[other * width + place]
            if promise.missing < nearest:
                nearest = promise.missing
            if promise.worth > best:
                best = promise.worth
            if promise.missing <= 1 and promise.worth > 0.0:
                close += promise.worth
    return nearest, best, close


def missing_on_offer(survey: Survey, seat: int, special: int) -> int:
    """How many of the colours that a special still asks for can be bought in the next turn."""
    state = survey.state
    needs: i64 = (special - FIRST_SPECIAL) * len(COLOURS)
    have: i64 = seat * COLOUR_SLOTS
    begin: i64 = seat * len(survey.cards)
    seen = 0
    for i in range(len(survey.cards)):
        if survey.in_reach[begin + i]:
            seen |= 1 << state.parts.colour[survey.cards[i]]
    count = 0
    for colour in range(len(COLOURS)):
        if seen >> colour & 1 and state.parts.needs[needs + colour] > state.colours[have + colour]:
            count += 1
    return count
