"""`Judge`: judges positions and moves, for bots and hints. A game may have several; a bot may name the one it uses."""

from collections.abc import Callable
from random import Random
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State

S = TypeVar("S", bound=State)

EARNS: Final = "earns"
GROWS: Final = "grows"
SAVES: Final = "saves"
KEEPS: Final = "keeps"
KINDS: Final = (EARNS, GROWS, SAVES, KEEPS)
"""Kinds of terms that hints once had. Packages of that time import them, and hand over `outlook` and `kinds`."""


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
        causes: Callable[[tuple[S, S], tuple[S, S], int], list[tuple[str, float]]] | None = None,
        figures: Callable[[S, int], dict[str, str]] | None = None,
        outlook: Callable[[S, int], list[tuple[str, float]]] | None = None,
        kinds: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self._policy = policy
        self._appraise = appraise
        self._value = value
        self._causes = causes
        self._figures = figures

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

    def causes(self, turn: tuple[S, S], other: tuple[S, S], seat: int) -> list[tuple[str, float]]:
        """What a turn brings the seat by the end of the game that another one does not: points by term.

        Each turn is given as the position in which it is over and the one in which the game is. By default the terms
        are the lines of the score sheet. A game may say what a line has at once and what it has later; its terms then
        have words of their own, `term-NAME`.
        """
        if self._causes is not None:
            return self._causes(turn, other, seat)
        points = own_points(turn[1], seat)
        for category, less in own_points(other[1], seat).items():
            points[category] = points.get(category, 0) - less
        return [(category, float(more)) for category, more in points.items()]

    def figures(self, state: S, seat: int) -> dict[str, str]:
        """What a seat has now, by term of `causes`, as it is written on the table: a sentence may point to it."""
        if self._figures is not None:
            return self._figures(state, seat)
        return {category: str(points) for category, points in own_points(state, seat).items()}


def own_points(state: State, seat: int) -> dict[str, int]:
    """The points of a seat's score sheet, by line."""
    points: dict[str, int] = {}
    for line in state.sheet()[seat]:
        points[line.category] = points.get(line.category, 0) + line.points
    return points


def first_best(legal: list[int], worths: list[float]) -> int:
    """The move that is worth most; the first of equals."""
    best = 0
    for at in range(1, len(legal)):
        if worths[at] > worths[best]:
            best = at
    return legal[best]
