"""What every placement open to whoever is about to choose would lead to, worked out by the rules on copies.

It reads the own hand and what lies open, so it tells nothing that the seat could not reckon. What is still undecided is
left out: tokens, the Entrepreneur's choice, and where people go.
"""

from ludopolis.engine.state import Data
from ludopolis.games.streets import happenings
from ludopolis.games.streets.building import (
    build,
    hand_place,
    legal_cells,
    legal_tiles,
    may_double,
    sides_at,
)
from ludopolis.games.streets.closing import leave, own_places, pay, resolve_street
from ludopolis.games.streets.geometry import SIDES, cell_name, street_start
from ludopolis.games.streets.state import CELL, CELL_MOVE, NONE, ROAD, SIGN_COUNT, TILE, Position
from ludopolis.games.streets.values import income_at, places_of, tally


def previews(state: Position) -> list[Data]:
    """Every placement that can still be chosen, in the order tile, cell, road side, signs."""
    if state.step not in (TILE, CELL, ROAD, SIGN_COUNT):
        return []
    party = state.active
    tiles = legal_tiles(state, party, 0) if state.step == TILE else [state.hand[state.chosen]]
    cells = [state.cell] if state.cell != NONE else [move - CELL_MOVE for move in legal_cells(state)]
    signs = (1, 2) if may_double(state, party) else (1,)
    return [
        preview(state, tile, cell, side, count)
        for tile in tiles
        for cell in cells
        for side in range(4)
        if sides_at(state, cell) >> side & 1 and state.side in (NONE, side)
        for count in signs
    ]


def preview(state: Position, tile: int, cell: int, side: int, signs: int) -> Data:
    """One placement: what the tile would pay if its street closed as it then stands, and the streets that do close."""
    trial = Position()
    state.copy_to(trial)
    party = trial.active
    trial.chosen = hand_place(trial, party, tile)
    trial.cell = cell
    trial.side = side
    build(trial, signs)
    place = (trial.grid[cell] >> 2) - 1
    worth = income_at(trial, tally(trial, street_start(trial.grid, cell), party, False), place)
    return {
        "tile": trial.parts.tile_ids[tile],
        "cell": cell_name(cell),
        "road": SIDES[side],
        "signs": signs,
        "worth": worth,
        "closes": [_close(trial, start) for start in trial.closing[:]],
    }


def _close(trial: Position, start: int) -> Data:
    """Pays one street and empties it, as far as nobody has to decide; `told` says so in the words of the log."""
    trial.events = []
    resolve_street(trial, start)
    for seat in range(trial.parties()):
        party = (trial.active + seat) % trial.parties()
        if own_places(trial, party):
            pay(trial, party, NONE, NONE)
    leave(trial)
    wanted = (happenings.INCOME, happenings.LEFT, happenings.SEEKING)
    return {
        "cells": [cell_name(trial.cells[place]) for place in places_of(trial, start)],
        "told": [trial.game.event_fact(event).to_json() for event in trial.events if event[0] in wanted],
    }
