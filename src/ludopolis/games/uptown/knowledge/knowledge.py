"""Who knows what in UpTown: nothing is secret, so the defaults of `blind`, `determinize` and `redact` serve.

Everybody can tell which cards are unseen; where they lie is decided when they are uncovered.
"""

from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.state import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.games.uptown.knowledge import dump, view
from ludopolis.games.uptown.rules.play import UpTownState


class UpTownKnowledge(Knowledge[UpTownState]):
    """Views and dumps."""

    def view(self, state: UpTownState, viewer: int) -> Data:
        return view.view(state, viewer)

    def dump(self, state: UpTownState) -> Data:
        return dump.dump(state)

    def fill(self, state: UpTownState, reader: DumpReader) -> None:
        dump.fill(state, reader)
