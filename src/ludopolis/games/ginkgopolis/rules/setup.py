"""3: set-up, trios and the draft."""

from typing import Final

from ludopolis.engine.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis import moves, telling
from ludopolis.games.ginkgopolis.actions import add_to_tableau
from ludopolis.games.ginkgopolis.components import (
    CHARACTERS,
    POINT,
    RESOURCE,
    START_TILES,
    TILE,
    TILES,
    TOKENS,
)
from ludopolis.games.ginkgopolis.state import (
    BOX,
    CARDS,
    CHOICE,
    DRAFT,
    FIRST,
    GRID,
    HAND,
    KEPT,
    NONE,
    OWN,
    PACKET,
    ROUND,
    START,
    TRIO,
    TURN,
    Position,
    clear_choices,
    pop,
    push,
    push_for_all,
)
from ludopolis.games.ginkgopolis.supplies import gain

SOLO_START: Final = 6
"""3.4: the human's resources, tiles and points."""
PACKET_SIZE: Final = 4


def set_up(state: Position) -> None:
    """3.1, 3.4: everything is in its place, the first city is still to be laid out."""
    parts = state.parts
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
        push(state, ROUND, NONE, 0)
        push(state, START, 0, 0)
    else:
        push(state, FIRST, NONE, 0)
    if parts.turned_cards[state.players]:
        push(state, TURN, NONE, parts.turned_cards[state.players])
    push(state, GRID, NONE, 0)


def grid_cell(place: int) -> int:
    """The cells of the 3 × 3 square, row by row from the north-west."""
    return moves.cell_at(place % 3 - 1, 1 - place // 3)


def lay_start(state: Position, tile: int) -> None:
    """3.1: a starting building: ownerless, one floor, no site (R1)."""
    place = state.todo[-1]
    cell = grid_cell(place)
    state.at[cell] = tile
    state.cell[tile] = cell
    state.height[tile] = 1
    if state.events is not None:
        state.events.append((telling.PLACED, EVERYONE, tile, cell))
    if place == 8:
        pop(state)
    else:
        state.todo[-1] = place + 1


def draw_first(state: Position, seat: int) -> None:
    """3.1, steps 8 and 9: the first player; then, in turn order, characters, starting items and hands."""
    pop(state)
    state.first = seat
    if state.events is not None:
        state.events.append((telling.FIRST, EVERYONE, seat))
    push(state, ROUND, NONE, 0)
    push_for_all(state, CARDS, HAND)
    push_for_all(state, START, 0)
    if state.draft:
        state.drafted = [BOX] * CHARACTERS
        push(state, DRAFT, NONE, 1)
        push_for_all(state, PACKET, PACKET_SIZE)
    else:
        push_for_all(state, TRIO, 0)


def give_trio(state: Position, trio: int) -> None:
    """3.2: three fixed characters (R4)."""
    seat = state.todo[-2]
    pop(state)
    if state.events is not None:
        state.events.append((telling.TRIO, EVERYONE, seat, trio + 1))
    give_characters(state, seat, state.parts.trios[trio])


def give_characters(state: Position, seat: int, people: list[int]) -> None:
    """Characters lie face up in the tableau, and are told all at once: the order of a draft stays secret."""
    for character in people:
        add_to_tableau(state, seat, TILES + character)
    if state.events is not None:
        for character in sorted(people):
            state.events.append((telling.CHARACTER, EVERYONE, seat, character))


def start_seat(state: Position, seat: int) -> None:
    """3.1, step 8: the starting items of a player's characters; in solo fixed ones."""
    items = [0, 0, 0] if state.players > 1 else [SOLO_START] * 3
    for kept in state.tableau[seat]:
        for item in range(3):
            items[item] += state.parts.start_items[3 * (kept - TILES) + item]
    for item in (TILE, RESOURCE, POINT):
        if items[item]:
            gain(state, seat, item, items[item])


# 3.3 Draft


def deal_character(state: Position, character: int) -> None:
    """A character of a packet, seen by its holder."""
    seat = state.todo[-2]
    state.todo[-1] -= 1
    state.drafted[character] = seat
    if state.events is not None:
        state.events.append((telling.PACKET, 1 << seat, seat, character))


def close_pick(state: Position) -> None:
    """3.3: all have kept one; the packets go to the left, or after the third pick everybody shows what was kept."""
    pick = state.todo[-1]
    pop(state)
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
    for seat in range(state.players):
        state.drafted[state.own[OWN * seat + CHOICE] - moves.KEEP] = 8 * (KEPT + pick) + seat
    clear_choices(state)
    if pick < 3:
        if state.events is not None:
            state.events.append((telling.PACKETS_PASSED, EVERYONE, pick))
        for character in range(CHARACTERS):
            holder = state.drafted[character]
            if holder < state.players:
                holder = (holder + 1) % state.players
                state.drafted[character] = holder
                if state.events is not None:
                    state.events.append((telling.PACKET, 1 << holder, holder, character))
        push(state, DRAFT, NONE, pick + 1)
        return
    for seat in range(state.players):
        give_characters(state, seat, [state.drafted.index(8 * (KEPT + turn) + seat) for turn in range(1, 4)])
    state.drafted = []
