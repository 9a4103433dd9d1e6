"""Moves and outcomes as text, and back."""

from typing import Final

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, fact
from ludopolis.games.ginkgopolis.components.tables import MAX_PLAYERS, TRIOS
from ludopolis.games.ginkgopolis.rules import moves
from ludopolis.games.ginkgopolis.rules.state import Position

WORDS: Final[list[str]] = ["renew", "done", "take resource", "take tile", "push forward", "push backward"]
"""The moves RENEW to BACKWARD."""


def to_text(state: Position, seat: int, move: int) -> str:
    """A move: `play R7 Y4`, `token -1,3`; for `CHANCE` an outcome."""
    if seat == CHANCE:
        return _outcome_text(state, move)
    parts = state.parts
    if move < moves.KEEP:
        return WORDS[move]
    if move < moves.RETURN:
        return f"keep {parts.character_ids[move - moves.KEEP]}"
    if move < moves.PLAY:
        return f"return {parts.tile_ids[move - moves.RETURN]}"
    if move >= moves.TOKEN:
        return f"token {moves.cell_name(move - moves.TOKEN)}"
    card, tile = divmod(move - moves.PLAY, moves.PLAYS)
    return f"play {parts.card_ids[card]} {parts.tile_ids[tile - 1]}" if tile else f"play {parts.card_ids[card]}"


def _outcome_text(state: Position, outcome: int) -> str:
    """`tile R7`, `card C`, `first 2`, `trio 4`, `character planner_exploit_1`."""
    parts = state.parts
    if outcome < moves.OUTCOME_CARD:
        return f"tile {parts.tile_ids[outcome]}"
    if outcome < moves.OUTCOME_FIRST:
        return f"card {parts.card_ids[outcome - moves.OUTCOME_CARD]}"
    if outcome < moves.OUTCOME_TRIO:
        return f"first {outcome - moves.OUTCOME_FIRST}"
    if outcome < moves.OUTCOME_CHARACTER:
        return f"trio {outcome - moves.OUTCOME_TRIO + 1}"
    return f"character {parts.character_ids[outcome - moves.OUTCOME_CHARACTER]}"


def from_text(state: Position, seat: int, text: str) -> int:
    """A move, or an outcome for `CHANCE`, from its text."""
    words = text.split(" ")
    found = _read_outcome(state, words) if seat == CHANCE else _read_move(state, text, words)
    if found < 0:
        raise BadNotation(fact("bad_outcome" if seat == CHANCE else "bad_move", text=text))
    return found


def _read_move(state: Position, text: str, words: list[str]) -> int:
    parts = state.parts
    if text in WORDS:
        return WORDS.index(text)
    if len(words) == 2 and words[0] == "keep":
        return _index(words[1], parts.character_ids, moves.KEEP)
    if len(words) == 2 and words[0] == "return":
        return _index(words[1], parts.tile_ids, moves.RETURN)
    if len(words) == 2 and words[0] == "token":
        return _read_cell(words[1])
    if len(words) not in (2, 3) or words[0] != "play" or words[1] not in parts.card_ids:
        return -1
    play = moves.PLAY + moves.PLAYS * parts.card_ids.index(words[1])
    return play if len(words) == 2 else _index(words[2], parts.tile_ids, play + 1)


def _read_cell(text: str) -> int:
    """Accepts a cell only as it is written: no spaces, no leading zeros, no plus sign."""
    x, _, y = text.partition(",")
    axis = [str(place) for place in range(-moves.REACH, moves.REACH + 1)]
    if x not in axis or y not in axis:
        return -1
    return moves.TOKEN + moves.cell_at(int(x), int(y))


def _read_outcome(state: Position, words: list[str]) -> int:
    if len(words) != 2:
        return -1
    kind, name = words
    if kind == "tile":
        return _index(name, state.parts.tile_ids, moves.OUTCOME_TILE)
    if kind == "card":
        return _index(name, state.parts.card_ids, moves.OUTCOME_CARD)
    if kind == "first":
        return _index(name, [str(seat) for seat in range(MAX_PLAYERS)], moves.OUTCOME_FIRST)
    if kind == "trio":
        return _index(name, [str(trio) for trio in range(1, TRIOS + 1)], moves.OUTCOME_TRIO)
    return _index(name, state.parts.character_ids, moves.OUTCOME_CHARACTER) if kind == "character" else -1


def _index(word: str, words: list[str], base: int) -> int:
    return base + words.index(word) if word in words else -1
