"""5.5, 5.6: gaining items, the tile supply that runs out, drawing cards, and the deck that is rebuilt."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis import telling
from ludopolis.games.ginkgopolis.components import POINT, RESOURCE, TILE, TOKENS
from ludopolis.games.ginkgopolis.state import (
    BY_TILES,
    NONE,
    OWN,
    POINTS,
    RESOURCES,
    RETURN,
    SUPPLY,
    TILES,
    TURN,
    Position,
    push,
)

ROOM: Final[list[int]] = [0]
"""One place more."""


def with_one(items: list[int], item: int) -> list[int]:
    """A new ascending list with one item more."""
    longer = items + ROOM
    new: i64 = item
    place: i64 = len(items)
    while place > 0 and longer[place - 1] > new:
        longer[place] = longer[place - 1]
        place -= 1
    longer[place] = item
    return longer


def without_one(items: list[int], item: int) -> list[int]:
    """A new list with one item less."""
    last: i64 = len(items) - 1
    shorter = items[:last]
    gone: i64 = item
    place: i64 = last
    while items[place] != gone:
        shorter[place - 1] = items[place]
        place -= 1
    return shorter


def take_out(pool: list[int], item: int) -> None:
    """Takes an item out of a list that has no order."""
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
    """Gives items of one kind: resources as far as the supply has them (R13), points at once, tiles one by one."""
    at: i64 = OWN * side
    own = state.own
    if item == RESOURCE:
        wanted: i64 = count
        supply: i64 = own[at + SUPPLY]
        if count > supply:
            count = supply
        own[at + SUPPLY] = supply - count
        held: i64 = own[at + RESOURCES]
        own[at + RESOURCES] = held + count
        if state.events is not None:
            if count:
                state.events.append((telling.GAINED, EVERYONE, side, RESOURCE, count))
            if count < wanted:
                state.events.append((telling.LOST, EVERYONE, side, RESOURCE, wanted - count))
    elif item == POINT:
        points: i64 = own[at + POINTS]
        own[at + POINTS] = points + count
        if state.events is not None:
            state.events.append((telling.GAINED, EVERYONE, side, POINT, count))
    else:
        push(state, TILES, side, count)


def draw_tile(state: Position, tile: int) -> None:
    """The seat on top of the agenda takes a tile; the moment the last one is gone the supply is exhausted (R11)."""
    seat = state.todo[-2]
    state.todo[-1] -= 1
    take_out(state.supply, tile)
    state.supply_left -= 1
    state.behind[seat] = with_one(state.behind[seat], tile)
    if state.events is not None:
        state.events.append((telling.DREW_TILE, 1 << seat, seat, tile))
    if state.supply_left == 0:
        run_dry(state)


def lose_tiles(state: Position, seat: i64, count: i64) -> None:
    """5.5: the rest of a gain for which there are no tiles."""
    if count and state.events is not None:
        state.events.append((telling.LOST, EVERYONE, seat, TILE, count))


def run_dry(state: Position) -> None:
    """The supply is empty: the first time tiles may be returned, the second time the end is near (6)."""
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
    push(state, RETURN, NONE, 0)
    if state.events is not None:
        state.events.append((telling.EXHAUSTED, EVERYONE))


def end_of_tiles(state: Position) -> None:
    """The second exhaustion, in solo the first: the end flag."""
    state.exhausted = 2
    state.flags |= BY_TILES
    if state.events is not None:
        state.events.append((telling.FLAG_TILES, EVERYONE))


def close_return(state: Position) -> None:
    """All have chosen: the tiles are shown, paid with a point each and shuffled into a new supply."""
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
                points += 1
                if state.events is not None:
                    state.events.append((telling.GAVE_TILE, EVERYONE, seat, tile))
        if points:
            state.own[OWN * seat + POINTS] += points
            if state.events is not None:
                state.events.append((telling.GAVE_POINTS, EVERYONE, seat, points))
    state.shown = [tile for tile in state.shown if tile not in given]
    state.returned = given
    state.supply = given[:]
    state.supply_left = len(given)
    if given:
        if state.events is not None:
            state.events.append((telling.REFILLED, EVERYONE, len(given)))
    else:
        end_of_tiles(state)  # R10


# 5.6 Cards


def draw_card(state: Position, card: int) -> None:
    """The seat on top of the agenda draws a card; the moment the deck is empty it is rebuilt."""
    seat = state.todo[-2]
    state.todo[-1] -= 1
    take_out(state.deck, card)
    state.hands[seat] = with_one(state.hands[seat], card)
    state.known[card] = 1 << seat
    if state.events is not None:
        state.events.append((telling.DREW_CARD, 1 << seat, seat, card))
    state.deck_left -= 1
    if state.deck_left == 0:
        rebuild(state)


def turn_card(state: Position, card: int) -> None:
    """A card of the deck is put face up on the discard pile."""
    state.todo[-1] -= 1
    take_out(state.deck, card)
    state.deck_left -= 1
    state.discard.append(card)
    if state.events is not None:
        state.events.append((telling.TURNED, EVERYONE, card))


def rebuild(state: Position) -> None:
    """5.6: cards of sites and the discard pile are the new deck; with few players seven cards are turned over."""
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
        state.events.append((telling.REBUILT, EVERYONE, state.deck_left, sites))
    turned = state.parts.turned_cards[state.players]
    if turned:
        push(state, TURN, NONE, turned)
