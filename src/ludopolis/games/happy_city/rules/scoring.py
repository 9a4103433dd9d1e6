"""Scoring (6): residents, hearts and points, as if the game ended now."""

from mypy_extensions import i64

from ludopolis.games.happy_city.components import effects
from ludopolis.games.happy_city.components.tables import COLOUR_SLOTS, NO_COLOUR
from ludopolis.games.happy_city.rules.income import income_of, previous_card
from ludopolis.games.happy_city.rules.state import ROW_SLOTS, SLOTS, Position, left_of, right_of


def residents_of(state: Position, seat: int) -> int:
    """residents(p): the printed figures and the effect of the special building."""
    return state.residents[seat] + effect_residents(state, seat)


def hearts_of(state: Position, seat: int) -> int:
    """hearts(p): the printed figures and the effect of the special building."""
    return state.hearts[seat] + effect_hearts(state, seat)


def effect_residents(state: Position, seat: int) -> int:
    """The residents that come from the effect of the special building."""
    special = state.acting[seat]
    if special < 0:
        return 0
    parts = state.parts
    effect: i64 = parts.effect[special]
    if effect == effects.COPY_PREVIOUS_CARD:
        return parts.residents[previous_card(state, seat)]
    if effect == effects.COPY_NEIGHBOUR_SLOT:
        return parts.residents[pyramid_card(state, seat)] if state.copied[seat] >= 0 else 0
    if effect == effects.RESIDENTS_PER_COLOUR:
        return parts.first[special] * colour_count(state, seat, seat)
    if effect == effects.RESIDENTS_PER_COLOUR_NEIGHBOUR:
        return parts.first[special] * best_neighbour_count(state, seat)
    if effect == effects.RESIDENTS_PER_COLOUR_LEFT:
        return parts.first[special] * colour_count(state, seat, left_of(seat, state.players))
    if effect == effects.RESIDENTS_IF_NO_COLOUR:
        return parts.first[special] if colour_count(state, seat, seat) == 0 else 0
    if effect == effects.ADJACENT_SAME_COLOUR:
        group = adjacent_same_colour(state, seat)
        return parts.fourth[special] if group == 3 else parts.second[special] if group == 2 else 0
    return 0


def effect_hearts(state: Position, seat: int) -> int:
    """The hearts that come from the effect of the special building."""
    special = state.acting[seat]
    if special < 0:
        return 0
    parts = state.parts
    effect: i64 = parts.effect[special]
    if effect in (effects.HEARTS_AND_EVERYONE_GAINS, effects.REPLACE_LAST_CARD):
        return parts.first[special]
    if effect == effects.COPY_PREVIOUS_CARD:
        return parts.hearts[previous_card(state, seat)]
    if effect == effects.COPY_NEIGHBOUR_SLOT:
        return parts.hearts[pyramid_card(state, seat)] if state.copied[seat] >= 0 else 0
    if effect == effects.HEARTS_MAJORITY:
        return hearts_majority(state, seat)
    if effect == effects.HEARTS_PER_COLOUR:
        return parts.first[special] * colour_count(state, seat, seat)
    if effect == effects.HEARTS_PER_COLOUR_NEIGHBOUR:
        return parts.first[special] * best_neighbour_count(state, seat)
    if effect == effects.HEARTS_IF_NO_COLOUR:
        return parts.first[special] if colour_count(state, seat, seat) == 0 else 0
    if effect == effects.HEARTS_IF_SMALL_CITY:
        return hearts_if_small_city(state, seat)
    if effect == effects.HEARTS_IF_INCOME_BELOW_NEIGHBOURS:
        return parts.first[special] if income_below_neighbours(state, seat) else parts.second[special]
    if effect == effects.HEARTS_IF_NEXT_TWO_MATCH:
        return parts.first[special] if next_two_match(state, seat) else parts.second[special]
    if effect == effects.ADJACENT_SAME_COLOUR:
        group = adjacent_same_colour(state, seat)
        return parts.third[special] if group == 3 else parts.first[special] if group == 2 else 0
    return 0


def colour_count(state: Position, seat: int, city: int) -> int:
    """Cards in a city that have the colour which the seat's special counts."""
    return state.colours[city * COLOUR_SLOTS + state.parts.effect_colour[state.acting[seat]]]


def best_neighbour_count(state: Position, seat: int) -> int:
    """Leaning Tower, Stonehenge: the neighbour with more such cards counts."""
    left = colour_count(state, seat, left_of(seat, state.players))
    right = colour_count(state, seat, right_of(seat, state.players))
    return left if left > right else right


def hearts_majority(state: Position, seat: int) -> int:
    """Burger Restaurant, Chichén Itzá: strictly the most, tied for the most, or neither."""
    special = state.acting[seat]
    own = colour_count(state, seat, seat)
    tied = False
    for other in range(state.players):
        if other != seat:
            count = colour_count(state, seat, other)
            if count > own:
                return state.parts.third[special]
            if count == own:
                tied = True
    return state.parts.second[special] if tied else state.parts.first[special]


def hearts_if_small_city(state: Position, seat: int) -> int:
    """Moai: one card short of a full city, or more than one card short."""
    special = state.acting[seat]
    size = state.size[seat]
    if size == SLOTS:
        return 0
    return state.parts.first[special] if size == SLOTS - 1 else state.parts.second[special]


def income_below_neighbours(state: Position, seat: int) -> bool:
    """Taj Mahal: strictly less income than each neighbour."""
    own = income_of(state, seat)
    left = left_of(seat, state.players)
    right = right_of(seat, state.players)
    return own < income_of(state, left) and own < income_of(state, right)


def next_two_match(state: Position, seat: int) -> bool:
    """Great Wall: the next two cards have the same colour."""
    slot = state.slot[seat]
    if slot + 2 >= SLOTS:
        return False
    first = slot_colour(state, seat, slot + 1)
    return first != NO_COLOUR and first == slot_colour(state, seat, slot + 2)


def adjacent_same_colour(state: Position, seat: int) -> int:
    """Golden Gate: the largest group of one colour among the slots left, right and above or below."""
    slot = state.slot[seat]
    column = slot % ROW_SLOTS
    left = slot_colour(state, seat, slot - 1) if column > 0 else NO_COLOUR
    right = slot_colour(state, seat, slot + 1) if column < ROW_SLOTS - 1 else NO_COLOUR
    across = slot_colour(state, seat, slot + ROW_SLOTS if slot < ROW_SLOTS else slot - ROW_SLOTS)
    if left != NO_COLOUR and left == right == across:
        return 3
    pair = (left != NO_COLOUR and left in (right, across)) or (right != NO_COLOUR and right == across)
    return 2 if pair else 0


def slot_colour(state: Position, seat: int, slot: int) -> int:
    """The colour of the card in a slot; `NO_COLOUR` for a free slot."""
    card = state.city[seat * SLOTS + slot]
    return state.parts.colour[card] if card >= 0 else NO_COLOUR


def pyramid_card(state: Position, seat: int) -> int:
    """The neighbour's card that a Pyramid copies."""
    return state.city[state.copied[seat] * SLOTS + state.slot[seat]]


# Points


def base_points(state: Position, residents: int, hearts: int) -> int:
    """Step 2: the product, no factor below 0 (A7), or the plain sum (8)."""
    if state.summing:
        return residents + hearts
    return residents * hearts if residents > 0 and hearts > 0 else 0


def final_points(state: Position, seat: int, points: int) -> int:
    """Step 3: the Zen Garden doubles, the Concert Hall subtracts income but not below 0 (A27)."""
    effect = state.effect(seat)
    if effect == effects.DOUBLE_POINTS_BELOW and points < state.parts.first[state.acting[seat]]:
        return points * 2
    if effect == effects.DOUBLE_INCOME_THEN_PENALTY and points > 0:
        left = points - income_of(state, seat)
        return left if left > 0 else 0
    return points


def points_of(state: Position, seat: int) -> int:
    """The points of a seat."""
    return final_points(state, seat, base_points(state, residents_of(state, seat), hearts_of(state, seat)))
