"""The judge of Happy City: hand-made, it thinks for every level."""

from random import Random

from ludopolis.engine.contract.judge import EARNS, GROWS, SAVES, Judge
from ludopolis.games.happy_city.judgement import appraisal, outlook
from ludopolis.games.happy_city.rules.play import HappyCityState


class HappyCityJudge(Judge[HappyCityState]):
    """Frozen as `expert-1` and as `greedy-1`: strength is measured against it, so its moves must not change."""

    def policy(self, state: HappyCityState, seat: int, legal: list[int], rng: Random) -> int:
        worths = appraisal.appraise(state, seat, legal)
        best = 0
        for i in range(1, len(legal)):
            if worths[i] > worths[best]:
                best = i
        return legal[best]

    def appraise(self, state: HappyCityState, seat: int, legal: list[int]) -> list[float]:
        return appraisal.appraise(state, seat, legal)

    def value(self, state: HappyCityState, seat: int) -> float:
        return outlook.value(state, seat)

    def outlook(self, state: HappyCityState, seat: int) -> list[tuple[str, float]]:
        return outlook.outlook(state, seat)

    def kinds(self) -> dict[str, str]:
        return {"city": EARNS, "purse": SAVES, "income": GROWS, "coins": SAVES}
