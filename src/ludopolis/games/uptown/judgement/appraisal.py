"""What each move promises.

A half is worth its prestige, its revenue at this closing and at those to come, and what will still be counted for it;
on a rival's street a share of that, with the opposite sign. A card is worth its best placement less its price. The top
card of the own deck will soon be free, and a rival whose deck is bought from gets no free card in the next turn. The
weights were found by coordinate search, with thousands of games at every step, against the first policy.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.uptown.components.tables import (
    BELOW,
    COUNTS,
    FIXED,
    GIFT_COUNT,
    GROUND_FLOOR,
    NO_KIND,
    ON_PLOT,
    ON_STREET,
    ROOF_ON_PLOT,
    first_half,
    halves_of,
)
from ludopolis.games.uptown.rules.moves import CELLS, MOVE_BUY, MOVE_DISCARD, MOVE_MUNICIPAL, MOVE_PLACE, MOVE_SKIP
from ludopolis.games.uptown.rules.placement import PLOTS_IN, fitting
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import roofs
from ludopolis.games.uptown.rules.state import (
    ALL_PLOTS,
    BIT,
    COINS_A_POINT,
    PLOTS,
    RUNNING,
    STEP_SECOND_ACTION,
    has_played,
)

# Weights, in points unless stated otherwise
COIN: Final = 0.29
"""A coin, before the last round."""
CLOSINGS: Final = 0.8
"""Closings to expect for each open plot: what revenue is multiplied by."""
CLOSINGS_IN_TIME: Final = 0.05
"""Further closings for each open plot of the street with the fewest: that street will end the game."""
ROOF: Final = -0.4
"""Closing a plot, apart from what it pays: only rooftop projects can follow."""
EARLY_ROOF: Final = -0.12
"""The same, for each open plot of the street with the fewest."""
RUSH: Final = 0.05
"""Closing a plot, for each point of the lead: whoever leads wants the game to end."""
FINISH: Final = 0.15
"""Closing the last plot, for each point of the lead at which the last round begins."""
CLEAR: Final = 10.0
"""A lead that wins anyway: a larger one adds nothing to `FINISH`."""
HEIGHT: Final = 0.1
"""Each card under the half; with the opposite sign for a roof."""
KIND: Final = 0.02
"""A premises that something may count later, for each open plot of the street with the fewest."""
GROWTH: Final = 0.1
"""Premises still to come that a counting effect will count, for each open plot."""
HARM: Final = 0.65
"""A point that the leading rival loses, divided by the number of rivals; the other rivals count half."""
WAIT: Final = 2.0
"""Not buying the top card of the own deck: it may be free in the next turn."""
BLOCK: Final = 2.0
"""Blocking a rival's deck: the rival gets no free card in the next turn."""
DENY: Final = 0.25
"""The share of what the rival would have built with the card."""

STREET_RATES: Final = 35
"""Where the rates of the street begin, after those of its plots: 5 plots with 7 counts."""
PRESTIGE_RATES: Final = 42
"""Where the rates of prestige begin, after those of revenue."""
NO_MOVE: Final = -1.0e9
OPEN_PLOTS: Final = [len(PLOTS_IN[ALL_PLOTS & ~closed]) for closed in range(ALL_PLOTS + 1)]
"""By mask of the closed plots: how many are open."""


class Street:
    """What a street is worth, and what one more premises of each kind, or gift, would add to that."""

    def __init__(self, state: UpTownState, seat: int) -> None:
        parts = state.parts
        count = state.count
        first: i64 = seat * PLOTS * COUNTS
        totals = [0] * COUNTS
        for counted in range(COUNTS):
            total: i64 = 0
            for plot in range(PLOTS):
                total += count[first + plot * COUNTS + counted]
            totals[counted] = total
        rates = [0] * (2 * PRESTIGE_RATES)
        revenue: i64 = 0
        prestige: i64 = 0
        for plot in range(PLOTS):
            on_plot: i64 = plot * COUNTS - ON_PLOT
            for level, half in enumerate(state.plots[seat * PLOTS + plot]):
                begin: i64 = parts.revenue_from[half]
                split: i64 = parts.prestige_from[half]
                end: i64 = parts.prestige_to[half]
                for i in range(begin, end):
                    effect: i64 = parts.effect[i]
                    amount: i64 = parts.amount[i]
                    at: i64 = PRESTIGE_RATES if i >= split else 0
                    if effect >= ON_STREET:
                        rates[at + STREET_RATES + effect - ON_STREET] += amount
                        amount *= totals[effect - ON_STREET]
                    elif effect >= ON_PLOT:
                        rates[at + on_plot + effect] += amount
                        amount *= count[first + on_plot + effect]
                    elif effect == BELOW:
                        amount *= level
                    elif effect >= ROOF_ON_PLOT:
                        amount *= roofs(state, seat * PLOTS + plot, effect, 0)
                    elif effect == GROUND_FLOOR and level > 0:
                        amount = 0
                    if i >= split:
                        prestige += amount
                    else:
                        revenue += amount
        self.totals = totals
        """Premises of each kind, and gifts, on all plots."""
        self.rates = rates
        """Revenue that one more would add, by plot and kind, then by kind for the street; then the same in prestige."""
        self.revenue: i64 = revenue
        self.prestige: i64 = prestige
        self.open: i64 = OPEN_PLOTS[state.closed[seat]]


class Appraisal:
    """What a seat thinks of the moves of one decision."""

    def __init__(self, state: UpTownState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.running = state.trigger == RUNNING
        self.coin = COIN if self.running else 1.0 / COINS_A_POINT
        fewest = 0
        if self.running:
            fewest = PLOTS
            for closed in state.closed:
                if OPEN_PLOTS[closed] < fewest:
                    fewest = OPEN_PLOTS[closed]
        self.fewest = float(fewest)
        """Open plots of the street with the fewest: how long the game may last."""
        unknown: Street | None = None
        self.streets = [unknown] * state.players
        self.leader = -1
        self.lead = 0.0
        self.found = [0.0] * PLOTS
        """By plot: what the half considered last is worth there …"""
        self.points_found = [0] * PLOTS
        """… the prestige it would add to the street …"""
        self.revenue_found = [0] * PLOTS
        """… and the revenue."""

    def appraise(self, legal: list[int]) -> list[float]:
        """What each of these moves promises."""
        state = self.state
        worths: list[float] = []
        if state.step == STEP_SECOND_ACTION:
            for move in legal:
                worths.append(self.second_action(move))
            return worths
        known = -1
        for move in legal:
            if move == MOVE_DISCARD:
                worths.append(0.0)
                continue
            chosen = move - MOVE_PLACE
            if chosen // PLOTS != known:
                # All plots of a street are considered at once.
                known = chosen // PLOTS
                self.best_plot(first_half(state.held) + chosen // CELLS, chosen % CELLS // PLOTS)
            worths.append(self.found[chosen % PLOTS])
        return worths

    def second_action(self, move: int) -> float:
        """A card less its price. The price of a rival's card goes to the rival and blocks the deck."""
        if move == MOVE_SKIP:
            return 0.0
        state = self.state
        if move == MOVE_MUNICIPAL:
            worth = self.best_of(state.top[state.players])
            return worth if worth > 0.0 else 0.0
        deck = move - MOVE_BUY
        card = state.top[deck]
        price = self.coin * float(state.parts.price[card])
        worth = self.best_of(card) - price
        if deck == self.seat:
            return worth - WAIT if self.running else worth
        if not self.running and has_played(state, deck):
            # Nobody will collect these coins: they are lost unless the option counts them.
            return worth - self.harm(deck) * price if state.count_uncollected else worth
        return worth + self.harm(deck) * (BLOCK + DENY * self.missed(deck, card) - price)

    def best_of(self, card: int) -> float:
        """The best that could be made of a card."""
        state = self.state
        best = NO_MOVE
        first = first_half(card)
        for half in range(first, first + halves_of(card)):
            gift = state.parts.gift[half] == 1
            for owner in range(state.players):
                if (owner != self.seat) == gift:
                    worth = self.best_plot(half, owner)
                    if worth > best:
                        best = worth
        return best

    def missed(self, rival: int, card: int) -> float:
        """The best that a rival could have built with a card at home."""
        best = 0.0
        first = first_half(card)
        for half in range(first, first + halves_of(card)):
            if not self.state.parts.gift[half]:
                worth = self.consider(half, rival, 1.0, False)
                if worth > best:
                    best = worth
        return best

    def best_plot(self, half: int, owner: int) -> float:
        """What the best plot of a street for a half is worth to the judging seat."""
        roof = self.state.parts.roof[half] == 1
        last = roof and self.running and self.street(owner).open == 1
        return self.consider(half, owner, 1.0 if owner == self.seat else -self.harm(owner), last)

    def consider(self, half: int, owner: int, side: float, last: bool) -> float:
        """Finds what a half is worth, times `side`, on each plot that takes it; the most. `last`: it ends the game."""
        state = self.state
        parts = state.parts
        street = self.street(owner)
        rates = street.rates
        coin = self.coin
        kind: i64 = parts.kind[half]
        weight: i64 = parts.weight[half]
        gift: i64 = parts.gift[half]
        roof: i64 = parts.roof[half]
        begin: i64 = parts.revenue_from[half]
        split: i64 = parts.prestige_from[half]
        end: i64 = parts.prestige_to[half]
        still_open = float(street.open - roof)
        closings = (CLOSINGS + CLOSINGS_IN_TIME * self.fewest) * still_open if self.running else 0.0
        # What does not depend on the plot
        revenue: i64 = 0
        prestige: i64 = 0
        beyond = 0.0
        on_plot = False
        for i in range(begin, end):
            effect: i64 = parts.effect[i]
            amount: i64 = parts.amount[i]
            if effect >= ON_STREET:
                if self.running:
                    beyond += GROWTH * still_open * float(amount) * (1.0 if i >= split else coin * closings)
                counted: i64 = effect - ON_STREET
                itself: i64 = weight if counted == kind else gift if counted == GIFT_COUNT else 0
                amount *= street.totals[counted] + itself
            elif effect != FIXED:
                on_plot = True
                continue
            if i >= split:
                prestige += amount
            else:
                revenue += amount
        if kind != NO_KIND:
            revenue += weight * rates[STREET_RATES + kind]
            prestige += weight * rates[PRESTIGE_RATES + STREET_RATES + kind]
            beyond += KIND * self.fewest * float(weight)
        if gift:
            revenue += rates[STREET_RATES + GIFT_COUNT]
            prestige += rates[PRESTIGE_RATES + STREET_RATES + GIFT_COUNT]
        if roof:
            lead = self.find_lead()
            beyond += ROOF + EARLY_ROOF * self.fewest + RUSH * (lead if owner == self.seat else -lead)
        best = NO_MOVE
        for plot in PLOTS_IN[fitting(state, half, owner)]:
            cell: i64 = owner * PLOTS + plot
            base: i64 = plot * COUNTS
            level: i64 = len(state.plots[cell])
            more: i64 = revenue
            points: i64 = prestige
            if on_plot:
                for i in range(begin, end):
                    effect = parts.effect[i]
                    amount = parts.amount[i]
                    if effect == FIXED or effect >= ON_STREET:
                        continue
                    if effect >= ON_PLOT:
                        counted = effect - ON_PLOT
                        itself = weight if counted == kind else gift if counted == GIFT_COUNT else 0
                        amount *= state.count[cell * COUNTS + counted] + itself
                    elif effect == BELOW:
                        amount *= level
                    elif effect >= ROOF_ON_PLOT:
                        amount *= roofs(state, cell, effect, roof)
                    elif effect == GROUND_FLOOR and level > 0:
                        amount = 0
                    if i >= split:
                        points += amount
                    else:
                        more += amount
            if kind != NO_KIND:
                more += weight * rates[base + kind]
                points += weight * rates[PRESTIGE_RATES + base + kind]
            if gift:
                more += rates[base + GIFT_COUNT]
                points += rates[PRESTIGE_RATES + base + GIFT_COUNT]
            worth = float(points) + coin * closings * float(more) + beyond
            if roof:
                if street.revenue + more > 0:
                    worth += coin * float(street.revenue + more)
                worth -= HEIGHT * float(level)
            elif not state.closed[owner] & BIT[plot]:
                worth += HEIGHT * float(level)
            worth *= side
            if last:
                lead = self.find_lead() + worth
                worth += FINISH * (CLEAR if lead > CLEAR else -CLEAR if lead < -CLEAR else lead)
            self.found[plot] = worth
            self.points_found[plot] = points
            self.revenue_found[plot] = more
            if worth > best:
                best = worth
        return best

    def street(self, seat: int) -> Street:
        """The street of a seat, computed once."""
        known = self.streets[seat]
        if known is None:
            known = Street(self.state, seat)
            self.streets[seat] = known
        return known

    def points(self, seat: int) -> float:
        """What a seat would score now."""
        return float(self.street(seat).prestige) + float(self.state.wallet[seat]) / COINS_A_POINT

    def find_lead(self) -> float:
        """By how much the judging seat is ahead of its best rival."""
        if self.leader < 0:
            most = NO_MOVE
            for other in range(self.state.players):
                if other != self.seat:
                    points = self.points(other)
                    if points > most:
                        self.leader, most = other, points
            self.lead = self.points(self.seat) - most
        return self.lead

    def harm(self, rival: int) -> float:
        """What a point that a rival gains costs us."""
        rivals = self.state.players - 1
        if rivals == 1:
            return HARM
        self.find_lead()
        weight = HARM / float(rivals)
        return weight if rival == self.leader else weight / 2.0


def appraise(state: UpTownState, seat: int, legal: list[int]) -> list[float]:
    """What each of these moves promises, in points."""
    return Appraisal(state, seat).appraise(legal)
