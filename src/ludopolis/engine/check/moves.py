"""Laws of moves and draws: legality, refusal, notation, chance."""

from random import Random
from typing import Final

from ludopolis.engine.check.fields import copies_are_apart, kept_fields
from ludopolis.engine.check.law import Hear, hear_fact, law, some
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, BrokenLaw, IllegalMove

ILLEGAL_TRIES: Final = 48
"""Illegal moves that are tried in a sampled position."""


def moves_are_lawful(state: State, seat: int, rng: Random, hear: Hear | None) -> None:
    """Checks the moves of a seat that must decide, legal and illegal ones."""
    legal = state.legal(seat)
    law(bool(legal), "legal: somebody who must decide has a move")
    law(legal == sorted(set(legal)), "legal: ascending, without doubles")
    law(legal[0] >= 0 and legal[-1] < state.game.moves, "legal: inside the move space")
    texts = [state.to_text(seat, move) for move in legal]
    law(len(set(texts)) == len(texts), "notation: different moves have different texts")
    hear_fact(hear, "ask", state.asks(seat))
    for move, text in zip(legal, texts, strict=True):
        law(text.isascii() and text == text.strip() != "", f"notation: {text!r} is plain ASCII")
        law(state.from_text(seat, text) == move, f"notation: {text!r} reads back as the same move")
        law(state.why_not(seat, move) is None, f"why_not: nothing against the legal move {text!r}")
        hear_fact(hear, "move", state.describe(seat, move))
    before = state.digest()
    fields = kept_fields(state)
    for move in some(legal, 6, rng):
        after = state.clone()
        after.apply(seat, move)
        after.audit()
        copies_are_apart(state, fields)
    allowed = set(legal)
    others = [move for move in range(-1, state.game.moves + 1) if move not in allowed]
    for move in some(others, ILLEGAL_TRIES, rng):
        missing = f"why_not: a reason against move {move}, which is not legal"
        try:
            reason = state.why_not(seat, move)
        except TypeError as wrong:  # compiled, the engine takes nothing but a fact from `refusal`
            raise BrokenLaw(missing) from wrong
        law(reason is not None, missing)
        if reason is not None:
            hear_fact(hear, "why", reason)
        _refuses(state, seat, move)
    for stranger in (other for other in range(state.players) if not state.pending() >> other & 1):
        _refuses(state, stranger, legal[0])
    _refuses(state, CHANCE, 0)
    law(state.digest() == before, "apply: a refused move changes nothing")
    try:
        state.from_text(seat, "no such move")
    except BadNotation as wrong:
        hear_fact(hear, "why", wrong.reason)
    else:
        raise BrokenLaw("notation: nonsense is refused")


def _refuses(state: State, seat: int, move: int) -> None:
    try:
        state.apply(seat, move)
    except IllegalMove:
        return
    raise BrokenLaw(f"apply: move {move} of seat {seat} is not legal and must be refused")


def chance_is_lawful(state: State, outcome: int) -> None:
    """Checks the pending draw, and the outcome that `sample` returned."""
    chance = state.chance()
    law(chance.outcomes == state.legal(CHANCE), "chance: its outcomes are the legal ones")
    law(outcome in chance.outcomes, "sample: gives an outcome of chance()")
    law(len(chance.weights) == len(chance.outcomes), "chance: a weight for every outcome")
    law(all(weight > 0 for weight in chance.weights), "chance: weights are positive")
    text = state.to_text(CHANCE, outcome)
    law(text.isascii() and state.from_text(CHANCE, text) == outcome, f"notation: outcome {text!r} reads back")
