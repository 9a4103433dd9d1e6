"""What the game says: questions, moves, reasons and positions as facts, moves and outcomes as text."""

from ludopolis.engine.chance import CHANCE
from ludopolis.engine.facts import Fact, fact
from ludopolis.engine.speech import Speech

from village.components.tables import KINDS
from village.rules import OFFER, VillageState


class VillageSpeech(Speech[VillageState]):
    """Facts and notation."""

    def asks(self, state: VillageState, seat: int) -> Fact:
        return fact("take")

    def describe(self, state: VillageState, seat: int, move: int) -> Fact:
        return card_fact("take", state, move)

    def refusal(self, state: VillageState, seat: int, move: int) -> Fact:
        return card_fact("not-on-offer", state, move)

    def position(self, state: VillageState, viewer: int) -> list[Fact]:
        lines = [fact("round", round=min(state.round + 1, state.rounds), rounds=state.rounds)]
        lines += [card_fact("offer", state, card) for card in state.cards(OFFER)]
        totals = state.results().totals
        for seat in range(state.players):
            buildings = tuple([KINDS[state.parts.kind[card]] for card in state.cards(seat)])
            lines.append(fact("town", seat=seat, points=totals[seat], building=buildings))
        return lines

    def to_text(self, state: VillageState, seat: int, move: int) -> str:
        return state.parts.ids[move] if seat == CHANCE else f"take {state.parts.ids[move]}"


def card_fact(key: str, state: VillageState, card: int) -> Fact:
    """A fact about a card."""
    return fact(key, building=KINDS[state.parts.kind[card]], points=state.parts.points[card])
