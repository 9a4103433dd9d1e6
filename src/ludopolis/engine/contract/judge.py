"""What judges positions and moves, for bots and hints. A game may have several judges; a bot names the one it uses."""

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
    """Judges from what the state shows and leaves it unchanged. A judge with a name like `expert-1` is frozen."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def policy(self, state: S, seat: int, legal: list[int], rng: Random) -> int:
        """A quick sensible move, for playouts and the greedy bot; by default the best of `appraise`."""
        worths = self.appraise(state, seat, legal)
        best = max(worths)
        choices = [move for move, worth in zip(legal, worths, strict=True) if worth == best]
        return choices[int(rng.random() * len(choices))]

    def appraise(self, state: S, seat: int, legal: list[int]) -> list[float]:
        """What each of these moves promises, in points: where a search looks first. All the same by default."""
        return [0.0] * len(legal)

    def value(self, state: S, seat: int) -> float:
        """How good the position is for a seat, in points; by default its lead over the best rival."""
        totals = state.results().totals
        rivals = [total for other, total in enumerate(totals) if other != seat]
        return float(totals[seat] - max(rivals)) if rivals else float(totals[seat])

    def outlook(self, state: S, seat: int) -> list[tuple[str, float]]:
        """What the seat's own part of `value` is made of: points by term, as a hint names them."""
        return [("points", float(state.results().totals[seat]))]

    def kinds(self) -> dict[str, str]:
        """What kind of reason each term of the outlook is: `EARNS`, `GROWS`, `SAVES` or `KEEPS`."""
        return {"points": EARNS}
