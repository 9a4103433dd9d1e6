"""What players decide: the moves open to a seat, and what becomes of the chosen one."""

from typing import Any, Final

from mypy_extensions import i64

from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.ginkgopolis.components.tables import ITEM_RESOURCE, ITEM_TILE
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.actions import move_token
from ludopolis.games.ginkgopolis.rules.agenda import run
from ludopolis.games.ginkgopolis.rules.city import token_moves
from ludopolis.games.ginkgopolis.rules.rounds import announce, close_select
from ludopolis.games.ginkgopolis.rules.setup import close_pick
from ludopolis.games.ginkgopolis.rules.state import (
    NONE,
    OWN_CHOICE,
    OWN_RENEWALS,
    OWN_SIZE,
    STEP_DRAFT,
    STEP_RETURN,
    STEP_SELECT,
    STEP_TAKE,
    STEP_TOKEN,
    Position,
    pop,
)
from ludopolis.games.ginkgopolis.rules.supplies import close_return, gain, with_one

EVERY_PLAY: Final[list[Any]] = list(range(moves.PLAY, moves.TOKEN))
"""To take moves from, as they are: quicker than making the same numbers again and again."""


def legal_moves(state: Position, seat: int) -> list[int]:
    """The moves of a seat that must decide, ascending."""
    step: i64 = state.todo[-3]
    if step == STEP_TOKEN:
        return token_moves(state, state.todo[-2])
    if step == STEP_TAKE:
        return [moves.TAKE + ITEM_RESOURCE, moves.TAKE + ITEM_TILE]
    return choice_moves(state, step, seat)


def choice_moves(state: Position, phase: i64, seat: int) -> list[int]:
    """The moves of a seat in a simultaneous phase, ascending, whether it must decide now or has chosen one."""
    if phase == STEP_SELECT:
        return select_moves(state, seat)
    if phase == STEP_RETURN:
        return return_moves(state, seat)
    if phase == STEP_DRAFT:
        return [moves.KEEP + one for one in range(len(state.drafted)) if state.drafted[one] == seat]
    raise BrokenLaw("todo: a seat is asked only what it can decide")


def select_moves(state: Position, seat: int) -> list[int]:
    """4 A: any card of the hand, alone or with any tile behind the screen; or a new hand."""
    hand = state.hands[seat]
    tiles = state.behind[seat]
    renewing: i64 = 1 if state.own[OWN_SIZE * seat + OWN_RENEWALS] else 0
    found = [moves.RENEW] * (renewing + len(hand) * (len(tiles) + 1))
    place: i64 = renewing
    for card in hand:
        alone: i64 = card
        alone *= moves.PLAYS
        found[place] = EVERY_PLAY[alone]
        place += 1
        for tile in tiles:
            with_tile: i64 = tile
            found[place] = EVERY_PLAY[alone + 1 + with_tile]
            place += 1
    return found


def return_moves(state: Position, seat: int) -> list[int]:
    """5.5: a tile later in the order than the last one chosen, or no more."""
    found = [moves.DONE]
    last = last_given(state, seat)
    for tile in state.behind[seat]:
        if tile > last:
            found.append(moves.RETURN + tile)
    return found


def last_given(state: Position, seat: int) -> int:
    """The last tile that the seat has chosen to return, or NONE."""
    behind = state.behind[seat]
    for tile in reversed(state.giving):
        if tile in behind:
            return tile
    return NONE


def play_move(state: Position, seat: int, move: int) -> None:
    """Carries out a seat's move and the automatic steps after it."""
    step: i64 = state.todo[-3]
    if step == STEP_TOKEN:
        actor = state.todo[-2]
        pop(state)
        move_token(state, actor, move)
        run(state)
    elif step == STEP_TAKE:
        pop(state)
        gain(state, seat, move - moves.TAKE, 1)
        run(state)
    elif step == STEP_RETURN and move != moves.DONE:
        state.giving = with_one(state.giving, move - moves.RETURN)
    elif state.rules > 1 and step == STEP_SELECT and move == moves.RENEW:
        announce(state, seat)
        run(state)
    else:
        if step != STEP_RETURN:
            state.own[OWN_SIZE * seat + OWN_CHOICE] = move
        state.waiting &= ~(1 << seat)
        state.ready |= 1 << seat
        if state.waiting == 0:
            close_phase(state, step)


def close_phase(state: Position, step: i64) -> None:
    """Ends a simultaneous phase: the last seat has chosen."""
    if step == STEP_SELECT:
        close_select(state)
    elif step == STEP_DRAFT:
        close_pick(state)
    else:
        pop(state)
        close_return(state)
    run(state)
