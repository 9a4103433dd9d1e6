"""What each placement open to the deciding seat would lead to, worked out by the rules on copies.

This reads only the seat's own hand and open information, so it tells nothing that the seat could not work out. What is
still undecided is left out: tokens, the Entrepreneur's choice, and where people go.
"""

from ludopolis.engine.state import Data
from ludopolis.games.streets.rules.building import (
    build,
    hand_place,
    is_sly,
    legal_cells,
    legal_tiles,
    may_double,
    sides_at,
    tiles_in_hand,
)
from ludopolis.games.streets.rules.closing import leave, own_places, pay, resolve_street
from ludopolis.games.streets.rules.events import E_INCOME, E_LEFT, E_SEEKING
from ludopolis.games.streets.rules.geometry import SIDES, cell_name, street_start
from ludopolis.games.streets.rules.moves import MOVE_CELL
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import NONE, STEP_CELL, STEP_ROAD, STEP_SIGNS, STEP_TILE, Position
from ludopolis.games.streets.rules.values import income_at, places_of, tally


def previews(state: StreetsState) -> list[Data]:
    """Every placement that can still be chosen, ordered by tile, cell, road side and signs."""
    if state.step not in (STEP_TILE, STEP_CELL, STEP_ROAD, STEP_SIGNS):
        return []
    party = state.active
    tiles = legal_tiles(state, party, 0) if state.step == STEP_TILE else [state.hand[state.chosen]]
    cells = [state.cell] if state.cell != NONE else [move - MOVE_CELL for move in legal_cells(state)]
    signs = (1, 2) if may_double(state, party) else (1,)
    return [
        preview(state, tile, cell, side, count)
        for tile in tiles
        for cell in cells
        for side in range(4)
        if sides_at(state, cell) >> side & 1 and state.side in (NONE, side)
        for count in signs
    ]


def preview(state: StreetsState, tile: int, cell: int, side: int, signs: int) -> Data:
    """One placement: what the tile would pay if its street closed as it then stands, and the streets it closes."""
    twin = state.clone()
    party = twin.active
    twin.chosen = hand_place(twin, party, tile)
    twin.cell = cell
    twin.side = side
    build(twin, signs)
    place = (twin.grid[cell] >> 2) - 1
    worth = income_at(twin, tally(twin, street_start(twin.grid, cell), party, False), place)
    money = twin.money[:]
    closes = [_close(twin, start) for start in twin.closing[:]]
    told = [line for street in closes for line in street["told"]]
    return {
        "tile": twin.parts.tile_ids[tile],
        "cell": cell_name(cell),
        "road": SIDES[side],
        "signs": signs,
        "worth": worth,
        "closes": closes,
        "earns": [
            {"seat": seat, "amount": twin.money[seat] - money[seat]}
            for seat in dict.fromkeys(line["seat"] for line in told if line["kind"] == "income")
        ],
        "leave": sum(line["count"] for line in told if line["kind"] == "left"),
        "homeless": sum(line["count"] for line in told if line["kind"] == "seeking"),
        "last_sign": last_sign(twin, party),
    }


def last_sign(twin: Position, party: int) -> bool:
    """5.1: whether a party that has built has no sign left, and another tile to build."""
    return not (is_sly(twin, party) or twin.sign_supply[party]) and (twin.stack > 0 or tiles_in_hand(twin, party) > 0)


def _close(twin: Position, start: int) -> Data:
    """Pays and empties one street, as far as nobody has to decide; `told` holds the events as facts."""
    twin.events = []
    resolve_street(twin, start)
    for seat in range(twin.parties()):
        party = (twin.active + seat) % twin.parties()
        if own_places(twin, party):
            pay(twin, party, NONE, NONE)
    leave(twin)
    wanted = (E_INCOME, E_LEFT, E_SEEKING)
    return {
        "cells": [cell_name(twin.cells[place]) for place in places_of(twin, start)],
        "told": [twin.game.event_fact(event).to_json() for event in twin.events if event[0] in wanted],
    }
