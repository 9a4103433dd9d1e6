"""What a sheet promises: the terms of its outlook, and of all of them the value of a position to a seat.

A seat sees its own sheet as it stands and the others as they were when the round began.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.components import ESTATES
from ludopolis.games.welcome_to.heuristics_goals import goal_progress
from ludopolis.games.welcome_to.heuristics_room import ROOM, gap_index
from ludopolis.games.welcome_to.sheet import (
    AGENTS,
    ALL_SLOTS,
    BIS_BOXES,
    EMPTY,
    FENCES,
    FILLED,
    HIGHEST,
    MARKS,
    NUM,
    PARKS,
    PLANS,
    POOLS,
    REFUSALS,
    RING,
    RING_BOXES,
    RINGS,
    SLOTS,
    STREET_SLOTS,
    TEMPS,
)
from ludopolis.games.welcome_to.state import Position

FILL: Final = 0.85
"""The chance that an empty slot is filled in the end, if there is time."""
ROOM_WORTH: Final = 4.5
"""What it costs to have a slot that will stay empty."""
STREAM: Final = 1.0
"""The numbers that come to a gap in a round."""
LONG_BUILT: Final = 0.75
LONG_EMPTY: Final = 0.6
"""What a house and an empty slot are worth while no fence says to which estate they will belong."""
FENCE_PRICE: Final = 1.5
"""The fences that an estate of a plan takes, in houses."""
FIRST: Final = 0.8
"""How surely a plan that nobody has yet brings the higher points."""
FUTURE: Final = 0.4
"""The part of the estates still missing for plans that agents may count on."""
PARK_RATE: Final = 0.25
"""The parks that come with a house in a street."""
POOL_CHANCE: Final = 0.15
"""The chance that a planned pool is still built."""
PLAN_BASE: Final = 0.5
"""How much of a plan's points its progress is worth from the start; the rest comes as it nears its end."""
PIECE: Final = 4
"""A piece between fences takes so many places in its list: first slot, size, houses, and 1 if used by a plan."""
GAP: Final = 4
"""A gap between numbers: first slot, size, and the numbers below and above it."""


class Survey:
    """A sheet looked through once: its pieces, its gaps, and what plans want."""

    def __init__(self) -> None:
        self.left = 0.0
        """The rounds still to be expected."""
        self.fill: list[float] = []
        """By number of empty slots: the chance that all of them are filled."""
        self.pieces: list[int] = []
        self.houses: list[int] = []
        """By slot: the houses before it."""
        self.estates: list[float] = [0.0] * 7
        """By size: the estates to be expected of the pieces there are."""
        self.usable: list[float] = [0.0] * 7
        """The same without those used by plans."""
        self.long = 0.0
        """What the pieces without a size are worth."""
        self.needed: list[float] = [0.0] * 7
        """By size: the estates that open plans ask for."""
        self.wanted: list[float] = [0.0] * 7
        """By size: what an estate brings open plans nearer to their points."""
        self.plans = 0.0
        """The points to be expected of open plans."""
        self.room: list[float] = []
        self.gaps: list[int] = []


def count_bits(mask: i64) -> i64:
    """How many slots a mask has, in a few steps for all of them at once."""
    pairs: i64 = mask - ((mask >> 1) & 0x155555555)
    fours: i64 = (pairs & 0x333333333) + ((pairs >> 2) & 0x333333333)
    eights: i64 = (fours + (fours >> 4)) & 0xF0F0F0F0F
    return (eights + (eights >> 8) + (eights >> 16) + (eights >> 24) + (eights >> 32)) & 0x3F


def rounds_left(state: Position, seat: int) -> float:
    """Until somebody's streets are full, or the last plan or refusal is near."""
    least = 40.0
    for other in range(state.players):
        sheet = state.sheets[seat] if other == seat else state.shown[other]
        empty: int = count_bits(ALL_SLOTS & ~sheet[FILLED])
        rounds = 0.95 * empty
        claimed = (sheet[PLANS] > 0) + (sheet[PLANS + 1] > 0) + (sheet[PLANS + 2] > 0)
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
    """Looks the sheet through."""
    seen = Survey()
    seen.left = left
    empty: int = count_bits(ALL_SLOTS & ~sheet[FILLED])
    fill = FILL
    if empty > left + 1.0:
        fill = FILL * (left + 1.0) / empty
    chance = 1.0
    chances = [1.0]
    for _ in range(6):
        chance *= fill
        chances.append(chance)
    seen.fill = chances
    cut_pieces(seen, sheet, fill)
    weigh_plans(state, seen, sheet)
    seen.room = ROOM.table(left * STREAM)
    return seen


def cut_pieces(seen: Survey, sheet: list[int], fill: float) -> None:
    """The pieces between fences, and the estates to be expected of them."""
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
    """What open plans promise, and what each of them would give for another estate."""
    parts = state.parts
    rest = seen.usable[:]
    stack: i64 = 0
    while stack < 3:
        plan = state.plans[stack]
        if sheet[PLANS + stack] == 0 and plan >= 0:
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
    """What a plan will bring: the higher points are a race, unless one is alone."""
    plan = state.plans[stack]
    low = state.parts.plan_low[plan]
    if state.approved >> stack & 1:
        return float(low)
    high = state.parts.plan_high[plan]
    return high if state.players == 1 else low + FIRST * (high - low)


def find_gaps(seen: Survey, sheet: list[int]) -> None:
    """The runs of empty slots with the numbers at their ends."""
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
    """Another gap at the end of the list."""
    gaps.append(first)
    gaps.append(size)
    gaps.append(low)
    gaps.append(high)


# The terms


def outlook_of(state: Position, seat: int) -> list[tuple[str, float]]:
    """A seat's own prospects by term."""
    return outlook_seen(state, seat, seat, rounds_left(state, seat))


def outlook_seen(state: Position, seat: int, viewer: int, left: float) -> list[tuple[str, float]]:
    """A seat's prospects as another one sees them."""
    parts = state.parts
    sheet = state.sheets[seat] if seat == viewer else state.shown[seat]
    seen = survey(state, sheet, left)
    find_gaps(seen, sheet)
    claimed = 0.0
    parks = 0.0
    for i in range(3):
        claimed += sheet[PLANS + i]
        parks += park_outlook(state, sheet, i, sheet[PARKS + i], left)
    return [
        ("plans", claimed + seen.plans),
        ("estates", estates_outlook(state, seen, sheet)),
        ("parks", parks),
        ("pools", pool_outlook(state, sheet, left)),
        ("temps", temp_outlook(state, viewer, seat, sheet[TEMPS], left)),
        ("room", room_outlook(seen)),
        ("bis", -float(parts.bis_values[sheet[BIS_BOXES]])),
        ("rings", -float(parts.ring_values[sheet[RING_BOXES]])),
        ("refusals", -refusal_cost(state, sheet[REFUSALS])),
    ]


def value_of(state: Position, seat: int) -> float:
    """The seat's prospects less those of its best rival."""
    left = rounds_left(state, seat)
    own = sum_of(outlook_seen(state, seat, seat, left))
    if state.players == 1:
        return own
    best = -1000.0
    for other in range(state.players):
        if other != seat:
            worth = sum_of(outlook_seen(state, other, seat, left))
            if worth > best:
                best = worth
    return own - best


def sum_of(terms: list[tuple[str, float]]) -> float:
    """All terms together."""
    total = 0.0
    for _, worth in terms:
        total += worth
    return total


def estates_outlook(state: Position, seen: Survey, sheet: list[int]) -> float:
    """Estates to be expected, and those that agents may still count on."""
    values = state.parts.estate_values
    worth = seen.long
    size: i64 = 1
    while size <= 6:
        agents: i64 = sheet[AGENTS + size - 1]
        worth += values[size][agents] * seen.estates[size]
        if agents:
            worth += (values[size][agents] - values[size][0]) * estates_to_come(seen, size)
        size += 1
    return worth


def estates_to_come(seen: Survey, size: i64) -> float:
    """Estates of a size that are not on the sheet yet but that plans ask for."""
    late = 1.0 if seen.left > 12.0 else seen.left / 12.0
    more = FUTURE * late * seen.needed[size] - seen.estates[size]
    return more if more > 0.0 else 0.0


def park_outlook(state: Position, sheet: list[int], street: int, parks: int, left: float) -> float:
    """The parks there are, and the chance of the bonus for all of them."""
    values = state.parts.park_values[street]
    boxes = street + 3
    if parks >= boxes:
        return float(values[boxes])
    empty: int = count_bits(STREET_SLOTS[street] & ~sheet[FILLED])
    bonus = values[boxes] - values[parks] - 2 * (boxes - parks)
    return values[parks] + bonus * park_chance(boxes - parks, empty, left)


def park_chance(missing: int, empty: int, left: float) -> float:
    """The chance of completing the parks of a street with so many slots to write in."""
    if missing <= 0:
        return 1.0
    if missing > empty or missing > left + 1.0:
        return 0.0
    houses = empty if empty < left else left
    chance = PARK_RATE * (houses + 1.0) / missing
    if chance > 1.0:
        chance = 1.0
    return chance * (1.0 - 0.1 * missing)


def pool_outlook(state: Position, sheet: list[int], left: float) -> float:
    """Pools built, and the slots where one may still be."""
    values = state.parts.pool_values
    pools: int = count_bits(sheet[POOLS])
    if pools >= 9:
        return float(values[9])
    planned: int = count_bits(state.parts.planned_pools & ~sheet[FILLED])
    late = 1.0 if left > 12.0 else left / 12.0
    return values[pools] + planned * POOL_CHANCE * late * (values[pools + 1] - values[pools])


def temp_outlook(state: Position, viewer: int, seat: int, temps: int, left: float) -> float:
    """The points for the most temps, by how likely each rank is; alone, by how near one is to enough of them."""
    parts = state.parts
    early = 1.0 if left > 10.0 else left / 10.0
    if state.players == 1:
        if temps >= parts.solo_temps:
            return float(parts.solo_temp_points)
        share = temps / parts.solo_temps
        return parts.solo_temp_points * (share * 0.5 + share * share * 0.3) * early
    ahead = 0.0
    for other in range(state.players):
        if other != seat:
            rival = state.sheets[other][TEMPS] if other == viewer else state.shown[other][TEMPS]
            # The fewer rounds are left, the surer the ranks.
            odds = 0.5 + (rival - temps) * 0.25 / (0.3 + 0.7 * early)
            if rival == temps and early < 1.0:
                odds *= early
            ahead += 1.0 if odds > 1.0 else (odds if odds > 0.0 else 0.0)
    ranks = parts.temp_ranks
    if ahead >= 3.0:
        return 0.0
    rank = int(ahead)
    here = float(ranks[rank])
    below = float(ranks[rank + 1]) if rank < 2 else 0.0
    worth = here - (here - below) * (ahead - rank)
    return worth if temps else worth * early


def room_outlook(seen: Survey) -> float:
    """What the slots cost that will hardly be filled."""
    lost = 0.0
    gaps = seen.gaps
    at: i64 = 0
    while at < len(gaps):
        lost += gaps[at + 1] - seen.room[gap_index(gaps[at + 2], gaps[at + 3], gaps[at + 1])]
        at += GAP
    return -ROOM_WORTH * lost


def refusal_cost(state: Position, refusals: int) -> float:
    """The points for refusals, and that the next one will cost more."""
    values = state.parts.refusal_values
    if refusals >= 3:
        return float(values[3])
    return values[refusals] + 0.3 * (values[refusals + 1] - values[refusals])
