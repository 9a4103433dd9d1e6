"""2, 3.1, 3.3, 6: the table between turns. Chance draws plans and cards, rounds begin and close, the game ends."""

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.welcome_to.components.tables import CARDS, PLANS
from ludopolis.games.welcome_to.rules import events, moves
from ludopolis.games.welcome_to.rules.deck import (
    clear_hands,
    clear_since,
    deal,
    deal_card,
    deck_size,
    pass_cards,
    take_unseen,
    top_weights,
)
from ludopolis.games.welcome_to.rules.sheet import CLAIMED, WANTS_RESHUFFLE, rest
from ludopolis.games.welcome_to.rules.state import (
    BY_CARDS,
    NONE,
    STAGE_DEAL_CARD,
    STAGE_DRAW_DEALER,
    STAGE_DRAW_PLAN,
    STAGE_OVER,
    STAGE_SHOW_TOP,
    STAGE_TURN_CARD,
    STAGE_TURNS,
    Position,
)
from ludopolis.games.welcome_to.rules.turn import begin_turn, end_reasons


def advance(state: Position) -> None:
    """Moves on to the next decision of chance or of the players."""
    if NONE in state.plans:
        state.stage = STAGE_DRAW_PLAN
    elif state.table.draft and state.dealer == NONE:
        state.stage = STAGE_DRAW_DEALER
    elif state.hand_modes():
        if deal(state):
            begin_round(state)
    else:
        turn_cards(state)


# 3.1 Base game: three stacks


def turn_cards(state: Position) -> None:
    """Turns the next card of each stack; after a reshuffle, first three cards that become effects."""
    stacks = state.stacks
    if stacks[0] == NONE or stacks[1] == NONE or stacks[2] == NONE:
        state.stage = STAGE_TURN_CARD
    elif stacks[3] == NONE:
        flip(state)
        state.stage = STAGE_TURN_CARD
    else:
        begin_round(state)


def stack_height(state: Position) -> int:
    """The cards in each stack, including the number card on top."""
    return (len(state.unseen) + 3 - state.stacks[:3].count(NONE)) // 3


def flip(state: Position) -> None:
    """Last round's numbers become effects. If the stacks have run out, all other cards are reshuffled (R14)."""
    stacks = state.stacks
    for stack in range(3):
        stacks[3 + stack] = stacks[stack]
        stacks[stack] = NONE
    if not state.unseen:
        state.unseen = [card for card in range(CARDS) if card not in stacks]
        state.shuffled += 1
        state.tell((events.E_STACKS_RENEWED, EVERYONE, len(state.unseen)))


def gather(state: Position) -> None:
    """A requested reshuffle brings back all 81 cards, as at the start (R12, R13b)."""
    state.unseen = list(range(CARDS))
    state.shuffled += 1
    state.tell((events.E_RESHUFFLED, EVERYONE, CARDS))
    if state.stacks:
        state.stacks = [NONE] * 6
    else:
        clear_hands(state)
        state.discard = []
        clear_since(state)
        state.top = NONE


# Chance


def outcomes(state: Position) -> list[int]:
    """What chance can draw now, ascending."""
    stage = state.stage
    if stage == STAGE_TURN_CARD:
        return sorted(state.unseen)
    if stage == STAGE_DEAL_CARD:
        return sorted([card for card in state.unseen if state.parts.effect_of[card] == state.top])
    if stage == STAGE_SHOW_TOP:
        weights = top_weights(state)
        return [moves.TOP + side for side in range(7) if weights[side]]
    if stage == STAGE_DRAW_PLAN:
        stack = state.plans.index(NONE)
        parts = state.parts
        return [
            moves.PLAN + plan
            for plan in range(PLANS)
            if parts.plan_stack[plan] == stack and (state.table.expert or not parts.plan_expert[plan])
        ]
    return [moves.DEALER + seat for seat in range(state.players)]


def draw(state: Position, outcome: int) -> None:
    """Carries out a draw of chance."""
    stage = state.stage
    if stage == STAGE_TURN_CARD:
        turn_card(state, outcome)
        turn_cards(state)
        return
    if stage == STAGE_DRAW_PLAN:
        reveal_plan(state, outcome - moves.PLAN)
    elif stage == STAGE_DRAW_DEALER:
        state.dealer = outcome - moves.DEALER
        state.tell((events.E_DEALER, EVERYONE, state.dealer))
    elif stage == STAGE_SHOW_TOP:
        state.top = outcome - moves.TOP
        state.drawn += 1
        state.tell((events.E_TOP, EVERYONE, state.top))
    else:
        deal_card(state, outcome)
    advance(state)


def turn_card(state: Position, card: int) -> None:
    """Base game: turns the number card of the next stack; its corner shows the effect it will have next round."""
    take_unseen(state, card)
    stacks = state.stacks
    stack = 0 if stacks[0] == NONE else 1 if stacks[1] == NONE else 2
    stacks[stack] = card
    if state.events is not None:
        parts = state.parts
        state.events.append((events.E_CARD, EVERYONE, stack + 1, parts.number_of[card], parts.effect_of[card]))


def reveal_plan(state: Position, plan: int) -> None:
    """2.1: reveals the plan of the next stack."""
    stack = state.plans.index(NONE)
    state.plans[stack] = plan
    state.tell((events.E_PLAN, EVERYONE, stack + 1, plan, state.parts.plan_high[plan], state.parts.plan_low[plan]))


# 3.1, 3.3 The round


def begin_round(state: Position) -> None:
    """Opens everybody's turn, now that all cards are on the table."""
    state.round += 1
    state.stage = STAGE_TURNS
    state.waiting = (1 << state.players) - 1
    state.ready = 0
    if state.events is not None:
        state.events.append((events.E_ROUND, EVERYONE, state.round))
    for sheet in state.sheets:
        begin_turn(state, sheet)


def close_round(state: Position) -> None:
    """3.3: reveals all turns, approves claimed plans, moves the cards on and checks for the end."""
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
        for seat in range(state.players):
            events.tell_changes(state, state.events, seat, state.shown[seat], EVERYONE & ~(1 << seat))
    reshuffle = False
    reasons = 0
    approved = 0
    for sheet in state.sheets:
        for stack in range(3):
            if sheet[CLAIMED + stack]:
                approved |= 1 << stack
        if sheet[WANTS_RESHUFFLE]:
            reshuffle = True
        reasons |= end_reasons(sheet)
    if approved & ~state.approved:
        events.tell_approved(state, approved & ~state.approved)
        state.approved |= approved
    if state.hand_modes():
        pass_cards(state)
        if state.players == 1 and deck_size(state) < 3:
            reasons |= BY_CARDS
    for seat in range(state.players):
        sheet = state.sheets[seat]
        rest(sheet)
        state.shown[seat] = sheet[:]
    if reasons:
        end_game(state, reasons)
    elif reshuffle:
        gather(state)
        advance(state)
    elif state.stacks:
        flip(state)
        state.stage = STAGE_TURN_CARD
    else:
        advance(state)


def end_game(state: Position, reasons: int) -> None:
    """6: ends the game, recording every reason that holds."""
    state.ended = reasons
    state.stage = STAGE_OVER
    if state.events is not None:
        for seat in range(state.players):
            mask = end_reasons(state.sheets[seat])
            for reason in range(3):
                if mask >> reason & 1:
                    state.events.append((events.E_END, EVERYONE, seat, reason))
        if reasons & BY_CARDS:
            state.events.append((events.E_CARDS_OUT, EVERYONE))
        for seat, points in enumerate(state.results().totals):
            state.events.append((events.E_TOTAL, EVERYONE, seat, points))
