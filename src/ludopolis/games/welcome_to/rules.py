"""2, 3.1, 3.3, 6: the table between the players' turns. Chance draws plans and cards, a round closes, the game ends."""

from random import Random

from ludopolis.engine.chance import Chance, below
from ludopolis.engine.events import EVERYONE, REVEAL, Event
from ludopolis.games.welcome_to import moves, telling
from ludopolis.games.welcome_to.components import CARDS, PLANS
from ludopolis.games.welcome_to.deck import (
    clear_hands,
    clear_since,
    deal_card,
    dealt,
    deck_size,
    next_place,
    pass_cards,
    solo_weight,
    take_unseen,
    top_weights,
)
from ludopolis.games.welcome_to.scoring import results_of
from ludopolis.games.welcome_to.sheet import PLANS as CLAIMED
from ludopolis.games.welcome_to.sheet import YES, rest
from ludopolis.games.welcome_to.state import (
    BY_CARDS,
    DEAL_CARD,
    DRAW_DEALER,
    DRAW_PLAN,
    HAND,
    NONE,
    OVER,
    SHOW_TOP,
    SOLO_CARD,
    TURN_CARD,
    TURNS,
    Position,
)
from ludopolis.games.welcome_to.turn import begin_turn, end_reasons


def advance(state: Position) -> None:
    """Goes on until chance or a player must decide."""
    if NONE in state.plans:
        state.stage = DRAW_PLAN
    elif state.draft and state.dealer == NONE:
        state.stage = DRAW_DEALER
    elif state.hand_modes():
        if dealt(state):
            begin_round(state)
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
    """One of them by its weight. The top of the deck is any card left, or the solo card."""
    unseen = state.unseen
    stage = state.stage
    if stage == TURN_CARD:
        return unseen[below(rng, len(unseen))]
    if stage == SHOW_TOP:
        drawn = below(rng, len(unseen) + solo_weight(state))
        return moves.TOP + (SOLO_CARD if drawn == len(unseen) else state.parts.effect_of[unseen[drawn]])
    found = outcomes(state)
    return found[below(rng, len(found))]


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
        telling.tell_approved(state, state.events, approved & ~state.approved)
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
