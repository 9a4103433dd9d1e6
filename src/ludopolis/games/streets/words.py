"""What is asked, what a move does, and the whole visible position, as facts."""

from typing import Final

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import Arg, Fact, fact
from ludopolis.games.streets.building import is_sly, sides_at, tiles_in_hand
from ludopolis.games.streets.closing import targets, token_party
from ludopolis.games.streets.components import (
    ADVISORS,
    BUILDINGS,
    BUSINESSES,
    COLOURS,
    KINDS,
    PEOPLE,
    STATION,
    TOKENS,
    VALUES,
)
from ludopolis.games.streets.geometry import SIDES, cell_name, is_closed
from ludopolis.games.streets.picture import draw_city
from ludopolis.games.streets.preview import preview
from ludopolis.games.streets.rules import deciding_party
from ludopolis.games.streets.state import (
    ABANDON_MOVE,
    BUILD,
    CELL,
    CELL_MOVE,
    HAND,
    NONE,
    OVER,
    PUT_AWAY,
    ROAD,
    ROAD_MOVE,
    SEND,
    SIGN_COUNT,
    SIGN_MOVE,
    SLY,
    STEP_NAMES,
    STREET,
    STREET_MOVE,
    SUBSTITUTE,
    SUBSTITUTE_MOVE,
    TAKE,
    TOKEN_MOVE,
    TOKEN_TILE,
    TOKEN_TYPE,
    Position,
)
from ludopolis.games.streets.state import PEOPLE as PEOPLE_STEP
from ludopolis.games.streets.values import count_at, people_on, places_of, tally
from ludopolis.games.streets.view import (
    end_cells,
    income_now,
    knows,
    roads_text,
    street_starts,
    street_symbols,
    tile_symbols,
    tile_wants,
)

SYMBOL_NAMES: Final = ("tourist", "hipster", "parent", "shopper", "wild")


# Questions


def asks(state: Position) -> Fact:
    """What is being decided; `sly_…` where the human decides for Sly."""
    step = state.step
    sly = is_sly(state, deciding_party(state))
    kind = f"sly_{STEP_NAMES[step]}" if sly else STEP_NAMES[step]
    if step == SUBSTITUTE:
        return Fact(kind, {"cell": cell_name(state.street)})
    if step in (CELL, ROAD, SIGN_COUNT):
        tile = state.hand[state.chosen]
        args: dict[str, Arg] = tile_args(state, tile)
        if step != CELL:
            args["cell"] = cell_name(state.cell)
        return Fact(kind, args)
    if step == STREET:
        return Fact(kind, {"count": len(state.closing)})
    if step == TOKEN_TYPE:
        tile = state.tiles[state.token_place]
        return Fact(kind, {"tile": state.parts.tile_ids[tile], "count": state.units})
    if step == PEOPLE_STEP:
        return Fact(kind, _people_args(state))
    if step == TOKEN_TILE:
        return Fact(kind, {"cell": cell_name(state.street)})
    return Fact(kind, {"signs": state.sign_supply[state.active], "count": tiles_in_hand(state, state.active)})


def _people_args(state: Position) -> dict[str, Arg]:
    cells = targets(state, state.colour)
    cell = cells[state.target]
    tile = state.tiles[(state.grid[cell] >> 2) - 1]
    return {
        "person": PEOPLE[state.colour],
        "count": state.held[state.colour],
        "tile": state.parts.tile_ids[tile],
        "cell": cell_name(cell),
        "others": len(cells) - state.target - 1,
    }


# Moves


def describe(state: Position, move: int) -> Fact:
    """A move in the terms of the view."""
    if move >= CELL_MOVE:
        return _describe_cell(state, move - CELL_MOVE)
    if move >= SUBSTITUTE_MOVE:
        return _describe_substitute(state, *divmod(move - SUBSTITUTE_MOVE, BUILDINGS))
    if move >= TOKEN_MOVE:
        return _describe_token_tile(state, move - TOKEN_MOVE)
    if move >= STREET_MOVE:
        return _describe_street(state, move - STREET_MOVE)
    if move >= ABANDON_MOVE:
        place = move - ABANDON_MOVE
        figures = {"signs": state.signs[place], "income": income_now(state, place)}
        return fact("abandon", tile=_tile_at(state, place), cell=cell_name(state.cells[place]), **figures)
    if move >= PUT_AWAY:
        return Fact("discard", tile_args(state, move - PUT_AWAY))
    if move >= BUILD:
        return Fact("build", tile_args(state, move - BUILD))
    if move >= SEND:
        return Fact("send", {**_people_args(state), "count": move - SEND})
    if move >= TAKE:
        token = move - TAKE
        party = token_party(state)
        have = state.tokens[len(TOKENS) * party + token]
        return fact("take", token=TOKENS[token], have=have, left=state.token_supply[token])
    if move >= ROAD_MOVE:
        return _describe_road(state, move - ROAD_MOVE)
    if move >= SIGN_MOVE:
        return fact("signs", count=move - SIGN_MOVE + 1)
    return fact("pass")


def _describe_cell(state: Position, cell: int) -> Fact:
    name = cell_name(cell)
    if state.grid[cell]:
        return fact("cover", cell=name, tile=_tile_at(state, (state.grid[cell] >> 2) - 1))
    return fact("cell", cell=name, side=tuple(roads_text(sides_at(state, cell))))


def _describe_road(state: Position, side: int) -> Fact:
    """What it closes, and what that pays the party that builds."""
    closes = preview(state, state.hand[state.chosen], state.cell, side, 1)["closes"]
    if not closes:
        return fact("road", side=SIDES[side])
    paid = [told for street in closes for told in street["told"] if told["kind"] == "income"]
    income = sum(told["amount"] for told in paid if told["seat"] == state.active)
    others = sum(told["amount"] for told in paid if told["seat"] != state.active)
    return fact("road_closing", side=SIDES[side], count=len(closes), income=income, others=others)


def _describe_token_tile(state: Position, place: int) -> Fact:
    tile = state.tiles[place]
    parts = state.parts
    business = BUSINESSES[parts.business[tile]]
    return fact(
        "token",
        tile=parts.tile_ids[tile],
        cell=cell_name(state.cells[place]),
        business=business,
        count=parts.units[tile],
    )


def _describe_substitute(state: Position, place: int, tile: int) -> Fact:
    """What the tile would pay by the other formula."""
    seen = tally(state, state.street, state.owner[place], False)
    value = count_at(state, seen, place, tile) * state.parts.price[tile]
    where = {"old_tile": _tile_at(state, place), "cell": cell_name(state.cells[place])}
    return Fact(
        "substitute",
        {**tile_args(state, tile), **where, "income": value * state.signs[place] + people_on(state, place)},
    )


def _describe_street(state: Position, place: int) -> Fact:
    places = places_of(state, state.cells[place])
    last = cell_name(state.cells[places[-1]])
    return fact("street", from_cell=cell_name(state.cells[place]), to_cell=last, length=len(places))


def _tile_at(state: Position, place: int) -> str:
    return state.parts.tile_ids[state.tiles[place]]


def tile_args(state: Position, tile: int) -> dict[str, Arg]:
    """What stands on a tile. `formula` is no word but the key by which a message chooses its sentence."""
    parts = state.parts
    return {
        "tile": parts.tile_ids[tile],
        "tile_kind": KINDS[parts.kind[tile]],
        "symbol": tuple(tile_symbols(state, tile)),
        "formula": VALUES[parts.value[tile]],
        "price": parts.price[tile],
        "wants_symbol": tuple(tile_wants(state, tile)),
        "business": BUSINESSES[parts.business[tile]] if state.table.business else "none",
        "units": parts.units[tile],
    }


# The position


def position(state: Position, viewer: int) -> list[Fact]:
    """The table first: turn, stack, map, open streets, seekers, supplies; then the own seat, then the others."""
    lines = [fact("over") if state.step == OVER else fact("turn", turn=state.turns, active_seat=state.active)]
    lines += _stack_lines(state)
    lines.append(fact("map", picture=draw_city(state)))
    for start in street_starts(state):
        if not is_closed(state.grid, start, state.table.gap_closes):
            lines += _street_lines(state, start)
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
        kinds = tuple(KINDS[kind] for kind in range(len(KINDS)) for _ in range(state.end_stack[kind]))
        lines.append(fact("end_stack", tile_kind=kinds))
    return lines


def _street_lines(state: Position, start: int) -> list[Fact]:
    places = places_of(state, start)
    symbols = dict(zip(SYMBOL_NAMES, street_symbols(state, start), strict=True))
    free = tuple(cell_name(cell) for cell in end_cells(state, start) if state.grid[cell] == 0)
    last = cell_name(state.cells[places[-1]])
    lines = [fact("street", from_cell=cell_name(start), to_cell=last, length=len(places), free_cell=free, **symbols)]
    return lines + [_tile_line(state, place) for place in places]


def _tile_line(state: Position, place: int) -> Fact:
    tile = state.tiles[place]
    where: dict[str, Arg] = {"cell": cell_name(state.cells[place]), "side": SIDES[state.grid[state.cells[place]] & 3]}
    lying = state.lying[COLOURS * place : COLOURS * place + COLOURS]
    if tile >= BUILDINGS:
        living = dict(zip(PEOPLE, lying, strict=True))
        return Fact("station" if tile == STATION else "park", {"tile": state.parts.tile_ids[tile], **where, **living})
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
                    fact("seekers", person=PEOPLE[colour], count=count, tile=_tile_at(state, place), cell=where)
                )
    return lines


def _party_lines(state: Position, viewer: int, party: int) -> list[Fact]:
    tokens = state.tokens[len(TOKENS) * party : len(TOKENS) * (party + 1)]
    if is_sly(state, party):
        lines = [fact("sly", seat=SLY, money=state.money[SLY])]
    else:
        lines = [fact("party", seat=party, money=state.money[party], signs=state.sign_supply[party])]
    advisor = state.advisor[party]
    if advisor != NONE:
        lines.append(fact("advisor", seat=party, advisor=ADVISORS[advisor], ability=ADVISORS[advisor]))
    if state.table.business:
        lines.append(fact("tokens", seat=party, **dict(zip(TOKENS, tokens, strict=True))))
    for place in range(HAND * party, HAND * party + HAND):
        if state.backs[place] == NONE:
            continue
        if knows(state, viewer, place):
            lines.append(Fact("hand", {"seat": party, **tile_args(state, state.hand[place])}))
        else:
            lines.append(fact("hidden", seat=party, tile_kind=KINDS[state.backs[place]]))
    return lines
