"""What a seat is asked, and its moves, as facts."""

from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.welcome_to.components.tables import EFFECTS, POOL
from ludopolis.games.welcome_to.rules import moves
from ludopolis.games.welcome_to.rules.sheet import (
    CLAIM_MISSING,
    CLAIM_SIZE,
    CLAIMING,
    COMBO,
    GAP_NAMES,
    SLOT_NAMES,
    SLOTS,
    STEP,
    STREET_OF,
    WRITTEN,
    estate_at,
)
from ludopolis.games.welcome_to.rules.state import (
    CARD,
    HAND_FIELDS,
    STEP_CLAIM_ESTATES,
    STEP_EFFECT,
    STEP_PLACE,
    STEPS,
    TOKEN_FIELDS,
    Position,
)
from ludopolis.games.welcome_to.rules.turn import THIRD_CARD, combo_effect, combo_number
from ludopolis.games.welcome_to.speech.notation import WORDS


def asks(state: Position, seat: int) -> Fact:
    """What the seat is deciding."""
    sheet = state.sheets[seat]
    step = sheet[STEP]
    if step == STEP_PLACE:
        number = combo_number(state, seat, sheet[COMBO])
        return fact("place", number=number, effect=_effect(state, seat, sheet[COMBO]))
    if step == STEP_EFFECT:
        effect = _effect(state, seat, sheet[COMBO])
        slot = sheet[WRITTEN]
        street = {"street": STREET_OF[slot] + 1} if effect == "park" else {}
        return fact(f"effect_{effect}", effect=effect, slot=SLOT_NAMES[slot], **street)
    if step == STEP_CLAIM_ESTATES:
        plan = state.parts.plan_ids[state.plans[sheet[CLAIMING]]]
        return fact("claim_estates", plan=plan, size=sheet[CLAIM_SIZE], missing=sheet[CLAIM_MISSING])
    return fact(STEPS[step])


def describe(state: Position, seat: int, move: int) -> Fact:
    """A move, in the terms of the seat's view."""
    sheet = state.sheets[seat]
    if move == moves.BUILD:
        return fact("build_pool" if combo_effect(state, seat, sheet[COMBO]) == POOL else "build_park")
    if move < moves.COMBO:
        return fact(WORDS[move].replace(" ", "_"))
    if move < moves.PASS_CARD:
        return _describe_combo(state, seat, move - moves.COMBO)
    if move < moves.AGENT:
        card = state.hands[HAND_FIELDS * seat + TOKEN_FIELDS * (move - moves.PASS_CARD) + CARD]
        number, effect = state.parts.number_of[card], EFFECTS[state.parts.effect_of[card]]
        return fact("pass_card", place=move - moves.PASS_CARD + 1, number=number, effect=effect)
    if move < moves.CLAIM:
        return fact("agent", size=move - moves.AGENT + 1)
    if move < moves.RING:
        stack = move - moves.CLAIM
        plan = state.plans[stack]
        points = state.parts.plan_low[plan] if state.approved >> stack & 1 else state.parts.plan_high[plan]
        return fact("claim", plan=state.parts.plan_ids[plan], points=points)
    if move < moves.FENCE:
        slot = move - moves.RING
        return fact("ring_lost" if _planned(state, slot) else "ring", slot=SLOT_NAMES[slot])
    if move < moves.ESTATE:
        return fact("fence", gap=GAP_NAMES[move - moves.FENCE])
    if move < moves.PLACE:
        first = move - moves.ESTATE
        size = estate_at(sheet, first)
        return fact("estate", size=size, from_slot=SLOT_NAMES[first], to_slot=SLOT_NAMES[first + size - 1])
    if move < moves.BIS:
        number, slot = divmod(move - moves.PLACE, SLOTS)
        kind = "place"
        if _planned(state, slot):
            pool = sheet[COMBO] >= 0 and combo_effect(state, seat, sheet[COMBO]) == POOL
            kind = "place_pool" if pool else "place_lost"
        return fact(kind, number=number, slot=SLOT_NAMES[slot])
    number, slot = divmod(move - moves.BIS, SLOTS)
    return fact("bis_lost" if _planned(state, slot) else "bis", number=number, slot=SLOT_NAMES[slot])


def _planned(state: Position, slot: int) -> bool:
    """Whether a pool is planned in a slot: only a number from a combination with a pool keeps it (4.6)."""
    return state.parts.planned_pools >> slot & 1 == 1


def _describe_combo(state: Position, seat: int, combo: int) -> Fact:
    number = combo_number(state, seat, combo)
    effect = _effect(state, seat, combo)
    if state.stacks:
        return fact("combo", combo=combo + 1, number=number, effect=effect)
    if not state.table.draft:
        return fact("combo_hand", number=number, effect=effect)
    card = state.hands[HAND_FIELDS * seat + TOKEN_FIELDS * THIRD_CARD[combo] + CARD]
    third, side = state.parts.number_of[card], EFFECTS[state.parts.effect_of[card]]
    return fact("combo_pass", combo=combo + 1, number=number, effect=effect, pass_number=third, pass_effect=side)


def _effect(state: Position, seat: int, combo: int) -> str:
    return EFFECTS[combo_effect(state, seat, combo)]
