"""Who knows what: the part of the contract that server, table and bots ask for views, blinded states and dumps."""

from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import Data, State
from ludopolis.engine.values.events import Event

if TYPE_CHECKING:
    from ludopolis.engine.values.dump_reader import DumpReader

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """What a seat may know of a state. `blind`, `determinize` and `redact` are written for a game without secrets."""

    def view(self, state: S, viewer: int) -> Data:
        """What a seat, or `SPECTATOR`, may know, as data."""
        raise NotImplementedError

    def blind(self, state: S, viewer: int) -> State:
        """A clone in which everything the seat does not know is overwritten by `UNKNOWN`, for our own bots."""
        twin = state.clone()
        twin.viewer = viewer
        return twin

    def determinize(self, state: S, rng: Random) -> State:
        """A copy of a blinded state, its unknowns drawn uniformly from the deals that fit all the seat has seen."""
        twin = state.clone()
        twin.viewer = -1
        return twin

    def redact(self, state: S, event: Event, viewer: int) -> Event | None:
        """What is left of an event for a viewer outside its audience; usually nothing."""
        return None

    def dump(self, state: S) -> Data:
        """The whole position, in ids and field names that a stranger can read; `?` stands for `UNKNOWN`."""
        raise NotImplementedError

    def fill(self, state: S, reader: "DumpReader") -> None:
        """Lays out an empty state as a dump says: the inverse of `dump`; raises `BadPosition`."""
        raise NotImplementedError
