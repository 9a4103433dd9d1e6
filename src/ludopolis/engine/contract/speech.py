"""How positions and moves are put into words: facts for people, notation for records."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, Fact, fact

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Speech(Generic[S]):
    """What a game says: its questions, moves, reasons and positions as facts, its moves and outcomes as text."""

    def asks(self, state: S, seat: int) -> Fact:
        """What the seat is deciding."""
        raise NotImplementedError

    def describe(self, state: S, seat: int, move: int) -> Fact:
        """A move in the terms of `view(seat)`: how a click becomes a move, and what a button says."""
        raise NotImplementedError

    def refusal(self, state: S, seat: int, move: int) -> Fact:
        """Why a move of the space, by a seat that must decide, is not legal. Called for illegal moves only."""
        raise NotImplementedError

    def position(self, state: S, viewer: int) -> list[Fact]:
        """What a viewer may know, in words: the lines a terminal prints and a screen reader reads."""
        raise NotImplementedError

    def to_text(self, state: S, seat: int, move: int) -> str:
        """A move (or an outcome, for `CHANCE`) in the game's ASCII notation."""
        raise NotImplementedError

    def from_text(self, state: S, seat: int, text: str) -> int:
        """The inverse of `to_text`; raises `BadNotation`. The default searches the legal moves, then all of them."""
        for move in state.legal(seat):
            if self.to_text(state, seat, move) == text:
                return move
        space = state.game.outcomes if seat == CHANCE else state.game.moves
        for move in range(space):
            if self.to_text(state, seat, move) == text:
                return move
        raise BadNotation(fact("bad-notation", text=text))
