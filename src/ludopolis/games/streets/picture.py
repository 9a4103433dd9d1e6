"""The city as a map of letters: `T1>` is tile T1 with its road in the east, `.` a cell that can be built on."""

from typing import Final

from ludopolis.games.streets.components import PARK, STATION
from ludopolis.games.streets.geometry import cell_at, cell_x, cell_y
from ludopolis.games.streets.state import Position

ROADS: Final = "^>v<"
FREE: Final = "."
MARKS: Final = {STATION: "@", PARK: "*"}
"""The start tiles, which have no short name."""


def draw_city(state: Position) -> str:
    """Columns by x, rows by y, as far as the city and its free cells reach."""
    marks: dict[int, str] = {spot >> 4: FREE for spot in state.spots}
    for place, cell in enumerate(state.cells):
        tile = state.tiles[place]
        marks[cell] = MARKS.get(tile, state.parts.tile_ids[tile]) + ROADS[state.grid[cell] & 3]
    columns = range(min(map(cell_x, marks)), max(map(cell_x, marks)) + 1)
    rows = range(min(map(cell_y, marks)), max(map(cell_y, marks)) + 1)
    width = max(3, *(len(mark) for mark in marks.values())) + 1
    lines = [" " * 4 + "".join(f"{x:>{width}}" for x in columns)]
    for y in rows:
        cells = "".join(f"{marks.get(cell_at(x, y), ''):>{width}}" for x in columns)
        lines.append(f"{y:>4}{cells}".rstrip())
    return "\n".join(lines)
