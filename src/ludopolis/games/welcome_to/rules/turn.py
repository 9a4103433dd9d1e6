"""3.2: a player's turn, decision by decision."""

from typing import Any, Final

from mypy_extensions import i64

from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.welcome_to.components.tables import AGENT, BIS, ESTATES, FENCE, PARK, POOL, TEMP
from ludopolis.games.welcome_to.rules import moves
from ludopolis.games.welcome_to.rules.plans import choose_estate, choose_estates, claimable, estate_choices, marks_of
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    ALL_SLOTS,
    BIS_BOXES,
    CLAIM_MISSING,
    CLAIM_SIZE,
    CLAIMED,
    CLAIMING,
    COMBO,
    FENCED,
    FENCES,
    FILLED,
    HIGHEST,
    LAST_CHOSEN,
    MARKS,
    MAX_BIS,
    MAX_REFUSALS,
    MAX_RINGS,
    MAX_TEMPS,
    NUM,
    PARKS,
    PASSED,
    POOLS,
    REFUSALS,
    RING_BOXES,
    RINGED,
    SLOTS,
    STEP,
    STREET_OF,
    TEMPS,
    WANTS_RESHUFFLE,
    WRITTEN,
    bis_from_left,
    bis_from_right,
    build_ring,
    fence_gaps,
    fitting,
    fitting_numbers,
    write_bis,
    write_number,
)
from ludopolis.games.welcome_to.rules.state import (
    ASKED_BEFORE_AND_AFTER,
    BY_FULL,
    BY_PLANS,
    BY_REFUSALS,
    CARD,
    FIRST_PLAN_ONLY,
    HAND_FIELDS,
    NEVER,
    SIDE,
    STEP_CLAIM,
    STEP_CLAIM_ESTATES,
    STEP_COMBINATION,
    STEP_EFFECT,
    STEP_PASS_CARD,
    STEP_PLACE,
    STEP_RESHUFFLE,
    STEP_RESTING,
    STEP_RING_AFTER,
    STEP_RING_BEFORE,
    TOKEN_FIELDS,
    Position,
)

NUMBER_CARD: Final[list[int]] = [0, 0, 1, 1, 2, 2]
EFFECT_CARD: Final[list[int]] = [1, 2, 0, 2, 0, 1]
THIRD_CARD: Final[list[int]] = [2, 1, 2, 0, 1, 0]
"""Solo and draft: the cards of the hand that make up combination 0 … 5, and the one left over."""
STACKS: Final[list[int]] = [0, 1, 2]
"""Base game: each stack is a combination, even if two show the same pair."""
AGENT_BOXES: Final[list[int]] = [1, 2, 3, 4, 4, 4]
UP_TO_TWO: Final = 0b11111
"""A temp's numbers (4.7), a bit for each: from two less to two more."""
EVERY_MOVE: Final[list[Any]] = list(range(moves.MOVES))
"""To take moves from, as they are: quicker than making the same numbers again and again."""


# Combinations


def combo_number(state: Position, seat: int, combo: i64) -> int:
    """The number of a combination."""
    if state.stacks:
        return state.parts.number_of[state.stacks[combo]]
    return state.parts.number_of[state.hands[HAND_FIELDS * seat + TOKEN_FIELDS * NUMBER_CARD[combo] + CARD]]


def combo_effect(state: Position, seat: int, combo: i64) -> int:
    """The effect of a combination."""
    if state.stacks:
        return state.parts.effect_of[state.stacks[3 + combo]]
    return state.hands[HAND_FIELDS * seat + TOKEN_FIELDS * EFFECT_CARD[combo] + SIDE]


def combos(state: Position, seat: int) -> list[int]:
    """Solo and draft: the ordered pairs of the hand that differ (end of D2)."""
    different: list[int] = []
    kinds: list[int] = []
    for combo in range(6):
        kind = combo_number(state, seat, combo) * 6 + combo_effect(state, seat, combo)
        if state.table.draft:
            third = HAND_FIELDS * seat + TOKEN_FIELDS * THIRD_CARD[combo]
            kind = (kind * 16 + state.parts.number_of[state.hands[third + CARD]]) * 6 + state.hands[third + SIDE]
        if kind not in kinds:
            kinds.append(kind)
            different.append(combo)
    return different


# What may be decided


def answers(state: Position, seat: int) -> list[int]:
    """The answers to the question that a seat is asked, ascending."""
    sheet = state.sheets[seat]
    step: i64 = sheet[STEP]
    if step == STEP_COMBINATION:
        return combination_moves(state, seat, sheet)
    if step == STEP_PLACE:
        return place_moves(state, seat, sheet)
    if step == STEP_EFFECT:
        return effect_moves(combo_effect(state, seat, sheet[COMBO]), sheet)
    if step in (STEP_RING_BEFORE, STEP_RING_AFTER):
        return slots_of(~sheet[FILLED], [moves.SKIP], moves.RING)
    if step == STEP_CLAIM:
        met = claimable(state, sheet)
        return [moves.DONE] + [moves.CLAIM + stack for stack in range(3) if met >> stack & 1]
    if step == STEP_CLAIM_ESTATES:
        return [moves.ESTATE + first for first in estate_choices(sheet)]
    if step == STEP_RESHUFFLE:
        return [moves.YES, moves.NO]
    if step == STEP_PASS_CARD:
        return [moves.PASS_CARD, moves.PASS_CARD + 1, moves.PASS_CARD + 2]
    raise BrokenLaw("turn: a finished seat is not asked")


def combination_moves(state: Position, seat: int, sheet: list[int]) -> list[int]:
    """D2: what can be written, with or without a temp's help (4.7); a refusal only if nothing fits without (R4)."""
    found: list[int] = []
    refusable = True
    fit = fitting_numbers(sheet)
    for combo in STACKS if state.stacks else combos(state, seat):
        number: i64 = combo_number(state, seat, combo)
        if fit >> number & 1:
            refusable = False
            found.append(moves.COMBO + combo)
        elif fit << 2 >> number & UP_TO_TWO and combo_effect(state, seat, combo) == TEMP:
            found.append(moves.COMBO + combo)
    return [moves.REFUSE, *found] if refusable else found


def place_moves(state: Position, seat: int, sheet: list[int]) -> list[int]:
    """D3: every number and slot that the chosen combination allows."""
    combo = sheet[COMBO]
    number: i64 = combo_number(state, seat, combo)
    by: i64 = latitude(state, seat, combo)
    found: list[int] = []
    x: i64 = number - by if number > by else 0
    while x <= HIGHEST and x <= number + by:
        slots_of(fitting(sheet, x), found, moves.PLACE + 33 * x)
        x += 1
    return found


def latitude(state: Position, seat: int, combo: int) -> i64:
    """By how much the number of a combination may be changed (4.7)."""
    return 2 if combo_effect(state, seat, combo) == TEMP else 0


def effect_moves(effect: int, sheet: list[int]) -> list[int]:
    """D4: skipping, and what the effect offers."""
    found = [moves.SKIP]
    if effect == FENCE:
        return slots_of(fence_gaps(sheet), found, moves.FENCE)
    if effect == AGENT:
        for column in range(6):
            if sheet[AGENTS + column] < AGENT_BOXES[column]:
                found.append(moves.AGENT + column)
        return found
    if effect != BIS:
        found.append(moves.BUILD)
        return found
    left: i64 = bis_from_left(sheet)
    right: i64 = bis_from_right(sheet)
    slot: i64 = 0
    while slot < SLOTS:
        if left >> slot & 1:
            found.append(moves.BIS + 33 * sheet[NUM + slot - 1] + slot)
        if right >> slot & 1:
            found.append(moves.BIS + 33 * sheet[NUM + slot + 1] + slot)
        slot += 1
    found.sort()
    return found


def slots_of(mask: i64, found: list[int], base: i64) -> list[int]:
    """Appends a move for every slot of a mask."""
    rest: i64 = mask & ALL_SLOTS
    slot: i64 = base
    while rest:
        if rest & 1:
            found.append(EVERY_MOVE[slot])
        rest >>= 1
        slot += 1
    return found


def effect_open(state: Position, effect: int, sheet: list[int]) -> bool:
    """D4: whether the effect offers anything besides skipping."""
    if effect == FENCE:
        return fence_gaps(sheet) != 0
    if effect == PARK:
        street = STREET_OF[sheet[WRITTEN]]
        return sheet[PARKS + street] < street + 3
    if effect == POOL:
        return state.parts.planned_pools >> sheet[WRITTEN] & 1 != 0
    if effect == BIS:
        return sheet[BIS_BOXES] < MAX_BIS and (bis_from_left(sheet) | bis_from_right(sheet)) != 0
    return any(sheet[AGENTS + column] < AGENT_BOXES[column] for column in range(6))


def ring_open(state: Position, sheet: list[int]) -> bool:
    """D1, D5: whether a ring box and an empty slot are left."""
    return state.table.rings and sheet[RING_BOXES] < MAX_RINGS and sheet[FILLED] != ALL_SLOTS


def offer_rings(state: Position, seat: int, found: list[int]) -> None:
    """Adds the rings that may be built instead of answering."""
    free = ring_slots(state, seat, state.sheets[seat])
    if free:
        before_rings = found[-1] < moves.RING
        slots_of(free, found, moves.RING)
        if not before_rings:
            found.sort()


def ring_slots(state: Position, seat: int, sheet: list[int]) -> int:
    """Where a ring may be built instead of answering the question: one a turn (R10), none after a refusal (R10b).

    Whatever a ring allows after the number it allows before it too, so nobody need be asked for one when the turn ends.
    """
    if sheet[RINGED] or not ring_open(state, sheet):
        return 0
    step = sheet[STEP]
    empty = ALL_SLOTS & ~sheet[FILLED]
    if step == STEP_PLACE:
        # The number chosen must still fit somewhere.
        combo = sheet[COMBO]
        number: i64 = combo_number(state, seat, combo)
        by: i64 = latitude(state, seat, combo)
        x: i64 = number - by if number > by else 0
        open_slots: i64 = 0
        while x <= HIGHEST and x <= number + by:
            open_slots |= fitting(sheet, x)
            x += 1
        return empty if open_slots & (open_slots - 1) else empty & ~open_slots
    return empty if step in (STEP_COMBINATION, STEP_EFFECT) or (step == STEP_CLAIM and sheet[WRITTEN] >= 0) else 0


# What happens


def begin_turn(state: Position, sheet: list[int]) -> None:
    """Puts the first decision of a turn before a sheet at rest."""
    sheet[STEP] = STEP_RING_BEFORE if state.table.rings_asked and ring_open(state, sheet) else STEP_COMBINATION


def play(state: Position, seat: int, move: int) -> None:
    """Carries out a decision and finds the next one."""
    sheet = state.sheets[seat]
    step: i64 = sheet[STEP]
    if state.table.rings and moves.RING <= move < moves.FENCE:
        add_ring(state, seat, sheet, move - moves.RING)
    elif step == STEP_COMBINATION:
        if move == moves.REFUSE:
            sheet[REFUSALS] += 1
            if state.table.draft:
                sheet[STEP] = STEP_PASS_CARD
            else:
                go_to_claims(state, seat, sheet)
        else:
            sheet[COMBO] = move - moves.COMBO
            sheet[STEP] = STEP_PLACE
    elif step == STEP_PLACE:
        place(state, seat, sheet, move - moves.PLACE)
    elif step == STEP_EFFECT:
        if move != moves.SKIP:
            use_effect(combo_effect(state, seat, sheet[COMBO]), sheet, move)
        go_to_ring_after(state, seat, sheet)
    elif step == STEP_RING_BEFORE:
        sheet[STEP] = STEP_COMBINATION
    elif step == STEP_RING_AFTER:
        go_to_claims(state, seat, sheet)
    elif step == STEP_CLAIM:
        if move == moves.DONE:
            finish(state, seat, sheet)
        else:
            claim(state, seat, sheet, move - moves.CLAIM)
    elif step == STEP_CLAIM_ESTATES:
        choose_estate(sheet, move - moves.ESTATE)
        if choose_estates(state.parts, state.plans[sheet[CLAIMING]], sheet):
            approve(state, seat, sheet, sheet[CLAIMING])
    elif step == STEP_RESHUFFLE:
        sheet[WANTS_RESHUFFLE] = 1 if move == moves.YES else 0
        go_to_claims(state, seat, sheet)
    else:
        sheet[PASSED] = move - moves.PASS_CARD
        go_to_claims(state, seat, sheet)


def place(state: Position, seat: int, sheet: list[int], target: i64) -> None:
    """D3: writes the number; a temp is hired at once, even if the number is unchanged (R6, R8b)."""
    number: i64 = target // 33
    slot: i64 = target - 33 * number
    write_number(sheet, number, slot)
    sheet[WRITTEN] = slot
    effect = combo_effect(state, seat, sheet[COMBO])
    if effect == TEMP:
        if sheet[TEMPS] < MAX_TEMPS:
            sheet[TEMPS] += 1
        go_to_ring_after(state, seat, sheet)
    elif effect_open(state, effect, sheet):
        sheet[STEP] = STEP_EFFECT
    else:
        go_to_ring_after(state, seat, sheet)


def use_effect(effect: int, sheet: list[int], move: int) -> None:
    """D4: uses the effect."""
    if effect == FENCE:
        sheet[FENCED] = move - moves.FENCE
        sheet[FENCES] |= 1 << sheet[FENCED]
    elif effect == AGENT:
        sheet[AGENTS + move - moves.AGENT] += 1
    elif effect == PARK:
        sheet[PARKS + STREET_OF[sheet[WRITTEN]]] += 1
    elif effect == POOL:
        sheet[POOLS] |= 1 << sheet[WRITTEN]
    else:
        target: i64 = move - moves.BIS
        number: i64 = target // 33
        write_bis(sheet, number, target - 33 * number)


def add_ring(state: Position, seat: int, sheet: list[int], slot: int) -> None:
    """D1, D5: builds a ring and goes on with the turn."""
    build_ring(sheet, slot)
    sheet[RINGED] = 1 if sheet[WRITTEN] < 0 else 2
    step = sheet[STEP]
    if step == STEP_RING_BEFORE:
        sheet[STEP] = STEP_COMBINATION
        return
    idle = step == STEP_EFFECT and not effect_open(state, combo_effect(state, seat, sheet[COMBO]), sheet)
    if idle or step in (STEP_RING_AFTER, STEP_CLAIM):
        go_to_claims(state, seat, sheet)


def go_to_ring_after(state: Position, seat: int, sheet: list[int]) -> None:
    """D5, rules 1: asks for a ring if none was built this turn (R10)."""
    if state.table.rings_asked == ASKED_BEFORE_AND_AFTER and sheet[RINGED] == 0 and ring_open(state, sheet):
        sheet[STEP] = STEP_RING_AFTER
    else:
        go_to_claims(state, seat, sheet)


def go_to_claims(state: Position, seat: int, sheet: list[int]) -> None:
    """D6: asks while there is something to claim."""
    if claimable(state, sheet):
        sheet[STEP] = STEP_CLAIM
    else:
        finish(state, seat, sheet)


def claim(state: Position, seat: int, sheet: list[int], stack: int) -> None:
    """D6: for an estate plan, estates must be chosen first; any other plan is claimed at once."""
    plan = state.plans[stack]
    if state.parts.plan_goal[plan] == ESTATES:
        sheet[CLAIMING] = stack
        sheet[CLAIM_SIZE] = 0
        sheet[CLAIM_MISSING] = 0
        sheet[LAST_CHOSEN] = -1
        sheet[STEP] = STEP_CLAIM_ESTATES
        if not choose_estates(state.parts, plan, sheet):
            return
    else:
        sheet[MARKS] |= marks_of(state.parts, plan)
    approve(state, seat, sheet, stack)


def approve(state: Position, seat: int, sheet: list[int], stack: int) -> None:
    """Gives the player the plan's points: the high ones if nobody had it before this round (R1). Then D8."""
    plan = state.plans[stack]
    before = state.approved >> stack & 1 != 0
    sheet[CLAIMED + stack] = state.parts.plan_low[plan] if before else state.parts.plan_high[plan]
    sheet[CLAIMING] = -1
    if not before and asks_reshuffle(state, sheet):
        sheet[STEP] = STEP_RESHUFFLE
    else:
        go_to_claims(state, seat, sheet)


def asks_reshuffle(state: Position, sheet: list[int]) -> bool:
    """D8: whether the answer can matter (R12, R13)."""
    if state.players == 1 or state.table.reshuffles == NEVER or sheet[WANTS_RESHUFFLE]:
        return False
    if state.table.reshuffles == FIRST_PLAN_ONLY and state.approved:
        return False
    return end_reasons(sheet) == 0


def end_reasons(sheet: list[int]) -> int:
    """6: the end conditions that this sheet meets, as a mask of BY_…."""
    reasons = BY_REFUSALS if sheet[REFUSALS] == MAX_REFUSALS else 0
    if sheet[CLAIMED] and sheet[CLAIMED + 1] and sheet[CLAIMED + 2]:
        reasons |= BY_PLANS
    if sheet[FILLED] == ALL_SLOTS:
        reasons |= BY_FULL
    return reasons


def finish(state: Position, seat: int, sheet: list[int]) -> None:
    """Ends the turn."""
    sheet[STEP] = STEP_RESTING
    state.waiting &= ~(1 << seat)
    state.ready |= 1 << seat
