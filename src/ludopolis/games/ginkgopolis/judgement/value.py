"""What a position is worth: the points a side has, and what its buildings, cards and stocks still promise.

The figures were fitted to the results of some thousand games of the policy against itself.
"""

from typing import Final

from ludopolis.games.ginkgopolis.components.tables import (
    BONUS_CARDS,
    CARDS_OF,
    HIGH_BUILDINGS,
    LOW_BUILDINGS,
    NOTHING,
    RESOURCES_ON,
    TILES,
)
from ludopolis.games.ginkgopolis.judgement.districts import Districts
from ludopolis.games.ginkgopolis.rules.scoring import LOW_HEIGHT, RENEWAL_POINTS, counted
from ludopolis.games.ginkgopolis.rules.state import (
    NONE,
    OWN_POINTS,
    OWN_RENEWALS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    Position,
)

TILES_A_ROUND: Final = 1.24
"""How many tiles a side takes from the supply in a round."""
SECOND_SUPPLY: Final = 3.2
"""How many rounds the tiles returned at the first exhaustion last."""
PLACED_A_ROUND: Final = 0.9
"""How many more resources a side has in the city after a round."""
OPENING: Final[list[float]] = [0.0, 0.0, 15.0, 11.5, 10.0, 8.5]
"""By number of sides: with more rounds to come than this, the city says nothing yet about its districts."""
FINISH: Final = 3.0
"""With fewer rounds to come than this, stocks can no longer all be used."""

PRESENCE: Final = 2.2
"""What a resource in the city promises in the opening, wherever it stands."""
DISTRICTS_EARLY: Final = 0.1
DISTRICTS_LATE: Final = 1.0
"""What a point for districts as they are now is worth, in the opening and at the end."""

USES: Final[list[float]] = [0.2, 0.2, 0.45]
"""By trigger: how often in a round a permanent bonus is used."""
BONUS_ITEM: Final[list[float]] = [1.4, 1.2, 1.0]
"""By item: what it is worth as a bonus."""
GROWTH: Final[list[float]] = [0.17, 0.2, 0.13, 0.08, 0.24, 0.0]
"""By end rule: how many more things an end-game card counts after a round."""


def stock_worths(first: float, less: float, least: float, most: int) -> list[float]:
    """By number held behind the screen: what a stock is worth, each item less than the one before."""
    worths = [0.0]
    for held in range(most):
        worths.append(worths[-1] + max(first - less * held, least))
    return worths


RESOURCE_STOCK: Final[list[float]] = stock_worths(2.6, 0.25, 0.7, 40)
TILE_STOCK: Final[list[float]] = stock_worths(2.2, 0.16, 0.4, TILES + 20)

# Marks: what the end-game cards of a tableau pay for
MARK_RESOURCE_ON: Final = 0  # + colour: a resource on it
MARK_CARD_OF: Final = 3  # + colour: a card of it
MARK_BONUS_CARD: Final = 6  # + trigger: a bonus card
MARK_LOW: Final = 9  # a low building
MARK_HIGH: Final = 10
MARKS: Final = 11


def rounds_left(state: Position) -> float:
    """An estimate of how long the game goes on."""
    if state.flags:
        return 0.0
    left = state.supply_left / (TILES_A_ROUND * state.sides)
    if state.exhausted == 0 and state.players > 1:
        left += SECOND_SUPPLY
    for side in range(state.sides):
        own = OWN_SIZE * side
        until = (state.own[own + OWN_RESOURCES] + state.own[own + OWN_SUPPLY]) / PLACED_A_ROUND
        if until < left:
            left = until
    return left


def openness(state: Position, rounds: float) -> float:
    """From 1 in the opening to 0 at the end."""
    opening = OPENING[state.sides]
    return rounds / opening if rounds < opening else 1.0


def district_weight(open: float) -> float:
    """What a point for districts is worth by now."""
    return DISTRICTS_LATE + (DISTRICTS_EARLY - DISTRICTS_LATE) * open


def usable(rounds: float) -> float:
    """How much of a stock can still be used."""
    return rounds / FINISH if rounds < FINISH else 1.0


def bonus_worth(state: Position, card: int, rounds: float) -> float:
    """What a permanent bonus will give."""
    gains = state.parts.gains
    worth = 0.0
    for item in range(3):
        worth += gains[3 * card + item] * BONUS_ITEM[item]
    return worth * USES[state.parts.trigger_of[card]] * rounds


def end_card_worth(state: Position, side: int, card: int, rounds: float) -> float:
    """What an end-game card counts now and will still find."""
    parts = state.parts
    found = counted(state, side, card) + GROWTH[parts.end_rule[card]] * rounds
    return found * parts.end_points[card]


def marks_of(state: Position, side: int) -> list[int]:
    """What the end-game cards of a tableau pay for, in points for each."""
    parts = state.parts
    marks = [0] * MARKS
    for card in state.tableau[side]:
        rule = parts.end_rule[card]
        if rule == NOTHING:
            continue
        if rule == RESOURCES_ON:
            marks[MARK_RESOURCE_ON + parts.end_of[card]] += parts.end_points[card]
        elif rule == CARDS_OF:
            marks[MARK_CARD_OF + parts.end_of[card]] += parts.end_points[card]
        elif rule == BONUS_CARDS:
            marks[MARK_BONUS_CARD + parts.end_of[card]] += parts.end_points[card]
        elif rule == LOW_BUILDINGS:
            marks[MARK_LOW] += parts.end_points[card]
        elif rule == HIGH_BUILDINGS:
            marks[MARK_HIGH] += parts.end_points[card]
    return marks


def marked(marks: list[int], colour: int, floors: int) -> int:
    """What these end-game cards pay for a building."""
    return marks[MARK_RESOURCE_ON + colour] * floors + (marks[MARK_LOW] if floors <= LOW_HEIGHT else marks[MARK_HIGH])


def prospects(state: Position, side: int, districts: Districts, rounds: float) -> list[float]:
    """By term: what a side can expect."""
    own = OWN_SIZE * side
    parts = state.parts
    open = openness(state, rounds)
    placed = 0
    for tile in range(TILES):
        if state.owner[tile] == side:
            placed += state.height[tile]
    bonuses = 0.0
    cards = 0.0
    for card in state.tableau[side]:
        if parts.end_rule[card] != NOTHING:
            cards += end_card_worth(state, side, card, rounds)
        elif side < state.players:
            bonuses += bonus_worth(state, card, rounds)
    resources = 0.0
    tiles = 0.0
    if side < state.players:
        resources = RESOURCE_STOCK[state.own[own + OWN_RESOURCES]] * usable(rounds)
        # A tile on an unresolved card counts too; in a blinded state a hidden one is listed behind the screen.
        on_card = 1 if state.own[own + OWN_TILE] > NONE else 0
        tiles = TILE_STOCK[len(state.behind[side]) + on_card] * usable(rounds)
    return [
        float(state.own[own + OWN_POINTS] + RENEWAL_POINTS * state.own[own + OWN_RENEWALS]),
        districts.points(side) * district_weight(open),
        placed * PRESENCE * open,
        cards,
        bonuses,
        resources,
        tiles,
    ]


TERMS: Final = ("points", "districts", "presence", "cards", "bonuses", "resources", "tiles")
"""What `prospects` lists."""


def value(state: Position, seat: int) -> float:
    """What the seat can expect, less what its best rival can."""
    districts = Districts(state)
    rounds = rounds_left(state)
    own = 0.0
    best = -1.0e9
    for side in range(state.sides):
        worth = 0.0
        for term in prospects(state, side, districts, rounds):
            worth += term
        if side == seat:
            own = worth
        elif worth > best:
            best = worth
    return own - best
