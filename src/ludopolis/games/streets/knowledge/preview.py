"""What each placement, or each tile given up, would lead to for the deciding seat, worked out by the rules on copies.

This reads only the seat's own hand and open information, so it tells nothing that the seat could not work out. What is
still undecided is left out: tokens, the Entrepreneur's choice, and where people go who have several places to go to.
"""

from itertools import permutations

from ludopolis.engine.values.data import Data
from ludopolis.games.streets.components.tables import COLOURS
from ludopolis.games.streets.knowledge.reckoned import reckoned
from ludopolis.games.streets.rules.building import (
    abandon,
    build,
    hand_place,
    is_sly,
    legal_cells,
    legal_tiles,
    may_double,
    sides_at,
    tiles_in_hand,
)
from ludopolis.games.streets.rules.closing import leave, own_places, pay, resolve_street, send, targets
from ludopolis.games.streets.rules.events import E_ARRIVED, E_INCOME, E_LEFT, E_SEEKING
from ludopolis.games.streets.rules.geometry import SIDES, cell_name, street_start
from ludopolis.games.streets.rules.moves import MOVE_ABANDON, MOVE_CELL
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import (
    NONE,
    STEP_ABANDON,
    STEP_CELL,
    STEP_ROAD,
    STEP_SIGNS,
    STEP_TILE,
    Position,
)
from ludopolis.games.streets.rules.values import income_at, places_of, tally


def previews(state: StreetsState) -> list[Data]:
    """Every placement that can still be chosen, ordered by tile, cell, road side and signs; or every tile given up."""
    if state.step == STEP_ABANDON:
        return [_without(state, move - MOVE_ABANDON) for move in state.legal(state.active)]
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
    """One placement: what the tile would pay if its street closed as it then stands, and the streets it closes.

    They are told in the order that pays the active party most.
    """
    twin = state.clone()
    party = twin.active
    twin.chosen = hand_place(twin, party, tile)
    twin.cell = cell
    twin.side = side
    build(twin, signs)
    place = (twin.grid[cell] >> 2) - 1
    worth = income_at(twin, tally(twin, street_start(twin.grid, cell), party, False), place)
    pays = reckoned(twin, place)
    money = twin.money[:]
    orders = _orders(twin)
    best, closes = max(orders, key=lambda order: order[0].money[party])
    told = [line for street in closes for line in street["told"]]
    return {
        "tile": twin.parts.tile_ids[tile],
        "cell": cell_name(cell),
        "road": SIDES[side],
        "signs": signs,
        "worth": worth,
        "pays": pays,
        "closes": closes,
        "earns": [
            _earned(seat, [after.money[seat] - money[seat] for after, _ in orders])
            for seat in dict.fromkeys(line["seat"] for line in told if line["kind"] == "income")
        ],
        **_moving(told),
        "last_sign": last_sign(best, party),
    }


def last_sign(twin: Position, party: int) -> bool:
    """5.1: whether a party that has built has no sign left, and another tile to build."""
    return not (is_sly(twin, party) or twin.sign_supply[party]) and (twin.stack > 0 or tiles_in_hand(twin, party) > 0)


def _orders(twin: StreetsState) -> list[tuple[StreetsState, list[Data]]]:
    """R10: for every order in which the closed streets may be resolved, the position after it and what is told.

    The order matters to a Search Specialist, who counts symbols of tiles that are still signed on the other streets.
    """
    found: list[tuple[StreetsState, list[Data]]] = []
    for order in permutations(twin.closing):
        after = twin.clone() if len(order) > 1 else twin
        found.append((after, [_close(after, start) for start in order]))
    return found


def _earned(seat: int, amounts: list[int]) -> Data:
    """What a party is paid; `most` where that depends on the order."""
    least, most = min(amounts), max(amounts)
    return {"seat": seat, "amount": least} if least == most else {"seat": seat, "amount": least, "most": most}


def _close(twin: Position, start: int) -> Data:
    """Pays and empties one street, as far as nobody has to decide; `told` holds the events as facts."""
    twin.events = []
    resolve_street(twin, start)
    for seat in range(twin.parties()):
        party = (twin.active + seat) % twin.parties()
        if own_places(twin, party):
            pay(twin, party, NONE, NONE)
    _leave(twin)
    return {"cells": [cell_name(twin.cells[place]) for place in places_of(twin, start)], "told": _told(twin)}


def _without(state: StreetsState, place: int) -> Data:
    """5.1: what becomes of the people on a tile that is abandoned."""
    twin = state.clone()
    twin.events = []
    abandon(twin, place)
    _leave(twin)
    return {"cell": cell_name(twin.cells[place]), **_moving(_told(twin))}


def _leave(twin: Position) -> None:
    """6.2: people leave; those with one tile to go to arrive there, the others are for the active player to send."""
    leave(twin)
    for colour in range(COLOURS):
        cells = targets(twin, colour) if twin.held[colour] else []
        if len(cells) == 1:
            twin.colour = colour
            send(twin, cells[0], twin.held[colour])


def _told(twin: Position) -> list[Data]:
    wanted = (E_INCOME, E_LEFT, E_SEEKING, E_ARRIVED)
    return [twin.game.event_fact(event).to_json() for event in twin.events or [] if event[0] in wanted]


def _moving(told: list[Data]) -> dict[str, Data]:
    """How many people leave, by what becomes of them: who goes where, who is to be sent, who finds no home."""
    moves = [line for line in told if line["kind"] == "arrived"]
    sent = sum(line["count"] for line in told if line["kind"] == "left") - sum(line["count"] for line in moves)
    return {
        "moves": moves,
        "leave": sent,
        "homeless": sum(line["count"] for line in told if line["kind"] == "seeking"),
    }
