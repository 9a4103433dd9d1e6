"""How Welcome To… speaks."""

from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.values.facts import Fact
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.speech.notation import from_text, to_text
from ludopolis.games.welcome_to.speech.position import position
from ludopolis.games.welcome_to.speech.questions import asks, describe
from ludopolis.games.welcome_to.speech.refusals import refusal


class WelcomeToSpeech(Speech[WelcomeToState]):
    """Facts for people, notation for records."""

    def asks(self, state: WelcomeToState, seat: int) -> Fact:
        return asks(state, seat)

    def describe(self, state: WelcomeToState, seat: int, move: int) -> Fact:
        return describe(state, seat, move)

    def refusal(self, state: WelcomeToState, seat: int, move: int) -> Fact:
        return refusal(state, seat, move)

    def position(self, state: WelcomeToState, viewer: int) -> list[Fact]:
        return position(state, viewer)

    def to_text(self, state: WelcomeToState, seat: int, move: int) -> str:
        return to_text(state, seat, move)

    def from_text(self, state: WelcomeToState, seat: int, text: str) -> int:
        return from_text(state, seat, text)
