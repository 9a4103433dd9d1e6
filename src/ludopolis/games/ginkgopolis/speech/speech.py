"""How Ginkgopolis is put into words."""

from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.values.facts import Fact
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.speech import notation, position, questions


class GinkgopolisSpeech(Speech[GinkgopolisState]):
    """Facts and notation, each by the module that knows them."""

    def asks(self, state: GinkgopolisState, seat: int) -> Fact:
        return questions.asks(state, seat)

    def describe(self, state: GinkgopolisState, seat: int, move: int) -> Fact:
        return questions.describe(state, seat, move)

    def refusal(self, state: GinkgopolisState, seat: int, move: int) -> Fact:
        return questions.refusal(state, seat, move)

    def position(self, state: GinkgopolisState, viewer: int) -> list[Fact]:
        return position.position(state, viewer)

    def to_text(self, state: GinkgopolisState, seat: int, move: int) -> str:
        return notation.to_text(state, seat, move)

    def from_text(self, state: GinkgopolisState, seat: int, text: str) -> int:
        return notation.from_text(state, seat, text)
