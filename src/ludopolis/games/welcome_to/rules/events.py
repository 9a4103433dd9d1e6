"""The kinds of events, and how a turn is told. Called only while somebody listens.

While a round is open, a seat alone hears of its own turn; at the reveal the others hear the same.
"""

from typing import Final

from ludopolis.engine.values.events import EVERYONE, Event, EventKind
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIS_BOXES,
    BISES,
    CLAIMED,
    COMBO,
    FENCED,
    NUM,
    PARKS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    RINGED,
    RINGS,
    TEMPS,
    WANTS_RESHUFFLE,
    WRITTEN,
)
from ludopolis.games.welcome_to.rules.state import Position
from ludopolis.games.welcome_to.rules.turn import combo_effect, combo_number

EVENT_KINDS: Final = (
    EventKind("plan", ("stack", "plan", "high", "low")),
    EventKind("dealer", ("seat",)),
    EventKind("card", ("stack", "number", "effect")),
    EventKind("top", ("top",)),
    EventKind("dealt", ("seat", "number", "effect")),
    EventKind("dealt_hidden", ("seat", "effect")),
    EventKind("solo_card"),
    EventKind("reshuffled", ("cards",)),
    EventKind("stacks_renewed", ("cards",)),
    EventKind("discard_shuffled", ("cards",)),
    EventKind("round", ("round",)),
    EventKind("ring", ("seat", "slot", "boxes", "penalty")),
    EventKind("combination", ("seat", "number", "effect")),
    EventKind("refused", ("seat", "boxes", "penalty")),
    EventKind("wrote", ("seat", "number", "slot")),
    EventKind("temp", ("seat", "temps")),
    EventKind("fence", ("seat", "gap")),
    EventKind("agent", ("seat", "size", "value")),
    EventKind("park", ("seat", "street", "parks", "value")),
    EventKind("pool", ("seat", "slot", "pools", "value")),
    EventKind("bis", ("seat", "number", "slot", "boxes", "penalty")),
    EventKind("claimed", ("seat", "plan", "points")),
    EventKind("wants_reshuffle", ("seat",)),
    EventKind("approved", ("plan", "low")),
    EventKind("passed", ("from_seat", "to_seat", "number", "effect")),
    EventKind("passed_hidden", ("from_seat", "to_seat", "effect")),
    EventKind("end", ("seat", "ending")),
    EventKind("cards_out"),
    EventKind("total", ("seat", "points")),
)
# Their codes, in the same order (0 is REVEAL)
E_PLAN: Final = 1
E_DEALER: Final = 2
E_CARD: Final = 3
E_TOP: Final = 4
E_DEALT: Final = 5
E_DEALT_HIDDEN: Final = 6
E_SOLO: Final = 7
E_RESHUFFLED: Final = 8
E_STACKS_RENEWED: Final = 9
E_DISCARD_SHUFFLED: Final = 10
E_ROUND: Final = 11
E_RING: Final = 12
E_COMBINATION: Final = 13
E_REFUSED: Final = 14
E_WROTE: Final = 15
E_TEMP: Final = 16
E_FENCE: Final = 17
E_AGENT: Final = 18
E_PARK: Final = 19
E_POOL: Final = 20
E_BIS: Final = 21
E_CLAIMED: Final = 22
E_WANTS_RESHUFFLE: Final = 23
E_APPROVED: Final = 24
E_PASSED: Final = 25
E_PASSED_HIDDEN: Final = 26
E_END: Final = 27
E_CARDS_OUT: Final = 28
E_TOTAL: Final = 29


def tell_changes(state: Position, events: list[Event], seat: int, before: list[int], audience: int) -> None:
    """Tells what the seat did since an earlier copy of its sheet, in the order of a turn."""
    sheet = state.sheets[seat]
    parts = state.parts
    if sheet[RINGED] == 1:
        _tell_ring(state, events, seat, before, audience)
    if sheet[REFUSALS] > before[REFUSALS]:
        boxes = sheet[REFUSALS]
        events.append((E_REFUSED, audience, seat, boxes, parts.refusal_values[boxes]))
    combo = sheet[COMBO]
    if combo != before[COMBO]:
        number = combo_number(state, seat, combo)
        events.append((E_COMBINATION, audience, seat, number, combo_effect(state, seat, combo)))
    slot = sheet[WRITTEN]
    if slot != before[WRITTEN]:
        events.append((E_WROTE, audience, seat, sheet[NUM + slot], slot))
    if sheet[TEMPS] > before[TEMPS]:
        events.append((E_TEMP, audience, seat, sheet[TEMPS]))
    if sheet[FENCED] != before[FENCED]:
        events.append((E_FENCE, audience, seat, sheet[FENCED]))
    for size in range(1, 7):
        agents = sheet[AGENTS + size - 1]
        if agents > before[AGENTS + size - 1]:
            events.append((E_AGENT, audience, seat, size, parts.estate_values[size][agents]))
    for street in range(3):
        parks = sheet[PARKS + street]
        if parks > before[PARKS + street]:
            events.append((E_PARK, audience, seat, street + 1, parks, parts.park_values[street][parks]))
    if sheet[POOLS] != before[POOLS]:
        pools = sheet[POOLS].bit_count()
        events.append((E_POOL, audience, seat, slot, pools, parts.pool_values[pools]))
    bis = sheet[BISES] & ~before[BISES]
    if bis:
        at = bis.bit_length() - 1
        boxes = sheet[BIS_BOXES]
        events.append((E_BIS, audience, seat, sheet[NUM + at], at, boxes, parts.bis_values[boxes]))
    if sheet[RINGED] == 2:
        _tell_ring(state, events, seat, before, audience)
    for stack in range(3):
        if sheet[CLAIMED + stack] != before[CLAIMED + stack]:
            events.append((E_CLAIMED, audience, seat, state.plans[stack], sheet[CLAIMED + stack]))
    if sheet[WANTS_RESHUFFLE] > before[WANTS_RESHUFFLE]:
        events.append((E_WANTS_RESHUFFLE, audience, seat))


def _tell_ring(state: Position, events: list[Event], seat: int, before: list[int], audience: int) -> None:
    sheet = state.sheets[seat]
    ring = sheet[RINGS] & ~before[RINGS]
    if ring:
        boxes = sheet[RING_BOXES]
        events.append((E_RING, audience, seat, ring.bit_length() - 1, boxes, state.parts.ring_values[boxes]))


def tell_approved(state: Position, stacks: int) -> None:
    """Tells which plans are worth less from now on."""
    for stack in range(3):
        if stacks >> stack & 1:
            plan = state.plans[stack]
            state.tell((E_APPROVED, EVERYONE, plan, state.parts.plan_low[plan]))
