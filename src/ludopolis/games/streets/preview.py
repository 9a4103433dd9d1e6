"""What a placement would do: the streets it closes and what they pay, for whoever is about to choose."""

from typing import NamedTuple

from ludopolis.games.streets.building import build, legal_cells, sides_at
from ludopolis.games.streets.components import COLOURS
from ludopolis.games.streets.state import CELL, CELL_MOVE, NONE, ROAD, Position
from ludopolis.games.streets.values import income_at, places_of, tally


class Payment(NamedTuple):
    """The income of a tile on a street that would close."""

    cell: int
    party: int
    amount: int


class Preview(NamedTuple):
    """A placement. Each street is counted as if it came first; the Entrepreneur's substitution is not foreseen."""

    cell: int
    side: int
    closes: list[int]
    """Streets, by first cell."""
    pays: list[Payment]
    leaving: int
    """People who would leave these streets."""


def previews(state: Position) -> list[Preview]:
    """Every placement that is being chosen from."""
    if state.step == ROAD:
        cells = [state.cell]
    elif state.step == CELL:
        cells = [move - CELL_MOVE for move in legal_cells(state)]
    else:
        return []
    found: list[Preview] = []
    for cell in cells:
        sides = sides_at(state, cell)
        found += [preview(state, cell, side) for side in range(4) if sides >> side & 1]
    return found


def preview(state: Position, cell: int, side: int) -> Preview:
    """Builds the chosen tile there, on a copy, with one sign."""
    trial = Position()
    state.copy_to(trial)
    trial.cell = cell
    trial.side = side
    build(trial, 1)
    pays: list[Payment] = []
    leaving = 0
    for start in trial.closing:
        places = places_of(trial, start)
        for place in places:
            party = trial.owner[place]
            if party != NONE:
                amount = income_at(trial, tally(trial, start, party, False), place)
                pays.append(Payment(trial.cells[place], party, amount))
            leaving += sum(trial.lying[COLOURS * place : COLOURS * place + COLOURS])
    return Preview(cell, side, trial.closing, pays, leaving)
