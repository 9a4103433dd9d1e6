"""How positions and moves are put into words: facts for people, notation for records."""

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, Fact, fact

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(Generic[S]):
    """What a game says. A game derives a class, or hands over functions by these names; `from_text` is not needed."""

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
        """A move in the terms of `view(seat)`: how a click becomes a move, and what a button says."""
        if self._describe is None:
            raise NotImplementedError
        return self._describe(state, seat, move)

    def refusal(self, state: S, seat: int, move: int) -> Fact:
        """Why a move of the space, by a seat that must decide, is not legal. Called for illegal moves only."""
        if self._refusal is None:
            raise NotImplementedError
        return self._refusal(state, seat, move)

    def position(self, state: S, viewer: int) -> list[Fact]:
        """What a viewer may know, in words: the lines a terminal prints and a screen reader reads.

        Lines are grouped by player. A line belongs to the seat that its argument `seat` names; one without that
        argument belongs with the line before it. Lines before the first `seat` are about the middle of the table.
        """
        if self._position is None:
            raise NotImplementedError
        return self._position(state, viewer)

    def to_text(self, state: S, seat: int, move: int) -> str:
        """A move (or an outcome, for `CHANCE`) in the game's ASCII notation."""
        if self._to_text is None:
            raise NotImplementedError
        return self._to_text(state, seat, move)

    def from_text(self, state: S, seat: int, text: str) -> int:
        """The inverse of `to_text`; raises `BadNotation`. The default searches the legal moves, then all of them."""
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
