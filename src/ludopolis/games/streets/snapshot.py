"""The whole position as data, and back. What follows from the rest (supplies, stack, legal cells) is not written."""

from typing import Any

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import BadOption, BadPosition, BrokenLaw, fact
from ludopolis.engine.game import UNKNOWN, Data, Game
from ludopolis.engine.options import OptionValue
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
from ludopolis.games.streets.laws import advisor_law, broken_law
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

MOST = 1_000_000
Counts = dict[str, int]


def audit(state: Position) -> None:
    """Raises `BrokenLaw` for the first law that does not hold."""
    broken = broken_law(state)
    if broken:
        raise BrokenLaw(broken)


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


class Reader:
    """Reads fields of a dump, naming the one that is wrong."""

    def __init__(self, data: object, path: str = "") -> None:
        self.path = path
        if not isinstance(data, dict):
            raise self.wrong("")
        self.data = data

    def wrong(self, name: str) -> BadPosition:
        """The error that names a field."""
        return BadPosition(fact("bad-field", field=f"{self.path}.{name}".strip(".")))

    def value(self, name: str, kind: type) -> Any:
        """A field of exactly that type."""
        value = self.data.get(name)
        if type(value) is not kind:
            raise self.wrong(name)
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value: int = self.value(name, int)
        if not low <= value <= high:
            raise self.wrong(name)
        return value

    def items(self, name: str, count: int = -1) -> list[Any]:
        """A list, of a given length if one is given."""
        value: list[Any] = self.value(name, list)
        if count >= 0 and len(value) != count:
            raise self.wrong(name)
        return value

    def index(self, name: str, word: object, words: tuple[str, ...] | list[str]) -> int:
        """The number of a word."""
        if not isinstance(word, str) or word not in words:
            raise self.wrong(name)
        return words.index(word)

    def one_of(self, name: str, words: tuple[str, ...] | list[str]) -> int:
        """The number of the word in a field; `NONE` where there is none."""
        word = self.data.get(name)
        return NONE if word is None else self.index(name, word, words)

    def cell(self, name: str) -> int:
        """A cell within reach, or `NONE`."""
        text = self.data.get(name)
        return NONE if text is None else self.cell_named(name, text)

    def cell_named(self, name: str, text: object) -> int:
        """A cell within reach, from its name."""
        if isinstance(text, str):
            try:
                x, y = map(int, text.split(","))
            except ValueError:
                raise self.wrong(name) from None
            cell = cell_at(x, y)
            if max(abs(x), abs(y)) <= REACH + 1 and cell_name(cell) == text:
                return cell
        raise self.wrong(name)

    def counts(self, name: str, names: tuple[str, ...]) -> list[int]:
        """A number for each name; 0 where it is left out."""
        part = self.child(name, self.data.get(name))
        if set(part.data) - set(names):
            raise self.wrong(name)
        return [part.number(word, 0, MOST) if word in part.data else 0 for word in names]

    def child(self, name: str, value: object) -> "Reader":
        """A reader of a part."""
        return Reader(value, f"{self.path}.{name}".strip("."))


def read_header(game: Game, data: Data) -> tuple[int, dict[str, OptionValue]]:
    """Players and options of a dumped position."""
    reader = Reader(data)
    players = reader.number("players", *game.players)
    try:
        return players, game.complete(reader.value("options", dict), players)
    except BadOption:
        raise reader.wrong("options") from None


def fill(state: Position, data: Data) -> None:
    """Puts everything that the data name on an empty table; raises `BadPosition`."""
    reader = Reader(data)
    ids = state.parts.tile_ids
    parties = state.parties()
    viewer = data.get("viewer")
    state.viewer = SPECTATOR if viewer == "spectator" else reader.number("viewer", -1, state.players - 1)
    step = reader.one_of("step", STEP_NAMES)
    if step == NONE:
        raise reader.wrong("step")
    state.step = step
    state.turns = reader.number("turn", 0, MOST)
    state.active = reader.number("active", 0, parties - 1)
    state.builds = reader.number("builds", 0, 2)
    state.draws = reader.number("draws", 0, 2)
    for party, advisor in enumerate(reader.items("advisors", parties)):
        state.advisor[party] = NONE if advisor is None else reader.index("advisors", advisor, ADVISORS)
    for party, money in enumerate(reader.items("money", parties)):
        if type(money) is not int or not 0 <= money <= MOST:
            raise reader.wrong("money")
        state.money[party] = money
    for place, part in enumerate(reader.items("city")):
        if place == TILES:
            raise reader.wrong("city")
        fill_tile(state, reader.child(f"city.{place}", part))
    for party, hand in enumerate(reader.items("hands", parties)):
        fill_hand(state, reader, party, hand)
    state.top = reader.one_of("top", KINDS)
    state.top_tile = reader.one_of("top_tile", ids[:BUILDINGS])
    for kind in reader.items("end_stack"):
        state.end_stack[reader.index("end_stack", kind, KINDS)] += 1
    state.drawn = reader.number("drawn", 0, MOST)
    for name in reader.items("gone"):
        state.gone |= BIT[reader.index("gone", name, ids[:BUILDINGS])]
    if state.table.business:
        for party, part in enumerate(reader.items("tokens", parties)):
            counts = reader.child("tokens", {"tokens": part}).counts("tokens", TOKENS)
            state.tokens[len(TOKENS) * party : len(TOKENS) * (party + 1)] = counts
    fill_turn(state, reader)
    if advisor_law(state):
        raise reader.wrong("advisors")
    derive(state)
    _check(state, reader)


def fill_tile(state: Position, reader: Reader) -> None:
    """Adds a tile to the city."""
    tile = reader.one_of("tile", state.parts.tile_ids)
    cell = reader.cell("cell")
    side = reader.one_of("road", list(SIDES))
    if NONE in (tile, cell, side):
        raise reader.wrong("tile" if tile == NONE else "cell" if cell == NONE else "road")
    if state.grid[cell]:
        raise reader.wrong("cell")
    state.grid = built_on(state.grid, cell, len(state.tiles), side)
    state.tiles.append(tile)
    state.cells.append(cell)
    owned = reader.data.get("owner") is not None
    state.owner.append(reader.number("owner", 0, state.parties() - 1) if owned else NONE)
    state.signs.append(reader.number("signs", 0, 2))
    state.lying += reader.counts("people", PEOPLE)
    state.seekers += reader.counts("seekers", PEOPLE)


def fill_hand(state: Position, reader: Reader, party: int, hand: object) -> None:
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
        state.backs[place] = entry.index("kind", entry.data.get("kind"), KINDS)
        state.shown[place] = int(entry.value("shown", bool))


def fill_turn(state: Position, reader: Reader) -> None:
    """How far the turn has got."""
    if reader.data.get("building") is not None:
        building = reader.child("building", reader.data["building"])
        state.chosen = HAND * state.active + building.number("hand", 1, HAND) - 1
        state.cell = building.cell("cell")
        state.side = building.one_of("road", list(SIDES))
    state.closing = [reader.cell_named("closing", cell) for cell in reader.items("closing")]
    state.street = reader.cell("street")
    state.abandoned = _place_at(state, reader, "abandoned")
    state.paid = reader.number("paid", 0, state.parties())
    state.token_place = _place_at(state, reader, "token_tile")
    state.units = reader.number("units", 0, 2)
    state.held = reader.counts("held", PEOPLE)
    moving = reader.child("moving", reader.data.get("moving"))
    state.colour = moving.index("person", moving.data.get("person"), PEOPLE)
    state.target = moving.number("target", 0, TILES)


def _place_at(state: Position, reader: Reader, name: str) -> int:
    cell = reader.cell(name)
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


def _check(state: Position, reader: Reader) -> None:
    broken = broken_law(state)
    if broken:
        raise reader.wrong(broken.partition(":")[0])
    if state.step > SHOW_FACE and pending(state):
        seat = pending(state).bit_length() - 1
        if state.viewer in (NONE, seat) and not legal(state, seat):
            raise reader.wrong("step")
