"""The part of a row that speaks of open cells: which streets a tile there would close, and whom that would pay.

Rows of tables of two end with it. Networks of three and more, and of solo, were taught on rows without it.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import clamp
from ludopolis.games.streets.components.tables import COLOURS
from ludopolis.games.streets.judgement.survey import BOTH_ENDS, FIRST_END, LAST_END, Survey
from ludopolis.games.streets.rules.geometry import GRID, LONGEST, STEPS
from ludopolis.games.streets.rules.state import HAND, NONE
from ludopolis.games.streets.rules.values import people_on

CELLS: Final = 2
"""How many closing cells are shown of those best for each side."""
CLOSING: Final = ("own income", "rival's income", "streets", "people")
IN_HAND: Final = ("own income at once", "rival's income at once", "streets it closes", "second best cell")
PLACES: Final = (
    *(f"tile {place}, best first: {name}" for place in range(HAND) for name in IN_HAND),
    *(f"closing cell {place}, best for the own party first: {name}" for place in range(CELLS) for name in CLOSING),
    *(f"closing cell {place}, best for the rival first: {name}" for place in range(CELLS) for name in CLOSING),
    "streets that can be closed for the own good",
    "streets that can be closed for the rival's good",
    "own income on streets that can be closed",
    "rival's income on streets that can be closed",
)


class Places:
    """What closing brings each of two parties, cell by cell, whatever tile is built there."""

    def __init__(self, survey: Survey, seat: int) -> None:
        self.survey = survey
        state = survey.state
        self.own: list[int] = []
        """By street: the own income if it closed now …"""
        self.rival: list[int] = []
        """… and the rival's."""
        self.people: list[int] = []
        self.closable: list[int] = [0] * len(survey.ends)
        """By street: whether some cell would close it."""
        self.mask: i64 = 0
        """The streets that the placement asked about last would close, and for each party, and for people, the sum."""
        self.count = 0
        self.own_sum = 0
        self.rival_sum = 0
        self.people_sum = 0
        for street in range(len(survey.ends)):
            own = 0
            rival = 0
            for at in range(survey.size[street]):
                place: i64 = survey.rows[LONGEST * street + at]
                owner = state.owner[place]
                if owner == NONE:
                    continue
                income: int = survey.worth[place] + people_on(state, place)
                if owner == seat:
                    own += income
                else:
                    rival += income
            self.own.append(own)
            self.rival.append(rival)
            begin: i64 = COLOURS * street
            here = survey.people
            self.people.append(here[begin] + here[begin + 1] + here[begin + 2] + here[begin + 3])

    def ask(self, cell: i64, side: i64) -> None:
        """Sets the sums to what a tile in that cell, with its road on that side, would close."""
        survey = self.survey
        state = survey.state
        grid = state.grid
        gap_closes = state.table.gap_closes
        self.mask = 0
        self.count = 0
        self.own_sum = 0
        self.rival_sum = 0
        self.people_sum = 0
        direction: i64 = 0
        while direction < 4:
            there: i64 = grid[cell + STEPS[direction]]
            if there != 0:
                other: i64 = there & 3
                if (direction ^ other) & 1 and other != side and (gap_closes or other ^ 2 != side):
                    street: i64 = survey.street[(there >> 2) - 1]
                    if street >= 0:
                        ends: i64 = survey.ends[street]
                        ends |= LAST_END if direction == 0 or direction == 3 else FIRST_END
                        if ends == BOTH_ENDS:
                            self.add(street)
            direction += 1
        self.ask_own_street(cell, side)

    def ask_own_street(self, cell: i64, side: i64) -> None:
        """Adds the streets on both sides that the tile would join, if they were closed with it."""
        survey = self.survey
        grid = survey.state.grid
        gap_closes = survey.state.table.gap_closes
        step: i64 = GRID if side & 1 else 1
        before: i64 = grid[cell - step]
        after: i64 = grid[cell + step]
        ends: i64 = 0
        first: i64 = NONE
        last: i64 = NONE
        if before != 0:
            if before & 3 == side:
                first = survey.street[(before >> 2) - 1]
                ends = survey.ends[first] & FIRST_END
            elif gap_closes or before & 3 != side ^ 2:
                ends = FIRST_END
        if after != 0:
            if after & 3 == side:
                last = survey.street[(after >> 2) - 1]
                ends |= survey.ends[last] & LAST_END
            elif gap_closes or after & 3 != side ^ 2:
                ends |= LAST_END
        if ends == BOTH_ENDS:
            if first != NONE:
                self.add(first)
            if last != NONE:
                self.add(last)

    def add(self, street: i64) -> None:
        """Adds a street to the sums."""
        self.mask |= 1 << (street & 31)
        self.count += 1
        self.own_sum += self.own[street]
        self.rival_sum += self.rival[street]
        self.people_sum += self.people[street]
        self.closable[street] = 1


class Best:
    """The cells that are best for one side, no two of them closing the same streets."""

    def __init__(self) -> None:
        self.gains: list[int] = []
        self.masks: list[int] = []
        self.figures: list[list[int]] = []

    def offer(self, gain: int, places: Places) -> None:
        """Takes the closing that was asked about last, if it is among the best."""
        mask = places.mask
        for at in range(len(self.masks)):
            if self.masks[at] == mask:
                return
        to = len(self.gains)
        while to > 0 and self.gains[to - 1] < gain:
            to -= 1
        if to == CELLS:
            return
        self.gains.insert(to, gain)
        self.masks.insert(to, mask)
        self.figures.insert(
            to,
            [clamp(places.own_sum), clamp(places.rival_sum), clamp(places.count), clamp(places.people_sum)],
        )
        if len(self.gains) > CELLS:
            self.gains.pop()
            self.masks.pop()
            self.figures.pop()


def add_places(row: list[int], places: Places) -> None:
    """Adds the closing cells best for each side, and what can be closed at all."""
    own = Best()
    rival = Best()
    for spot in places.survey.state.spots:
        cell: i64 = spot >> 4
        sides: i64 = spot & 15
        for side in range(4):
            if sides >> side & 1:
                places.ask(cell, side)
                if places.own_sum + places.rival_sum > 0:
                    gain = places.own_sum - places.rival_sum
                    own.offer(gain, places)
                    rival.offer(-gain, places)
    for best in (own, rival):
        for at in range(CELLS):
            if at < len(best.figures):
                row.extend(best.figures[at])
            else:
                for _ in range(len(CLOSING)):
                    row.append(0)
    counts = [0, 0, 0, 0]
    for street in range(len(places.closable)):
        if places.closable[street]:
            if places.own[street] > places.rival[street]:
                counts[0] += 1
            elif places.own[street] < places.rival[street]:
                counts[1] += 1
            counts[2] += places.own[street]
            counts[3] += places.rival[street]
    for count in counts:
        row.append(clamp(count))
