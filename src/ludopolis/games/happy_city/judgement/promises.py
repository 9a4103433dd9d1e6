"""What a card would bring a city: buildings and dwellings on offer, and the specials of the row.

A card is put into a copy of the position, the rules count, and it is taken out again. What an effect pays later (lower
prices, coins for passing, symbols of cards still to come) is estimated.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.happy_city.components import effects
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    BUILDINGS,
    COLOUR_SLOTS,
    COLOURS,
    COPIES,
    DECKS,
    DWELLINGS,
    FIRST_DWELLING,
    FIRST_SPECIAL,
    kind_of,
)
from ludopolis.games.happy_city.judgement.outlook import prospects
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.scoring import (
    adjacent_same_colour,
    hearts_of,
    next_two_match,
    residents_of,
)
from ludopolis.games.happy_city.rules.state import (
    NO_CARD,
    SLOTS,
    STEP_DISCARD,
    STEP_SPHINX,
    left_of,
    right_of,
)
from ludopolis.games.happy_city.rules.turns import coin_reward

OUT_OF_REACH: Final = 15
"""Cards missing for a special that the city cannot have any more."""
PASS_EVERY: Final = 3
"""Big Ben: turns for one `take coin`."""
USUAL_COPY: Final = 2
"""Symbols that the Sphinx or a Pyramid finds, while nobody knows what it will copy."""


class City:
    """A city's figures with the effect of its special, and what the seat can still do."""

    def __init__(self, state: HappyCityState, seat: int) -> None:
        self.seat = seat
        self.residents = residents_of(state, seat)
        self.hearts = hearts_of(state, seat)
        self.income = income_of(state, seat)
        self.coins = state.coins[seat]
        self.size = state.size[seat]
        in_turns = STEP_DISCARD <= state.step < STEP_SPHINX
        self.in_round = in_turns and seat >= state.actor
        """Whether the seat's turn of this round is still to come, or under way."""
        self.acts_again = self.in_round or (
            state.step < STEP_SPHINX and not (in_turns and (state.last_round or state.round >= state.max_rounds))
        )
        self.purse = self.coins if self.in_round else self.coins + self.income
        """The coins in the next turn."""
        self.hope = prospects(state, seat, self.residents, self.hearts, self.income, self.coins, self.size)
        coins = self.coins + coin_reward(state, seat)
        self.coin_hope = prospects(state, seat, self.residents, self.hearts, self.income, coins, self.size)
        """The prospects after `take coin`."""


class Promise:
    """What a special brings a city."""

    def __init__(self) -> None:
        self.missing = OUT_OF_REACH
        """Cards missing for its condition."""
        self.income = 0
        """Coins in each income phase."""
        self.residents = 0
        self.hearts = 0
        self.coins = 0
        """Coins besides income until the end, paid or saved."""
        self.later_residents = 0
        self.later_hearts = 0
        """Symbols that are not counted yet."""
        self.worth = 0.0
        """What it adds to the prospects."""


# Buildings and dwellings


def is_for_sale(state: HappyCityState, city: City, card: int) -> bool:
    """Whether the seat may still buy a card, if it has the coins."""
    if not city.acts_again or city.size >= SLOTS or state.names[city.seat] >> kind_of(card) & 1:
        return False
    return card < FIRST_DWELLING or state.stacks[card - FIRST_DWELLING] > 0


def gain_of(twin: HappyCityState, city: City, card: int, cost: int) -> float:
    """The prospects after buying a card that is for sale less those after taking a coin; coins may be lacking."""
    seat = city.seat
    names = twin.names[seat]
    twin.place(seat, city.size, card)
    residents, hearts, income = residents_of(twin, seat), hearts_of(twin, seat), income_of(twin, seat)
    hope = prospects(twin, seat, residents, hearts, income, city.coins - cost, city.size + 1)
    twin.city[seat * SLOTS + city.size] = NO_CARD
    twin.count(seat, card, -1)
    twin.names[seat] = names
    return hope - city.coin_hope


def chances(state: HappyCityState, unseen: list[int]) -> list[float]:
    """By colour: its share of the building cards not seen yet and of the dwellings left."""
    counts = unseen[:]
    for dwelling in range(DWELLINGS):
        counts[state.parts.colour[FIRST_DWELLING + dwelling]] += COPIES * state.stacks[dwelling]
    total = 0
    for count in counts:
        total += count
    return [float(count) / float(total) if total > 0 else 0.0 for count in counts]


def unseen_colours(state: HappyCityState) -> list[int]:
    """By colour: the building cards in the decks."""
    colour = state.parts.colour
    counts = [0] * COLOUR_SLOTS
    for deck in range(DECKS):
        mask: i64 = state.unseen[deck]
        card: i64 = state.parts.deck_start[deck]
        while mask:
            if mask & 1:
                counts[colour[card]] += 1
            mask >>= 1
            card += 1
    return counts


# Specials


def promise_of(
    twin: HappyCityState, city: City, special: int, shares: list[float], fewest: int, nearest: int
) -> Promise:
    """What a special would bring if the city had it now; nothing if more cards are missing than `nearest`."""
    found = Promise()
    seat = city.seat
    parts = twin.parts
    replaces = parts.effect[special] == effects.REPLACE_LAST_CARD
    free: i64 = SLOTS - city.size
    missing: i64 = cards_missing(twin, seat, special)
    if not city.acts_again or twin.special[seat] >= 0 or missing + (0 if replaces else 1) > free:
        return found
    found.missing = missing
    if missing > nearest or city.size == 0:  # before the first market nothing can be counted
        return found
    slot = city.size - 1 if replaces else city.size
    before = twin.city[seat * SLOTS + slot]
    if replaces:
        twin.count(seat, before, -1)
    twin.place(seat, slot, special)
    residents, hearts, income = residents_of(twin, seat), hearts_of(twin, seat), income_of(twin, seat)
    found.residents = residents - city.residents
    found.hearts = hearts - city.hearts
    found.income = income - city.income
    found.coins = paid_at_once(twin, seat, income)
    add_later(found, twin, seat, shares, fewest, charges_of(twin, special))
    found.worth = (
        prospects(
            twin,
            seat,
            city.residents + found.residents + found.later_residents,
            city.hearts + found.hearts + found.later_hearts,
            city.income + found.income,
            city.coins + found.coins,
            slot + 1,
        )
        - city.hope
    )
    twin.city[seat * SLOTS + slot] = before
    twin.count(seat, special, -1)
    twin.special[seat] = NO_CARD
    twin.acting[seat] = NO_CARD
    twin.slot[seat] = NO_CARD
    if replaces:
        twin.count(seat, before, 1)
    return found


def cards_missing(state: HappyCityState, seat: int, special: int) -> int:
    """How many more cards the condition of a special asks for."""
    needs: i64 = (special - FIRST_SPECIAL) * len(COLOURS)
    have: i64 = seat * COLOUR_SLOTS
    missing: i64 = 0
    for colour in range(len(COLOURS)):
        lacks: i64 = state.parts.needs[needs + colour] - state.colours[have + colour]
        if lacks > 0:
            missing += lacks
    return missing


def paid_at_once(state: HappyCityState, seat: int, income: int) -> int:
    """The coins of the immediate clause; what all the others get too counts for nothing."""
    special = state.acting[seat]
    effect = state.parts.effect[special]
    if effect == effects.COINS_PER_CARD:
        return state.parts.first[special] * state.size[seat]
    return state.parts.first[special] * income if effect == effects.DOUBLE_INCOME_THEN_PENALTY else 0


def charges_of(state: HappyCityState, special: int) -> int:
    """The charges that a special begins with."""
    effect = state.parts.effect[special]
    if effect == effects.EXTRA_INCOME_OF_OPPONENT:
        return state.parts.first[special]
    return 1 if effect == effects.NEXT_CARD_FREE else 0


def add_later(found: Promise, state: HappyCityState, seat: int, shares: list[float], fewest: int, charges: int) -> None:
    """What the special that acts in a city brings besides what the rules count now."""
    special = state.acting[seat]
    if special < 0:
        return
    parts = state.parts
    effect: i64 = parts.effect[special]
    first = parts.first[special]
    free = SLOTS - state.size[seat]
    colour = parts.effect_colour[special]
    left, right = left_of(seat, state.players), right_of(seat, state.players)
    if effect in (effects.BONUS_IF_MONEY, effects.STEAL_FROM_RICHEST, effects.NEIGHBOUR_SPENDS):
        found.income += first
    elif effect == effects.EXTRA_INCOME_OF_OPPONENT:
        found.coins += min(charges, fewest) * best_rival_income(state, seat)
    elif effect == effects.DISCOUNT_COLOUR:
        found.coins += rounded(first * shares[colour] * free)
    elif effect == effects.DECK_MINIMUM_PRICE:
        found.coins += rounded(mean_saving(state, special) * free)
    elif effect == effects.NEXT_CARD_FREE:
        found.coins += charges * dearest(state) if free > 0 else 0
    elif effect == effects.PASS_BONUS:
        found.coins += (first - 1) * ((fewest + PASS_EVERY - 1) // PASS_EVERY)
    elif effect == effects.HEARTS_PER_COLOUR:
        found.later_hearts += rounded(first * shares[colour] * free)
    elif effect == effects.RESIDENTS_PER_COLOUR:
        found.later_residents += rounded(first * shares[colour] * free)
    elif effect == effects.HEARTS_PER_COLOUR_NEIGHBOUR:
        found.later_hearts += rounded(first * shares[colour] * (SLOTS - state.size[left]))
    elif effect in (effects.RESIDENTS_PER_COLOUR_NEIGHBOUR, effects.RESIDENTS_PER_COLOUR_LEFT):
        found.later_residents += rounded(first * shares[colour] * (SLOTS - state.size[left]))
    elif effect == effects.HEARTS_IF_NEXT_TWO_MATCH:
        if free > 0 and state.slot[seat] + 2 < SLOTS and not next_two_match(state, seat) and may_match(state, seat):
            found.later_hearts += first - parts.second[special]
    elif effect == effects.ADJACENT_SAME_COLOUR:
        if free > 0 and adjacent_same_colour(state, seat) == 0:
            found.later_hearts += first
            found.later_residents += parts.second[special]
    elif effect == effects.COPY_NEIGHBOUR_SLOT and state.copied[seat] < 0:
        add_best_copy(found, state, left, right, state.slot[seat])
    elif effect == effects.COPY_SPECIAL:
        found.later_hearts += USUAL_COPY


def rounded(number: float) -> int:
    """The nearest whole number, for numbers that are not negative."""
    return int(number + 0.5)


def best_rival_income(state: HappyCityState, seat: int) -> int:
    """The Louvre: the largest income of a rival."""
    best = 0
    for other in range(state.players):
        if other != seat and income_of(state, other) > best:
            best = income_of(state, other)
    return best


def mean_saving(state: HappyCityState, special: int) -> float:
    """Hot Dog Stand: what a building costs less than usual, on average."""
    parts = state.parts
    saved: i64 = 0
    for card in range(0, BUILDING_CARDS, COPIES):
        deck: i64 = parts.deck[card]
        saved += parts.cost[card]
        saved -= parts.first[special] if deck == 0 else parts.second[special] if deck == 1 else parts.third[special]
    return float(saved) / float(BUILDINGS) if saved > 0 else 0.0


def dearest(state: HappyCityState) -> int:
    """Undersea Tunnel: the price of the dearest card face up, of the last deck's first card if nothing is dearer."""
    most = state.parts.cost[state.parts.deck_start[DECKS - 1]]
    for card in state.face_up:
        if state.parts.cost[card] > most:
            most = state.parts.cost[card]
    return most


def may_match(state: HappyCityState, seat: int) -> bool:
    """Great Wall: whether the second of the next two slots is still free."""
    return state.city[seat * SLOTS + state.slot[seat] + 2] == NO_CARD


def add_best_copy(found: Promise, state: HappyCityState, left: int, right: int, slot: int) -> None:
    """Pyramid: the better card of the neighbours in its slot; something usual while that slot is free."""
    parts = state.parts
    best = NO_CARD
    for card in (state.city[left * SLOTS + slot], state.city[right * SLOTS + slot]):
        if 0 <= card < FIRST_SPECIAL and (
            best == NO_CARD or parts.residents[card] + parts.hearts[card] > parts.residents[best] + parts.hearts[best]
        ):
            best = card
    if best != NO_CARD:
        found.later_residents += parts.residents[best]
        found.later_hearts += parts.hearts[best]
    elif state.city[left * SLOTS + slot] == NO_CARD or state.city[right * SLOTS + slot] == NO_CARD:
        found.later_residents += USUAL_COPY // 2
        found.later_hearts += USUAL_COPY // 2
