"""The judges of UpTown: the hand-made one, which thinks for every level, and the first one."""

from random import Random

from ludopolis.engine.contract.judge import EARNS, GROWS, KEEPS, SAVES, Judge
from ludopolis.games.uptown.judgement import greedy_1, outlook
from ludopolis.games.uptown.judgement.appraisal import Appraisal
from ludopolis.games.uptown.rules.play import UpTownState


class UpTownJudge(Judge[UpTownState]):
    """The hand-made judge, frozen as `expert-1`: strength is measured against it, so its moves must not change."""

    def policy(self, state: UpTownState, seat: int, legal: list[int], rng: Random) -> int:
        worths = Appraisal(state, seat).appraise(legal)
        best = 0
        most = worths[0]
        equal = 1
        for i in range(1, len(worths)):
            worth = worths[i]
            if worth > most:
                best, most, equal = i, worth, 1
            elif worth == most:
                equal += 1
                if rng.random() * equal < 1.0:
                    best = i
        return legal[best]

    def appraise(self, state: UpTownState, seat: int, legal: list[int]) -> list[float]:
        return Appraisal(state, seat).appraise(legal)

    def value(self, state: UpTownState, seat: int) -> float:
        return outlook.value(state, seat)

    def outlook(self, state: UpTownState, seat: int) -> list[tuple[str, float]]:
        return outlook.outlook(state, seat)

    def kinds(self) -> dict[str, str]:
        return {
            "prestige": EARNS,
            "coins": SAVES,
            "revenue": GROWS,
            "plots": KEEPS,
            "counting": GROWS,
            "height": KEEPS,
            "cards": KEEPS,
        }


class GreedyOneJudge(Judge[UpTownState]):
    """The first policy, frozen as `greedy-1`: strength is measured against it, so its moves must not change."""

    def policy(self, state: UpTownState, seat: int, legal: list[int], rng: Random) -> int:
        return greedy_1.lean(state, seat, legal, rng, greedy_1.BALANCED)
