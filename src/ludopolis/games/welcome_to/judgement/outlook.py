"""What a sheet promises, term by term.

A seat sees its own sheet as it stands and the others as they were when the round began.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.judgement.gaps import gap_index
from ludopolis.games.welcome_to.judgement.survey import GAP_FIELDS, Survey, count_bits, find_gaps, survey
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIS_BOXES,
    CLAIMED,
    FILLED,
    PARKS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    STREET_SLOTS,
    TEMPS,
)
from ludopolis.games.welcome_to.rules.state import Position

ROOM_WORTH: Final = 4.5
"""What a slot that will stay empty costs."""
FUTURE_SHARE: Final = 0.4
"""The share of the estates still missing for plans that agents may count on."""
PARK_RATE: Final = 0.25
"""The parks that come with each house in a street."""
POOL_CHANCE: Final = 0.15
"""The chance that a planned pool will still be built."""


def outlook_seen(state: Position, seat: int, viewer: int, left: float) -> list[tuple[str, float]]:
    """A seat's prospects as another seat sees them, if so many rounds are left."""
    parts = state.parts
    sheet = state.sheets[seat] if seat == viewer else state.shown[seat]
    seen = survey(state, sheet, left)
    find_gaps(seen, sheet)
    claimed = 0.0
    parks = 0.0
    for i in range(3):
        claimed += sheet[CLAIMED + i]
        parks += park_outlook(state, sheet, i, sheet[PARKS + i], left)
    return [
        ("plans", claimed + seen.plans),
        ("estates", estates_outlook(state, seen, sheet)),
        ("parks", parks),
        ("pools", pool_outlook(state, sheet, left)),
        ("temps", temp_outlook(state, viewer, seat, sheet[TEMPS], left)),
        ("room", room_outlook(seen)),
        ("bis", -float(parts.bis_values[sheet[BIS_BOXES]])),
        ("rings", -float(parts.ring_values[sheet[RING_BOXES]])),
        ("refusals", -refusal_cost(state, sheet[REFUSALS])),
    ]


def estates_outlook(state: Position, seen: Survey, sheet: list[int]) -> float:
    """The estates expected, and those that agents may still count on."""
    values = state.parts.estate_values
    worth = seen.long
    size: i64 = 1
    while size <= 6:
        agents: i64 = sheet[AGENTS + size - 1]
        worth += values[size][agents] * seen.estates[size]
        if agents:
            worth += (values[size][agents] - values[size][0]) * estates_to_come(seen, size)
        size += 1
    return worth


def estates_to_come(seen: Survey, size: i64) -> float:
    """The estates of a size that plans ask for and that are not in sight yet."""
    late = 1.0 if seen.left > 12.0 else seen.left / 12.0
    more = FUTURE_SHARE * late * seen.needed[size] - seen.estates[size]
    return more if more > 0.0 else 0.0


def park_outlook(state: Position, sheet: list[int], street: int, parks: int, left: float) -> float:
    """The parks built, and the chance of the bonus for all of them."""
    values = state.parts.park_values[street]
    boxes = street + 3
    if parks >= boxes:
        return float(values[boxes])
    empty: int = count_bits(STREET_SLOTS[street] & ~sheet[FILLED])
    bonus = values[boxes] - values[parks] - 2 * (boxes - parks)
    return values[parks] + bonus * park_chance(boxes - parks, empty, left)


def park_chance(missing: int, empty: int, left: float) -> float:
    """The chance of completing the parks of a street that has so many empty slots."""
    if missing <= 0:
        return 1.0
    if missing > empty or missing > left + 1.0:
        return 0.0
    houses = empty if empty < left else left
    chance = PARK_RATE * (houses + 1.0) / missing
    if chance > 1.0:
        chance = 1.0
    return chance * (1.0 - 0.1 * missing)


def pool_outlook(state: Position, sheet: list[int], left: float) -> float:
    """The pools built, and the chance of those still possible."""
    values = state.parts.pool_values
    pools: int = count_bits(sheet[POOLS])
    if pools >= 9:
        return float(values[9])
    planned: int = count_bits(state.parts.planned_pools & ~sheet[FILLED])
    late = 1.0 if left > 12.0 else left / 12.0
    return values[pools] + planned * POOL_CHANCE * late * (values[pools + 1] - values[pools])


def temp_outlook(state: Position, viewer: int, seat: int, temps: int, left: float) -> float:
    """The points for temps, by how likely each rank is; in solo, by how many are still missing."""
    parts = state.parts
    early = 1.0 if left > 10.0 else left / 10.0
    if state.players == 1:
        if temps >= parts.solo_temps:
            return float(parts.solo_temp_points)
        share = temps / parts.solo_temps
        return parts.solo_temp_points * (share * 0.5 + share * share * 0.3) * early
    ahead = 0.0
    for other in range(state.players):
        if other != seat:
            rival = state.sheets[other][TEMPS] if other == viewer else state.shown[other][TEMPS]
            # The fewer rounds are left, the more certain the ranks.
            odds = 0.5 + (rival - temps) * 0.25 / (0.3 + 0.7 * early)
            if rival == temps and early < 1.0:
                odds *= early
            ahead += 1.0 if odds > 1.0 else (odds if odds > 0.0 else 0.0)
    ranks = parts.temp_ranks
    if ahead >= 3.0:
        return 0.0
    rank = int(ahead)
    here = float(ranks[rank])
    below = float(ranks[rank + 1]) if rank < 2 else 0.0
    worth = here - (here - below) * (ahead - rank)
    return worth if temps else worth * early


def room_outlook(seen: Survey) -> float:
    """What slots that will probably stay empty cost."""
    lost = 0.0
    gaps = seen.gaps
    at: i64 = 0
    while at < len(gaps):
        lost += gaps[at + 1] - seen.room[gap_index(gaps[at + 2], gaps[at + 3], gaps[at + 1])]
        at += GAP_FIELDS
    return -ROOM_WORTH * lost


def refusal_cost(state: Position, refusals: int) -> float:
    """The points lost by refusals, and part of what the next one will cost."""
    values = state.parts.refusal_values
    if refusals >= 3:
        return float(values[3])
    return values[refusals] + 0.3 * (values[refusals + 1] - values[refusals])
