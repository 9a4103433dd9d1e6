"""What one more tile would change: on its own street, on those that end at it, and through what closing them brings.

A placement is judged by adding to the counts of the survey, without building on the grid. Every turn of every playout
judges every placement of every tile in hand, so this is the hottest code of the bots.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.streets.components.tables import COLOURS, NEIGHBOURS_VALUE, SYMBOLS
from ludopolis.games.streets.judgement.survey import BOTH_ENDS, FIRST_END, LAST_END, Survey
from ludopolis.games.streets.rules.building import is_sly, tiles_in_hand
from ludopolis.games.streets.rules.geometry import AROUND, GRID, LONGEST, STEPS
from ludopolis.games.streets.rules.state import NONE, Position

WORST: Final = -1.0e9
"""Less than any worth; also marks what has not been judged."""
PERSON_WORTH: Final = 0.8
"""A person who moves to an own tile."""
SIGN_WORTH: Final[list[float]] = [0.0, 4.0, 6.5, 8.0, 8.5, 8.5]
"""By the number of signs in supply, as long as there are tiles left to build."""
TOKEN_WORTH: Final = 3.0


class Site(Survey):
    """The survey of somebody about to build, with the tile in question."""

    def __init__(self, state: Position, seat: int) -> None:
        super().__init__(state, seat)
        self.pointed: list[float] = [WORST] * len(self.income)
        """By street: what it would pay with the symbols of the tile in question, or `WORST`."""
        self.crowds: list[int] = []
        """Signed places whose value counts their neighbours."""
        self.homes = [0] * COLOURS
        """By colour: the active party's tiles that can take people."""
        self.others = [0] * COLOURS
        """By colour: other parties' tiles that can."""
        self.side = 0
        """The best side of the cell that was judged last."""
        for place in range(2, len(state.tiles)):
            self.count_home(place)

    def count_home(self, place: i64) -> None:
        """Counts a tile that can take people, or whose value counts its neighbours."""
        state = self.state
        if self.street[place] < 0 or state.owner[place] == NONE:
            return
        tile = state.tiles[place]
        colour = state.parts.kind[tile]
        if colour < COLOURS:
            if state.owner[place] == state.active:
                self.homes[colour] += 1
            else:
                self.others[colour] += 1
        if state.parts.value[tile] == NEIGHBOURS_VALUE:
            self.crowds.append(place)

    def hold(self, tile: i64) -> None:
        """Adds a tile of the active party's to the state, in no cell yet, to try it out; `drop` removes it."""
        state = self.state
        self.new = len(state.tiles)
        state.tiles.append(tile)
        state.cells.append(0)
        state.owner.append(state.active)
        state.signs.append(1)
        colour: i64 = state.parts.kind[tile]
        for person in range(COLOURS):
            count = 0
            if person == colour:
                count = state.parts.symbols[SYMBOLS * tile + person]
                if count > state.supply[person]:
                    count = state.supply[person]
                at: i64 = person
                while at < len(state.seekers):
                    count += state.seekers[at]
                    at += COLOURS
            state.lying.append(count)
        for street in range(len(self.pointed)):
            self.pointed[street] = WORST

    def drop(self) -> None:
        """Restores the state."""
        state = self.state
        state.tiles.pop()
        state.cells.pop()
        state.owner.pop()
        state.signs.pop()
        del state.lying[-COLOURS:]
        self.new = NONE

    def best_side(self, cell: i64, sides: i64) -> float:
        """What the tile in question would bring in a cell with the best of these road sides."""
        most = WORST
        for side in range(4):
            if sides >> side & 1:
                worth = self.placement(cell, side)
                if worth > most:
                    most = worth
                    self.side = side
        return most

    def placement(self, cell: i64, side: i64) -> float:
        """What the tile in question would change in that cell: on the streets it touches, and for `crowds`."""
        state = self.state
        grid = state.grid
        gap_closes = state.table.gap_closes
        state.cells[self.new] = cell
        step: i64 = GRID if side & 1 else 1
        before: i64 = grid[cell - step]
        after: i64 = grid[cell + step]
        ends: i64 = 0
        if before != 0:
            if before & 3 == side:
                ends = self.ends[self.street[(before >> 2) - 1]] & FIRST_END
            elif gap_closes or before & 3 != side ^ 2:
                ends = FIRST_END
        if after != 0:
            if after & 3 == side:
                ends |= self.ends[self.street[(after >> 2) - 1]] & LAST_END
            elif gap_closes or after & 3 != side ^ 2:
                ends |= LAST_END
        self.closes = 0
        total = 0.0
        direction: i64 = 0
        while direction < 4:
            there: i64 = grid[cell + STEPS[direction]]
            if there != 0:
                other: i64 = there & 3
                if (direction ^ other) & 1 and other != side and (gap_closes or other ^ 2 != side):
                    total += self.ended(there, direction, side, ends)
            direction += 1
        total += self.own_street(before, after, side, ends)
        for place in self.crowds:
            if beside(state.cells[place], cell):
                price = state.parts.price[state.tiles[place]]
                total += self.share[0] * self.weight[state.owner[place]] * price
        return total

    def ended(self, there: i64, direction: i64, side: i64, own_ends: i64) -> float:
        """What changes on the street of a neighbour in that direction that ends at the tile in question."""
        street: i64 = self.street[(there >> 2) - 1]
        if street < 0:
            return 0.0
        tile: i64 = self.state.tiles[self.new]
        arrows: i64 = self.state.parts.arrows[tile]
        ends: i64 = self.ends[street]
        before = self.income[street] * self.share[ends]
        ends |= LAST_END if direction == 0 or direction == 3 else FIRST_END
        income = self.income[street]
        if (direction == side and arrows & 1) or (direction == side ^ 2 and arrows & 2):
            income = self.point_at(street, tile)
        change = income * self.share[ends] - before
        if ends == BOTH_ENDS:
            self.closes += 1
            self.load(street)
            change += self.closing(own_ends != BOTH_ENDS)
        return change

    def own_street(self, before: i64, after: i64, side: i64, ends: i64) -> float:
        """What the street of the tile in question is worth with it, less what its parts are worth without it."""
        state = self.state
        for symbol in range(SYMBOLS):
            self.seen[symbol] = 0
        for colour in range(COLOURS):
            self.lying[colour] = state.lying[COLOURS * self.new + colour]
        self.count = 1
        self.row[0] = self.new
        self.add_symbols(state.tiles[self.new])
        axis: i64 = 0 if side & 1 else 3
        parts = self.join(before, axis, side) + self.join(after, axis ^ 2, side)
        change = self.weigh() * self.share[ends] - parts
        return change + self.closing(False) if ends == BOTH_ENDS else change

    def join(self, there: i64, direction: i64, side: i64) -> float:
        """Adds what stands beside it to the street being weighed: a street, whose worth is returned, or symbols."""
        if there == 0:
            return 0.0
        if there & 3 != side:
            self.add_pointing(there, direction)
            return 0.0
        street: i64 = self.street[(there >> 2) - 1]
        count: i64 = self.count
        first: i64 = LONGEST * street
        for at in range(self.size[street]):
            self.row[count] = self.rows[first + at]
            count += 1
        self.count = count
        first = SYMBOLS * street
        for symbol in range(SYMBOLS):
            self.seen[symbol] += self.symbols[first + symbol]
        first = COLOURS * street
        for colour in range(COLOURS):
            self.lying[colour] += self.people[first + colour]
        return self.income[street] * self.share[self.ends[street]]

    def point_at(self, street: i64, tile: i64) -> float:
        """What a street would pay with the symbols of the tile in question pointing in."""
        known = self.pointed[street]
        if known == WORST:
            self.load(street)
            self.add_symbols(tile)
            known = self.weigh()
            self.pointed[street] = known
        return known

    # What closing brings in addition to income

    def closing(self, new_is_home: bool) -> float:
        """What the street being weighed brings when it closes: signs that return, tokens, people to send."""
        state = self.state
        seat = self.seat
        signs = 0
        for at in range(self.count):
            place: i64 = self.row[at]
            if state.owner[place] == seat:
                signs += state.signs[place]
        worth = 0.0
        if signs and not is_sly(state, seat):
            supply = state.sign_supply[seat]
            worth += sign_worth(state, seat, supply + signs) - sign_worth(state, seat, supply)
            if state.table.business:
                worth += TOKEN_WORTH
        for colour in range(COLOURS):
            people = self.lying[colour]
            if people:
                worth += people * self.home_worth(colour, new_is_home)
        return worth

    def home_worth(self, colour: i64, new_is_home: bool) -> float:
        """What a person of that colour who leaves the street is worth: the active party chooses the new home."""
        state = self.state
        homes: i64 = self.homes[colour]
        others: i64 = self.others[colour]
        for at in range(self.count):
            place: i64 = self.row[at]
            if place == self.new or state.owner[place] == NONE:
                continue
            if state.parts.kind[state.tiles[place]] == colour:
                if state.owner[place] == state.active:
                    homes -= 1
                else:
                    others -= 1
        if new_is_home and state.parts.kind[state.tiles[self.new]] == colour:
            homes += 1
        if homes > 0:
            return PERSON_WORTH * self.weight[state.active]
        return -PERSON_WORTH * self.weight[state.active] if others > 0 else 0.0


def builds_left(state: Position, party: int) -> int:
    """Roughly how many tiles a party will still build."""
    return state.stack // state.parties() + tiles_in_hand(state, party)


def sign_worth(state: Position, party: int, signs: int) -> float:
    """What signs in supply are worth: nothing beyond the tiles left to build."""
    useful = builds_left(state, party)
    if signs < useful:
        useful = signs
    return SIGN_WORTH[useful] if useful < len(SIGN_WORTH) else SIGN_WORTH[-1]


def beside(cell: i64, other: i64) -> bool:
    """Whether a cell is one of the eight around another."""
    for step in AROUND:  # noqa: SIM110 (a generator is slow)
        if cell + step == other:
            return True
    return False
