"""Reasons why a move is not legal."""

from typing import Final

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.streets.components.tables import BUILDINGS, COPY_VALUE, RESTORER, TOKENS
from ludopolis.games.streets.rules.building import hand_place, is_sly
from ludopolis.games.streets.rules.closing import income_party, own_places, token_party
from ludopolis.games.streets.rules.geometry import (
    CLASHING,
    LINKED,
    LONGEST,
    SIDES,
    STEPS,
    cell_name,
    legal_sides,
    run_length,
)
from ludopolis.games.streets.rules.moves import (
    MOVE_ABANDON,
    MOVE_BUILD,
    MOVE_CELL,
    MOVE_DISCARD,
    MOVE_PASS,
    MOVE_ROAD,
    MOVE_SEND,
    MOVE_SIGNS,
    MOVE_STREET,
    MOVE_SUBSTITUTE,
    MOVE_TAKE,
    MOVE_TOKEN,
)
from ludopolis.games.streets.rules.state import (
    NONE,
    STEP_ABANDON,
    STEP_CELL,
    STEP_DISCARD,
    STEP_NAMES,
    STEP_PEOPLE,
    STEP_ROAD,
    STEP_SIGNS,
    STEP_STREET,
    STEP_SUBSTITUTE,
    STEP_TILE,
    STEP_TOKEN_TILE,
    STEP_TOKEN_TYPE,
    Position,
)

ASKED_AT: Final = (
    (MOVE_CELL, STEP_CELL),
    (MOVE_SUBSTITUTE, STEP_SUBSTITUTE),
    (MOVE_TOKEN, STEP_TOKEN_TILE),
    (MOVE_STREET, STEP_STREET),
    (MOVE_ABANDON, STEP_ABANDON),
    (MOVE_DISCARD, STEP_DISCARD),
    (MOVE_BUILD, STEP_TILE),
    (MOVE_SEND, STEP_PEOPLE),
    (MOVE_TAKE, STEP_TOKEN_TYPE),
    (MOVE_ROAD, STEP_ROAD),
    (MOVE_SIGNS, STEP_SIGNS),
    (MOVE_PASS, STEP_SUBSTITUTE),
)
"""By the first move of each range, descending: the step that asks for it."""


def refusal(state: Position, seat: int, move: int) -> Fact:
    """Called only for moves that are not legal now."""
    base, step = next(asked for asked in ASKED_AT if move >= asked[0])
    if step != state.step:
        return fact("not_asked", step=STEP_NAMES[state.step])
    return _why_not(state, step, move - base)


def _why_not(state: Position, step: int, what: int) -> Fact:
    if step == STEP_CELL:
        return _why_not_cell(state, what)
    if step == STEP_ROAD:
        return _why_not_road(state, what)
    if step == STEP_PEOPLE:
        return fact("too_many_people", count=what, high=state.held[state.colour])
    if step == STEP_TOKEN_TYPE:
        if state.token_supply[what] == 0:
            return fact("token_gone", token=TOKENS[what])
        return fact("sly_lacks_another", token=TOKENS[what])
    if step == STEP_SUBSTITUTE:
        return _why_not_substitute(state, *divmod(what, BUILDINGS))
    if step in (STEP_TILE, STEP_DISCARD):
        return fact("not_in_hand", tile=state.parts.tile_ids[what])
    if what >= len(state.tiles):
        return fact("no_such_tile")
    cell = cell_name(state.cells[what])
    if step == STEP_ABANDON:
        return fact("not_your_sign", cell=cell)
    if step == STEP_STREET:
        return fact("no_closing_street", cell=cell)
    if what in own_places(state, token_party(state)):
        return fact("sly_gains_elsewhere", cell=cell)
    return fact("not_on_this_street", cell=cell)


def _why_not_cell(state: Position, cell: int) -> Fact:
    name = cell_name(cell)
    there = state.grid[cell]
    if there:
        tile = state.tiles[(there >> 2) - 1]
        if state.advisor[state.active] == RESTORER:
            return fact("start_tile" if tile >= BUILDINGS else "street_open", cell=name)
        return fact("cell_taken", cell=name, tile=state.parts.tile_ids[tile])
    if is_sly(state, state.active) and any(spot >> 4 == cell for spot in state.spots):
        return fact("sly_builds_elsewhere", cell=name)
    if cell not in {beside + step for beside in state.cells for step in STEPS}:
        return fact("no_neighbour", cell=name)
    return fact("no_road_fits", cell=name)


def _why_not_road(state: Position, side: int) -> Fact:
    cell = state.cell
    grid = state.grid
    name, road = cell_name(cell), SIDES[side]
    if legal_sides(grid, cell) >> side & 1:
        return fact("sly_turns_it", side=road, cell=name)
    touches = [4 * way + (grid[cell + step] & 3) for way, step in enumerate(STEPS) if grid[cell + step]]
    if any(CLASHING[touch] >> side & 1 for touch in touches):
        return fact("roads_clash", side=road, cell=name)
    if any(LINKED[touch] >> side & 1 for touch in touches):
        return fact("street_too_long", side=road, length=int(run_length(grid, cell, side)), high=LONGEST)
    return fact("no_road_link", side=road, cell=name)


def _why_not_substitute(state: Position, place: int, tile: int) -> Fact:
    party = income_party(state)
    if hand_place(state, party, tile) == NONE:
        return fact("not_in_hand", tile=state.parts.tile_ids[tile])
    if state.parts.value[tile] == COPY_VALUE:
        return fact("copy_in_hand", tile=state.parts.tile_ids[tile])
    if place >= len(state.tiles):
        return fact("no_such_tile")
    return fact("not_on_this_street", cell=cell_name(state.cells[place]))
