"""Where a half may be built (5)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.uptown.components.tables import GROUND, ROOFTOP, UPPER, first_half, halves_of
from ludopolis.games.uptown.rules.moves import CELLS, MOVE_PLACE
from ludopolis.games.uptown.rules.state import ALL_PLOTS, PLOTS, Position

PLOTS_IN: Final = [[plot for plot in range(PLOTS) if mask >> plot & 1] for mask in range(ALL_PLOTS + 1)]
"""By mask: its plots, ascending."""


def fitting(state: Position, half: int, owner: int) -> int:
    """5.2 and 5.3: the plots of a street that take a half, whoever places it, as a mask."""
    parts = state.parts
    place = parts.place[half]
    if place == ROOFTOP:
        plots = state.closed[owner]
    elif place == GROUND:
        plots = state.empty[owner]
    elif place == UPPER:
        plots = ALL_PLOTS & ~state.closed[owner] & ~state.empty[owner]
    else:
        plots = ALL_PLOTS & ~state.closed[owner]
    if parts.gift[half]:
        plots &= ~state.guarded[owner]
    return plots


def placeable(state: Position, seat: int, card: int) -> bool:
    """Whether the seat could place the card anywhere."""
    first = first_half(card)
    for half in range(first, first + halves_of(card)):
        if not state.parts.gift[half]:
            if fitting(state, half, seat):
                return True
            continue
        for owner in range(state.players):
            if owner != seat and fitting(state, half, owner):
                return True
    return False


def placements(state: Position, seat: int, card: int) -> list[int]:
    """Every legal placement of a card, by half, owner and plot."""
    moves: list[int] = []
    first = first_half(card)
    base: i64 = MOVE_PLACE
    for half in range(first, first + halves_of(card)):
        if state.parts.gift[half]:
            # 5.1: gifts go only to others, everything else stays at home.
            for owner in range(state.players):
                if owner != seat:
                    _add(moves, base + owner * PLOTS, fitting(state, half, owner))
        else:
            _add(moves, base + seat * PLOTS, fitting(state, half, seat))
        base += CELLS
    return moves


def _add(moves: list[int], base: i64, plots: int) -> None:
    """Adds a move for each plot of a mask."""
    for plot in PLOTS_IN[plots]:
        moves.append(base + plot)
