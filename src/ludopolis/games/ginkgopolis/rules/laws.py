"""The laws of every position, I1 to I6 among them, each named after the field of a dump that it concerns."""

from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.ginkgopolis.components.tables import (
    CARDS,
    CHARACTERS,
    NOTHING,
    NUMBERS,
    START_NUMBER,
    TILES,
    TOKENS,
)
from ludopolis.games.ginkgopolis.rules.moves import DIRECTIONS, REACH, RENEW, cell_x, cell_y
from ludopolis.games.ginkgopolis.rules.state import (
    BOX,
    ENTRY_SIZE,
    FIGURE_NAMES,
    HAND_SIZE,
    IN_DECK,
    NONE,
    OWN_BONUSES,
    OWN_CARD,
    OWN_CHOICE,
    OWN_RENEWALS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    PASSED_ON,
    STEP_CARDS,
    STEP_DRAFT,
    STEP_FIRST,
    STEP_GRID,
    STEP_PACKET,
    STEP_RETURN,
    STEP_SELECT,
    STEP_TAKE,
    STEP_TILES,
    STEP_TOKEN,
    STEP_TRIO,
    STEP_TURN,
    Position,
    phase_of,
    step_of,
)


def audit(state: Position) -> None:
    """Raises `BrokenLaw` with the text `field: law`."""
    _audit_agenda(state)
    _audit_city(state)
    _audit_sides(state)
    _audit_tiles(state)
    _audit_cards(state)
    _audit_tableau(state)
    _audit_draft(state)


def law(holds: bool, words: str) -> None:
    """Raises `BrokenLaw` unless the law holds."""
    if not holds:
        raise BrokenLaw(words)


def _audit_agenda(state: Position) -> None:
    """Who decides what."""
    everybody = (1 << state.players) - 1
    step = step_of(state)
    law(bool(state.todo) or state.flags != 0, "flags: a finished game has a reason")
    for at in range(0, len(state.todo), ENTRY_SIZE):
        law(NONE <= state.todo[at + 1] < state.sides, "todo: every step belongs to a side or to nobody")
    law(step <= STEP_TOKEN, "todo: stops where somebody must decide")
    law(state.waiting & ~everybody == 0 and state.ready & ~everybody == 0, "ready: only seats of the table")
    phase = phase_of(state)
    if phase != NONE:
        law(state.waiting != 0, "waiting: somebody chooses")
        law(phase == step or (phase == STEP_SELECT and state.rules > 1), "waiting: only a new hand is drawn meanwhile")
        asked = everybody
        if phase == STEP_RETURN:
            asked = 0
            for seat in range(state.players):
                # A tile lying face down is listed behind the screen in a blinded state; it cannot be returned.
                if len(state.behind[seat]) > int(state.own[OWN_SIZE * seat + OWN_TILE] == UNKNOWN):
                    asked |= 1 << seat
        law(state.waiting & ~asked == 0, "waiting: only seats with something to choose")
        law(state.ready | state.waiting == asked, "ready: seats that do not wait have finished")
    else:
        law(state.waiting == 0 and state.ready == 0, "waiting: only in an open phase")
    for seat in range(state.players):
        choice = state.own[OWN_SIZE * seat + OWN_CHOICE]
        chosen = phase in (STEP_SELECT, STEP_DRAFT) and not state.waiting >> seat & 1
        law((choice != NONE) == chosen, f"sides.{seat}.choice: made by seats that have finished")
        law(choice != RENEW or state.rules == 1, f"sides.{seat}.choice: a new hand is drawn at once")
    if step in (STEP_TAKE, STEP_TOKEN, STEP_TILES, STEP_CARDS, STEP_TRIO, STEP_PACKET):
        law(state.todo[-2] >= 0, "todo: the step belongs to somebody")
    if step == STEP_TAKE:
        resources = state.own[OWN_SIZE * state.todo[-2] + OWN_SUPPLY]
        law(state.supply_left > 0 and resources > 0, "todo: a choice of two items")
    if step == STEP_TOKEN:
        card = state.own[OWN_SIZE * state.todo[-2] + OWN_CARD]
        law(0 <= card < TOKENS and state.token[card] == NONE, "todo: the token of the card played is moved")
    if step in (STEP_TILES, STEP_CARDS, STEP_TURN, STEP_PACKET):
        law(state.todo[-1] > 0, "todo: something to draw")
    if step == STEP_TILES:
        law(state.supply_left > 0, "supply.left: a tile to draw")
    law((state.first == NONE) == (STEP_FIRST in state.todo[0::ENTRY_SIZE]), "first: drawn after the city is laid out")
    if step == STEP_GRID:
        law(0 <= state.todo[-1] < 9, "todo: a cell of the first city")
    law(not state.giving or step == STEP_RETURN, "giving: only while tiles are returned")
    law(0 <= state.flags < 32, "flags: reasons to end")


def _audit_city(state: Position) -> None:
    """I1, I3, and the size of the grid."""
    laid = 0
    for tile in range(TILES):
        height = state.height[tile]
        owner = state.owner[tile]
        if height == 0:
            law(owner == NONE, "city: only buildings have owners")
            continue
        laid += 1
        cell = state.cell[tile]
        law(abs(cell_x(cell)) < REACH and abs(cell_y(cell)) < REACH, "city: inside the grid")
        law(state.at.get(cell, NONE) == tile, "city: one building on a cell")
        floors = 1
        below = state.under[tile]
        while below != NONE:
            law(state.cell[below] == cell and state.height[below] == 0, "city: floors lie on each other")
            floors += 1
            law(floors <= TILES, "city: floors end somewhere")
            below = state.under[below]
        law(floors == height, "city: as many floors as tiles")
        law(NONE <= owner < state.sides, "city: owned by a side or by nobody")
        law(owner != NONE or height == 1, "city: I1, an ownerless building has one floor")
        law(owner != NONE or tile % NUMBERS < START_NUMBER, "city: I1, only starting buildings are ownerless")
        law(owner != NONE or tile not in state.sites, "sites: I1, starting buildings have none")
    law(len(set(state.sites)) == len(state.sites), "sites: one on a building")
    for tile in state.sites:
        law(state.height[tile] > 0, "sites: on buildings")
    for letter in range(TOKENS):
        cell = state.token[letter]
        if cell == NONE:
            law(step_of(state) == STEP_TOKEN, "tokens: I3, all on the board")
            continue
        law(abs(cell_x(cell)) <= REACH and abs(cell_y(cell)) <= REACH, "tokens: inside the grid")
        law(state.at.get(cell, NONE) == TILES + letter, "tokens: I3, on different empty cells")
        if step_of(state) != STEP_GRID:
            beside = False
            for step in DIRECTIONS:
                if state.at.get(cell + step, TILES) < TILES:
                    beside = True
            law(beside, "tokens: I3, next to a building")
    law(len(state.at) == laid + TOKENS - state.token.count(NONE), "city: nothing else on the grid")
    law(state.token.count(NONE) <= 1, "tokens: I3, one moves at a time")


def _audit_sides(state: Position) -> None:
    """I2, I6."""
    allotment, renewals = state.parts.allotment[state.players], state.parts.renewals[state.players]
    law(len(state.own) == OWN_SIZE * state.sides, "sides: all of them")
    for side in range(state.sides):
        own = OWN_SIZE * side
        city = 0
        for tile in range(TILES):
            if state.height[tile] and state.owner[tile] == side:
                city += state.height[tile]
        for figure, name in enumerate(FIGURE_NAMES):
            law(state.own[own + figure] >= 0, f"sides.{side}.{name}: I6, not below zero")
        total = city + state.own[own + OWN_RESOURCES] + state.own[own + OWN_SUPPLY]
        law(total == allotment, f"sides.{side}.supply: I2, the allotment")
        law(state.own[own + OWN_RENEWALS] <= renewals, f"sides.{side}.renewals: no more than at the start")
        law(side < state.players or state.own[own + OWN_RESOURCES] == 0, f"sides.{side}.resources: Hal has no screen")


def _audit_tiles(state: Position) -> None:
    """Every tile is in one place; in a blinded state unknown ones are counted."""
    seen: list[int] = state.supply + state.removed
    hidden = 0
    for tile in range(TILES):
        if state.cell[tile] != NONE:
            seen.append(tile)
            law(tile in _floors(state, state.at.get(state.cell[tile], NONE)), "city: every tile in a building")
    start = [tile for tile in range(TILES) if tile % NUMBERS < START_NUMBER and state.cell[tile] == NONE]
    law(not start or step_of(state) == STEP_GRID, "city: nine starting buildings")
    seen += start
    face_down = 0
    for side in range(state.sides):
        tile = state.own[OWN_SIZE * side + OWN_TILE]
        law(tile >= UNKNOWN, f"sides.{side}.tile: a tile, or unknown")
        law(tile == NONE or state.own[OWN_SIZE * side + OWN_CARD] != NONE, f"sides.{side}.tile: lies on a card")
        if tile >= 0:
            seen.append(tile)
        elif tile == UNKNOWN:
            face_down += 1
    for seat in range(state.players):
        tiles = state.behind[seat]
        known = [tile for tile in tiles if tile > UNKNOWN]
        law(tiles == sorted(known) + sorted(tiles[len(known) :], reverse=True), f"sides.{seat}.tiles: in order")
        hidden += len(tiles) - len(known)
        seen += known
        for tile in tiles:
            law(tile >= UNKNOWN - 1, f"sides.{seat}.tiles: of the first supply or the second")
        law(seat != state.viewer or hidden_of(tiles) == 0, f"sides.{seat}.tiles: a viewer knows its own")
    law(len(set(seen)) == len(seen), "supply.unseen: no tile in two places")
    law(len(seen) == TILES, "supply.unseen: every tile somewhere")
    law(state.viewer >= 0 or (hidden == 0 and face_down == 0), "sides.0.tiles: unknown only to a viewer")
    removed = state.parts.removed_tiles[state.players]
    apart = removed if state.exhausted == 0 or state.viewer >= 0 or state.players == 1 else 0
    law(len(state.supply) == state.supply_left + apart + hidden, "supply.left: the tiles that are not elsewhere")
    if state.viewer < 0 and state.exhausted and state.players > 1:
        law(len(state.removed) == removed, "supply.removed: as many as were removed")
    law(state.supply_left >= 0 and 0 <= state.exhausted <= 2, "supply.exhausted: at most twice")
    dry = state.supply_left == 0
    law(dry == (state.exhausted == 2 or step_of(state) == STEP_RETURN), "supply.left: refilled once")
    law((state.exhausted == 2) == bool(state.flags & 1), "flags: the second exhaustion")
    law(state.exhausted > 0 or not (state.returned or state.removed), "supply.returned: at the first exhaustion")
    for tile in state.shown:
        behind = False
        for seat in range(state.players):
            if tile in state.behind[seat] or state.own[OWN_SIZE * seat + OWN_TILE] == tile:
                behind = True
        law(behind, "shown: tiles behind screens")
    for tile in state.giving:
        giver = [seat for seat in range(state.players) if tile in state.behind[seat]]
        law(len(giver) == 1 and state.viewer in (-1, giver[0]), "giving: tiles behind screens")
    law(state.giving == sorted(set(state.giving)), "giving: in order")


def hidden_of(items: list[int]) -> int:
    """How many items of a hand or behind a screen are unknown."""
    return len([item for item in items if item <= UNKNOWN])


def _floors(state: Position, top: int) -> list[int]:
    floors: list[int] = []
    while 0 <= top < TILES and len(floors) <= TILES:
        floors.append(top)
        top = state.under[top]
    return floors


def _audit_cards(state: Position) -> None:
    """I4, I5: every card is in one place, and every card in circulation names a building or a token."""
    held: list[int] = state.deck + state.discard
    hidden = 0
    down = 0
    if state.second != NONE:
        held.append(state.second)
    for side in range(state.sides):
        card = state.own[OWN_SIZE * side + OWN_CARD]
        law(card >= IN_DECK and (card != IN_DECK or side >= state.players), f"sides.{side}.card: a card, or unknown")
        if card == IN_DECK:
            down += 1
        elif card >= 0:
            held.append(card)
        elif card == UNKNOWN and side >= state.players:
            hidden += 1
    for seat in range(state.players):
        hand = state.hands[seat]
        known = [card for card in hand if card > UNKNOWN]
        law(hand == sorted(known) + sorted(hand[len(known) :], reverse=True), f"sides.{seat}.hand: in order")
        hidden += len(hand) - len(known)
        held += known
        law(seat != state.viewer or hidden_of(hand) == 0, f"sides.{seat}.hand: a viewer knows its own")
        for card in known:
            law(bool(state.known[card] >> seat & 1), f"sides.{seat}.hand: its holder knows a card")
            sees = state.viewer < 0 or state.known[card] >> state.viewer & 1
            law(bool(sees), f"sides.{seat}.hand: unknown cards are not shown")
        for card in hand:
            law(card >= UNKNOWN - state.shuffles, f"sides.{seat}.hand: from a shuffle that took place")
        if step_of(state) == STEP_SELECT:
            law(len(hand) == (HAND_SIZE if state.players > 1 else state.solo_hand), f"sides.{seat}.hand: a full hand")
    law(len(set(held)) == len(held), "deck.unseen: no card in two places")
    law(state.viewer >= 0 or hidden == 0, "sides.0.hand: unknown only to a viewer")
    law(len(state.deck) == state.deck_left + down + hidden, "deck.left: the cards that are not elsewhere")
    law(state.deck_left > 0, "deck.left: never empty")
    kept = [card for cards in state.tableau for card in cards]
    being_kept = _being_kept(state)
    for tile in range(TILES):
        card = TOKENS + tile
        if card == being_kept:
            continue
        if state.height[tile] and tile not in state.sites:
            law(card in held, "discard: I4, a building without a site has its card in circulation")
        else:
            start = step_of(state) == STEP_GRID and tile % NUMBERS < START_NUMBER
            law(start == (card in held), "sites: I5, a card in circulation names a building without a site")
            buried = state.cell[tile] != NONE and state.height[tile] == 0
            law(buried == (tile in kept), "sides.0.tableau: the cards of covered buildings")
    for letter in range(TOKENS):
        law(letter in held, "deck.unseen: I4, every letter in circulation")
    for card in range(CARDS):
        law(0 <= state.age[card] <= state.shuffles, "deck.older: shuffles that took place")


def _being_kept(state: Position) -> int:
    """The card of a construction under way: its building is covered, but it is not in the tableau yet."""
    for side in range(state.sides):
        card = state.own[OWN_SIZE * side + OWN_CARD]
        if card >= TOKENS and state.height[card - TOKENS] == 0:
            return card
    return NONE


def _audit_tableau(state: Position) -> None:
    """Kept cards, and the bonuses added up from them."""
    kept = [card for cards in state.tableau for card in cards]
    law(len(set(kept)) == len(kept), "sides.0.tableau: no card twice")
    for seat in range(state.players):
        sums = [0] * 9
        for card in state.tableau[seat]:
            trigger = state.parts.trigger_of[card]
            if trigger != NOTHING:
                for item in range(3):
                    sums[3 * trigger + item] += state.parts.gains[3 * card + item]
        own = OWN_SIZE * seat + OWN_BONUSES
        law(sums == state.own[own : own + 9], f"sides.{seat}.tableau: bonuses")
        people = [card for card in state.tableau[seat] if card >= TILES]
        if state.round:
            law(len(people) == (3 if state.players > 1 else 0), f"sides.{seat}.tableau: three characters")


def _audit_draft(state: Position) -> None:
    """Where the characters are while they are drafted."""
    if not state.drafted:
        law(step_of(state) not in (STEP_PACKET, STEP_DRAFT), "draft: characters to choose from")
        return
    law(len(state.drafted) == CHARACTERS and state.draft, "draft: all characters")
    law(step_of(state) in (STEP_PACKET, STEP_DRAFT), "draft: over when all have three")
    if step_of(state) == STEP_DRAFT and state.viewer < 0:
        pick = state.todo[-1]
        law(1 <= pick <= 3, "draft: three picks")
        for seat in range(state.players):
            law(state.drafted.count(seat) == 5 - pick, "draft: packets of four, three, two")
            for kept in range(1, 4):
                law(state.drafted.count(8 * kept + seat) == int(kept < pick), "draft: one kept at each pick")
    for place in state.drafted:
        fits = place in (UNKNOWN, PASSED_ON) if state.viewer >= 0 else False
        law(fits or place == BOX or place % 8 < state.players, "draft: with a seat or in the box")
