"""Reads a dumped position back, naming the field that is wrong."""

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import BadPosition, BrokenLaw, fact
from ludopolis.engine.game import UNKNOWN, Data
from ludopolis.games.ginkgopolis import moves
from ludopolis.games.ginkgopolis.actions import add_to_tableau
from ludopolis.games.ginkgopolis.components import CARDS, CHARACTERS, LETTERS, TILES
from ludopolis.games.ginkgopolis.dumping import ENDINGS, FACE_DOWN, STEPS
from ludopolis.games.ginkgopolis.state import (
    BOX,
    CARD,
    CHOICE,
    IN_DECK,
    KEPT,
    LAST_SHARED,
    NONE,
    OWN,
    PASSED_ON,
    POINTS,
    RENEWALS,
    RESOURCES,
    SUPPLY,
    TILE,
    Position,
    step_of,
)

MOST = 1_000_000


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

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.data.get(name)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(name)
        return value

    def items(self, name: str) -> list[object]:
        """A list."""
        value = self.data.get(name)
        if not isinstance(value, list):
            raise self.wrong(name)
        return value

    def index(self, name: str, value: object, words: list[str] | tuple[str, ...] | str) -> int:
        """The index of a word that was read already."""
        if not isinstance(value, str) or value not in words:
            raise self.wrong(name)
        return words.index(value)

    def indices(self, name: str, words: list[str] | tuple[str, ...]) -> list[int]:
        """A list of different words, as indices."""
        found = [self.index(name, value, words) for value in self.items(name)]
        if len(set(found)) != len(found):
            raise self.wrong(name)
        return found

    def mask(self, name: str, players: int) -> int:
        """A list of seats as a mask."""
        mask = 0
        for seat in self.items(name):
            if type(seat) is not int or not 0 <= seat < players:
                raise self.wrong(name)
            mask |= 1 << seat
        return mask

    def cell(self, name: str, value: object) -> int:
        """[x, y]."""
        if not isinstance(value, list) or len(value) != 2:
            raise self.wrong(name)
        for part in value:
            if type(part) is not int or abs(part) > moves.REACH:
                raise self.wrong(name)
        return moves.cell_at(value[0], value[1])

    def child(self, name: str, value: object) -> "Reader":
        """A reader of a part."""
        return Reader(value, f"{self.path}.{name}".strip("."))


def load_position(state: Position, data: Data) -> None:
    """Fills in an empty state whose players and options are set already."""
    reader = Reader(data)
    players = state.players
    parts = state.parts
    state.viewer = SPECTATOR if data.get("viewer") == "spectator" else reader.number("viewer", -1, players - 1)
    for entry in reader.items("todo"):
        step = reader.child("todo", entry)
        state.todo.append(step.index("step", step.data.get("step"), STEPS))
        state.todo.append(step.number("who", NONE, state.sides - 1))
        state.todo.append(step.number("count", 0, MOST))
    state.waiting = reader.mask("waiting", players)
    state.ready = reader.mask("ready", players)
    state.moment = reader.number("moment", 0, MOST)
    state.round = reader.number("round", 0, MOST)
    state.first = NONE if data.get("first") is None else reader.number("first", 0, players - 1)
    state.flags = sum(1 << reason for reason in reader.indices("flags", ENDINGS))
    _load_city(state, reader)
    state.sites = reader.indices("sites", parts.tile_ids)
    tokens = reader.child("tokens", data.get("tokens"))
    for letter, name in enumerate(LETTERS):
        if tokens.data.get(name) is not None:
            cell = tokens.cell(name, tokens.data.get(name))
            if cell in state.at:
                raise tokens.wrong(name)
            state.token[letter] = cell
            state.at[cell] = TILES + letter
    supply = reader.child("supply", data.get("supply"))
    state.supply_left = supply.number("left", 0, TILES)
    state.exhausted = supply.number("exhausted", 0, 2)
    state.supply = supply.indices("unseen", parts.tile_ids)
    state.removed = sorted(supply.indices("removed", parts.tile_ids))
    state.returned = sorted(supply.indices("returned", parts.tile_ids))
    state.shown = sorted(reader.indices("shown", parts.tile_ids))
    state.giving = sorted(reader.indices("giving", parts.tile_ids))
    deck = reader.child("deck", data.get("deck"))
    state.deck_left = deck.number("left", 0, CARDS)
    state.shuffles = deck.number("shuffles", 0, MOST)
    state.deck = deck.indices("unseen", parts.card_ids)
    state.age = [state.shuffles] * CARDS
    older = deck.child("older", deck.data.get("older"))
    for name in older.data:
        state.age[older.index(str(name), name, parts.card_ids)] = older.number(str(name), 0, state.shuffles)
    state.discard = reader.indices("discard", parts.card_ids)
    sides = reader.items("sides")
    if len(sides) != state.sides:
        raise reader.wrong("sides")
    for side, value in enumerate(sides):
        _load_side(state, side, reader.child(f"sides.{side}", value))
    if players == 1 and data.get("second") is not None:
        state.second = reader.index("second", data.get("second"), parts.card_ids)
    if "draft" in data:
        _load_draft(state, reader.child("draft", data["draft"]))


def check_position(state: Position) -> None:
    """The laws of a position, and that everybody who must decide may choose what they chose."""
    try:
        state.audit()
    except BrokenLaw as broken:
        raise BadPosition(fact("bad-field", field=str(broken).partition(":")[0])) from None
    if step_of(state) <= LAST_SHARED:
        for seat in range(state.players):
            choice = state.own[OWN * seat + CHOICE]
            if choice != NONE and choice not in state.legal(seat):
                raise BadPosition(fact("bad-field", field=f"sides.{seat}.choice"))


def _load_city(state: Position, reader: Reader) -> None:
    for number, value in enumerate(reader.items("city")):
        building = reader.child(f"city.{number}", value)
        cell = building.cell("cell", building.data.get("cell"))
        tiles = building.indices("tiles", state.parts.tile_ids)
        if not tiles or cell in state.at:
            raise building.wrong("tiles" if not tiles else "cell")
        for floor, tile in enumerate(tiles):
            if state.cell[tile] != NONE:
                raise building.wrong("tiles")
            state.cell[tile] = cell
            state.under[tile] = tiles[floor + 1] if floor + 1 < len(tiles) else NONE
        state.at[cell] = tiles[0]
        state.height[tiles[0]] = len(tiles)
        if building.data.get("owner") is not None:
            state.owner[tiles[0]] = building.number("owner", 0, state.sides - 1)


def _load_side(state: Position, side: int, reader: Reader) -> None:
    own = OWN * side
    parts = state.parts
    for field, name in ((RESOURCES, "resources"), (SUPPLY, "supply"), (POINTS, "points"), (RENEWALS, "renewals")):
        state.own[own + field] = reader.number(name, 0, MOST)
    card = reader.data.get("card")
    if card == FACE_DOWN:
        state.own[own + CARD] = IN_DECK
    elif card is not None:
        loaded = _load_card(state, reader.child("card", card))
        state.own[own + CARD] = UNKNOWN if loaded <= UNKNOWN else loaded
    tile = reader.data.get("tile")
    if tile is not None:
        state.own[own + TILE] = UNKNOWN if tile == "?" else reader.index("tile", tile, parts.tile_ids)
    for kept in reader.indices("tableau", parts.tile_ids + parts.character_ids):
        add_to_tableau(state, side, kept)
    if side >= state.players:
        return
    hand: list[int] = []
    for number, value in enumerate(reader.items("hand")):
        hand.append(_load_card(state, reader.child(f"hand.{number}", value)))
    tiles: list[int] = []
    for value in reader.items("tiles"):
        if isinstance(value, dict):
            tiles.append(UNKNOWN - reader.child("tiles", value).number("shuffle", 0, 1))
        else:
            tiles.append(reader.index("tiles", value, parts.tile_ids))
    state.hands[side] = _in_order(hand)
    state.behind[side] = _in_order(tiles)
    choice = reader.data.get("choice")
    if choice is not None:
        if not isinstance(choice, list):
            raise reader.wrong("choice")
        state.own[own + CHOICE] = _load_choice(state, reader, [str(word) for word in choice])


def _in_order(items: list[int]) -> list[int]:
    """Known ones ascending, then unknown ones by shuffle."""
    known = sorted([item for item in items if item > UNKNOWN])
    return known + sorted([item for item in items if item <= UNKNOWN], reverse=True)


def _load_card(state: Position, reader: Reader) -> int:
    if reader.data.get("card") == "?":
        return UNKNOWN - reader.number("shuffle", 0, state.shuffles)
    card = reader.index("card", reader.data.get("card"), state.parts.card_ids)
    state.known[card] = reader.mask("known", state.players)
    return card


def _load_choice(state: Position, reader: Reader, words: list[str]) -> int:
    parts = state.parts
    if words == ["renew"]:
        return moves.RENEW
    if len(words) == 2 and words[0] == "keep":
        return moves.KEEP + reader.index("choice", words[1], parts.character_ids)
    if len(words) not in (2, 3) or words[0] != "play":
        raise reader.wrong("choice")
    play = moves.PLAY + moves.PLAYS * reader.index("choice", words[1], parts.card_ids)
    return play + 1 + reader.index("choice", words[2], parts.tile_ids) if len(words) == 3 else play


def _load_draft(state: Position, reader: Reader) -> None:
    state.drafted = [BOX] * CHARACTERS
    seats = [str(seat) for seat in range(state.players)]
    for character, name in enumerate(state.parts.character_ids):
        words = str(reader.data.get(name)).split(" ")
        if words == ["?"]:
            state.drafted[character] = UNKNOWN
        elif words == ["passed_on"]:
            state.drafted[character] = PASSED_ON
        elif len(words) == 2 and words[0] == "packet":
            state.drafted[character] = reader.index(name, words[1], seats)
        elif len(words) == 3 and words[0] == "kept":
            pick = reader.index(name, words[1], ("1", "2", "3")) + 1
            state.drafted[character] = 8 * (KEPT + pick) + reader.index(name, words[2], seats)
        elif words != ["box"]:
            raise reader.wrong(name)
