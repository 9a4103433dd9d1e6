"""Why a move is not legal."""

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.welcome_to.components.tables import AGENT, BIS, EFFECTS, FENCE, TEMP
from ludopolis.games.welcome_to.rules import moves
from ludopolis.games.welcome_to.rules.plans import claimable, estate_choices
from ludopolis.games.welcome_to.rules.sheet import (
    CLAIM_SIZE,
    CLAIMED,
    COMBO,
    EDGES,
    FENCES,
    FILLED,
    GAP_NAMES,
    HIGHEST,
    MARKS,
    MAX_RINGS,
    NUM,
    RING_BOXES,
    RINGED,
    SLOT_NAMES,
    SLOTS,
    STEP,
    STREET_OF,
    TWINS,
    estate_at,
    fitting,
)
from ludopolis.games.welcome_to.rules.state import (
    STEP_CLAIM,
    STEP_CLAIM_ESTATES,
    STEP_COMBINATION,
    STEP_EFFECT,
    STEP_PLACE,
    STEP_RING_AFTER,
    STEP_RING_BEFORE,
    STEPS,
    Position,
)
from ludopolis.games.welcome_to.rules.turn import combo_effect, combo_number, combos

CARDS = range(1, 16)
"""The numbers of the cards; a temp reaches further."""


def refusal(state: Position, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    sheet = state.sheets[seat]
    step = sheet[STEP]
    if moves.RING <= move < moves.FENCE:
        return _why_not_ring(state, sheet, move - moves.RING)
    if step == STEP_COMBINATION:
        if move == moves.REFUSE:
            return fact("can_build")
        if moves.COMBO <= move < moves.PASS_CARD:
            return _why_not_combo(state, seat, move - moves.COMBO)
    elif step == STEP_PLACE:
        if moves.PLACE <= move < moves.BIS:
            return _why_not_place(state, seat, move - moves.PLACE)
    elif step == STEP_EFFECT:
        return _why_not_effect(state, seat, move)
    elif step == STEP_CLAIM:
        if moves.CLAIM <= move < moves.RING:
            return _why_not_claim(state, sheet, move - moves.CLAIM)
    elif step == STEP_CLAIM_ESTATES and moves.ESTATE <= move < moves.PLACE:
        return _why_not_estate(sheet, move - moves.ESTATE)
    return fact("not_asked", step=STEPS[step])


def _why_not_ring(state: Position, sheet: list[int], slot: int) -> Fact:
    step = sheet[STEP]
    asked = (STEP_RING_BEFORE, STEP_RING_AFTER)
    if not state.table.rings:
        return fact("no_rings")
    if sheet[RING_BOXES] == MAX_RINGS:
        return fact("rings_full")
    if sheet[RINGED]:
        return fact("ring_built")
    if step not in (
        asked if state.table.rings_asked else (*asked, STEP_COMBINATION, STEP_PLACE, STEP_EFFECT, STEP_CLAIM)
    ):
        return fact("not_asked", step=STEPS[step])
    if sheet[FILLED] >> slot & 1:
        return fact("slot_filled", slot=SLOT_NAMES[slot])
    return fact("ring_after_refusal") if step == STEP_CLAIM else fact("number_needs_slot", slot=SLOT_NAMES[slot])


def _why_not_claim(state: Position, sheet: list[int], stack: int) -> Fact:
    plan = state.plans[stack]
    kind = "claimed_already"
    if not sheet[CLAIMED + stack]:
        unmarked = sheet[:]
        unmarked[MARKS] = 0
        kind = "goal_used" if claimable(state, unmarked) >> stack & 1 else "goal_not_met"
    return fact(kind, plan=state.parts.plan_ids[plan])


def _why_not_combo(state: Position, seat: int, combo: int) -> Fact:
    if state.stacks and combo >= 3:
        return fact("no_such_combination", combo=combo + 1)
    number, effect = combo_number(state, seat, combo), EFFECTS[combo_effect(state, seat, combo)]
    if not state.stacks and combo not in combos(state, seat):
        return fact("same_combination", number=number, effect=effect)
    return fact("combination_does_not_fit", number=number, effect=effect)


def _why_not_place(state: Position, seat: int, target: int) -> Fact:
    sheet = state.sheets[seat]
    number, slot = divmod(target, SLOTS)
    own = combo_number(state, seat, sheet[COMBO])
    reach = 2 if combo_effect(state, seat, sheet[COMBO]) == TEMP else 0
    if abs(number - own) > reach:
        if not reach:
            return fact("other_number", number=number, own_number=own)
        return fact("wrong_number", number=number, low=max(own - reach, 0), high=min(own + reach, HIGHEST))
    if sheet[FILLED] >> slot & 1:
        return fact("slot_filled", slot=SLOT_NAMES[slot])
    numbers = [x for x in range(HIGHEST + 1) if fitting(sheet, x) >> slot & 1]
    if not numbers:
        return fact("nothing_fits", slot=SLOT_NAMES[slot])
    if not reach:
        numbers = [x for x in numbers if x in CARDS] or numbers
    if len(numbers) == 1:
        return fact("only_number", number=number, slot=SLOT_NAMES[slot], fitting_number=numbers[0])
    return fact("out_of_order", number=number, slot=SLOT_NAMES[slot], low=numbers[0], high=numbers[-1])


def _why_not_effect(state: Position, seat: int, move: int) -> Fact:
    sheet = state.sheets[seat]
    effect = combo_effect(state, seat, sheet[COMBO])
    if effect == FENCE and moves.FENCE <= move < moves.ESTATE:
        return _why_not_fence(sheet, move - moves.FENCE)
    if effect == AGENT and moves.AGENT <= move < moves.CLAIM:
        return fact("agents_full", size=move - moves.AGENT + 1)
    if effect == BIS and move >= moves.BIS:
        return _why_not_bis(sheet, *divmod(move - moves.BIS, SLOTS))
    return fact("not_this_effect", effect=EFFECTS[effect])


def _why_not_fence(sheet: list[int], slot: int) -> Fact:
    gap = GAP_NAMES[slot]
    if EDGES >> slot & 1:
        return fact("street_edge", gap=gap)
    if sheet[FENCES] >> slot & 1:
        return fact("fence_stands", gap=gap)
    if sheet[TWINS] >> slot & 1:
        return fact("bis_pair", gap=gap)
    return fact("between_used", gap=gap)


def _why_not_bis(sheet: list[int], number: int, slot: int) -> Fact:
    if sheet[FILLED] >> slot & 1:
        return fact("slot_filled", slot=SLOT_NAMES[slot])
    for beside, gap in ((slot - 1, slot - 1), (slot + 1, slot)):
        if 0 <= beside < SLOTS and STREET_OF[beside] == STREET_OF[slot] and sheet[NUM + beside] == number:
            return fact("fence_between", number=number, gap=GAP_NAMES[gap])
    return fact("no_such_neighbour", number=number, slot=SLOT_NAMES[slot])


def _why_not_estate(sheet: list[int], first: int) -> Fact:
    size = estate_at(sheet, first)
    slot = SLOT_NAMES[first]
    if size == 0:
        return fact("no_estate", slot=slot)
    if size != sheet[CLAIM_SIZE]:
        return fact("wrong_size", slot=slot, size=size, wanted_size=sheet[CLAIM_SIZE])
    if sheet[MARKS] >> first & (1 << size) - 1:
        return fact("estate_used", slot=slot)
    return fact("estate_order", slot=slot, next_slot=tuple(SLOT_NAMES[later] for later in estate_choices(sheet)))
