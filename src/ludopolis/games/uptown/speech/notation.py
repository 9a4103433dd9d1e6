"""Moves and outcomes as text, both ways."""

from typing import Final

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, fact
from ludopolis.games.uptown.components.tables import MUNICIPAL_HALVES, first_half, halves_of
from ludopolis.games.uptown.rules.moves import (
    CELLS,
    MOVE_BUY,
    MOVE_DISCARD,
    MOVE_MUNICIPAL,
    MOVE_PLACE,
    MOVE_SKIP,
    place_of,
)
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import MOST_PLAYERS, NO_CARD, PLOTS, STEP_START

FIXED_TEXTS: Final = {"discard": MOVE_DISCARD, "municipal": MOVE_MUNICIPAL, "skip": MOVE_SKIP}
"""Moves that are always written the same."""
DIGITS: Final = "0123456789"


def to_text(state: UpTownState, seat: int, move: int) -> str:
    """A move, a card that chance uncovers, or the first player."""
    if seat == CHANCE:
        return f"first {move}" if state.step == STEP_START else state.parts.ids[move]
    if move >= MOVE_DISCARD:
        return next((text for text, fixed in FIXED_TEXTS.items() if fixed == move), f"buy {move - MOVE_BUY}")
    half, owner, plot = place_of(move)
    where = f"{plot + 1}" if owner == seat else f"{owner}.{plot + 1}"
    return f"place {_half_name(state, half)} {where}"


def _half_name(state: UpTownState, half: int) -> str:
    """The project of the card in hand; a half that the card does not have goes by its number."""
    if state.held == NO_CARD or half >= halves_of(state.held):
        return str(half)
    return state.parts.project_id(first_half(state.held) + half)


def from_text(state: UpTownState, seat: int, text: str) -> int:
    """The inverse of `to_text`."""
    words = " ".join(text.split())
    if seat == CHANCE:
        move = _first(state, words) if state.step == STEP_START else state.parts.number.get(words, -1)
        if move < 0:
            raise BadNotation(fact("bad-first" if state.step == STEP_START else "bad-card", text=text))
        return move
    move = _placement(state, seat, words) if words.startswith("place ") else _other(words)
    if move < 0:
        raise BadNotation(fact("bad-move", text=text))
    return move


def _first(state: UpTownState, text: str) -> int:
    word, _, number = text.partition(" ")
    return _digit(number, 0, state.players - 1) if word == "first" else -1


def _other(text: str) -> int:
    if text in FIXED_TEXTS:
        return FIXED_TEXTS[text]
    verb, _, deck = text.partition(" ")
    number = _digit(deck, 0, MOST_PLAYERS - 1)
    return MOVE_BUY + number if verb == "buy" and number >= 0 else -1


def _placement(state: UpTownState, seat: int, text: str) -> int:
    _, name, where = f"{text} ".split(" ", 2)
    street, dot, number = where.strip().rpartition(".")
    owner = _digit(street, 0, MOST_PLAYERS - 1) if dot else seat
    plot = _digit(number, 1, PLOTS) - 1
    half = _half_number(state, name)
    if owner < 0 or plot < 0 or half < 0:
        return -1
    return MOVE_PLACE + half * CELLS + owner * PLOTS + plot


def _half_number(state: UpTownState, name: str) -> int:
    """The half that is meant. With no card in hand any project will do: the move is refused for another reason."""
    if state.held == NO_CARD:
        return 0 if name in state.parts.project_number else _digit(name, 0, MUNICIPAL_HALVES - 1)
    shown = state.parts.projects_of(state.held)
    if name in shown:
        return shown.index(name)
    if name in state.parts.project_number:
        raise BadNotation(fact("not-on-card", project=name, shown_project=shown))
    return _digit(name, len(shown), MUNICIPAL_HALVES - 1)


def _digit(text: str, low: int, high: int) -> int:
    """A single digit within bounds, or -1."""
    number = DIGITS.index(text) if len(text) == 1 and text in DIGITS else -1
    return number if low <= number <= high else -1
