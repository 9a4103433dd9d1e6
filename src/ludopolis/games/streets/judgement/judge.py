"""The judges of Streets."""

from random import Random

from ludopolis.engine.contract.judge import EARNS, GROWS, KEEPS, SAVES, Judge
from ludopolis.games.streets.judgement.appraisal import appraise
from ludopolis.games.streets.judgement.greedy_1 import policy
from ludopolis.games.streets.judgement.survey import Survey
from ludopolis.games.streets.judgement.value import terms, value
from ludopolis.games.streets.rules.play import StreetsState


class StreetsJudge(Judge[StreetsState]):
    """The hand-made judge, frozen as `expert-1`: strength is measured against it, so its moves must not change."""

    def policy(self, state: StreetsState, seat: int, legal: list[int], rng: Random) -> int:
        """The move that promises most; the first of equals."""
        worths = appraise(state, seat, legal)
        best = 0
        for at in range(1, len(legal)):
            if worths[at] > worths[best]:
                best = at
        return legal[best]

    def appraise(self, state: StreetsState, seat: int, legal: list[int]) -> list[float]:
        return appraise(state, seat, legal)

    def value(self, state: StreetsState, seat: int) -> float:
        return value(state, seat)

    def outlook(self, state: StreetsState, seat: int) -> list[tuple[str, float]]:
        return terms(Survey(state, seat), seat)

    def kinds(self) -> dict[str, str]:
        return {
            "money": EARNS,
            "buildings": GROWS,
            "people": GROWS,
            "signs": SAVES,
            "majorities": KEEPS,
            "sets": KEEPS,
        }


class GreedyOneJudge(Judge[StreetsState]):
    """The first policy, frozen as `greedy-1`: strength is measured against it, so its moves must not change."""

    def policy(self, state: StreetsState, seat: int, legal: list[int], rng: Random) -> int:
        return policy(state, seat, legal, rng)
