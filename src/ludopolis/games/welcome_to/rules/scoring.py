"""7: score sheets, totals and winners, as if the game ended now.

What is counted on a sheet is a list of whole numbers (`counts_of`); what they are worth is written once, for positions
and score pads.
"""

from typing import Final

from ludopolis.engine.values.scores import Results, ScoreLine, TieBreak, best_by
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

# Indices into the counts of a sheet
C_PLANS: Final = 0  # the points of a claimed plan, by stack
C_PARKS: Final = 3  # by street
C_POOLS: Final = 6
C_TEMPS: Final = 7
C_ESTATES: Final = 8  # by size - 1
C_AGENTS: Final = 14  # by size - 1
C_BIS: Final = 20
C_REFUSALS: Final = 21
C_RINGS: Final = 22

CATEGORIES: Final = (
    "plans",
    *[f"parks_{street}" for street in (1, 2, 3)],
    "pools",
    "temps",
    *[f"estates_{size}" for size in range(1, 7)],
    "bis",
    "refusals",
    "rings",
)
TIE_BREAKS: Final = ("estates", *[f"estates_{size}" for size in range(1, 7)])


# What is counted


def counts_of(sheet: list[int]) -> list[int]:
    """What is counted on a sheet, and nothing that follows from it."""
    there = estates(sheet, 0)
    return [
        *sheet[CLAIMED : CLAIMED + 3],
        *sheet[PARKS : PARKS + 3],
        sheet[POOLS].bit_count(),
        sheet[TEMPS],
        *[there >> 4 * size & 15 for size in range(1, 7)],
        *sheet[AGENTS : AGENTS + 6],
        sheet[BIS_BOXES],
        sheet[REFUSALS],
        sheet[RING_BOXES],
    ]


# What it is worth


def points_of(parts: WelcomeToComponents, counts: list[int], temps: int) -> list[int]:
    """7.1: the points of each line, in the order of `CATEGORIES`, given those for temps."""
    points = [counts[C_PLANS] + counts[C_PLANS + 1] + counts[C_PLANS + 2]]
    for street in range(3):
        points.append(parts.park_values[street][counts[C_PARKS + street]])
    points.append(parts.pool_values[counts[C_POOLS]])
    points.append(temps)
    for size in range(1, 7):
        value = parts.estate_values[size][counts[C_AGENTS + size - 1]]
        points.append(counts[C_ESTATES + size - 1] * value)
    points.append(-parts.bis_values[counts[C_BIS]])
    points.append(-parts.refusal_values[counts[C_REFUSALS]])
    points.append(-parts.ring_values[counts[C_RINGS]])
    return points


def lines(parts: WelcomeToComponents, counts: list[int], temps: int) -> list[ScoreLine]:
    """7.1: the score lines of one sheet, given the points for its temps."""
    first, second, third = counts[C_PLANS : C_PLANS + 3]
    figures = [{"plan_1": first, "plan_2": second, "plan_3": third}]
    figures += [{"parks": parks} for parks in counts[C_PARKS : C_PARKS + 3]]
    figures += [{"pools": counts[C_POOLS]}, {"temps": counts[C_TEMPS]}]
    for size in range(1, 7):
        value = parts.estate_values[size][counts[C_AGENTS + size - 1]]
        figures.append({"estates": counts[C_ESTATES + size - 1], "value": value})
    figures += [{"boxes": boxes} for boxes in counts[C_BIS:]]
    points = points_of(parts, counts, temps)
    return [ScoreLine(name, points[i], figures[i]) for i, name in enumerate(CATEGORIES)]


def temp_points(parts: WelcomeToComponents, hired: list[int]) -> list[int]:
    """7.2: points by rank among the different numbers of temps hired (R21); in solo, by number."""
    if len(hired) == 1:
        return [parts.solo_temp_points if hired[0] >= parts.solo_temps else 0]
    ranks = sorted({count for count in hired if count > 0}, reverse=True)
    points = dict(zip(ranks, parts.temp_ranks, strict=False))
    return [points.get(count, 0) for count in hired]


def worth(parts: WelcomeToComponents, counts: list[list[int]]) -> list[list[ScoreLine]]:
    """7.1: the score lines of every seat."""
    temps = temp_points(parts, [own[C_TEMPS] for own in counts])
    return [lines(parts, own, temps[seat]) for seat, own in enumerate(counts)]


def results_by(parts: WelcomeToComponents, counts: list[list[int]]) -> Results:
    """7.3: totals and winners. Ties are broken by estates, then by those of size 1, 2, … 6. In solo nobody wins."""
    temps = temp_points(parts, [own[C_TEMPS] for own in counts])
    totals = [sum(points_of(parts, own, temps[seat])) for seat, own in enumerate(counts)]
    return Results(totals, best_by(totals, tie_breaks_by(counts)) if len(totals) > 1 else [])


def tie_breaks_by(counts: list[list[int]]) -> list[TieBreak]:
    """7.3: all estates, then those of each size; in solo there is nobody to be level with."""
    if len(counts) == 1:
        return []
    sizes = [own[C_ESTATES : C_ESTATES + 6] for own in counts]
    merits = [[sum(own), *own] for own in sizes]
    return [TieBreak(name, [merit[i] for merit in merits]) for i, name in enumerate(TIE_BREAKS)]


# Of a position


def sheet(state: Position) -> list[list[ScoreLine]]:
    """7.1: the score lines of every seat."""
    return worth(state.parts, [counts_of(sheet) for sheet in state.sheets])


def results(state: Position) -> Results:
    """7.3: totals and winners."""
    return results_by(state.parts, [counts_of(sheet) for sheet in state.sheets])


def tie_breaks(state: Position) -> list[TieBreak]:
    """7.3: what tells equal totals apart."""
    return tie_breaks_by([counts_of(sheet) for sheet in state.sheets])
