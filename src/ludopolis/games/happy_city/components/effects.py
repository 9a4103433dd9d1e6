"""The effects of special buildings: their codes, and the parameters each one reads from the table.

What a code does is written in the rules where it acts: income terms in `income.py`, prices and immediate clauses in
`turns.py`, residents, hearts and points in `scoring.py`, the Sphinx and the Pyramid in `endgame.py`.
"""

from typing import Final

PLAIN: Final = 0
"""A family special: its printed figures and nothing else."""

# Terms of income(p). They come first, so that one comparison tells whether there is a term at all.
INCOME_PER_COLOUR: Final = 1
INCOME_PER_DISTINCT_COLOUR_BEFORE: Final = 2
INCOME_PER_PAIR: Final = 3
INCOME_IF_LOWEST: Final = 4
INCOME_IF_FEWEST_COLOUR: Final = 5
COPY_PREVIOUS_CARD: Final = 6
LAST_INCOME_EFFECT: Final = COPY_PREVIOUS_CARD

# Around the income phase
EXTRA_INCOME_OF_OPPONENT: Final = 7
BONUS_IF_MONEY: Final = 8
STEAL_FROM_RICHEST: Final = 9

# Prices and purchases
DISCOUNT_COLOUR: Final = 10
DECK_MINIMUM_PRICE: Final = 11
NEXT_CARD_FREE: Final = 12
PASS_BONUS: Final = 13
NEIGHBOUR_SPENDS: Final = 14

# Immediate clauses
COINS_PER_CARD: Final = 15
DOUBLE_INCOME_THEN_PENALTY: Final = 16
HEARTS_AND_EVERYONE_GAINS: Final = 17
REPLACE_LAST_CARD: Final = 18

# Residents and hearts
HEARTS_MAJORITY: Final = 19
HEARTS_PER_COLOUR: Final = 20
RESIDENTS_PER_COLOUR: Final = 21
HEARTS_PER_COLOUR_NEIGHBOUR: Final = 22
RESIDENTS_PER_COLOUR_NEIGHBOUR: Final = 23
RESIDENTS_PER_COLOUR_LEFT: Final = 24
HEARTS_IF_NO_COLOUR: Final = 25
RESIDENTS_IF_NO_COLOUR: Final = 26
HEARTS_IF_SMALL_CITY: Final = 27
HEARTS_IF_INCOME_BELOW_NEIGHBOURS: Final = 28
HEARTS_IF_NEXT_TWO_MATCH: Final = 29
ADJACENT_SAME_COLOUR: Final = 30

# Points, and copies made at the end
DOUBLE_POINTS_BELOW: Final = 31
COPY_NEIGHBOUR_SLOT: Final = 32
COPY_SPECIAL: Final = 33

PARAMETERS: Final = 4
"""The most numbers an effect has, besides a colour."""

EFFECTS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "income_per_colour": (INCOME_PER_COLOUR, ("colour", "coins")),
    "income_per_distinct_colour_before": (INCOME_PER_DISTINCT_COLOUR_BEFORE, ("coins",)),
    "income_per_pair": (INCOME_PER_PAIR, ("coins",)),
    "income_if_lowest": (INCOME_IF_LOWEST, ("coins",)),
    "income_if_fewest_colour": (INCOME_IF_FEWEST_COLOUR, ("colour", "coins")),
    "copy_previous_card": (COPY_PREVIOUS_CARD, ()),
    "extra_income_of_opponent": (EXTRA_INCOME_OF_OPPONENT, ("phases",)),
    "bonus_if_money": (BONUS_IF_MONEY, ("coins",)),
    "steal_from_richest": (STEAL_FROM_RICHEST, ("coins",)),
    "discount_colour": (DISCOUNT_COLOUR, ("colour", "coins")),
    "deck_minimum_price": (DECK_MINIMUM_PRICE, ("deck_1", "deck_2", "deck_3")),
    "next_card_free": (NEXT_CARD_FREE, ()),
    "pass_bonus": (PASS_BONUS, ("coins",)),
    "neighbour_spends": (NEIGHBOUR_SPENDS, ("coins", "threshold")),
    "coins_per_card": (COINS_PER_CARD, ("coins",)),
    "double_income_then_penalty": (DOUBLE_INCOME_THEN_PENALTY, ("multiplier",)),
    "hearts_and_everyone_gains": (HEARTS_AND_EVERYONE_GAINS, ("hearts", "coins")),
    "replace_last_card": (REPLACE_LAST_CARD, ("hearts",)),
    "hearts_majority": (HEARTS_MAJORITY, ("colour", "strict", "tied", "otherwise")),
    "hearts_per_colour": (HEARTS_PER_COLOUR, ("colour", "hearts")),
    "residents_per_colour": (RESIDENTS_PER_COLOUR, ("colour", "residents")),
    "hearts_per_colour_neighbour": (HEARTS_PER_COLOUR_NEIGHBOUR, ("colour", "hearts")),
    "residents_per_colour_neighbour": (RESIDENTS_PER_COLOUR_NEIGHBOUR, ("colour", "residents")),
    "residents_per_colour_left": (RESIDENTS_PER_COLOUR_LEFT, ("colour", "residents")),
    "hearts_if_no_colour": (HEARTS_IF_NO_COLOUR, ("colour", "hearts")),
    "residents_if_no_colour": (RESIDENTS_IF_NO_COLOUR, ("colour", "residents")),
    "hearts_if_small_city": (HEARTS_IF_SMALL_CITY, ("at_9", "below_9")),
    "hearts_if_income_below_neighbours": (HEARTS_IF_INCOME_BELOW_NEIGHBOURS, ("hearts", "otherwise")),
    "hearts_if_next_two_match": (HEARTS_IF_NEXT_TWO_MATCH, ("hearts", "otherwise")),
    "adjacent_same_colour": (ADJACENT_SAME_COLOUR, ("hearts_2", "residents_2", "hearts_3", "residents_3")),
    "double_points_below": (DOUBLE_POINTS_BELOW, ("threshold",)),
    "copy_neighbour_slot": (COPY_NEIGHBOUR_SLOT, ()),
    "copy_special": (COPY_SPECIAL, ()),
}
"""By name in the table: the code, and the parameters in the order of the component lists (a colour is kept apart)."""
