"""Scoring (6): residents, hearts and points, as if the game ended now.

What is counted on the table is a `City`; what a city is worth is written below it, once, for positions and score pads.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from ludopolis.engine.values.scores import Results, ScoreLine
from ludopolis.games.happy_city.components import effects
from ludopolis.games.happy_city.components.tables import COLOUR_SLOTS, NO_COLOUR, HappyCityComponents
from ludopolis.games.happy_city.rules.income import income_of, previous_card
from ludopolis.games.happy_city.rules.state import NO_CARD, ROW_SLOTS, SLOTS, Position, left_of, right_of

FEWER: Final = 0
TIED: Final = 1
MOST: Final = 2
"""What the special buildings that compare a colour with all other cities are answered."""


class City(NamedTuple):
    """What is counted in a city, and nothing that follows from it."""

    residents: int
    """As printed, like hearts."""
    hearts: int
    special: int
    """The special building whose effect counts, or `NO_CARD`."""
    answer: int
    """The one thing that its effect asks (`answer_of`)."""
    copied_residents: int
    """What is printed on the card that it copies."""
    copied_hearts: int
    coins: int


# What is counted


def city_of(state: Position, seat: int) -> City:
    """The city of a seat."""
    parts = state.parts
    residents, hearts = state.residents[seat], state.hearts[seat]
    special = state.acting[seat]
    card = copied_card(state, seat) if special >= 0 else NO_CARD
    copied_residents, copied_hearts = (parts.residents[card], parts.hearts[card]) if card >= 0 else (0, 0)
    answer = answer_of(state, seat) if special >= 0 else 0
    return City(residents, hearts, special, answer, copied_residents, copied_hearts, state.coins[seat])


def answer_of(state: Position, seat: int) -> int:
    """What the effect of the seat's special building asks of the table; 0 if it asks nothing."""
    effect: i64 = state.parts.effect[state.acting[seat]]
    if effect < effects.DOUBLE_INCOME_THEN_PENALTY or effect > effects.ADJACENT_SAME_COLOUR:
        return 0
    if effect in (
        effects.HEARTS_PER_COLOUR,
        effects.RESIDENTS_PER_COLOUR,
        effects.HEARTS_IF_NO_COLOUR,
        effects.RESIDENTS_IF_NO_COLOUR,
    ):
        return colour_count(state, seat, seat)
    if effect in (effects.HEARTS_PER_COLOUR_NEIGHBOUR, effects.RESIDENTS_PER_COLOUR_NEIGHBOUR):
        return best_neighbour_count(state, seat)
    if effect == effects.RESIDENTS_PER_COLOUR_LEFT:
        return colour_count(state, seat, left_of(seat, state.players))
    if effect == effects.HEARTS_MAJORITY:
        return majority(state, seat)
    if effect == effects.HEARTS_IF_SMALL_CITY:
        return state.size[seat]
    if effect == effects.HEARTS_IF_INCOME_BELOW_NEIGHBOURS:
        return 1 if income_below_neighbours(state, seat) else 0
    if effect == effects.HEARTS_IF_NEXT_TWO_MATCH:
        return 1 if next_two_match(state, seat) else 0
    if effect == effects.ADJACENT_SAME_COLOUR:
        return adjacent_same_colour(state, seat)
    return income_of(state, seat) if effect == effects.DOUBLE_INCOME_THEN_PENALTY else 0


def copied_card(state: Position, seat: int) -> int:
    """The card whose figures the seat's special building copies, or `NO_CARD`."""
    effect: i64 = state.parts.effect[state.acting[seat]]
    if effect == effects.COPY_PREVIOUS_CARD:
        return previous_card(state, seat)
    if effect == effects.COPY_NEIGHBOUR_SLOT and state.copied[seat] >= 0:
        return pyramid_card(state, seat)
    return NO_CARD


def colour_count(state: Position, seat: int, city: int) -> int:
    """Cards in a city that have the colour which the seat's special counts."""
    return state.colours[city * COLOUR_SLOTS + state.parts.effect_colour[state.acting[seat]]]


def best_neighbour_count(state: Position, seat: int) -> int:
    """Leaning Tower, Stonehenge: the neighbour with more such cards counts."""
    left = colour_count(state, seat, left_of(seat, state.players))
    right = colour_count(state, seat, right_of(seat, state.players))
    return left if left > right else right


def majority(state: Position, seat: int) -> int:
    """Burger Restaurant, Chichén Itzá: strictly the most, tied for the most, or neither."""
    own = colour_count(state, seat, seat)
    tied = False
    for other in range(state.players):
        if other != seat:
            count = colour_count(state, seat, other)
            if count > own:
                return FEWER
            if count == own:
                tied = True
    return TIED if tied else MOST


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


# What it is worth


def added_residents(parts: HappyCityComponents, special: int, answer: int) -> int:
    """The residents that the effect of a special building adds, by its answer; those of a copied card come besides."""
    effect: i64 = parts.effect[special]
    if effect in (
        effects.RESIDENTS_PER_COLOUR,
        effects.RESIDENTS_PER_COLOUR_NEIGHBOUR,
        effects.RESIDENTS_PER_COLOUR_LEFT,
    ):
        return parts.first[special] * answer
    if effect == effects.RESIDENTS_IF_NO_COLOUR:
        return parts.first[special] if answer == 0 else 0
    if effect == effects.ADJACENT_SAME_COLOUR:
        return parts.fourth[special] if answer == 3 else parts.second[special] if answer == 2 else 0
    return 0


def added_hearts(parts: HappyCityComponents, special: int, answer: int) -> int:
    """The hearts that the effect of a special building adds, by its answer; those of a copied card come besides."""
    effect: i64 = parts.effect[special]
    if effect in (effects.HEARTS_AND_EVERYONE_GAINS, effects.REPLACE_LAST_CARD):
        return parts.first[special]
    if effect == effects.HEARTS_MAJORITY:
        return parts.first[special] if answer == MOST else (parts.second if answer == TIED else parts.third)[special]
    if effect in (effects.HEARTS_PER_COLOUR, effects.HEARTS_PER_COLOUR_NEIGHBOUR):
        return parts.first[special] * answer
    if effect == effects.HEARTS_IF_NO_COLOUR:
        return parts.first[special] if answer == 0 else 0
    if effect == effects.HEARTS_IF_SMALL_CITY:  # one card short of a full city, or more than one
        return 0 if answer == SLOTS else (parts.first if answer == SLOTS - 1 else parts.second)[special]
    if effect in (effects.HEARTS_IF_INCOME_BELOW_NEIGHBOURS, effects.HEARTS_IF_NEXT_TWO_MATCH):
        return parts.first[special] if answer else parts.second[special]
    if effect == effects.ADJACENT_SAME_COLOUR:
        return parts.third[special] if answer == 3 else parts.first[special] if answer == 2 else 0
    return 0


def base_points(summing: bool, residents: int, hearts: int) -> int:
    """Step 2: the product, no factor below 0 (A7), or the plain sum (8)."""
    if summing:
        return residents + hearts
    return residents * hearts if residents > 0 and hearts > 0 else 0


def final_points(parts: HappyCityComponents, special: int, answer: int, points: int) -> int:
    """Step 3: the Zen Garden doubles, the Concert Hall subtracts income but not below 0 (A27)."""
    if special < 0:
        return points
    effect: i64 = parts.effect[special]
    if effect == effects.DOUBLE_POINTS_BELOW and points < parts.first[special]:
        return points * 2
    if effect == effects.DOUBLE_INCOME_THEN_PENALTY and points > 0:
        return points - answer if points > answer else 0
    return points


def worth(parts: HappyCityComponents, summing: bool, city: City) -> list[ScoreLine]:
    """Residents and hearts with the points they make, then what the Zen Garden or the Concert Hall changes."""
    special = city.special
    residents, hearts = city.residents + city.copied_residents, city.hearts + city.copied_hearts
    if special >= 0:
        residents += added_residents(parts, special, city.answer)
        hearts += added_hearts(parts, special, city.answer)
    points = base_points(summing, residents, hearts)
    lines = [ScoreLine("sum" if summing else "product", points, {"residents": residents, "hearts": hearts})]
    change = final_points(parts, special, city.answer, points) - points
    effect = parts.effect[special] if special >= 0 else effects.PLAIN
    if effect == effects.DOUBLE_POINTS_BELOW:
        lines.append(ScoreLine("zen_garden", change, {"points": points, "threshold": parts.first[special]}))
    elif effect == effects.DOUBLE_INCOME_THEN_PENALTY:
        lines.append(ScoreLine("concert_hall", change, {"points": points, "income": city.answer}))
    return lines


def results_by(totals: list[int], coins: list[int]) -> Results:
    """Most points, then most coins left, then a shared victory (A9)."""
    best = max([(total, left) for total, left in zip(totals, coins, strict=True)])
    return Results(totals, [seat for seat in range(len(totals)) if (totals[seat], coins[seat]) == best])


# Of a position


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
    if effect < effects.COPY_PREVIOUS_CARD:
        return 0
    if effect == effects.COPY_PREVIOUS_CARD or effect == effects.COPY_NEIGHBOUR_SLOT:
        card = copied_card(state, seat)
        return parts.residents[card] if card >= 0 else 0
    if effect < effects.RESIDENTS_PER_COLOUR or effect > effects.ADJACENT_SAME_COLOUR:
        return 0
    return added_residents(parts, special, answer_of(state, seat))


def effect_hearts(state: Position, seat: int) -> int:
    """The hearts that come from the effect of the special building."""
    special = state.acting[seat]
    if special < 0:
        return 0
    parts = state.parts
    effect: i64 = parts.effect[special]
    if effect < effects.COPY_PREVIOUS_CARD:
        return 0
    if effect == effects.COPY_PREVIOUS_CARD or effect == effects.COPY_NEIGHBOUR_SLOT:
        card = copied_card(state, seat)
        return parts.hearts[card] if card >= 0 else 0
    if effect < effects.HEARTS_AND_EVERYONE_GAINS or effect > effects.ADJACENT_SAME_COLOUR:
        return 0
    return added_hearts(parts, special, answer_of(state, seat))


def points_of(state: Position, seat: int) -> int:
    """The points of a seat."""
    special = state.acting[seat]
    if special < 0:
        return base_points(state.summing, state.residents[seat], state.hearts[seat])
    points = base_points(state.summing, residents_of(state, seat), hearts_of(state, seat))
    effect: i64 = state.parts.effect[special]
    if effect == effects.DOUBLE_INCOME_THEN_PENALTY:
        return final_points(state.parts, special, income_of(state, seat), points)
    return final_points(state.parts, special, 0, points) if effect == effects.DOUBLE_POINTS_BELOW else points


def sheet(state: Position) -> list[list[ScoreLine]]:
    """The score lines of every seat."""
    return [worth(state.parts, state.summing, city_of(state, seat)) for seat in range(state.players)]
