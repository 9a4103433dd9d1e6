"""What a seat is asked, the moves that answer it, and why others are refused, as facts."""

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.ginkgopolis.components.tables import ITEMS, LETTERS, TILES
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.choices import last_given
from ludopolis.games.ginkgopolis.rules.city import free_cells, has_token, is_building, ring_of, urbanized_cell
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import (
    OWN_CARD,
    OWN_SIZE,
    STEP_DRAFT,
    STEP_NAMES,
    STEP_RETURN,
    STEP_SELECT,
    STEP_TOKEN,
    Position,
)
from ludopolis.games.ginkgopolis.speech.notation import WORDS
from ludopolis.games.ginkgopolis.speech.previews import character_items, describe_play


def asks(state: Position, seat: int) -> Fact:
    """What the seat is deciding."""
    step = state.todo[-3]
    if step == STEP_SELECT:
        return fact("select", round=state.round)
    if step == STEP_TOKEN:
        actor = state.todo[-2]
        kind = "token" if free_cells(state, urbanized_cell(state)) else "token_blocked"
        return fact(kind, card=LETTERS[state.own[OWN_SIZE * actor + OWN_CARD]], seat=actor)
    if step == STEP_RETURN:
        count = len([tile for tile in state.giving if tile in state.behind[seat]])
        return fact("return", tiles=count)
    return fact("draft", pick=state.todo[-1]) if step == STEP_DRAFT else fact("take")


def describe(state: GinkgopolisState, seat: int, move: int) -> Fact:
    """A move in the terms of the seat's view, with what it costs and brings in the city as it is."""
    parts = state.parts
    if move in (moves.RENEW, moves.DONE, moves.FORWARD, moves.BACKWARD):
        return fact(WORDS[move].replace(" ", "_"))
    if move < moves.KEEP:
        return fact("take", item=ITEMS[move - moves.TAKE])
    if move < moves.RETURN:
        character = move - moves.KEEP
        return Fact("keep", {"character": parts.character_ids[character], **character_items(state, character)})
    if move < moves.PLAY:
        return fact("return", tile=parts.tile_ids[move - moves.RETURN])
    if move >= moves.TOKEN:
        return fact("token", cell=moves.cell_name(move - moves.TOKEN))
    card, tile = divmod(move - moves.PLAY, moves.PLAYS)
    return describe_play(state, seat, card, tile - 1)


# Refusals


def refusal(state: Position, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    step = state.todo[-3]
    parts = state.parts
    if step == STEP_SELECT:
        if move == moves.RENEW:
            return fact("no_renewals" if state.players > 1 else "solo_renewals")
        if moves.PLAY <= move < moves.TOKEN:
            card, tile = divmod(move - moves.PLAY, moves.PLAYS)
            if card not in state.hands[seat]:
                return fact("not_in_hand", card=parts.card_ids[card])
            return fact("not_behind_screen", tile=parts.tile_ids[tile - 1])
    elif step == STEP_TOKEN:
        if move >= moves.TOKEN:
            return _why_not_cell(state, move - moves.TOKEN)
        if move in (moves.FORWARD, moves.BACKWARD):
            return fact("room_for_token")
    elif step == STEP_RETURN:
        if moves.RETURN <= move < moves.PLAY:
            tile = move - moves.RETURN
            if tile not in state.behind[seat]:
                return fact("not_behind_screen", tile=parts.tile_ids[tile])
            if tile in state.giving:
                return fact("returned_already", tile=parts.tile_ids[tile])
            last = parts.tile_ids[last_given(state, seat)]
            return fact("return_order", tile=parts.tile_ids[tile], last_tile=last)
    elif step == STEP_DRAFT and moves.KEEP <= move < moves.RETURN:
        return fact("not_in_packet", character=parts.character_ids[move - moves.KEEP])
    return fact("not_asked", step=STEP_NAMES[step])


def _why_not_cell(state: Position, cell: int) -> Fact:
    name = moves.cell_name(cell)
    if is_building(state, cell):
        return fact("cell_built", cell=name)
    if has_token(state, cell):
        return fact("cell_taken", cell=name, card=LETTERS[state.at[cell] - TILES])
    if free_cells(state, urbanized_cell(state)):
        return fact("cell_far", cell=name, from_cell=moves.cell_name(urbanized_cell(state)))
    if cell not in ring_of(state):
        return fact("cell_off_ring", cell=name)
    return fact("cell_out_of_order", cell=name)
