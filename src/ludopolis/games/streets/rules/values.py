"""6.1, 9, 10: what a tile is worth to its owner on its street, making the best use of wild symbols and copies."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.streets.components.tables import (
    CLOSING_VALUE,
    COLOURS,
    COPY_VALUE,
    HACKER,
    HIPSTER_LEGEND,
    LAST_COPYABLE,
    MIXED_VALUE,
    NEIGHBOURS_VALUE,
    NO_VALUE,
    PEOPLE_VALUE,
    SEARCH_SPECIALIST,
    SET_VALUE,
    SIGNS_VALUE,
    SIZE_VALUE,
    SYMBOLS,
    SYMBOLS_VALUE,
    WILD,
)
from ludopolis.games.streets.rules.geometry import AROUND, GRID, at_end_of_closed
from ludopolis.games.streets.rules.state import HAND, NONE, Position

HIPSTER: Final = 1


class Tally:
    """A street as one party counts it: the snapshot by which all its tiles there are valued."""

    def __init__(self) -> None:
        self.places: list[int] = []
        """The tiles of the street, from the north or the west."""
        self.symbols = [0] * SYMBOLS
        """SYM: on the street, pointing in (3.4), and from the party's advisor."""
        self.people = [0] * COLOURS
        """Lying people on the street."""
        self.signs = 0
        """The party's signs on the street."""
        self.final = False
        """Final scoring (8)."""


def places_of(state: Position, start: i64) -> list[int]:
    """The tiles of the street with that first cell."""
    grid = state.grid
    here: i64 = start
    there: i64 = grid[here]
    side: i64 = there & 3
    step: i64 = GRID if side & 1 else 1
    found: list[int] = []
    while there != 0 and there & 3 == side:
        found.append((there >> 2) - 1)
        here += step
        there = grid[here]
    return found


def tally(state: Position, start: i64, party: i64, final: bool) -> Tally:
    """Counts a street, given by its first cell, for a party."""
    seen = Tally()
    seen.final = final
    places = places_of(state, start)
    seen.places = places
    lying = state.lying
    for place in places:
        add_symbols(state, seen.symbols, state.tiles[place])
        if state.owner[place] == party:
            seen.signs += state.signs[place]
        for colour in range(COLOURS):
            seen.people[colour] += lying[COLOURS * place + colour]
    add_pointing(state, seen, start)
    advisor = state.advisor[party]
    if advisor != NONE:
        add_advisor(state, seen, party, advisor)
    return seen


def add_symbols(state: Position, symbols: list[int], tile: i64) -> None:
    """Adds the symbols of a tile."""
    printed = state.table.symbols
    first: i64 = SYMBOLS * tile
    for symbol in range(SYMBOLS):
        symbols[symbol] += printed[first + symbol]


def add_pointing(state: Position, seen: Tally, start: i64) -> None:
    """3.4: adds the symbols of tiles in the end cells that point into the street."""
    grid = state.grid
    side: i64 = grid[start] & 3
    step: i64 = GRID if side & 1 else 1
    before: i64 = 0 if side & 1 else 3
    add_if_pointing(state, seen, grid[start - step], before)
    add_if_pointing(state, seen, grid[start + step * len(seen.places)], before ^ 2)


def add_if_pointing(state: Position, seen: Tally, there: i64, direction: i64) -> None:
    """Adds the symbols of the tile in an end cell, in that direction from the street, if they point in."""
    if points_in(state, there, direction):
        add_symbols(state, seen.symbols, state.tiles[(there >> 2) - 1])


def points_in(state: Position, there: i64, direction: i64) -> bool:
    """Whether the symbols of what is in an end cell, in that direction from the street, point into the street."""
    if there == 0:
        return False
    arrows: i64 = state.parts.arrows[state.tiles[(there >> 2) - 1]]
    side: i64 = there & 3
    return (side == direction ^ 2 and arrows & 1 != 0) or (side == direction and arrows & 2 != 0)


def pointing_places(state: Position, places: list[int]) -> list[int]:
    """3.4: the tiles in the end cells of a street, given by its tiles, whose symbols point into it."""
    grid = state.grid
    side = grid[state.cells[places[0]]] & 3
    step = GRID if side & 1 else 1
    before = 0 if side & 1 else 3
    ends = ((grid[state.cells[places[0]] - step], before), (grid[state.cells[places[-1]] + step], before ^ 2))
    return [(there >> 2) - 1 for there, direction in ends if points_in(state, there, direction)]


def add_advisor(state: Position, seen: Tally, party: i64, advisor: i64) -> None:
    """10: the symbols that a party's advisor adds or changes."""
    symbols = seen.symbols
    for symbol in range(SYMBOLS):
        symbols[symbol] += state.parts.card_symbols[SYMBOLS * advisor + symbol]
    if advisor == HACKER and not seen.final:  # 10.2
        for place in range(HAND * party, HAND * party + HAND):
            if state.backs[place] != NONE:
                symbols[state.backs[place]] += 1
    elif advisor == HIPSTER_LEGEND:  # 10.5
        symbols[WILD] += symbols[HIPSTER]
        symbols[HIPSTER] = 0
    elif advisor == SEARCH_SPECIALIST and not seen.final:  # 10.7
        for place in range(len(state.tiles)):
            if state.owner[place] == party and place not in seen.places:
                add_symbols(state, symbols, state.tiles[place])


# 9 Values


def value_at(state: Position, seen: Tally, place: i64) -> int:
    """What the tile in that place is worth, by its own formula or the best one it can copy."""
    valued = source_of(state, seen, place)
    tile = state.tiles[valued]
    return state.parts.price[tile] * count_at(state, seen, valued, tile)


def source_of(state: Position, seen: Tally, place: i64) -> int:
    """The place whose formula counts for this tile: for a copy the best other one, else its own."""
    if state.parts.value[state.tiles[place]] == COPY_VALUE:
        copied = best_copy(state, seen, place)
        if copied != NONE:
            return copied
    return place


def best_copy(state: Position, seen: Tally, place: i64) -> int:
    """R18: the other place of the street with the highest value for the party, or `NONE`; the first of equals."""
    best = NONE
    most = -1
    for other in seen.places:
        tile = state.tiles[other]
        value = state.parts.value[tile]
        if other != place and NO_VALUE < value <= LAST_COPYABLE:
            worth = state.parts.price[tile] * count_at(state, seen, other, tile)
            if worth > most:
                most = worth
                best = other
    return best


def count_at(state: Position, seen: Tally, place: i64, formula: i64) -> int:
    """How many times the formula of a tile pays its price in that place."""
    parts = state.parts
    value: i64 = parts.value[formula]
    if value == SYMBOLS_VALUE:
        return seen.symbols[parts.wants[formula]] + seen.symbols[WILD]
    if value == SET_VALUE:
        return sets(state, seen, formula)
    if value == PEOPLE_VALUE:
        return seen.people[parts.wants[formula]]
    if value == SIGNS_VALUE:
        return seen.signs
    if value == MIXED_VALUE:
        return seen.symbols[WILD]
    if value == SIZE_VALUE:
        return len(seen.places)
    if value == NEIGHBOURS_VALUE:
        return neighbours(state, state.cells[place])
    if value == CLOSING_VALUE:
        return closing_count(state, seen, state.cells[place])
    return 0


def sets(state: Position, seen: Tally, formula: i64) -> int:
    """The largest number of complete sets, with wild symbols filling the gaps.

    Of any group of its colours, K sets lack K times the group's need less its symbols; the worst group lacks as much as
    all colours together. So K is the least of (symbols of the group + wild) / (need of the group), rounded down.
    """
    parts = state.parts
    symbols = seen.symbols
    best: i64 = -1
    at: i64 = parts.set_first[formula]
    end: i64 = parts.set_first[formula + 1]
    while at < end:
        mask: i64 = parts.set_mask[at]
        have: i64 = symbols[WILD]
        for colour in range(COLOURS):
            if mask >> colour & 1:
                have += symbols[colour]
        count: i64 = have // parts.set_need[at]
        if best < 0 or count < best:
            best = count
        at += 1
    return best


def neighbours(state: Position, cell: i64) -> int:
    """How many of the eight cells around are taken."""
    grid = state.grid
    count = 0
    for step in AROUND:
        if grid[cell + step] != 0:
            count += 1
    return count


def closing_count(state: Position, seen: Tally, cell: i64) -> int:
    """R17: 1 if the tile stands at the end of any closed streets; as a house rule, one for each of them."""
    if seen.final and not state.table.closing_at_final:
        return 0
    streets = at_end_of_closed(state.grid, cell, state.table.gap_closes)
    return streets if state.table.closing_per_street or streets == 0 else 1


# 6.1 Income


def people_on(state: Position, place: i64) -> int:
    """How many people lie on a tile."""
    lying = state.lying
    first: i64 = COLOURS * place
    return lying[first] + lying[first + 1] + lying[first + 2] + lying[first + 3]


def income_at(state: Position, seen: Tally, place: i64) -> int:
    """6.1: the value, twice if the Investor has doubled the tile, and a dollar for each person lying on it."""
    return value_at(state, seen, place) * state.signs[place] + people_on(state, place)
