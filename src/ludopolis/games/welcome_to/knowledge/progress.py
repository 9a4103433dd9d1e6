"""What a sheet is worth and how far its plans have got, for boards: they show these figures and compute none."""

from ludopolis.engine.values.data import Data
from ludopolis.games.welcome_to.components.tables import (
    BIS_IN_STREET,
    ESTATES,
    HOUSES,
    PARKS_AND_POOLS,
    PARKS_OF_STREETS,
    POOLS_OF_STREETS,
    STREET_ENDS,
    STREET_FULL,
    TEMPS_HIRED,
    WelcomeToComponents,
)
from ludopolis.games.welcome_to.rules.plans import all_parks, all_pools
from ludopolis.games.welcome_to.rules.scoring import counts_of, lines
from ludopolis.games.welcome_to.rules.sheet import (
    BIS_BOXES,
    BISES,
    CLAIMED,
    ENDS,
    FILLED,
    MARKS,
    MAX_TEMPS,
    PARKS,
    POOLS,
    RING_BOXES,
    RINGS,
    SLOT_NAMES,
    SLOTS,
    STREET_SLOTS,
    TEMPS,
    estate_at,
    estates,
)
from ludopolis.games.welcome_to.rules.state import NONE, Position


def track_values(parts: WelcomeToComponents) -> Data:
    """The values of all tracks by the number of crossed boxes, losses below zero, and the number of temps' boxes."""
    return {
        "parks": parts.park_values,
        "pools": parts.pool_values,
        "estates": parts.estate_values[1:],
        "bis": [-value for value in parts.bis_values],
        "refusals": [-value for value in parts.refusal_values],
        "rings": [-value for value in parts.ring_values],
        "temps": MAX_TEMPS,
    }


def sheet_figures(state: Position, sheet: list[int]) -> Data:
    """Completed estates, crossed boxes, what parks, pools, estates and bis bring, and the goals of the plans."""
    points = {line.category: line.points for line in lines(state.parts, counts_of(sheet), 0)}
    return {
        "estates": _estates(sheet),
        "bis": sheet[BIS_BOXES],
        "rings": sheet[RING_BOXES],
        "worth": {
            "parks": sum(points[f"parks_{street}"] for street in (1, 2, 3)),
            "pools": points["pools"],
            "estates": sum(points[f"estates_{size}"] for size in range(1, 7)),
            "bis": points["bis"],
        },
        "goals": [None if plan == NONE else _goal(state, sheet, stack) for stack, plan in enumerate(state.plans)],
    }


def _estates(sheet: list[int]) -> list[Data]:
    """Completed estates; a plan may have used only some houses of one."""
    sizes = [(first, estate_at(sheet, first)) for first in range(SLOTS)]
    return [
        {"slot": SLOT_NAMES[first], "size": size, "used": sheet[MARKS] >> first & (1 << size) - 1 != 0}
        for first, size in sizes
        if size
    ]


def wanted_sizes(parts: WelcomeToComponents, plan: int) -> list[int]:
    """The estates a plan asks for, by ascending size; none for a goal of another kind."""
    return [size for size in range(1, 7) for _ in range(parts.plan_sizes[plan][size])]


def _goal(state: Position, sheet: list[int], stack: int) -> list[int]:
    """For estates: for each wanted one whether it is there, as 1 or 0. For other goals: how many, of how many."""
    parts = state.parts
    plan = state.plans[stack]
    claimed = sheet[CLAIMED + stack] > 0
    if parts.plan_goal[plan] != ESTATES:
        have, want = _progress(parts, plan, sheet)
        return [want if claimed else min(have, want), want]
    left = estates(sheet, sheet[MARKS])
    found: list[int] = []
    for size in wanted_sizes(parts, plan):
        there = left >> 4 * size & 15 > 0
        found.append(int(claimed or there))
        left -= there << 4 * size
    return found


def _progress(parts: WelcomeToComponents, plan: int, sheet: list[int]) -> tuple[int, int]:
    goal = parts.plan_goal[plan]
    detail = parts.plan_detail[plan]
    if goal == STREET_FULL:
        return (sheet[FILLED] & STREET_SLOTS[detail - 1]).bit_count(), HOUSES[detail - 1]
    if goal == STREET_ENDS:
        return (sheet[FILLED] & ENDS).bit_count(), ENDS.bit_count()
    if goal == TEMPS_HIRED:
        return sheet[TEMPS], detail
    if goal == BIS_IN_STREET:
        return max((sheet[BISES] & slots).bit_count() for slots in STREET_SLOTS), detail
    if goal == PARKS_OF_STREETS:
        return sum(all_parks(sheet, street) for street in range(3)), detail
    if goal == POOLS_OF_STREETS:
        return sum(all_pools(parts, sheet, street) for street in range(3)), detail
    if goal == PARKS_AND_POOLS:
        return _green(parts, sheet, detail - 1, 0)
    return min((_green(parts, sheet, street, 1) for street in range(3)), key=lambda green: green[1] - green[0])


def _green(parts: WelcomeToComponents, sheet: list[int], street: int, rings: int) -> tuple[int, int]:
    """Parks, pools and wanted rings of one street: how many there are, and how many there can be."""
    slots = STREET_SLOTS[street]
    have = sheet[PARKS + street] + (sheet[POOLS] & slots).bit_count() + min(rings, (sheet[RINGS] & slots).bit_count())
    want = len(parts.park_values[street]) - 1 + (parts.planned_pools & slots).bit_count() + rings
    return have, want
