"""What Streets says."""

from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.values.facts import Fact
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.speech.notation import from_text, to_text
from ludopolis.games.streets.speech.position import position
from ludopolis.games.streets.speech.questions import asks, describe
from ludopolis.games.streets.speech.refusals import refusal


class StreetsSpeech(Speech[StreetsState]):
    """Questions, moves, reasons and positions as facts; moves and outcomes as text."""

    def asks(self, state: StreetsState, seat: int) -> Fact:
        return asks(state, seat)

    def describe(self, state: StreetsState, seat: int, move: int) -> Fact:
        return describe(state, seat, move)

    def refusal(self, state: StreetsState, seat: int, move: int) -> Fact:
        return refusal(state, seat, move)

    def position(self, state: StreetsState, viewer: int) -> list[Fact]:
        return position(state, viewer)

    def to_text(self, state: StreetsState, seat: int, move: int) -> str:
        return to_text(state, seat, move)

    def from_text(self, state: StreetsState, seat: int, text: str) -> int:
        return from_text(state, seat, text)
