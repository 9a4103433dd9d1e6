"""`Judge`: judges positions and moves, for bots and hints. A game may have several; a bot may name the one it uses."""

from collections.abc import Callable
from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State

S = TypeVar("S", bound=State)

EARNS: Final = "earns"
"""A term for points that the seat has."""
GROWS: Final = "grows"
"""A term for what pays until the end of the game: it shrinks as the end comes nearer."""
SAVES: Final = "saves"
"""A term for what the seat has not spent or lost."""
KEEPS: Final = "keeps"
"""A term for what the seat may still do."""
KINDS: Final = (EARNS, GROWS, SAVES, KEEPS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Judges a state without changing it, from what the state shows. A judge with a name like `expert-1` is frozen.

    A game derives a class, or passes functions by these names. All of them are optional.
    """

    def __init__(
        self,
        name: str = "",
        *,
        policy: Callable[[S, int, list[int], Random], int] | None = None,
        appraise: Callable[[S, int, list[int]], list[float]] | None = None,
        value: Callable[[S, int], float] | None = None,
        outlook: Callable[[S, int], list[tuple[str, float]]] | None = None,
        kinds: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self._policy = policy
        self._appraise = appraise
        self._value = value
        self._outlook = outlook
        self._kinds = kinds if kinds is not None else {"points": EARNS}

    def policy(self, state: S, seat: int, legal: list[int], rng: Random) -> int:
        """A quick sensible move, for playouts and the greedy bot. By default the best by `appraise`."""
        if self._policy is not None:
            return self._policy(state, seat, legal, rng)
        worths = self.appraise(state, seat, legal)
        best = max(worths)
        choices = [move for move, worth in zip(legal, worths, strict=True) if worth == best]
        return choices[int(rng.random() * len(choices))]

    def appraise(self, state: S, seat: int, legal: list[int]) -> list[float]:
        """An estimate of each of these moves in points, by which a search orders them. By default 0 for all."""
        if self._appraise is not None:
            return self._appraise(state, seat, legal)
        return [0.0] * len(legal)

    def value(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points. By default its lead over the best rival."""
        if self._value is not None:
            return self._value(state, seat)
        totals = state.results().totals
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return float(totals[seat] - max(rivals)) if rivals else float(totals[seat])

    def outlook(self, state: S, seat: int) -> list[tuple[str, float]]:
        """The terms of the seat's own part of `value`: names, which hints use, and points."""
        if self._outlook is not None:
            return self._outlook(state, seat)
        return [("points", float(state.results().totals[seat]))]

    def kinds(self) -> dict[str, str]:
        """The kind of each term of the outlook: `EARNS`, `GROWS`, `SAVES` or `KEEPS`."""
        return self._kinds


def first_best(legal: list[int], worths: list[float]) -> int:
    """The move that is worth most; the first of equals."""
    best = 0
    for at in range(1, len(legal)):
        if worths[at] > worths[best]:
            best = at
    return legal[best]
