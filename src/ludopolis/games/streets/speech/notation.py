"""Moves and outcomes as text, both ways: `build T1`, `cell -1,0`, `road E`."""

from typing import Final

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, fact
from ludopolis.games.streets.components.tables import ADVISORS, BUILDINGS, KINDS, MAX_PEOPLE, TOKENS
from ludopolis.games.streets.rules.geometry import MIDDLE, SIDES, cell_at, cell_name
from ludopolis.games.streets.rules.moves import (
    MOVE_ABANDON,
    MOVE_BUILD,
    MOVE_CELL,
    MOVE_DISCARD,
    MOVE_PASS,
    MOVE_ROAD,
    MOVE_SEND,
    MOVE_SIGNS,
    MOVE_STREET,
    MOVE_SUBSTITUTE,
    MOVE_TAKE,
    MOVE_TOKEN,
    OUTCOME_ADVISOR,
    OUTCOME_BACK,
)
from ludopolis.games.streets.rules.state import Position

TILE_VERBS: Final = (("build", MOVE_BUILD), ("discard", MOVE_DISCARD))
PLACE_VERBS: Final = (("abandon", MOVE_ABANDON), ("street", MOVE_STREET), ("token", MOVE_TOKEN))
NOT_READ: Final = -1


def to_text(state: Position, seat: int, move: int) -> str:
    """A move, or an outcome for `CHANCE`."""
    ids = state.parts.tile_ids
    if seat == CHANCE:
        return outcome_text(state, move)
    if move >= MOVE_CELL:
        return f"cell {cell_name(move - MOVE_CELL)}"
    if move >= MOVE_SUBSTITUTE:
        place, tile = divmod(move - MOVE_SUBSTITUTE, BUILDINGS)
        return f"substitute {_place_text(state, place)} {ids[tile]}"
    for verb, base in reversed(PLACE_VERBS):
        if move >= base:
            return f"{verb} {_place_text(state, move - base)}"
    for verb, base in reversed(TILE_VERBS):
        if move >= base:
            return f"{verb} {ids[move - base]}"
    if move >= MOVE_SEND:
        return f"send {move - MOVE_SEND}"
    if move >= MOVE_TAKE:
        return f"take {TOKENS[move - MOVE_TAKE]}"
    if move >= MOVE_ROAD:
        return f"road {SIDES[move - MOVE_ROAD]}"
    return f"signs {move - MOVE_SIGNS + 1}" if move >= MOVE_SIGNS else "pass"


def outcome_text(state: Position, outcome: int) -> str:
    """`tile T1`, `back tourist`, `advisor hacker`."""
    if outcome >= OUTCOME_ADVISOR:
        return f"advisor {ADVISORS[outcome - OUTCOME_ADVISOR]}"
    if outcome >= OUTCOME_BACK:
        return f"back {KINDS[outcome - OUTCOME_BACK]}"
    return f"tile {state.parts.tile_ids[outcome]}"


def _place_text(state: Position, place: int) -> str:
    """The cell of a tile; a place that is not built yet has none."""
    return cell_name(state.cells[place]) if place < len(state.cells) else f"#{place}"


def from_text(state: Position, seat: int, text: str) -> int:
    """The inverse of `to_text`; raises `BadNotation`."""
    words = text.split()
    found = _read_outcome(state, words) if seat == CHANCE else _read_move(state, words)
    if found < 0:
        raise BadNotation(fact("bad_outcome" if seat == CHANCE else "bad_move", text=text))
    return found


def _read_outcome(state: Position, words: list[str]) -> int:
    if len(words) != 2:
        return NOT_READ
    kind, name = words
    if kind == "advisor":
        return _index(name, ADVISORS, OUTCOME_ADVISOR)
    if kind == "back":
        return _index(name, KINDS, OUTCOME_BACK)
    return _tile(state, name, 0) if kind == "tile" else NOT_READ


def _read_move(state: Position, words: list[str]) -> int:
    if words == ["pass"]:
        return MOVE_PASS
    if len(words) == 3 and words[0] == "substitute":
        place = _place(state, words[1])
        tile = _tile(state, words[2], 0)
        return MOVE_SUBSTITUTE + BUILDINGS * place + tile if tile >= 0 else NOT_READ
    if len(words) != 2:
        return NOT_READ
    verb, what = words
    for known, base in TILE_VERBS:
        if verb == known:
            return _tile(state, what, base)
    for known, base in PLACE_VERBS:
        if verb == known:
            return base + _place(state, what)
    if verb == "cell":
        return MOVE_CELL + _cell(what)
    if verb == "road":
        return _index(what, tuple(SIDES), MOVE_ROAD)
    if verb == "take":
        return _index(what, TOKENS, MOVE_TAKE)
    if verb == "send":
        return _index(what, tuple(str(count) for count in range(MAX_PEOPLE + 1)), MOVE_SEND)
    return _index(what, ("1", "2"), MOVE_SIGNS) if verb == "signs" else NOT_READ


def _index(word: str, words: tuple[str, ...], base: int) -> int:
    return base + words.index(word) if word in words else NOT_READ


def _tile(state: Position, name: str, base: int) -> int:
    tile = state.parts.number.get(name, BUILDINGS)
    return base + tile if tile < BUILDINGS else NOT_READ


def _cell(text: str) -> int:
    """The cell with these coordinates."""
    try:
        x, y = map(int, text.split(","))
    except ValueError:
        raise BadNotation(fact("bad_cell", text=text)) from None
    if max(abs(x), abs(y)) > MIDDLE:
        raise BadNotation(fact("bad_cell", text=text))
    return cell_at(x, y)


def _place(state: Position, text: str) -> int:
    """The place of the tile in a cell."""
    cell = _cell(text)
    if state.grid[cell] == 0:
        raise BadNotation(fact("nothing_there", cell=cell_name(cell)))
    return (state.grid[cell] >> 2) - 1
