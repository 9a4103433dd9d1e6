"""What a viewer may know, as data.

For whoever draws the view: cells are texts `x,y`; x grows to the east, y to the south, and the station of a new city is
at `0,0`. Parties are seats; in solo party 1 is Sly. Kinds: tourist, hipster, family, shopping, mixed. People: tourist,
hipster, parent, shopper. Symbols are letters T H P S W (wild). Road sides: N E S W.

* `options`, `players`, `solo`, `turn`; `step`: what is being decided; `active`: the party whose turn it is
* `deciding`: the party whose decision is due (seat 0 makes Sly's), or null
* `stack`: `size`; `top`, its back (a kind) or null; `top_tile`, in solo its face, or null; `kinds`, by kind the
  tiles whose backs nobody has seen; `aside`, how many of these are out of the game (Contractor)
* `end_stack`: in solo, the kinds in Sly's end stack until it is turned up
* `city`: in order of building: `tile`, `kind`, `cell`, `road`, `owner` (party or null), `signs`, `people` and `seekers`
  (counts by person), `street` (first cell of its street), `income` (what it would pay its owner if the street closed
  as it stands, or null), `pays` (how that comes about: `formula_tile`, `count`, `price`, `times`, `people` as in the
  event `income`, and `counts`, the cells where things are counted: {cell: letters of symbols, or "" for the tile or its
  people}; or null)
* `streets`: `start` (first cell), `cells`, `closed`, `symbols` (by letter, including those that point in), `ends` (free
  end cells), `closers` (taken end cells)
* `spots`: every cell that can be built on, with its road sides: `{"cell": "-1,0", "roads": "ES"}`
* `hands`: by party, three places: null, or `tile` (null if unknown to the viewer), `kind`, `shown`; those of others are
  ordered by kind
* `parties`: by party, `money`, `due` (the sum of its tiles' `income`), `signs` in supply (null: Sly has as many as he
  needs), `advisor`, `tokens` by type
* `signs`: how many signs a party has in all
* `supply`, `tokens`: people and tokens left; `seeking`: people without a home; `gone`: tiles that left the game openly
* `building`: the tile being built: `tile`, `cell`, `road`, as far as chosen; else null
* `previews`: for the viewer who places a tile, every placement still open: `tile`, `cell`, `road`, `signs`, `worth`
  (what the tile would pay if its street closed as it then stands), `pays` (how that comes about, as for tiles in the
  `city`), `closes`: for each street its `cells` and what would be `told`, the facts of income and of people leaving, in
  the order that pays the active party most; their sums: `earns`, by party ({seat, amount}, and where the order of
  closing matters, `amount` is the least and `most` the most); `moves`, the facts of people who have one tile to go to,
  `leave`, people whom the active player sends, and `homeless`, people; and `last_sign`: whether the party's next turn
  would begin with abandoning a tile. For the viewer who abandons a tile, every tile: `cell`, and `moves`, `leave`,
  `homeless`
* `closing`, `street`, `abandoned`: streets still to be resolved, and the one (or the tile) being resolved
* `moving`: while people move, `person`, `count` still to place, `cell` asked about, `targets` still to come
* `printed`: for every tile named above, `kind`, `symbols` (letters), `value`, `price`, `wants` (letters), `business`,
  `units`, `source`; `certainty`: how sure all the tiles are, as a catalogue key
"""

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.games.streets.components.tables import (
    ADVISORS,
    BUILDINGS,
    BUSINESSES,
    COLOURS,
    CONTRACTOR,
    KINDS,
    LETTERS,
    PEOPLE,
    SET_VALUE,
    SYMBOLS,
    TOKENS,
    VALUES,
)
from ludopolis.games.streets.knowledge.dump import dump_tile, end_stack_kinds
from ludopolis.games.streets.knowledge.hidden import hand_places, knows, knows_choice
from ludopolis.games.streets.knowledge.preview import previews
from ludopolis.games.streets.knowledge.reckoned import reckoned
from ludopolis.games.streets.rules.closing import targets
from ludopolis.games.streets.rules.geometry import GRID, SIDES, cell_name, is_closed, street_start
from ludopolis.games.streets.rules.play import StreetsState, deciding_party
from ludopolis.games.streets.rules.scoring import tokens_of
from ludopolis.games.streets.rules.stack import CONTRACTOR_REMOVES, mask_tiles
from ludopolis.games.streets.rules.state import NONE, SIGNS, STEP_NAMES, STEP_PEOPLE, STEP_TILE, Position
from ludopolis.games.streets.rules.values import Tally, add_pointing, add_symbols, income_at, places_of, tally


def view(state: StreetsState, viewer: int) -> Data:
    """What a seat, or the spectator, may know; the keys are explained above."""
    ids = state.parts.tile_ids
    waiting = state.pending()
    return {
        "options": dict(state.table.given),
        "players": state.players,
        "solo": state.solo(),
        "turn": state.turns,
        "step": STEP_NAMES[state.step if knows_choice(state, viewer) else STEP_TILE],
        "active": state.active,
        "deciding": None if waiting in (0, CHANCE) else deciding_party(state),
        "stack": {
            "size": state.stack,
            "top": None if state.top == NONE else KINDS[state.top],
            "top_tile": None if state.top_tile == NONE else ids[state.top_tile],
            "kinds": dict(zip(KINDS, state.left, strict=True)),
            "aside": CONTRACTOR_REMOVES if CONTRACTOR in state.advisor else 0,
        },
        "end_stack": end_stack_kinds(state),
        "city": [_tile(state, place) for place in range(len(state.tiles))],
        "streets": [_street(state, start) for start in street_starts(state)],
        "spots": [{"cell": cell_name(spot >> 4), "roads": roads_text(spot & 15)} for spot in state.spots],
        "hands": [_hand(state, viewer, party) for party in range(state.parties())],
        "parties": [_party(state, party) for party in range(state.parties())],
        "signs": SIGNS,
        "supply": dict(zip(PEOPLE, state.supply, strict=True)),
        "seeking": {person: sum(state.seekers[colour::COLOURS]) for colour, person in enumerate(PEOPLE)},
        "tokens": dict(zip(TOKENS, state.token_supply, strict=True)),
        "gone": [ids[tile] for tile in mask_tiles(state.gone)],
        "building": _building(state) if knows_choice(state, viewer) else None,
        "previews": previews(state) if viewer >= 0 and waiting == 1 << viewer else [],
        "closing": [cell_name(cell) for cell in state.closing],
        "street": None if state.street == NONE else cell_name(state.street),
        "abandoned": None if state.abandoned == NONE else cell_name(state.cells[state.abandoned]),
        "moving": _moving(state),
        "printed": {ids[tile]: printed(state, tile) for tile in _named(state, viewer)},
        "certainty": state.parts.certainty,
    }


def street_starts(state: Position) -> list[int]:
    """Every street by its first cell, row by row."""
    return sorted({street_start(state.grid, cell) for cell in state.cells})


def street_symbols(state: Position, start: int) -> list[int]:
    """The symbols of a street, including those that point in, as counted without an advisor."""
    seen = Tally()
    seen.places = places_of(state, start)
    for place in seen.places:
        add_symbols(state, seen.symbols, state.tiles[place])
    add_pointing(state, seen, start)
    return seen.symbols


def income_now(state: Position, place: int) -> int:
    """What a signed tile would pay if its street closed as it stands."""
    start = street_start(state.grid, state.cells[place])
    return income_at(state, tally(state, start, state.owner[place], False), place)


def end_cells(state: Position, start: int) -> list[int]:
    """The two cells next to a street along its road."""
    step = GRID if state.grid[start] & 1 else 1
    return [start - step, start + step * len(places_of(state, start))]


def roads_text(sides: int) -> str:
    """A mask of road sides as letters."""
    return "".join(SIDES[side] for side in range(4) if sides >> side & 1)


def _tile(state: Position, place: int) -> Data:
    tile = state.tiles[place]
    return {
        **dump_tile(state, place),
        "kind": "neutral" if tile >= BUILDINGS else KINDS[state.parts.kind[tile]],
        "street": cell_name(street_start(state.grid, state.cells[place])),
        "income": income_now(state, place) if state.signs[place] else None,
        "pays": reckoned(state, place) if state.signs[place] else None,
    }


def _street(state: Position, start: int) -> Data:
    symbols = street_symbols(state, start)
    ends = end_cells(state, start)
    return {
        "start": cell_name(start),
        "cells": [cell_name(state.cells[place]) for place in places_of(state, start)],
        "closed": is_closed(state.grid, start, state.table.gap_closes),
        "symbols": dict(zip(LETTERS, symbols, strict=True)),
        "ends": [cell_name(cell) for cell in ends if state.grid[cell] == 0],
        "closers": [cell_name(cell) for cell in ends if state.grid[cell] != 0],
    }


def _hand(state: Position, viewer: int, party: int) -> list[Data | None]:
    found: list[Data | None] = []
    for place in hand_places(state, viewer, party):
        if state.backs[place] == NONE:
            found.append(None)
            continue
        tile = state.parts.tile_ids[state.hand[place]] if knows(state, viewer, place) else None
        found.append({"tile": tile, "kind": KINDS[state.backs[place]], "shown": bool(state.shown[place])})
    return found


def _party(state: Position, party: int) -> Data:
    advisor = state.advisor[party]
    return {
        "money": state.money[party],
        "due": sum(income_now(state, place) for place, owner in enumerate(state.owner) if owner == party),
        "signs": state.sign_supply[party] if party < state.players else None,
        "advisor": None if advisor == NONE else ADVISORS[advisor],
        "tokens": dict(zip(TOKENS, tokens_of(state, party), strict=True)),
    }


def _building(state: Position) -> Data | None:
    if state.chosen == NONE:
        return None
    return {
        "tile": state.parts.tile_ids[state.hand[state.chosen]],
        "cell": None if state.cell == NONE else cell_name(state.cell),
        "road": None if state.side == NONE else SIDES[state.side],
    }


def _moving(state: Position) -> Data | None:
    if state.step != STEP_PEOPLE:
        return None
    cells = targets(state, state.colour)
    return {
        "person": PEOPLE[state.colour],
        "count": state.held[state.colour],
        "cell": cell_name(cells[state.target]),
        "targets": [cell_name(cell) for cell in cells[state.target + 1 :]],
    }


def _named(state: Position, viewer: int) -> list[int]:
    tiles = {*state.tiles, *mask_tiles(state.gone)}
    tiles |= {tile for place, tile in enumerate(state.hand) if tile >= 0 and knows(state, viewer, place)}
    if state.top_tile != NONE:
        tiles.add(state.top_tile)
    return sorted(tiles)


def printed(state: Position, tile: int) -> Data:
    """What is printed on a tile, and the source of that knowledge."""
    parts = state.parts
    if tile in parts.printed:
        return parts.printed[tile]
    start = tile >= BUILDINGS
    data: Data = {
        "kind": "neutral" if start else KINDS[parts.kind[tile]],
        "symbols": tile_symbols(state, tile),
        "value": VALUES[parts.value[tile]],
        "price": parts.price[tile],
        "wants": tile_wants(state, tile),
        "business": None if start else BUSINESSES[parts.business[tile]],
        "units": parts.units[tile],
        "source": parts.source[tile],
    }
    if not start:  # whose symbols are the table's choice (R30)
        parts.printed[tile] = data
    return data


def tile_symbols(state: Position, tile: int) -> str:
    """The symbols of a tile as letters."""
    counts = state.table.symbols[SYMBOLS * tile : SYMBOLS * tile + SYMBOLS]
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))


def tile_wants(state: Position, tile: int) -> str:
    """The symbols or people that a value counts, as letters; a set in full."""
    parts = state.parts
    if parts.value[tile] != SET_VALUE:
        return LETTERS[parts.wants[tile]] if parts.wants[tile] >= 0 else ""
    found = ""
    for at in range(parts.set_first[tile], parts.set_first[tile + 1]):
        if parts.set_mask[at].bit_count() == 1:
            found += LETTERS[parts.set_mask[at].bit_length() - 1] * parts.set_need[at]
    return found
