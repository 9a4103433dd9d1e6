"""What a seat does not know: the blinded state, and what the unknown may be.

Sheets are public as they stood when the round began; the turns of a round stay secret until all are finished. In the
draft the effect of every card in a hand or in the discard is public, because the deck lies effect side up and is dealt
card by card. The number is known to whoever has held the card, and to everybody once it was played as a number.
"""

from random import Random

from ludopolis.engine.values.chance import below
from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.events import EVERYONE, Event
from ludopolis.games.welcome_to.components.tables import CARDS
from ludopolis.games.welcome_to.rules.deck import viewer_row
from ludopolis.games.welcome_to.rules.events import E_DEALT, E_DEALT_HIDDEN, E_PASSED, E_PASSED_HIDDEN
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.state import AGE, BARRED, CARD, KNOWN, SIDE, STAGE_TURNS, TOKEN_FIELDS, Position
from ludopolis.games.welcome_to.rules.turn import begin_turn


def visible_sheet(state: Position, viewer: int, seat: int) -> list[int]:
    """The viewer's own sheet as it stands, another seat's as it stood when the round began (R24)."""
    return state.sheets[seat] if seat == viewer else state.shown[seat]


def unknown_cards(state: Position, viewer: int) -> list[int]:
    """The cards whose place the viewer does not know, in order."""
    if state.stacks:
        return sorted(state.unseen)
    unknown = [True] * CARDS
    for tokens in (state.hands, state.discard):
        for at in range(0, len(tokens), TOKEN_FIELDS):
            card = tokens[at + CARD]
            if card >= 0 and tokens[at + KNOWN] >> viewer & 1:
                unknown[card] = False
    return [card for card in range(CARDS) if unknown[card]]


def blind(state: WelcomeToState, viewer: int) -> WelcomeToState:
    """A clone without what the viewer does not know; the open turns of others are taken back."""
    twin = state.clone()
    twin.viewer = viewer
    twin.unseen = unknown_cards(state, viewer)
    if twin.stage == STAGE_TURNS:
        for seat in range(twin.players):
            if seat != viewer:
                twin.sheets[seat] = twin.shown[seat][:]
                begin_turn(twin, twin.sheets[seat])
                twin.waiting |= 1 << seat
    for tokens in (twin.hands, twin.discard):
        for at in range(0, len(tokens), TOKEN_FIELDS):
            if tokens[at + CARD] >= 0 and not tokens[at + KNOWN] >> viewer & 1:
                tokens[at + CARD] = UNKNOWN
    if twin.table.draft:
        own = viewer_row(twin, viewer)
        for at in range(len(twin.since)):
            if not own <= at < own + CARDS:
                twin.since[at] = 0
    return twin


def determinize(state: WelcomeToState, rng: Random) -> WelcomeToState:
    """A copy with the unknown numbers drawn; every deal that fits what the viewer has seen is equally likely."""
    twin = state.clone()
    twin.viewer = -1
    if not twin.table.draft:
        return twin
    own = viewer_row(twin, state.viewer)
    deck: list[int] = []
    for effect in range(6):
        cards = [card for card in twin.unseen if twin.parts.effect_of[card] == effect]
        places = _unknown_places(twin, effect)
        if places:
            _fill_places(twin, rng, own, cards, places)
        deck += cards
    twin.unseen = deck
    return twin


def _unknown_places(state: Position, effect: int) -> list[int]:
    """The places of an effect in hands and discard whose number is unknown: after a refusal first, then by age.

    Places of the discard are numbered after those of the hands.
    """
    keys: list[int] = []
    for base, tokens in ((0, state.hands), (len(state.hands), state.discard)):
        for at in range(0, len(tokens), TOKEN_FIELDS):
            if tokens[at + CARD] == UNKNOWN and tokens[at + SIDE] == effect:
                free = 0 if tokens[at + BARRED] else 1
                keys.append((free * 10000 + tokens[at + AGE]) * 10000 + base + at)
    keys.sort()
    return [key % 10000 for key in keys]


def _fill_places(state: Position, rng: Random, own: int, cards: list[int], places: list[int]) -> None:
    """Fills the places one after another with cards that fit, leaving the deck in `cards`.

    A card fits a place unless it was seen in a discard shuffled after that place was dealt, or its number is one that a
    refusing holder could have built. Drawing place by place yields a deal with probability one over the product of the
    numbers of choices. So a deal is accepted in proportion to that product, which makes all deals that fit equally
    likely. If nobody refused, the product is always the same and the first deal is accepted.
    """
    number_of = state.parts.number_of
    ages: list[int] = []
    barred: list[int] = []
    most: list[int] = []
    for i, place in enumerate(places):
        tokens, at = _token(state, place)
        ages.append(tokens[at + AGE])
        barred.append(tokens[at + BARRED])
        fitting = 0
        for card in cards:
            if state.since[own + card] <= ages[i] and not barred[i] >> number_of[card] & 1:
                fitting += 1
        for j in range(i):
            if ages[j] <= ages[i] and barred[i] & ~barred[j] == 0:
                fitting -= 1
        most.append(fitting)
    while True:
        rest = cards[:]
        chosen: list[int] = []
        odds = 1.0
        for i in range(len(places)):
            options: list[int] = []
            for index in range(len(rest)):
                card = rest[index]
                if state.since[own + card] <= ages[i] and not barred[i] >> number_of[card] & 1:
                    options.append(index)
            if not options:
                odds = 0.0
                break
            odds *= len(options) / most[i]
            index = options[below(rng, len(options))]
            chosen.append(rest[index])
            rest[index] = rest[-1]
            rest.pop()
        if odds >= 1.0 or (odds > 0.0 and rng.random() < odds):
            break
    for i, place in enumerate(places):
        tokens, at = _token(state, place)
        tokens[at + CARD] = chosen[i]
    cards[:] = rest


def _token(state: Position, place: int) -> tuple[list[int], int]:
    hands = len(state.hands)
    return (state.hands, place) if place < hands else (state.discard, place - hands)


def redact(state: WelcomeToState, event: Event, viewer: int) -> Event | None:
    """Others see the effect of a card that is dealt or passed, and nothing of an open turn."""
    if event[0] == E_DEALT:
        return (E_DEALT_HIDDEN, EVERYONE, event[2], event[4])
    if event[0] == E_PASSED:
        return (E_PASSED_HIDDEN, EVERYONE, event[2], event[3], event[5])
    return None
