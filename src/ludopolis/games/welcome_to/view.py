"""Who knows what: the view of a seat, the blinded state, and what the unknown may be.

Sheets are public as they stood when the round began; the turns of a round stay secret until all are finished. In the
draft the effect of every card in a hand or in the discard is public, because the deck lies effect side up and is dealt
card by card. The number is known to whoever has held the card, and to everybody once it was played as a number.
"""

from random import Random

from ludopolis.engine.chance import below
from ludopolis.engine.events import EVERYONE, SPECTATOR, Event
from ludopolis.engine.facts import Fact, fact
from ludopolis.engine.state import UNKNOWN, Data
from ludopolis.games.welcome_to import telling
from ludopolis.games.welcome_to.components import CARDS, EFFECTS
from ludopolis.games.welcome_to.deck import deck_size, viewer_row
from ludopolis.games.welcome_to.picture import draw_street
from ludopolis.games.welcome_to.sheet import (
    AGENTS,
    BIS_BOXES,
    PARKS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    SLOTS,
    TEMPS,
    slot_name,
)
from ludopolis.games.welcome_to.sheet import PLANS as CLAIMED
from ludopolis.games.welcome_to.snapshot import ENDINGS, STAGES, TOPS, dump_sheet, dump_turn
from ludopolis.games.welcome_to.state import (
    AGE,
    BARRED,
    CARD,
    FIELDS,
    HAND,
    KNOWN,
    NONE,
    SIDE,
    TURNS,
    Position,
)
from ludopolis.games.welcome_to.turn import begin_turn


def visible_sheet(state: Position, viewer: int, seat: int) -> list[int]:
    """One's own sheet as it stands, the others' as it stood at the beginning of the round (R24)."""
    return state.sheets[seat] if seat == viewer else state.shown[seat]


def unknown_cards(state: Position, viewer: int) -> list[int]:
    """The cards of which the viewer does not know where they are, in order."""
    if state.stacks:
        return sorted(state.unseen)
    unknown = [True] * CARDS
    for tokens in (state.hands, state.discard):
        for at in range(0, len(tokens), FIELDS):
            card = tokens[at + CARD]
            if card >= 0 and tokens[at + KNOWN] >> viewer & 1:
                unknown[card] = False
    return [card for card in range(CARDS) if unknown[card]]


# As data


def view_of(state: Position, viewer: int) -> Data:
    """What a seat, or the spectator, may know."""
    parts = state.parts
    unseen: dict[str, list[int]] = {effect: [] for effect in EFFECTS}
    for card in unknown_cards(state, viewer):
        unseen[EFFECTS[parts.effect_of[card]]].append(parts.number_of[card])
    data: Data = {
        "expert": state.expert,
        "round": state.round,
        "stage": STAGES[state.stage],
        "ready": [seat for seat in range(state.players) if state.ready >> seat & 1],
        "plans": [_view_plan(state, stack) for stack in range(3)],
        "sheets": [dump_sheet(visible_sheet(state, viewer, seat)) for seat in range(state.players)],
        "turn": dump_turn(state.sheets[viewer]) if viewer != SPECTATOR and state.stage == TURNS else None,
        "unseen": unseen,
        "ended": [reason for bit, reason in enumerate(ENDINGS) if state.ended >> bit & 1],
    }
    if state.stacks:
        sides = [None if card == NONE else _card(state, card) for card in state.stacks]
        data["numbers"] = sides[:3]
        data["effects"] = [None if side is None else side["effect"] for side in sides[3:]]
        data["stack"] = stack_height(state)
        data["pile"] = CARDS // 3 - stack_height(state)
    else:
        data["dealer"] = None if state.dealer == NONE else state.dealer
        data["deck"] = deck_size(state)
        data["top"] = None if state.top == NONE else TOPS[state.top]
        data["solo_card"] = bool(state.solo_card)
        tokens = _view_tokens(state, state.hands, viewer)
        data["hands"] = [tokens[3 * seat : 3 * seat + 3] for seat in range(state.players)]
        data["discard"] = _view_tokens(state, state.discard, viewer)
    return data


def stack_height(state: Position) -> int:
    """The cards of a stack, its number card on top included (base game)."""
    return (len(state.unseen) + 3 - state.stacks[:3].count(NONE)) // 3


def _view_plan(state: Position, stack: int) -> Data | None:
    plan = state.plans[stack]
    if plan == NONE:
        return None
    parts = state.parts
    approved = bool(state.approved >> stack & 1)
    return {
        "plan": parts.plan_ids[plan],
        "high": parts.plan_high[plan],
        "low": parts.plan_low[plan],
        "approved": approved,
    }


def _card(state: Position, card: int) -> Data:
    return {"number": state.parts.number_of[card], "effect": EFFECTS[state.parts.effect_of[card]]}


def _view_tokens(state: Position, tokens: list[int], viewer: int) -> list[Data | None]:
    found: list[Data | None] = []
    for at in range(0, len(tokens), FIELDS):
        card = tokens[at + CARD]
        if card == NONE:
            found.append(None)
        elif tokens[at + KNOWN] >> viewer & 1:
            found.append(_card(state, card))
        else:
            found.append({"number": None, "effect": EFFECTS[tokens[at + SIDE]]})
    return found


# As a state


def hide(state: Position, viewer: int) -> None:
    """Overwrites what the viewer does not know; open turns of others are taken back."""
    state.viewer = viewer
    state.unseen = unknown_cards(state, viewer)
    if state.stage == TURNS:
        for seat in range(state.players):
            if seat != viewer:
                state.sheets[seat] = state.shown[seat][:]
                begin_turn(state, state.sheets[seat])
                state.waiting |= 1 << seat
    for tokens in (state.hands, state.discard):
        for at in range(0, len(tokens), FIELDS):
            if tokens[at + CARD] >= 0 and not tokens[at + KNOWN] >> viewer & 1:
                tokens[at + CARD] = UNKNOWN
    if state.draft:
        own = viewer_row(state, viewer)
        for at in range(len(state.since)):
            if not own <= at < own + CARDS:
                state.since[at] = 0


def fill_unknown(state: Position, rng: Random) -> None:
    """Draws the unknown numbers, every deal that fits what the viewer has seen being equally likely."""
    viewer = state.viewer
    state.viewer = -1
    if not state.draft:
        return
    own = viewer_row(state, viewer)
    deck: list[int] = []
    for effect in range(6):
        cards = [card for card in state.unseen if state.parts.effect_of[card] == effect]
        places = _unknown_places(state, effect)
        if places:
            _fill_places(state, rng, own, cards, places)
        deck += cards
    state.unseen = deck


def _unknown_places(state: Position, effect: int) -> list[int]:
    """The hand and discard places of an effect whose number is unknown: those after a refusal first, then by age.

    A place of the discard counts on from the hands.
    """
    keys: list[int] = []
    for base, tokens in ((0, state.hands), (len(state.hands), state.discard)):
        for at in range(0, len(tokens), FIELDS):
            if tokens[at + CARD] == UNKNOWN and tokens[at + SIDE] == effect:
                free = 0 if tokens[at + BARRED] else 1
                keys.append((free * 10000 + tokens[at + AGE]) * 10000 + base + at)
    keys.sort()
    return [key % 10000 for key in keys]


def _fill_places(state: Position, rng: Random, own: int, cards: list[int], places: list[int]) -> None:
    """Fills the places one after another from the cards that fit, which leaves the deck in `cards`.

    A card fits a place if it was not seen in a discard shuffled after that card was dealt, and if its number is not
    one that a refusing holder could have built. Drawn place by place, a deal comes up with probability one over the
    product of the choices there were; so it is kept in proportion to that product, and every deal that fits is equally
    likely. Where nobody refused, the product is always the same and nothing is drawn twice.
    """
    number_of = state.parts.number_of
    ages: list[int] = []
    barred: list[int] = []
    most: list[int] = []
    for i, place in enumerate(places):
        tokens, at = _token(state, place)
        ages.append(tokens[at + AGE])
        barred.append(tokens[at + BARRED])
        fitting = 0
        for card in cards:
            if state.since[own + card] <= ages[i] and not barred[i] >> number_of[card] & 1:
                fitting += 1
        for j in range(i):
            if ages[j] <= ages[i] and barred[i] & ~barred[j] == 0:
                fitting -= 1
        most.append(fitting)
    while True:
        rest = cards[:]
        chosen: list[int] = []
        odds = 1.0
        for i in range(len(places)):
            options: list[int] = []
            for index in range(len(rest)):
                card = rest[index]
                if state.since[own + card] <= ages[i] and not barred[i] >> number_of[card] & 1:
                    options.append(index)
            if not options:
                odds = 0.0
                break
            odds *= len(options) / most[i]
            index = options[below(rng, len(options))]
            chosen.append(rest[index])
            rest[index] = rest[-1]
            rest.pop()
        if odds >= 1.0 or (odds > 0.0 and rng.random() < odds):
            break
    for i, place in enumerate(places):
        tokens, at = _token(state, place)
        tokens[at + CARD] = chosen[i]
    cards[:] = rest


def _token(state: Position, place: int) -> tuple[list[int], int]:
    hands = len(state.hands)
    return (state.hands, place) if place < hands else (state.discard, place - hands)


def redact_event(event: Event) -> Event | None:
    """Of a card dealt or passed others see the effect; of an open turn nothing."""
    if event[0] == telling.DEALT:
        return (telling.DEALT_HIDDEN, EVERYONE, event[2], event[4])
    if event[0] == telling.PASSED:
        return (telling.PASSED_HIDDEN, EVERYONE, event[2], event[3], event[5])
    return None


# In words


def position_of(state: Position, viewer: int) -> list[Fact]:
    """Plans and cards, one's own sheet, then the others'."""
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
    for at in range(0, len(state.hands), FIELDS):
        seat, place, card = at // HAND, at % HAND // FIELDS + 1, state.hands[at + CARD]
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
    finished = state.stage == TURNS and state.ready >> seat & 1
    lines = [fact("seat_finished" if finished else "seat", seat=seat)]
    for street in range(3):
        picture = draw_street(sheet, street)
        lines.append(fact("street", street=street + 1, picture=picture, parks=sheet[PARKS + street]))
    slots = tuple(slot_name(slot) for slot in range(SLOTS) if sheet[POOLS] >> slot & 1)
    lines.append(fact("pools", pools=len(slots), slot=slots))
    agents = tuple(sheet[AGENTS : AGENTS + 6])
    lines.append(fact("tracks", temps=sheet[TEMPS], agents=agents, bis=sheet[BIS_BOXES], refusals=sheet[REFUSALS]))
    if state.expert:
        lines.append(fact("rings", rings=sheet[RING_BOXES]))
    lines.append(fact("claims", plans=tuple(sheet[CLAIMED : CLAIMED + 3])))
    return lines
