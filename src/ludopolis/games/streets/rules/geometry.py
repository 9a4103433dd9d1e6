"""3: cells, road sides, contacts and streets. All functions read only the grid.

The grid is `bytes`, one byte per cell: 0 if it is empty, else `4 * (place + 1) + road side`, where a place is the
tile's number in the order of building. It is never written to, so clones share it; `built_on` returns a new one.

Any city fits: road links make it one piece of at most 47 tiles with the station at the origin, so no tile is more than
`REACH` cells away, and the rim of the grid stays empty.
"""

from typing import Final

from mypy_extensions import i64

REACH: Final = 46
"""45 buildings in a line from the park, which is one step from the station."""
GRID: Final = 97
"""Cells per row: twice `REACH`, the origin, and two cells on either side for neighbours of neighbours."""
CELLS: Final = 9409
ORIGIN: Final = 4704
MIDDLE: Final = 48
LONGEST: Final = 5
"""3.3: the most tiles in a street."""

SIDES: Final = "NESW"
STEPS: Final[list[int]] = [-GRID, 1, GRID, -1]
"""One cell to the north, east, south, west. `side ^ 2` is the opposite side, `side & 1` the axis."""
AROUND: Final[list[int]] = [-GRID - 1, -GRID, -GRID + 1, -1, 1, GRID - 1, GRID, GRID + 1]
SIDE_BIT: Final[list[int]] = [1, 2, 4, 8]
BYTES: Final[list[bytes]] = [bytes([value]) for value in range(256)]
EMPTY_GRID: Final[bytes] = bytes(CELLS)

assert GRID * GRID == CELLS
assert MIDDLE * GRID + MIDDLE == ORIGIN
assert 2 * (REACH + 2) + 1 == GRID


# 3.2 Contacts

GAP: Final = 0
CONT: Final = 1
JOIN: Final = 2
CLASH: Final = 3


def contact(direction: int, side: int, other: int) -> int:
    """How a tile with road side `side` touches its neighbour in that direction, whose road side is `other`."""
    ends = (direction ^ side) & 1 == 1
    other_ends = (direction ^ other) & 1 == 1
    if ends and other_ends:
        return CONT if side == other else GAP
    road = direction == side
    other_road = direction ^ 2 == other
    if road and other_road:
        return CLASH
    return JOIN if (ends and other_road) or (other_ends and road) else GAP


def _sides_with(kinds: tuple[int, ...], direction: int, other: int) -> int:
    return sum(1 << side for side in range(4) if contact(direction, side, other) in kinds)


LINKED: Final[list[int]] = [_sides_with((CONT, JOIN), direction, other) for direction in range(4) for other in range(4)]
"""By 4 * direction + the neighbour's road side: the mask of road sides that give a road link."""
CLASHING: Final[list[int]] = [_sides_with((CLASH,), direction, other) for direction in range(4) for other in range(4)]
"""The same for road sides that clash."""


# Cells


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates: x to the east, y to the south, the station of a new city at 0, 0."""
    return ORIGIN + GRID * y + x


def cell_x(cell: int) -> int:
    return cell % GRID - MIDDLE


def cell_y(cell: int) -> int:
    return cell // GRID - MIDDLE


def cell_name(cell: int) -> str:
    """`-1,0`: coordinates that never change, however the city grows."""
    return f"{cell_x(cell)},{cell_y(cell)}"


def built_on(grid: bytes, cell: int, place: int, side: int) -> bytes:
    """A copy of the grid with the tile of that place number in the cell."""
    return b"".join((grid[:cell], BYTES[4 * (place + 1) + side], grid[cell + 1 :]))


# 3.3 Streets


def street_start(grid: bytes, cell: i64) -> i64:
    """The first cell, from the north or the west, of the street through that cell; it identifies the street."""
    side: i64 = grid[cell] & 3
    step: i64 = GRID if side & 1 else 1
    here: i64 = cell - step
    while True:
        there: i64 = grid[here]
        if there == 0 or there & 3 != side:
            return here + step
        here -= step


def street_end(grid: bytes, cell: i64) -> i64:
    """The last cell of the street through that cell."""
    side: i64 = grid[cell] & 3
    step: i64 = GRID if side & 1 else 1
    here: i64 = cell + step
    while True:
        there: i64 = grid[here]
        if there == 0 or there & 3 != side:
            return here - step
        here += step


def caps(grid: bytes, cell: i64, side: i64, gap_closes: bool) -> bool:
    """Whether an end cell closes off a street with that road side (R3)."""
    there: i64 = grid[cell]
    return there != 0 and (gap_closes or there & 3 != side ^ 2)


def is_closed(grid: bytes, cell: i64, gap_closes: bool) -> bool:
    """Whether the street through that cell is closed: both its end cells are taken."""
    side: i64 = grid[cell] & 3
    step: i64 = GRID if side & 1 else 1
    if not caps(grid, street_start(grid, cell) - step, side, gap_closes):
        return False
    return caps(grid, street_end(grid, cell) + step, side, gap_closes)


def run_length(grid: bytes, cell: i64, side: i64) -> i64:
    """The length of the street through that cell, now or with a tile of that road side there."""
    step: i64 = GRID if side & 1 else 1
    length: i64 = 1
    here: i64 = cell - step
    while grid[here] != 0 and grid[here] & 3 == side:
        length += 1
        here -= step
    here = cell + step
    while grid[here] != 0 and grid[here] & 3 == side:
        length += 1
        here += step
    return length


# 3.5 Placement


def legal_sides(grid: bytes, cell: i64) -> i64:
    """The mask of road sides with which a tile may be built in that empty cell."""
    linked: i64 = 0
    clashing: i64 = 0
    direction: i64 = 0
    while direction < 4:
        there: i64 = grid[cell + STEPS[direction]]
        if there != 0:
            touch: i64 = 4 * direction + (there & 3)
            linked |= LINKED[touch]
            clashing |= CLASHING[touch]
        direction += 1
    sides: i64 = linked & ~clashing
    for side in range(4):
        if sides >> side & 1 and run_length(grid, cell, side) > LONGEST:
            sides &= ~SIDE_BIT[side]
    return sides


# 3.6 Closing


def closed_by(grid: bytes, cell: i64, gap_closes: bool) -> list[int]:
    """The streets, by first cell, that the tile just built there closes: its own, and those that end at it."""
    side: i64 = grid[cell] & 3
    found: list[int] = []
    if is_closed(grid, cell, gap_closes):
        found.append(street_start(grid, cell))
    for direction in range(4):
        beside: i64 = cell + STEPS[direction]
        there: i64 = grid[beside]
        if there != 0 and ends_here(direction, there & 3, side, gap_closes) and is_closed(grid, beside, gap_closes):
            found.append(street_start(grid, beside))
    found.sort()
    return found


def ends_here(direction: i64, other: i64, side: i64, gap_closes: bool) -> bool:
    """Whether the street of a neighbour in that direction ends at a tile of this road side.

    Its short edge must face the tile, and the tile must not continue its road.
    """
    return (direction ^ other) & 1 == 1 and other != side and (gap_closes or other ^ 2 != side)


def at_end_of_closed(grid: bytes, cell: i64, gap_closes: bool) -> i64:
    """How many closed streets end at the tile in that cell."""
    side: i64 = grid[cell] & 3
    count: i64 = 0
    for direction in range(4):
        beside: i64 = cell + STEPS[direction]
        there: i64 = grid[beside]
        if there != 0 and ends_here(direction, there & 3, side, gap_closes) and is_closed(grid, beside, gap_closes):
            count += 1
    return count
