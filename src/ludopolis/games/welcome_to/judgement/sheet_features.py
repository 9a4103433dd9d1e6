"""A sheet as a part of a row: what it promises, what stands on it, and where there is room for numbers."""

from typing import Final

from mypy_extensions import i64

from ludopolis.engine.contract import LARGEST, clamp
from ludopolis.games.welcome_to.components.tables import EFFECTS, ESTATES, NUMBERS
from ludopolis.games.welcome_to.judgement.desk import Desk
from ludopolis.games.welcome_to.judgement.gaps import gap_index
from ludopolis.games.welcome_to.judgement.goals import goal_progress
from ludopolis.games.welcome_to.judgement.outlook import (
    estates_outlook,
    park_chance,
    park_outlook,
    pool_outlook,
    refusal_cost,
    room_outlook,
    temp_outlook,
)
from ludopolis.games.welcome_to.judgement.survey import FENCE_PRICE, GAP_FIELDS, PIECE_FIELDS, Survey, count_bits
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    ALL_SLOTS,
    BIS_BOXES,
    CLAIMED,
    FILLED,
    HIGHEST,
    MARKS,
    PARKS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    STREET_SLOTS,
    TEMPS,
    estates,
)
from ludopolis.games.welcome_to.rules.state import Position

POINT_STEPS: Final = 4.0
"""Steps in a point of what something is worth."""
CHANCE_STEPS: Final = 64.0
PROGRESS_STEPS: Final = 64.0
ESTATE_STEPS: Final = 16.0
ROOM_STEPS: Final = 16.0
FIT_STEPS: Final = 200.0
GAPS_SHOWN: Final = 4
SIZES: Final = range(1, 7)

SHEET: Final = (
    "outlook × 2",
    *(f"outlook of {term} × 4" for term in ("plans", "estates", "parks", "pools", "temps")),
    *(f"cost of {term} × 4" for term in ("slots without room", "refusals")),
    "points so far",
    "empty slots",
    "one refusal",
    "two refusals",
    "one plan",
    "two plans",
    "points of plans",
    *(f"{name}, street {street}" for street in (1, 2, 3) for name in ("empty slots", "parks missing", "chance × 64")),
    "pools",
    "planned pools still possible",
    "temps",
    "bis houses",
    "rings",
    *(f"agents for size {size}" for size in SIZES),
    *(f"estates expected of size {size} × 16" for size in SIZES),
    *(f"the same for plans of size {size} × 16" for size in SIZES),
    *(f"estates of size {size}" for size in SIZES),
    *(f"plan {stack}: {name}" for stack in (1, 2, 3) for name in ("claimed", "progress × 64", "estates missing")),
    "pieces too long",
    "houses in them",
    "slots in them",
    "gaps",
    "slots for which there are no numbers",
    "cards in the deck that fit, of 200",
    "rounds left × outlook of open plans / 8",
    "rounds left × cost of slots without room / 8",
    "empty slots less rounds left",
)
OWN: Final = (
    *(
        f"gap {place}, those that lose most first: {name}"
        for place in range(1, GAPS_SHOWN + 1)
        for name in ("slots", "numbers", "slots lost × 16")
    ),
    *(f"slots where {number} fits" for number in range(1, NUMBERS + 1)),
    *(f"worth of {effect} × 4" for effect in EFFECTS),
    *(f"worth of a park in street {street} × 4" for street in (1, 2, 3)),
    *(f"worth of an estate of size {size} to plans × 4" for size in SIZES),
    "best effect next × 4",
    "effects next together × 4",
)


def quarters(points: float) -> int:
    """Points in steps of a quarter."""
    return clamp(int(points * POINT_STEPS), -LARGEST)


class Outline:
    """What there is to say about one sheet, as another seat sees it."""

    def __init__(
        self, state: Position, seen: Survey, sheet: list[int], seat: int, viewer: int, deck: list[int]
    ) -> None:
        parts = state.parts
        left = seen.left
        self.state = state
        self.seen = seen
        self.sheet = sheet
        self.deck = deck
        self.empty: int = count_bits(ALL_SLOTS & ~sheet[FILLED])
        self.complete = estates(sheet, 0)
        claimed = 0
        self.plans_claimed = 0
        parks = 0.0
        points = 0
        for i in range(3):
            claimed += sheet[CLAIMED + i]
            if sheet[CLAIMED + i]:
                self.plans_claimed += 1
            parks += park_outlook(state, sheet, i, sheet[PARKS + i], left)
            points += parts.park_values[i][sheet[PARKS + i]]
        costs = parts.bis_values[sheet[BIS_BOXES]] + parts.ring_values[sheet[RING_BOXES]]
        for size in range(1, 7):
            points += (self.complete >> 4 * size & 15) * parts.estate_values[size][sheet[AGENTS + size - 1]]
        pools: int = count_bits(sheet[POOLS])
        points += parts.pool_values[pools] + claimed - costs - parts.refusal_values[sheet[REFUSALS]]
        self.points = points
        """So far, without temps."""
        self.claimed = claimed
        self.plans = claimed + seen.plans
        self.estates = estates_outlook(state, seen, sheet)
        self.parks = parks
        self.pools = pool_outlook(state, sheet, left)
        self.temps = temp_outlook(state, viewer, seat, sheet[TEMPS], left)
        self.room = room_outlook(seen)
        self.refusals = refusal_cost(state, sheet[REFUSALS])
        gains = self.plans + self.estates + self.parks + self.pools + self.temps
        self.total = gains + self.room - self.refusals - costs
        """What the hand-made judge thinks the sheet will bring."""
        self.progress: list[float] = [0.0, 0.0, 0.0]
        """By plan: how near it is, from 0 to 1; 1 if it is claimed."""
        self.missing: list[int] = [0, 0, 0]
        """By plan: the estates that are still to be completed."""
        for stack in range(3):
            self.weigh_plan(stack)

    def weigh_plan(self, stack: int) -> None:
        """Finds how near a plan is, regardless of other plans that want the same estates."""
        state = self.state
        plan = state.plans[stack]
        sheet = self.sheet
        if plan < 0:
            return
        if sheet[CLAIMED + stack]:
            self.progress[stack] = 1.0
            return
        parts = state.parts
        if parts.plan_goal[plan] != ESTATES:
            self.progress[stack] = goal_progress(parts, plan, sheet, self.seen.left)
            return
        unused = self.complete if sheet[MARKS] == 0 else estates(sheet, sheet[MARKS])
        sizes = parts.plan_sizes[plan]
        usable = self.seen.usable
        total = 0.0
        got = 0.0
        missing = 0
        for size in range(1, 7):
            wanted = sizes[size]
            if wanted:
                weight = size + FENCE_PRICE
                total += wanted * weight
                got += (usable[size] if usable[size] < wanted else wanted) * weight
                if unused >> 4 * size & 15 < wanted:
                    missing += wanted - (unused >> 4 * size & 15)
        self.progress[stack] = got / total
        self.missing[stack] = missing


def add_sheet(row: list[int], outline: Outline) -> None:
    """What is said of the own sheet and of the strongest rival's."""
    state = outline.state
    sheet = outline.sheet
    seen = outline.seen
    left = seen.left
    row.append(clamp(int(outline.total * 2.0), -LARGEST))
    row.append(quarters(outline.plans))
    row.append(quarters(outline.estates))
    row.append(quarters(outline.parks))
    row.append(quarters(outline.pools))
    row.append(quarters(outline.temps))
    row.append(quarters(-outline.room))
    row.append(quarters(outline.refusals))
    row.append(clamp(outline.points, -LARGEST))
    row.append(outline.empty)
    row.append(1 if sheet[REFUSALS] == 1 else 0)
    row.append(1 if sheet[REFUSALS] == 2 else 0)
    row.append(1 if outline.plans_claimed == 1 else 0)
    row.append(1 if outline.plans_claimed == 2 else 0)
    row.append(clamp(outline.claimed))
    for street in range(3):
        open_here: int = count_bits(STREET_SLOTS[street] & ~sheet[FILLED])
        lacking = street + 3 - sheet[PARKS + street]
        row.append(open_here)
        row.append(lacking)
        row.append(int(park_chance(lacking, open_here, left) * CHANCE_STEPS))
    row.append(count_bits(sheet[POOLS]))
    row.append(count_bits(state.parts.planned_pools & ~sheet[FILLED]))
    row.append(sheet[TEMPS])
    row.append(sheet[BIS_BOXES])
    row.append(sheet[RING_BOXES])
    for size in range(1, 7):
        row.append(sheet[AGENTS + size - 1])
    for size in range(1, 7):
        row.append(clamp(int(seen.estates[size] * ESTATE_STEPS)))
    for size in range(1, 7):
        row.append(clamp(int(seen.usable[size] * ESTATE_STEPS)))
    for size in range(1, 7):
        row.append(outline.complete >> 4 * size & 15)
    for stack in range(3):
        row.append(1 if sheet[CLAIMED + stack] else 0)
        row.append(int(outline.progress[stack] * PROGRESS_STEPS))
        row.append(outline.missing[stack])
    add_room(row, outline)
    row.append(clamp(int(left * seen.plans / 8.0)))
    row.append(clamp(int(left * -outline.room / 8.0)))
    row.append(clamp(int(outline.empty - left), -LARGEST))


def add_room(row: list[int], outline: Outline) -> None:
    """Pieces too long for an estate, gaps, and the share of cards that fit."""
    pieces = outline.seen.pieces
    long = 0
    houses: i64 = 0
    slots: i64 = 0
    at: i64 = 0
    while at < len(pieces):
        if pieces[at + 1] > 6:
            long += 1
            slots += pieces[at + 1]
            houses += pieces[at + 2]
        at += PIECE_FIELDS
    gaps = outline.seen.gaps
    dead: i64 = 0
    at = 0
    while at < len(gaps):
        more: i64 = gaps[at + 1] - gaps[at + 3] + gaps[at + 2] + 1
        if more > 0:
            dead += more
        at += GAP_FIELDS
    cards = 0
    fitting = 0
    open_to = slots_by_number(gaps)
    for number in range(1, NUMBERS + 1):
        cards += outline.deck[number]
        if open_to[number]:
            fitting += outline.deck[number]
    row.append(long)
    row.append(houses)
    row.append(slots)
    row.append(len(gaps) // GAP_FIELDS)
    row.append(dead)
    row.append(int(FIT_STEPS * fitting / cards) if cards else 0)


def slots_by_number(gaps: list[int]) -> list[int]:
    """By number: how many empty slots it may be written in."""
    counts = [0] * (HIGHEST + 1)
    at: i64 = 0
    while at < len(gaps):
        number: i64 = gaps[at + 2] + 1
        while number < gaps[at + 3]:
            counts[number] += gaps[at + 1]
            number += 1
        at += GAP_FIELDS
    return counts


def add_own(row: list[int], outline: Outline, desk: Desk, worths: list[float]) -> None:
    """What is said of the own sheet alone: its gaps, where numbers fit, and what effects would bring."""
    add_gaps(row, outline.seen)
    open_to = slots_by_number(outline.seen.gaps)
    for number in range(1, NUMBERS + 1):
        row.append(open_to[number])
    for worth in worths:
        row.append(quarters(worth))
    for street in range(3):
        row.append(quarters(desk.park[street]))
    for size in range(1, 7):
        row.append(quarters(outline.seen.wanted[size]))


def add_gaps(row: list[int], seen: Survey) -> None:
    """The gaps where most slots will stay empty; of equal ones the first."""
    gaps = seen.gaps
    order: list[int] = []
    losses: list[float] = []
    for at in range(0, len(gaps), GAP_FIELDS):
        lost = gaps[at + 1] - seen.room[gap_index(gaps[at + 2], gaps[at + 3], gaps[at + 1])]
        place = len(order)
        while place > 0 and losses[place - 1] < lost:
            place -= 1
        order.insert(place, at)
        losses.insert(place, lost)
    for place in range(GAPS_SHOWN):
        if place < len(order):
            at = order[place]
            row.append(gaps[at + 1])
            row.append(gaps[at + 3] - gaps[at + 2] - 1)
            row.append(int(losses[place] * ROOM_STEPS))
        else:
            row.append(0)
            row.append(0)
            row.append(0)
