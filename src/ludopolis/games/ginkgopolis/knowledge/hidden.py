"""Blinded states, and what the unknown may be.

Everybody sees which cards are shuffled into a new deck, because the discard pile and the sites are open; the same holds
for the tiles returned at the first exhaustion. So the shuffle that a card or a tile comes from is known to all by its
name, and how many of a hand come from which shuffle is known by counting. Unknown ones of one shuffle are exchangeable.

A card or a tile lying face down may be any that its owner had. In a blinded state it is therefore still counted in the
hand or behind the screen, and `determinize` picks one.
"""

from random import Random

from ludopolis.engine.chance import below
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.state import UNKNOWN
from ludopolis.games.ginkgopolis.components import CARDS, CHARACTERS, TILES
from ludopolis.games.ginkgopolis.setup import PACKET_SIZE
from ludopolis.games.ginkgopolis.state import (
    BOX,
    CARD,
    CHOICE,
    DRAFT,
    ENTRY,
    HAL,
    HAL_SHOW,
    IN_DECK,
    KEPT,
    NONE,
    OWN,
    PACKET,
    PASSED_ON,
    RETURN,
    SELECT,
    SHOW,
    TILE,
    Position,
)


def faces_down(state: Position, seat: int) -> bool:
    """Whether the seat's card still lies face down: its turn to show it is to come."""
    todo = state.todo
    return any(todo[at] == SHOW and todo[at + 1] == seat for at in range(0, len(todo), ENTRY))


def hal_faces_down(state: Position) -> bool:
    """Whether a card lies face down before Hal: dealt, and not yet shown."""
    steps = state.todo[0::ENTRY]
    return state.players == 1 and state.own[OWN * HAL + CARD] != NONE and (SELECT in steps or HAL_SHOW in steps)


def tile_shuffle(state: Position, tile: int) -> int:
    """1 for the tiles that were returned at the first exhaustion."""
    return 1 if tile in state.returned else 0


# Blinding


def hide(state: Position, viewer: int) -> None:
    """Overwrites what the viewer does not know; choices of others in an open phase are taken back."""
    state.viewer = viewer
    _take_back(state, viewer)
    unknown_cards = state.deck[:]
    unknown_tiles = state.supply + state.removed
    for seat in range(state.players):
        if seat == viewer:
            continue
        own = OWN * seat
        hand = state.hands[seat]
        tiles = state.behind[seat]
        if faces_down(state, seat):
            hand = [*hand, state.own[own + CARD]]
            state.own[own + CARD] = UNKNOWN
            if state.own[own + TILE] != NONE:
                tiles = [*tiles, state.own[own + TILE]]
                state.own[own + TILE] = UNKNOWN
        state.hands[seat] = _hide_cards(state, hand, viewer, unknown_cards)
        state.behind[seat] = _hide_tiles(state, tiles, unknown_tiles)
        state.tableau[seat] = _forget_picks(state.tableau[seat])
    _forget_who_knows(state, viewer)
    if viewer == SPECTATOR and hal_faces_down(state) and state.own[OWN * HAL + CARD] != IN_DECK:
        unknown_cards.append(state.own[OWN * HAL + CARD])
        state.own[OWN * HAL + CARD] = UNKNOWN
    state.deck = sorted(unknown_cards)
    state.supply = sorted(unknown_tiles)
    state.removed = []
    if state.drafted:
        _hide_draft(state, viewer)


def _forget_who_knows(state: Position, viewer: int) -> None:
    """What else others know of a card that the viewer knows is not for the viewer to know."""
    own = 0 if viewer == SPECTATOR else 1 << viewer
    for card in range(CARDS):
        state.known[card] = 0
    for seat in range(state.players):
        for card in state.hands[seat]:
            if card >= 0:
                state.known[card] = 1 << seat | own
    if own and faces_down(state, viewer):
        state.known[state.own[OWN * viewer + CARD]] = own


def _take_back(state: Position, viewer: int) -> None:
    step = state.todo[-3] if state.todo else NONE
    if step not in (SELECT, DRAFT, RETURN):
        return
    for seat in range(state.players):
        if seat != viewer and (step != RETURN or state.behind[seat]):
            state.own[OWN * seat + CHOICE] = NONE
            state.waiting |= 1 << seat
    own = state.behind[viewer] if viewer != SPECTATOR else []
    state.giving = [tile for tile in state.giving if tile in own]


def _hide_cards(state: Position, hand: list[int], viewer: int, unknown: list[int]) -> list[int]:
    """Known cards first; an unknown one keeps the shuffle it comes from."""
    known: list[int] = []
    hidden: list[int] = []
    for card in hand:
        if state.known[card] >> viewer & 1:
            known.append(card)
        else:
            hidden.append(UNKNOWN - state.age[card])
            unknown.append(card)
    known.sort()
    hidden.sort(reverse=True)
    return known + hidden


def _hide_tiles(state: Position, tiles: list[int], unknown: list[int]) -> list[int]:
    known: list[int] = []
    hidden: list[int] = []
    for tile in tiles:
        if tile in state.shown:
            known.append(tile)
        else:
            hidden.append(UNKNOWN - tile_shuffle(state, tile))
            unknown.append(tile)
    known.sort()
    hidden.sort(reverse=True)
    return known + hidden


def _forget_picks(tableau: list[int]) -> list[int]:
    """3.3: characters are revealed together, so nobody else knows in which order they were kept."""
    people = [card for card in tableau if card >= TILES]
    people.sort()
    return people + [card for card in tableau if card < TILES]


def _hide_draft(state: Position, viewer: int) -> None:
    """3.3: one knows the packet held, what one kept, what one passed on just now, and of the packet passed on first
    that the left neighbour kept one of it; with two players the rest comes back, so one knows which."""
    players = state.players
    pick = state.todo[-1] if state.todo[-3] == DRAFT else 0
    left = (viewer + 1) % players if viewer != SPECTATOR else NONE
    after = (viewer + 2) % players if viewer != SPECTATOR else NONE
    for character in range(CHARACTERS):
        place = state.drafted[character]
        seat = place % 8
        kept = place // 8
        if place == BOX:
            state.drafted[character] = UNKNOWN
        elif seat == viewer or (pick >= 2 and seat == left and kept == 0):
            continue
        elif pick == 3 and seat == left and kept == 2:
            if players > 2:
                state.drafted[character] = PASSED_ON
        elif pick == 3 and seat == after and kept == 0:
            state.drafted[character] = PASSED_ON
        else:
            state.drafted[character] = UNKNOWN


# Determinizing


def fill_unknown(state: Position, rng: Random) -> None:
    """Draws what is unknown, every deal and every choice that fits what the viewer has seen being equally likely."""
    viewer = state.viewer
    state.viewer = -1
    if state.drafted:
        _fill_draft(state, viewer, rng)
    cards = _pools(state.deck, state.age, state.shuffles)
    returned = [0] * TILES
    for tile in state.returned:
        returned[tile] = 1
    supplies = _pools(state.supply, returned, 1)
    for seat in range(state.players):
        own = OWN * seat
        hand = [card for card in state.hands[seat] if card > UNKNOWN]
        for card in state.hands[seat]:
            if card <= UNKNOWN:
                hand.append(_draw(cards[UNKNOWN - card], rng))
                state.known[hand[-1]] = 1 << seat
        hand.sort()
        tiles = [tile for tile in state.behind[seat] if tile > UNKNOWN]
        for tile in state.behind[seat]:
            if tile <= UNKNOWN:
                tiles.append(_draw(supplies[UNKNOWN - tile], rng))
        tiles.sort()
        if state.own[own + CARD] == UNKNOWN:
            state.own[own + CARD] = hand.pop(below(rng, len(hand)))
        if state.own[own + TILE] == UNKNOWN:
            state.own[own + TILE] = tiles.pop(below(rng, len(tiles)))
        state.hands[seat] = hand
        state.behind[seat] = tiles
    if state.players == 1 and state.own[OWN * HAL + CARD] == UNKNOWN:
        old = [pool for pool in cards[:-1] if pool]
        state.own[OWN * HAL + CARD] = old[0].pop()
    state.deck = cards[-1]
    if state.exhausted and state.players > 1:
        state.removed = sorted(supplies[0])
        state.supply = supplies[1]
    else:
        state.supply = supplies[0]


def _pools(unknown: list[int], shuffle_of: list[int], last: int) -> list[list[int]]:
    """The unknown ones by the shuffle they come from."""
    pools: list[list[int]] = [[] for _ in range(last + 1)]
    for item in unknown:
        pools[shuffle_of[item]].append(item)
    return pools


def _draw(pool: list[int], rng: Random) -> int:
    place = below(rng, len(pool))
    drawn = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return drawn


def packet_size(state: Position, seat: int) -> int:
    """How many characters the seat's packet holds now."""
    if state.todo[-3] == DRAFT:
        return PACKET_SIZE + 1 - state.todo[-1]
    for at in range(0, len(state.todo), ENTRY):
        if state.todo[at] == PACKET and state.todo[at + 1] == seat:
            return PACKET_SIZE - state.todo[at + 2]
    return PACKET_SIZE


def _fill_draft(state: Position, viewer: int, rng: Random) -> None:
    drafted = state.drafted
    pick = state.todo[-1] if state.todo[-3] == DRAFT else 0
    passed = [one for one in range(CHARACTERS) if drafted[one] == PASSED_ON]
    if passed:
        left, after = (viewer + 1) % state.players, (viewer + 2) % state.players
        drafted[_draw(passed, rng)] = 8 * (KEPT + 2) + left
        for one in passed:
            drafted[one] = after
    unknown = [one for one in range(CHARACTERS) if drafted[one] == UNKNOWN]
    for seat in range(state.players):
        for kept in range(1, pick):
            if 8 * (KEPT + kept) + seat not in drafted:
                drafted[_draw(unknown, rng)] = 8 * (KEPT + kept) + seat
        for _ in range(packet_size(state, seat) - drafted.count(seat)):
            drafted[_draw(unknown, rng)] = seat
    for one in unknown:
        drafted[one] = BOX
