"""The first policy, and three variants of it. All four are measures, so their moves must not change.

One greedy evaluator serves four leanings: it weighs what a placement adds to a street in points and in revenue, what it
costs a rival, and the price of the card. Only the weights differ. `greedy-1` plays the balanced leaning;
`benchmarks/uptown_balance.py` tuned all four against each other and judges the card list by them.
"""

from random import Random
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
    first_half,
)
from ludopolis.games.uptown.rules.moves import MOVE_BUY, MOVE_DISCARD, MOVE_MUNICIPAL, MOVE_SKIP, place_of
from ludopolis.games.uptown.rules.placement import PLOTS_IN, placements
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.scoring import points_of, roofs, street_count, street_revenue
from ludopolis.games.uptown.rules.state import (
    ALL_PLOTS,
    BIT,
    COINS_A_POINT,
    PLOTS,
    RUNNING,
    STEP_SECOND_ACTION,
    has_played,
)


class Leaning:
    """A set of weights, all in points."""

    def __init__(
        self,
        coin: float,
        closings: float,
        roof: float,
        height: float,
        ground: float,
        kind: float,
        growth: float,
        harm: float,
        block: float,
        wait: float,
    ) -> None:
        self.coin = coin
        """A coin, before the last round."""
        self.closings = closings
        """Closings to expect for each open plot: what revenue is multiplied by."""
        self.roof = roof
        """Closing a plot, apart from what it pays."""
        self.height = height
        """Each card on the plot, if it is closed; with the opposite sign if it stays open."""
        self.ground = ground
        """Building on an empty plot."""
        self.kind = kind
        """A premises that something may count later."""
        self.growth = growth
        """Premises still to come that a counting effect will count, for each open plot."""
        self.harm = harm
        """A point that the leading rival loses, divided by the number of rivals; the other rivals count half."""
        self.block = block
        """Blocking a rival's deck."""
        self.wait = wait
        """Not buying the top card of the own deck: it may be free in the next turn."""


# Found by coordinate search: coin, closings, roof, height, ground, kind, growth, harm, block, wait
BALANCED: Final = Leaning(0.25, 0.8, 0.0, -0.1, 0.0, 0.1, 0.1, 0.8, 2.0, 2.0)
ROOF_RUSHER: Final = Leaning(0.25, 2.6, 3.0, -0.3, 1.2, 0.3, 0.1, 0.6, 3.5, 1.0)
THRIFTY: Final = Leaning(0.5, 1.2, -0.5, -0.1, 0.0, 0.2, 0.1, 0.2, 3.0, 0.0)
GIFT_GIVER: Final = Leaning(0.3, 0.8, 0.0, -0.1, 0.0, 0.4, 0.1, 2.0, 1.5, 2.0)
LEANINGS: Final = (
    ("balanced", BALANCED),
    ("roof_rusher", ROOF_RUSHER),
    ("thrifty", THRIFTY),
    ("gift_giver", GIFT_GIVER),
)

REVENUE: Final = 0
PRESTIGE: Final = 1


def lean(state: UpTownState, seat: int, legal: list[int], rng: Random, leaning: Leaning) -> int:
    """The move of a leaning."""
    return Evaluator(state, seat, leaning).choose(legal, rng)


def closings_left(state: UpTownState, leaning: Leaning, seat: int, closing: int) -> float:
    """How many more closings to expect on a street, after closing `closing` plots now."""
    if state.trigger != RUNNING:
        return 0.0
    return leaning.closings * float(len(PLOTS_IN[ALL_PLOTS & ~state.closed[seat]]) - closing)


class Evaluator:
    """What a seat thinks of the moves of one decision."""

    def __init__(self, state: UpTownState, seat: int, leaning: Leaning) -> None:
        self.state = state
        self.seat = seat
        self.leaning = leaning
        self.coin = leaning.coin if state.trigger == RUNNING else 1.0 / COINS_A_POINT
        # By seat: what one more premises of a kind is worth to the street.
        self.rates: list[list[int]] = []
        self.revenue: list[int] = []
        self.leader = -1
        most = -1_000_000
        for other in range(state.players):
            self.rates.append(rates_of(state, other))
            self.revenue.append(street_revenue(state, other))
            if other != seat:
                points = points_of(state, other)
                if points > most:
                    self.leader, most = other, points

    def choose(self, legal: list[int], rng: Random) -> int:
        """The best move; among equal ones a random one."""
        best = legal[0]
        most = -1.0e9
        equal = 0
        second = self.state.step == STEP_SECOND_ACTION
        for move in legal:
            worth = self.second_action(move) if second else self.placement(self.state.held, move)
            if worth > most:
                best, most, equal = move, worth, 1
            elif worth == most:
                equal += 1
                if rng.random() * equal < 1.0:
                    best = move
        return best

    def second_action(self, move: int) -> float:
        """A card less its price. The price of a rival's card goes to the rival and blocks the deck."""
        if move == MOVE_SKIP:
            return 0.0
        state = self.state
        if move == MOVE_MUNICIPAL:
            worth = self.best_placement(state.top[state.players])
            return worth if worth > 0.0 else 0.0
        deck = move - MOVE_BUY
        card = state.top[deck]
        price = float(state.parts.price[card])
        worth = self.best_placement(card) - self.coin * price
        if deck == self.seat:
            return worth - (self.leaning.wait if state.trigger == RUNNING else 0.0)
        if state.trigger != RUNNING and has_played(state, deck):
            # Nobody will collect these coins: they are lost unless the option counts them.
            return worth - (self.harm_to(deck, self.coin * price) if state.count_uncollected else 0.0)
        return worth - self.harm_to(deck, self.coin * price - self.leaning.block)

    def best_placement(self, card: int) -> float:
        """The best that could be made of a card."""
        most = -1.0e9
        for move in placements(self.state, self.seat, card):
            worth = self.placement(card, move)
            if worth > most:
                most = worth
        return most

    def placement(self, card: int, move: int) -> float:
        """A half on a plot."""
        if move == MOVE_DISCARD:
            return 0.0
        number, owner, plot = place_of(move)
        half = first_half(card) + number
        if owner == self.seat:
            return self.at_home(plot, half)
        return -self.harm_to(owner, self.for_owner(owner, plot, half))

    def harm_to(self, rival: int, gained: float) -> float:
        """What a rival's gain costs us."""
        weight = self.leaning.harm / float(self.state.players - 1)
        return weight * gained if rival == self.leader else weight * gained / 2.0

    def for_owner(self, owner: int, plot: int, half: int) -> float:
        """What a half brings to the owner of the street in points and coins."""
        roof = self.state.parts.roof[half]
        revenue = self.added(owner, plot, half, REVENUE)
        worth = float(self.added(owner, plot, half, PRESTIGE))
        worth += float(revenue) * self.coin * closings_left(self.state, self.leaning, owner, roof)
        paid = self.revenue[owner] + revenue
        if roof and paid > 0:
            worth += self.coin * float(paid)
        return worth

    def at_home(self, plot: int, half: int) -> float:
        """What a half on the own street is worth, plans included."""
        state = self.state
        leaning = self.leaning
        worth = self.for_owner(self.seat, plot, half)
        height = float(len(state.plots[self.seat * PLOTS + plot]))
        if state.parts.roof[half]:
            worth += leaning.roof + leaning.height * height
        elif not state.closed[self.seat] & BIT[plot]:
            worth -= leaning.height * height
        if height == 0.0:
            worth += leaning.ground
        if state.parts.kind[half] != NO_KIND:
            worth += leaning.kind * float(state.parts.weight[half])
        return worth + leaning.growth * self.growing(half)

    def growing(self, half: int) -> float:
        """What the counting effects of a half will bring for one more premises on each plot that stays open."""
        state = self.state
        parts = state.parts
        left = closings_left(state, self.leaning, self.seat, parts.roof[half])
        if left == 0.0:
            return 0.0
        worth = 0.0
        for i in range(parts.revenue_from[half], parts.prestige_to[half]):
            if parts.effect[i] >= ON_STREET:
                each = 1.0 if i >= parts.prestige_from[half] else self.coin * left
                worth += each * float(parts.amount[i])
        return worth * float(len(PLOTS_IN[ALL_PLOTS & ~state.closed[self.seat]]) - parts.roof[half])

    def added(self, owner: int, plot: int, half: int, what: i64) -> int:
        """The revenue or prestige a half adds to a street: its own effects, and those of others that count it."""
        state = self.state
        parts = state.parts
        cell = owner * PLOTS + plot
        level: i64 = len(state.plots[cell])
        kind: i64 = parts.kind[half]
        weight: i64 = parts.weight[half]
        gift: i64 = parts.gift[half]
        rates = self.rates[owner]
        base: i64 = what * COUNTS * (PLOTS + 1)
        on_plot: i64 = base + plot * COUNTS
        on_street: i64 = base + PLOTS * COUNTS
        total: i64 = 0
        if kind != NO_KIND:
            total += weight * (rates[on_plot + kind] + rates[on_street + kind])
        if gift:
            total += rates[on_plot + GIFT_COUNT] + rates[on_street + GIFT_COUNT]
        begin: i64 = parts.revenue_from[half] if what == REVENUE else parts.prestige_from[half]
        end: i64 = parts.revenue_to[half] if what == REVENUE else parts.prestige_to[half]
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
            elif effect < ON_PLOT:
                total += amount * roofs(state, cell, effect, parts.roof[half])
            else:
                counted: i64 = effect - ON_PLOT if effect < ON_STREET else effect - ON_STREET
                count: i64 = weight if counted == kind else gift if counted == GIFT_COUNT else 0
                if effect < ON_STREET:
                    count += state.count[cell * COUNTS + counted]
                else:
                    count += street_count(state, owner, counted)
                total += amount * count
        return total


def rates_of(state: UpTownState, seat: int) -> list[int]:
    """What one more premises of each kind, or gift, would add: revenue, then prestige; by plot, then on the street."""
    parts = state.parts
    rates = [0] * (2 * COUNTS * (PLOTS + 1))
    for plot in range(PLOTS):
        for half in state.plots[seat * PLOTS + plot]:
            begin: i64 = parts.revenue_from[half]
            prestige: i64 = parts.prestige_from[half]
            end: i64 = parts.prestige_to[half]
            for i in range(begin, end):
                effect: i64 = parts.effect[i]
                if effect >= ON_PLOT:
                    at: i64 = COUNTS * (PLOTS + 1) if i >= prestige else 0
                    if effect < ON_STREET:
                        at += plot * COUNTS + effect - ON_PLOT
                    else:
                        at += PLOTS * COUNTS + effect - ON_STREET
                    rates[at] += parts.amount[i]
    return rates
