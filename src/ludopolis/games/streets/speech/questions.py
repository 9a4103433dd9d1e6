"""What is asked and what a move does, as facts."""

from ludopolis.engine.values.facts import Arg, Fact, fact
from ludopolis.games.streets.components.tables import BUILDINGS, BUSINESSES, KINDS, PEOPLE, TOKENS, VALUES
from ludopolis.games.streets.knowledge.preview import preview
from ludopolis.games.streets.knowledge.view import income_now, roads_text, tile_symbols, tile_wants
from ludopolis.games.streets.rules.building import is_sly, sides_at, tiles_in_hand
from ludopolis.games.streets.rules.closing import targets, token_party
from ludopolis.games.streets.rules.geometry import SIDES, cell_name
from ludopolis.games.streets.rules.moves import (
    MOVE_ABANDON,
    MOVE_BUILD,
    MOVE_CELL,
    MOVE_DISCARD,
    MOVE_ROAD,
    MOVE_SEND,
    MOVE_SIGNS,
    MOVE_STREET,
    MOVE_SUBSTITUTE,
    MOVE_TAKE,
    MOVE_TOKEN,
)
from ludopolis.games.streets.rules.play import StreetsState, deciding_party
from ludopolis.games.streets.rules.state import (
    STEP_CELL,
    STEP_NAMES,
    STEP_PEOPLE,
    STEP_ROAD,
    STEP_SIGNS,
    STEP_STREET,
    STEP_SUBSTITUTE,
    STEP_TOKEN_TILE,
    STEP_TOKEN_TYPE,
    Position,
)
from ludopolis.games.streets.rules.values import count_at, people_on, places_of, tally


def asks(state: Position, seat: int) -> Fact:
    """What is being decided; `sly_…` if the human decides for Sly."""
    step = state.step
    sly = is_sly(state, deciding_party(state))
    kind = f"sly_{STEP_NAMES[step]}" if sly else STEP_NAMES[step]
    if step == STEP_SUBSTITUTE:
        return Fact(kind, {"cell": cell_name(state.street)})
    if step in (STEP_CELL, STEP_ROAD, STEP_SIGNS):
        tile = state.hand[state.chosen]
        args: dict[str, Arg] = tile_args(state, tile)
        if step != STEP_CELL:
            args["cell"] = cell_name(state.cell)
        return Fact(kind, args)
    if step == STEP_STREET:
        return Fact(kind, {"count": len(state.closing)})
    if step == STEP_TOKEN_TYPE:
        tile = state.tiles[state.token_place]
        return Fact(kind, {"tile": state.parts.tile_ids[tile], "count": state.units})
    if step == STEP_PEOPLE:
        others = targets(state, state.colour)[state.target + 1 :]
        return Fact(
            kind,
            {**_people_args(state), "other_tile": tuple(tile_id_at(state, place_at(state, cell)) for cell in others)},
        )
    if step == STEP_TOKEN_TILE:
        return Fact(kind, {"cell": cell_name(state.street)})
    return Fact(kind, {"signs": state.sign_supply[state.active], "count": tiles_in_hand(state, state.active)})


def _people_args(state: Position) -> dict[str, Arg]:
    cells = targets(state, state.colour)
    cell = cells[state.target]
    return {
        "person": PEOPLE[state.colour],
        "count": state.held[state.colour],
        "tile": tile_id_at(state, place_at(state, cell)),
        "cell": cell_name(cell),
        "others": len(cells) - state.target - 1,
    }


# Moves


def describe(state: StreetsState, seat: int, move: int) -> Fact:
    """A move in the terms of the view."""
    if move >= MOVE_CELL:
        return _describe_cell(state, move - MOVE_CELL)
    if move >= MOVE_SUBSTITUTE:
        return _describe_substitute(state, *divmod(move - MOVE_SUBSTITUTE, BUILDINGS))
    if move >= MOVE_TOKEN:
        return _describe_token_tile(state, move - MOVE_TOKEN)
    if move >= MOVE_STREET:
        return _describe_street(state, move - MOVE_STREET)
    if move >= MOVE_ABANDON:
        place = move - MOVE_ABANDON
        figures = {"signs": state.signs[place], "income": income_now(state, place)}
        return fact("abandon", tile=tile_id_at(state, place), cell=cell_name(state.cells[place]), **figures)
    if move >= MOVE_DISCARD:
        return Fact("discard", tile_args(state, move - MOVE_DISCARD))
    if move >= MOVE_BUILD:
        return Fact("build", tile_args(state, move - MOVE_BUILD))
    if move >= MOVE_SEND:
        return _describe_send(state, move - MOVE_SEND)
    if move >= MOVE_TAKE:
        token = move - MOVE_TAKE
        party = token_party(state)
        have = state.tokens[len(TOKENS) * party + token]
        return fact("take", token=TOKENS[token], have=have, left=state.token_supply[token])
    if move >= MOVE_ROAD:
        return _describe_road(state, move - MOVE_ROAD)
    if move >= MOVE_SIGNS:
        return fact("signs", count=move - MOVE_SIGNS + 1)
    return fact("pass")


def _describe_send(state: Position, count: int) -> Fact:
    """Who goes where. After the last question the rest go to the last tile: nobody here is everybody there."""
    args = _people_args(state)
    rest = state.held[state.colour] - count if args["others"] == 1 else 0
    if not rest:
        return Fact("send", {**args, "count": count, "rest": 0})
    cell = targets(state, state.colour)[-1]
    tile, where = tile_id_at(state, place_at(state, cell)), cell_name(cell)
    if not count:
        return Fact("send", {**args, "count": rest, "tile": tile, "cell": where, "others": 0, "rest": 0})
    return Fact("send", {**args, "count": count, "rest": rest, "other_tile": tile, "other_cell": where})


def _describe_cell(state: StreetsState, cell: int) -> Fact:
    """Where only one road side fits nobody is asked for it, so what it closes is said here."""
    name = cell_name(cell)
    sides = roads_text(sides_at(state, cell))
    if len(sides) > 1:
        return fact("cell", cell=name, any_side=tuple(sides))
    figures = _closing_figures(state, cell, SIDES.index(sides))
    if state.grid[cell]:
        return fact("cover", cell=name, tile=tile_id_at(state, place_at(state, cell)), income=figures["income"])
    if not figures:
        return fact("cell", cell=name, any_side=(sides,))
    return Fact("cell_closing", {"cell": name, "side": sides, **figures})


def _describe_road(state: StreetsState, side: int) -> Fact:
    figures = _closing_figures(state, state.cell, side)
    return Fact("road_closing" if figures else "road", {"side": SIDES[side], **figures})


def _closing_figures(state: StreetsState, cell: int, side: int) -> dict[str, int | str]:
    """How many streets a placement closes, and what that pays the builder and the others; empty if it closes none.

    Where the order of closing matters, the figures are those of the order that is best for the builder.
    """
    then = preview(state, state.hand[state.chosen], cell, side, 1)
    closes = then["closes"]
    if not closes:
        return {}
    order = "matters" if any("most" in party for party in then["earns"]) else "free"
    paid = [told for street in closes for told in street["told"] if told["kind"] == "income"]
    income = sum(told["amount"] for told in paid if told["seat"] == state.active)
    others = sum(told["amount"] for told in paid) - income
    return {"count": len(closes), "income": income, "others": others, "order": order}


def _describe_token_tile(state: Position, place: int) -> Fact:
    tile = state.tiles[place]
    gives = {"business": BUSINESSES[state.parts.business[tile]], "count": state.parts.units[tile]}
    return fact("token", tile=tile_id_at(state, place), cell=cell_name(state.cells[place]), **gives)


def _describe_substitute(state: Position, place: int, tile: int) -> Fact:
    """What the tile would pay by the substitute's formula."""
    seen = tally(state, state.street, state.owner[place], False)
    value = count_at(state, seen, place, tile) * state.parts.price[tile]
    where = {"old_tile": tile_id_at(state, place), "cell": cell_name(state.cells[place])}
    return Fact(
        "substitute",
        {**tile_args(state, tile), **where, "income": value * state.signs[place] + people_on(state, place)},
    )


def _describe_street(state: Position, place: int) -> Fact:
    places = places_of(state, state.cells[place])
    last = cell_name(state.cells[places[-1]])
    return fact("street", from_cell=cell_name(state.cells[place]), to_cell=last, length=len(places))


def place_at(state: Position, cell: int) -> int:
    """The place of the tile in a cell."""
    return (state.grid[cell] >> 2) - 1


def tile_id_at(state: Position, place: int) -> str:
    """The id of the tile in a place."""
    return state.parts.tile_ids[state.tiles[place]]


def tile_args(state: Position, tile: int) -> dict[str, Arg]:
    """What is printed on a tile. `formula` is not shown: it is the key by which a message selects its sentence."""
    parts = state.parts
    formula = VALUES[parts.value[tile]]
    wants = tuple(tile_wants(state, tile))
    if formula == "set" and len(set(wants)) == 1:  # “shopper and shopper” is nobody's language
        formula, wants = "pair", wants[:1]
    return {
        "tile": parts.tile_ids[tile],
        "tile_kind": KINDS[parts.kind[tile]],
        "symbol": tuple(tile_symbols(state, tile)),
        "formula": formula,
        "price": parts.price[tile],
        "wants_symbol": wants,
        "business": BUSINESSES[parts.business[tile]] if state.table.business else "none",
        "units": parts.units[tile],
    }
