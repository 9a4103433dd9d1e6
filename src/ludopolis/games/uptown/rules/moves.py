"""The move space: what the integers of moves mean. An outcome of chance is a card, or a seat for the first player."""

from typing import Final

from ludopolis.games.uptown.rules.state import MOST_PLAYERS, PLOTS

MOVE_PLACE: Final = 0  # + half of the card * CELLS + cell
CELLS: Final = 20
MOVE_DISCARD: Final = 80
MOVE_BUY: Final = 81  # + seat of the deck
MOVE_MUNICIPAL: Final = 85
MOVE_SKIP: Final = 86
MOVES: Final = 87

assert MOST_PLAYERS * PLOTS == CELLS
assert MOVE_PLACE + 4 * CELLS == MOVE_DISCARD
assert MOVE_BUY + MOST_PLAYERS == MOVE_MUNICIPAL


def place_of(move: int) -> tuple[int, int, int]:
    """A placement's half of the card, seat of the street and plot."""
    chosen = move - MOVE_PLACE
    return chosen // CELLS, chosen % CELLS // PLOTS, chosen % PLOTS
