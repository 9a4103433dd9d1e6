"""What each move promises: how the outlook would change, worked out without playing the move."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.components.tables import AGENT, BIS, FENCE, PARK, POOL, TEMP
from ludopolis.games.welcome_to.judgement.desk import Desk, goals_change, price_slots
from ludopolis.games.welcome_to.judgement.effects import agent_gain, bis_gain, effect_worth, fence_gain
from ludopolis.games.welcome_to.judgement.gaps import gap_index
from ludopolis.games.welcome_to.judgement.outlook import ROOM_WORTH
from ludopolis.games.welcome_to.judgement.survey import GAP_FIELDS, PIECE_FIELDS
from ludopolis.games.welcome_to.judgement.value import lead
from ludopolis.games.welcome_to.rules import moves
from ludopolis.games.welcome_to.rules.sheet import (
    BIT,
    CLAIMED,
    COMBO,
    HIGHEST,
    PARKS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    SLOTS,
    STEP,
    STREET_OF,
    WRITTEN,
)
from ludopolis.games.welcome_to.rules.state import (
    STEP_CLAIM,
    STEP_COMBINATION,
    STEP_EFFECT,
    STEP_PLACE,
    STEP_RESHUFFLE,
    STEP_RING_AFTER,
    STEP_RING_BEFORE,
    Position,
)
from ludopolis.games.welcome_to.rules.turn import combo_effect, combo_number

MIN_FENCE_GAIN: Final = 0.1
"""The least a fence must bring, because it takes a gap away from bis houses and other plans."""
MIN_RING_GAIN: Final = 5.0
"""The least a ring must bring, because it can still be built when it is needed more."""
PARK_WORTH: Final = 2.0
POOL_WORTH: Final = 3.0
"""The least that a park and a pool bring."""
LOST_TURN: Final = 3.0
"""What a refusal costs besides its points: a house and an effect."""
NO_SHUFFLE_GAIN: Final = 1.0
"""No reshuffle, unless a search finds it better."""


def appraise(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each of these moves promises, in points."""
    if state.table.rings and not state.table.rings_asked:
        return appraise_with_rings(state, seat, legal)
    return appraise_answers(state, seat, legal)


def appraise_with_rings(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The answers to the question, and rings: what they bring comes on top of the best answer, which is still to come.

    Rings are weighed before the combination and after the number; in between, the sheet is as it was.
    """
    answers: list[int] = []
    rings: list[int] = []
    for move in legal:
        if moves.RING <= move < moves.FENCE:
            rings.append(move)
        else:
            answers.append(move)
    worths = appraise_answers(state, seat, answers)
    if not rings:
        return worths
    best = max(worths) if worths else 0.0
    weighed = state.sheets[seat][STEP] in (STEP_COMBINATION, STEP_EFFECT)
    gains = appraise_rings(state, seat, rings) if weighed else [0.0] * len(rings)
    mixed: list[float] = []
    ring = 0
    for move in legal:
        if moves.RING <= move < moves.FENCE:
            mixed.append(best + gains[ring] - MIN_RING_GAIN)
            ring += 1
        else:
            mixed.append(worths[len(mixed) - ring])
    return mixed


def appraise_answers(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each answer to the seat's question promises."""
    step = state.sheets[seat][STEP]
    if step == STEP_COMBINATION:
        return appraise_combinations(state, seat, legal)
    if step == STEP_PLACE:
        return appraise_places(state, seat, legal)
    if step == STEP_EFFECT:
        return appraise_effects(state, seat, legal)
    if step in (STEP_RING_BEFORE, STEP_RING_AFTER):
        return appraise_rings(state, seat, legal)
    if step == STEP_CLAIM:
        return appraise_claims(state, seat, legal)
    if step == STEP_RESHUFFLE:
        return [NO_SHUFFLE_GAIN if move == moves.NO else 0.0 for move in legal]
    return [0.0] * len(legal)


def appraise_combinations(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The best place for the number, plus what the effect is good for; a refusal by its cost."""
    desk = Desk(state, seat)
    price_slots(desk)
    worths: list[float] = []
    for move in legal:
        if move == moves.REFUSE:
            refusals = desk.sheet[REFUSALS]
            values = state.parts.refusal_values
            worths.append(float(values[refusals] - values[refusals + 1]) - LOST_TURN)
        else:
            combo = move - moves.COMBO
            effect = combo_effect(state, seat, combo)
            number: i64 = combo_number(state, seat, combo)
            if effect == TEMP:
                most = -1000.0
                x: i64 = number - 2 if number > 2 else 0
                while x <= number + 2 and x <= HIGHEST:
                    worth = best_place(desk, x, effect)
                    if worth > most:
                        most = worth
                    x += 1
            else:
                most = best_place(desk, number, effect)
            worths.append(most + effect_worth(desk, effect))
    return worths


def best_place(desk: Desk, number: i64, effect: int) -> float:
    """What the number brings in its best place, with a park or pool there."""
    most: float = -1000.0
    room = desk.seen.room
    gaps = desk.seen.gaps
    gain = desk.gain
    planned: i64 = desk.state.parts.planned_pools if effect == POOL else 0
    at: i64 = 0
    count: i64 = len(gaps)
    while at < count:
        low: i64 = gaps[at + 2]
        high: i64 = gaps[at + 3]
        if low < number < high:
            first: i64 = gaps[at]
            size: i64 = gaps[at + 1]
            before: i64 = gap_index(low, number, 0)
            after: i64 = gap_index(number, high, size - 1)
            base: float = 1.0 - room[gap_index(low, high, size)]
            more: float = desk.park[STREET_OF[first]] if effect == PARK else 0.0
            i: i64 = 0
            while i < size:
                worth: float = ROOM_WORTH * (base + room[before + i] + room[after - i]) + gain[first + i] + more
                if planned >> (first + i) & 1:
                    worth += desk.pool
                if worth > most:
                    most = worth
                i += 1
        at += GAP_FIELDS
    return most


def appraise_places(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The room that the number leaves, plus what its house and effect bring there."""
    desk = Desk(state, seat)
    price_slots(desk)
    effect = combo_effect(state, seat, desk.sheet[COMBO])
    planned: i64 = state.parts.planned_pools if effect == POOL else 0
    room = desk.seen.room
    gaps = desk.seen.gaps
    gap_of = [0] * SLOTS
    for at in range(0, len(gaps), GAP_FIELDS):
        for slot in range(gaps[at], gaps[at] + gaps[at + 1]):
            gap_of[slot] = at
    worths: list[float] = []
    for move in legal:
        target: i64 = move - moves.PLACE
        number: i64 = target // 33
        there: i64 = target - 33 * number
        gap: i64 = gap_of[there]
        i: i64 = there - gaps[gap]
        size: i64 = gaps[gap + 1]
        low: i64 = gaps[gap + 2]
        high: i64 = gaps[gap + 3]
        left: float = room[gap_index(low, number, i)] + room[gap_index(number, high, size - 1 - i)]
        worth: float = ROOM_WORTH * (1.0 + left - room[gap_index(low, high, size)]) + desk.gain[there]
        if effect == PARK:
            worth += desk.park[STREET_OF[there]]
        elif planned >> there & 1:
            worth += desk.pool
        worths.append(worth)
    return worths


def appraise_effects(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What the effect brings; skipping brings nothing."""
    effect = combo_effect(state, seat, state.sheets[seat][COMBO])
    if not state.table.expert and effect in (PARK, POOL):
        # There is no other choice, so the sheet need not be surveyed.
        worth = PARK_WORTH if effect == PARK else POOL_WORTH
        return [0.0 if move == moves.SKIP else worth for move in legal]
    desk = Desk(state, seat)
    worths: list[float] = []
    if effect == BIS:
        price_slots(desk)
    for move in legal:
        if move == moves.SKIP:
            worths.append(MIN_FENCE_GAIN if effect == FENCE else 0.0)
        elif effect == FENCE:
            worths.append(fence_gain(desk, move - moves.FENCE))
        elif effect == AGENT:
            worths.append(agent_gain(desk, move - moves.AGENT + 1))
        elif effect == BIS:
            worths.append(bis_gain(desk, move))
        elif effect == PARK:
            street = STREET_OF[desk.sheet[WRITTEN]]
            worths.append(PARK_WORTH + goals_change(desk, PARKS + street, desk.sheet[PARKS + street] + 1))
        else:
            pools = desk.sheet[POOLS]
            worths.append(POOL_WORTH + goals_change(desk, POOLS, pools | BIT[desk.sheet[WRITTEN]]))
    return worths


# Rings and claims


def appraise_rings(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Numbering that starts afresh on both sides, less the slot given up and the price."""
    desk = Desk(state, seat)
    price_slots(desk)
    sheet = desk.sheet
    gaps = desk.seen.gaps
    room = desk.seen.room
    pieces = desk.seen.pieces
    houses = desk.seen.houses
    values = state.parts.ring_values
    price = values[sheet[RING_BOXES] + 1] - values[sheet[RING_BOXES]]
    worths: list[float] = []
    for move in legal:
        if move == moves.SKIP:
            worths.append(MIN_RING_GAIN)
            continue
        slot: i64 = move - moves.RING
        at: i64 = 0
        while at + GAP_FIELDS < len(gaps) and gaps[at + GAP_FIELDS] <= slot:
            at += GAP_FIELDS
        i: i64 = slot - gaps[at]
        size: i64 = gaps[at + 1]
        low: i64 = gaps[at + 2]
        high: i64 = gaps[at + 3]
        left: float = room[gap_index(low, HIGHEST + 1, i)] + room[gap_index(-1, high, size - 1 - i)]
        worth: float = ROOM_WORTH * (1.0 + left - room[gap_index(low, high, size)]) - price
        at = 0
        while at + PIECE_FIELDS < len(pieces) and pieces[at + PIECE_FIELDS] <= slot:
            at += PIECE_FIELDS
        first: i64 = pieces[at]
        end: i64 = first + pieces[at + 1]
        used: i64 = pieces[at + 3]
        worth += desk.piece(slot - first, houses[slot] - houses[first], used, False)
        worth += desk.piece(end - slot - 1, houses[end] - houses[slot], used, False)
        worth -= desk.piece(end - first, houses[end] - houses[first], used, True)
        worths.append(worth)
    return worths


def appraise_claims(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The points of a plan. The third one ends the game, which is good for whoever is ahead."""
    sheet = state.sheets[seat]
    claimed = (sheet[CLAIMED] > 0) + (sheet[CLAIMED + 1] > 0) + (sheet[CLAIMED + 2] > 0)
    ahead = lead(state, seat, 0.0) if claimed == 2 and state.players > 1 else 0.0
    worths: list[float] = []
    for move in legal:
        if move == moves.DONE:
            worths.append(0.0)
        else:
            stack = move - moves.CLAIM
            plan = state.plans[stack]
            points = state.parts.plan_low[plan] if state.approved >> stack & 1 else state.parts.plan_high[plan]
            worths.append(points + ahead)
    return worths
