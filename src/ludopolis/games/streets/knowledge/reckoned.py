"""How a tile's income comes about: its arithmetic, and where on the board the things lie that its value counts."""

from ludopolis.engine.values.data import Data
from ludopolis.games.streets.components.tables import (
    COLOURS,
    HIPSTER_LEGEND,
    LETTERS,
    MIXED_VALUE,
    NEIGHBOURS_VALUE,
    PEOPLE_VALUE,
    SEARCH_SPECIALIST,
    SET_VALUE,
    SIGNS_VALUE,
    SIZE_VALUE,
    SYMBOLS,
    SYMBOLS_VALUE,
    WILD,
)
from ludopolis.games.streets.rules.geometry import AROUND, cell_name, street_start
from ludopolis.games.streets.rules.state import Position
from ludopolis.games.streets.rules.values import (
    HIPSTER,
    Tally,
    count_at,
    people_on,
    pointing_places,
    source_of,
    tally,
)


def reckoned(state: Position, place: int) -> Data:
    """The arithmetic of what a signed tile would pay if its street closed as it stands, as in the event `income`.

    `counts` says where: for each cell, the letters of the symbols counted there, or "" for the tile or its people.
    """
    seen = tally(state, street_start(state.grid, state.cells[place]), state.owner[place], False)
    valued = source_of(state, seen, place)
    formula = state.tiles[valued]
    return {
        "formula_tile": state.parts.tile_ids[formula],
        "count": count_at(state, seen, valued, formula),
        "price": state.parts.price[formula],
        "times": state.signs[place],
        "people": people_on(state, place),
        "counts": _counts(state, seen, valued, formula, state.owner[place]),
    }


def _counts(state: Position, seen: Tally, place: int, formula: int, party: int) -> dict[str, str]:
    value = state.parts.value[formula]
    if value in (SYMBOLS_VALUE, SET_VALUE, MIXED_VALUE):
        return _symbols(state, seen, _wanted(state, formula, party), party)
    if value == PEOPLE_VALUE:
        colour = state.parts.wants[formula]
        found = [other for other in seen.places if state.lying[COLOURS * other + colour]]
    elif value == SIGNS_VALUE:
        found = [other for other in seen.places if state.owner[other] == party]
    elif value == SIZE_VALUE:
        found = seen.places
    elif value == NEIGHBOURS_VALUE:
        there = [state.grid[state.cells[place] + step] for step in AROUND]
        found = [(one >> 2) - 1 for one in there if one]
    else:
        found = []
    return {cell_name(state.cells[other]): "" for other in found}


def _wanted(state: Position, formula: int, party: int) -> set[int]:
    """The symbols that a formula counts; wild ones are counted by all of them."""
    parts = state.parts
    wanted = {WILD}
    if parts.value[formula] == SYMBOLS_VALUE:
        wanted.add(parts.wants[formula])
    if parts.value[formula] == SET_VALUE:
        masks = parts.set_mask[parts.set_first[formula] : parts.set_first[formula + 1]]
        wanted |= {colour for colour in range(COLOURS) for mask in masks if mask >> colour & 1}
    if state.advisor[party] == HIPSTER_LEGEND:  # 10.5
        wanted.add(HIPSTER)
    return wanted


def _symbols(state: Position, seen: Tally, wanted: set[int], party: int) -> dict[str, str]:
    places = [*seen.places, *pointing_places(state, seen.places)]
    if state.advisor[party] == SEARCH_SPECIALIST:  # 10.7
        own = [place for place, owner in enumerate(state.owner) if owner == party]
        places += [place for place in own if place not in places]
    found: dict[str, str] = {}
    for place in places:
        first = SYMBOLS * state.tiles[place]
        letters = "".join(LETTERS[symbol] for symbol in sorted(wanted) if state.table.symbols[first + symbol])
        if letters:
            found[cell_name(state.cells[place])] = letters
    return found
