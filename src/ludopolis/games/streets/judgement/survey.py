"""The open streets of a city, each counted once, with what they are worth to one seat."""

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
from ludopolis.games.streets.rules.geometry import GRID, LONGEST, at_end_of_closed, caps, street_start
from ludopolis.games.streets.rules.state import HAND, NONE, Position
from ludopolis.games.streets.rules.values import HIPSTER, neighbours

FIRST_END: Final = 1
LAST_END: Final = 2
BOTH_ENDS: Final = 3
"""The mask of a street's end cells that are taken."""
CLOSED: Final = -2

FREE_SHARE: Final = 0.5
FREE_GROWTH: Final = 0.01
"""What a dollar of income is worth on a street with two free ends: when nothing is left to build, and in addition for
each tile left. Streets grow, and those that never close pay half. These figures, like those below, won the most games
against the first policy."""
ENDED_SHARE: Final = 0.85
ENDED_GROWTH: Final = 0.005
"""The same for a street with one free end: somebody will close it."""
RIVAL_WORTH: Final = 0.75
"""What a rival's dollar costs, shared among the rivals."""


class Survey:
    """The open streets, numbered; lists are by street unless stated otherwise."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        parties = state.parties()
        self.weight: list[float] = [-RIVAL_WORTH / (parties - 1)] * parties
        """By party: what a dollar of its income is worth."""
        self.weight[seat] = 1.0
        self.share = shares(state)
        """By the mask of taken ends: what a dollar on such a street is worth."""
        self.street: list[int] = [NONE] * len(state.tiles)
        """By place: its street, or `CLOSED`."""
        self.ends: list[int] = []
        self.size: list[int] = []
        self.rows: list[int] = []
        """`LONGEST` per street: its places."""
        self.symbols: list[int] = []
        """`SYMBOLS` per street: on it and pointing in."""
        self.people: list[int] = []
        """`COLOURS` per street: lying on it."""
        self.income: list[float] = []
        """What it would pay now, weighted by owner."""
        self.worth: list[int] = [0] * len(state.tiles)
        """By place with an owner on an open street: what its tile would pay now, without the people on it."""
        # The street being weighed
        self.row = [0] * LONGEST
        self.worths = [0] * LONGEST
        """By place in the row, if it has an owner: what its tile pays without the people on it, after `weigh`."""
        self.count = 0
        self.seen = [0] * SYMBOLS
        self.lying = [0] * COLOURS
        self.party_symbols = [0] * SYMBOLS
        self.new = NONE
        """The place of a tile being tried out (see `Site`), which is in no street yet …"""
        self.closes = 0
        """… and how many streets it would close."""
        for place in range(len(state.tiles)):
            if self.street[place] == NONE:
                self.count_street(place)

    # Counting

    def count_street(self, place: i64) -> None:
        """Adds the street of a tile, if it is open."""
        state = self.state
        grid = state.grid
        gap_closes = state.table.gap_closes
        start = street_start(grid, state.cells[place])
        side: i64 = grid[start] & 3
        step: i64 = GRID if side & 1 else 1
        row = self.row
        count: i64 = 0
        here: i64 = start
        there: i64 = grid[here]
        while there != 0 and there & 3 == side:
            row[count] = (there >> 2) - 1
            count += 1
            here += step
            there = grid[here]
        ends: i64 = 0
        if caps(grid, start - step, side, gap_closes):
            ends = FIRST_END
        if caps(grid, here, side, gap_closes):
            ends |= LAST_END
        if ends == BOTH_ENDS:
            for at in range(count):
                self.street[row[at]] = CLOSED
            return
        number = len(self.ends)
        seen = self.seen
        lying = self.lying
        for symbol in range(SYMBOLS):
            seen[symbol] = 0
        for colour in range(COLOURS):
            lying[colour] = 0
        for at in range(count):
            other: i64 = row[at]
            self.street[other] = number
            self.add_symbols(state.tiles[other])
            for colour in range(COLOURS):
                lying[colour] += state.lying[COLOURS * other + colour]
        before: i64 = 0 if side & 1 else 3
        self.add_pointing(grid[start - step], before)
        self.add_pointing(grid[here], before ^ 2)
        self.count = count
        self.ends.append(ends)
        self.size.append(count)
        self.rows.extend(row)
        self.symbols.extend(seen)
        self.people.extend(lying)
        self.income.append(self.weigh())
        for at in range(count):
            self.worth[row[at]] = self.worths[at]

    def add_symbols(self, tile: i64) -> None:
        """Adds the symbols of a tile to the street being weighed."""
        printed = self.state.table.symbols
        seen = self.seen
        first: i64 = SYMBOLS * tile
        for symbol in range(SYMBOLS):
            if printed[first + symbol]:
                seen[symbol] += printed[first + symbol]

    def add_pointing(self, there: i64, direction: i64) -> None:
        """3.4: adds the symbols of the tile in an end cell, in that direction from the street, if they point in."""
        if there == 0:
            return
        tile = self.state.tiles[(there >> 2) - 1]
        arrows: i64 = self.state.parts.arrows[tile]
        side: i64 = there & 3
        if (side == direction ^ 2 and arrows & 1) or (side == direction and arrows & 2):
            self.add_symbols(tile)

    def load(self, street: i64) -> None:
        """Makes a street the one being weighed."""
        first: i64 = LONGEST * street
        for at in range(LONGEST):
            self.row[at] = self.rows[first + at]
        first = SYMBOLS * street
        for symbol in range(SYMBOLS):
            self.seen[symbol] = self.symbols[first + symbol]
        first = COLOURS * street
        for colour in range(COLOURS):
            self.lying[colour] = self.people[first + colour]
        self.count = self.size[street]

    # Weighing

    def weigh(self) -> float:
        """What the street being weighed would pay: incomes times the weights of their owners."""
        state = self.state
        lying = state.lying
        total = 0.0
        for at in range(self.count):
            place: i64 = self.row[at]
            owner = state.owner[place]
            if owner == NONE:
                continue
            first: i64 = COLOURS * place
            people: i64 = lying[first] + lying[first + 1] + lying[first + 2] + lying[first + 3]
            worth: int = self.value_of(place, owner) * state.signs[place]
            self.worths[at] = worth
            income: int = worth + people
            total += self.weight[owner] * income
        return total

    def value_of(self, place: i64, owner: i64) -> i64:
        """9: what a tile of the street being weighed is worth to a party."""
        state = self.state
        symbols = self.seen
        if state.advisor[owner] != NONE:
            self.advise(owner)
            symbols = self.party_symbols
        tile: i64 = state.tiles[place]
        value: i64 = state.parts.value[tile]
        if value != COPY_VALUE:
            return self.formula(tile, value, place, owner, symbols)
        most: i64 = 0
        for at in range(self.count):
            other: i64 = self.row[at]
            copied: i64 = state.tiles[other]
            value = state.parts.value[copied]
            if other != place and NO_VALUE < value <= LAST_COPYABLE:
                worth = self.formula(copied, value, other, owner, symbols)
                if worth > most:
                    most = worth
        return most

    def formula(self, tile: i64, value: i64, place: i64, owner: i64, symbols: list[int]) -> i64:
        """The value of one tile by its own formula."""
        state = self.state
        parts = state.parts
        price: i64 = parts.price[tile]
        if value == SYMBOLS_VALUE:
            return price * (symbols[parts.wants[tile]] + symbols[WILD])
        if value == SET_VALUE:
            best: i64 = 99
            at: i64 = parts.set_first[tile]
            end: i64 = parts.set_first[tile + 1]
            while at < end:
                mask: i64 = parts.set_mask[at]
                have: i64 = symbols[WILD]
                for colour in range(COLOURS):
                    if mask >> colour & 1:
                        have += symbols[colour]
                count: i64 = have // parts.set_need[at]
                if count < best:
                    best = count
                at += 1
            return price * best
        if value == PEOPLE_VALUE:
            return price * self.lying[parts.wants[tile]]
        if value == SIGNS_VALUE:
            signs: i64 = 0
            for number in range(self.count):
                if state.owner[self.row[number]] == owner:
                    signs += state.signs[self.row[number]]
            return price * signs
        if value == MIXED_VALUE:
            return price * symbols[WILD]
        if value == SIZE_VALUE:
            return price * self.count
        if value == NEIGHBOURS_VALUE:
            return price * neighbours(state, state.cells[place])
        if value == CLOSING_VALUE:
            if place == self.new:
                return price if self.closes else 0
            return price if at_end_of_closed(state.grid, state.cells[place], state.table.gap_closes) else 0
        return 0

    def advise(self, party: i64) -> None:
        """10: sets `party_symbols` to the street's symbols as a party with an advisor counts them."""
        state = self.state
        advisor: i64 = state.advisor[party]
        symbols = self.party_symbols
        for symbol in range(SYMBOLS):
            symbols[symbol] = self.seen[symbol] + state.parts.card_symbols[SYMBOLS * advisor + symbol]
        if advisor == HACKER:
            for at in range(HAND * party, HAND * party + HAND):
                if state.backs[at] != NONE:
                    symbols[state.backs[at]] += 1
        elif advisor == HIPSTER_LEGEND:
            symbols[WILD] += symbols[HIPSTER]
            symbols[HIPSTER] = 0
        elif advisor == SEARCH_SPECIALIST:
            for place in range(2, len(state.tiles)):
                if state.owner[place] == party and not self.in_row(place):
                    tile: i64 = state.tiles[place]
                    for symbol in range(SYMBOLS):
                        symbols[symbol] += state.table.symbols[SYMBOLS * tile + symbol]

    def in_row(self, place: i64) -> bool:
        """Whether a tile is on the street being weighed."""
        for at in range(self.count):  # noqa: SIM110 (a generator is slow)
            if self.row[at] == place:
                return True
        return False


def tiles_left(state: Position) -> int:
    """Tiles still to be built, by anybody."""
    return state.stack + len(state.backs) - state.backs.count(NONE) + sum(state.end_stack)


def shares(state: Position) -> list[float]:
    """What a dollar of income is worth, by the mask of taken ends of its street."""
    left = tiles_left(state)
    free = FREE_SHARE + FREE_GROWTH * left
    ended = ENDED_SHARE + ENDED_GROWTH * left if left else free
    return [free, ended, ended, 1.0]
