"""What the counts of sheets cannot all be at once.

Every bound holds for any sheet that the rules allow: houses are written one a turn, an effect comes with a house, and
all sheets of a table have had the same number of turns.
"""

from typing import Final, NamedTuple

from ludopolis.engine.contract import Problem
from ludopolis.engine.values.facts import fact
from ludopolis.games.welcome_to.components.tables import (
    BIS_IN_STREET,
    HOUSES,
    PARKS_AND_POOLS,
    PARKS_OF_STREETS,
    PARKS_POOLS_AND_RING,
    POOLS_OF_STREETS,
    TEMPS_HIRED,
    WelcomeToComponents,
)
from ludopolis.games.welcome_to.rules.scoring import (
    C_AGENTS,
    C_BIS,
    C_ESTATES,
    C_PARKS,
    C_POOLS,
    C_REFUSALS,
    C_RINGS,
    C_TEMPS,
)
from ludopolis.games.welcome_to.rules.sheet import MAX_REFUSALS, SLOTS, STREET_SLOTS

NONE: Final = -1
FEW_LOTS: Final = 20
"""If nobody has so many houses in estates, somebody must have ended the game otherwise."""
MANY_RAISES: Final = 3
"""Nobody raises a value so often for nothing; once or twice happens in every other game."""
SIZES: Final = range(1, 7)


class Sheet(NamedTuple):
    """What one player entered."""

    side: int
    counts: list[int]
    claimed: list[int]
    """By stack: the plan that the player has, or `NONE`."""
    first: list[bool]

    def keys(self, *names: str) -> tuple[str, ...]:
        """The keys of own fields."""
        return tuple(f"{name}.{self.side}" for name in names)

    def estates(self) -> list[int]:
        """By size - 1."""
        return self.counts[C_ESTATES : C_ESTATES + 6]

    def lots(self) -> int:
        """The houses in estates."""
        return sum(size * count for size, count in zip(SIZES, self.estates(), strict=True))

    def effects(self) -> int:
        """The effects that were used at the least: boxes crossed, and the fences that so many estates need."""
        counts = self.counts
        boxes = sum(counts[C_PARKS : C_PARKS + 3]) + counts[C_POOLS] + counts[C_TEMPS] + counts[C_BIS]
        streets = len(HOUSES) - (self.lots() < SLOTS - counts[C_RINGS])  # of those that estates fill
        fences = sum(self.estates()) - streets - counts[C_RINGS]
        return boxes + sum(counts[C_AGENTS : C_AGENTS + 6]) + max(0, fences)

    def most_houses(self) -> int:
        """The houses that can have been written by turns."""
        return SLOTS - self.counts[C_BIS] - self.counts[C_RINGS]

    def least_turns(self) -> int:
        return max(self.effects(), self.lots() - self.counts[C_BIS]) + self.counts[C_REFUSALS]

    def most_turns(self) -> int:
        return self.most_houses() + self.counts[C_REFUSALS]

    def crossed(self) -> list[str]:
        """The fields of effects and of estates that are not 0."""
        names = ["parks_1", "parks_2", "parks_3", "pools", "temps", *[f"estates_{size}" for size in SIZES]]
        names += [*[f"agents_{size}" for size in SIZES], "bis", "refusals", "rings"]
        return [name for name, count in zip(names, self.counts[C_PARKS:], strict=True) if count]


def sheet_problems(parts: WelcomeToComponents, sheet: Sheet) -> list[Problem]:
    """What contradicts itself on one sheet."""
    side = sheet.side
    found: list[Problem] = []
    estates = [f"estates_{size}" for size in SIZES if sheet.estates()[size - 1]]
    if not fits(sheet.estates(), sheet.counts[C_RINGS]):
        names = [*estates, "rings"] if sheet.counts[C_RINGS] else estates
        found.append(Problem(fact("estates-too-many", seat=side), sheet.keys(*names)))
    elif sheet.effects() > sheet.most_houses():
        told = fact("effects-too-many", seat=side, effects=sheet.effects(), houses=sheet.most_houses())
        names = [name for name in sheet.crossed() if name != "refusals"]
        found.append(Problem(told, sheet.keys(*names)))
    found += _plan_problems(parts, sheet)
    for size in SIZES:
        if sheet.counts[C_AGENTS + size - 1] >= MANY_RAISES and not sheet.estates()[size - 1]:
            told = fact("agents-idle", seat=side, size=size)
            found.append(Problem(told, sheet.keys(f"agents_{size}", f"estates_{size}"), False))
    return found


def _plan_problems(parts: WelcomeToComponents, sheet: Sheet) -> list[Problem]:
    """Plans that the sheet cannot have met. An estate serves one plan, and is never divided again."""
    found: list[Problem] = []
    needed = [0] * 7
    for stack, plan in enumerate(sheet.claimed):
        if plan == NONE:
            continue
        for size in SIZES:
            needed[size] += parts.plan_sizes[plan][size]
        wrong = _unmet(parts, plan, sheet.counts)
        if wrong:
            told = fact("plan-unmet", seat=sheet.side, plan=parts.plan_ids[plan])
            keys = (f"plan_{stack + 1}", *sheet.keys(f"claim_{stack + 1}", *wrong))
            found.append(Problem(told, keys))
    for size in SIZES:
        have = sheet.estates()[size - 1]
        if needed[size] > have:
            stacks = [
                stack for stack, plan in enumerate(sheet.claimed) if plan != NONE and parts.plan_sizes[plan][size]
            ]
            told = fact("plan-estates", seat=sheet.side, size=size, needed=needed[size], have=have)
            keys = (
                *[f"plan_{stack + 1}" for stack in stacks],
                *sheet.keys(*[f"claim_{stack + 1}" for stack in stacks]),
            )
            found.append(Problem(told, (*keys, *sheet.keys(f"estates_{size}"))))
    return found


def _unmet(parts: WelcomeToComponents, plan: int, counts: list[int]) -> list[str]:
    """The fields that say that a plan is not met; none if they leave it possible."""
    goal, detail = parts.plan_goal[plan], parts.plan_detail[plan]
    full = [counts[C_PARKS + street] == len(parts.park_values[street]) - 1 for street in range(3)]
    planned = [(parts.planned_pools & STREET_SLOTS[street]).bit_count() for street in range(3)]
    if goal == TEMPS_HIRED:
        return ["temps"] if counts[C_TEMPS] < detail else []
    if goal == BIS_IN_STREET:
        return ["bis"] if counts[C_BIS] < detail else []
    if goal == PARKS_OF_STREETS:
        return ["parks_1", "parks_2", "parks_3"] if sum(full) < detail else []
    if goal == POOLS_OF_STREETS:
        return ["pools"] if counts[C_POOLS] < sum(sorted(planned)[:detail]) else []
    if goal == PARKS_AND_POOLS:
        wrong = [] if full[detail - 1] else [f"parks_{detail}"]
        return [*wrong, "pools"] if counts[C_POOLS] < planned[detail - 1] else wrong
    if goal == PARKS_POOLS_AND_RING:
        wrong = [] if True in full else ["parks_1", "parks_2", "parks_3"]
        if counts[C_POOLS] < min(planned):
            wrong.append("pools")
        return wrong if counts[C_RINGS] else [*wrong, "rings"]
    return []


def fits(estates: list[int], rings: int) -> bool:
    """Whether so many estates of each size, and roundabouts, can stand in the three streets."""
    sizes = [size for size in range(6, 0, -1) for _ in range(estates[size - 1])] + [1] * rings
    if sum(sizes) > SLOTS:
        return False
    rooms = {tuple(sorted(HOUSES))}
    for size in sizes:
        left: set[tuple[int, ...]] = set()
        for room in rooms:
            for street, free in enumerate(room):
                if free >= size:
                    left.add(tuple(sorted((*room[:street], free - size, *room[street + 1 :]))))
        rooms = left
    return bool(rooms)


def table_problems(sheets: list[Sheet]) -> list[Problem]:
    """What contradicts itself between the sheets of a table for two or more."""
    found: list[Problem] = []
    for stack in range(3):
        have = [sheet for sheet in sheets if sheet.claimed[stack] != NONE]
        if have and not any(sheet.first[stack] for sheet in have):
            keys = [key for sheet in have for key in sheet.keys(f"claim_{stack + 1}")]
            found.append(Problem(fact("nobody-first", stack=stack + 1), tuple(keys)))
    most = max(sheets, key=Sheet.least_turns)
    least = min(sheets, key=Sheet.most_turns)
    possible = all(sheet.least_turns() <= sheet.most_turns() for sheet in sheets)  # the others are named already
    if possible and most.least_turns() > least.most_turns():
        turns = (most.least_turns(), least.most_turns())
        told = fact("turns-differ", seat=most.side, other_seat=least.side, turns=turns[0], most=turns[1])
        found.append(Problem(told, (*most.keys(*most.crossed()), *least.keys("bis", "refusals"))))
    ended = any(sheet.counts[C_REFUSALS] == MAX_REFUSALS or NONE not in sheet.claimed for sheet in sheets)
    if not ended and max(sheet.lots() for sheet in sheets) < FEW_LOTS:
        keys = [key for sheet in sheets for key in sheet.keys("refusals", *[f"estates_{size}" for size in SIZES])]
        found.append(Problem(fact("nobody-ended"), tuple(keys), False))
    return found
