"""Solo and draft: one deck, effect side up; hands of three; the discard; and who knows which cards."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE, SPECTATOR
from ludopolis.games.welcome_to.components.tables import CARDS, NUMBERS
from ludopolis.games.welcome_to.rules.events import E_DEALT, E_DISCARD_SHUFFLED, E_PASSED, E_SOLO, tell_approved
from ludopolis.games.welcome_to.rules.sheet import COMBO, PASSED, fitting_numbers
from ludopolis.games.welcome_to.rules.state import (
    AGE,
    BARRED,
    CARD,
    HAND_FIELDS,
    KNOWN,
    NONE,
    SIDE,
    SOLO_CARD,
    STAGE_DEAL_CARD,
    STAGE_SHOW_TOP,
    TOKEN_FIELDS,
    Position,
)
from ludopolis.games.welcome_to.rules.turn import NUMBER_CARD, THIRD_CARD

CARDS_ABOVE_SOLO: Final = 40
"""The construction cards that always lie above the solo card (R18)."""
PRINTED: Final = (1 << NUMBERS + 1) - 2
"""A bit for each number on a card."""


def clear_hands(state: Position) -> None:
    """Leaves every place of every hand to be dealt."""
    state.hands = [NONE, NONE, 0, 0, 0] * (3 * state.players)


def clear_since(state: Position) -> None:
    """Forgets who knew which cards to be in a shuffled discard. One row for each seat, then one for the spectator."""
    state.since = [0] * (CARDS * (state.players + 1))


def viewer_row(state: Position, viewer: int) -> int:
    """Where the viewer's row of `since` begins."""
    return CARDS * (state.players if viewer == SPECTATOR else viewer)


def deck_size(state: Position) -> int:
    """The construction cards in the deck. In a blinded state `unseen` also includes cards that are elsewhere."""
    if state.viewer < 0:
        return len(state.unseen)
    held = 0
    for place in range(0, len(state.hands), TOKEN_FIELDS):
        if state.hands[place + CARD] != NONE:
            held += 1
    return CARDS - held - len(state.discard) // TOKEN_FIELDS


def next_place(state: Position) -> int:
    """The next place to deal to, clockwise from the dealer (3.3), or NONE."""
    for step in range(state.players):
        seat = (max(state.dealer, 0) + step) % state.players
        for place in range(HAND_FIELDS * seat, HAND_FIELDS * seat + HAND_FIELDS, TOKEN_FIELDS):
            if state.hands[place + CARD] == NONE:
                return place
    return NONE


def deal(state: Position) -> bool:
    """Finds the next draw: the new top of the deck, or a card for a hand with room. True when all hands are full."""
    while True:
        if state.top == NONE and deck_size(state):
            state.stage = STAGE_SHOW_TOP
            return False
        if next_place(state) == NONE:
            return True
        if state.top == SOLO_CARD:
            turn_solo_card(state)
        elif deck_size(state):
            state.stage = STAGE_DEAL_CARD
            return False
        else:
            shuffle_discard(state)


def turn_solo_card(state: Position) -> None:
    """3.1: removes the solo card from the game and approves every plan."""
    state.solo_card = 0
    state.top = NONE
    state.approved = 7
    state.tell((E_SOLO, EVERYONE))
    tell_approved(state, 7)


def shuffle_discard(state: Position) -> None:
    """R14b. Whoever knew a card in the discard still knows that no hand dealt before holds it."""
    state.shuffled += 1
    discard = state.discard
    state.discard = []
    for token in range(0, len(discard), TOKEN_FIELDS):
        card = discard[token + CARD]
        state.unseen.append(card)
        for viewer in (*range(state.players), SPECTATOR):
            if discard[token + KNOWN] >> viewer & 1:
                state.since[viewer_row(state, viewer) + card] = state.shuffled
    state.tell((E_DISCARD_SHUFFLED, EVERYONE, len(discard) // TOKEN_FIELDS))


def top_weights(state: Position) -> list[int]:
    """How many cards could be the top one, by effect, the solo card last (R31)."""
    weights = [0] * 7
    for card in state.unseen:
        weights[state.parts.effect_of[card]] += 1
    weights[SOLO_CARD] = solo_weight(state)
    return weights


def solo_weight(state: Position) -> int:
    """R18: once the upper forty cards are gone, the solo card is as likely to come next as any card left."""
    return state.solo_card if CARDS - len(state.unseen) >= CARDS_ABOVE_SOLO else 0


def deal_card(state: Position, card: int) -> None:
    """Deals the top card to the next place; in the draft only its holder sees the number."""
    take_unseen(state, card)
    place = next_place(state)
    seat = place // HAND_FIELDS
    audience = EVERYONE if state.players == 1 else 1 << seat
    state.hands[place + CARD] = card
    state.hands[place + SIDE] = state.top
    state.hands[place + KNOWN] = audience
    state.hands[place + AGE] = state.shuffled
    state.hands[place + BARRED] = 0
    state.top = NONE
    if state.events is not None:
        parts = state.parts
        state.events.append((E_DEALT, audience, seat, parts.number_of[card], parts.effect_of[card]))


def take_unseen(state: Position, card: int) -> None:
    """Removes a card from the unseen ones."""
    unseen = state.unseen
    at: i64 = 0
    for other in unseen:  # `index` would compare objects: that was a sixth of a playout
        if other == card:
            break
        at += 1
    unseen[at] = unseen[-1]
    unseen.pop()


# 3.3 After the round


def pass_cards(state: Position) -> None:
    """3.3: discards the played cards and passes each third card to the neighbour; in solo all three are discarded."""
    hands = state.hands
    clear_hands(state)
    for seat in range(state.players):
        sheet = state.sheets[seat]
        combo = sheet[COMBO]
        number = NONE
        kept = NONE
        if combo >= 0:
            number = NUMBER_CARD[combo]
            kept = THIRD_CARD[combo]
        elif state.table.draft:
            kept = sheet[PASSED]
        for card in range(3):
            at = HAND_FIELDS * seat + TOKEN_FIELDS * card
            token = hands[at : at + TOKEN_FIELDS]
            if combo < 0 and state.table.draft:
                token[BARRED] |= fitting_numbers(sheet) & PRINTED  # a player who refused holds none of them (R4)
            if card == kept and state.table.draft:
                receiver = neighbour(state, seat)
                token[KNOWN] |= 1 << receiver
                to = HAND_FIELDS * receiver
                for field in range(TOKEN_FIELDS):
                    state.hands[to + field] = token[field]
                if state.events is not None:
                    number_passed = state.parts.number_of[token[CARD]]
                    state.events.append((E_PASSED, token[KNOWN], seat, receiver, number_passed, token[SIDE]))
            else:
                if card == number:
                    token[KNOWN] = EVERYONE
                state.discard += token


def neighbour(state: Position, seat: int) -> int:
    """The seat that gets the third card (R19b). The right neighbour comes before the seat in seat order."""
    step = 1 if state.table.pass_left else state.players - 1
    return (seat + step) % state.players
