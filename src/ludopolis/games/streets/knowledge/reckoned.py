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

    `counts` says where: for each cell, a letter for each symbol counted there, or "" for the tile or its people.
    """
    seen = tally(state, street_start(state.grid, state.cells[place]), state.owner[place], False)
    valued = source_of(state, seen, place)
    formula = state.tiles[valued]
    count = count_at(state, seen, valued, formula)
    return {
        "formula_tile": state.parts.tile_ids[formula],
        "count": count,
        "price": state.parts.price[formula],
        "times": state.signs[place],
        "people": people_on(state, place),
        "counts": _counts(state, seen, valued, formula, count, state.owner[place]),
    }


def _counts(state: Position, seen: Tally, place: int, formula: int, count: int, party: int) -> dict[str, str]:
    value = state.parts.value[formula]
    if value in (SYMBOLS_VALUE, SET_VALUE, MIXED_VALUE):
        found = _symbols(state, seen, place, _wanted(state, formula, party), party)
        if value == SET_VALUE:
            found = _in_sets(found, _needed(state, formula, count), _stands_in(state, party))
        letters: dict[str, str] = {}
        for other, letter in found:
            cell = cell_name(state.cells[other])
            letters[cell] = letters.get(cell, "") + letter
        return letters
    if value == PEOPLE_VALUE:
        colour = state.parts.wants[formula]
        there = [other for other in seen.places if state.lying[COLOURS * other + colour]]
    elif value == SIGNS_VALUE:
        there = [other for other in seen.places if state.owner[other] == party]
    elif value == SIZE_VALUE:
        there = seen.places
    elif value == NEIGHBOURS_VALUE:
        around = [state.grid[state.cells[place] + step] for step in AROUND]
        there = [(one >> 2) - 1 for one in around if one]
    else:
        there = []
    return {cell_name(state.cells[other]): "" for other in there}


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


def _symbols(state: Position, seen: Tally, place: int, wanted: set[int], party: int) -> list[tuple[int, str]]:
    """Every wanted symbol that points at the street, by its place; those of the tile itself come first."""
    places = [*seen.places, *pointing_places(state, seen.places)]
    if state.advisor[party] == SEARCH_SPECIALIST:  # 10.7
        own = [other for other, owner in enumerate(state.owner) if owner == party]
        places += [other for other in own if other not in places]
    places.sort(key=lambda other: other != place)
    return [
        (other, LETTERS[symbol])
        for other in places
        for symbol in sorted(wanted)
        for _ in range(state.table.symbols[SYMBOLS * state.tiles[other] + symbol])
    ]


def _needed(state: Position, formula: int, sets: int) -> dict[str, int]:
    """How many symbols of each colour the sets consist of."""
    parts = state.parts
    groups = range(parts.set_first[formula], parts.set_first[formula + 1])
    need = {parts.set_mask[at]: parts.set_need[at] for at in groups}
    return {LETTERS[colour]: sets * need.get(1 << colour, 0) for colour in range(COLOURS)}


def _stands_in(state: Position, party: int) -> str:
    """The symbols that may be any other."""
    return LETTERS[WILD] + (LETTERS[HIPSTER] if state.advisor[party] == HIPSTER_LEGEND else "")  # 10.5


def _in_sets(found: list[tuple[int, str]], needed: dict[str, int], wild: str) -> list[tuple[int, str]]:
    """The symbols that complete sets consist of, and no others: each colour, then wild ones for what is missing."""
    left = dict(needed)
    taken: list[tuple[int, str]] = []
    for other, letter in found:
        if letter not in wild and left[letter]:
            left[letter] -= 1
            taken.append((other, letter))
    stand_ins = [one for one in found if one[1] in wild]
    return taken + stand_ins[: sum(left.values())]
