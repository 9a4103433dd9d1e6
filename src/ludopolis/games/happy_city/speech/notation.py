"""Moves and outcomes as text, both ways."""

from typing import Final

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, fact
from ludopolis.games.happy_city.components.tables import (
    BUILDING_CARDS,
    CARDS,
    DECKS,
    FIRST_MARKET,
    FIRST_SPECIAL,
    WHITE_MARKET,
    card_of_kind,
    kind_of,
)
from ludopolis.games.happy_city.rules.moves import (
    MOVE_BUY,
    MOVE_COPY,
    MOVE_COPY_LEFT,
    MOVE_COPY_RIGHT,
    MOVE_DISCARD,
    MOVE_KEEP,
    MOVE_PASS,
    MOVE_RANDOM,
    MOVE_REVEAL,
    MOVE_TAKE_COIN,
    MOVE_TAKE_MARKET,
    MOVE_TAKE_SPECIAL,
    MOVE_VISIT,
)
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.rules.state import MOST_PLAYERS

FIXED_TEXTS: Final = {
    "keep": MOVE_KEEP,
    "take coin": MOVE_TAKE_COIN,
    "pass": MOVE_PASS,
    "random": MOVE_RANDOM,
    "copy left": MOVE_COPY_LEFT,
    "copy right": MOVE_COPY_RIGHT,
}
"""Moves that are always written the same."""


def to_text(state: HappyCityState, seat: int, move: int) -> str:
    """A move, or a card drawn by chance."""
    if seat == CHANCE:
        return state.parts.card_text(move)
    ids = state.parts.ids
    if move >= MOVE_TAKE_SPECIAL:
        return f"take {ids[FIRST_SPECIAL + move - MOVE_TAKE_SPECIAL]}"
    if move >= MOVE_TAKE_MARKET:
        return f"take {ids[FIRST_MARKET + move - MOVE_TAKE_MARKET]}"
    if move >= MOVE_BUY:
        return f"buy {ids[card_of_kind(move - MOVE_BUY)]}"
    if move >= MOVE_DISCARD:
        return f"discard {ids[card_of_kind(move - MOVE_DISCARD)]}"
    if move >= MOVE_COPY:
        return f"copy {move - MOVE_COPY}"
    if move >= MOVE_VISIT:
        return f"visit {move - MOVE_VISIT}"
    if move >= MOVE_REVEAL:
        return f"reveal {move - MOVE_REVEAL + 1}"
    return next(text for text, fixed in FIXED_TEXTS.items() if fixed == move)


def from_text(state: HappyCityState, seat: int, text: str) -> int:
    """The inverse of `to_text`. For chance a building may be named without its copy, as people do."""
    words = " ".join(text.split())
    move = _outcome(state, words) if seat == CHANCE else _move(state, words)
    if move < 0:
        raise BadNotation(fact("bad-card" if seat == CHANCE else "bad-move", text=text))
    return move


def _outcome(state: HappyCityState, text: str) -> int:
    name, _, copy = text.partition(".")
    card = state.parts.number.get(name, -1)
    if card < 0 or (copy and (card >= BUILDING_CARDS or copy not in ("1", "2"))):
        return -1
    possible = state.possible_cards()
    other_copy = card < BUILDING_CARDS and card not in possible and card + 1 in possible
    if copy == "2" or (not copy and other_copy):
        return card + 1
    return card


def _move(state: HappyCityState, text: str) -> int:
    if text in FIXED_TEXTS:
        return FIXED_TEXTS[text]
    verb, _, what = text.partition(" ")
    card = state.parts.number.get(what, CARDS)
    count = int(what) if what.isascii() and what.isdigit() and len(what) == 1 else -1
    if verb == "buy" and card < FIRST_MARKET:
        return MOVE_BUY + kind_of(card)
    if verb == "discard" and card < BUILDING_CARDS:
        return MOVE_DISCARD + kind_of(card)
    if verb == "take" and FIRST_SPECIAL <= card < CARDS:
        return MOVE_TAKE_SPECIAL + card - FIRST_SPECIAL
    if verb == "take" and FIRST_MARKET <= card < WHITE_MARKET:
        return MOVE_TAKE_MARKET + card - FIRST_MARKET
    if verb == "reveal" and 1 <= count <= DECKS:
        return MOVE_REVEAL + count - 1
    if verb == "visit" and 0 <= count < MOST_PLAYERS:
        return MOVE_VISIT + count
    if verb == "copy" and 0 <= count < MOST_PLAYERS:
        return MOVE_COPY + count
    return -1
