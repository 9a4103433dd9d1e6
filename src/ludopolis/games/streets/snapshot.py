"""The whole position as data, and back. What follows from the rest (supplies, stack, legal cells) is not written."""

from collections.abc import Sequence

from ludopolis.engine.dump_reader import UNBOUNDED, DumpReader
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.state import UNKNOWN, Data
from ludopolis.games.streets.building import BIT, all_spots, is_sly
from ludopolis.games.streets.components import (
    ADVISORS,
    BUILDINGS,
    COLOURS,
    CONTRACTOR,
    KINDS,
    PEOPLE,
    TILES,
    TOKENS,
)
from ludopolis.games.streets.geometry import REACH, SIDES, built_on, cell_at, cell_name
from ludopolis.games.streets.laws import advisor_law
from ludopolis.games.streets.rules import legal, pending
from ludopolis.games.streets.sly import best_spots
from ludopolis.games.streets.stack import CONTRACTOR_REMOVES, all_buildings, kinds_in_play, mask_tiles
from ludopolis.games.streets.state import (
    CELL,
    DEAL_ADVISOR,
    HAND,
    NONE,
    ROAD,
    SHOW_FACE,
    STEP_NAMES,
    Position,
)

Counts = dict[str, int]


# Writing


def dump(state: Position) -> Data:
    """The position as plain data."""
    ids = state.parts.tile_ids
    data: Data = {
        "players": state.players,
        "viewer": "spectator" if state.viewer == SPECTATOR else state.viewer,
        "options": dict(state.table.given),
        "step": STEP_NAMES[state.step],
        "turn": state.turns,
        "active": state.active,
        "builds": state.builds,
        "draws": state.draws,
        "advisors": [None if advisor == NONE else ADVISORS[advisor] for advisor in state.advisor],
        "money": state.money[:],
        "city": [dump_tile(state, place) for place in range(len(state.tiles))],
        "hands": [dump_hand(state, party) for party in range(state.parties())],
        "top": None if state.top == NONE else KINDS[state.top],
        "top_tile": None if state.top_tile == NONE else ids[state.top_tile],
        "end_stack": [KINDS[kind] for kind in range(len(KINDS)) for _ in range(state.end_stack[kind])],
        "drawn": state.drawn,
        "gone": [ids[tile] for tile in mask_tiles(state.gone)],
        "building": None,
        "closing": [cell_name(cell) for cell in state.closing],
        "street": None if state.street == NONE else cell_name(state.street),
        "abandoned": None if state.abandoned == NONE else cell_name(state.cells[state.abandoned]),
        "paid": state.paid,
        "token_tile": None if state.token_place == NONE else cell_name(state.cells[state.token_place]),
        "units": state.units,
        "held": _counts(state.held, PEOPLE),
        "moving": {"person": PEOPLE[state.colour], "target": state.target},
    }
    if state.table.business:
        data["tokens"] = [_counts(_tokens_of(state, party), TOKENS) for party in range(state.parties())]
    if state.chosen != NONE:
        data["building"] = {
            "hand": state.chosen - HAND * state.active + 1,
            "cell": None if state.cell == NONE else cell_name(state.cell),
            "road": None if state.side == NONE else SIDES[state.side],
        }
    return data


def dump_tile(state: Position, place: int) -> Data:
    """One tile of the city."""
    first = COLOURS * place
    return {
        "tile": state.parts.tile_ids[state.tiles[place]],
        "cell": cell_name(state.cells[place]),
        "road": SIDES[state.grid[state.cells[place]] & 3],
        "owner": None if state.owner[place] == NONE else state.owner[place],
        "signs": state.signs[place],
        "people": _counts(state.lying[first : first + COLOURS], PEOPLE),
        "seekers": _counts(state.seekers[first : first + COLOURS], PEOPLE),
    }


def dump_hand(state: Position, party: int) -> list[Data | None]:
    """The places of a hand."""
    found: list[Data | None] = []
    for place in range(HAND * party, HAND * party + HAND):
        tile = state.hand[place]
        if tile == NONE:
            found.append(None)
        else:
            name = "?" if tile == UNKNOWN else state.parts.tile_ids[tile]
            found.append({"tile": name, "kind": KINDS[state.backs[place]], "shown": bool(state.shown[place])})
    return found


def _tokens_of(state: Position, party: int) -> list[int]:
    return state.tokens[len(TOKENS) * party : len(TOKENS) * (party + 1)]


def _counts(counts: list[int], names: tuple[str, ...]) -> Counts:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


# Reading


def fill(state: Position, reader: DumpReader) -> None:
    """Puts everything that the data name on an empty table; raises `BadPosition`."""
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
    if state.step > SHOW_FACE and pending(state):
        seat = pending(state).bit_length() - 1
        if state.viewer in (NONE, seat) and not legal(state, seat):
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
    """Fills the places of a hand."""
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
    """How far the turn has got."""
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
    """A cell within reach, from its name."""
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
    """A number for each name; 0 where it is left out."""
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
    """Everything that follows from what was read."""
    state.spots = all_spots(state.grid, state.cells)
    for colour in range(COLOURS):
        here = sum(state.lying[colour::COLOURS]) + sum(state.seekers[colour::COLOURS]) + state.held[colour]
        state.supply[colour] -= here
    for token in range(len(TOKENS)):
        state.token_supply[token] -= sum(state.tokens[token :: len(TOKENS)])
    for place, party in enumerate(state.owner):
        if party != NONE and not is_sly(state, party):
            state.sign_supply[party] -= state.signs[place]
    if state.step == DEAL_ADVISOR:
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
    if is_sly(state, state.active) and state.step in (CELL, ROAD) and state.chosen != NONE:
        state.choices = best_spots(state, state.hand[state.chosen]) if state.hand[state.chosen] >= 0 else []
