"""The judges of Ginkgopolis."""

from random import Random

from ludopolis.engine.contract.judge import EARNS, GROWS, KEEPS, SAVES, Judge
from ludopolis.games.ginkgopolis.judgement import appraisal, greedy_1, value
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import STEP_TOKEN


class GinkgopolisJudge(Judge[GinkgopolisState]):
    """The judge `expert-1`. Frozen: strength is measured against it, so its moves must not change."""

    def policy(self, state: GinkgopolisState, seat: int, legal: list[int], rng: Random) -> int:
        """The move that promises most; a token goes anywhere."""
        if state.todo[-3] == STEP_TOKEN:
            return legal[int(rng.random() * len(legal))]
        worths = appraisal.appraise(state, seat, legal)
        best = 0
        for i in range(1, len(worths)):
            if worths[i] > worths[best]:
                best = i
        return legal[best]

    def appraise(self, state: GinkgopolisState, seat: int, legal: list[int]) -> list[float]:
        return appraisal.appraise(state, seat, legal)

    def value(self, state: GinkgopolisState, seat: int) -> float:
        return value.value(state, seat)

    def outlook(self, state: GinkgopolisState, seat: int) -> list[tuple[str, float]]:
        return value.outlook(state, seat)

    def kinds(self) -> dict[str, str]:
        return {
            "points": EARNS,
            "districts": EARNS,
            "presence": KEEPS,
            "cards": EARNS,
            "bonuses": GROWS,
            "resources": SAVES,
            "tiles": SAVES,
        }


class GreedyOneJudge(Judge[GinkgopolisState]):
    """The judge `greedy-1`. Frozen: strength is measured against it, so its moves must not change."""

    def policy(self, state: GinkgopolisState, seat: int, legal: list[int], rng: Random) -> int:
        return greedy_1.policy(state, seat, legal, rng)
