"""Who knows what in Ginkgopolis."""

from random import Random

from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.state import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import EVERYONE, Event
from ludopolis.games.ginkgopolis.knowledge import dump, hidden, load, view
from ludopolis.games.ginkgopolis.rules import events
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState


class GinkgopolisKnowledge(Knowledge[GinkgopolisState]):
    """Views, blinded states and dumps, each by the module that knows them."""

    def view(self, state: GinkgopolisState, viewer: int) -> Data:
        return view.view(state, viewer)

    def blind(self, state: GinkgopolisState, viewer: int) -> GinkgopolisState:
        return hidden.blind(state, viewer)

    def determinize(self, state: GinkgopolisState, rng: Random) -> GinkgopolisState:
        return hidden.determinize(state, rng)

    def redact(self, state: GinkgopolisState, event: Event, viewer: int) -> Event | None:
        """Others see that a tile or a card was drawn; nothing of what was passed on or of closed screens."""
        if event[0] == events.E_DREW_TILE:
            return (events.E_DREW_TILE_HIDDEN, EVERYONE, event[2])
        if event[0] == events.E_DREW_CARD:
            return (events.E_DREW_CARD_HIDDEN, EVERYONE, event[2])
        return None

    def dump(self, state: GinkgopolisState) -> Data:
        return dump.dump(state)

    def fill(self, state: GinkgopolisState, reader: DumpReader) -> None:
        load.fill(state, reader)
