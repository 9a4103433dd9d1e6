"""Blinded states, and how their unknowns are filled in.

Everybody sees which cards are shuffled into a new deck, because the discard pile and the sites are open; the same holds
for the tiles returned at the first exhaustion. So everybody knows which shuffle each card or tile belongs to, and by
counting how many of a hand come from which shuffle. Unknown items of one shuffle are interchangeable.

A card or a tile lying face down may be any that its owner had. A blinded state therefore still counts it in the hand or
behind the screen, and `determinize` picks one.
"""

from random import Random

from ludopolis.engine.values.chance import below
from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.events import EVERYONE, SPECTATOR, Event
from ludopolis.games.ginkgopolis.components.tables import CARDS, CHARACTERS, TILES
from ludopolis.games.ginkgopolis.rules import events
from ludopolis.games.ginkgopolis.rules.hal import HAL_CARD
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.setup import PACKET_SIZE
from ludopolis.games.ginkgopolis.rules.state import (
    BOX,
    ENTRY_SIZE,
    IN_DECK,
    NONE,
    OWN_CARD,
    OWN_CHOICE,
    OWN_SIZE,
    OWN_TILE,
    PASSED_ON,
    STEP_DRAFT,
    STEP_HAL_SHOW,
    STEP_PACKET,
    STEP_RETURN,
    STEP_SELECT,
    STEP_SHOW,
    Position,
    phase_of,
)


def faces_down(state: Position, seat: int) -> bool:
    """Whether the seat's card still lies face down: the seat has yet to show it."""
    todo = state.todo
    return any(todo[at] == STEP_SHOW and todo[at + 1] == seat for at in range(0, len(todo), ENTRY_SIZE))


def hal_faces_down(state: Position) -> bool:
    """Whether a card lies face down before Hal: dealt but not shown yet."""
    steps = state.todo[0::ENTRY_SIZE]
    return state.players == 1 and state.own[HAL_CARD] != NONE and (STEP_SELECT in steps or STEP_HAL_SHOW in steps)


# Blinding


def blind(state: GinkgopolisState, viewer: int) -> GinkgopolisState:
    """A clone without what the viewer does not know; the choices of others in an open phase are taken back."""
    twin = state.clone()
    if state.viewer == viewer:
        return twin
    twin.viewer = viewer
    _take_back(twin, viewer)
    unknown_cards = twin.deck[:]
    unknown_tiles = twin.supply + twin.removed
    for seat in range(twin.players):
        if seat == viewer:
            continue
        own = OWN_SIZE * seat
        hand = twin.hands[seat]
        tiles = twin.behind[seat]
        if faces_down(twin, seat):
            hand = [*hand, twin.own[own + OWN_CARD]]
            twin.own[own + OWN_CARD] = UNKNOWN
            if twin.own[own + OWN_TILE] != NONE:
                tiles = [*tiles, twin.own[own + OWN_TILE]]
                twin.own[own + OWN_TILE] = UNKNOWN
        twin.hands[seat] = _hide_cards(twin, hand, viewer, unknown_cards)
        twin.behind[seat] = _hide_tiles(twin, tiles, unknown_tiles)
        twin.tableau[seat] = _forget_picks(twin.tableau[seat])
    _forget_who_knows(twin, viewer)
    if viewer == SPECTATOR and hal_faces_down(twin) and twin.own[HAL_CARD] != IN_DECK:
        unknown_cards.append(twin.own[HAL_CARD])
        twin.own[HAL_CARD] = UNKNOWN
    twin.deck = sorted(unknown_cards)
    twin.supply = sorted(unknown_tiles)
    twin.removed = []
    if twin.drafted:
        _hide_draft(twin, viewer)
    return twin


def _forget_who_knows(state: Position, viewer: int) -> None:
    """Hides from the viewer which others know a card that the viewer knows."""
    own = 0 if viewer == SPECTATOR else 1 << viewer
    for card in range(CARDS):
        state.known[card] = 0
    for seat in range(state.players):
        for card in state.hands[seat]:
            if card >= 0:
                state.known[card] = 1 << seat | own
    if own and faces_down(state, viewer):
        state.known[state.own[OWN_SIZE * viewer + OWN_CARD]] = own


def _take_back(state: Position, viewer: int) -> None:
    phase = phase_of(state)
    if phase == NONE:
        return
    for seat in range(state.players):
        if seat != viewer and (phase != STEP_RETURN or state.behind[seat]):
            state.own[OWN_SIZE * seat + OWN_CHOICE] = NONE
            state.waiting |= 1 << seat
    own = state.behind[viewer] if viewer != SPECTATOR else []
    state.giving = [tile for tile in state.giving if tile in own]


def _hide_cards(state: Position, hand: list[int], viewer: int, unknown: list[int]) -> list[int]:
    """Puts known cards first; an unknown one keeps the shuffle it comes from."""
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
    """The same for tiles: the first supply is shuffle 0, the tiles returned at its exhaustion are shuffle 1."""
    known: list[int] = []
    hidden: list[int] = []
    for tile in tiles:
        if tile in state.shown:
            known.append(tile)
        else:
            hidden.append(UNKNOWN - int(tile in state.returned))
            unknown.append(tile)
    known.sort()
    hidden.sort(reverse=True)
    return known + hidden


def _forget_picks(tableau: list[int]) -> list[int]:
    """3.3: characters are revealed together, so nobody else knows the order in which they were kept."""
    people = [card for card in tableau if card >= TILES]
    people.sort()
    return people + [card for card in tableau if card < TILES]


def _hide_draft(state: Position, viewer: int) -> None:
    """3.3: a viewer knows the packet in hand, the characters kept and the packet just passed on.

    Of the packet passed on first, the left neighbour kept one; with two players the rest comes back and tells which.
    """
    players = state.players
    pick = state.todo[-1] if state.todo[-3] == STEP_DRAFT else 0
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


def determinize(state: GinkgopolisState, rng: Random) -> GinkgopolisState:
    """Draws the unknowns: every deal and every choice that fits what the viewer has seen is equally likely."""
    twin = state.clone()
    twin.viewer = -1
    if twin.drafted:
        _fill_draft(twin, state.viewer, rng)
    cards = _pools(twin.deck, twin.age, twin.shuffles)
    returned = [0] * TILES
    for tile in twin.returned:
        returned[tile] = 1
    supplies = _pools(twin.supply, returned, 1)
    for seat in range(twin.players):
        own = OWN_SIZE * seat
        hand = [card for card in twin.hands[seat] if card > UNKNOWN]
        for card in twin.hands[seat]:
            if card <= UNKNOWN:
                hand.append(_draw(cards[UNKNOWN - card], rng))
                twin.known[hand[-1]] = 1 << seat
        hand.sort()
        tiles = [tile for tile in twin.behind[seat] if tile > UNKNOWN]
        for tile in twin.behind[seat]:
            if tile <= UNKNOWN:
                tiles.append(_draw(supplies[UNKNOWN - tile], rng))
        tiles.sort()
        if twin.own[own + OWN_CARD] == UNKNOWN:
            twin.own[own + OWN_CARD] = hand.pop(below(rng, len(hand)))
        if twin.own[own + OWN_TILE] == UNKNOWN:
            twin.own[own + OWN_TILE] = tiles.pop(below(rng, len(tiles)))
        twin.hands[seat] = hand
        twin.behind[seat] = tiles
    if twin.players == 1 and twin.own[HAL_CARD] == UNKNOWN:
        old = [pool for pool in cards[:-1] if pool]
        twin.own[HAL_CARD] = old[0].pop()
    twin.deck = cards[-1]
    if twin.exhausted and twin.players > 1:
        twin.removed = sorted(supplies[0])
        twin.supply = supplies[1]
    else:
        twin.supply = supplies[0]
    return twin


def _pools(unknown: list[int], shuffle_of: list[int], last: int) -> list[list[int]]:
    """The unknown items by the shuffle they come from."""
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
    """How many characters are in the seat's packet now."""
    if state.todo[-3] == STEP_DRAFT:
        return PACKET_SIZE + 1 - state.todo[-1]
    for at in range(0, len(state.todo), ENTRY_SIZE):
        if state.todo[at] == STEP_PACKET and state.todo[at + 1] == seat:
            return PACKET_SIZE - state.todo[at + 2]
    return PACKET_SIZE


def _fill_draft(state: Position, viewer: int, rng: Random) -> None:
    drafted = state.drafted
    pick = state.todo[-1] if state.todo[-3] == STEP_DRAFT else 0
    passed = [one for one in range(CHARACTERS) if drafted[one] == PASSED_ON]
    if passed:
        left, after = (viewer + 1) % state.players, (viewer + 2) % state.players
        drafted[_draw(passed, rng)] = 8 * 2 + left
        for one in passed:
            drafted[one] = after
    unknown = [one for one in range(CHARACTERS) if drafted[one] == UNKNOWN]
    for seat in range(state.players):
        for kept in range(1, pick):
            if 8 * kept + seat not in drafted:
                drafted[_draw(unknown, rng)] = 8 * kept + seat
        for _ in range(packet_size(state, seat) - drafted.count(seat)):
            drafted[_draw(unknown, rng)] = seat
    for one in unknown:
        drafted[one] = BOX


def redact(state: GinkgopolisState, event: Event, viewer: int) -> Event | None:
    """Others see that a tile or a card was drawn; nothing of what was passed on or of closed screens."""
    if event[0] == events.E_DREW_TILE:
        return (events.E_DREW_TILE_HIDDEN, EVERYONE, event[2])
    if event[0] == events.E_DREW_CARD:
        return (events.E_DREW_CARD_HIDDEN, EVERYONE, event[2])
    return None
