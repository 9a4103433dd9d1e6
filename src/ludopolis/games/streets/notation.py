"""Moves and outcomes as text, both ways: `build T1`, `cell -1,0`, `road E`."""

from typing import Final

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.facts import BadNotation, fact
from ludopolis.games.streets.components import ADVISORS, BUILDINGS, KINDS, MOST_PEOPLE, TOKENS
from ludopolis.games.streets.geometry import MIDDLE, SIDES, cell_at, cell_name
from ludopolis.games.streets.state import (
    ABANDON_MOVE,
    ADVISOR_OUTCOME,
    BUILD,
    CELL_MOVE,
    KIND_OUTCOME,
    PASS,
    PUT_AWAY,
    ROAD_MOVE,
    SEND,
    SIGN_MOVE,
    STREET_MOVE,
    SUBSTITUTE_MOVE,
    TAKE,
    TOKEN_MOVE,
    Position,
)

TILE_VERBS: Final = (("build", BUILD), ("discard", PUT_AWAY))
PLACE_VERBS: Final = (("abandon", ABANDON_MOVE), ("street", STREET_MOVE), ("token", TOKEN_MOVE))
NOWHERE: Final = -1


def to_text(state: Position, seat: int, move: int) -> str:
    """A move, or what chance draws."""
    ids = state.parts.tile_ids
    if seat == CHANCE:
        return outcome_text(state, move)
    if move >= CELL_MOVE:
        return f"cell {cell_name(move - CELL_MOVE)}"
    if move >= SUBSTITUTE_MOVE:
        place, tile = divmod(move - SUBSTITUTE_MOVE, BUILDINGS)
        return f"substitute {_place_text(state, place)} {ids[tile]}"
    for verb, base in reversed(PLACE_VERBS):
        if move >= base:
            return f"{verb} {_place_text(state, move - base)}"
    for verb, base in reversed(TILE_VERBS):
        if move >= base:
            return f"{verb} {ids[move - base]}"
    if move >= SEND:
        return f"send {move - SEND}"
    if move >= TAKE:
        return f"take {TOKENS[move - TAKE]}"
    if move >= ROAD_MOVE:
        return f"road {SIDES[move - ROAD_MOVE]}"
    return f"signs {move - SIGN_MOVE + 1}" if move >= SIGN_MOVE else "pass"


def outcome_text(state: Position, outcome: int) -> str:
    """`tile T1`, `back tourist`, `advisor hacker`."""
    if outcome >= ADVISOR_OUTCOME:
        return f"advisor {ADVISORS[outcome - ADVISOR_OUTCOME]}"
    if outcome >= KIND_OUTCOME:
        return f"back {KINDS[outcome - KIND_OUTCOME]}"
    return f"tile {state.parts.tile_ids[outcome]}"


def _place_text(state: Position, place: int) -> str:
    """The cell of a tile; a place that nothing stands in yet has no cell."""
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
        return NOWHERE
    kind, name = words
    if kind == "advisor":
        return _index(name, ADVISORS, ADVISOR_OUTCOME)
    if kind == "back":
        return _index(name, KINDS, KIND_OUTCOME)
    return _tile(state, name, 0) if kind == "tile" else NOWHERE


def _read_move(state: Position, words: list[str]) -> int:
    if words == ["pass"]:
        return PASS
    if len(words) == 3 and words[0] == "substitute":
        place = _place(state, words[1])
        tile = _tile(state, words[2], 0)
        return SUBSTITUTE_MOVE + BUILDINGS * place + tile if tile >= 0 else NOWHERE
    if len(words) != 2:
        return NOWHERE
    verb, what = words
    for known, base in TILE_VERBS:
        if verb == known:
            return _tile(state, what, base)
    for known, base in PLACE_VERBS:
        if verb == known:
            return base + _place(state, what)
    if verb == "cell":
        return CELL_MOVE + _cell(what)
    if verb == "road":
        return _index(what, tuple(SIDES), ROAD_MOVE)
    if verb == "take":
        return _index(what, TOKENS, TAKE)
    if verb == "send":
        return _index(what, tuple(str(count) for count in range(MOST_PEOPLE + 1)), SEND)
    return _index(what, ("1", "2"), SIGN_MOVE) if verb == "signs" else NOWHERE


def _index(word: str, words: tuple[str, ...], base: int) -> int:
    return base + words.index(word) if word in words else NOWHERE


def _tile(state: Position, name: str, base: int) -> int:
    tile = state.parts.number.get(name, BUILDINGS)
    return base + tile if tile < BUILDINGS else NOWHERE


def _cell(text: str) -> int:
    """A cell of the grid from its coordinates."""
    try:
        x, y = map(int, text.split(","))
    except ValueError:
        raise BadNotation(fact("bad_cell", text=text)) from None
    if max(abs(x), abs(y)) > MIDDLE:
        raise BadNotation(fact("bad_cell", text=text))
    return cell_at(x, y)


def _place(state: Position, text: str) -> int:
    """The tile in a cell."""
    cell = _cell(text)
    if state.grid[cell] == 0:
        raise BadNotation(fact("nothing_there", cell=cell_name(cell)))
    return (state.grid[cell] >> 2) - 1
