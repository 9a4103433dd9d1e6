"""What Happy City says: questions, moves, reasons and positions as facts, moves and outcomes as text."""

from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.values.facts import Fact
from ludopolis.games.happy_city.rules.play import HappyCityState
from ludopolis.games.happy_city.speech import notation, position, questions, refusals


class HappyCitySpeech(Speech[HappyCityState]):
    """Facts and notation."""

    def asks(self, state: HappyCityState, seat: int) -> Fact:
        return questions.asks(state, seat)

    def describe(self, state: HappyCityState, seat: int, move: int) -> Fact:
        return questions.describe(state, seat, move)

    def refusal(self, state: HappyCityState, seat: int, move: int) -> Fact:
        return refusals.refusal(state, seat, move)

    def position(self, state: HappyCityState, viewer: int) -> list[Fact]:
        return position.position(state, viewer)

    def to_text(self, state: HappyCityState, seat: int, move: int) -> str:
        return notation.to_text(state, seat, move)

    def from_text(self, state: HappyCityState, seat: int, text: str) -> int:
        return notation.from_text(state, seat, text)
