"""The city as a map in plain letters, row by row from the north.

`.` is an empty cell, `(C)` a token, `R7` a building of one floor that nobody owns, `B12:3@2*` one of three floors that
belongs to the second player and carries a construction site.
"""

from ludopolis.engine.facts import Fact, fact
from ludopolis.games.ginkgopolis.components import LETTERS, TILES
from ludopolis.games.ginkgopolis.moves import cell_at, cell_x, cell_y
from ludopolis.games.ginkgopolis.state import NONE, Position


def draw_city(state: Position) -> list[Fact]:
    """A line with the columns, then one for every row that holds anything."""
    xs = [cell_x(cell) for cell in state.at]
    ys = [cell_y(cell) for cell in state.at]
    columns = list(range(min(xs), max(xs) + 1))
    rows = list(range(max(ys), min(ys) - 1, -1))
    table = [[draw_cell(state, cell_at(x, y)) for x in columns] for y in rows]
    heads = [str(x) for x in columns]
    widths = [max(len(line[i]) for line in [heads, *table]) for i in range(len(columns))]
    margin = max(len(str(y)) for y in rows)
    lines = [fact("columns", picture=_row("x".rjust(margin), heads, widths))]
    for y, cells in zip(rows, table, strict=True):
        lines.append(fact("row", picture=_row(str(y).rjust(margin), cells, widths)))
    return lines


def _row(head: str, cells: list[str], widths: list[int]) -> str:
    return f"{head} | {' '.join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))}".rstrip()


def draw_cell(state: Position, cell: int) -> str:
    """One cell of the map."""
    tile = state.at.get(cell, NONE)
    if tile == NONE:
        return "."
    if tile >= TILES:
        return f"({LETTERS[tile - TILES]})"
    drawn = state.parts.tile_ids[tile]
    if state.owner[tile] != NONE:
        drawn += f":{state.height[tile]}@{state.owner[tile] + 1}"
    return f"{drawn}*" if tile in state.sites else drawn
