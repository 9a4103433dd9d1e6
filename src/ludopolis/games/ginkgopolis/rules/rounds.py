"""4: the round. All choose in secret, resolve in turn order, and pass their hands on."""

from mypy_extensions import i64

from ludopolis.engine.events import EVERYONE, REVEAL
from ludopolis.games.ginkgopolis import moves, telling
from ludopolis.games.ginkgopolis.hal import check_hal
from ludopolis.games.ginkgopolis.scoring import results_of
from ludopolis.games.ginkgopolis.state import (
    BY_ROUNDS,
    CARD,
    CARDS,
    CHOICE,
    END_ROUND,
    HAL,
    HAL_DEAL,
    HAL_SHOW,
    NONE,
    OWN,
    RENEW,
    RENEWALS,
    ROUND,
    SELECT,
    SHOW,
    TILE,
    UNUSED,
    Position,
    clear_choices,
    pop,
    push,
    push_for_all,
)
from ludopolis.games.ginkgopolis.supplies import without_one


def begin_round(state: Position) -> None:
    """4 A: a new round; in solo its cards are dealt first (8)."""
    state.round += 1
    if state.events is not None:
        state.events.append((telling.ROUND, EVERYONE, state.round, state.first))
    push(state, SELECT, NONE, 0)
    if state.players == 1:
        push(state, HAL_DEAL, HAL, 0)
        push(state, CARDS, 0, state.solo_hand)


def open_phase(state: Position) -> None:
    """Everybody is asked at once."""
    state.waiting = (1 << state.players) - 1
    state.ready = 0
    state.moment += 1


def close_select(state: Position) -> None:
    """4 A: all have chosen. Who wants a new hand gets one, in turn order (R6), and all choose again (R7)."""
    pop(state)
    if state.events is not None:
        state.events.append((REVEAL, EVERYONE))
    own = state.own
    renewing = False
    for seat in range(state.players):
        if own[OWN * seat + CHOICE] == moves.RENEW:
            renewing = True
    if renewing:
        push(state, SELECT, NONE, 0)
        for turn in range(state.players - 1, -1, -1):
            seat = (state.first + turn) % state.players
            if own[OWN * seat + CHOICE] == moves.RENEW:
                push(state, RENEW, seat, 0)
        clear_choices(state)
        return
    push(state, END_ROUND, NONE, 0)
    if state.players == 1:
        push(state, HAL_SHOW, HAL, 0)
        push(state, UNUSED, 0, 0)
    push_for_all(state, SHOW, 0)
    for seat in range(state.players):
        commit(state, seat, own[OWN * seat + CHOICE] - moves.PLAY)
    clear_choices(state)


def commit(state: Position, seat: int, play: i64) -> None:
    """The card lies face down, perhaps with a tile on it, which everybody sees."""
    own: i64 = OWN * seat
    card: i64 = play // moves.PLAYS
    tile: i64 = play - moves.PLAYS * card - 1
    state.own[own + CARD] = card
    state.own[own + TILE] = tile
    state.hands[seat] = without_one(state.hands[seat], card)
    if tile != NONE:
        state.behind[seat] = without_one(state.behind[seat], tile)
    if state.events is not None:
        state.events.append((telling.CHOSE if tile == NONE else telling.CHOSE_TILE, EVERYONE, seat))


def renew(state: Position, seat: int) -> None:
    """4 A: a token is given up, the hand goes to the discard pile face up, and as many cards are drawn."""
    state.own[OWN * seat + RENEWALS] -= 1
    if state.events is not None:
        state.events.append((telling.RENEWED, EVERYONE, seat, state.own[OWN * seat + RENEWALS]))
    push(state, CARDS, seat, len(state.hands[seat]))
    discard_hand(state, seat)


def discard_hand(state: Position, seat: int) -> None:
    """All cards of a hand are put face up on the discard pile."""
    for card in state.hands[seat]:
        state.discard.append(card)
        if state.events is not None:
            state.events.append((telling.DISCARDED, EVERYONE, seat, card))
    state.hands[seat] = []


def end_round(state: Position) -> None:
    """4 C, 6, 8: the game is over if the end flag is set; else the next round is prepared."""
    if state.players == 1:
        check_hal(state)
    if state.flags == 0 and state.round >= state.max_rounds:
        state.flags |= BY_ROUNDS
    if state.flags:
        end_game(state)
        return
    push(state, ROUND, NONE, 0)
    if state.players > 1:
        pass_hands(state)
        push_for_all(state, CARDS, 1)


def pass_hands(state: Position) -> None:
    """4 C: hands and the first-player card move one seat to the left."""
    players = state.players
    old = state.hands
    hands = old[:]
    for seat in range(players):
        left = (seat + 1) % players
        hands[left] = old[seat]
        holder = 1 << left
        for card in old[seat]:
            state.known[card] |= holder
    state.hands = hands
    state.first = (state.first + 1) % players
    if state.events is not None:
        state.events.append((telling.HANDS_PASSED, EVERYONE))
        for seat in range(players):
            left = (seat + 1) % players
            for card in old[seat]:
                state.events.append((telling.PASSED, 1 << seat | 1 << left, seat, left, card))


def end_game(state: Position) -> None:
    """6, 7: nothing remains to be done but to count."""
    state.todo = []
    if state.events is not None:
        reason = 0
        while not state.flags >> reason & 1:
            reason += 1
        state.events.append((telling.END, EVERYONE, reason))
        for side, points in enumerate(results_of(state).totals):
            state.events.append((telling.TOTAL, EVERYONE, side, points))
