"""`Knowledge`: who knows what. Server, table and bots ask it for views, blinded states and dumps."""

from collections.abc import Callable
from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.dump_reader import DumpReader
from ludopolis.engine.values.events import Event
from ludopolis.engine.values.scores import Counted

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """What a seat may know of a state. A game derives a class, or passes functions by these names.

    `view`, `dump` and `fill` are required. The others are right for a game without secrets.
    """

    def __init__(
        self,
        *,
        view: Callable[[S, int], Data] | None = None,
        dump: Callable[[S], Data] | None = None,
        fill: Callable[[S, DumpReader], None] | None = None,
        blind: Callable[[S, int], State] | None = None,
        determinize: Callable[[S, Random], State] | None = None,
        redact: Callable[[S, Event, int], Event | None] | None = None,
        counted: Callable[[S], list[list[Counted]]] | None = None,
    ) -> None:
        self._view = view
        self._dump = dump
        self._fill = fill
        self._blind = blind
        self._determinize = determinize
        self._redact = redact
        self._counted = counted

    def view(self, state: S, viewer: int) -> Data:
        """What a seat, or `SPECTATOR`, may know, as data."""
        if self._view is None:
            raise NotImplementedError
        return self._view(state, viewer)

    def dump(self, state: S) -> Data:
        """The whole position as data, with readable ids and field names; `?` stands for `UNKNOWN`."""
        if self._dump is None:
            raise NotImplementedError
        return self._dump(state)

    def fill(self, state: S, reader: DumpReader) -> None:
        """Fills an empty state from a dump: the inverse of `dump`. Raises `BadPosition`. `Game.load` calls `audit`."""
        if self._fill is None:
            raise NotImplementedError
        self._fill(state, reader)

    def blind(self, state: S, viewer: int) -> State:
        """A clone in which everything the seat does not know is overwritten by `UNKNOWN`, for our own bots."""
        if self._blind is not None:
            return self._blind(state, viewer)
        twin = state.clone()
        twin.viewer = viewer
        return twin

    def determinize(self, state: S, rng: Random) -> State:
        """A copy of a blinded state, its unknowns drawn uniformly from the deals that fit all the seat has seen."""
        if self._determinize is not None:
            return self._determinize(state, rng)
        twin = state.clone()
        twin.viewer = -1
        return twin

    def redact(self, state: S, event: Event, viewer: int) -> Event | None:
        """The event that a viewer outside its audience is told instead. By default none."""
        return self._redact(state, event, viewer) if self._redact is not None else None

    def counted(self, state: S) -> list[list[Counted]]:
        """By seat, what the score sheets of a finished game count on the board. By default nothing."""
        return self._counted(state) if self._counted is not None else [[] for _ in state.sheet()]
