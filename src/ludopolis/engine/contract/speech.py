"""`Speech`: puts positions and moves into facts, for people, and into notation, for records."""

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, Fact, fact

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(Generic[S]):
    """What a game says. A game derives a class, or passes functions by these names. `from_text` is optional."""

    def __init__(
        self,
        *,
        asks: Callable[[S, int], Fact] | None = None,
        describe: Callable[[S, int, int], Fact] | None = None,
        refusal: Callable[[S, int, int], Fact] | None = None,
        position: Callable[[S, int], list[Fact]] | None = None,
        to_text: Callable[[S, int, int], str] | None = None,
        from_text: Callable[[S, int, str], int] | None = None,
    ) -> None:
        self._asks = asks
        self._describe = describe
        self._refusal = refusal
        self._position = position
        self._to_text = to_text
        self._from_text = from_text

    def asks(self, state: S, seat: int) -> Fact:
        """What the seat is deciding."""
        if self._asks is None:
            raise NotImplementedError
        return self._asks(state, seat)

    def describe(self, state: S, seat: int, move: int) -> Fact:
        """A move as a fact, in the terms of `view(seat)`: the words of its button."""
        if self._describe is None:
            raise NotImplementedError
        return self._describe(state, seat, move)

    def refusal(self, state: S, seat: int, move: int) -> Fact:
        """Why a move of a seat that must decide is not legal. Called only for illegal moves of the move space."""
        if self._refusal is None:
            raise NotImplementedError
        return self._refusal(state, seat, move)

    def position(self, state: S, viewer: int) -> list[Fact]:
        """What a viewer may know, as facts: the lines that a terminal prints and a screen reader reads.

        Lines are grouped by player. A line belongs to the seat in its argument `seat`; a line without that argument
        belongs with the line before it. Lines before the first `seat` are about the middle of the table.
        """
        if self._position is None:
            raise NotImplementedError
        return self._position(state, viewer)

    def to_text(self, state: S, seat: int, move: int) -> str:
        """A move, or an outcome for `CHANCE`, in the game's ASCII notation."""
        if self._to_text is None:
            raise NotImplementedError
        return self._to_text(state, seat, move)

    def from_text(self, state: S, seat: int, text: str) -> int:
        """The inverse of `to_text`. Raises `BadNotation`. The default searches the legal moves, then all moves."""
        if self._from_text is not None:
            return self._from_text(state, seat, text)
        for move in state.legal(seat):
            if self.to_text(state, seat, move) == text:
                return move
        space = state.game.outcomes if seat == CHANCE else state.game.moves
        for move in range(space):
            if self.to_text(state, seat, move) == text:
                return move
        raise BadNotation(fact("bad-notation", text=text))
