"""What must hold in every position: each card in one place, true counts, steps that could be due.

A law returns "" or what is broken, as `field: law`. `audit` raises that as a bug; loading a dump blames the field.
"""

from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.happy_city.components import effects
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    BUILDINGS,
    COLOUR_SLOTS,
    DECKS,
    DWELLINGS,
    FIRST_MARKET,
    FIRST_SPECIAL,
    WHITE_MARKET,
    kind_of,
)
from ludopolis.games.happy_city.rules.endgame import copyable_card, legal_pyramid, sphinx_owner
from ludopolis.games.happy_city.rules.income import louvre_owner
from ludopolis.games.happy_city.rules.state import (
    FACE_UP,
    NO_CARD,
    NOBODY,
    SLOTS,
    STEP_ACTION,
    STEP_BOX,
    STEP_DEAL,
    STEP_DISCARD,
    STEP_DRAFT,
    STEP_DRAW,
    STEP_LOUVRE,
    STEP_OVER,
    STEP_PYRAMID,
    STEP_REVEAL,
    STEP_SPECIAL,
    STEP_SPHINX,
    Position,
    left_of,
    right_of,
)
from ludopolis.games.happy_city.rules.turns import legal_reveal, may_take_special


def audit(state: Position) -> None:
    """Raises `BrokenLaw` for the first law that does not hold."""
    for law in (_cities, _counts, _buildings, _dwellings, _specials, _copies, _charges, _course, _step):
        broken = law(state)
        if broken:
            raise BrokenLaw(broken)


def _cards_of(state: Position, seat: int) -> list[int]:
    """The cards of a city in slot order, without free slots."""
    return [card for card in state.city[seat * SLOTS : seat * SLOTS + SLOTS] if card != NO_CARD]


def _cities(state: Position) -> str:
    markets: list[int] = []
    for seat in range(state.players):
        slots = state.city[seat * SLOTS : seat * SLOTS + SLOTS]
        cards = _cards_of(state, seat)
        drafted = state.step != STEP_DEAL and (state.step != STEP_DRAFT or seat > state.actor)
        if not drafted and cards:
            return "cities: a city is empty before its market is taken"
        if drafted and not FIRST_MARKET <= slots[0] < FIRST_SPECIAL:
            return "cities: the market is the first card"
        if drafted and (slots[0] == WHITE_MARKET) == state.expert:
            return "cities: the market shows the side of its mode"
        if any(FIRST_MARKET <= card < FIRST_SPECIAL for card in slots[1:]):
            return "cities: one market each"
        lost = 1 if state.special[seat] != state.acting[seat] and state.effect(seat) == effects.REPLACE_LAST_CARD else 0
        if slots[: len(cards)] != cards and not lost:
            return "cities: cards fill the slots from the first on"
        if any(card != NO_CARD for card in slots[len(cards) + lost :]):
            return "cities: the Sphinx as statue leaves one slot empty"
        if len([card for card in cards if card >= FIRST_SPECIAL]) > 1:
            return "cities: one special building each"
        kinds = [kind_of(card) for card in cards if card < FIRST_MARKET]
        if len(set(kinds)) != len(kinds):
            return "cities: no name twice in a city"
        if state.coins[seat] < 0:
            return "coins: nobody has debts"
        markets += slots[:1]
    coloured = [market for market in markets if FIRST_MARKET <= market < WHITE_MARKET]
    return "cities: each coloured market once" if len(set(coloured)) != len(coloured) else ""


def _counts(state: Position) -> str:
    parts = state.parts
    for seat in range(state.players):
        cards = _cards_of(state, seat)
        names = 0
        colours = [0] * COLOUR_SLOTS
        special = NO_CARD
        for card in cards:
            colours[parts.colour[card]] += 1
            if card < FIRST_MARKET:
                names |= 1 << kind_of(card)
            elif card >= FIRST_SPECIAL:
                special = card
        slot = state.city.index(special, seat * SLOTS, seat * SLOTS + SLOTS) - seat * SLOTS if special >= 0 else NO_CARD
        kept = (
            state.size[seat],
            state.names[seat],
            state.colours[seat * COLOUR_SLOTS : seat * COLOUR_SLOTS + COLOUR_SLOTS],
            state.income[seat],
            state.residents[seat],
            state.hearts[seat],
            state.special[seat],
            state.slot[seat],
        )
        true = (
            len(cards),
            names,
            colours,
            sum(parts.income[card] for card in cards),
            sum(parts.residents[card] for card in cards),
            sum(parts.hearts[card] for card in cards),
            special,
            slot,
        )
        if kept != true:
            return "counts: kept counts equal those of the cards"
    return ""


def _buildings(state: Position) -> str:
    starts = state.parts.deck_start
    places = [0] * BUILDING_CARDS
    for card in state.face_up + state.city:
        if 0 <= card < BUILDING_CARDS:
            places[card] += 1
    for deck in range(DECKS):
        for card in range(starts[deck], starts[deck + 1]):
            bit = 1 << (card - starts[deck])
            places[card] += bool(state.unseen[deck] & bit) + bool(state.discarded[deck] & bit)
    if any(count != 1 for count in places):
        return "decks: every building card is in one place"
    if state.face_up != sorted(state.face_up) or len(state.face_up) > FACE_UP:
        return "face_up: at most three cards, ascending"
    return ""


def _dwellings(state: Position) -> str:
    # Each Statue of Liberty, or Sphinx acting as one, may have removed one dwelling from the game (A8).
    may_be_lost = sum(state.effect(seat) == effects.REPLACE_LAST_CARD for seat in range(state.players))
    missing = 0
    for dwelling in range(DWELLINGS):
        owned = sum(names >> (BUILDINGS + dwelling) & 1 for names in state.names)
        gone = state.players - 1 - owned - state.stacks[dwelling]
        if gone < 0 or state.stacks[dwelling] < 0:
            return "dwellings: players - 1 of each kind"
        missing += gone
    return "dwellings: every dwelling is in its stack or a city" if missing > may_be_lost else ""


def _specials(state: Position) -> str:
    seen = 0
    taken = [special for special in state.special if special >= 0]
    drawn = [state.acting[seat] for seat in range(state.players) if _drew_from_box(state, seat)]
    for special in state.row + taken + drawn:
        bit = 1 << (special - FIRST_SPECIAL)
        if seen & bit or state.box & bit or special < FIRST_SPECIAL:
            return "row: every special is in one place"
        seen |= bit
    if seen | state.box != state.mode_box():
        return "box: the specials of the mode that are not in play"
    if state.row != sorted(state.row):
        return "row: ascending"
    laid = len(state.row) + len(taken)
    full = state.players + 2
    if laid > full or (laid == full) == (state.step == STEP_DEAL):
        return "row: players + 2 specials are laid out"
    return ""


def _drew_from_box(state: Position, seat: int) -> bool:
    acting = state.acting[seat]
    return acting != state.special[seat] and acting not in state.special


def _copies(state: Position) -> str:
    for seat in range(state.players):
        if state.acting[seat] != state.special[seat]:
            own = state.special[seat]
            if own < 0 or state.parts.effect[own] != effects.COPY_SPECIAL or state.step < STEP_PYRAMID:
                return "acts_as: only a Sphinx acts as another card, and at the end"
        copied = state.copied[seat]
        if copied != NOBODY and (
            state.step < STEP_PYRAMID
            or state.effect(seat) != effects.COPY_NEIGHBOUR_SLOT
            or copied not in (left_of(seat, state.players), right_of(seat, state.players))
            or copyable_card(state, seat, copied) < 0
        ):
            return "copies_seat: only a Pyramid copies a neighbour, and at the end"
    return ""


def _charges(state: Position) -> str:
    for seat in range(state.players):
        own = state.special[seat]
        effect = state.parts.effect[own] if own >= 0 else 0
        most = 0
        if effect == effects.NEXT_CARD_FREE:
            most = 1
        elif effect == effects.EXTRA_INCOME_OF_OPPONENT:
            most = state.parts.first[own]
        if not 0 <= state.charges[seat] <= most:
            return "charges: only the Undersea Tunnel and the Louvre have any"
    return ""


def _course(state: Position) -> str:
    if state.step in (STEP_DEAL, STEP_DRAFT):
        return "round: rounds begin after the set-up" if state.round != 0 or state.last_round else ""
    if not 1 <= state.round <= state.max_rounds:
        return "round: from 1 to max_rounds"
    full = [seat for seat in range(state.players) if state.size[seat] == SLOTS]
    shrunk = any(state.acting[seat] != state.special[seat] for seat in range(state.players))
    if state.last_round and not full and not shrunk:
        return "last_round: somebody has ten cards"
    if not state.last_round and [seat for seat in full if state.step != STEP_SPECIAL or seat != state.actor]:
        return "last_round: a tenth card makes the round the last"
    if state.step >= STEP_SPHINX and not state.last_round and state.round < state.max_rounds:
        return "step: the end comes after the last round"
    return ""


def _step(state: Position) -> str:
    step = state.step
    actor = state.actor
    if (actor == NOBODY) != (step in (STEP_DEAL, STEP_OVER)):
        return "actor: somebody decides, except while the row is dealt and at the end"
    shown = len(state.face_up)
    if step == STEP_LOUVRE:
        possible = actor == louvre_owner(state) and state.players > 2
    elif step == STEP_DISCARD:
        possible = shown > 0
    elif step == STEP_REVEAL:
        possible = shown < FACE_UP and len(legal_reveal(state)) > 0
    elif step == STEP_DRAW:
        possible = shown < FACE_UP and state.unseen[state.chosen_deck] != 0
    elif step == STEP_ACTION:
        possible = shown == FACE_UP
    elif step == STEP_SPECIAL:
        possible = shown >= FACE_UP - 1 and may_take_special(state, actor)
    elif step in (STEP_SPHINX, STEP_BOX):
        possible = actor == sphinx_owner(state)
    elif step == STEP_PYRAMID:
        possible = state.effect(actor) == effects.COPY_NEIGHBOUR_SLOT and bool(legal_pyramid(state, actor))
        possible = possible and all(copied == NOBODY for copied in state.copied[actor:])
    else:
        possible = True
    if STEP_DISCARD <= step <= STEP_ACTION and state.size[actor] == SLOTS:
        possible = False
    return "" if possible else "step: the step can be due here"
