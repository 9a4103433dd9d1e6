"""The game's first policy, frozen: strength is measured against it, so its moves must not change."""

from random import Random
from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.components.tables import AGENT, BIS, ESTATES, FENCE, PARK, POOL, STREET_START, TEMP
from ludopolis.games.welcome_to.judgement.policy import one_of_the_best
from ludopolis.games.welcome_to.rules import moves
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIS_BOXES,
    CLAIMED,
    COMBO,
    EMPTY,
    FENCES,
    FILLED,
    HIGHEST,
    NUM,
    PARKS,
    POOLS,
    RING,
    RINGS,
    SLOTS,
    STEP,
    STREET_OF,
    fitting,
)
from ludopolis.games.welcome_to.rules.state import STEP_COMBINATION, STEP_EFFECT, STEP_PLACE, Position
from ludopolis.games.welcome_to.rules.turn import combo_effect, combo_number

FENCE_WORTH: Final = 1.0
AGENT_WORTH: Final = 0.8
TEMP_WORTH: Final = 1.6
BIS_WORTH: Final = 0.3
CROWDING: Final = 3.0
"""What it costs to write a number one slot away from where it belongs."""
LOST_SLOT: Final = 2.5
"""What it costs to leave a slot in which hardly anything fits."""


def pieces_worth(state: Position, sheet: list[int], fences: int) -> float:
    """What the pieces between these fences promise: their value when complete, by the share that is built."""
    wanted = wanted_sizes(state, sheet)
    values = state.parts.estate_values
    walls: i64 = fences
    houses: i64 = sheet[FILLED] & ~sheet[RINGS]
    rings: i64 = sheet[RINGS]
    worth = 0.0
    size = 0
    built = 0
    blocked = False
    slot: i64 = 0
    while slot < SLOTS:
        size += 1
        if houses >> slot & 1:
            built += 1
        if rings >> slot & 1:
            blocked = True
        if walls >> slot & 1:
            if size <= 6 and not blocked:
                whole = values[size][sheet[AGENTS + size - 1]] + wanted[size]
                worth += whole * built / size * (1.0 if built == size else 0.7)
            size = 0
            built = 0
            blocked = False
        slot += 1
    return worth


def wanted_sizes(state: Position, sheet: list[int]) -> list[float]:
    """By size: the points that open plans promise for an estate."""
    parts = state.parts
    wanted = [0.0] * 7
    for stack in range(3):
        plan = state.plans[stack]
        if sheet[CLAIMED + stack] == 0 and parts.plan_goal[plan] == ESTATES:
            sizes = parts.plan_sizes[plan]
            points = parts.plan_low[plan] if state.approved >> stack & 1 else parts.plan_high[plan]
            share = points / sum(sizes)
            for size in range(1, 7):
                if sizes[size] and share > wanted[size]:
                    wanted[size] = share
    return wanted


# Quick moves


def policy(state: Position, seat: int, legal: list[int], rng: Random) -> int:
    """A sensible answer to every question: no rings, every plan claimed, no reshuffle."""
    sheet = state.sheets[seat]
    step = sheet[STEP]
    if state.table.rings and not state.table.rings_asked:
        legal = [move for move in legal if not moves.RING <= move < moves.FENCE]
    if step == STEP_COMBINATION:
        return best_combination(state, seat, sheet, legal, rng)
    if step == STEP_PLACE:
        return best_place(state, seat, sheet, legal, rng)
    if step == STEP_EFFECT:
        return best_effect(state, combo_effect(state, seat, sheet[COMBO]), sheet, legal, rng)
    if legal[0] in (moves.DONE, moves.YES):
        return legal[1]
    if legal[0] == moves.SKIP:
        return moves.SKIP
    return legal[int(rng.random() * len(legal))]


def best_combination(state: Position, seat: int, sheet: list[int], legal: list[int], rng: Random) -> int:
    """The combination with the best place for its number; a refusal only if there is nothing else."""
    worths: list[float] = []
    for move in legal:
        most = -1000.0
        if move != moves.REFUSE:
            combo = move - moves.COMBO
            number = combo_number(state, seat, combo)
            effect = combo_effect(state, seat, combo)
            reach = 2 if effect == TEMP else 0
            for x in range(max(number - reach, 0), min(number + reach, HIGHEST) + 1):
                rest: int = fitting(sheet, x)
                slot = 0
                while rest:
                    if rest & 1:
                        worth = place_worth(state, sheet, effect, x, slot)
                        if worth > most:
                            most = worth
                    rest >>= 1
                    slot += 1
        worths.append(most)
    return one_of_the_best(legal, worths, rng)


def best_place(state: Position, seat: int, sheet: list[int], legal: list[int], rng: Random) -> int:
    """The best place for the number and its effect."""
    effect = combo_effect(state, seat, sheet[COMBO])
    worths: list[float] = []
    for move in legal:
        number, slot = divmod(move - moves.PLACE, SLOTS)
        worths.append(place_worth(state, sheet, effect, number, slot))
    return one_of_the_best(legal, worths, rng)


def place_worth(state: Position, sheet: list[int], effect: int, number: int, slot: int) -> float:
    """The effect's worth there, less how far the number is from where it belongs between its neighbours."""
    street = STREET_OF[slot]
    first = STREET_START[street]
    end = STREET_START[street + 1]
    left = slot - 1
    while left >= first and sheet[NUM + left] == EMPTY:
        left -= 1
    right = slot + 1
    while right < end and sheet[NUM + right] == EMPTY:
        right += 1
    low = sheet[NUM + left] if left >= first and sheet[NUM + left] != RING else 0
    high = sheet[NUM + right] if right < end and sheet[NUM + right] != RING else 16
    if high <= number:
        high = number + 1
    if low >= number:
        low = number - 1
    belongs = left + (number - low) * (right - left) / (high - low)
    worth = -CROWDING * abs(belongs - slot) / (1.0 + 0.15 * (right - left))
    before, after = slot - left - 1, right - slot - 1
    if number - low - 1 < before:
        worth -= LOST_SLOT * (before - number + low + 1)
    if high - number - 1 < after:
        worth -= LOST_SLOT * (after - high + number + 1)
    return worth + effect_worth(state, sheet, effect, slot, street)


def effect_worth(state: Position, sheet: list[int], effect: int, slot: int, street: int) -> float:
    """What the effect promises after writing in this slot."""
    parts = state.parts
    planned = parts.planned_pools >> slot & 1
    if effect == POOL:
        if not planned:
            return 0.0
        pools = sheet[POOLS].bit_count()
        return parts.pool_values[pools + 1] - parts.pool_values[pools] + 0.0
    lost = -0.7 if planned else 0.0
    if effect == PARK:
        parks = sheet[PARKS + street]
        values = parts.park_values[street]
        return lost + (1.0 + 0.5 * (values[parks + 1] - values[parks]) if parks < street + 3 else 0.0)
    if effect == TEMP:
        return lost + TEMP_WORTH
    if effect == FENCE:
        return lost + FENCE_WORTH
    return lost + (AGENT_WORTH if effect == AGENT else BIS_WORTH)


def best_effect(state: Position, effect: int, sheet: list[int], legal: list[int], rng: Random) -> int:
    """Parks and pools always; the fence that makes the best pieces; an agent where there are estates; few bis."""
    if effect == FENCE:
        return best_fence(state, sheet, legal, rng)
    if effect == AGENT:
        return best_agent(state, sheet, legal, rng)
    if effect == BIS:
        return best_bis(sheet, legal)
    return legal[-1]


def best_fence(state: Position, sheet: list[int], legal: list[int], rng: Random) -> int:
    """The fence that makes the best pieces, or skipping."""
    worths = [pieces_worth(state, sheet, sheet[FENCES]) + 0.1]
    for move in legal[1:]:
        worths.append(pieces_worth(state, sheet, sheet[FENCES] | 1 << move - moves.FENCE))
    return one_of_the_best(legal, worths, rng)


def best_agent(state: Position, sheet: list[int], legal: list[int], rng: Random) -> int:
    """The column whose next box raises the value of the pieces most."""
    worths = [-1000.0]
    for move in legal[1:]:
        column = AGENTS + move - moves.AGENT
        sheet[column] += 1
        worths.append(pieces_worth(state, sheet, sheet[FENCES]))
        sheet[column] -= 1
    return one_of_the_best(legal, worths, rng)


def best_bis(sheet: list[int], legal: list[int]) -> int:
    """A slot where little else fits, while it is cheap."""
    best = moves.SKIP
    fewest = 3 if sheet[BIS_BOXES] < 4 else 1
    open_to: list[int] = [fitting(sheet, number) for number in range(1, 16)]
    for move in legal[1:]:
        slot = (move - moves.BIS) % SLOTS
        numbers = sum([slots >> slot & 1 for slots in open_to])
        if numbers < fewest:
            fewest = numbers
            best = move
    return best
