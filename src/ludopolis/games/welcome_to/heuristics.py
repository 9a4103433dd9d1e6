"""What each move promises, and a quick sensible one: how the outlook changes, worked out without playing the moves."""

from random import Random
from typing import Final

from mypy_extensions import i64

from ludopolis.engine.chance import below
from ludopolis.games.welcome_to import moves
from ludopolis.games.welcome_to.components import AGENT, BIS, FENCE, PARK, POOL, TEMP
from ludopolis.games.welcome_to.heuristics_desk import Desk, goals_change, price_slots
from ludopolis.games.welcome_to.heuristics_effects import agent_gain, bis_gain, effect_worth, fence_gain
from ludopolis.games.welcome_to.heuristics_outlook import GAP, PIECE, ROOM_WORTH, outlook_seen, sum_of
from ludopolis.games.welcome_to.heuristics_room import gap_index
from ludopolis.games.welcome_to.sheet import (
    BIT,
    COMBO,
    HIGHEST,
    PARKS,
    PLANS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    SLOTS,
    STEP,
    STREET_OF,
    WRITTEN,
)
from ludopolis.games.welcome_to.state import (
    CLAIM,
    COMBINATION,
    EFFECT,
    PLACE,
    RESHUFFLE,
    RING_AFTER,
    RING_BEFORE,
    Position,
)
from ludopolis.games.welcome_to.turn import combo_effect, combo_number

NEAR: Final = 0.1
"""Moves that are less than this apart are as good as each other: chance decides, so that no two towns are alike."""
NO_FENCE: Final = 0.1
"""What a fence must bring at least: it takes a gap away from bis houses and other plans."""
NO_RING: Final = 5.0
"""What a ring must bring at least: it can still be built when it is needed more."""
PARK_WORTH: Final = 2.0
POOL_WORTH: Final = 3.0
"""What one of them brings at least."""
LOST_TURN: Final = 3.0
"""What a refusal costs besides its points: a house and its effect."""
NO_SHUFFLE: Final = 1.0
"""The cards are left as they lie, unless a search finds better."""


def quick_move(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """The most promising move."""
    return one_of_the_best(legal, appraise_moves(state, seat, legal), rng)


def one_of_the_best(legal: list[int], worths: list[float], rng: Random) -> int:
    """Any of the moves that are as good as the best."""
    least = worths[0]
    for worth in worths:
        if worth > least:
            least = worth
    least -= NEAR
    near = 0
    for worth in worths:
        if worth > least:
            near += 1
    left = below(rng, near)
    for i in range(len(worths)):
        if worths[i] > least:
            if left == 0:
                return legal[i]
            left -= 1
    return legal[0]


def appraise_moves(state: Position, seat: int, legal: list[int]) -> list[float]:
    """What each of these moves promises, in points."""
    step = state.sheets[seat][STEP]
    if step == COMBINATION:
        return appraise_combinations(state, seat, legal)
    if step == PLACE:
        return appraise_places(state, seat, legal)
    if step == EFFECT:
        return appraise_effects(state, seat, legal)
    if step in (RING_BEFORE, RING_AFTER):
        return appraise_rings(state, seat, legal)
    if step == CLAIM:
        return appraise_claims(state, seat, legal)
    if step == RESHUFFLE:
        return [NO_SHUFFLE if move == moves.NO else 0.0 for move in legal]
    return [0.0] * len(legal)


def appraise_combinations(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The best place for the number, and what the effect is good for; a refusal when there is nothing else."""
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
    """What the number brings in the best place for it, with its park or pool."""
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
        at += GAP
    return most


def appraise_places(state: Position, seat: int, legal: list[int]) -> list[float]:
    """Where the number leaves most room, and its house and effect count."""
    desk = Desk(state, seat)
    price_slots(desk)
    effect = combo_effect(state, seat, desk.sheet[COMBO])
    planned: i64 = state.parts.planned_pools if effect == POOL else 0
    room = desk.seen.room
    gaps = desk.seen.gaps
    gap_of = [0] * SLOTS
    for at in range(0, len(gaps), GAP):
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
    """What the effect brings; nothing is what skipping it brings."""
    effect = combo_effect(state, seat, state.sheets[seat][COMBO])
    if not state.expert and effect in (PARK, POOL):
        # There is nothing else to choose, so the sheet need not be looked through.
        worth = PARK_WORTH if effect == PARK else POOL_WORTH
        return [0.0 if move == moves.SKIP else worth for move in legal]
    desk = Desk(state, seat)
    worths: list[float] = []
    if effect == BIS:
        price_slots(desk)
    for move in legal:
        if move == moves.SKIP:
            worths.append(NO_FENCE if effect == FENCE else 0.0)
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
    """A slot given up, and the numbering that begins anew on both sides, for its price."""
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
            worths.append(NO_RING)
            continue
        slot: i64 = move - moves.RING
        at: i64 = 0
        while at + GAP < len(gaps) and gaps[at + GAP] <= slot:
            at += GAP
        i: i64 = slot - gaps[at]
        size: i64 = gaps[at + 1]
        low: i64 = gaps[at + 2]
        high: i64 = gaps[at + 3]
        left: float = room[gap_index(low, HIGHEST + 1, i)] + room[gap_index(-1, high, size - 1 - i)]
        worth: float = ROOM_WORTH * (1.0 + left - room[gap_index(low, high, size)]) - price
        at = 0
        while at + PIECE < len(pieces) and pieces[at + PIECE] <= slot:
            at += PIECE
        first: i64 = pieces[at]
        end: i64 = first + pieces[at + 1]
        used: i64 = pieces[at + 3]
        worth += desk.piece(slot - first, houses[slot] - houses[first], used, False)
        worth += desk.piece(end - slot - 1, houses[end] - houses[slot], used, False)
        worth -= desk.piece(end - first, houses[end] - houses[first], used, True)
        worths.append(worth)
    return worths


def appraise_claims(state: Position, seat: int, legal: list[int]) -> list[float]:
    """The points of a plan. The last one ends the game, which is good for whoever is ahead."""
    sheet = state.sheets[seat]
    claimed = (sheet[PLANS] > 0) + (sheet[PLANS + 1] > 0) + (sheet[PLANS + 2] > 0)
    ahead = 0.0
    if claimed == 2 and state.players > 1:
        best = -1000.0
        for other in range(state.players):
            if other != seat:
                worth = sum_of(outlook_seen(state, other, seat, 0.0))
                if worth > best:
                    best = worth
        ahead = sum_of(outlook_seen(state, seat, seat, 0.0)) - best
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
