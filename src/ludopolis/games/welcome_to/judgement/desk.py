"""What a seat needs to weigh its moves: a survey of its sheet, and prices by size, slot and street."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.components.tables import ESTATES
from ludopolis.games.welcome_to.judgement.goals import goal_progress
from ludopolis.games.welcome_to.judgement.outlook import POOL_CHANCE, park_chance
from ludopolis.games.welcome_to.judgement.survey import (
    LONG_BUILT,
    LONG_EMPTY,
    PIECE_FIELDS,
    PLAN_BASE,
    Survey,
    count_bits,
    find_gaps,
    plan_points,
    rounds_left,
    survey,
)
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIT,
    CLAIMED,
    FILLED,
    PARKS,
    POOLS,
    SLOTS,
    STREET_OF,
    STREET_SLOTS,
)
from ludopolis.games.welcome_to.rules.state import Position

ESTATE_TRUST: Final = 0.8
"""How much a house that brings an estate nearer counts, compared with room for numbers."""


class Desk:
    """The survey and the prices of one seat."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.sheet = state.sheets[seat]
        self.left = rounds_left(state, seat)
        self.seen: Survey = survey(state, self.sheet, self.left)
        late = 1.0 if self.left > 6.0 else self.left / 6.0
        self.long_built = LONG_BUILT * late
        self.long_empty = LONG_EMPTY * late * self.seen.fill[1]
        self.held: list[float] = [0.0] * 7
        """By size: what an estate on the sheet is worth, including its part in plans."""
        self.fresh: list[float] = [0.0] * 7
        """The same for another one."""
        self.gain: list[float] = [0.0] * SLOTS
        """By slot: what a house there brings, regardless of number and effect."""
        self.park: list[float] = [0.0] * 3
        """By street: what a park brings there."""
        self.no_park: list[float] = [0.0] * 3
        """By street: what a house without a park changes."""
        self.pool = 0.0
        """What a pool brings where one is planned."""
        price_sizes(self)

    def piece(self, size: i64, built: i64, used: i64, held: bool) -> float:
        """What a piece between fences promises."""
        if size > 6:
            houses: int = built
            empty: int = size - built
            return self.long_built * houses + self.long_empty * empty
        if size == 0:
            return 0.0
        if used:
            return self.state.parts.estate_values[size][self.sheet[AGENTS + size - 1]] * self.seen.fill[size - built]
        worth: float = self.held[size] if held else self.fresh[size]
        return worth * self.seen.fill[size - built]


def price_sizes(desk: Desk) -> None:
    """Finds what estates are worth, by size."""
    seen = desk.seen
    size: i64 = 1
    while size <= 6:
        value = float(desk.state.parts.estate_values[size][desk.sheet[AGENTS + size - 1]])
        wanted: float = seen.wanted[size]
        usable: float = seen.usable[size]
        needed: float = seen.needed[size]
        desk.held[size] = value + (wanted if usable <= needed else wanted * needed / usable)
        more: float = needed - usable
        desk.fresh[size] = value + (wanted if more >= 1.0 else (wanted * more if more > 0.0 else 0.0))
        size += 1


def price_slots(desk: Desk) -> None:
    """Finds what a house brings, by slot: to its piece, to the parks and pools of its street, to special goals."""
    find_gaps(desk.seen, desk.sheet)
    price_parks(desk)
    parts = desk.state.parts
    pools: i64 = count_bits(desk.sheet[POOLS])
    late = 1.0 if desk.left > 12.0 else desk.left / 12.0
    rise = parts.pool_values[pools + 1] - parts.pool_values[pools] if pools < 9 else 0
    lost: float = POOL_CHANCE * late * rise
    desk.pool = float(rise)
    gain = desk.gain
    pieces = desk.seen.pieces
    planned: i64 = parts.planned_pools
    filled: i64 = desk.sheet[FILLED]
    at: i64 = 0
    while at < len(pieces):
        slot: i64 = pieces[at]
        size: i64 = pieces[at + 1]
        built: i64 = pieces[at + 2]
        if built < size:
            used: i64 = pieces[at + 3]
            more: float = ESTATE_TRUST * (desk.piece(size, built + 1, used, True) - desk.piece(size, built, used, True))
            more += desk.no_park[STREET_OF[slot]]
            end: i64 = slot + size
            while slot < end:
                if not filled >> slot & 1:
                    gain[slot] = more - lost if planned >> slot & 1 else more
                slot += 1
        at += PIECE_FIELDS
    if desk.state.table.expert:
        price_goals(desk)


def price_parks(desk: Desk) -> None:
    """Finds what a house with or without a park does to the chance of all parks in its street."""
    sheet = desk.sheet
    left = desk.left
    for street in range(3):
        boxes = street + 3
        parks = sheet[PARKS + street]
        if parks < boxes:
            values = desk.state.parts.park_values[street]
            empty: int = count_bits(STREET_SLOTS[street] & ~sheet[FILLED])
            bonus = values[boxes] - values[parks] - 2 * (boxes - parks)
            less = park_chance(boxes - parks, empty - 1, left)
            desk.no_park[street] = bonus * (less - park_chance(boxes - parks, empty, left))
            bonus_after = values[boxes] - values[parks + 1] - 2 * (boxes - parks - 1)
            chance = park_chance(boxes - parks - 1, empty - 1, left)
            desk.park[street] = values[parks + 1] - values[parks] + bonus_after * chance - bonus * less


def price_goals(desk: Desk) -> None:
    """Adds what houses and parks bring to the goals of expert plans."""
    state = desk.state
    sheet = desk.sheet
    parts = state.parts
    filled = sheet[FILLED]
    for stack in range(3):
        plan = state.plans[stack]
        if sheet[CLAIMED + stack] or parts.plan_goal[plan] == ESTATES:
            continue
        now = goal_progress(parts, plan, sheet, desk.left)
        points = plan_points(state, stack) * (PLAN_BASE + 2.0 * (1.0 - PLAN_BASE) * now)
        for slot in range(SLOTS):
            bit = BIT[slot]
            if not filled & bit:
                sheet[FILLED] = filled | bit
                desk.gain[slot] += points * (goal_progress(parts, plan, sheet, desk.left) - now)
        sheet[FILLED] = filled
        for street in range(3):
            if sheet[PARKS + street] < street + 3:
                sheet[PARKS + street] += 1
                desk.park[street] += points * (goal_progress(parts, plan, sheet, desk.left) - now)
                sheet[PARKS + street] -= 1


def goals_change(desk: Desk, index: int, changed: int) -> float:
    """What changing one field of the sheet brings to the goals of expert plans."""
    state = desk.state
    sheet = desk.sheet
    worth = 0.0
    if not state.table.expert:
        return worth
    kept = sheet[index]
    for stack in range(3):
        plan = state.plans[stack]
        if sheet[CLAIMED + stack] or state.parts.plan_goal[plan] == ESTATES:
            continue
        before = goal_progress(state.parts, plan, sheet, desk.left)
        sheet[index] = changed
        after = goal_progress(state.parts, plan, sheet, desk.left)
        sheet[index] = kept
        worth += plan_points(state, stack) * (after - before) * (PLAN_BASE + (1.0 - PLAN_BASE) * (after + before))
    return worth
