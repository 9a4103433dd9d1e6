"""A position as a row of numbers: 13 of the table, then 102 of each seat, the own one first.

At a table of two 23 more of each seat follow: what the cards on offer make of the plots that they would join.

A row speaks of what cards do, by the hand-made appraisal, and never of ids, so networks fit other card tables.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import Features, clamp
from ludopolis.games.uptown.components.tables import COUNTED, COUNTS, GIFT_COUNT, first_half, halves_of
from ludopolis.games.uptown.judgement.appraisal import NO_MOVE, PRESTIGE_RATES, STREET_RATES, Appraisal
from ludopolis.games.uptown.judgement.outlook import counting, tallest
from ludopolis.games.uptown.rules.placement import PLOTS_IN, fitting
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import BIT, NO_CARD, PLOTS, RUNNING, STEP_FREE_CARD, has_played

SHIFT: Final = 16
"""What is added to rates of counting, which may be negative."""
WORTH_STEPS: Final = 4.0
"""Steps in a point of what a card is worth."""
WORTH_SHIFT: Final = 64
"""What a card worth nothing is shown as; 0 stands for a card that cannot be placed."""

TABLE: Final = (
    "the game goes on",
    *(f"fewest open plots of a street: {number}" for number in range(PLOTS + 1)),
    "round",
    "cards in the common pile",
    "project cards not seen yet",
    "own place in the turn order",
    "the actor's place in the turn order",
    "seats from the own one to the actor",
)
PLOT: Final = ("open", "height", "accepts no gifts", "gifts", "what one more premises of each kind adds + 16")
BEST: Final = ("best floor at home", "best roof at home", "best gift")
SEAT: Final = (
    "acts",
    "acts later in this round",
    "has a free card in hand",
    "coins",
    "coins on the deck",
    "cards in the deck",
    "prestige + 80",
    "revenue + 40",
    "revenue if positive",
    "open plots",
    "open plots without a card",
    "open plots that accept gifts",
    "counting + 40",
    "height of the tallest open building",
    "height of the tallest building",
    "fewest × revenue",
    "fewest × open plots",
    "fewest × all coins",
    "fewest × counting + 100",
    "open plots × revenue",
    "fewest × height of the tallest open building",
    *(f"{counted} on the street" for counted in COUNTED),
    *(f"revenue for one more {counted} on the street + 16" for counted in COUNTED),
    *(f"prestige for one more {counted} on the street + 16" for counted in COUNTED),
    *(f"most revenue for one more {counted} on an open plot + 16" for counted in COUNTED),
    *(f"most prestige for one more {counted} on an open plot + 16" for counted in COUNTED),
    *(f"plot {place}, open and high ones first: {name}" for place in range(PLOTS) for name in PLOT),
    *(f"open plots: {number}" for number in range(PLOTS + 1)),
    "the deck shows a card",
    "price of the deck's top card",
    *(f"{card}: {name}" for card in ("next free card", "card in hand", "common pile") for name in BEST),
    "price of the best card to buy",
    *(f"best card to buy: {name}" for name in BEST),
)
USE: Final = ("prestige + 16", "revenue + 16", "is a roof", "is a gift", "cards below", "its next best end")
USES: Final = (
    *(f"{card}, best use: {name}" for card in ("next free card", "common pile", "card to buy") for name in USE),
    *(f"plot {place}, open and high ones first: best card on offer" for place in range(PLOTS)),
)


class UpTownFeatures(Features[UpTownState]):
    """Positions between turns are what networks are taught on; any position has a row."""

    def __init__(self) -> None:
        super().__init__(2, str(files("ludopolis.games.uptown.judgement") / "weights"), portable=True)
        self.oldest = 1

    def names(self, players: int) -> list[str]:
        names = [*TABLE, *(f"seat +{step}: {name}" for step in range(players) for name in SEAT)]
        if players == 2:
            names.extend(f"seat +{step}: {name}" for step in range(players) for name in USES)
        return names

    def row(self, state: UpTownState, seat: int) -> list[int]:
        players = state.players
        appraisal = Appraisal(state, seat)
        streets = appraisal.streets
        fewest = int(appraisal.fewest)
        row = [1 if state.trigger == RUNNING else 0]
        for number in range(PLOTS + 1):
            row.append(1 if number == fewest else 0)
        row.append(clamp(state.round))
        row.append(state.size[players])
        row.append(len(state.unseen))
        row.append((seat - state.first) % players)
        row.append((state.actor - state.first) % players)
        row.append((state.actor - seat) % players)
        uses: list[int] = []
        for step in range(players):
            other = (seat + step) % players
            if step > 0:
                appraisal = Appraisal(state, other)
                appraisal.streets = streets
            add_seat(row, state, other, appraisal, fewest, uses)
        row.extend(uses)
        return row


class Use:
    """The best use of a card, and what all the cards that were looked at make of each plot of the own street."""

    def __init__(self) -> None:
        self.plots = [NO_MOVE] * PLOTS
        """By plot: the most that any card is worth there."""
        self.clear()

    def clear(self) -> None:
        """Begins with the next card."""
        self.worth = NO_MOVE
        self.points = 0
        self.revenue = 0
        self.roof = 0
        self.gift = 0
        self.level = 0
        self.second = NO_MOVE
        """The best use of another end of the card."""

    def consider(self, appraisal: Appraisal, half: int, owner: int) -> float:
        """The best plot of a street for a half; takes it if no other end of the card is better."""
        best = appraisal.best_plot(half, owner)
        if best <= NO_MOVE:
            return best
        state = appraisal.state
        chosen = 0
        for plot in PLOTS_IN[fitting(state, half, owner)]:
            worth = appraisal.found[plot]
            if worth == best:
                chosen = plot
            if owner == appraisal.seat and worth > self.plots[plot]:
                self.plots[plot] = worth
        if best > self.worth:
            self.second = self.worth
            self.worth = best
            self.points = appraisal.points_found[chosen]
            self.revenue = appraisal.revenue_found[chosen]
            self.roof = state.parts.roof[half]
            self.gift = state.parts.gift[half]
            self.level = len(state.plots[owner * PLOTS + chosen])
        elif best > self.second:
            self.second = best
        return best

    def add(self, uses: list[int]) -> None:
        """Adds what `USE` names, and clears it."""
        uses.append(clamp(self.points + SHIFT))
        uses.append(clamp(self.revenue + SHIFT))
        uses.append(self.roof)
        uses.append(self.gift)
        uses.append(clamp(self.level))
        uses.append(in_steps(self.second))
        self.clear()


def add_seat(row: list[int], state: UpTownState, seat: int, appraisal: Appraisal, fewest: int, uses: list[int]) -> None:
    """Coins, the street as a whole, its plots, and what can be made of the cards on offer; `uses` is for two."""
    players = state.players
    street = appraisal.street(seat)
    rates = street.rates
    closed = state.closed[seat]
    guarded = state.guarded[seat]
    acts = seat == state.actor
    wallet: i64 = state.wallet[seat]
    coins: i64 = state.deck_coins[seat]
    revenue: i64 = street.revenue if street.revenue > 0 else 0
    counts: i64 = counting(state, seat, rates)
    ahead: i64 = fewest
    opened: i64 = street.open
    height: i64 = tallest(state, seat)
    empty = 0
    unguarded = 0
    highest = 0
    for plot in range(PLOTS):
        if len(state.plots[seat * PLOTS + plot]) > highest:
            highest = len(state.plots[seat * PLOTS + plot])
        if not closed & BIT[plot]:
            if not state.plots[seat * PLOTS + plot]:
                empty += 1
            if not guarded & BIT[plot]:
                unguarded += 1
    row.append(1 if acts else 0)
    row.append(1 if not acts and not has_played(state, seat) else 0)
    row.append(1 if acts and state.step == STEP_FREE_CARD else 0)
    row.append(clamp(wallet))
    row.append(clamp(coins))
    row.append(state.size[seat])
    row.append(clamp(street.prestige + 80))
    row.append(clamp(street.revenue + 40))
    row.append(clamp(revenue))
    row.append(opened)
    row.append(empty)
    row.append(unguarded)
    row.append(clamp(counts + 40))
    row.append(clamp(height))
    row.append(clamp(highest))
    row.append(clamp(ahead * revenue))
    row.append(clamp(ahead * opened))
    row.append(clamp(ahead * (wallet + coins)))
    row.append(clamp(ahead * counts + 100))
    row.append(clamp(opened * revenue))
    row.append(clamp(ahead * height))
    for counted in range(COUNTS):
        row.append(clamp(street.totals[counted]))
    for counted in range(COUNTS):
        row.append(clamp(rates[STREET_RATES + counted] + SHIFT))
    for counted in range(COUNTS):
        row.append(clamp(rates[PRESTIGE_RATES + STREET_RATES + counted] + SHIFT))
    for begin in (0, PRESTIGE_RATES):
        for counted in range(COUNTS):
            most = -SHIFT
            for plot in range(PLOTS):
                if not closed & BIT[plot] and rates[begin + plot * COUNTS + counted] > most:
                    most = rates[begin + plot * COUNTS + counted]
            row.append(clamp(most + SHIFT))
    for plot in in_order(state, seat):
        first: i64 = plot * COUNTS
        grows: i64 = SHIFT
        for counted in range(COUNTS):
            grows += rates[first + counted] + rates[PRESTIGE_RATES + first + counted]
        row.append(0 if closed & BIT[plot] else 1)
        row.append(clamp(len(state.plots[seat * PLOTS + plot])))
        row.append(1 if guarded & BIT[plot] else 0)
        row.append(clamp(state.count[(seat * PLOTS + plot) * COUNTS + GIFT_COUNT]))
        row.append(clamp(grows))
    for number in range(PLOTS + 1):
        row.append(1 if number == opened else 0)
    top = state.top[seat]
    row.append(0 if top == NO_CARD else 1)
    row.append(0 if top == NO_CARD else clamp(state.parts.price[top]))
    use = Use() if players == 2 else None
    add_offers(row, appraisal, top, 0.0, use)
    if use is not None:
        use.add(uses)
    add_offers(row, appraisal, state.held if acts else NO_CARD, 0.0, None)
    add_offers(row, appraisal, state.top[players], 0.0, use)
    if use is not None:
        use.add(uses)
    card = best_to_buy(state, appraisal)
    price = 0 if card == NO_CARD else state.parts.price[card]
    row.append(price)
    add_offers(row, appraisal, card, appraisal.coin * float(price), use)
    if use is not None:
        use.add(uses)
        for plot in in_order(state, seat):
            uses.append(in_steps(use.plots[plot]))


def in_order(state: UpTownState, seat: int) -> list[int]:
    """The plots of a street: open ones first, of those the higher ones first; equal ones from the left."""
    order: list[int] = []
    keys: list[int] = []
    for plot in range(PLOTS):
        key = len(state.plots[seat * PLOTS + plot])
        if not state.closed[seat] & BIT[plot]:
            key += 100
        at = len(order)
        while at > 0 and keys[at - 1] < key:
            at -= 1
        order.insert(at, plot)
        keys.insert(at, key)
    return order


def best_to_buy(state: UpTownState, appraisal: Appraisal) -> int:
    """The top card of a rival's deck that is worth most less its price, or `NO_CARD` if none can be bought."""
    seat = appraisal.seat
    money = state.wallet[seat] + state.deck_coins[seat]
    best = NO_CARD
    found = NO_MOVE
    for deck in range(state.players):
        card = state.top[deck]
        if deck != seat and card != NO_CARD and state.deck_coins[deck] == 0:
            price = state.parts.price[card]
            if price <= money:
                # Of two players there is one rival only, and nothing to compare.
                worth = appraisal.best_of(card) - appraisal.coin * float(price) if state.players > 2 else 0.0
                if worth > found:
                    best, found = card, worth
    return best


def add_offers(row: list[int], appraisal: Appraisal, card: int, price: float, use: Use | None) -> None:
    """The best that a card gives a seat, less its price: a floor at home, a roof at home, a gift."""
    home = NO_MOVE
    roof = NO_MOVE
    gift = NO_MOVE
    if card != NO_CARD:
        state = appraisal.state
        parts = state.parts
        seat = appraisal.seat
        first = first_half(card)
        for half in range(first, first + halves_of(card)):
            gives = parts.gift[half] == 1
            for owner in range(state.players):
                if (owner != seat) != gives:
                    continue
                if use is None:
                    worth = appraisal.best_plot(half, owner)
                else:
                    worth = use.consider(appraisal, half, owner)
                if gives:
                    if worth > gift:
                        gift = worth
                elif parts.roof[half] == 1:
                    if worth > roof:
                        roof = worth
                elif worth > home:
                    home = worth
    row.append(in_steps(home - price))
    row.append(in_steps(roof - price))
    row.append(in_steps(gift - price))


def in_steps(worth: float) -> int:
    """Points in quarters, 64 for nothing; 0 for what cannot be done."""
    return 0 if worth <= NO_MOVE else clamp(int(worth * WORTH_STEPS) + WORTH_SHIFT, 1)
