"""The move space: what each integer means; and how cells of the city are numbered.

The grid has no border, so cells are numbered in a window that no city can leave. A city grows by one building for each
tile that was not in the first nine: at most 51. Built in one line from the edge of the 3 × 3 square at 1, the last
building would stand at 52 and a token at 53. Hence x and y from -53 to 53; `audit` checks it.
"""

from typing import Final

from ludopolis.games.ginkgopolis.components import CARDS, CHARACTERS, TILES, TOKENS, TRIOS

REACH: Final = 53
SIDE: Final = 107  # 2 × REACH + 1
CELLS: Final = 11449
ORIGIN: Final = 5724
"""The cell of the middle starting building: x = 0, y = 0."""
NORTH: Final = 107
EAST: Final = 1
DIRECTIONS: Final[list[int]] = [NORTH, EAST, -NORTH, -EAST]
"""North, east, south, west: clockwise."""
ASCENDING: Final[list[int]] = [-NORTH, -EAST, EAST, NORTH]

RENEW: Final = 0
DONE: Final = 1
TAKE: Final = 2  # + RESOURCE or TILE
FORWARD: Final = 4
BACKWARD: Final = 5
KEEP: Final = 6  # + character
RETURN: Final = KEEP + CHARACTERS  # + tile
PLAY: Final = RETURN + TILES  # + 61 × card, + 1 + tile where one is played with it
PLAYS: Final = TILES + 1  # ways to play a card
TOKEN: Final = PLAY + CARDS * PLAYS  # + cell
MOVES: Final = TOKEN + CELLS

# Outcomes of chance
TILE: Final = 0  # + tile
CARD: Final = TILES  # + card
FIRST: Final = CARD + CARDS  # + seat
TRIO: Final = FIRST + 5  # + trio
CHARACTER: Final = TRIO + TRIOS  # + character
OUTCOMES: Final = CHARACTER + CHARACTERS

LAST_LETTER: Final = TOKENS - 1


def cell_at(x: int, y: int) -> int:
    """The number of a cell."""
    return ORIGIN + NORTH * y + x


def cell_x(cell: int) -> int:
    """East of the middle."""
    return cell % SIDE - REACH


def cell_y(cell: int) -> int:
    """North of the middle."""
    return cell // SIDE - REACH


def cell_name(cell: int) -> str:
    """`-1,2`: x, then y."""
    return f"{cell_x(cell)},{cell_y(cell)}"
