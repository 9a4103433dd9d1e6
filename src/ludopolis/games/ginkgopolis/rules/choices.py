"""The decisions of players: what is open to a seat, and what becomes of its move."""

from mypy_extensions import i64

from ludopolis.engine.facts import BrokenLaw
from ludopolis.games.ginkgopolis import moves
from ludopolis.games.ginkgopolis.actions import move_token
from ludopolis.games.ginkgopolis.city import token_moves
from ludopolis.games.ginkgopolis.components import RESOURCE, TILE
from ludopolis.games.ginkgopolis.rounds import close_select
from ludopolis.games.ginkgopolis.rules import run
from ludopolis.games.ginkgopolis.setup import close_pick
from ludopolis.games.ginkgopolis.state import (
    CHOICE,
    DRAFT,
    OWN,
    RENEWALS,
    RETURN,
    SELECT,
    TAKE,
    TOKEN,
    Position,
    pop,
)
from ludopolis.games.ginkgopolis.supplies import close_return, gain, with_one


def legal_moves(state: Position, seat: int) -> list[int]:
    """The moves of a seat that must decide, ascending."""
    step: i64 = state.todo[-3]
    if step == SELECT:
        return select_moves(state, seat)
    if step == TOKEN:
        return token_moves(state, state.todo[-2])
    if step == TAKE:
        return [moves.TAKE + RESOURCE, moves.TAKE + TILE]
    if step == RETURN:
        return return_moves(state, seat)
    if step == DRAFT:
        return [moves.KEEP + one for one in range(len(state.drafted)) if state.drafted[one] == seat]
    raise BrokenLaw("todo: a seat is asked only what it can decide")


def select_moves(state: Position, seat: int) -> list[int]:
    """4, SELECT: any card of the hand, alone or with any tile behind the screen; or a new hand."""
    hand = state.hands[seat]
    tiles = state.behind[seat]
    renewing: i64 = 1 if state.own[OWN * seat + RENEWALS] else 0
    found = [moves.RENEW] * (renewing + len(hand) * (len(tiles) + 1))
    place: i64 = renewing
    for card in hand:
        play: i64 = card
        play = moves.PLAY + moves.PLAYS * play
        found[place] = play
        place += 1
        for tile in tiles:
            with_tile: i64 = tile
            found[place] = play + 1 + with_tile
            place += 1
    return found


def return_moves(state: Position, seat: int) -> list[int]:
    """4, RETURN: a tile later in the order than the last one chosen, or enough."""
    found = [moves.DONE]
    last = last_given(state, seat)
    for tile in state.behind[seat]:
        if tile > last:
            found.append(moves.RETURN + tile)
    return found


def last_given(state: Position, seat: int) -> int:
    """The last tile that this seat has chosen to return, or -1."""
    last = -1
    for tile in state.giving:
        if tile in state.behind[seat]:
            last = tile
    return last


def play_move(state: Position, seat: int, move: int) -> None:
    """A seat's decision, and whatever follows by itself."""
    step: i64 = state.todo[-3]
    if step == TOKEN:
        actor = state.todo[-2]
        pop(state)
        move_token(state, actor, move)
        run(state)
    elif step == TAKE:
        pop(state)
        gain(state, seat, move - moves.TAKE, 1)
        run(state)
    elif step == RETURN and move != moves.DONE:
        state.giving = with_one(state.giving, move - moves.RETURN)
    else:
        if step != RETURN:
            state.own[OWN * seat + CHOICE] = move
        state.waiting &= ~(1 << seat)
        state.ready |= 1 << seat
        if state.waiting == 0:
            close_phase(state, step)


def close_phase(state: Position, step: i64) -> None:
    """The last seat has chosen."""
    if step == SELECT:
        close_select(state)
    elif step == DRAFT:
        close_pick(state)
    else:
        pop(state)
        close_return(state)
    run(state)
