"""Events: what a turn, a deal and the end of a round tell. Called only while somebody listens.

While a round is open its events are for the seat alone; at the reveal the others hear the same.
"""

from typing import Final

from ludopolis.engine.events import EVERYONE, Event, EventKind
from ludopolis.games.welcome_to.sheet import (
    AGENTS,
    BIS_BOXES,
    BISES,
    COMBO,
    FENCED,
    NUM,
    PARKS,
    PLANS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    RINGED,
    RINGS,
    TEMPS,
    WRITTEN,
    YES,
)
from ludopolis.games.welcome_to.state import Position
from ludopolis.games.welcome_to.turn import combo_effect, combo_number

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
PLAN: Final = 1
DEALER: Final = 2
CARD: Final = 3
TOP: Final = 4
DEALT: Final = 5
DEALT_HIDDEN: Final = 6
SOLO: Final = 7
RESHUFFLED: Final = 8
STACKS_RENEWED: Final = 9
DISCARD_SHUFFLED: Final = 10
ROUND: Final = 11
RING: Final = 12
COMBINATION: Final = 13
REFUSED: Final = 14
WROTE: Final = 15
TEMP: Final = 16
FENCE: Final = 17
AGENT: Final = 18
PARK: Final = 19
POOL: Final = 20
BIS: Final = 21
CLAIMED: Final = 22
WANTS_RESHUFFLE: Final = 23
APPROVED: Final = 24
PASSED: Final = 25
PASSED_HIDDEN: Final = 26
END: Final = 27
CARDS_OUT: Final = 28
TOTAL: Final = 29


def tell_changes(state: Position, events: list[Event], seat: int, before: list[int], audience: int) -> None:
    """What the seat did between an earlier copy of its sheet and now, in the order of a turn."""
    sheet = state.sheets[seat]
    parts = state.parts
    if sheet[RINGED] == 1:
        _tell_ring(state, events, seat, before, audience)
    if sheet[REFUSALS] > before[REFUSALS]:
        boxes = sheet[REFUSALS]
        events.append((REFUSED, audience, seat, boxes, parts.refusal_values[boxes]))
    combo = sheet[COMBO]
    if combo != before[COMBO]:
        number = combo_number(state, seat, combo)
        events.append((COMBINATION, audience, seat, number, combo_effect(state, seat, combo)))
    slot = sheet[WRITTEN]
    if slot != before[WRITTEN]:
        events.append((WROTE, audience, seat, sheet[NUM + slot], slot))
    if sheet[TEMPS] > before[TEMPS]:
        events.append((TEMP, audience, seat, sheet[TEMPS]))
    if sheet[FENCED] != before[FENCED]:
        events.append((FENCE, audience, seat, sheet[FENCED]))
    for size in range(1, 7):
        agents = sheet[AGENTS + size - 1]
        if agents > before[AGENTS + size - 1]:
            events.append((AGENT, audience, seat, size, parts.estate_values[size][agents]))
    for street in range(3):
        parks = sheet[PARKS + street]
        if parks > before[PARKS + street]:
            events.append((PARK, audience, seat, street + 1, parks, parts.park_values[street][parks]))
    if sheet[POOLS] != before[POOLS]:
        pools = sheet[POOLS].bit_count()
        events.append((POOL, audience, seat, slot, pools, parts.pool_values[pools]))
    bis = sheet[BISES] & ~before[BISES]
    if bis:
        at = bis.bit_length() - 1
        boxes = sheet[BIS_BOXES]
        events.append((BIS, audience, seat, sheet[NUM + at], at, boxes, parts.bis_values[boxes]))
    if sheet[RINGED] == 2:
        _tell_ring(state, events, seat, before, audience)
    for stack in range(3):
        if sheet[PLANS + stack] != before[PLANS + stack]:
            events.append((CLAIMED, audience, seat, state.plans[stack], sheet[PLANS + stack]))
    if sheet[YES] > before[YES]:
        events.append((WANTS_RESHUFFLE, audience, seat))


def _tell_ring(state: Position, events: list[Event], seat: int, before: list[int], audience: int) -> None:
    sheet = state.sheets[seat]
    ring = sheet[RINGS] & ~before[RINGS]
    if ring:
        boxes = sheet[RING_BOXES]
        events.append((RING, audience, seat, ring.bit_length() - 1, boxes, state.parts.ring_values[boxes]))


def tell_approved(state: Position, events: list[Event], stacks: int) -> None:
    """These plans are worth less from now on."""
    for stack in range(3):
        if stacks >> stack & 1:
            plan = state.plans[stack]
            events.append((APPROVED, EVERYONE, plan, state.parts.plan_low[plan]))
