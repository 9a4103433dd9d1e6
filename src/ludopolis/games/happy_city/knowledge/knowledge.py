"""Who knows what in Happy City: nothing is secret, so the defaults of `blind`, `determinize` and `redact` serve.

Decks and box are pools of chance, and whatever lies in a pile was face up before.
"""

from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.state import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.games.happy_city.knowledge import dump, view
from ludopolis.games.happy_city.rules.play import HappyCityState


class HappyCityKnowledge(Knowledge[HappyCityState]):
    """Views and dumps."""

    def view(self, state: HappyCityState, viewer: int) -> Data:
        return view.view(state, viewer)

    def dump(self, state: HappyCityState) -> Data:
        return dump.dump(state)

    def fill(self, state: HappyCityState, reader: DumpReader) -> None:
        dump.fill(state, reader)
