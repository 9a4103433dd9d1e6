"""5 and 11: the course of a game: who decides, what may be done, and what follows until somebody decides again."""

from typing import Final

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.events import EVERYONE
from ludopolis.games.streets import happenings, scoring
from ludopolis.games.streets.building import (
    abandon,
    begin_build,
    build,
    choose_cell,
    choose_side,
    choose_tile,
    is_sly,
    legal_cells,
    legal_tiles,
    put_away,
    sides_at,
)
from ludopolis.games.streets.closing import (
    arrive,
    choose_token_tile,
    income_party,
    leave,
    next_income,
    next_street,
    next_token,
    own_places,
    pay,
    resolve_street,
    send,
    substitute,
    take_token,
    targets,
    token_party,
    token_places,
    token_types,
)
from ludopolis.games.streets.components import BUILDINGS, COPY_VALUE
from ludopolis.games.streets.sly import begin_sly_build
from ludopolis.games.streets.stack import begin_turn, deal, end_turn, outcomes, play_chance
from ludopolis.games.streets.state import (
    ABANDON,
    ABANDON_MOVE,
    ARRIVING,
    BUILD,
    BUILDING,
    BUILT,
    CELL,
    CELL_MOVE,
    CLOSING,
    DEALING,
    HAND,
    INCOME,
    LEAVING,
    NONE,
    OVER,
    PASS,
    PEOPLE,
    PUT_AWAY,
    ROAD,
    ROAD_MOVE,
    SEND,
    SHOW_FACE,
    SIGN_COUNT,
    SIGN_MOVE,
    SLY,
    STREET,
    STREET_MOVE,
    SUBSTITUTE,
    SUBSTITUTE_MOVE,
    TAKE,
    TILE,
    TOKEN_MOVE,
    TOKEN_TILE,
    TOKEN_TYPE,
    TOKENS_DUE,
    TURN,
    TURN_ENDS,
    Position,
)

ENDINGS: Final[tuple[str, ...]] = ("all_built",)


def pending(state: Position) -> int:
    """The seat that decides, as a mask; chance; or nobody."""
    step = state.step
    if step <= SHOW_FACE:
        return CHANCE
    if step == OVER:
        return 0
    return 1 << decider(state)


def decider(state: Position) -> int:
    """The seat that decides; for Sly the human does."""
    party = deciding_party(state)
    return 0 if is_sly(state, party) else party


def deciding_party(state: Position) -> int:
    """The party whose decision it is."""
    step = state.step
    if step in (TOKEN_TILE, TOKEN_TYPE):
        return token_party(state)
    return income_party(state) if step == SUBSTITUTE else state.active


def ending(state: Position) -> str:
    """There is one way to end: everything is built."""
    return ENDINGS[0] if state.step == OVER else ""


# Legal moves


def legal(state: Position, seat: int) -> list[int]:
    """The moves of the step, ascending."""
    if seat == CHANCE:
        return outcomes(state)
    step = state.step
    if step == CELL:
        return legal_cells(state)
    if step == TILE:
        return legal_tiles(state, state.active, BUILD)
    if step == ROAD:
        sides = sides_at(state, state.cell)
        return [ROAD_MOVE + side for side in range(4) if sides >> side & 1]
    if step == PEOPLE:
        return [SEND + count for count in range(state.held[state.colour] + 1)]
    if step == TOKEN_TILE:
        return sorted([TOKEN_MOVE + place for place in token_places(state, token_party(state))])
    if step == TOKEN_TYPE:
        return [TAKE + token for token in token_types(state, token_party(state))]
    if step == SIGN_COUNT:
        return [SIGN_MOVE, SIGN_MOVE + 1]
    if step == STREET:
        return sorted([STREET_MOVE + (state.grid[start] >> 2) - 1 for start in state.closing])
    if step == SUBSTITUTE:
        return legal_substitutes(state)
    if step == ABANDON:
        party = state.active
        return [ABANDON_MOVE + place for place in range(len(state.tiles)) if state.owner[place] == party]
    return legal_tiles(state, state.active, PUT_AWAY)


def legal_substitutes(state: Position) -> list[int]:
    """10.3: nothing, or a tile in hand that copies nothing in place of an own tile on the street."""
    party = income_party(state)
    moves = [PASS]
    for place in sorted(own_places(state, party)):
        for move in legal_tiles(state, party, 0):
            if state.parts.value[move] != COPY_VALUE:
                moves.append(SUBSTITUTE_MOVE + BUILDINGS * place + move)
    return moves


# Playing


def play(state: Position, seat: int, move: int) -> None:
    """A decision, and what follows."""
    if seat == CHANCE:
        play_chance(state, move)
    else:
        decide(state, move)
    advance(state)


def decide(state: Position, move: int) -> None:
    """Carries out the decision of a step."""
    step = state.step
    if step == CELL:
        choose_cell(state, move - CELL_MOVE)
    elif step == TILE:
        choose_tile(state, move - BUILD)
    elif step == ROAD:
        choose_side(state, move - ROAD_MOVE)
    elif step == PEOPLE:
        send(state, targets(state, state.colour)[state.target], move - SEND)
        state.step = ARRIVING
    elif step == TOKEN_TILE:
        choose_token_tile(state, move - TOKEN_MOVE)
        state.step = TOKENS_DUE
    elif step == TOKEN_TYPE:
        take_token(state, token_party(state), move - TAKE)
        state.step = TOKENS_DUE
    elif step == SIGN_COUNT:
        build(state, move - SIGN_MOVE + 1)
    elif step == STREET:
        resolve_street(state, state.cells[move - STREET_MOVE])
    elif step == SUBSTITUTE:
        if move == PASS:
            pay(state, income_party(state), NONE, NONE)
        else:
            place, tile = divmod(move - SUBSTITUTE_MOVE, BUILDINGS)
            substitute(state, place, tile)
        state.step = INCOME
    elif step == ABANDON:
        abandon(state, move - ABANDON_MOVE)
    else:
        put_away(state, move - PUT_AWAY)
        state.step = BUILT


def advance(state: Position) -> None:
    """What follows by itself, step by step, until somebody must decide."""
    while True:
        step = state.step
        if step < OVER:
            return
        if step == CLOSING:
            next_street(state)
        elif step == BUILT:
            state.builds -= 1
            state.step = BUILDING if state.builds else TURN_ENDS
        elif step == TURN_ENDS:
            end_turn(state)
        elif step == TURN:
            begin_turn(state)
        elif step == BUILDING:
            if is_sly(state, state.active) and state.hand[HAND * SLY] >= 0:
                begin_sly_build(state)
            else:
                begin_build(state)
        elif step == TOKENS_DUE:
            next_token(state)
        elif step == INCOME:
            next_income(state)
        elif step == LEAVING:
            leave(state)
        elif step == ARRIVING:
            arrive(state)
        elif step == DEALING:
            deal(state)
        else:
            if state.events is not None:
                state.events.append((happenings.ENDED, EVERYONE, 0))
                scoring.tell_final(state, state.events)
            return
