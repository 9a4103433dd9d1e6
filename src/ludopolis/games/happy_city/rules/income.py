"""Income: the figure income(p) with its effect terms (7), and the steps of the income phase (4.1)."""

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE
from ludopolis.games.happy_city.components import effects
from ludopolis.games.happy_city.components.tables import COLOUR_SLOTS, NO_COLOUR
from ludopolis.games.happy_city.rules.events import E_COINS_GAINED, E_COINS_STOLEN, E_INCOME_PAID, E_LOUVRE_VISIT
from ludopolis.games.happy_city.rules.state import NOBODY, SLOTS, Position


def income_of(state: Position, seat: int) -> int:
    """income(p): the printed figures and the term of the special building."""
    return state.income[seat] + income_term(state, seat)


def income_term(state: Position, seat: int) -> int:
    """The part of income(p) that comes from the effect of the special building."""
    effect: i64 = state.effect(seat)
    if effect == 0 or effect > effects.LAST_INCOME_EFFECT:
        return 0
    if effect == effects.INCOME_IF_LOWEST:
        return income_if_lowest(state, seat)
    return term_besides_lowest(state, seat)


def term_besides_lowest(state: Position, seat: int) -> int:
    """The term of every income effect except the one that compares incomes."""
    effect: i64 = state.effect(seat)
    if effect == effects.INCOME_PER_COLOUR:
        return income_per_colour(state, seat)
    if effect == effects.INCOME_PER_DISTINCT_COLOUR_BEFORE:
        return income_per_distinct_colour_before(state, seat)
    if effect == effects.INCOME_PER_PAIR:
        return income_per_pair(state, seat)
    if effect == effects.INCOME_IF_FEWEST_COLOUR:
        return income_if_fewest_colour(state, seat)
    if effect == effects.COPY_PREVIOUS_CARD:
        return state.parts.income[previous_card(state, seat)]
    return 0


def income_per_colour(state: Position, seat: int) -> int:
    """Bowling Alley, Sushi Bar, Croissant Bakery."""
    special = state.acting[seat]
    colour = state.parts.effect_colour[special]
    return state.parts.first[special] * state.colours[seat * COLOUR_SLOTS + colour]


def income_per_distinct_colour_before(state: Position, seat: int) -> int:
    """Billiard Hall: the colours of the slots before its own."""
    seen: i64 = 0
    count: i64 = 0
    start: i64 = seat * SLOTS
    end: i64 = start + state.slot[seat]
    for i in range(start, end):
        card = state.city[i]
        colour: i64 = state.parts.colour[card] if card >= 0 else NO_COLOUR
        if colour != NO_COLOUR and not seen >> colour & 1:
            seen |= 1 << colour
            count += 1
    return state.parts.first[state.acting[seat]] * count


def income_per_pair(state: Position, seat: int) -> int:
    """Vegetable Market: a heart and a resident make a pair. It adds no symbols itself, so printed ones are all."""
    pairs = min(state.hearts[seat], state.residents[seat])
    return state.parts.first[state.acting[seat]] * pairs if pairs > 0 else 0


def income_if_lowest(state: Position, seat: int) -> int:
    """Barber Shop: strictly the lowest income at the table, not counting Barber Shop terms."""
    own = state.income[seat]
    for other in range(state.players):
        if other != seat and state.income[other] + term_besides_lowest(state, other) <= own:
            return 0
    return state.parts.first[state.acting[seat]]


def income_if_fewest_colour(state: Position, seat: int) -> int:
    """Escape Room: nobody else has strictly fewer cards of the colour (A18)."""
    special = state.acting[seat]
    colour = state.parts.effect_colour[special]
    own = state.colours[seat * COLOUR_SLOTS + colour]
    for other in range(state.players):
        if state.colours[other * COLOUR_SLOTS + colour] < own:
            return 0
    return state.parts.first[special]


def previous_card(state: Position, seat: int) -> int:
    """Picture Gallery: the card in the slot before its own."""
    return state.city[seat * SLOTS + state.slot[seat] - 1]


# The income phase


def before_income(state: Position) -> None:
    """4.1 step 1: the Games Arcade pays."""
    for seat in range(state.players):
        if state.effect(seat) == effects.BONUS_IF_MONEY and state.coins[seat] > 0:
            special = state.acting[seat]
            gain_coins(state, seat, special, state.parts.first[special])


def louvre_owner(state: Position) -> int:
    """The seat that asks I-L in this income phase, or `NOBODY`."""
    for seat in range(state.players):
        if state.charges[seat] > 0 and state.effect(seat) == effects.EXTRA_INCOME_OF_OPPONENT:
            return seat
    return NOBODY


def pay_income(state: Position, visitor: int, host: int) -> None:
    """4.1 step 3: all incomes from one unchanged state; the Louvre's visitor also gets what the host gets."""
    louvre = 0
    if visitor >= 0:
        louvre = income_of(state, host)
        state.charges[visitor] -= 1
        if state.events is not None:
            state.events.append((E_LOUVRE_VISIT, EVERYONE, visitor, host))
    for seat in range(state.players):
        # Income depends on cities, never on coins, so paying one seat changes nothing for the next.
        term = income_term(state, seat)
        extra = louvre if seat == visitor else 0
        amount = state.income[seat] + term + extra
        state.coins[seat] += amount
        if state.events is not None:
            paid = (E_INCOME_PAID, EVERYONE, seat, state.income[seat], term, extra, amount, state.coins[seat])
            state.events.append(paid)


def after_income(state: Position) -> None:
    """4.1 step 4: the Palace of Versailles takes."""
    for seat in range(state.players):
        if state.effect(seat) == effects.STEAL_FROM_RICHEST:
            steal_from_richest(state, seat)


def steal_from_richest(state: Position, seat: int) -> None:
    """Takes a coin from the opponent with the most coins, or from each of them on a tie."""
    most = 0
    for other in range(state.players):
        if other != seat and state.coins[other] > most:
            most = state.coins[other]
    if most == 0:
        return
    special = state.acting[seat]
    amount = min(state.parts.first[special], most)
    for other in range(state.players):
        if other != seat and state.coins[other] == most:
            state.coins[other] -= amount
            state.coins[seat] += amount
            if state.events is not None:
                stolen = (E_COINS_STOLEN, EVERYONE, seat, other, special, amount, state.coins[seat])
                state.events.append(stolen)


def gain_coins(state: Position, seat: int, special: int, amount: int) -> None:
    """Coins that a special building pays outside income."""
    state.coins[seat] += amount
    if state.events is not None:
        state.events.append((E_COINS_GAINED, EVERYONE, seat, special, amount, state.coins[seat]))
