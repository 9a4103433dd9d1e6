"""A position in words: the lines that a terminal prints and a screen reader reads.

The city is a map in plain characters, row by row from the north. `.` is an empty cell, `(C)` a token, `R7` a building
of one floor that nobody owns, `B12:3@2*` one of three floors that belongs to the second player and has a site.
"""

from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Arg, Fact, fact
from ludopolis.games.ginkgopolis.components.tables import LETTERS, TILES, TRIGGERS
from ludopolis.games.ginkgopolis.knowledge.hidden import blind, hal_faces_down
from ludopolis.games.ginkgopolis.knowledge.view import counts_shown, drafted, in_city, tile_count
from ludopolis.games.ginkgopolis.rules.moves import cell_at, cell_x, cell_y
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import (
    HAL,
    IN_DECK,
    NONE,
    OWN_BONUSES,
    OWN_CARD,
    OWN_POINTS,
    OWN_RENEWALS,
    OWN_RESOURCES,
    OWN_SIZE,
    OWN_SUPPLY,
    OWN_TILE,
    Position,
    flags_of,
)
from ludopolis.games.ginkgopolis.speech.previews import character_items


def position(state: GinkgopolisState, viewer: int) -> list[Fact]:
    """The table, the city as a map, the viewer's own side, then the others."""
    if state.viewer != viewer:
        state = blind(state, viewer)
    lines: list[Fact] = []
    if state.round:
        lines.append(fact("round", round=state.round, first_seat=state.first))
    lines += draw_city(state)
    lines.append(fact("stocks", tiles=state.supply_left, deck=state.deck_left, discard=len(state.discard)))
    if state.exhausted == 1:
        lines.append(fact("exhausted"))
    if state.discard:
        lines.append(fact("discard", card=_names(state.parts.card_ids, state.discard)))
    for reason in flags_of(state):
        lines.append(fact("flag", ending=reason))
    sides = list(range(state.sides))
    if state.viewer != SPECTATOR:
        sides.remove(state.viewer)
        sides.insert(0, state.viewer)
    for side in sides:
        lines += _side_lines(state, side)
    return lines


def _names(ids: list[str], items: list[int]) -> tuple[str, ...]:
    return tuple([ids[item] for item in items])


def _side_lines(state: Position, side: int) -> list[Fact]:
    own = OWN_SIZE * side
    parts = state.parts
    finished = state.waiting and state.ready >> side & 1
    lines = [fact("side_ready" if finished else "side", seat=side)]
    figures: dict[str, Arg] = {"supply": state.own[own + OWN_SUPPLY], "city": in_city(state, side)}
    figures["renewals"] = state.own[own + OWN_RENEWALS]
    if side >= state.players:
        lines.append(fact("hal", points=state.own[own + OWN_POINTS], supply=figures["supply"], city=figures["city"]))
    elif counts_shown(state, side):
        figures["resources"] = state.own[own + OWN_RESOURCES]
        figures["tiles"] = tile_count(state, side)
        figures["points"] = state.own[own + OWN_POINTS]
        lines.append(Fact("counts", figures))
    else:
        lines.append(Fact("counts_closed", figures))
    if side < state.players:
        lines += _held_lines(state, side)
    people = [kept - TILES for kept in state.tableau[side] if kept >= TILES]
    if people:
        lines.append(fact("characters", character=_names(parts.character_ids, people)))
    kept = [card for card in state.tableau[side] if card < TILES]
    if kept:
        lines.append(fact("kept", tile=_names(parts.tile_ids, kept)))
    for trigger, name in enumerate(TRIGGERS):
        at = own + OWN_BONUSES + 3 * trigger
        if any(state.own[at : at + 3]):
            resources, tiles, points = state.own[at : at + 3]
            lines.append(fact("bonus", trigger=name, resources=resources, tiles=tiles, points=points))
    return lines + _face_down_lines(state, side)


def _held_lines(state: Position, seat: int) -> list[Fact]:
    """Hand and tiles, as far as the viewer knows them."""
    parts = state.parts
    mine = seat == state.viewer
    lines: list[Fact] = []
    cards = _names(parts.card_ids, [card for card in state.hands[seat] if card > UNKNOWN])
    tiles = _names(parts.tile_ids, [tile for tile in state.behind[seat] if tile > UNKNOWN])
    if cards:
        lines.append(fact("hand" if mine else "known_hand", card=cards))
    if tiles:
        lines.append(fact("own_tiles" if mine else "known_tiles", tile=tiles))
    if mine and state.drafted:
        for kind, people in zip(("packet", "drafted"), drafted(state), strict=True):
            for one in people:
                lines.append(Fact(kind, {"character": parts.character_ids[one], **character_items(state, one)}))
    if mine and state.giving:
        lines.append(fact("giving", tile=_names(parts.tile_ids, state.giving)))
    return lines


def _face_down_lines(state: Position, side: int) -> list[Fact]:
    """The card and the tile before the screen."""
    own = OWN_SIZE * side
    parts = state.parts
    card, tile = state.own[own + OWN_CARD], state.own[own + OWN_TILE]
    if card == NONE:
        return []
    if card in (UNKNOWN, IN_DECK) or (side == HAL and hal_faces_down(state)):
        return [fact("face_down_tile" if tile == UNKNOWN else "face_down")]
    if tile == NONE:
        return [fact("card", card=parts.card_ids[card])]
    return [fact("card_tile", card=parts.card_ids[card], tile=parts.tile_ids[tile])]


# The map


def draw_city(state: Position) -> list[Fact]:
    """A line with the columns, then one for every row that holds anything."""
    xs = [cell_x(cell) for cell in state.at]
    ys = [cell_y(cell) for cell in state.at]
    columns = list(range(min(xs), max(xs) + 1))
    rows = list(range(max(ys), min(ys) - 1, -1))
    table = [[draw_cell(state, cell_at(x, y)) for x in columns] for y in rows]
    heads = [str(x) for x in columns]
    widths = [max(len(line[i]) for line in [heads, *table]) for i in range(len(columns))]
    margin = max(len(str(y)) for y in rows)
    lines = [fact("columns", picture=_row("x".rjust(margin), heads, widths))]
    for y, cells in zip(rows, table, strict=True):
        lines.append(fact("row", picture=_row(str(y).rjust(margin), cells, widths)))
    return lines


def _row(head: str, cells: list[str], widths: list[int]) -> str:
    return f"{head} | {' '.join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True))}".rstrip()


def draw_cell(state: Position, cell: int) -> str:
    """One cell of the map."""
    tile = state.at.get(cell, NONE)
    if tile == NONE:
        return "."
    if tile >= TILES:
        return f"({LETTERS[tile - TILES]})"
    drawn = state.parts.tile_ids[tile]
    if state.owner[tile] != NONE:
        drawn += f":{state.height[tile]}@{state.owner[tile] + 1}"
    return f"{drawn}*" if tile in state.sites else drawn
