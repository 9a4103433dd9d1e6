"""A quick opinion of moves: what each of them promises, and a sensible one for playouts and the greedy bot.

A half is worth its prestige, its revenue at this closing and at those to come, and what will still be counted for it;
on a rival's street a part of that with the opposite sign. A card is worth its best placement less its price; the top
of the own deck would soon come for nothing, and a rival's deck that is bought from brings its owner no card next turn.
The weights were found by coordinate search, thousands of games a step, against the first policy.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from ludopolis.games.uptown.components import (
    BELOW,
    COUNTS,
    FIXED,
    GIFT_COUNT,
    GROUND_FLOOR,
    NO_KIND,
    ON_PLOT,
    ON_STREET,
    first_half,
    halves_of,
)
from ludopolis.games.uptown.placement import PLOTS_IN, fitting
from ludopolis.games.uptown.state import (
    ALL_PLOTS,
    BIT,
    BUY,
    CELLS,
    COINS_A_POINT,
    DISCARD,
    MUNICIPAL,
    PLACE,
    PLOTS,
    RUNNING,
    SECOND_ACTION,
    SKIP,
    Position,
)

# Weights, in points unless something else is said
COIN: Final = 0.29
"""A coin, before the last round."""
CLOSINGS: Final = 0.8
"""Closings to expect for each open plot: what revenue is multiplied with."""
CLOSINGS_IN_TIME: Final = 0.05
"""More of them for each plot that the street nearest to its end has open."""
ROOF: Final = -0.4
"""A plot that is closed, beside what it brings: nothing but rooftops will stand there."""
EARLY_ROOF: Final = -0.12
"""The same again for each plot that the street nearest to its end has open."""
RUSH: Final = 0.05
"""A plot that is closed, for each point of the lead: whoever leads wants the game to end."""
FINISH: Final = 0.15
"""The last plot that is closed, for each point of the lead with which the last round is played."""
CLEAR: Final = 10.0
"""A lead that wins anyway: more does not hasten the end."""
HEIGHT: Final = 0.1
"""A card of the building that is raised; lost where it is closed."""
KIND: Final = 0.02
"""A premises that something may count later, for each plot that the street nearest to its end has open."""
GROWTH: Final = 0.1
"""For each open plot: premises still to come that an effect of the street will count."""
HARM: Final = 0.65
"""A point that the leading rival loses, divided among all rivals; half of it for the others."""
WAIT: Final = 2.0
"""The top card of the own deck, which may come for nothing in the next turn."""
BLOCK: Final = 2.0
"""A rival's deck that is blocked: there is no free card in the rival's next turn."""
DENY: Final = 0.25
"""What the rival would have built with the card, as a share."""

STREET_RATES: Final = 35
"""Where the rates of the street begin, after those of its plots: 5 plots with 7 counts."""
PRESTIGE_RATES: Final = 42
"""Where the rates of prestige begin, after those of revenue."""
NO_MOVE: Final = -1.0e9
OPEN_PLOTS: Final = [len(PLOTS_IN[ALL_PLOTS & ~closed]) for closed in range(ALL_PLOTS + 1)]
"""By mask of the closed plots: how many are open."""


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """The move that promises most; among equal ones any."""
    worths = Judge(state, seat).appraise(legal)
    best = 0
    most = worths[0]
    equal = 1
    for i in range(1, len(worths)):
        worth = worths[i]
        if worth > most:
            best, most, equal = i, worth, 1
        elif worth == most:
            equal += 1
            if rng.random() * equal < 1.0:
                best = i
    return legal[best]


def appraise(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each of these moves promises, in points."""
    return Judge(state, seat).appraise(legal)


def has_played(state: Position, seat: int) -> bool:
    """Whether a seat comes before the actor in this round."""
    return (seat - state.first) % state.players < (state.actor - state.first) % state.players


class Street:
    """What a street brings, and what one more premises of each kind, or gift, would add to that."""

    def __init__(self, state: Position, seat: int) -> None:
        cards = state.cards
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
                begin: i64 = cards.revenue_from[half]
                split: i64 = cards.prestige_from[half]
                end: i64 = cards.prestige_to[half]
                for i in range(begin, end):
                    effect: i64 = cards.effect[i]
                    amount: i64 = cards.amount[i]
                    at: i64 = PRESTIGE_RATES if i >= split else 0
                    if effect >= ON_STREET:
                        rates[at + STREET_RATES + effect - ON_STREET] += amount
                        amount *= totals[effect - ON_STREET]
                    elif effect >= ON_PLOT:
                        rates[at + on_plot + effect] += amount
                        amount *= count[first + on_plot + effect]
                    elif effect == BELOW:
                        amount *= level
                    elif effect == GROUND_FLOOR and level > 0:
                        amount = 0
                    if i >= split:
                        prestige += amount
                    else:
                        revenue += amount
        self.totals = totals
        """Premises of each kind, and gifts, on all plots."""
        self.rates = rates
        """Revenue by plot and kind, then by kind on the street; the same for prestige."""
        self.revenue: i64 = revenue
        self.prestige: i64 = prestige
        self.open: i64 = OPEN_PLOTS[state.closed[seat]]


class Judge:
    """What a seat thinks of the moves of one decision."""

    def __init__(self, state: Position, seat: int) -> None:
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
        """Open plots of the street that has the fewest: how long the game may last."""
        unknown: Street | None = None
        self.streets = [unknown] * state.players
        self.leader = -1
        self.lead = 0.0
        self.found = [0.0] * PLOTS
        """By plot: what the half that was considered last is worth there."""

    def appraise(self, legal: list[int]) -> list[float]:
        """What each of these moves promises."""
        state = self.state
        worths: list[float] = []
        if state.step == SECOND_ACTION:
            for move in legal:
                worths.append(self.second_action(move))
            return worths
        known = -1
        for move in legal:
            if move == DISCARD:
                worths.append(0.0)
                continue
            chosen = move - PLACE
            if chosen // PLOTS != known:
                # The plots of a street are considered together.
                known = chosen // PLOTS
                self.best_plot(first_half(state.held) + chosen // CELLS, chosen % CELLS // PLOTS)
            worths.append(self.found[chosen % PLOTS])
        return worths

    def second_action(self, move: int) -> float:
        """A card for what it costs. The price of a rival's card also feeds the rival, and blocks the deck."""
        if move == SKIP:
            return 0.0
        state = self.state
        if move == MUNICIPAL:
            worth = self.best_of(state.top[state.players])
            return worth if worth > 0.0 else 0.0
        deck = move - BUY
        card = state.top[deck]
        price = self.coin * float(state.cards.price[card])
        worth = self.best_of(card) - price
        if deck == self.seat:
            return worth - WAIT if self.running else worth
        if not self.running and has_played(state, deck):
            # Nobody will collect these coins, so that they are lost unless the option counts them.
            return worth - self.harm(deck) * price if state.count_uncollected else worth
        return worth + self.harm(deck) * (BLOCK + DENY * self.missed(deck, card) - price)

    def best_of(self, card: int) -> float:
        """The best that could be made of a card."""
        state = self.state
        best = NO_MOVE
        first = first_half(card)
        for half in range(first, first + halves_of(card)):
            gift = state.cards.gift[half] == 1
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
            if not self.state.cards.gift[half]:
                worth = self.consider(half, rival, 1.0, False)
                if worth > best:
                    best = worth
        return best

    def best_plot(self, half: int, owner: int) -> float:
        """The best place for a half on a street, in the eyes of the judging seat."""
        roof = self.state.cards.roof[half] == 1
        last = roof and self.running and self.street(owner).open == 1
        return self.consider(half, owner, 1.0 if owner == self.seat else -self.harm(owner), last)

    def consider(self, half: int, owner: int, side: float, last: bool) -> float:
        """What a half is worth on each plot that takes it, times `side`; the most of it. `last`: it ends the game."""
        state = self.state
        cards = state.cards
        street = self.street(owner)
        rates = street.rates
        coin = self.coin
        kind: i64 = cards.kind[half]
        weight: i64 = cards.weight[half]
        gift: i64 = cards.gift[half]
        roof: i64 = cards.roof[half]
        begin: i64 = cards.revenue_from[half]
        split: i64 = cards.prestige_from[half]
        end: i64 = cards.prestige_to[half]
        still_open = float(street.open - roof)
        closings = (CLOSINGS + CLOSINGS_IN_TIME * self.fewest) * still_open if self.running else 0.0
        # What does not depend on the plot
        revenue: i64 = 0
        prestige: i64 = 0
        beyond = 0.0
        on_plot = False
        for i in range(begin, end):
            effect: i64 = cards.effect[i]
            amount: i64 = cards.amount[i]
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
                    effect = cards.effect[i]
                    amount = cards.amount[i]
                    if effect == FIXED or effect >= ON_STREET:
                        continue
                    if effect >= ON_PLOT:
                        counted = effect - ON_PLOT
                        itself = weight if counted == kind else gift if counted == GIFT_COUNT else 0
                        amount *= state.count[cell * COUNTS + counted] + itself
                    elif effect == BELOW:
                        amount *= level
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
            if worth > best:
                best = worth
        return best

    def street(self, seat: int) -> Street:
        """The street of a seat, looked at once."""
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
