"""7: districts, end-game cards, renewal tokens, and who wins."""

from typing import Final

from ludopolis.engine.values.scores import Results, ScoreLine
from ludopolis.games.ginkgopolis.components.tables import (
    BONUS_CARDS,
    CARDS_OF,
    END_RULES,
    FLAT,
    HIGH_BUILDINGS,
    LOW_BUILDINGS,
    NOTHING,
    NUMBERS,
    RESOURCES_ON,
    TILES,
)
from ludopolis.games.ginkgopolis.rules.moves import DIRECTIONS
from ludopolis.games.ginkgopolis.rules.state import NONE, OWN_POINTS, OWN_RENEWALS, OWN_SIZE, Position

RENEWAL_POINTS: Final = 2
LOW_HEIGHT: Final = 2
"""Buildings up to this height are low."""


def districts(state: Position) -> list[list[int]]:
    """Connected groups of two or more buildings of one colour, as top tiles."""
    found: list[list[int]] = []
    seen = [False] * TILES
    for first in range(TILES):
        if seen[first] or state.height[first] == 0:
            continue
        seen[first] = True
        group = [first]
        reached = 0
        while reached < len(group):
            cell = state.cell[group[reached]]
            reached += 1
            for step in DIRECTIONS:
                tile = state.at.get(cell + step, TILES)
                if tile < TILES and not seen[tile] and tile // NUMBERS == first // NUMBERS:
                    seen[tile] = True
                    group.append(tile)
        if len(group) > 1:
            found.append(group)
    return found


def district_ranks(state: Position, group: list[int]) -> list[int]:
    """The sides present in a district, best first: by resources, then tallest building, then its highest number.

    Each side gets one number to sort by: resources × 100 × 100 + height × 100 + number.
    """
    rank = [0] * state.sides
    tallest = [0] * state.sides
    for tile in group:
        owner = state.owner[tile]
        if owner != NONE:
            rank[owner] += state.height[tile] * 10000
            building = state.height[tile] * 100 + tile % NUMBERS
            if building > tallest[owner]:
                tallest[owner] = building
    keys: list[int] = []
    for side in range(state.sides):
        if rank[side]:
            keys.append(-(rank[side] + tallest[side]) * 10 + side)
    keys.sort()
    return [key % 10 for key in keys]


def resources_in(state: Position, group: list[int], side: int) -> int:
    """The resources of a side, or of all sides for NONE, in a district."""
    count = 0
    for tile in group:
        if state.owner[tile] != NONE and side in (NONE, state.owner[tile]):
            count += state.height[tile]
    return count


def rank_points(state: Position, group: list[int], ranks: list[int]) -> list[int]:
    """By rank in a district: all resources for the first, its own for the second, twice all for a side alone."""
    points = [0] * len(ranks)
    if ranks:
        points[0] = resources_in(state, group, NONE)
    if len(ranks) == 1:
        points[0] *= 2
    elif ranks:
        points[1] = resources_in(state, group, ranks[1])
    return points


def district_points(state: Position) -> list[int]:
    """By side: the points for all districts."""
    points = [0] * state.sides
    for group in districts(state):
        ranks = district_ranks(state, group)
        for rank, scored in enumerate(rank_points(state, group, ranks)):
            points[ranks[rank]] += scored
    return points


def card_points(state: Position, side: int, card: int) -> int:
    """What an end-game card of a side's tableau scores."""
    return state.parts.end_points[card] * counted(state, side, card)


def counted(state: Position, side: int, card: int) -> int:
    """How many of the things that an end-game card counts the side has."""
    parts = state.parts
    rule = parts.end_rule[card]
    wanted = parts.end_of[card]
    if rule == FLAT:
        return 1
    count = 0
    if rule in (BONUS_CARDS, CARDS_OF):
        for kept in state.tableau[side]:
            kind = parts.trigger_of[kept] if rule == BONUS_CARDS else parts.colour_of[kept]
            if kind == wanted:
                count += 1
        return count
    for tile in range(TILES):
        height = state.height[tile]
        if height and state.owner[tile] == side:
            if rule == RESOURCES_ON and tile // NUMBERS == wanted:
                count += height
            elif (rule == LOW_BUILDINGS and height <= LOW_HEIGHT) or (rule == HIGH_BUILDINGS and height > LOW_HEIGHT):
                count += 1
    return count


def end_points(state: Position, side: int) -> list[int]:
    """By end rule: the points for a side's end-game cards."""
    points = [0] * len(END_RULES)
    for card in state.tableau[side]:
        rule = state.parts.end_rule[card]
        if rule != NOTHING:
            points[rule] += card_points(state, side, card)
    return points


def screen_points(state: Position, side: int) -> int:
    """The points behind a screen; with closed screens a blinded position counts only the viewer's own (R23)."""
    hidden = state.closed and state.viewer >= 0 and side not in (state.viewer, state.players) and bool(state.todo)
    return 0 if hidden else state.own[OWN_SIZE * side + OWN_POINTS]


def sheet(state: Position) -> list[list[ScoreLine]]:
    """The score lines by side."""
    sheets: list[list[ScoreLine]] = []
    cities = district_points(state)
    for side in range(state.sides):
        lines = [ScoreLine("screen", screen_points(state, side), {})]
        for rule, points in enumerate(end_points(state, side)):
            cards = 0
            for card in state.tableau[side]:
                if state.parts.end_rule[card] == rule:
                    cards += 1
            lines.append(ScoreLine(END_RULES[rule], points, {"cards": cards}))
        tokens = state.own[OWN_SIZE * side + OWN_RENEWALS]
        lines.append(ScoreLine("renewals", RENEWAL_POINTS * tokens, {"tokens": tokens}))
        lines.append(ScoreLine("districts", cities[side], {}))
        sheets.append(lines)
    return sheets


def results(state: Position) -> Results:
    """Most points win and a tie is shared, but nobody wins a draw with Hal (R17)."""
    cities = district_points(state)
    totals: list[int] = []
    for side in range(state.sides):
        total = screen_points(state, side) + cities[side] + RENEWAL_POINTS * state.own[OWN_SIZE * side + OWN_RENEWALS]
        for points in end_points(state, side):
            total += points
        totals.append(total)
    best = max(totals)
    winners = [side for side in range(state.sides) if totals[side] == best]
    if state.players == 1 and len(winners) > 1:
        winners = []
    return Results(totals, winners)
