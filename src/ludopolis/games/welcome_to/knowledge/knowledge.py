"""Who knows what in Welcome To…."""

from random import Random

from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.state import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import EVERYONE, Event
from ludopolis.games.welcome_to.knowledge.dump import dump, fill
from ludopolis.games.welcome_to.knowledge.hidden import blind, determinize
from ludopolis.games.welcome_to.knowledge.view import view
from ludopolis.games.welcome_to.rules.events import E_DEALT, E_DEALT_HIDDEN, E_PASSED, E_PASSED_HIDDEN
from ludopolis.games.welcome_to.rules.play import WelcomeToState


class WelcomeToKnowledge(Knowledge[WelcomeToState]):
    """Open turns are secret, and so are the numbers in the hands of the draft."""

    def view(self, state: WelcomeToState, viewer: int) -> Data:
        return view(state, viewer)

    def blind(self, state: WelcomeToState, viewer: int) -> WelcomeToState:
        return blind(state, viewer)

    def determinize(self, state: WelcomeToState, rng: Random) -> WelcomeToState:
        return determinize(state, rng)

    def redact(self, state: WelcomeToState, event: Event, viewer: int) -> Event | None:
        # Others see the effect of a card that is dealt or passed, and nothing of an open turn.
        if event[0] == E_DEALT:
            return (E_DEALT_HIDDEN, EVERYONE, event[2], event[4])
        if event[0] == E_PASSED:
            return (E_PASSED_HIDDEN, EVERYONE, event[2], event[3], event[5])
        return None

    def dump(self, state: WelcomeToState) -> Data:
        return dump(state)

    def fill(self, state: WelcomeToState, reader: DumpReader) -> None:
        fill(state, reader)
