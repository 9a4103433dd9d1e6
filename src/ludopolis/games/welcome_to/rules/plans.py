"""5: city plans: whether a goal is met, what claiming marks, and which estates may be chosen."""

from mypy_extensions import i64

from ludopolis.games.welcome_to.components.tables import (
    BIS_IN_STREET,
    ESTATES,
    PARKS_AND_POOLS,
    PARKS_OF_STREETS,
    POOLS_OF_STREETS,
    STREET_ENDS,
    STREET_FULL,
    TEMPS_HIRED,
    WelcomeToComponents,
)
from ludopolis.games.welcome_to.rules.sheet import (
    BISES,
    CLAIM_MISSING,
    CLAIM_SIZE,
    CLAIMED,
    ENDS,
    FILLED,
    LAST_CHOSEN,
    MARKS,
    PARKS,
    POOLS,
    RINGS,
    SLOTS,
    STREET_SLOTS,
    TEMPS,
    estate_at,
    estates,
)
from ludopolis.games.welcome_to.rules.state import Position


def claimable(state: Position, sheet: list[int]) -> int:
    """The plans whose goal is met and that this player has not claimed, one bit per stack."""
    parts = state.parts
    usable: i64 = -1
    met: i64 = 0
    stack: i64 = 0
    while stack < 3:
        if sheet[CLAIMED + stack] == 0:
            plan = state.plans[stack]
            if parts.plan_goal[plan] == ESTATES:
                if usable < 0:
                    usable = estates(sheet, sheet[MARKS])
                if enough_estates(usable, parts.plan_sizes[plan]):
                    met |= 1 << stack
            elif special_goal_met(parts, plan, sheet):
                met |= 1 << stack
        stack += 1
    return met


def enough_estates(usable: i64, sizes: list[int]) -> bool:
    """Whether the usable estates (four bits per size) include the wanted ones."""
    size: i64 = 1
    while size <= 6:
        if usable >> 4 * size & 15 < sizes[size]:
            return False
        size += 1
    return True


def special_goal_met(parts: WelcomeToComponents, plan: int, sheet: list[int]) -> bool:
    """Whether an expert plan's goal is met. The last `elif` is for parks, pools and a ring in one street."""
    goal = parts.plan_goal[plan]
    detail = parts.plan_detail[plan]
    if goal == STREET_FULL:
        slots = STREET_SLOTS[detail - 1]
        return sheet[FILLED] & slots == slots and not sheet[MARKS] & slots
    if goal == STREET_ENDS:
        return sheet[FILLED] & ENDS == ENDS and not sheet[MARKS] & ENDS
    if goal == TEMPS_HIRED:
        return sheet[TEMPS] >= detail
    if goal == PARKS_AND_POOLS:
        return all_parks(sheet, detail - 1) and all_pools(parts, sheet, detail - 1)
    streets = 0
    for street in range(3):
        slots = STREET_SLOTS[street]
        if goal == BIS_IN_STREET:
            if (sheet[BISES] & slots).bit_count() >= detail:
                return True
        elif goal == PARKS_OF_STREETS:
            streets += all_parks(sheet, street)
        elif goal == POOLS_OF_STREETS:
            streets += all_pools(parts, sheet, street)
        elif all_parks(sheet, street) and all_pools(parts, sheet, street) and sheet[RINGS] & slots:
            return True
    return streets > 0 and streets >= detail


def all_parks(sheet: list[int], street: int) -> bool:
    """Whether every park box of the street is crossed."""
    return sheet[PARKS + street] == street + 3


def all_pools(parts: WelcomeToComponents, sheet: list[int], street: int) -> bool:
    """Whether every planned pool of the street is built."""
    planned = parts.planned_pools & STREET_SLOTS[street]
    return sheet[POOLS] & planned == planned


def marks_of(parts: WelcomeToComponents, plan: int) -> int:
    """The slots that claiming a plan marks, unless it is an estate plan."""
    goal = parts.plan_goal[plan]
    if goal == STREET_FULL:
        return STREET_SLOTS[parts.plan_detail[plan] - 1]
    return ENDS if goal == STREET_ENDS else 0


# 3.2 D7: choosing the estates


def choose_estates(parts: WelcomeToComponents, plan: int, sheet: list[int]) -> bool:
    """Goes on from the current size, taking estates unasked where there is no choice. True when all are chosen."""
    while sheet[CLAIM_MISSING] == 0:
        sheet[CLAIM_SIZE] += 1
        if sheet[CLAIM_SIZE] > 6:
            sheet[CLAIM_SIZE] = 0
            sheet[LAST_CHOSEN] = -1
            return True
        wanted = parts.plan_sizes[plan][sheet[CLAIM_SIZE]]
        sheet[LAST_CHOSEN] = -1
        if wanted == 0:
            continue
        there = usable_estates(sheet, sheet[CLAIM_SIZE], -1)
        if len(there) == wanted:
            for first in there:
                mark_estate(sheet, first)
        else:
            sheet[CLAIM_MISSING] = wanted
    return False


def usable_estates(sheet: list[int], size: int, after: int) -> list[int]:
    """The first slots of the unmarked completed estates of a size, after the slot `after`."""
    found: list[int] = []
    marks = sheet[MARKS]
    for first in range(after + 1, SLOTS):
        if estate_at(sheet, first) == size and not marks & ((1 << size) - 1) << first:
            found.append(first)
    return found


def estate_choices(sheet: list[int]) -> list[int]:
    """The estates that may be chosen next: after the last one, and leaving enough to finish."""
    there = usable_estates(sheet, sheet[CLAIM_SIZE], sheet[LAST_CHOSEN])
    return there[: len(there) - sheet[CLAIM_MISSING] + 1]


def choose_estate(sheet: list[int], first: int) -> None:
    """Marks a chosen estate."""
    mark_estate(sheet, first)
    sheet[LAST_CHOSEN] = first
    sheet[CLAIM_MISSING] -= 1


def mark_estate(sheet: list[int], first: int) -> None:
    """Marks the slots of an estate as used by a plan."""
    sheet[MARKS] |= ((1 << estate_at(sheet, first)) - 1) << first
