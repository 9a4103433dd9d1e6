"""7: score sheets, totals and winners, as if the game ended now."""

from ludopolis.engine.values.scores import Results, ScoreLine, TieBreak
from ludopolis.games.welcome_to.components.tables import WelcomeToComponents
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIS_BOXES,
    CLAIMED,
    PARKS,
    POOLS,
    REFUSALS,
    RING_BOXES,
    TEMPS,
    estates,
)
from ludopolis.games.welcome_to.rules.state import Position


def sheet(state: Position) -> list[list[ScoreLine]]:
    """7.1: the score lines of every seat."""
    temps = temp_points(state)
    return [lines(state.parts, state.sheets[seat], temps[seat]) for seat in range(state.players)]


def lines(parts: WelcomeToComponents, sheet: list[int], temps: int) -> list[ScoreLine]:
    """7.1: the score lines of one sheet, given the points for its temps."""
    first, second, third = sheet[CLAIMED : CLAIMED + 3]
    found = [ScoreLine("plans", first + second + third, {"plan_1": first, "plan_2": second, "plan_3": third})]
    for street in range(3):
        parks = sheet[PARKS + street]
        found.append(ScoreLine(f"parks_{street + 1}", parts.park_values[street][parks], {"parks": parks}))
    pools = sheet[POOLS].bit_count()
    found.append(ScoreLine("pools", parts.pool_values[pools], {"pools": pools}))
    found.append(ScoreLine("temps", temps, {"temps": sheet[TEMPS]}))
    counts = estates(sheet, 0)
    for size in range(1, 7):
        count = counts >> 4 * size & 15
        value = parts.estate_values[size][sheet[AGENTS + size - 1]]
        found.append(ScoreLine(f"estates_{size}", count * value, {"estates": count, "value": value}))
    found.append(ScoreLine("bis", -parts.bis_values[sheet[BIS_BOXES]], {"boxes": sheet[BIS_BOXES]}))
    found.append(ScoreLine("refusals", -parts.refusal_values[sheet[REFUSALS]], {"boxes": sheet[REFUSALS]}))
    found.append(ScoreLine("rings", -parts.ring_values[sheet[RING_BOXES]], {"boxes": sheet[RING_BOXES]}))
    return found


def temp_points(state: Position) -> list[int]:
    """7.2: points by rank among the different numbers of temps hired (R21); in solo, by number."""
    parts = state.parts
    hired = [sheet[TEMPS] for sheet in state.sheets]
    if state.players == 1:
        return [parts.solo_temp_points if hired[0] >= parts.solo_temps else 0]
    ranks = sorted({count for count in hired if count > 0}, reverse=True)
    worth = dict(zip(ranks, parts.temp_ranks, strict=False))
    return [worth.get(count, 0) for count in hired]


def total(state: Position, seat: int, temps: int) -> int:
    """7.1: the sum of a seat's lines."""
    parts = state.parts
    sheet = state.sheets[seat]
    points = temps + parts.pool_values[sheet[POOLS].bit_count()]
    for i in range(3):
        points += sheet[CLAIMED + i] + parts.park_values[i][sheet[PARKS + i]]
    counts = estates(sheet, 0)
    for size in range(1, 7):
        points += (counts >> 4 * size & 15) * parts.estate_values[size][sheet[AGENTS + size - 1]]
    points -= parts.bis_values[sheet[BIS_BOXES]]
    points -= parts.refusal_values[sheet[REFUSALS]]
    return points - parts.ring_values[sheet[RING_BOXES]]


def results(state: Position) -> Results:
    """7.3: totals and winners. Ties are broken by estates, then by those of size 1, 2, … 6. In solo nobody wins."""
    temps = temp_points(state)
    totals = [total(state, seat, temps[seat]) for seat in range(state.players)]
    if state.players == 1:
        return Results(totals, [])
    merits = [[totals[seat], *_tie_breaks(state.sheets[seat])] for seat in range(state.players)]
    best = max(merits)
    return Results(totals, [seat for seat in range(state.players) if merits[seat] == best])


def tie_breaks(state: Position) -> list[TieBreak]:
    """7.3: all estates, then those of each size; in solo there is nobody to be level with."""
    if state.players == 1:
        return []
    counts = [_tie_breaks(sheet) for sheet in state.sheets]
    names = ["estates", *[f"estates_{size}" for size in range(1, 7)]]
    return [TieBreak(name, [count[i] for count in counts]) for i, name in enumerate(names)]


def _tie_breaks(sheet: list[int]) -> list[int]:
    counts = estates(sheet, 0)
    sizes = [counts >> 4 * size & 15 for size in range(1, 7)]
    return [sum(sizes), *sizes]
