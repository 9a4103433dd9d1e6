"""A position in words."""

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact, fact
from ludopolis.games.welcome_to.components.tables import EFFECTS
from ludopolis.games.welcome_to.knowledge.hidden import visible_sheet
from ludopolis.games.welcome_to.knowledge.pictures import draw_street
from ludopolis.games.welcome_to.rules.deck import deck_size
from ludopolis.games.welcome_to.rules.rounds import stack_height
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIS_BOXES,
    CLAIMED,
    FILLED,
    PARKS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    SLOT_NAMES,
    SLOTS,
    TEMPS,
)
from ludopolis.games.welcome_to.rules.state import (
    CARD,
    HAND_FIELDS,
    KNOWN,
    NONE,
    SIDE,
    STAGE_TURNS,
    TOKEN_FIELDS,
    TOPS,
    Position,
)


def position(state: Position, viewer: int) -> list[Fact]:
    """Plans and cards, the viewer's own sheet, then the others."""
    parts = state.parts
    lines = [fact("round", round=state.round)]
    for stack, plan in enumerate(state.plans):
        if plan != NONE:
            kind = "plan_approved" if state.approved >> stack & 1 else "plan"
            high, low = parts.plan_high[plan], parts.plan_low[plan]
            lines.append(fact(kind, stack=stack + 1, plan=parts.plan_ids[plan], high=high, low=low))
    lines += _card_lines(state, viewer)
    seats = list(range(state.players))
    if viewer != SPECTATOR:
        seats.remove(viewer)
        seats.insert(0, viewer)
    for seat in seats:
        lines += _seat_lines(state, viewer, seat)
    return lines


def _card_lines(state: Position, viewer: int) -> list[Fact]:
    parts = state.parts
    lines: list[Fact] = []
    if state.stacks:
        for stack in range(3):
            card, beside = state.stacks[stack], state.stacks[3 + stack]
            if card != NONE and beside != NONE:
                effect, following = EFFECTS[parts.effect_of[beside]], EFFECTS[parts.effect_of[card]]
                number = parts.number_of[card]
                lines.append(fact("combination", combo=stack + 1, number=number, effect=effect, next_effect=following))
        lines.append(fact("stacks", cards=stack_height(state)))
        return lines
    top = "none" if state.top == NONE else TOPS[state.top]
    lines.append(fact("deck", cards=deck_size(state), top=top))
    if state.dealer != NONE:
        lines.append(fact("dealer", seat=state.dealer))
    for at in range(0, len(state.hands), TOKEN_FIELDS):
        seat, place, card = at // HAND_FIELDS, at % HAND_FIELDS // TOKEN_FIELDS + 1, state.hands[at + CARD]
        if card == NONE:
            continue
        effect = EFFECTS[state.hands[at + SIDE]]
        if state.hands[at + KNOWN] >> viewer & 1:
            lines.append(fact("card", seat=seat, place=place, number=parts.number_of[card], effect=effect))
        else:
            lines.append(fact("card_hidden", seat=seat, place=place, effect=effect))
    return lines


def _seat_lines(state: Position, viewer: int, seat: int) -> list[Fact]:
    sheet = visible_sheet(state, viewer, seat)
    finished = state.stage == STAGE_TURNS and state.ready >> seat & 1
    lines = [fact("seat_finished" if finished else "seat", seat=seat)]
    for street in range(3):
        picture = draw_street(sheet, street)
        lines.append(fact("street", street=street + 1, picture=picture, parks=sheet[PARKS + street]))
    slots = tuple(SLOT_NAMES[slot] for slot in range(SLOTS) if sheet[POOLS] >> slot & 1)
    lines.append(fact("pools", pools=len(slots), slot=slots))
    planned = state.parts.planned_pools & ~sheet[FILLED]
    slots = tuple(SLOT_NAMES[slot] for slot in range(SLOTS) if planned >> slot & 1)
    lines.append(fact("planned", pools=len(slots), slot=slots))
    agents = tuple(sheet[AGENTS : AGENTS + 6])
    lines.append(fact("tracks", temps=sheet[TEMPS], agents=agents, bis=sheet[BIS_BOXES], refusals=sheet[REFUSALS]))
    if state.table.rings:
        lines.append(fact("rings", rings=sheet[RING_BOXES]))
    lines.append(fact("claims", plans=tuple(sheet[CLAIMED : CLAIMED + 3])))
    return lines
