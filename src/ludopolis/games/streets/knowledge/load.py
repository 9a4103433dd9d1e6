"""A position from its dump. `derive` works out what the dump leaves out."""

from collections.abc import Sequence

from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.dump_reader import UNBOUNDED, DumpReader
from ludopolis.games.streets.components.tables import (
    ADVISORS,
    BUILDINGS,
    COLOURS,
    CONTRACTOR,
    KINDS,
    PEOPLE,
    TILES,
    TOKENS,
)
from ludopolis.games.streets.rules.building import all_spots, is_sly
from ludopolis.games.streets.rules.geometry import REACH, SIDES, built_on, cell_at, cell_name
from ludopolis.games.streets.rules.laws import advisor_law
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.sly import best_spots
from ludopolis.games.streets.rules.stack import CONTRACTOR_REMOVES, all_buildings, kinds_in_play, mask_tiles
from ludopolis.games.streets.rules.state import (
    BIT,
    HAND,
    NONE,
    STEP_CELL,
    STEP_DEAL_ADVISOR,
    STEP_NAMES,
    STEP_ROAD,
    STEP_SHOW_FACE,
    Position,
)


def fill(state: StreetsState, reader: DumpReader) -> None:
    """Lays out an empty state; raises `BadPosition`."""
    ids = state.parts.tile_ids
    parties = state.parties()
    state.viewer = reader.viewer(state.players, "spectator")
    state.step = reader.one_of("step", STEP_NAMES)
    state.turns = reader.number("turn", 0, UNBOUNDED)
    state.active = reader.number("active", 0, parties - 1)
    state.builds = reader.number("builds", 0, 2)
    state.draws = reader.number("draws", 0, 2)
    for party, advisor in enumerate(reader.items("advisors", parties)):
        state.advisor[party] = NONE if advisor is None else reader.index("advisors", advisor, ADVISORS)
    state.money = reader.numbers("money", 0, UNBOUNDED, parties)
    if len(reader.items("city")) > TILES:
        raise reader.wrong("city")
    for part in reader.parts("city"):
        fill_tile(state, part)
    for party, hand in enumerate(reader.items("hands", parties)):
        fill_hand(state, reader, party, hand)
    state.top = _optional(reader, "top", KINDS)
    state.top_tile = _optional(reader, "top_tile", ids[:BUILDINGS])
    for kind in reader.indices("end_stack", KINDS):
        state.end_stack[kind] += 1
    state.drawn = reader.number("drawn", 0, UNBOUNDED)
    for tile in reader.indices("gone", ids[:BUILDINGS]):
        state.gone |= BIT[tile]
    if state.table.business:
        for party, owned in enumerate(reader.items("tokens", parties)):
            counts = _read_counts(reader.child("tokens", {"tokens": owned}), "tokens", TOKENS)
            state.tokens[len(TOKENS) * party : len(TOKENS) * (party + 1)] = counts
    fill_turn(state, reader)
    if advisor_law(state):
        raise reader.wrong("advisors")
    derive(state)
    reader.check_laws(state)
    if state.step > STEP_SHOW_FACE and state.pending():
        seat = state.pending().bit_length() - 1
        if state.viewer in (NONE, seat) and not state.legal(seat):
            raise reader.wrong("step")


def fill_tile(state: Position, reader: DumpReader) -> None:
    """Adds a tile to the city."""
    tile = reader.one_of("tile", state.parts.tile_ids)
    cell = _cell(reader, "cell", reader.data.get("cell"))
    side = reader.one_of("road", list(SIDES))
    if state.grid[cell]:
        raise reader.wrong("cell")
    state.grid = built_on(state.grid, cell, len(state.tiles), side)
    state.tiles.append(tile)
    state.cells.append(cell)
    state.owner.append(reader.number("owner", 0, state.parties() - 1) if reader.has("owner") else NONE)
    state.signs.append(reader.number("signs", 0, 2))
    state.lying += _read_counts(reader, "people", PEOPLE)
    state.seekers += _read_counts(reader, "seekers", PEOPLE)


def fill_hand(state: Position, reader: DumpReader, party: int, hand: object) -> None:
    """Fills the three places of a hand."""
    path = f"hands.{party}"
    if not isinstance(hand, list) or len(hand) != HAND:
        raise reader.wrong(path)
    for place, part in enumerate(hand, HAND * party):
        if part is None:
            continue
        entry = reader.child(path, part)
        tile = entry.data.get("tile")
        state.hand[place] = UNKNOWN if tile == "?" else entry.index("tile", tile, state.parts.tile_ids[:BUILDINGS])
        state.backs[place] = entry.one_of("kind", KINDS)
        state.shown[place] = int(entry.value("shown", bool))


def fill_turn(state: Position, reader: DumpReader) -> None:
    """Reads how far the turn has got."""
    if reader.has("building"):
        building = reader.part("building")
        state.chosen = HAND * state.active + building.number("hand", 1, HAND) - 1
        state.cell = _optional_cell(building, "cell")
        state.side = _optional(building, "road", list(SIDES))
    state.closing = [_cell(reader, "closing", cell) for cell in reader.items("closing")]
    state.street = _optional_cell(reader, "street")
    state.abandoned = _place_at(state, reader, "abandoned")
    state.paid = reader.number("paid", 0, state.parties())
    state.token_place = _place_at(state, reader, "token_tile")
    state.units = reader.number("units", 0, 2)
    state.held = _read_counts(reader, "held", PEOPLE)
    moving = reader.part("moving")
    state.colour = moving.one_of("person", PEOPLE)
    state.target = moving.number("target", 0, TILES)


def _optional(reader: DumpReader, name: str, words: Sequence[str]) -> int:
    return reader.one_of(name, words) if reader.has(name) else NONE


def _optional_cell(reader: DumpReader, name: str) -> int:
    return _cell(reader, name, reader.data[name]) if reader.has(name) else NONE


def _cell(reader: DumpReader, name: str, text: object) -> int:
    """The cell of that name, if within reach."""
    if isinstance(text, str):
        try:
            x, y = map(int, text.split(","))
        except ValueError:
            raise reader.wrong(name) from None
        cell = cell_at(x, y)
        if max(abs(x), abs(y)) <= REACH + 1 and cell_name(cell) == text:
            return cell
    raise reader.wrong(name)


def _read_counts(reader: DumpReader, name: str, names: tuple[str, ...]) -> list[int]:
    """A number for each name; 0 for those left out."""
    part = reader.part(name)
    if set(part.data) - set(names):
        raise reader.wrong(name)
    return [part.number(word, 0, UNBOUNDED) if word in part.data else 0 for word in names]


def _place_at(state: Position, reader: DumpReader, name: str) -> int:
    cell = _optional_cell(reader, name)
    if cell != NONE and state.grid[cell] == 0:
        raise reader.wrong(name)
    return NONE if cell == NONE else (state.grid[cell] >> 2) - 1


def derive(state: Position) -> None:
    """Works out everything that follows from what was read."""
    state.spots = all_spots(state.grid, state.cells)
    for colour in range(COLOURS):
        here = sum(state.lying[colour::COLOURS]) + sum(state.seekers[colour::COLOURS]) + state.held[colour]
        state.supply[colour] -= here
    for token in range(len(TOKENS)):
        state.token_supply[token] -= sum(state.tokens[token :: len(TOKENS)])
    for place, party in enumerate(state.owner):
        if party != NONE and not is_sly(state, party):
            state.sign_supply[party] -= state.signs[place]
    if state.step == STEP_DEAL_ADVISOR:
        return
    seen = state.gone
    kinds = kinds_in_play(state)
    for tile in (*state.tiles[2:], *state.hand, state.top_tile):
        seen |= BIT[tile] if tile >= 0 else 0
    state.unseen = all_buildings(state) & ~seen
    known = [state.parts.kind[tile] for tile in (*state.tiles[2:], *mask_tiles(state.gone))]
    for kind in range(len(KINDS)):
        backs = [*known, *state.backs, state.top].count(kind)
        state.left[kind] = kinds[kind] - backs - state.end_stack[kind]
    state.stack = sum(state.left) + (1 if state.top != NONE else 0)
    if CONTRACTOR in state.advisor:
        state.stack -= CONTRACTOR_REMOVES
    if is_sly(state, state.active) and state.step in (STEP_CELL, STEP_ROAD) and state.chosen != NONE:
        state.choices = best_spots(state, state.hand[state.chosen]) if state.hand[state.chosen] >= 0 else []
