"""What judges positions and moves, for bots and hints. A game may have several judges; a bot names the one it uses."""

from collections.abc import Callable
from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State

S = TypeVar("S", bound=State)

EARNS: Final = "earns"
"""A term that counts what the seat has got."""
GROWS: Final = "grows"
"""A term that counts what will go on paying until the end: the sooner that comes, the less it is."""
SAVES: Final = "saves"
"""A term that counts what the seat has not spent or lost."""
KEEPS: Final = "keeps"
"""A term that counts what the seat may still do."""
KINDS: Final = (EARNS, GROWS, SAVES, KEEPS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Judges from what the state shows and leaves it unchanged. A judge with a name like `expert-1` is frozen.

    A game derives a class, or hands over functions by these names; none is needed.
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
        """A quick sensible move, for playouts and the greedy bot; by default the best of `appraise`."""
        if self._policy is not None:
            return self._policy(state, seat, legal, rng)
        worths = self.appraise(state, seat, legal)
        best = max(worths)
        choices = [move for move, worth in zip(legal, worths, strict=True) if worth == best]
        return choices[int(rng.random() * len(choices))]

    def appraise(self, state: S, seat: int, legal: list[int]) -> list[float]:
        """What each of these moves promises, in points: where a search looks first. All the same by default."""
        if self._appraise is not None:
            return self._appraise(state, seat, legal)
        return [0.0] * len(legal)

    def value(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points; by default its lead over the best rival."""
        if self._value is not None:
            return self._value(state, seat)
        totals = state.results().totals
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return float(totals[seat] - max(rivals)) if rivals else float(totals[seat])

    def outlook(self, state: S, seat: int) -> list[tuple[str, float]]:
        """What the seat's own part of `value` is made of: points by term, as a hint names them."""
        if self._outlook is not None:
            return self._outlook(state, seat)
        return [("points", float(state.results().totals[seat]))]

    def kinds(self) -> dict[str, str]:
        """What kind of reason each term of the outlook is: `EARNS`, `GROWS`, `SAVES` or `KEEPS`."""
        return self._kinds


def first_best(legal: list[int], worths: list[float]) -> int:
    """The move that is worth most; the first of equals."""
    best = 0
    for at in range(1, len(legal)):
        if worths[at] > worths[best]:
            best = at
    return legal[best]
