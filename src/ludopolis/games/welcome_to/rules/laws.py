"""The laws that hold in every position, each named after the field of a dump in which it would be broken."""

from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.facts import BrokenLaw
from ludopolis.games.welcome_to.components.tables import CARDS, PLANS, STREET_START, TRACKS
from ludopolis.games.welcome_to.rules.deck import deck_size
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    ALL_SLOTS,
    BIS_BOXES,
    BISES,
    CLAIM_MISSING,
    CLAIM_SIZE,
    CLAIMED,
    CLAIMING,
    COMBO,
    EDGES,
    EMPTY,
    FENCED,
    FENCES,
    FILLED,
    HIGHEST,
    LENGTH,
    MARKS,
    NO_TURN,
    NUM,
    PARKS,
    PASSED,
    POOLS,
    REFUSALS,
    RING,
    RING_BOXES,
    RINGS,
    SHEET_END,
    SLOTS,
    STEP,
    TEMPS,
    TWINS,
    WRITTEN,
)
from ludopolis.games.welcome_to.rules.state import (
    AGE,
    BARRED,
    CARD,
    HAND_FIELDS,
    KNOWN,
    NONE,
    NOT_ASKED,
    SIDE,
    SOLO_CARD,
    STAGE_DEAL_CARD,
    STAGE_DRAW_DEALER,
    STAGE_DRAW_PLAN,
    STAGE_OVER,
    STAGE_SHOW_TOP,
    STAGE_TURN_CARD,
    STAGE_TURNS,
    STEP_CLAIM_ESTATES,
    STEP_EFFECT,
    STEP_PASS_CARD,
    STEP_PLACE,
    STEP_RESTING,
    STEP_RING_AFTER,
    STEP_RING_BEFORE,
    TOKEN_FIELDS,
    Position,
)


def audit(state: Position) -> None:
    """Raises `BrokenLaw`, named `field: law`."""
    _audit_table(state)
    if state.hand_modes():
        _audit_hands(state)
    else:
        _audit_stacks(state)
    for seat in range(state.players):
        _audit_sheet(state, state.sheets[seat], f"sheets.{seat}")
        _audit_sheet(state, state.shown[seat], f"before.{seat}")
        _audit_turn(state, seat)


def law(holds: bool, words: str) -> None:
    """Raises `BrokenLaw` unless the law holds."""
    if not holds:
        raise BrokenLaw(words)


def _audit_table(state: Position) -> None:
    everybody = (1 << state.players) - 1
    law(len(state.plans) == 3, "plans: one of each stack")
    for stack, plan in enumerate(state.plans):
        if plan != NONE:
            law(0 <= plan < PLANS and state.parts.plan_stack[plan] == stack, "plans: each from its own stack")
            law(
                state.table.expert or not state.parts.plan_expert[plan],
                "plans: expert plans in the expert variant only",
            )
    law((NONE in state.plans) == (state.stage == STAGE_DRAW_PLAN), "plans: all revealed once cards are dealt")
    law(0 <= state.approved <= 7, "approved: three plans")
    law((state.ended != 0) == (state.stage == STAGE_OVER), "ended: a reason at the end and none before")
    if state.stage == STAGE_TURNS:
        law(state.waiting != 0, "stage: somebody's turn is open")
        law(state.waiting | state.ready == everybody, "ready: every seat has finished or decides")
    else:
        law(state.waiting == 0, "stage: no turn is open between rounds")
    law(len(state.sheets) == len(state.shown) == state.players, "sheets: one for every seat")
    law(len(set(state.unseen)) == len(state.unseen), "unseen: no card twice")
    law(all(0 <= card < CARDS for card in state.unseen), "unseen: construction cards")


def _audit_stacks(state: Position) -> None:
    """Base game: no card is in two places, and the stacks are of equal height."""
    turned = [card for card in state.stacks if card != NONE]
    law(len(state.stacks) == 6, "stacks: three numbers, three effects")
    law(len(set(turned)) == len(turned) and not set(turned) & set(state.unseen), "stacks: no card in two places")
    law(not state.hands and not state.discard and not state.since, "hands: none in the base game")
    missing = sum(card == NONE for card in state.stacks[:3])
    law((len(state.unseen) - missing) % 3 == 0, "unseen: three stacks of equal height")
    law(
        (state.stage == STAGE_TURN_CARD) == (missing > 0) or state.stage == STAGE_DRAW_PLAN,
        "stacks: all turned when turns begin",
    )
    if state.stage == STAGE_TURNS:
        law(NONE not in state.stacks, "stacks: three numbers and three effects are in use")


def _audit_hands(state: Position) -> None:
    """Solo and draft: 81 cards in hands, discard and deck."""
    law(not state.stacks, "stacks: none in solo and draft")
    law(len(state.hands) == HAND_FIELDS * state.players, "hands: three places each")
    rows = CARDS * (state.players + 1) if state.table.draft else 0
    past = all(0 <= shuffle <= state.shuffled for shuffle in state.since)
    law(len(state.since) == rows and past, "shuffled_cards: past")
    law(state.solo_card in (0, 1) and (state.players == 1 or not state.solo_card), "solo_card: in solo only")
    effect_of, number_of = state.parts.effect_of, state.parts.number_of
    places = [0] * 6
    seen: list[int] = []
    holes = 0
    for field, tokens in (("hands", state.hands), ("discard", state.discard)):
        for at in range(0, len(tokens), TOKEN_FIELDS):
            card = tokens[at + CARD]
            if card == NONE:
                law(field == "hands", "discard: cards only")
                holes += 1
                continue
            law(0 <= tokens[at + SIDE] < 6 and 0 <= tokens[at + AGE] <= state.shuffled, f"{field}: effect and age")
            places[tokens[at + SIDE]] += 1
            if card == UNKNOWN:
                law(state.viewer >= 0 and not tokens[at + KNOWN] >> state.viewer & 1, f"{field}: unknown to the viewer")
                continue
            seen.append(card)
            law(effect_of[card] == tokens[at + SIDE], f"{field}: a card shows its own effect")
            law(not tokens[at + BARRED] >> number_of[card] & 1, f"{field}: nobody refuses a number that fits")
            if field == "hands":
                law(bool(tokens[at + KNOWN] >> at // HAND_FIELDS & 1), "hands: everybody knows their own")
            if state.viewer >= 0:
                law(bool(tokens[at + KNOWN] >> state.viewer & 1), f"{field}: what is not known is not shown")
    law(len(set(seen)) == len(seen) and not set(seen) & set(state.unseen), "hands: no card in two places")
    law(len(seen) + len(state.unseen) == CARDS, "unseen: every card is somewhere")
    if state.viewer < 0:
        law(sum(places) + len(state.unseen) == CARDS, "unseen: the deck")
    for effect in range(6):
        law(places[effect] <= effect_of.count(effect), "hands: no more cards of an effect than there are")
    law(state.top in range(NONE, SOLO_CARD + 1), "top: an effect, the solo card, or nothing")
    if 0 <= state.top < SOLO_CARD:
        law(places[state.top] < effect_of.count(state.top), "top: a card that can be there")
    if state.top == SOLO_CARD:
        law(state.solo_card == 1, "top: the solo card only while it is in the deck")
    if state.stage == STAGE_TURNS:
        law(holes == 0, "hands: three cards each when turns begin")
    if state.stage == STAGE_DEAL_CARD:
        law(holes > 0 and 0 <= state.top < SOLO_CARD, "stage: a card is dealt where one is missing")
    if state.stage == STAGE_SHOW_TOP:
        law(state.top == NONE and deck_size(state) > 0, "stage: the deck has a top to show")
    if state.table.draft:
        law(
            (state.dealer == NONE) == (state.stage in (STAGE_DRAW_PLAN, STAGE_DRAW_DEALER)),
            "dealer: drawn before the deal",
        )
    law(NONE <= state.dealer < state.players, "dealer: a seat")


def _audit_sheet(state: Position, sheet: list[int], field: str) -> None:
    """1.1, 4: boxes, numbers in order, and everything derived from the numbers."""
    law(len(sheet) == LENGTH, f"{field}: a whole sheet")
    streets = f"{field}.streets"
    filled = sum(1 << slot for slot in range(SLOTS) if sheet[NUM + slot] != EMPTY)
    rings = sum(1 << slot for slot in range(SLOTS) if sheet[NUM + slot] == RING)
    law(sheet[FILLED] == filled and sheet[RINGS] == rings, f"{streets}: what stands in the slots")
    law(sheet[BISES] & ~(filled & ~rings) == 0 and sheet[MARKS] & ~filled == 0, f"{streets}: bis and used houses stand")
    law(sheet[BIS_BOXES] == sheet[BISES].bit_count() <= TRACKS["bis"], f"{streets}: a box for every bis house")
    law(sheet[RING_BOXES] == rings.bit_count() <= TRACKS["rings"], f"{streets}: a box for every ring")
    law(state.table.rings or not rings, f"{streets}: rings only where they are allowed")
    walls = (rings | rings >> 1 | EDGES) & ALL_SLOTS
    law(sheet[FENCES] & walls == walls and sheet[FENCES] & ~ALL_SLOTS == 0, f"{streets}: fences at edges and rings")
    twins = 0
    for street in range(3):
        below = -1
        for slot in range(STREET_START[street], STREET_START[street + 1]):
            here = sheet[NUM + slot]
            law(EMPTY <= here <= RING, f"{streets}.{street}: numbers up to {HIGHEST}")
            if here == RING:
                below = -1
            elif here != EMPTY:
                twin = slot > STREET_START[street] and sheet[NUM + slot - 1] == here
                if twin:
                    twins |= 1 << slot - 1
                    pair = sheet[BISES] >> slot - 1 & 3 != 0 and not sheet[FENCES] >> slot - 1 & 1
                    law(pair, f"{streets}.{street}: equal houses are a bis pair")
                law(here > below or twin, f"{streets}.{street}: numbers ascend")
                below = here
        law(sheet[PARKS + street] in range(street + 4), f"{field}.parks: boxes of the street")
    law(sheet[TWINS] == twins, f"{streets}: bis pairs")
    for slot in range(SLOTS):
        if sheet[BISES] >> slot & 1:
            law((twins | twins << 1) >> slot & 1 == 1, f"{streets}: a bis house duplicates its neighbour")
    possible = state.parts.planned_pools & filled & ~rings & ~sheet[BISES]
    law(sheet[POOLS] & ~possible == 0, f"{field}.pools: built where planned")
    for size in range(1, 7):
        law(sheet[AGENTS + size - 1] in range(TRACKS[f"estate_{size}"] + 1), f"{field}.agents: boxes of the column")
    law(0 <= sheet[TEMPS] <= TRACKS["temps"], f"{field}.temps: boxes")
    law(0 <= sheet[REFUSALS] <= TRACKS["refusals"], f"{field}.refusals: boxes")
    for stack in range(3):
        plan = state.plans[stack]
        worth = (0,) if plan == NONE else (0, state.parts.plan_high[plan], state.parts.plan_low[plan])
        law(sheet[CLAIMED + stack] in worth, f"{field}.plans: points of the plan")


def _audit_turn(state: Position, seat: int) -> None:
    """3.2: how far a seat has got in its turn."""
    sheet = state.sheets[seat]
    field = f"sheets.{seat}.turn"
    step = sheet[STEP]
    law(0 <= step <= STEP_RESTING, f"{field}: a step")
    law((step != STEP_RESTING) == bool(state.waiting >> seat & 1), f"{field}: a seat that waits has a step")
    law(state.shown[seat][SHEET_END:] == NO_TURN, f"before.{seat}: shown between turns")
    if state.stage != STAGE_TURNS:
        law(sheet == state.shown[seat], f"before.{seat}: nothing is hidden between rounds")
    law(
        state.table.rings_asked != NOT_ASKED or step not in (STEP_RING_BEFORE, STEP_RING_AFTER),
        f"{field}: no question about rings",
    )
    combos = 3 if state.stacks else 6
    law(-1 <= sheet[COMBO] < combos and -1 <= sheet[WRITTEN] < SLOTS, f"{field}: combination and slot")
    law(-1 <= sheet[PASSED] < 3 and -1 <= sheet[FENCED] < SLOTS, f"{field}: card and fence")
    if step in (STEP_PLACE, STEP_EFFECT, STEP_RING_AFTER):
        law(sheet[COMBO] >= 0, f"{field}: a combination was chosen")
        law((sheet[WRITTEN] >= 0) == (step != STEP_PLACE), f"{field}: the number is written before the effect")
    if sheet[WRITTEN] >= 0:
        law(0 <= sheet[NUM + sheet[WRITTEN]] <= HIGHEST, f"{field}: a house stands where one was written")
    if step == STEP_PASS_CARD:
        law(state.table.draft, f"{field}: cards are passed on in the draft only")
    claiming = step == STEP_CLAIM_ESTATES
    law(claiming == (0 <= sheet[CLAIMING] < 3) == (sheet[CLAIM_MISSING] > 0), f"{field}: estates for a claimed plan")
    law(claiming == (1 <= sheet[CLAIM_SIZE] <= 6), f"{field}: estates of a size")
