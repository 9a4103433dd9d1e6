"""Moves and outcomes as text, both ways."""

from typing import Final

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, fact
from ludopolis.games.welcome_to.rules import moves
from ludopolis.games.welcome_to.rules.sheet import GAP_NAMES, HIGHEST, SLOT_NAMES, SLOTS
from ludopolis.games.welcome_to.rules.state import TOPS, Position

WORDS: Final[list[str]] = ["skip", "refuse", "done", "reshuffle yes", "reshuffle no", "build"]
"""The moves SKIP … BUILD."""
KINDS: Final = (
    ("combo", moves.COMBO, 6),
    ("pass_card", moves.PASS_CARD, 3),
    ("agent", moves.AGENT, 6),
    ("claim", moves.CLAIM, 3),
)
"""Moves written as a word and a number from 1."""
PLACES: Final = (
    ("ring", moves.RING, SLOT_NAMES),
    ("fence", moves.FENCE, GAP_NAMES),
    ("estate", moves.ESTATE, SLOT_NAMES),
)
"""Moves written as a word and a place."""
NUMBERED: Final = (("place", moves.PLACE), ("bis", moves.BIS))
"""Moves written as a word, a number and a slot."""


def to_text(state: Position, seat: int, move: int) -> str:
    """`place 7 S2.5`."""
    if seat == CHANCE:
        return _outcome_text(state, move)
    if move < moves.COMBO:
        return WORDS[move]
    for word, base, count in KINDS:
        if base <= move < base + count:
            return f"{word} {move - base + 1}"
    for word, base, names in PLACES:
        if base <= move < base + SLOTS:
            return f"{word} {names[move - base]}"
    word, base = NUMBERED[0] if move < moves.BIS else NUMBERED[1]
    number, slot = divmod(move - base, SLOTS)
    return f"{word} {number} {SLOT_NAMES[slot]}"


def _outcome_text(state: Position, outcome: int) -> str:
    """`card fence_5a`, `plan estates_3_4`, `top park`, `dealer 2`."""
    if outcome < moves.PLAN:
        return f"card {state.parts.card_ids[outcome]}"
    if outcome < moves.TOP:
        return f"plan {state.parts.plan_ids[outcome - moves.PLAN]}"
    if outcome < moves.DEALER:
        return f"top {TOPS[outcome - moves.TOP]}"
    return f"dealer {outcome - moves.DEALER}"


def from_text(state: Position, seat: int, text: str) -> int:
    """A move, or an outcome for `CHANCE`, from its text."""
    found = _read_outcome(state, text.split(" ")) if seat == CHANCE else _read_move(text)
    if found < 0:
        kind = "bad_outcome" if seat == CHANCE else "bad_move"
        raise BadNotation(fact(kind, text=text))
    return found


def _read_move(text: str) -> int:
    if text in WORDS:
        return WORDS.index(text)
    words = text.split(" ")
    for word, base, count in KINDS:
        if words[0] == word and len(words) == 2:
            return _index(words[1], [str(number) for number in range(1, count + 1)], base)
    for word, base, names in PLACES:
        if words[0] == word and len(words) == 2:
            return _index(words[1], names, base)
    for word, base in NUMBERED:
        if words[0] == word and len(words) == 3:
            number = _index(words[1], [str(number) for number in range(HIGHEST + 1)], 0)
            return _index(words[2], SLOT_NAMES, base + SLOTS * number) if number >= 0 else -1
    return -1


def _read_outcome(state: Position, words: list[str]) -> int:
    if len(words) != 2:
        return -1
    kind, name = words
    if kind == "card":
        return _index(name, state.parts.card_ids, moves.CARD)
    if kind == "plan":
        return _index(name, state.parts.plan_ids, moves.PLAN)
    if kind == "top":
        return _index(name, list(TOPS), moves.TOP)
    if kind == "dealer":
        return _index(name, [str(seat) for seat in range(12)], moves.DEALER)
    return -1


def _index(word: str, words: list[str], base: int) -> int:
    return base + words.index(word) if word in words else -1
