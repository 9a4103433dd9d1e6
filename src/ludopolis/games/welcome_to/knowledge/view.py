"""What a viewer may know, as data."""

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.welcome_to.components.tables import CARDS, EFFECTS
from ludopolis.games.welcome_to.knowledge.dump import dump_sheet, dump_turn
from ludopolis.games.welcome_to.knowledge.hidden import unknown_cards, visible_sheet
from ludopolis.games.welcome_to.knowledge.progress import sheet_figures, track_values, wanted_sizes
from ludopolis.games.welcome_to.rules.deck import deck_size, neighbour
from ludopolis.games.welcome_to.rules.plans import usable_estates
from ludopolis.games.welcome_to.rules.rounds import stack_height
from ludopolis.games.welcome_to.rules.sheet import CLAIM_SIZE, HIGHEST, LAST_CHOSEN, SLOT_NAMES, SLOTS, STEP
from ludopolis.games.welcome_to.rules.state import (
    CARD,
    ENDINGS,
    HAND_FIELDS,
    KNOWN,
    NONE,
    SIDE,
    STAGE_TURNS,
    STAGES,
    STEP_CLAIM_ESTATES,
    TOKEN_FIELDS,
    TOPS,
    Position,
)
from ludopolis.games.welcome_to.rules.turn import (
    EFFECT_CARD,
    NUMBER_CARD,
    STACKS,
    THIRD_CARD,
    combo_effect,
    combo_number,
    latitude,
)


def view(state: Position, viewer: int) -> Data:
    """The view of a seat, or of the spectator."""
    parts = state.parts
    unseen: dict[str, list[int]] = {effect: [] for effect in EFFECTS}
    for card in unknown_cards(state, viewer):
        unseen[EFFECTS[parts.effect_of[card]]].append(parts.number_of[card])
    data: Data = {
        "rings": state.table.rings,
        "round": state.round,
        "stage": STAGES[state.stage],
        "ready": [seat for seat in range(state.players) if state.ready >> seat & 1],
        "plans": [_view_plan(state, stack) for stack in range(3)],
        "sheets": [_view_sheet(state, visible_sheet(state, viewer, seat)) for seat in range(state.players)],
        "values": track_values(parts),
        "planned": [SLOT_NAMES[slot] for slot in range(SLOTS) if parts.planned_pools >> slot & 1],
        "turn": _view_turn(state.sheets[viewer]) if viewer != SPECTATOR and state.stage == STAGE_TURNS else None,
        "unseen": unseen,
        "ended": [reason for bit, reason in enumerate(ENDINGS) if state.ended >> bit & 1],
    }
    if state.stacks:
        sides = [None if card == NONE else _card(state, card) for card in state.stacks]
        data["numbers"] = sides[:3]
        data["effects"] = [None if side is None else side["effect"] for side in sides[3:]]
        data["stack"] = stack_height(state)
        data["deck"] = 3 * (stack_height(state) - 1)
        data["pile"] = CARDS // 3 - stack_height(state)
    else:
        data["dealer"] = None if state.dealer == NONE else state.dealer
        data["pass_direction"] = "left" if state.table.pass_left else "right"
        data["passes_to"] = [neighbour(state, seat) for seat in range(state.players)]
        data["deck"] = deck_size(state)
        data["top"] = None if state.top == NONE else TOPS[state.top]
        data["solo_card"] = bool(state.solo_card)
        tokens = _view_tokens(state, state.hands, viewer)
        data["hands"] = [tokens[3 * seat : 3 * seat + 3] for seat in range(state.players)]
        data["discard"] = _view_tokens(state, state.discard, viewer)
    data["combinations"] = _view_combinations(state, viewer)
    return data


def _view_sheet(state: Position, sheet: list[int]) -> Data:
    return {**dump_sheet(sheet), **sheet_figures(state, sheet)}


def _view_combinations(state: Position, viewer: int) -> list[Data | None]:
    """The combinations on the table, or of the viewer's hand; `cards` are its number, its effect and what is left."""
    if state.stacks:
        return [_view_combination(state, 0, stack, {}) if _lies(state, stack) else None for stack in STACKS]
    if viewer == SPECTATOR or any(not _held(state, viewer, at) for at in range(3)):
        return []
    return [
        _view_combination(state, viewer, combo, {"cards": [NUMBER_CARD[combo], EFFECT_CARD[combo], THIRD_CARD[combo]]})
        for combo in range(len(NUMBER_CARD))
    ]


def _lies(state: Position, stack: int) -> bool:
    return NONE not in (state.stacks[stack], state.stacks[3 + stack])


def _held(state: Position, seat: int, at: int) -> bool:
    return state.hands[HAND_FIELDS * seat + TOKEN_FIELDS * at + CARD] >= 0


def _view_combination(state: Position, seat: int, combo: int, more: Data) -> Data:
    number, by = combo_number(state, seat, combo), latitude(state, seat, combo)
    effect = EFFECTS[combo_effect(state, seat, combo)]
    low, high = max(number - by, 0), min(number + by, HIGHEST)
    data: Data = {"number": number, "effect": effect, "low": low, "high": high, **more}
    if state.stacks:
        data["next"] = EFFECTS[state.parts.effect_of[state.stacks[combo]]]
    return data


def _view_turn(sheet: list[int]) -> Data:
    """How far the viewer's turn has got, with all estates that a plan may take: only moves keep to an order."""
    turn = dump_turn(sheet)
    if sheet[STEP] == STEP_CLAIM_ESTATES:
        there = usable_estates(sheet, sheet[CLAIM_SIZE], sheet[LAST_CHOSEN])
        turn["estates"] = [SLOT_NAMES[first] for first in there]
    return turn


def _view_plan(state: Position, stack: int) -> Data | None:
    plan = state.plans[stack]
    if plan == NONE:
        return None
    parts = state.parts
    approved = bool(state.approved >> stack & 1)
    return {
        "plan": parts.plan_ids[plan],
        "sizes": wanted_sizes(parts, plan),
        "high": parts.plan_high[plan],
        "low": parts.plan_low[plan],
        "approved": approved,
    }


def _card(state: Position, card: int) -> Data:
    return {"number": state.parts.number_of[card], "effect": EFFECTS[state.parts.effect_of[card]]}


def _view_tokens(state: Position, tokens: list[int], viewer: int) -> list[Data | None]:
    found: list[Data | None] = []
    for at in range(0, len(tokens), TOKEN_FIELDS):
        card = tokens[at + CARD]
        if card == NONE:
            found.append(None)
        elif tokens[at + KNOWN] >> viewer & 1:
            found.append(_card(state, card))
        else:
            found.append({"number": None, "effect": EFFECTS[tokens[at + SIDE]]})
    return found
