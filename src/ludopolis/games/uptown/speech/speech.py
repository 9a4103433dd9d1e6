"""What UpTown says: questions, moves, reasons and positions as facts, moves and outcomes as text."""

from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.values.facts import Fact
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.speech import notation, position, questions, refusals


class UpTownSpeech(Speech[UpTownState]):
    """Facts and notation."""

    def asks(self, state: UpTownState, seat: int) -> Fact:
        return questions.asks(state, seat)

    def describe(self, state: UpTownState, seat: int, move: int) -> Fact:
        return questions.describe(state, seat, move)

    def refusal(self, state: UpTownState, seat: int, move: int) -> Fact:
        return refusals.refusal(state, seat, move)

    def position(self, state: UpTownState, viewer: int) -> list[Fact]:
        return position.position(state, viewer)

    def to_text(self, state: UpTownState, seat: int, move: int) -> str:
        return notation.to_text(state, seat, move)

    def from_text(self, state: UpTownState, seat: int, text: str) -> int:
        return notation.from_text(state, seat, text)
