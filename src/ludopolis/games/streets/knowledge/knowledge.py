"""Who knows what in Streets."""

from random import Random

from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.state import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import Event
from ludopolis.games.streets.knowledge.dump import dump
from ludopolis.games.streets.knowledge.hidden import blind, determinize
from ludopolis.games.streets.knowledge.load import fill
from ludopolis.games.streets.knowledge.view import view
from ludopolis.games.streets.rules.events import E_DREW, E_DREW_HIDDEN
from ludopolis.games.streets.rules.play import StreetsState


class StreetsKnowledge(Knowledge[StreetsState]):
    """Hands are secret except for their backs, and so is a placement until it is built."""

    def view(self, state: StreetsState, viewer: int) -> Data:
        return view(state, viewer)

    def blind(self, state: StreetsState, viewer: int) -> StreetsState:
        return blind(state, viewer)

    def determinize(self, state: StreetsState, rng: Random) -> StreetsState:
        return determinize(state, rng)

    def redact(self, state: StreetsState, event: Event, viewer: int) -> Event | None:
        """The others know the back of a tile that was drawn: it lay on top of the stack."""
        if event[0] == E_DREW:
            return (E_DREW_HIDDEN, event[1], event[2], state.parts.kind[event[3]])
        return None

    def dump(self, state: StreetsState) -> Data:
        return dump(state)

    def fill(self, state: StreetsState, reader: DumpReader) -> None:
        fill(state, reader)
