"""Reads a dump back into a position and names the field that is wrong."""

from collections.abc import Sequence

from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.dump_reader import UNBOUNDED, DumpReader
from ludopolis.games.ginkgopolis.components.tables import CARDS, CHARACTERS, LETTERS, TILES
from ludopolis.games.ginkgopolis.knowledge.dump import FACE_DOWN
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.actions import add_to_tableau
from ludopolis.games.ginkgopolis.rules.choices import choice_moves
from ludopolis.games.ginkgopolis.rules.state import (
    BOX,
    ENDINGS,
    FIGURE_NAMES,
    IN_DECK,
    NONE,
    OWN_CARD,
    OWN_CHOICE,
    OWN_SIZE,
    OWN_TILE,
    PASSED_ON,
    STEP_NAMES,
    Position,
    phase_of,
)


def fill(state: Position, reader: DumpReader) -> None:
    """Lays out an empty table as the dump says; raises `BadPosition`."""
    players = state.players
    parts = state.parts
    state.viewer = reader.viewer(players, "spectator")
    for entry in reader.items("todo"):
        step = reader.child("todo", entry)
        state.todo.append(step.one_of("step", STEP_NAMES))
        state.todo.append(step.number("who", NONE, state.sides - 1))
        state.todo.append(step.number("count", 0, UNBOUNDED))
    state.waiting = reader.mask("waiting", players)
    state.ready = reader.mask("ready", players)
    state.moment = reader.number("moment", 0, UNBOUNDED)
    state.round = reader.number("round", 0, UNBOUNDED)
    state.first = reader.number("first", 0, players - 1) if reader.has("first") else NONE
    state.flags = sum(1 << reason for reason in _different(reader, "flags", ENDINGS))
    _fill_city(state, reader)
    state.sites = _different(reader, "sites", parts.tile_ids)
    tokens = reader.part("tokens")
    for letter, name in enumerate(LETTERS):
        if tokens.has(name):
            cell = _cell(tokens, name)
            if cell in state.at:
                raise tokens.wrong(name)
            state.token[letter] = cell
            state.at[cell] = TILES + letter
    supply = reader.part("supply")
    state.supply_left = supply.number("left", 0, TILES)
    state.exhausted = supply.number("exhausted", 0, 2)
    state.supply = _different(supply, "unseen", parts.tile_ids)
    state.removed = sorted(_different(supply, "removed", parts.tile_ids))
    state.returned = sorted(_different(supply, "returned", parts.tile_ids))
    state.shown = sorted(_different(reader, "shown", parts.tile_ids))
    state.giving = sorted(_different(reader, "giving", parts.tile_ids))
    deck = reader.part("deck")
    state.deck_left = deck.number("left", 0, CARDS)
    state.shuffles = deck.number("shuffles", 0, UNBOUNDED)
    state.deck = _different(deck, "unseen", parts.card_ids)
    state.age = [state.shuffles] * CARDS
    older = deck.part("older")
    for name in older.data:
        state.age[older.index(str(name), name, parts.card_ids)] = older.number(str(name), 0, state.shuffles)
    state.discard = _different(reader, "discard", parts.card_ids)
    for side, part in enumerate(reader.parts("sides", state.sides)):
        _fill_side(state, side, part)
    if players == 1 and reader.has("second"):
        state.second = reader.one_of("second", parts.card_ids)
    if "draft" in reader.data:
        _fill_draft(state, reader.part("draft"))
    reader.check_laws(state)
    for seat in range(players):
        choice = state.own[OWN_SIZE * seat + OWN_CHOICE]
        if choice != NONE and choice not in choice_moves(state, phase_of(state), seat):
            raise reader.wrong(f"sides.{seat}.choice")


def _fill_city(state: Position, reader: DumpReader) -> None:
    for building in reader.parts("city"):
        cell = _cell(building, "cell")
        tiles = _different(building, "tiles", state.parts.tile_ids)
        if not tiles or cell in state.at:
            raise building.wrong("tiles" if not tiles else "cell")
        for floor, tile in enumerate(tiles):
            if state.cell[tile] != NONE:
                raise building.wrong("tiles")
            state.cell[tile] = cell
            state.under[tile] = tiles[floor + 1] if floor + 1 < len(tiles) else NONE
        state.at[cell] = tiles[0]
        state.height[tiles[0]] = len(tiles)
        if building.has("owner"):
            state.owner[tiles[0]] = building.number("owner", 0, state.sides - 1)


def _fill_side(state: Position, side: int, reader: DumpReader) -> None:
    own = OWN_SIZE * side
    parts = state.parts
    for figure, name in enumerate(FIGURE_NAMES):
        state.own[own + figure] = reader.number(name, 0, UNBOUNDED)
    card = reader.data.get("card")
    if card == FACE_DOWN:
        state.own[own + OWN_CARD] = IN_DECK
    elif card is not None:
        loaded = _read_card(state, reader.part("card"))
        state.own[own + OWN_CARD] = UNKNOWN if loaded <= UNKNOWN else loaded
    tile = reader.data.get("tile")
    if tile is not None:
        state.own[own + OWN_TILE] = UNKNOWN if tile == "?" else reader.index("tile", tile, parts.tile_ids)
    for kept in _different(reader, "tableau", parts.tile_ids + parts.character_ids):
        add_to_tableau(state, side, kept)
    if side >= state.players:
        return
    hand = [_read_card(state, card) for card in reader.parts("hand")]
    tiles: list[int] = []
    for value in reader.items("tiles"):
        if isinstance(value, dict):
            tiles.append(UNKNOWN - reader.child("tiles", value).number("shuffle", 0, 1))
        else:
            tiles.append(reader.index("tiles", value, parts.tile_ids))
    state.hands[side] = _in_order(hand)
    state.behind[side] = _in_order(tiles)
    if reader.has("choice"):
        state.own[own + OWN_CHOICE] = _read_choice(state, reader, [str(word) for word in reader.items("choice")])


def _cell(reader: DumpReader, name: str) -> int:
    """A cell from [x, y]."""
    x, y = reader.numbers(name, -moves.REACH, moves.REACH, 2)
    return moves.cell_at(x, y)


def _different(reader: DumpReader, name: str, words: Sequence[str]) -> list[int]:
    """A list of different words, as indices."""
    found = reader.indices(name, words)
    if len(set(found)) != len(found):
        raise reader.wrong(name)
    return found


def _in_order(items: list[int]) -> list[int]:
    """Known items ascending, then unknown ones by shuffle."""
    known = sorted([item for item in items if item > UNKNOWN])
    return known + sorted([item for item in items if item <= UNKNOWN], reverse=True)


def _read_card(state: Position, reader: DumpReader) -> int:
    if reader.data.get("card") == "?":
        return UNKNOWN - reader.number("shuffle", 0, state.shuffles)
    card = reader.one_of("card", state.parts.card_ids)
    state.known[card] = reader.mask("known", state.players)
    return card


def _read_choice(state: Position, reader: DumpReader, words: list[str]) -> int:
    parts = state.parts
    if words == ["renew"]:
        return moves.RENEW
    if len(words) == 2 and words[0] == "keep":
        return moves.KEEP + reader.index("choice", words[1], parts.character_ids)
    if len(words) not in (2, 3) or words[0] != "play":
        raise reader.wrong("choice")
    play = moves.PLAY + moves.PLAYS * reader.index("choice", words[1], parts.card_ids)
    return play + 1 + reader.index("choice", words[2], parts.tile_ids) if len(words) == 3 else play


def _fill_draft(state: Position, reader: DumpReader) -> None:
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
            state.drafted[character] = 8 * pick + reader.index(name, words[2], seats)
        elif words != ["box"]:
            raise reader.wrong(name)
