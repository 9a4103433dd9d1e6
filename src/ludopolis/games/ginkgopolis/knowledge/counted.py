"""What the score sheets count on the board: end-game cards with what they count, what is behind screens, districts."""

from ludopolis.engine.values.scores import Counted
from ludopolis.games.ginkgopolis.components.tables import (
    END_RULES,
    HIGH_BUILDINGS,
    LOW_BUILDINGS,
    NOTHING,
    NUMBERS,
    RESOURCES_ON,
    TILES,
)
from ludopolis.games.ginkgopolis.knowledge.dump import kept_id
from ludopolis.games.ginkgopolis.rules.moves import cell_name
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.scoring import (
    LOW_HEIGHT,
    RENEWAL_POINTS,
    card_points,
    district_of,
    districts,
    rank_points,
    screen_points,
)
from ludopolis.games.ginkgopolis.rules.state import OWN_RENEWALS, OWN_SIZE


def counted(state: GinkgopolisState) -> list[list[Counted]]:
    """By side: points and tokens where the side is, every end-game card, every district in which it has a rank."""
    return [[*_kept(state, side), *_districts(state, side)] for side in range(state.sides)]


def _kept(state: GinkgopolisState, side: int) -> list[Counted]:
    here = [f"side:{side}"]
    tokens = state.own[OWN_SIZE * side + OWN_RENEWALS]
    found = [Counted("screen", here, screen_points(state, side))]
    for card in state.tableau[side]:
        rule = state.parts.end_rule[card]
        if rule != NOTHING:
            things = [f"kept:{kept_id(state, card)}", *_buildings(state, side, card)]
            found.append(Counted(END_RULES[rule], things, card_points(state, side, card)))
    return [*found, Counted("renewals", here, RENEWAL_POINTS * tokens)]


def _buildings(state: GinkgopolisState, side: int, card: int) -> list[str]:
    """The buildings in the city that an end-game card counts."""
    rule, wanted = state.parts.end_rule[card], state.parts.end_of[card]
    found: list[str] = []
    for tile in range(TILES):
        height = state.height[tile]
        if not height or state.owner[tile] != side:
            continue
        if (
            (rule == RESOURCES_ON and tile // NUMBERS == wanted)
            or (rule == LOW_BUILDINGS and height <= LOW_HEIGHT)
            or (rule == HIGH_BUILDINGS and height > LOW_HEIGHT)
        ):
            found.append(_cell(state, tile))
    return found


def _districts(state: GinkgopolisState, side: int) -> list[Counted]:
    found: list[Counted] = []
    for group in districts(state):
        district = district_of(state, group)
        for rank, points in enumerate(rank_points(district)):
            if district.ranks[rank] == side and points:
                found.append(Counted("districts", [_cell(state, tile) for tile in group], points))
    return found


def _cell(state: GinkgopolisState, tile: int) -> str:
    return f"cell:{cell_name(state.cell[tile])}"
