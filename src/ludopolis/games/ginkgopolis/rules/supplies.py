"""5.5, 5.6: gaining items, drawing cards, and what happens when tiles or cards run out."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis.components.tables import ITEM_POINT, ITEM_RESOURCE, ITEM_TILE, TOKENS
from ludopolis.games.ginkgopolis.rules import events
from ludopolis.games.ginkgopolis.rules.state import (
    BY_TILES,
    NONE,
    OWN_POINTS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    STEP_RETURN,
    STEP_TILES,
    STEP_TURN,
    Position,
    one_drawn,
    push,
)

ROOM: Final[list[int]] = [0]
"""One more place, for `with_one`."""
TILE_WORTH: Final = 1
"""5.6: points for a tile that is returned."""


def with_one(items: list[int], item: int) -> list[int]:
    """A new ascending list with one more item."""
    longer = items + ROOM
    new: i64 = item
    place: i64 = len(items)
    while place > 0 and longer[place - 1] > new:
        longer[place] = longer[place - 1]
        place -= 1
    longer[place] = item
    return longer


def without_one(items: list[int], item: int) -> list[int]:
    """A new list without this item."""
    last: i64 = len(items) - 1
    shorter = items[:last]
    gone: i64 = item
    place: i64 = last
    while items[place] != gone:
        shorter[place - 1] = items[place]
        place -= 1
    return shorter


def take_out(pool: list[int], item: int) -> None:
    """Takes an item out of an unordered list."""
    last = pool.pop()
    wanted: i64 = item
    if last == wanted:
        return
    place: i64 = 0
    while pool[place] != wanted:
        place += 1
    pool[place] = last


# 5.5 Items


def gain(state: Position, side: i64, item: i64, count: i64) -> None:
    """Gives items of one kind: resources as long as the supply has any (R13), points at once, tiles one by one."""
    at: i64 = OWN_SIZE * side
    own = state.own
    if item == ITEM_RESOURCE:
        wanted: i64 = count
        supply: i64 = own[at + OWN_SUPPLY]
        if count > supply:
            count = supply
        own[at + OWN_SUPPLY] = supply - count
        held: i64 = own[at + OWN_RESOURCES]
        own[at + OWN_RESOURCES] = held + count
        if state.events is not None:
            if count:
                state.events.append((events.E_GAINED, EVERYONE, side, ITEM_RESOURCE, count))
            if count < wanted:
                state.events.append((events.E_LOST, EVERYONE, side, ITEM_RESOURCE, wanted - count))
    elif item == ITEM_POINT:
        points: i64 = own[at + OWN_POINTS]
        own[at + OWN_POINTS] = points + count
        if state.events is not None:
            state.events.append((events.E_GAINED, EVERYONE, side, ITEM_POINT, count))
    else:
        push(state, STEP_TILES, side, count)


def draw_tile(state: Position, tile: int) -> None:
    """The seat on top of the agenda takes a tile; the supply is exhausted as soon as the last one is gone (R11)."""
    seat = one_drawn(state)
    take_out(state.supply, tile)
    state.supply_left -= 1
    state.behind[seat] = with_one(state.behind[seat], tile)
    if state.events is not None:
        state.events.append((events.E_DREW_TILE, 1 << seat, seat, tile))
    if state.supply_left == 0:
        run_dry(state)


def lose_tiles(state: Position, seat: i64, count: i64) -> None:
    """5.5: tells that there were no tiles for the rest of a gain."""
    if count and state.events is not None:
        state.events.append((events.E_LOST, EVERYONE, seat, ITEM_TILE, count))


def run_dry(state: Position) -> None:
    """The supply is empty: the first time tiles may be returned, the second time the end flag is set (6)."""
    if state.exhausted or state.players == 1:
        end_of_tiles(state)
        return
    state.exhausted = 1
    state.removed = sorted(state.supply)
    state.supply = []
    state.waiting = 0
    state.ready = 0
    state.moment += 1
    for seat in range(state.players):
        if state.behind[seat]:
            state.waiting |= 1 << seat
    push(state, STEP_RETURN, NONE, 0)
    if state.events is not None:
        state.events.append((events.E_EXHAUSTED, EVERYONE))


def end_of_tiles(state: Position) -> None:
    """Sets the end flag at the second exhaustion, in solo at the first."""
    state.exhausted = 2
    state.flags |= BY_TILES
    if state.events is not None:
        state.events.append((events.E_FLAG_TILES, EVERYONE))


def close_return(state: Position) -> None:
    """All have chosen: the tiles are shown, bring a point each and become the new supply."""
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
    given = state.giving
    state.giving = []
    state.ready = 0
    state.moment += 1
    for seat in range(state.players):
        points = 0
        for tile in given:
            if tile in state.behind[seat]:
                state.behind[seat] = without_one(state.behind[seat], tile)
                points += TILE_WORTH
                if state.events is not None:
                    state.events.append((events.E_GAVE_TILE, EVERYONE, seat, tile))
        if points:
            state.own[OWN_SIZE * seat + OWN_POINTS] += points
            if state.events is not None:
                state.events.append((events.E_GAVE_POINTS, EVERYONE, seat, points))
    state.shown = [tile for tile in state.shown if tile not in given]
    state.returned = given
    state.supply = given[:]
    state.supply_left = len(given)
    if given:
        if state.events is not None:
            state.events.append((events.E_REFILLED, EVERYONE, len(given)))
    else:
        end_of_tiles(state)  # R10


# 5.6 Cards


def draw_card(state: Position, card: int) -> None:
    """The seat on top of the agenda draws a card; the deck is rebuilt as soon as it is empty."""
    seat = one_drawn(state)
    take_out(state.deck, card)
    state.hands[seat] = with_one(state.hands[seat], card)
    state.known[card] = 1 << seat
    if state.events is not None:
        state.events.append((events.E_DREW_CARD, 1 << seat, seat, card))
    state.deck_left -= 1
    if state.deck_left == 0:
        rebuild(state)


def turn_card(state: Position, card: int) -> None:
    """Puts a card of the deck face up on the discard pile."""
    one_drawn(state)
    take_out(state.deck, card)
    state.deck_left -= 1
    state.discard.append(card)
    if state.events is not None:
        state.events.append((events.E_TURNED, EVERYONE, card))


def rebuild(state: Position) -> None:
    """5.6: the discard pile and the cards of sites become the new deck; with few players seven are turned over."""
    sites = len(state.sites)
    for tile in state.sites:
        state.discard.append(TOKENS + tile)
    state.sites = []
    state.deck = state.discard
    state.deck_left = len(state.deck)
    state.discard = []
    state.shuffles += 1
    for card in state.deck:
        state.age[card] = state.shuffles
        state.known[card] = 0
    if state.events is not None:
        state.events.append((events.E_REBUILT, EVERYONE, state.deck_left, sites))
    turned = state.parts.turned_cards[state.players]
    if turned:
        push(state, STEP_TURN, NONE, turned)
