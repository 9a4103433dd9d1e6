"""A sheet surveyed once: its pieces between fences, its gaps between numbers, and what plans want of it."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.components.tables import ESTATES
from ludopolis.games.welcome_to.judgement.gaps import FILLABLE
from ludopolis.games.welcome_to.judgement.goals import goal_progress
from ludopolis.games.welcome_to.rules.sheet import (
    ALL_SLOTS,
    CLAIMED,
    EMPTY,
    FENCES,
    FILLED,
    HIGHEST,
    MARKS,
    NUM,
    REFUSALS,
    RING,
    RINGS,
    SLOTS,
)
from ludopolis.games.welcome_to.rules.state import Position

FILL_CHANCE: Final = 0.85
"""The chance that an empty slot is filled in the end, if there is time."""
NUMBERS_PER_ROUND: Final = 1.0
"""The numbers that a gap is offered in a round."""
LONG_BUILT: Final = 0.75
LONG_EMPTY: Final = 0.6
"""What a house and an empty slot are worth while no fence says to which estate they will belong."""
FENCE_PRICE: Final = 1.5
"""What the fences of an estate for a plan cost, in houses."""
FIRST_CLAIM_TRUST: Final = 0.8
"""How surely a plan that nobody has claimed yet brings the higher points."""
PLAN_BASE: Final = 0.5
"""How much of a plan's points its progress is worth from the start; the rest comes as it nears completion."""
PIECE_FIELDS: Final = 4
"""A piece between fences in its flat list: first slot, size, houses, and 1 if a plan uses it."""
GAP_FIELDS: Final = 4
"""A gap between numbers in its flat list: first slot, size, and the numbers below and above it."""


class Survey:
    """What one look through a sheet finds."""

    def __init__(self) -> None:
        self.left = 0.0
        """The rounds still expected."""
        self.fill: list[float] = []
        """By number of empty slots: the chance that all of them are filled."""
        self.pieces: list[int] = []
        self.houses: list[int] = []
        """By slot: the number of houses before it."""
        self.estates: list[float] = [0.0] * 7
        """By size: the estates expected of the present pieces."""
        self.usable: list[float] = [0.0] * 7
        """The same, without those used by plans."""
        self.long = 0.0
        """What the pieces too long for an estate are worth."""
        self.needed: list[float] = [0.0] * 7
        """By size: the estates that open plans ask for."""
        self.wanted: list[float] = [0.0] * 7
        """By size: what another estate is worth to open plans."""
        self.plans = 0.0
        """The points expected of open plans."""
        self.room: list[float] = []
        self.gaps: list[int] = []


def count_bits(mask: i64) -> i64:
    """How many slots a mask has, counted in parallel."""
    pairs: i64 = mask - ((mask >> 1) & 0x155555555)
    fours: i64 = (pairs & 0x333333333) + ((pairs >> 2) & 0x333333333)
    eights: i64 = (fours + (fours >> 4)) & 0xF0F0F0F0F
    return (eights + (eights >> 8) + (eights >> 16) + (eights >> 24) + (eights >> 32)) & 0x3F


def rounds_left(state: Position, seat: int) -> float:
    """The rounds until somebody's streets are full; fewer if somebody is near the last plan or refusal."""
    least = 40.0
    for other in range(state.players):
        sheet = state.sheets[seat] if other == seat else state.shown[other]
        empty: int = count_bits(ALL_SLOTS & ~sheet[FILLED])
        rounds = 0.95 * empty
        claimed = (sheet[CLAIMED] > 0) + (sheet[CLAIMED + 1] > 0) + (sheet[CLAIMED + 2] > 0)
        if claimed == 2 and rounds > 7.0:
            rounds = 7.0
        if sheet[REFUSALS] == 2 and rounds > 5.0:
            rounds = 5.0
        if rounds < least:
            least = rounds
    if state.players == 1 and least > 27.0 - state.round:
        least = 27.0 - state.round
    return least


def survey(state: Position, sheet: list[int], left: float) -> Survey:
    """Surveys a sheet; `find_gaps` is left to those who need it."""
    seen = Survey()
    seen.left = left
    empty: int = count_bits(ALL_SLOTS & ~sheet[FILLED])
    fill = FILL_CHANCE
    if empty > left + 1.0:
        fill = FILL_CHANCE * (left + 1.0) / empty
    chance = 1.0
    chances = [1.0]
    for _ in range(6):
        chance *= fill
        chances.append(chance)
    seen.fill = chances
    cut_pieces(seen, sheet, fill)
    weigh_plans(state, seen, sheet)
    seen.room = FILLABLE.table(left * NUMBERS_PER_ROUND)
    return seen


def cut_pieces(seen: Survey, sheet: list[int], fill: float) -> None:
    """Finds the pieces between fences, and the estates expected of them."""
    walls: i64 = sheet[FENCES]
    built: i64 = sheet[FILLED] & ~sheet[RINGS]
    rings: i64 = sheet[RINGS]
    marks: i64 = sheet[MARKS]
    pieces = seen.pieces
    houses = seen.houses
    late = 1.0 if seen.left > 6.0 else seen.left / 6.0
    count: i64 = 0
    first: i64 = 0
    before: i64 = 0
    used: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        houses.append(count)
        count += built >> slot & 1
        used |= marks >> slot & 1
        if walls >> slot & 1:
            size: i64 = slot + 1 - first
            if not rings >> slot & 1:
                pieces.append(first)
                pieces.append(size)
                pieces.append(count - before)
                pieces.append(used)
                missing: i64 = size - count + before
                if size <= 6:
                    chance: float = seen.fill[missing]
                    seen.estates[size] += chance
                    if not used:
                        seen.usable[size] += chance
                else:
                    here: int = count - before
                    rest: int = missing
                    seen.long += late * (LONG_BUILT * here + LONG_EMPTY * fill * rest)
            first = slot + 1
            before = count
            used = 0
        slot += 1
    houses.append(count)


def weigh_plans(state: Position, seen: Survey, sheet: list[int]) -> None:
    """Finds what open plans promise, and what each would give for another estate."""
    parts = state.parts
    rest = seen.usable[:]
    stack: i64 = 0
    while stack < 3:
        plan = state.plans[stack]
        if sheet[CLAIMED + stack] == 0 and plan >= 0:
            points = plan_points(state, stack)
            if parts.plan_goal[plan] == ESTATES:
                sizes = parts.plan_sizes[plan]
                total = 0.0
                got = 0.0
                for size in range(1, 7):
                    count = sizes[size]
                    if count:
                        weight = size + FENCE_PRICE
                        total += count * weight
                        have = rest[size]
                        if have > count:
                            have = float(count)
                        rest[size] -= have
                        got += have * weight
                        seen.needed[size] += count
                progress = got / total
                seen.plans += points * progress * (PLAN_BASE + (1.0 - PLAN_BASE) * progress)
                slope = points * (PLAN_BASE + 2.0 * (1.0 - PLAN_BASE) * progress) / total
                for size in range(1, 7):
                    if sizes[size] and slope * (size + FENCE_PRICE) > seen.wanted[size]:
                        seen.wanted[size] = slope * (size + FENCE_PRICE)
            else:
                progress = goal_progress(parts, plan, sheet, seen.left)
                seen.plans += points * progress * (PLAN_BASE + (1.0 - PLAN_BASE) * progress)
        stack += 1


def plan_points(state: Position, stack: i64) -> float:
    """What a plan will bring. The higher points are a race, except in solo."""
    plan = state.plans[stack]
    low = state.parts.plan_low[plan]
    if state.approved >> stack & 1:
        return float(low)
    high = state.parts.plan_high[plan]
    return high if state.players == 1 else low + FIRST_CLAIM_TRUST * (high - low)


def find_gaps(seen: Survey, sheet: list[int]) -> None:
    """Finds the runs of empty slots, with the numbers at their ends."""
    gaps = seen.gaps
    low: i64 = -1
    size: i64 = 0
    here: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        here = sheet[NUM + slot]
        if slot == 10 or slot == 21:
            if size:
                add_gap(gaps, slot - size, size, low, HIGHEST + 1)
            size = 0
            low = -1
        if here == EMPTY:
            size += 1
        else:
            if size:
                add_gap(gaps, slot - size, size, low, HIGHEST + 1 if here == RING else here)
                size = 0
            low = -1 if here == RING else here
        slot += 1
    if size:
        add_gap(gaps, slot - size, size, low, HIGHEST + 1)


def add_gap(gaps: list[int], first: i64, size: i64, low: i64, high: i64) -> None:
    """Appends a gap to the list."""
    gaps.append(first)
    gaps.append(size)
    gaps.append(low)
    gaps.append(high)
