"""Moves and outcomes as text, questions and moves as facts, and why a move is not legal."""

from typing import Final

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.facts import BadNotation, Fact, fact
from ludopolis.games.welcome_to import moves
from ludopolis.games.welcome_to.components import AGENT, BIS, EFFECTS, FENCE, TEMP
from ludopolis.games.welcome_to.plans import claiming_plan, estate_choices
from ludopolis.games.welcome_to.sheet import (
    COMBO,
    EDGES,
    FENCES,
    FILLED,
    FITS,
    HIGHEST,
    MARKS,
    MISSING,
    NUM,
    PLANS,
    SIZE,
    SLOTS,
    STEP,
    STREET_OF,
    TWINS,
    WRITTEN,
    estate_at,
    gap_name,
    slot_name,
)
from ludopolis.games.welcome_to.snapshot import STEPS, TOPS
from ludopolis.games.welcome_to.state import (
    CARD,
    CLAIM,
    CLAIM_ESTATES,
    COMBINATION,
    EFFECT,
    FIELDS,
    HAND,
    PLACE,
    RING_AFTER,
    RING_BEFORE,
    Position,
)
from ludopolis.games.welcome_to.turn import THIRD_CARD, combo_effect, combo_number, combos

SLOT_NAMES: Final[list[str]] = [slot_name(slot) for slot in range(SLOTS)]
GAP_NAMES: Final[list[str]] = [gap_name(slot) for slot in range(SLOTS)]
WORDS: Final[list[str]] = ["skip", "refuse", "done", "reshuffle yes", "reshuffle no", "build"]
"""The moves SKIP … BUILD."""
KINDS: Final = (
    ("combo", moves.COMBO, 6),
    ("pass_card", moves.PASS_CARD, 3),
    ("agent", moves.AGENT, 6),
    ("claim", moves.CLAIM, 3),
)
"""Moves written as a word and a number from 1."""
PLACES: Final = (
    ("ring", moves.RING, SLOT_NAMES),
    ("fence", moves.FENCE, GAP_NAMES),
    ("estate", moves.ESTATE, SLOT_NAMES),
)
"""Moves written as a word and a place."""
NUMBERED: Final = (("place", moves.PLACE), ("bis", moves.BIS))
"""Moves written as a word, a number and a slot."""


# Text


def move_text(move: int) -> str:
    """`place 7 S2.5`."""
    if move < moves.COMBO:
        return WORDS[move]
    for word, base, count in KINDS:
        if base <= move < base + count:
            return f"{word} {move - base + 1}"
    for word, base, names in PLACES:
        if base <= move < base + SLOTS:
            return f"{word} {names[move - base]}"
    word, base = NUMBERED[0] if move < moves.BIS else NUMBERED[1]
    number, slot = divmod(move - base, SLOTS)
    return f"{word} {number} {SLOT_NAMES[slot]}"


def outcome_text(state: Position, outcome: int) -> str:
    """`card fence_5a`, `plan estates_3_4`, `top park`, `dealer 2`."""
    if outcome < moves.PLAN:
        return f"card {state.parts.card_ids[outcome]}"
    if outcome < moves.TOP:
        return f"plan {state.parts.plan_ids[outcome - moves.PLAN]}"
    if outcome < moves.DEALER:
        return f"top {TOPS[outcome - moves.TOP]}"
    return f"dealer {outcome - moves.DEALER}"


def read_text(state: Position, seat: int, text: str) -> int:
    """A move, or an outcome for `CHANCE`, from its text."""
    found = _read_outcome(state, text.split(" ")) if seat == CHANCE else _read_move(text)
    if found < 0:
        kind = "bad_outcome" if seat == CHANCE else "bad_move"
        raise BadNotation(fact(kind, text=text))
    return found


def _read_move(text: str) -> int:
    if text in WORDS:
        return WORDS.index(text)
    words = text.split(" ")
    for word, base, count in KINDS:
        if words[0] == word and len(words) == 2:
            return _index(words[1], [str(number) for number in range(1, count + 1)], base)
    for word, base, names in PLACES:
        if words[0] == word and len(words) == 2:
            return _index(words[1], names, base)
    for word, base in NUMBERED:
        if words[0] == word and len(words) == 3:
            number = _index(words[1], [str(number) for number in range(HIGHEST + 1)], 0)
            return _index(words[2], SLOT_NAMES, base + SLOTS * number) if number >= 0 else -1
    return -1


def _read_outcome(state: Position, words: list[str]) -> int:
    if len(words) != 2:
        return -1
    kind, name = words
    if kind == "card":
        return _index(name, state.parts.card_ids, moves.CARD)
    if kind == "plan":
        return _index(name, state.parts.plan_ids, moves.PLAN)
    if kind == "top":
        return _index(name, list(TOPS), moves.TOP)
    if kind == "dealer":
        return _index(name, [str(seat) for seat in range(12)], moves.DEALER)
    return -1


def _index(word: str, words: list[str], base: int) -> int:
    return base + words.index(word) if word in words else -1


# Facts


def question(state: Position, seat: int) -> Fact:
    """What the seat is deciding."""
    sheet = state.sheets[seat]
    step = sheet[STEP]
    if step == PLACE:
        number = combo_number(state, seat, sheet[COMBO])
        return fact("place", number=number, effect=_effect(state, seat, sheet[COMBO]))
    if step == EFFECT:
        return fact("effect", effect=_effect(state, seat, sheet[COMBO]), slot=slot_name(sheet[WRITTEN]))
    if step == CLAIM_ESTATES:
        plan = state.parts.plan_ids[claiming_plan(state, sheet)]
        return fact("claim_estates", plan=plan, size=sheet[SIZE], missing=sheet[MISSING])
    return fact(STEPS[step])


def description(state: Position, seat: int, move: int) -> Fact:
    """A move in the terms of the seat's view."""
    sheet = state.sheets[seat]
    if move < moves.COMBO:
        return fact(WORDS[move].replace(" ", "_"))
    if move < moves.PASS_CARD:
        return _describe_combo(state, seat, move - moves.COMBO)
    if move < moves.AGENT:
        card = state.hands[HAND * seat + FIELDS * (move - moves.PASS_CARD) + CARD]
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
        return fact("ring", slot=SLOT_NAMES[move - moves.RING])
    if move < moves.ESTATE:
        return fact("fence", gap=GAP_NAMES[move - moves.FENCE])
    if move < moves.PLACE:
        first = move - moves.ESTATE
        last = first + estate_at(sheet, first) - 1
        return fact("estate", from_slot=SLOT_NAMES[first], to_slot=SLOT_NAMES[last])
    if move < moves.BIS:
        number, slot = divmod(move - moves.PLACE, SLOTS)
        return fact("place", number=number, slot=SLOT_NAMES[slot])
    number, slot = divmod(move - moves.BIS, SLOTS)
    return fact("bis", number=number, slot=SLOT_NAMES[slot])


def _describe_combo(state: Position, seat: int, combo: int) -> Fact:
    number = combo_number(state, seat, combo)
    effect = _effect(state, seat, combo)
    if not state.draft:
        return fact("combo", combo=combo + 1, number=number, effect=effect)
    card = state.hands[HAND * seat + FIELDS * THIRD_CARD[combo] + CARD]
    third, side = state.parts.number_of[card], EFFECTS[state.parts.effect_of[card]]
    return fact("combo_pass", combo=combo + 1, number=number, effect=effect, pass_number=third, pass_effect=side)


def _effect(state: Position, seat: int, combo: int) -> str:
    return EFFECTS[combo_effect(state, seat, combo)]


# Why not


def refusal_of(state: Position, seat: int, move: int) -> Fact:
    """Why a move is not legal now."""
    sheet = state.sheets[seat]
    step = sheet[STEP]
    if step == COMBINATION:
        if move == moves.REFUSE:
            return fact("can_build")
        if moves.COMBO <= move < moves.PASS_CARD:
            return _why_not_combo(state, seat, move - moves.COMBO)
    elif step == PLACE:
        if moves.PLACE <= move < moves.BIS:
            return _why_not_place(state, seat, move - moves.PLACE)
    elif step == EFFECT:
        return _why_not_effect(state, seat, move)
    elif step in (RING_BEFORE, RING_AFTER):
        if moves.RING <= move < moves.FENCE:
            return fact("slot_filled", slot=SLOT_NAMES[move - moves.RING])
    elif step == CLAIM:
        if moves.CLAIM <= move < moves.RING:
            stack = move - moves.CLAIM
            kind = "claimed_already" if sheet[PLANS + stack] else "goal_not_met"
            return fact(kind, plan=state.parts.plan_ids[state.plans[stack]])
    elif step == CLAIM_ESTATES and moves.ESTATE <= move < moves.PLACE:
        return _why_not_estate(sheet, move - moves.ESTATE)
    return fact("not_asked", step=STEPS[step])


def _why_not_combo(state: Position, seat: int, combo: int) -> Fact:
    if state.stacks and combo >= 3:
        return fact("no_such_combination", combo=combo + 1)
    number, effect = combo_number(state, seat, combo), _effect(state, seat, combo)
    if not state.stacks and combo not in combos(state, seat):
        return fact("same_combination", number=number, effect=effect)
    return fact("combination_does_not_fit", number=number, effect=effect)


def _why_not_place(state: Position, seat: int, target: int) -> Fact:
    sheet = state.sheets[seat]
    number, slot = divmod(target, SLOTS)
    own = combo_number(state, seat, sheet[COMBO])
    reach = 2 if combo_effect(state, seat, sheet[COMBO]) == TEMP else 0
    if abs(number - own) > reach:
        return fact("wrong_number", number=number, low=max(own - reach, 0), high=min(own + reach, HIGHEST))
    if sheet[FILLED] >> slot & 1:
        return fact("slot_filled", slot=SLOT_NAMES[slot])
    fitting = [x for x in range(HIGHEST + 1) if sheet[FITS + x] >> slot & 1]
    if not fitting:
        return fact("nothing_fits", slot=SLOT_NAMES[slot])
    return fact("out_of_order", number=number, slot=SLOT_NAMES[slot], low=fitting[0], high=fitting[-1])


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
    if size != sheet[SIZE]:
        return fact("wrong_size", slot=slot, size=size, wanted_size=sheet[SIZE])
    if sheet[MARKS] >> first & (1 << size) - 1:
        return fact("estate_used", slot=slot)
    later = estate_choices(sheet)
    return fact("estate_order", slot=slot, low_slot=SLOT_NAMES[later[0]], high_slot=SLOT_NAMES[later[-1]])
