"""Income: the figure income(p) with its effect terms (7), and the parts of the income phase (4.1)."""

from mypy_extensions import i64

from ludopolis.engine.events import EVERYONE
from ludopolis.games.happy_city.components import COLOUR_SLOTS, NO_COLOUR
from ludopolis.games.happy_city.effects import (
    BONUS_IF_MONEY,
    COPY_PREVIOUS_CARD,
    EXTRA_INCOME_OF_OPPONENT,
    INCOME_IF_FEWEST_COLOUR,
    INCOME_IF_LOWEST,
    INCOME_PER_COLOUR,
    INCOME_PER_DISTINCT_COLOUR_BEFORE,
    INCOME_PER_PAIR,
    LAST_INCOME_EFFECT,
    STEAL_FROM_RICHEST,
)
from ludopolis.games.happy_city.happenings import COINS_GAINED, COINS_STOLEN, INCOME_PAID, LOUVRE_VISIT
from ludopolis.games.happy_city.state import NOBODY, SLOTS, Position


def income_of(state: Position, seat: int) -> int:
    """income(p): the printed figures and the term of the special building."""
    return state.income[seat] + income_term(state, seat)


def income_term(state: Position, seat: int) -> int:
    """The part of income(p) that comes from the effect of the special building."""
    effect: i64 = state.effect(seat)
    if effect == 0 or effect > LAST_INCOME_EFFECT:
        return 0
    if effect == INCOME_IF_LOWEST:
        return income_if_lowest(state, seat)
    return term_besides_lowest(state, seat)


def term_besides_lowest(state: Position, seat: int) -> int:
    """The term of every income effect that does not itself compare incomes."""
    effect: i64 = state.effect(seat)
    if effect == INCOME_PER_COLOUR:
        return income_per_colour(state, seat)
    if effect == INCOME_PER_DISTINCT_COLOUR_BEFORE:
        return income_per_distinct_colour_before(state, seat)
    if effect == INCOME_PER_PAIR:
        return income_per_pair(state, seat)
    if effect == INCOME_IF_FEWEST_COLOUR:
        return income_if_fewest_colour(state, seat)
    if effect == COPY_PREVIOUS_CARD:
        return state.cards.income[previous_card(state, seat)]
    return 0


def income_per_colour(state: Position, seat: int) -> int:
    """Bowling Alley, Sushi Bar, Croissant Bakery."""
    special = state.acting[seat]
    colour = state.cards.effect_colour[special]
    return state.cards.first[special] * state.colours[seat * COLOUR_SLOTS + colour]


def income_per_distinct_colour_before(state: Position, seat: int) -> int:
    """Billiard Hall: the colours of the slots before its own."""
    seen: i64 = 0
    count: i64 = 0
    start: i64 = seat * SLOTS
    end: i64 = start + state.slot[seat]
    for i in range(start, end):
        card = state.city[i]
        colour: i64 = state.cards.colour[card] if card >= 0 else NO_COLOUR
        if colour != NO_COLOUR and not seen >> colour & 1:
            seen |= 1 << colour
            count += 1
    return state.cards.first[state.acting[seat]] * count


def income_per_pair(state: Position, seat: int) -> int:
    """Vegetable Market: a heart and a resident make a pair. It has no symbols itself, so the printed ones are all."""
    pairs = min(state.hearts[seat], state.residents[seat])
    return state.cards.first[state.acting[seat]] * pairs if pairs > 0 else 0


def income_if_lowest(state: Position, seat: int) -> int:
    """Barber Shop: strictly the lowest income of the table, all Barber terms left out."""
    own = state.income[seat]
    for other in range(state.players):
        if other != seat and state.income[other] + term_besides_lowest(state, other) <= own:
            return 0
    return state.cards.first[state.acting[seat]]


def income_if_fewest_colour(state: Position, seat: int) -> int:
    """Escape Room: nobody else has strictly fewer cards of the colour (A18)."""
    special = state.acting[seat]
    colour = state.cards.effect_colour[special]
    own = state.colours[seat * COLOUR_SLOTS + colour]
    for other in range(state.players):
        if state.colours[other * COLOUR_SLOTS + colour] < own:
            return 0
    return state.cards.first[special]


def previous_card(state: Position, seat: int) -> int:
    """Picture Gallery: the card in the slot before its own."""
    return state.city[seat * SLOTS + state.slot[seat] - 1]


# The income phase


def before_income(state: Position) -> None:
    """4.1 step 1: the Games Arcade."""
    for seat in range(state.players):
        if state.effect(seat) == BONUS_IF_MONEY and state.coins[seat] > 0:
            special = state.acting[seat]
            gain_coins(state, seat, special, state.cards.first[special])


def louvre_owner(state: Position) -> int:
    """The seat that asks I-L in this income phase, or `NOBODY`."""
    for seat in range(state.players):
        if state.charges[seat] > 0 and state.effect(seat) == EXTRA_INCOME_OF_OPPONENT:
            return seat
    return NOBODY


def pay_income(state: Position, visitor: int, host: int) -> None:
    """4.1 step 3: all incomes from the same unchanged state; the Louvre's visitor is also paid the host's."""
    louvre = 0
    if visitor >= 0:
        louvre = income_of(state, host)
        state.charges[visitor] -= 1
        if state.events is not None:
            state.events.append((LOUVRE_VISIT, EVERYONE, visitor, host))
    for seat in range(state.players):
        # Income looks at cities alone, never at coins: paying one seat changes nothing for the next.
        term = income_term(state, seat)
        extra = louvre if seat == visitor else 0
        amount = state.income[seat] + term + extra
        state.coins[seat] += amount
        if state.events is not None:
            paid = (INCOME_PAID, EVERYONE, seat, state.income[seat], term, extra, amount, state.coins[seat])
            state.events.append(paid)


def after_income(state: Position) -> None:
    """4.1 step 4: the Palace of Versailles."""
    for seat in range(state.players):
        if state.effect(seat) == STEAL_FROM_RICHEST:
            steal_from_richest(state, seat)


def steal_from_richest(state: Position, seat: int) -> None:
    """Takes a coin from the opponent with the most coins, from each of them on a tie."""
    most = 0
    for other in range(state.players):
        if other != seat and state.coins[other] > most:
            most = state.coins[other]
    if most == 0:
        return
    special = state.acting[seat]
    amount = min(state.cards.first[special], most)
    for other in range(state.players):
        if other != seat and state.coins[other] == most:
            state.coins[other] -= amount
            state.coins[seat] += amount
            if state.events is not None:
                stolen = (COINS_STOLEN, EVERYONE, seat, other, special, amount, state.coins[seat])
                state.events.append(stolen)


def gain_coins(state: Position, seat: int, special: int, amount: int) -> None:
    """Coins that a special building pays outside income."""
    state.coins[seat] += amount
    if state.events is not None:
        state.events.append((COINS_GAINED, EVERYONE, seat, special, amount, state.coins[seat]))
