"""The first policy of the game, frozen: strength is measured against it, so its moves must not change."""

from random import Random
from typing import Final

from ludopolis.games.ginkgopolis.components.tables import (
    BONUS_CARDS,
    CARDS_OF,
    CONSTRUCT,
    EXPLOIT,
    FLAT,
    ITEM_POINT,
    ITEM_RESOURCE,
    ITEM_TILE,
    NOTHING,
    NUMBERS,
    RESOURCES_ON,
    TILES,
    TOKENS,
    URBANIZE,
)
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.actions import can_pay, point_cost
from ludopolis.games.ginkgopolis.rules.moves import DIRECTIONS
from ludopolis.games.ginkgopolis.rules.scoring import counted
from ludopolis.games.ginkgopolis.rules.state import (
    OWN_BONUSES,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    STEP_DRAFT,
    STEP_RETURN,
    STEP_SELECT,
    STEP_TAKE,
    Position,
)

PLACED: Final = 1.5
"""What a resource in the city promises for districts and end-game cards."""
JOINED: Final = 0.7
"""What it promises on top of that beside a building of the same colour."""
USES: Final = 0.45
"""How often in a round a permanent bonus is used."""
GROWTH: Final = 2.0
"""How many more things an end-game card will count."""
KEPT_TILES: Final = 3
"""How many tiles are worth keeping when the supply has run out."""


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """A sensible move for every question; a new hand is never worth its token."""
    step = state.todo[-3]
    if step == STEP_SELECT:
        return best_play(state, seat, legal)
    if step == STEP_TAKE:
        worth = [item_worth(state, seat, item) for item in (ITEM_RESOURCE, ITEM_TILE)]
        return moves.TAKE + (ITEM_RESOURCE if worth[ITEM_RESOURCE] >= worth[ITEM_TILE] else ITEM_TILE)
    if step == STEP_RETURN:
        return best_return(state, seat, legal)
    if step == STEP_DRAFT:
        return best_character(state, legal)
    return legal[int(rng.random() * len(legal))]


def rounds_left(state: Position) -> float:
    """An estimate of how long the game goes on."""
    if state.flags:
        return 0.0
    left = state.supply_left / (1.2 * state.sides)
    return left + 3.0 if state.exhausted == 0 and state.players > 1 else left


def item_worth(state: Position, seat: int, item: int) -> float:
    """Points are points; resources and tiles are worth more to a seat that has few, and little at the end."""
    if item == ITEM_POINT:
        return 1.0
    if rounds_left(state) < 1.0:
        return 0.1
    if item == ITEM_RESOURCE:
        held = state.own[OWN_SIZE * seat + OWN_RESOURCES]
        return 1.5 if held < 3 else 1.1 if held < 6 else 0.7
    held = len(state.behind[seat])
    return 1.5 if held < 1 else 1.1 if held < 3 else 0.5


def gain_worth(state: Position, seat: int, item: int, count: int) -> float:
    """What this many items are worth, as far as the supplies last."""
    if item == ITEM_RESOURCE:
        count = min(count, state.own[OWN_SIZE * seat + OWN_SUPPLY])
    elif item == ITEM_TILE:
        count = min(count, state.supply_left + (2 if state.exhausted == 0 else 0))
    return count * item_worth(state, seat, item)


def bonus_worth(state: Position, seat: int, trigger: int) -> float:
    """What the tableau gives for an action."""
    at = OWN_SIZE * seat + OWN_BONUSES + 3 * trigger
    worth = 0.0
    for item in range(3):
        if state.own[at + item]:
            worth += gain_worth(state, seat, item, state.own[at + item])
    return worth


def best_play(state: Position, seat: int, legal: list[int]) -> int:
    """The card, alone or with a tile, that promises most."""
    bonuses = [bonus_worth(state, seat, trigger) for trigger in (EXPLOIT, URBANIZE, CONSTRUCT)]
    best = legal[-1]
    most = -1000.0
    for move in legal:
        if move == moves.RENEW:
            continue
        card, tile = divmod(move - moves.PLAY, moves.PLAYS)
        if tile and can_pay(state, seat, card, tile - 1):
            if card < TOKENS:
                worth = bonuses[URBANIZE] + urbanize_worth(state, seat, card, tile - 1)
            else:
                worth = bonuses[CONSTRUCT] + construct_worth(state, seat, card - TOKENS, tile - 1)
        else:
            worth = bonuses[EXPLOIT] + exploit_worth(state, seat, card) - (0.2 if tile else 0.0)
        if worth > most:
            most = worth
            best = move
    return best


def exploit_worth(state: Position, seat: int, card: int) -> float:
    """A card without a tile."""
    if card < TOKENS:
        return max(gain_worth(state, seat, ITEM_RESOURCE, 1), gain_worth(state, seat, ITEM_TILE, 1))
    building = card - TOKENS
    return gain_worth(state, seat, building // NUMBERS, state.height[building])


def place_worth(state: Position, cell: int, tile: int) -> float:
    """What a resource on this tile at this cell promises."""
    for step in DIRECTIONS:
        beside = state.at.get(cell + step, TILES)
        if beside < TILES and beside // NUMBERS == tile // NUMBERS:
            return PLACED + JOINED
    return PLACED


def urbanize_worth(state: Position, seat: int, letter: int, tile: int) -> float:
    """A building at the edge: what its neighbours give, less the tile and the resource."""
    cell = state.token[letter]
    worth = place_worth(state, cell, tile) - item_worth(state, seat, ITEM_TILE) - item_worth(state, seat, ITEM_RESOURCE)
    for step in DIRECTIONS:
        beside = state.at.get(cell + step, TILES)
        if beside < TILES:
            worth += gain_worth(state, seat, beside // NUMBERS, state.height[beside])
    return worth - 0.02 * (tile % NUMBERS)


def construct_worth(state: Position, seat: int, below: int, tile: int) -> float:
    """One more floor: resources in the city and the card kept, less the costs."""
    height = state.height[below]
    mine = state.owner[below] == seat
    placed = 1 if mine else height + 1
    worth = placed * (place_worth(state, state.cell[below], tile) - 0.5 * item_worth(state, seat, ITEM_RESOURCE))
    if below // NUMBERS != tile // NUMBERS:
        worth -= item_worth(state, seat, ITEM_RESOURCE)
    price: int = point_cost(TOKENS + below, tile)
    worth -= price + item_worth(state, seat, ITEM_TILE)
    return worth + kept_worth(state, seat, below) + 0.03 * (tile % NUMBERS)


def kept_worth(state: Position, seat: int, card: int) -> float:
    """What a card is worth in the tableau."""
    parts = state.parts
    trigger = parts.trigger_of[card]
    rounds = rounds_left(state)
    if trigger != NOTHING:
        worth = 0.0
        for item in range(3):
            worth += parts.gains[3 * card + item] * (1.0 if item == ITEM_POINT else 0.8)
        return worth * USES * rounds
    rule = parts.end_rule[card]
    found = float(counted(state, seat, card))
    if rule == CARDS_OF:
        found += 1.0
    if rule != FLAT:
        found += GROWTH * rounds / 12.0 * (0.5 if rule in (BONUS_CARDS, CARDS_OF) else 1.0)
    if rule == RESOURCES_ON:
        found += 0.5
    return found * parts.end_points[card]


def best_return(state: Position, seat: int, legal: list[int]) -> int:
    """Returns all but the highest numbers; legal moves come in the order in which tiles may be named."""
    tiles = state.behind[seat]
    numbers = sorted([tile % NUMBERS for tile in tiles])
    least = numbers[-KEPT_TILES] if len(numbers) >= KEPT_TILES else 0
    for move in legal:
        if move != moves.DONE and (move - moves.RETURN) % NUMBERS < least:
            return move
    return moves.DONE


def best_character(state: Position, legal: list[int]) -> int:
    """The character with the best start; a construct bonus counts most."""
    parts = state.parts
    best = legal[0]
    most = -1.0
    for move in legal:
        character = move - moves.KEEP
        start = parts.start_items[3 * character : 3 * character + 3]
        worth = start[ITEM_RESOURCE] + 1.2 * start[ITEM_TILE] + start[ITEM_POINT]
        worth += 4.0 if parts.trigger_of[TILES + character] == CONSTRUCT else 2.5
        if worth > most:
            most = worth
            best = move
    return best
