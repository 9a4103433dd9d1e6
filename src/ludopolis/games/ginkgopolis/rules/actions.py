"""5.1 – 5.4: exploit, urbanize and construct a floor, for players and, where he does the same, for Hal."""

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis.components.tables import (
    CONSTRUCT,
    EXPLOIT,
    ITEM_POINT,
    ITEM_RESOURCE,
    ITEM_TILE,
    NOTHING,
    NUMBERS,
    TILES,
    TOKENS,
    URBANIZE,
)
from ludopolis.games.ginkgopolis.rules import events, moves
from ludopolis.games.ginkgopolis.rules.city import place_token, shift_tokens, token_moves, urbanized_cell
from ludopolis.games.ginkgopolis.rules.moves import DIRECTIONS
from ludopolis.games.ginkgopolis.rules.state import (
    BY_RESOURCES,
    NONE,
    OWN_BONUSES,
    OWN_CARD,
    OWN_POINTS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    STEP_ACTIVATE,
    STEP_BONUS,
    STEP_DISCARD,
    STEP_KEEP,
    STEP_TAKE,
    STEP_TOKEN,
    Position,
    push,
)
from ludopolis.games.ginkgopolis.rules.supplies import gain, with_one


def resolve(state: Position, seat: i64) -> None:
    """4 B: the seat shows its card and tile, if any, and resolves them. What was chosen determines the action."""
    own: i64 = OWN_SIZE * seat
    card: i64 = state.own[own + OWN_CARD]
    tile: i64 = state.own[own + OWN_TILE]
    state.moment += 1
    state.known[card] = 0
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
        if tile == NONE:
            state.events.append((events.E_SHOWED, EVERYONE, seat, card))
        else:
            state.events.append((events.E_SHOWED_TILE, EVERYONE, seat, card, tile))
    if tile == NONE:
        exploit(state, seat, card)
    elif not can_pay(state, seat, card, tile):
        fall_back(state, seat, card, tile)
    elif card < TOKENS:
        urbanize(state, seat, card, tile)
    else:
        construct(state, seat, card - TOKENS, tile)


# 5.1 Exploit


def exploit(state: Position, seat: i64, card: i64) -> None:
    """5.1: a letter gives a resource or a tile, a building is activated; then bonuses, then the discard."""
    push(state, STEP_DISCARD, seat, 0)
    push_bonuses(state, seat, EXPLOIT)
    if card >= TOKENS:
        activate(state, seat, card - TOKENS)
        return
    resource = state.own[OWN_SIZE * seat + OWN_SUPPLY] > 0
    if state.supply_left > 0:
        if resource:
            push(state, STEP_TAKE, seat, 0)
        else:
            gain(state, seat, ITEM_TILE, 1)
    elif resource:
        gain(state, seat, ITEM_RESOURCE, 1)


def activate(state: Position, seat: i64, tile: i64) -> None:
    """5.1.1: an item of the building's colour for every floor, whoever owns it."""
    height: i64 = state.height[tile]
    if state.events is not None:
        state.events.append((events.E_ACTIVATED, EVERYONE, seat, tile, height))
    gain(state, seat, tile // NUMBERS, height)


def push_bonuses(state: Position, seat: i64, trigger: i64) -> None:
    """Puts bonuses on the agenda if the tableau has any for this action."""
    bonuses: i64 = OWN_SIZE * seat + OWN_BONUSES + 3 * trigger
    own = state.own
    if own[bonuses] or own[bonuses + 1] or own[bonuses + 2]:
        push(state, STEP_BONUS, seat, trigger)


def pay_bonuses(state: Position, seat: i64, trigger: i64) -> None:
    """Gives what the permanent cards of the tableau bring for this action."""
    bonuses: i64 = OWN_SIZE * seat + OWN_BONUSES + 3 * trigger
    resources: i64 = state.own[bonuses + ITEM_RESOURCE]
    tiles: i64 = state.own[bonuses + ITEM_TILE]
    points: i64 = state.own[bonuses + ITEM_POINT]
    if state.events is not None:
        state.events.append((events.E_BONUS, EVERYONE, seat, trigger, resources, tiles, points))
    if tiles:
        gain(state, seat, ITEM_TILE, tiles)
    if resources:
        gain(state, seat, ITEM_RESOURCE, resources)
    if points:
        gain(state, seat, ITEM_POINT, points)


def discard_card(state: Position, side: i64) -> None:
    """Puts the card just resolved on the discard pile."""
    card = state.own[OWN_SIZE * side + OWN_CARD]
    state.own[OWN_SIZE * side + OWN_CARD] = NONE
    state.discard.append(card)
    if state.events is not None:
        state.events.append((events.E_DISCARDED, EVERYONE, side, card))


# Costs


def point_cost(card: i64, tile: i64) -> i64:
    """5.4: the points for putting a smaller number on a larger one; nothing for a letter."""
    if card < TOKENS:
        return 0
    missing: i64 = (card - TOKENS) % NUMBERS - tile % NUMBERS
    return missing if missing > 0 else 0


def resource_cost(state: Position, side: i64, card: i64, tile: i64) -> i64:
    """5.2, 5.4: the resources needed from behind the screen, less those that an own building returns (R9)."""
    if card < TOKENS:
        return 1
    below: i64 = card - TOKENS
    height: i64 = state.height[below]
    cost: i64 = height + 1
    if below // NUMBERS != tile // NUMBERS:
        cost += 1
    if state.owner[below] == side:
        cost -= height
    return cost


def can_pay(state: Position, seat: i64, card: i64, tile: i64) -> bool:
    """Checks all costs together, before anything moves (R8)."""
    own: i64 = OWN_SIZE * seat
    if state.own[own + OWN_POINTS] < point_cost(card, tile):
        return False
    return state.own[own + OWN_RESOURCES] >= resource_cost(state, seat, card, tile)


def fall_back(state: Position, seat: i64, card: i64, tile: i64) -> None:
    """5.4: the tile goes back behind the screen, seen by all, and the card is exploited.

    Others are told what the seat had to pay with only if screens are open (R23).
    """
    own = OWN_SIZE * seat
    if state.events is not None:
        points, resources = point_cost(card, tile), resource_cost(state, seat, card, tile)
        has_points, has_resources = state.own[own + OWN_POINTS], state.own[own + OWN_RESOURCES]
        audience: int = EVERYONE
        if state.closed:
            audience = 1 << seat
        state.events.append((events.E_CANNOT_PAY, audience, seat, points, resources, has_points, has_resources))
        state.events.append((events.E_FALLBACK, EVERYONE, seat, tile))
    state.own[own + OWN_TILE] = NONE
    state.behind[seat] = with_one(state.behind[seat], tile)
    if tile not in state.shown:
        state.shown = with_one(state.shown, tile)
    exploit(state, seat, card)


# 5.2 Urbanize


def urbanize(state: Position, side: i64, letter: i64, tile: i64) -> None:
    """5.2: the tile takes the token's cell, with one resource and a site; the token moves on (5.3)."""
    cell: i64 = state.token[letter]
    state.token[letter] = NONE
    push(state, STEP_DISCARD, side, 0)
    push(state, STEP_ACTIVATE, side, 0)
    lay_tile(state, side, tile, cell, 1)
    if state.events is not None:
        state.events.append((events.E_URBANIZED, EVERYONE, side, tile, cell))
    check_placed(state, side)
    options = token_moves(state, side)
    if len(options) == 1:
        move_token(state, side, options[0])
    else:
        push(state, STEP_TOKEN, side, 0)


def move_token(state: Position, actor: int, move: int) -> None:
    """5.3: moves the token to the chosen cell, or pushes others along the ring."""
    letter = state.own[OWN_SIZE * actor + OWN_CARD]
    if move >= moves.TOKEN:
        place_token(state, letter, move - moves.TOKEN)
        if state.events is not None:
            state.events.append((events.E_TOKEN, EVERYONE, letter, move - moves.TOKEN))
        return
    for moved in shift_tokens(state, letter, move == moves.FORWARD):
        if state.events is not None:
            state.events.append((events.E_TOKEN, EVERYONE, moved, state.token[moved]))


def activate_neighbours(state: Position, seat: i64) -> None:
    """5.2, steps 4 and 5: the buildings round the new one, north, east, south, west (R12); no exploit bonus (R29)."""
    push_bonuses(state, seat, URBANIZE)
    at = state.at
    cell = urbanized_cell(state)
    tiles: i64 = 0
    for step in DIRECTIONS:
        tile: i64 = at.get(cell + step, TILES)
        if tile < TILES:
            if tile // NUMBERS == ITEM_TILE:
                height: i64 = state.height[tile]
                tiles += height
                if state.events is not None:
                    state.events.append((events.E_ACTIVATED, EVERYONE, seat, tile, height))
            else:
                activate(state, seat, tile)
    if tiles:
        gain(state, seat, ITEM_TILE, tiles)


# 5.4 Construct a floor


def construct(state: Position, seat: i64, below: i64, tile: i64) -> None:
    """5.4: the old owner gets the resources back, the costs are paid, the building is covered."""
    card = TOKENS + below
    cost: i64 = point_cost(card, tile)
    colour: i64 = 1 if below // NUMBERS != tile // NUMBERS else 0
    give_back(state, seat, below)
    own: i64 = OWN_SIZE * seat
    state.own[own + OWN_POINTS] -= cost
    state.own[own + OWN_RESOURCES] -= colour
    state.own[own + OWN_SUPPLY] += colour
    if state.events is not None and (cost or colour):
        state.events.append((events.E_PAID, EVERYONE, seat, cost, colour))
    cover(state, seat, below, tile)
    check_placed(state, seat)
    push(state, STEP_KEEP, seat, 0)
    push_bonuses(state, seat, CONSTRUCT)


def give_back(state: Position, builder: i64, below: i64) -> None:
    """5.4, step 1: resources go to their owner, with as many points if somebody else covers them."""
    owner: i64 = state.owner[below]
    if owner == NONE:
        return
    count: i64 = state.height[below]
    own: i64 = OWN_SIZE * owner
    state.own[own + (OWN_SUPPLY if owner >= state.players else OWN_RESOURCES)] += count
    points: i64 = 0 if owner == builder else count
    state.own[own + OWN_POINTS] += points
    if state.events is not None:
        state.events.append((events.E_RETURNED, EVERYONE, owner, count, points))


def cover(state: Position, side: i64, below: i64, tile: i64) -> None:
    """5.4, steps 2 to 4: one more floor, with as many resources as floors, and a site."""
    height: i64 = state.height[below]
    height += 1
    cell: i64 = state.cell[below]
    state.height[below] = 0
    state.owner[below] = NONE
    state.under[tile] = below
    lay_tile(state, side, tile, cell, height)
    if state.events is not None:
        state.events.append((events.E_BUILT, EVERYONE, side, tile, cell, height))


def lay_tile(state: Position, side: i64, tile: i64, cell: i64, height: i64) -> None:
    """Makes a tile the top of a building, with resources and a site. Hal's come straight from his supply."""
    own: i64 = OWN_SIZE * side
    state.own[own + OWN_TILE] = NONE
    state.own[own + (OWN_SUPPLY if side >= state.players else OWN_RESOURCES)] -= height
    state.at[cell] = tile
    state.cell[tile] = cell
    state.height[tile] = height
    state.owner[tile] = side
    state.sites.append(tile)
    if state.shown and tile in state.shown:
        state.shown = [other for other in state.shown if other != tile]


def check_placed(state: Position, side: i64) -> None:
    """6: a player whose resources all stand in the city sets the end flag. Hal is checked later (8)."""
    own: i64 = OWN_SIZE * side
    if side < state.players and state.own[own + OWN_RESOURCES] + state.own[own + OWN_SUPPLY] == 0:
        state.flags |= BY_RESOURCES
        if state.events is not None:
            state.events.append((events.E_FLAG_RESOURCES, EVERYONE, side))


def keep_card(state: Position, side: int) -> None:
    """5.4, step 6: the card joins the tableau, and its bonus those already there."""
    own = OWN_SIZE * side
    card = state.own[own + OWN_CARD]
    state.own[own + OWN_CARD] = NONE
    add_to_tableau(state, side, card - TOKENS)
    if state.events is not None:
        state.events.append((events.E_KEPT, EVERYONE, side, card))


def add_to_tableau(state: Position, side: int, kept: int) -> None:
    """Adds a building card (by tile) or a character (60 + its number) to a tableau."""
    state.tableau[side] = [*state.tableau[side], kept]
    parts = state.parts
    trigger = parts.trigger_of[kept]
    if trigger != NOTHING and side < state.players:
        own = state.own
        bonuses = OWN_SIZE * side + OWN_BONUSES + 3 * trigger
        for item in range(3):
            own[bonuses + item] = own[bonuses + item] + parts.gains[3 * kept + item]
