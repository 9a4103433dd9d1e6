"""What a viewer may know, line by line."""

from typing import Final

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Arg, Fact, fact
from ludopolis.games.streets.components.tables import ADVISORS, BUILDINGS, COLOURS, KINDS, PARK, PEOPLE, STATION, TOKENS
from ludopolis.games.streets.knowledge.dump import end_stack_kinds
from ludopolis.games.streets.knowledge.hidden import hand_places, knows
from ludopolis.games.streets.knowledge.view import end_cells, income_now, street_starts, street_symbols, tile_symbols
from ludopolis.games.streets.rules.building import is_sly
from ludopolis.games.streets.rules.geometry import SIDES, cell_at, cell_name, cell_x, cell_y, is_closed
from ludopolis.games.streets.rules.scoring import tokens_of
from ludopolis.games.streets.rules.state import NONE, SLY, STEP_OVER, Position
from ludopolis.games.streets.rules.values import places_of
from ludopolis.games.streets.speech.questions import tile_args, tile_id_at

SYMBOL_NAMES: Final = ("tourist", "hipster", "parent", "shopper", "wild")
ROAD_MARKS: Final = "^>v<"
FREE_MARK: Final = "."
START_MARKS: Final = {STATION: "@", PARK: "*"}
"""The start tiles have no short names."""


def position(state: Position, viewer: int) -> list[Fact]:
    """The table first: turn, stack, map, streets (closed ones last), seekers, supplies; then the seats in turn."""
    lines = [fact("over") if state.step == STEP_OVER else fact("turn", turn=state.turns, active_seat=state.active)]
    lines += _stack_lines(state)
    lines.append(fact("map", picture=draw_city(state)))
    closed: list[Fact] = []
    for start in street_starts(state):
        if is_closed(state.grid, start, state.table.gap_closes):
            closed += _closed_lines(state, start)
        else:
            lines += _street_lines(state, start)
    lines += closed
    lines += _seeker_lines(state)
    lines.append(fact("supply", **dict(zip(PEOPLE, state.supply, strict=True))))
    if state.table.business:
        lines.append(fact("token_supply", **dict(zip(TOKENS, state.token_supply, strict=True))))
    first = 0 if viewer == SPECTATOR else viewer
    for step in range(state.parties()):
        lines += _party_lines(state, viewer, (first + step) % state.parties())
    return lines


def _stack_lines(state: Position) -> list[Fact]:
    if state.stack == 0:
        lines = [fact("stack_empty")]
    else:
        top = "unknown" if state.top == NONE else KINDS[state.top]
        lines = [fact("stack", size=state.stack, top_kind=top, **dict(zip(KINDS, state.left, strict=True)))]
    if state.top_tile != NONE:
        lines.append(Fact("top_tile", tile_args(state, state.top_tile)))
    if sum(state.end_stack):
        lines.append(fact("end_stack", tile_kind=tuple(end_stack_kinds(state))))
    return lines


def _street_lines(state: Position, start: int) -> list[Fact]:
    places = places_of(state, start)
    symbols = dict(zip(SYMBOL_NAMES, street_symbols(state, start), strict=True))
    free = tuple(cell_name(cell) for cell in end_cells(state, start) if state.grid[cell] == 0)
    last = cell_name(state.cells[places[-1]])
    lines = [fact("street", from_cell=cell_name(start), to_cell=last, length=len(places), free_cell=free, **symbols)]
    return lines + [_tile_line(state, place) for place in places]


def _closed_lines(state: Position, start: int) -> list[Fact]:
    """A closed street is paid for: what is left of it are its symbols, and tiles that a Restorer may cover."""
    places = places_of(state, start)
    symbols = dict(zip(SYMBOL_NAMES, street_symbols(state, start), strict=True))
    last = cell_name(state.cells[places[-1]])
    lines = [fact("closed_street", from_cell=cell_name(start), to_cell=last, length=len(places), **symbols)]
    return lines + [_closed_line(state, place) for place in places]


def _closed_line(state: Position, place: int) -> Fact:
    tile = state.tiles[place]
    if tile >= BUILDINGS:
        return _tile_line(state, place)
    args = tile_args(state, tile)
    return Fact("closed_tile", {name: args[name] for name in ("tile", "tile_kind", "symbol")} | _where(state, place))


def _where(state: Position, place: int) -> dict[str, Arg]:
    cell = state.cells[place]
    return {"cell": cell_name(cell), "side": SIDES[state.grid[cell] & 3]}


def _tile_line(state: Position, place: int) -> Fact:
    tile = state.tiles[place]
    where = _where(state, place)
    lying = state.lying[COLOURS * place : COLOURS * place + COLOURS]
    if tile >= BUILDINGS:
        living = dict(zip(PEOPLE, lying, strict=True))
        symbols = tuple(tile_symbols(state, tile))
        printed: dict[str, Arg] = {"tile": state.parts.tile_ids[tile], "symbol": symbols, "symbols": len(symbols)}
        return Fact("station" if tile == STATION else "park", {**printed, **where, **living})
    args = {**tile_args(state, tile), **where, "people": sum(lying)}
    if state.signs[place] == 0:
        return Fact("abandoned", args)
    figures = {"owner_seat": state.owner[place], "signs": state.signs[place], "income": income_now(state, place)}
    return Fact("tile", {**args, **figures})


def _seeker_lines(state: Position) -> list[Fact]:
    lines: list[Fact] = []
    for place in range(len(state.tiles)):
        for colour in range(COLOURS):
            count = state.seekers[COLOURS * place + colour]
            if count:
                where = cell_name(state.cells[place])
                lines.append(
                    fact("seekers", person=PEOPLE[colour], count=count, tile=tile_id_at(state, place), cell=where)
                )
    return lines


def _party_lines(state: Position, viewer: int, party: int) -> list[Fact]:
    if is_sly(state, party):
        lines = [fact("sly", seat=SLY, money=state.money[SLY])]
    else:
        lines = [fact("party", seat=party, money=state.money[party], signs=state.sign_supply[party])]
    advisor = state.advisor[party]
    if advisor != NONE:
        lines.append(fact("advisor", seat=party, advisor=ADVISORS[advisor], ability=ADVISORS[advisor]))
    if state.table.business:
        lines.append(fact("tokens", seat=party, **dict(zip(TOKENS, tokens_of(state, party), strict=True))))
    for place in hand_places(state, viewer, party):
        if state.backs[place] == NONE:
            continue
        if knows(state, viewer, place):
            lines.append(Fact("hand", {"seat": party, **tile_args(state, state.hand[place])}))
        else:
            lines.append(fact("hidden", seat=party, tile_kind=KINDS[state.backs[place]]))
    return lines


# The map


def draw_city(state: Position) -> str:
    """The city as a map of letters, one column per x and one row per y, as far as the city and its free cells reach.

    `T1>` is tile T1 with its road in the east, `.` a cell that can be built on.
    """
    marks: dict[int, str] = {spot >> 4: FREE_MARK for spot in state.spots}
    for place, cell in enumerate(state.cells):
        tile = state.tiles[place]
        marks[cell] = START_MARKS.get(tile, state.parts.tile_ids[tile]) + ROAD_MARKS[state.grid[cell] & 3]
    columns = range(min(map(cell_x, marks)), max(map(cell_x, marks)) + 1)
    rows = range(min(map(cell_y, marks)), max(map(cell_y, marks)) + 1)
    width = max(3, *(len(mark) for mark in marks.values())) + 1
    lines = [" " * 4 + "".join(f"{x:>{width}}" for x in columns)]
    for y in rows:
        cells = "".join(f"{marks.get(cell_at(x, y), ''):>{width}}" for x in columns)
        lines.append(f"{y:>4}{cells}".rstrip())
    return "\n".join(lines)
