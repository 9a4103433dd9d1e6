"""3: set-up, trios and the draft."""

from typing import Final

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis.components.tables import (
    CHARACTERS,
    ITEM_POINT,
    ITEM_RESOURCE,
    ITEM_TILE,
    START_TILES,
    TILES,
    TOKENS,
)
from ludopolis.games.ginkgopolis.rules import events, moves
from ludopolis.games.ginkgopolis.rules.actions import add_to_tableau
from ludopolis.games.ginkgopolis.rules.state import (
    BOX,
    HAND_SIZE,
    NONE,
    OWN_CHOICE,
    OWN_RENEWALS,
    OWN_SIZE,
    OWN_SUPPLY,
    STEP_CARDS,
    STEP_DRAFT,
    STEP_FIRST,
    STEP_GRID,
    STEP_PACKET,
    STEP_ROUND,
    STEP_START,
    STEP_TRIO,
    STEP_TURN,
    Position,
    clear_choices,
    one_drawn,
    pop,
    push,
    push_for_all,
)
from ludopolis.games.ginkgopolis.rules.supplies import gain

SOLO_START: Final = 6
"""3.4: how many resources, tiles and points each the human starts with."""
PACKET_SIZE: Final = 4


def set_up(state: Position) -> None:
    """3.1, 3.4: puts everything in its place; the first city is still to be laid out."""
    parts = state.parts
    for side in range(state.sides):
        state.own[OWN_SIZE * side + OWN_SUPPLY] = parts.allotment[state.players]
        state.own[OWN_SIZE * side + OWN_RENEWALS] = parts.renewals[state.players]
    state.supply = [tile for tile in range(TILES) if tile not in START_TILES]
    state.supply_left = len(state.supply) - parts.removed_tiles[state.players]
    for letter in range(TOKENS):
        cell = moves.cell_at(parts.token_x[letter], parts.token_y[letter])
        state.token[letter] = cell
        state.at[cell] = TILES + letter
    state.deck = [*range(TOKENS), *(TOKENS + tile for tile in START_TILES)]
    state.deck_left = len(state.deck)
    if state.players == 1:
        state.first = 0
        push(state, STEP_ROUND, NONE, 0)
        push(state, STEP_START, 0, 0)
    else:
        push(state, STEP_FIRST, NONE, 0)
    if parts.turned_cards[state.players]:
        push(state, STEP_TURN, NONE, parts.turned_cards[state.players])
    push(state, STEP_GRID, NONE, 0)


def grid_cell(place: int) -> int:
    """A cell of the 3 × 3 square, counted row by row from the north-west."""
    return moves.cell_at(place % 3 - 1, 1 - place // 3)


def lay_start(state: Position, tile: int) -> None:
    """3.1: lays a starting building: ownerless, one floor, no site (R1)."""
    place = state.todo[-1]
    cell = grid_cell(place)
    state.at[cell] = tile
    state.cell[tile] = cell
    state.height[tile] = 1
    if state.events is not None:
        state.events.append((events.E_PLACED, EVERYONE, tile, cell))
    if place == 8:
        pop(state)
    else:
        state.todo[-1] = place + 1


def draw_first(state: Position, seat: int) -> None:
    """3.1, steps 8 and 9: names the first player; characters, starting items and hands follow in turn order."""
    pop(state)
    state.first = seat
    if state.events is not None:
        state.events.append((events.E_FIRST, EVERYONE, seat))
    push(state, STEP_ROUND, NONE, 0)
    push_for_all(state, STEP_CARDS, HAND_SIZE)
    push_for_all(state, STEP_START, 0)
    if state.draft:
        state.drafted = [BOX] * CHARACTERS
        push(state, STEP_DRAFT, NONE, 1)
        push_for_all(state, STEP_PACKET, PACKET_SIZE)
    else:
        push_for_all(state, STEP_TRIO, 0)


def give_trio(state: Position, trio: int) -> None:
    """3.2: gives the seat three fixed characters (R4)."""
    seat = state.todo[-2]
    pop(state)
    if state.events is not None:
        state.events.append((events.E_TRIO, EVERYONE, seat, trio + 1))
    give_characters(state, seat, state.parts.trios[trio])


def give_characters(state: Position, seat: int, people: list[int]) -> None:
    """Puts characters face up in the tableau, and tells them in a fixed order: that of a draft stays secret."""
    for character in people:
        add_to_tableau(state, seat, TILES + character)
    if state.events is not None:
        for character in sorted(people):
            state.events.append((events.E_CHARACTER, EVERYONE, seat, character))


def start_seat(state: Position, seat: int) -> None:
    """3.1, step 8: gives the starting items of a player's characters, in solo fixed ones."""
    items = [0, 0, 0] if state.players > 1 else [SOLO_START] * 3
    for kept in state.tableau[seat]:
        for item in range(3):
            items[item] += state.parts.start_items[3 * (kept - TILES) + item]
    for item in (ITEM_TILE, ITEM_RESOURCE, ITEM_POINT):
        if items[item]:
            gain(state, seat, item, items[item])


# 3.3 Draft


def deal_character(state: Position, character: int) -> None:
    """Deals a character of a packet; only its holder sees it."""
    seat = one_drawn(state)
    state.drafted[character] = seat
    if state.events is not None:
        state.events.append((events.E_PACKET, 1 << seat, seat, character))


def close_pick(state: Position) -> None:
    """3.3: all have kept one. Packets go to the left; after the third pick everybody shows what they kept."""
    pick = state.todo[-1]
    pop(state)
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
    for seat in range(state.players):
        state.drafted[state.own[OWN_SIZE * seat + OWN_CHOICE] - moves.KEEP] = 8 * pick + seat
    clear_choices(state)
    if pick < 3:
        if state.events is not None:
            state.events.append((events.E_PACKETS_PASSED, EVERYONE, pick))
        for character in range(CHARACTERS):
            holder = state.drafted[character]
            if holder < state.players:
                holder = (holder + 1) % state.players
                state.drafted[character] = holder
                if state.events is not None:
                    state.events.append((events.E_PACKET, 1 << holder, holder, character))
        push(state, STEP_DRAFT, NONE, pick + 1)
        return
    for seat in range(state.players):
        give_characters(state, seat, [state.drafted.index(8 * turn + seat) for turn in range(1, 4)])
    state.drafted = []
