"""How near a sheet is to the goals of the expert plans."""

from ludopolis.games.welcome_to.components.tables import (
    BIS_IN_STREET,
    PARKS_AND_POOLS,
    PARKS_OF_STREETS,
    POOLS_OF_STREETS,
    STREET_ENDS,
    STREET_FULL,
    TEMPS_HIRED,
    WelcomeToComponents,
)
from ludopolis.games.welcome_to.rules.sheet import BISES, ENDS, FILLED, MARKS, PARKS, POOLS, RINGS, STREET_SLOTS, TEMPS


def goal_progress(parts: WelcomeToComponents, plan: int, sheet: list[int], left: float) -> float:
    """Between 0 and 1; 0 where the goal is out of reach."""
    goal = parts.plan_goal[plan]
    detail = parts.plan_detail[plan]
    if goal == STREET_FULL:
        return share_filled(sheet, STREET_SLOTS[detail - 1])
    if goal == STREET_ENDS:
        return share_filled(sheet, ENDS)
    if goal == TEMPS_HIRED:
        return min(sheet[TEMPS] / detail, 1.0) if detail - sheet[TEMPS] <= left else 0.0
    shares = [street_progress(parts, goal, sheet, street) for street in range(3)]
    if goal == PARKS_AND_POOLS:
        return shares[detail - 1]
    if goal == BIS_IN_STREET:
        return min(max(shares) / detail, 1.0)
    shares.sort()
    if goal in (PARKS_OF_STREETS, POOLS_OF_STREETS):
        best = shares[3 - detail :]
        return sum(best) / detail if best[0] > 0.0 or detail == 1 else 0.5 * sum(best) / detail
    return shares[2]


def share_filled(sheet: list[int], slots: int) -> float:
    """The share of these slots that is filled; 0 if another plan uses any of them."""
    if sheet[MARKS] & slots:
        return 0.0
    return (sheet[FILLED] & slots).bit_count() / slots.bit_count()


def street_progress(parts: WelcomeToComponents, goal: int, sheet: list[int], street: int) -> float:
    """How far a street has got: the number of bis houses, or the share of parks and pools."""
    slots = STREET_SLOTS[street]
    if goal == BIS_IN_STREET:
        return float((sheet[BISES] & slots).bit_count())
    parks = sheet[PARKS + street]
    boxes = street + 3
    planned = parts.planned_pools & slots
    pools = sheet[POOLS] & planned
    no_more_pools = planned & ~pools & sheet[FILLED] != 0
    no_more_parks = boxes - parks > (slots & ~sheet[FILLED]).bit_count()
    if goal == PARKS_OF_STREETS:
        return 0.0 if no_more_parks else parks / boxes
    if goal == POOLS_OF_STREETS:
        return 0.0 if no_more_pools else pools.bit_count() / planned.bit_count()
    if no_more_parks or no_more_pools:
        return 0.0
    done, wanted = parks + pools.bit_count(), boxes + planned.bit_count()
    if goal != PARKS_AND_POOLS:
        done, wanted = done + (sheet[RINGS] & slots != 0), wanted + 1
    return done / wanted
