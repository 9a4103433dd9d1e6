"""The move space: what each integer means, and how the cells of the city are numbered.

The grid has no border, so cells are numbered in a window that no city can leave. A city grows by at most 51 buildings,
one for each tile that is not among the first nine. If all are built in one line from the edge of the 3 × 3 square at 1,
the last one stands at 52 and a token beside it at 53. Hence x and y go from -53 to 53; `audit` checks it.
"""

from typing import Final

from ludopolis.games.ginkgopolis.components.tables import CARDS, CHARACTERS, MAX_PLAYERS, TILES, TRIOS

REACH: Final = 53
SIDE: Final = 107  # 2 × REACH + 1
CELLS: Final = 11449
ORIGIN: Final = 5724
"""The cell of the middle starting building: x = 0, y = 0."""
NORTH: Final = 107
EAST: Final = 1
DIRECTIONS: Final[list[int]] = [NORTH, EAST, -NORTH, -EAST]
"""Clockwise."""
ASCENDING: Final[list[int]] = [-NORTH, -EAST, EAST, NORTH]
"""The same in the order of their numbers."""

RENEW: Final = 0
DONE: Final = 1
TAKE: Final = 2  # + ITEM_RESOURCE or ITEM_TILE
FORWARD: Final = 4
BACKWARD: Final = 5
KEEP: Final = 6  # + character
RETURN: Final = KEEP + CHARACTERS  # + tile
PLAY: Final = RETURN + TILES  # + PLAYS × card, and + 1 + tile if one is played with it
PLAYS: Final = TILES + 1  # ways to play one card
TOKEN: Final = PLAY + CARDS * PLAYS  # + cell
MOVES: Final = TOKEN + CELLS

# Outcomes of chance
OUTCOME_TILE: Final = 0  # + tile
OUTCOME_CARD: Final = TILES  # + card
OUTCOME_FIRST: Final = OUTCOME_CARD + CARDS  # + seat
OUTCOME_TRIO: Final = OUTCOME_FIRST + MAX_PLAYERS  # + trio
OUTCOME_CHARACTER: Final = OUTCOME_TRIO + TRIOS  # + character
OUTCOMES: Final = OUTCOME_CHARACTER + CHARACTERS


def cell_at(x: int, y: int) -> int:
    """The number of a cell."""
    return ORIGIN + NORTH * y + x


def cell_x(cell: int) -> int:
    """How far east of the middle."""
    return cell % SIDE - REACH


def cell_y(cell: int) -> int:
    """How far north of the middle."""
    return cell // SIDE - REACH


def cell_name(cell: int) -> str:
    """`-1,2`: x, then y."""
    return f"{cell_x(cell)},{cell_y(cell)}"
