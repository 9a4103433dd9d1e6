"""Who knows what: nothing is secret, so the engine's `blind`, `determinize` and `redact` will do."""

from ludopolis.engine.contract import Knowledge
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.terminal.template.game.components.tables import KINDS
from ludopolis.terminal.template.game.rules import OFFER, OUT, SampleGameState


class SampleGameKnowledge(Knowledge[SampleGameState]):
    """View and dump."""

    def view(self, state: SampleGameState, viewer: int) -> Data:
        return {
            "round": min(state.round + 1, state.rounds),
            "rounds": state.rounds,
            "offer": cards(state, OFFER),
            "towns": [cards(state, seat) for seat in range(state.players)],
        }

    def dump(self, state: SampleGameState) -> Data:
        return {
            "players": state.players,
            "options": {"rounds": state.rounds, "variety": state.variety},
            "viewer": state.viewer,
            "round": state.round,
            "taken": state.taken,
            "due": state.due,
            "offer": ids(state, OFFER),
            "out": ids(state, OUT),
            "seats": [{"town": ids(state, seat)} for seat in range(state.players)],
        }

    def fill(self, state: SampleGameState, reader: DumpReader) -> None:
        players = state.players
        state.viewer = reader.viewer(players, SPECTATOR)
        state.round = reader.number("round", 0, state.rounds)
        state.taken = reader.number("taken", 0, players - 1)
        state.due = reader.number("due", 0, players + 1)
        for name, place in (("offer", OFFER), ("out", OUT)):
            for card in reader.indices(name, state.parts.ids):
                state.place[card] = place
        for seat, part in enumerate(reader.parts("seats", players)):
            for card in part.indices("town", state.parts.ids):
                state.place[card] = seat


def cards(state: SampleGameState, place: int) -> list[Data]:
    """The cards of a place, with all that a board draws."""
    parts = state.parts
    return [
        {"card": parts.ids[card], "kind": KINDS[parts.kind[card]], "points": parts.points[card]}
        for card in state.cards(place)
    ]


def ids(state: SampleGameState, place: int) -> list[str]:
    """The cards of a place by their ids."""
    return [state.parts.ids[card] for card in state.cards(place)]
