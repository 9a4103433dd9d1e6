"""5.1 to 5.7: choosing a tile, a cell and a road side, and placing the tile with its sign, people and seekers."""

from typing import Any, Final

from mypy_extensions import i64

from ludopolis.engine.values.events import EVERYONE, REVEAL
from ludopolis.games.streets.components.tables import BUILDINGS, COLOURS, INVESTOR, RESTORER, SYMBOLS
from ludopolis.games.streets.rules import events
from ludopolis.games.streets.rules.geometry import (
    GRID,
    STEPS,
    built_on,
    closed_by,
    is_closed,
    legal_sides,
    street_end,
    street_start,
)
from ludopolis.games.streets.rules.moves import MOVE_CELL, MOVES
from ludopolis.games.streets.rules.state import (
    BIT,
    HAND,
    NONE,
    SLY,
    STEP_ABANDON,
    STEP_CELL,
    STEP_CLOSING,
    STEP_DISCARD,
    STEP_LEAVING,
    STEP_ROAD,
    STEP_SIGNS,
    STEP_TILE,
    STEP_TOKENS,
    STEP_TURN_ENDS,
    Position,
)

EVERY_CELL: Final[list[Any]] = list(range(MOVE_CELL, MOVES))
"""To take moves from, as they are: quicker than making the same numbers again and again."""


def is_sly(state: Position, party: i64) -> bool:
    """Whether that party is Sly."""
    return state.players == 1 and party == SLY


# 5.1 Abandon


def begin_build(state: Position) -> None:
    """A party without signs abandons a tile first; one without a legal cell puts a tile away (R5)."""
    party = state.active
    if not tiles_in_hand(state, party):
        state.builds = 0
        state.step = STEP_TURN_ENDS
    elif not state.spots and not cover_cells(state, party):
        state.step = STEP_DISCARD
    elif state.sign_supply[party] == 0:
        state.step = STEP_ABANDON
    else:
        state.step = STEP_TILE


def tiles_in_hand(state: Position, party: i64) -> int:
    """How many tiles a party holds."""
    count = 0
    for place in range(HAND * party, HAND * party + HAND):
        if state.backs[place] != NONE:
            count += 1
    return count


def abandon(state: Position, place: int) -> None:
    """All signs on the tile return; its owner takes its tokens, then its people move."""
    party = state.owner[place]
    if state.events is not None:
        signs = state.signs[place]
        state.events.append((events.E_ABANDONED, EVERYONE, party, state.tiles[place], state.cells[place], signs))
    take_signs(state, place)
    state.abandoned = place
    state.step = STEP_TOKENS if state.table.business else STEP_LEAVING


def take_signs(state: Position, place: int) -> None:
    """The signs on a tile return to its owner's supply."""
    party = state.owner[place]
    if not is_sly(state, party):
        state.sign_supply[party] += state.signs[place]
    state.owner[place] = NONE
    state.signs[place] = 0


# 5.2 Tile


def legal_tiles(state: Position, party: i64, base: int) -> list[int]:
    """The tiles in hand, as moves counted from `base`."""
    moves: list[int] = []
    for place in range(HAND * party, HAND * party + HAND):
        tile = state.hand[place]
        if tile >= 0:
            moves.append(base + tile)
    moves.sort()
    return moves


def hand_place(state: Position, party: i64, tile: int) -> int:
    """The place of a tile in a hand, or `NONE`."""
    for place in range(HAND * party, HAND * party + HAND):
        if state.hand[place] == tile:
            return place
    return NONE


def choose_tile(state: Position, tile: int) -> None:
    """Nobody else sees the choice until the tile is built."""
    party = state.active
    state.chosen = hand_place(state, party, tile)
    if state.events is not None:
        state.events.append((events.E_CHOSE, 1 << party, party, tile))
    moves = legal_cells(state)
    if len(moves) == 1:
        choose_cell(state, moves[0] - MOVE_CELL)
    else:
        state.step = STEP_CELL


def leave_hand(state: Position, place: int) -> int:
    """Takes a tile out of a hand, for everybody to see."""
    tile = state.hand[place]
    if state.events is not None and not state.shown[place]:
        state.events.append((REVEAL, EVERYONE))
    state.hand[place] = NONE
    state.backs[place] = NONE
    state.shown[place] = 0
    return tile


def put_away(state: Position, tile: int) -> None:
    """R5: a tile that cannot be built leaves the game."""
    party = state.active
    leave_hand(state, hand_place(state, party, tile))
    state.gone |= BIT[tile]
    if state.events is not None:
        state.events.append((events.E_PUT_AWAY, EVERYONE, party, tile))


# 5.3, 5.4 Cell and road side


def legal_cells(state: Position) -> list[int]:
    """The cells with a legal road side, and for the Restorer those that can be covered."""
    spots = state.choices if is_sly(state, state.active) else state.spots
    moves: list[int] = [EVERY_CELL[spot >> 4] for spot in spots]
    covers = cover_cells(state, state.active)
    if covers:
        for cell in covers:
            moves.append(MOVE_CELL + cell)
        moves.sort()
    return moves


def cover_cells(state: Position, party: i64) -> list[int]:
    """10.6: for the Restorer, every tile on a closed street except the start tiles."""
    found: list[int] = []
    if state.advisor[party] == RESTORER:
        for place in range(len(state.tiles)):
            if state.tiles[place] < BUILDINGS and is_closed(state.grid, state.cells[place], state.table.gap_closes):
                found.append(state.cells[place])
    return found


def sides_at(state: Position, cell: int) -> int:
    """The mask of road sides to choose from in a cell; a covered tile's road stays where it is (R34)."""
    if state.grid[cell] != 0:
        return BIT[state.grid[cell] & 3]
    for spot in state.choices if is_sly(state, state.active) else state.spots:
        if spot >> 4 == cell:
            return spot & 15
    return 0


def choose_cell(state: Position, cell: int) -> None:
    """A single legal road side is taken at once."""
    state.cell = cell
    sides = sides_at(state, cell)
    if sides & (sides - 1):
        state.step = STEP_ROAD
        return
    for side in range(4):
        if sides >> side & 1:
            choose_side(state, side)


def choose_side(state: Position, side: int) -> None:
    """5.5: the Investor decides on a second sign, everybody else builds."""
    state.side = side
    if may_double(state, state.active):
        state.step = STEP_SIGNS
    else:
        build(state, 1)


def may_double(state: Position, party: i64) -> bool:
    """10.4: the Investor may, with two signs in supply and no tile that carries two already."""
    if state.advisor[party] != INVESTOR or state.sign_supply[party] < 2:
        return False
    for place in range(len(state.tiles)):  # noqa: SIM110 (called every turn: a generator is slow)
        if state.owner[place] == party and state.signs[place] > 1:
            return False
    return True


# 5.6, 5.7 Place


def build(state: Position, signs: int) -> None:
    """Adds the tile to the city and finds the streets it closes."""
    party = state.active
    cell = state.cell
    covers = state.grid[cell] != 0
    tile = leave_hand(state, state.chosen)
    if not is_sly(state, party):
        state.sign_supply[party] -= signs
    side = state.side
    state.chosen = state.cell = state.side = NONE
    state.choices = []
    if covers:
        place = (state.grid[cell] >> 2) - 1
        cover(state, party, place, tile, side, signs)
        state.closing = [street_start(state.grid, cell)]
    else:
        if state.events is not None:
            state.events.append((events.E_BUILT, EVERYONE, party, tile, cell, side, signs))
        put_down(state, party, tile, cell, side, signs)
        find_spots(state, cell)
        state.closing = closed_by(state.grid, cell, state.table.gap_closes)
    state.step = STEP_CLOSING


def put_down(state: Position, party: int, tile: int, cell: int, side: int, signs: int) -> None:
    """Places a new tile with its sign, its people and the seekers of its colour. The caller updates `spots`."""
    place = len(state.tiles)
    state.grid = built_on(state.grid, cell, place, side)
    state.tiles.append(tile)
    state.cells.append(cell)
    state.owner.append(party)
    state.signs.append(signs)
    for _ in range(COLOURS):
        state.lying.append(0)
        state.seekers.append(0)
    table = state.table
    settle(state, place, table.seekers_enter_closed or not is_closed(state.grid, cell, table.gap_closes))


def cover(state: Position, party: int, place: int, tile: int, side: int, signs: int) -> None:
    """10.6: the old tile is gone; seekers on it who do not match the new one go to the station first."""
    old = state.tiles[place]
    cell = state.cells[place]
    state.gone |= BIT[old]
    if state.events is not None:
        state.events.append((events.E_COVERED, EVERYONE, party, tile, old, cell, side, signs))
    for colour in range(COLOURS):
        count = state.seekers[COLOURS * place + colour]
        if count and colour != state.parts.kind[tile]:
            state.seekers[COLOURS * place + colour] = 0
            state.seekers[colour] += count
            if state.events is not None:
                state.events.append((events.E_TO_STATION, EVERYONE, colour, count, cell))
    state.tiles[place] = tile
    state.owner[place] = party
    state.signs[place] = signs
    settle(state, place, state.table.seekers_enter_closed or not state.table.first_rules)  # R20


def settle(state: Position, place: int, admits_seekers: bool) -> None:
    """5.6, 5.7: a person from the supply for each symbol, as far as the supply lasts (R8); then the seekers."""
    tile = state.tiles[place]
    colour: i64 = state.parts.kind[tile]
    if colour >= COLOURS:
        return
    wanted = state.parts.symbols[SYMBOLS * tile + colour]
    count = state.supply[colour]
    if count > wanted:
        count = wanted
    state.supply[colour] -= count
    state.lying[COLOURS * place + colour] += count
    if state.events is not None:
        if count:
            state.events.append((events.E_SETTLED, EVERYONE, colour, count, tile, state.cells[place]))
        if count < wanted:
            state.events.append((events.E_SHORTAGE, EVERYONE, colour, wanted - count))
    if admits_seekers:
        seekers_enter(state, place, colour)


def seekers_enter(state: Position, place: i64, colour: i64) -> None:
    """Every seeker of the colour moves onto the new tile and lies down (R9)."""
    seekers = state.seekers
    at: i64 = colour
    end: i64 = len(seekers)
    while at < end:
        count = seekers[at]
        if count:
            seekers[at] = 0
            state.lying[COLOURS * place + colour] += count
            if state.events is not None:
                home = state.cells[at // COLOURS]
                state.events.append((events.E_SEEKERS_ENTER, EVERYONE, colour, count, home, state.cells[place]))
        at += COLOURS


# 3.5 Where anything can be built


def find_spots(state: Position, cell: i64) -> None:
    """Updates `spots` after a tile was built: the cells beside it and at the ends of its street."""
    grid = state.grid
    refresh_spot(state, cell)
    for step in STEPS:
        refresh_spot(state, cell + step)
    step = GRID if grid[cell] & 1 else 1
    refresh_spot(state, street_start(grid, cell) - step)
    refresh_spot(state, street_end(grid, cell) + step)


def refresh_spot(state: Position, cell: i64) -> None:
    """Adds or updates a cell with its legal road sides, or removes it."""
    spots = state.spots
    sides: i64 = 0
    if state.grid[cell] == 0:
        sides = legal_sides(state.grid, cell)
    low: i64 = 0
    high: i64 = len(spots)
    while low < high:
        middle: i64 = (low + high) >> 1
        if spots[middle] >> 4 < cell:
            low = middle + 1
        else:
            high = middle
    found = low < len(spots) and spots[low] >> 4 == cell
    if sides == 0:
        if found:
            del spots[low]
    elif found:
        spots[low] = 16 * cell + sides
    else:
        spots.insert(low, 16 * cell + sides)


def all_spots(grid: bytes, cells: list[int]) -> list[int]:
    """`spots`, computed from scratch."""
    found: list[int] = []
    for cell in sorted({cell + step for cell in cells for step in STEPS}):
        if grid[cell] == 0 and legal_sides(grid, cell):
            found.append(16 * cell + legal_sides(grid, cell))
    return found
