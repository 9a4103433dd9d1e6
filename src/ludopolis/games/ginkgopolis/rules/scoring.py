"""7: districts, end-game cards, renewal tokens, and who wins.

What is counted on the table is a `Share` of the city for each side and a `District` for each district; what they are
worth is written once, for positions and score pads.
"""

from typing import Final, NamedTuple

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
LINES: Final = ("screen", *END_RULES, "renewals", "districts")
"""The lines of a score sheet."""


class District(NamedTuple):
    """What is counted in a district."""

    resources: list[int]
    """By side."""
    ranks: list[int]
    """The sides present, best first."""


class Share(NamedTuple):
    """What is counted of a side besides districts, and nothing that follows from it. Lists are by end-game card."""

    points: int
    """Behind the screen."""
    tokens: int
    rules: list[int]
    """The end rule of each card, …"""
    each: list[int]
    """… its points for each thing that it counts, …"""
    counts: list[int]
    """… and how many of those the side has."""


# What is counted


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


def resources_by_side(state: Position, group: list[int]) -> list[int]:
    """The resources in a district, by side."""
    found = [0] * state.sides
    for tile in group:
        if state.owner[tile] != NONE:
            found[state.owner[tile]] += state.height[tile]
    return found


def district_of(state: Position, group: list[int]) -> District:
    """What is counted in a district."""
    return District(resources_by_side(state, group), district_ranks(state, group))


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


def screen_points(state: Position, side: int) -> int:
    """The points behind a screen; with closed screens a blinded position counts only the viewer's own (R23)."""
    hidden = state.closed and state.viewer >= 0 and side not in (state.viewer, state.players) and bool(state.todo)
    return 0 if hidden else state.own[OWN_SIZE * side + OWN_POINTS]


def share_of(state: Position, side: int) -> Share:
    """What is counted of a side."""
    parts = state.parts
    rules: list[int] = []
    each: list[int] = []
    counts: list[int] = []
    for card in state.tableau[side]:
        rule = parts.end_rule[card]
        if rule != NOTHING:
            rules.append(rule)
            each.append(parts.end_points[card])
            counts.append(counted(state, side, card))
    tokens = state.own[OWN_SIZE * side + OWN_RENEWALS]
    return Share(screen_points(state, side), tokens, rules, each, counts)


def shares_of(state: Position) -> list[Share]:
    """What is counted of every side."""
    return [share_of(state, side) for side in range(state.sides)]


def districts_of(state: Position) -> list[District]:
    """What is counted in every district."""
    return [district_of(state, group) for group in districts(state)]


# What it is worth


def rank_points(district: District) -> list[int]:
    """By rank in a district: all resources for the first, its own for the second, twice all for a side alone."""
    ranks = district.ranks
    points = [0] * len(ranks)
    if ranks:
        points[0] = sum(district.resources)
    if len(ranks) == 1:
        points[0] *= 2
    elif ranks:
        points[1] = district.resources[ranks[1]]
    return points


def points_of_districts(sides: int, found: list[District]) -> list[int]:
    """By side: the points for all districts."""
    points = [0] * sides
    for district in found:
        for rank, scored in enumerate(rank_points(district)):
            points[district.ranks[rank]] += scored
    return points


def points_by_rule(share: Share) -> list[int]:
    """By end rule: the points for a side's end-game cards."""
    points = [0] * len(END_RULES)
    for card, rule in enumerate(share.rules):
        points[rule] += share.each[card] * share.counts[card]
    return points


def points_of(share: Share, city: int) -> list[int]:
    """The points of each score line of a side, given those for districts."""
    return [share.points, *points_by_rule(share), RENEWAL_POINTS * share.tokens, city]


def worth(shares: list[Share], found: list[District]) -> list[list[ScoreLine]]:
    """The score lines by side."""
    sheets: list[list[ScoreLine]] = []
    cities = points_of_districts(len(shares), found)
    for side, share in enumerate(shares):
        kept = [{"cards": share.rules.count(rule)} for rule in range(len(END_RULES))]
        figures = [{}, *kept, {"tokens": share.tokens}, {}]
        points = points_of(share, cities[side])
        sheets.append([ScoreLine(LINES[line], points[line], figures[line]) for line in range(len(LINES))])
    return sheets


def results_by(shares: list[Share], found: list[District], solo: bool) -> Results:
    """Most points win and a tie is shared, but nobody wins a draw with Hal (R17)."""
    cities = points_of_districts(len(shares), found)
    totals = [sum(points_of(share, cities[side])) for side, share in enumerate(shares)]
    best = max(totals)
    winners = [side for side in range(len(totals)) if totals[side] == best]
    if solo and len(winners) > 1:
        winners = []
    return Results(totals, winners)


# Of a position


def end_points(state: Position, side: int) -> list[int]:
    """By end rule: the points for a side's end-game cards."""
    return points_by_rule(share_of(state, side))


def district_points(state: Position) -> list[int]:
    """By side: the points for all districts."""
    return points_of_districts(state.sides, districts_of(state))


def sheet(state: Position) -> list[list[ScoreLine]]:
    """The score lines by side."""
    return worth(shares_of(state), districts_of(state))


def results(state: Position) -> Results:
    """Totals and winners."""
    return results_by(shares_of(state), districts_of(state), state.players == 1)
