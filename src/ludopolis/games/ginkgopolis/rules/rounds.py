"""4: the round. All choose in secret or announce a new hand, resolve in turn order, and pass their hands on."""

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis.rules import events, moves
from ludopolis.games.ginkgopolis.rules.hal import check_hal
from ludopolis.games.ginkgopolis.rules.state import (
    BY_ROUNDS,
    HAL,
    NONE,
    OWN_CARD,
    OWN_CHOICE,
    OWN_RENEWALS,
    OWN_SIZE,
    OWN_TILE,
    STEP_CARDS,
    STEP_END_ROUND,
    STEP_HAL_DEAL,
    STEP_HAL_SHOW,
    STEP_RENEW,
    STEP_ROUND,
    STEP_SELECT,
    STEP_SHOW,
    STEP_UNUSED,
    Position,
    begin_anew,
    clear_choices,
    push,
    push_for_all,
)
from ludopolis.games.ginkgopolis.rules.supplies import without_one


def begin_round(state: Position) -> None:
    """4 A: begins a round; in solo its cards are dealt first (8)."""
    state.round += 1
    if state.events is not None:
        state.events.append((events.E_ROUND, EVERYONE, state.round, state.first))
    begin_anew(state, STEP_SELECT)
    if state.players == 1:
        push(state, STEP_HAL_DEAL, HAL, 0)
        push(state, STEP_CARDS, 0, state.solo_hand)


def open_phase(state: Position) -> None:
    """Asks everybody at once."""
    state.waiting = (1 << state.players) - 1
    state.ready = 0
    state.moment += 1


def close_select(state: Position) -> None:
    """4 A: all have chosen. By rules 1 whoever wants a new hand gets it now, in turn order; then all choose again."""
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
    own = state.own
    renewing = False
    for seat in range(state.players):
        if own[OWN_SIZE * seat + OWN_CHOICE] == moves.RENEW:
            renewing = True
    if renewing:
        begin_anew(state, STEP_SELECT)
        for turn in range(state.players - 1, -1, -1):
            seat = (state.first + turn) % state.players
            if own[OWN_SIZE * seat + OWN_CHOICE] == moves.RENEW:
                push(state, STEP_RENEW, seat, 0)
        clear_choices(state)
        return
    begin_anew(state, STEP_END_ROUND)
    if state.players == 1:
        push(state, STEP_HAL_SHOW, HAL, 0)
        push(state, STEP_UNUSED, 0, 0)
    push_for_all(state, STEP_SHOW, 0)
    for seat in range(state.players):
        commit(state, seat, own[OWN_SIZE * seat + OWN_CHOICE] - moves.PLAY)
    clear_choices(state)


def commit(state: Position, seat: int, play: i64) -> None:
    """Lays the card face down, perhaps with a tile on it; everybody sees whether there is one."""
    own: i64 = OWN_SIZE * seat
    card: i64 = play // moves.PLAYS
    tile: i64 = play - moves.PLAYS * card - 1
    state.own[own + OWN_CARD] = card
    state.own[own + OWN_TILE] = tile
    state.hands[seat] = without_one(state.hands[seat], card)
    if tile != NONE:
        state.behind[seat] = without_one(state.behind[seat], tile)
    if state.events is not None:
        state.events.append((events.E_CHOSE if tile == NONE else events.E_CHOSE_TILE, EVERYONE, seat))


def announce(state: Position, seat: int) -> None:
    """4 A: a new hand is announced openly and drawn at once, so hands are drawn in the order of announcing (R6).

    The phase stays open: the seat still has to choose, and the choices of others stand (R7).
    """
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
    renew(state, seat)


def renew(state: Position, seat: int) -> None:
    """4 A: the seat gives up a token, discards its hand face up and draws as many cards."""
    state.own[OWN_SIZE * seat + OWN_RENEWALS] -= 1
    if state.events is not None:
        state.events.append((events.E_RENEWED, EVERYONE, seat, state.own[OWN_SIZE * seat + OWN_RENEWALS]))
    push(state, STEP_CARDS, seat, len(state.hands[seat]))
    discard_hand(state, seat)


def discard_hand(state: Position, seat: int) -> None:
    """Puts all cards of a hand face up on the discard pile."""
    for card in state.hands[seat]:
        state.discard.append(card)
        if state.events is not None:
            state.events.append((events.E_DISCARDED, EVERYONE, seat, card))
    state.hands[seat] = []


def end_round(state: Position) -> None:
    """4 C, 6, 8: ends the game if an end flag is set; otherwise prepares the next round."""
    if state.players == 1:
        check_hal(state)
    if state.flags == 0 and state.round >= state.max_rounds:
        state.flags |= BY_ROUNDS
    if state.flags:
        end_game(state)
        return
    begin_anew(state, STEP_ROUND)
    if state.players > 1:
        pass_hands(state)
        push_for_all(state, STEP_CARDS, 1)


def pass_hands(state: Position) -> None:
    """4 C: passes hands and the first-player card one seat to the left."""
    players = state.players
    known = state.known
    old = state.hands
    hands = old[:]
    for seat in range(players):
        left = (seat + 1) % players
        hands[left] = old[seat]
        holder = 1 << left
        for card in old[seat]:
            known[card] = known[card] | holder
    state.hands = hands
    state.first = (state.first + 1) % players
    if state.events is not None:
        state.events.append((events.E_HANDS_PASSED, EVERYONE))
        for seat in range(players):
            left = (seat + 1) % players
            for card in old[seat]:
                state.events.append((events.E_PASSED, 1 << seat | 1 << left, seat, left, card))


def end_game(state: Position) -> None:
    """6, 7: empties the agenda and tells the totals."""
    state.todo = []
    if state.events is not None:
        reason = 0
        while not state.flags >> reason & 1:
            reason += 1
        state.events.append((events.E_END, EVERYONE, reason))
        for side, points in enumerate(state.results().totals):
            state.events.append((events.E_TOTAL, EVERYONE, side, points))
