"""2, 3.1, 3.3, 6: the table between the players' turns. Chance draws plans and cards, a round closes, the game ends."""

from random import Random
from typing import Final

from ludopolis.engine.chance import Chance, below
from ludopolis.engine.events import EVERYONE, REVEAL, SPECTATOR, Event
from ludopolis.games.welcome_to import moves, telling
from ludopolis.games.welcome_to.components import CARDS, PLANS
from ludopolis.games.welcome_to.scoring import results_of
from ludopolis.games.welcome_to.sheet import COMBO, FITS, PASSED, YES, rest
from ludopolis.games.welcome_to.sheet import PLANS as CLAIMED
from ludopolis.games.welcome_to.state import (
    AGE,
    BARRED,
    BY_CARDS,
    CARD,
    DEAL_CARD,
    DRAW_DEALER,
    DRAW_PLAN,
    FIELDS,
    HAND,
    KNOWN,
    NONE,
    OVER,
    SHOW_TOP,
    SIDE,
    SOLO_CARD,
    TURN_CARD,
    TURNS,
    Position,
)
from ludopolis.games.welcome_to.turn import NUMBER_CARD, THIRD_CARD, begin_turn, end_reasons

SOLO_TOP: Final = 40
"""The construction cards that lie above any place of the solo card (R18)."""


def advance(state: Position) -> None:
    """Goes on until chance or a player must decide."""
    if NONE in state.plans:
        state.stage = DRAW_PLAN
    elif state.draft and state.dealer == NONE:
        state.stage = DRAW_DEALER
    elif state.hand_modes():
        deal(state)
    else:
        turn_cards(state)


# 3.1 Base game: three stacks


def turn_cards(state: Position) -> None:
    """Turns the next card of each stack; after a shuffle first the ones that become effects."""
    stacks = state.stacks
    if stacks[0] == NONE or stacks[1] == NONE or stacks[2] == NONE:
        state.stage = TURN_CARD
    elif stacks[3] == NONE:
        flip(state)
        state.stage = TURN_CARD
    else:
        begin_round(state)


def flip(state: Position) -> None:
    """The numbers of last round become effects; with the last cards the others are shuffled again (R14)."""
    stacks = state.stacks
    for stack in range(3):
        stacks[3 + stack] = stacks[stack]
        stacks[stack] = NONE
    if not state.unseen:
        state.unseen = [card for card in range(CARDS) if card not in stacks]
        state.shuffled += 1
        if state.events is not None:
            state.events.append((telling.STACKS_RENEWED, EVERYONE, len(state.unseen)))


def gather(state: Position) -> None:
    """A requested reshuffle: all 81 cards as at the start (R12, R13b)."""
    state.unseen = list(range(CARDS))
    state.shuffled += 1
    if state.events is not None:
        state.events.append((telling.RESHUFFLED, EVERYONE, CARDS))
    if state.stacks:
        state.stacks = [NONE] * 6
    else:
        clear_hands(state)
        state.discard = []
        clear_since(state)
        state.top = NONE


# 3.1 Solo and draft: one deck, effect side up


def clear_hands(state: Position) -> None:
    """Every place of every hand is still to be dealt."""
    state.hands = [NONE, NONE, 0, 0, 0] * (3 * state.players)


def clear_since(state: Position) -> None:
    """Nobody knows of a card that it was in a shuffled discard. A row for each seat, and one for the spectator."""
    state.since = [0] * (CARDS * (state.players + 1))


def viewer_row(state: Position, viewer: int) -> int:
    """Where the viewer's row of `since` begins."""
    return CARDS * (state.players if viewer == SPECTATOR else viewer)


def deck_size(state: Position) -> int:
    """The construction cards in the deck."""
    held = 0
    for place in range(0, len(state.hands), FIELDS):
        if state.hands[place + CARD] != NONE:
            held += 1
    return CARDS - held - len(state.discard) // FIELDS


def next_place(state: Position) -> int:
    """The next place to deal to, clockwise from the dealer (3.3), or NONE."""
    for step in range(state.players):
        seat = (max(state.dealer, 0) + step) % state.players
        for place in range(HAND * seat, HAND * seat + HAND, FIELDS):
            if state.hands[place + CARD] == NONE:
                return place
    return NONE


def deal(state: Position) -> None:
    """Shows the top of the deck whenever a card has left it, and deals while a hand has room."""
    while True:
        if state.top == NONE and deck_size(state):
            state.stage = SHOW_TOP
            return
        if next_place(state) == NONE:
            begin_round(state)
            return
        if state.top == SOLO_CARD:
            turn_solo_card(state)
        elif deck_size(state):
            state.stage = DEAL_CARD
            return
        else:
            shuffle_discard(state)


def turn_solo_card(state: Position) -> None:
    """3.1: the solo card leaves the game, every plan is approved."""
    state.solo_card = 0
    state.top = NONE
    state.approved = 7
    if state.events is not None:
        state.events.append((telling.SOLO, EVERYONE))
        tell_approved(state, state.events, 7)


def shuffle_discard(state: Position) -> None:
    """R14b. Who knew a card in the discard still knows that it is not in a hand dealt before."""
    state.shuffled += 1
    discard = state.discard
    state.discard = []
    for token in range(0, len(discard), FIELDS):
        card = discard[token + CARD]
        state.unseen.append(card)
        for viewer in (*range(state.players), SPECTATOR):
            if discard[token + KNOWN] >> viewer & 1:
                state.since[viewer_row(state, viewer) + card] = state.shuffled
    if state.events is not None:
        state.events.append((telling.DISCARD_SHUFFLED, EVERYONE, len(discard) // FIELDS))


def top_weights(state: Position) -> list[int]:
    """How many cards could lie on top, by effect, the solo card last (R18, R31)."""
    weights = [0] * 7
    for card in state.unseen:
        weights[state.parts.effect_of[card]] += 1
    if state.solo_card and CARDS - len(state.unseen) >= SOLO_TOP:
        weights[SOLO_CARD] = 1
    return weights


# Chance


def outcomes(state: Position) -> list[int]:
    """What can be drawn now, ascending."""
    stage = state.stage
    if stage == TURN_CARD:
        return sorted(state.unseen)
    if stage == DEAL_CARD:
        return sorted([card for card in state.unseen if state.parts.effect_of[card] == state.top])
    if stage == SHOW_TOP:
        weights = top_weights(state)
        return [moves.TOP + side for side in range(7) if weights[side]]
    if stage == DRAW_PLAN:
        stack = state.plans.index(NONE)
        parts = state.parts
        return [
            moves.PLAN + plan
            for plan in range(PLANS)
            if parts.plan_stack[plan] == stack and (state.expert or not parts.plan_expert[plan])
        ]
    return [moves.DEALER + seat for seat in range(state.players)]


def sample_outcome(state: Position, rng: Random) -> int:
    """One of them by its weight."""
    if state.stage == TURN_CARD:
        return state.unseen[below(rng, len(state.unseen))]
    found = outcomes(state)
    if state.stage != SHOW_TOP:
        return found[below(rng, len(found))]
    weights = top_weights(state)
    drawn = below(rng, sum(weights))
    side = 0
    while drawn >= weights[side]:
        drawn -= weights[side]
        side += 1
    return moves.TOP + side


def chance_of(state: Position) -> Chance:
    """The pending draw in full."""
    found = outcomes(state)
    weights = [1] * len(found)
    audience = EVERYONE
    if state.stage == DRAW_PLAN:
        source = f"plans_{state.plans.index(NONE) + 1}#0"
    elif state.stage == DRAW_DEALER:
        source = "dealer#0"
    elif state.stage == SHOW_TOP:
        source = f"top#{state.drawn}"
        sides = top_weights(state)
        weights = [sides[outcome - moves.TOP] for outcome in found]
    else:
        source = f"deck#{state.shuffled}"
        if state.stage == DEAL_CARD and state.draft:
            audience = 1 << next_place(state) // HAND
    return Chance(source, audience, found, weights)


def play_outcome(state: Position, outcome: int) -> None:
    """What chance has drawn."""
    stage = state.stage
    if stage == TURN_CARD:
        turn_card(state, outcome)
        turn_cards(state)
        return
    if stage == DRAW_PLAN:
        reveal_plan(state, outcome - moves.PLAN)
    elif stage == DRAW_DEALER:
        state.dealer = outcome - moves.DEALER
        if state.events is not None:
            state.events.append((telling.DEALER, EVERYONE, state.dealer))
    elif stage == SHOW_TOP:
        state.top = outcome - moves.TOP
        state.drawn += 1
        if state.events is not None:
            state.events.append((telling.TOP, EVERYONE, state.top))
    else:
        deal_card(state, outcome)
    advance(state)


def turn_card(state: Position, card: int) -> None:
    """Base game: the number of the next stack, its corner showing the effect of the round after."""
    take_unseen(state, card)
    stack = state.stacks.index(NONE)
    state.stacks[stack] = card
    if state.events is not None:
        parts = state.parts
        state.events.append((telling.CARD, EVERYONE, stack + 1, parts.number_of[card], parts.effect_of[card]))


def reveal_plan(state: Position, plan: int) -> None:
    """2.1: the plan of the next stack."""
    stack = state.plans.index(NONE)
    state.plans[stack] = plan
    if state.events is not None:
        high, low = state.parts.plan_high[plan], state.parts.plan_low[plan]
        state.events.append((telling.PLAN, EVERYONE, stack + 1, plan, high, low))


def deal_card(state: Position, card: int) -> None:
    """Solo and draft: the top card goes to the next place; in the draft only its holder sees the number."""
    take_unseen(state, card)
    place = next_place(state)
    seat = place // HAND
    audience = EVERYONE if state.players == 1 else 1 << seat
    state.hands[place + CARD] = card
    state.hands[place + SIDE] = state.top
    state.hands[place + KNOWN] = audience
    state.hands[place + AGE] = state.shuffled
    state.hands[place + BARRED] = 0
    state.top = NONE
    if state.events is not None:
        parts = state.parts
        state.events.append((telling.DEALT, audience, seat, parts.number_of[card], parts.effect_of[card]))


def take_unseen(state: Position, card: int) -> None:
    """The card is no longer among the unseen ones."""
    unseen = state.unseen
    at = unseen.index(card)
    unseen[at] = unseen[-1]
    unseen.pop()


# 3.1, 3.3 The round


def begin_round(state: Position) -> None:
    """All cards are there: everybody's turn."""
    state.round += 1
    state.stage = TURNS
    state.waiting = (1 << state.players) - 1
    state.ready = 0
    if state.events is not None:
        state.events.append((telling.ROUND, EVERYONE, state.round))
    for sheet in state.sheets:
        begin_turn(state, sheet)


def close_round(state: Position) -> None:
    """3.3: all turns are revealed; claimed plans are approved; cards move on; the end is checked."""
    if state.events is not None:
        tell_reveal(state, state.events)
    reshuffle = False
    reasons = 0
    approved = 0
    for sheet in state.sheets:
        for stack in range(3):
            if sheet[CLAIMED + stack]:
                approved |= 1 << stack
        if sheet[YES]:
            reshuffle = True
        reasons |= end_reasons(sheet)
    if state.events is not None:
        tell_approved(state, state.events, approved & ~state.approved)
    state.approved |= approved
    if state.hand_modes():
        pass_cards(state)
        if state.players == 1 and deck_size(state) < 3:
            reasons |= BY_CARDS
    for seat in range(state.players):
        rest(state.sheets[seat])
        state.shown[seat] = state.sheets[seat][:]
    if reasons:
        end_game(state, reasons)
    elif reshuffle:
        gather(state)
        advance(state)
    elif state.stacks:
        flip(state)
        state.stage = TURN_CARD
    else:
        advance(state)


def end_game(state: Position, reasons: int) -> None:
    """6: the game is over, for every reason that holds."""
    state.ended = reasons
    state.stage = OVER
    if state.events is not None:
        for seat in range(state.players):
            mask = end_reasons(state.sheets[seat])
            for reason in range(3):
                if mask >> reason & 1:
                    state.events.append((telling.END, EVERYONE, seat, reason))
        if reasons & BY_CARDS:
            state.events.append((telling.CARDS_OUT, EVERYONE))
        for seat, points in enumerate(results_of(state).totals):
            state.events.append((telling.TOTAL, EVERYONE, seat, points))


def tell_reveal(state: Position, events: list[Event]) -> None:
    """Everybody hears of the turns that were played in secret."""
    events.append((REVEAL, EVERYONE))
    for seat in range(state.players):
        telling.tell_changes(state, events, seat, state.shown[seat], EVERYONE & ~(1 << seat))


def tell_approved(state: Position, events: list[Event], stacks: int) -> None:
    """These plans are worth less from now on."""
    for stack in range(3):
        if stacks >> stack & 1:
            plan = state.plans[stack]
            events.append((telling.APPROVED, EVERYONE, plan, state.parts.plan_low[plan]))


def pass_cards(state: Position) -> None:
    """3.3: the played cards to the discard, each third card to the neighbour; in solo all three are discarded."""
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
        elif state.draft:
            kept = sheet[PASSED]
        for card in range(3):
            at = HAND * seat + FIELDS * card
            token = hands[at : at + FIELDS]
            if combo < 0 and state.draft:
                token[BARRED] |= fitting_numbers(sheet)
            if card == kept and state.draft:
                receiver = neighbour(state, seat)
                token[KNOWN] |= 1 << receiver
                to = HAND * receiver
                for field in range(FIELDS):
                    state.hands[to + field] = token[field]
                if state.events is not None:
                    number_passed = state.parts.number_of[token[CARD]]
                    state.events.append((telling.PASSED, token[KNOWN], seat, receiver, number_passed, token[SIDE]))
            else:
                if card == number:
                    token[KNOWN] = EVERYONE
                state.discard += token


def neighbour(state: Position, seat: int) -> int:
    """Whom a seat passes its third card to (R19b): the right neighbour sits before it in seat order."""
    step = 1 if state.pass_left else state.players - 1
    return (seat + step) % state.players


def fitting_numbers(sheet: list[int]) -> int:
    """The numbers that can be written somewhere: none of them is in the hand of a player who refused (R4)."""
    found = 0
    for number in range(1, 16):
        if sheet[FITS + number]:
            found |= 1 << number
    return found
