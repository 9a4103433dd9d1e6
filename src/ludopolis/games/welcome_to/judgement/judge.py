"""The judges of Welcome To…."""

from random import Random

from ludopolis.engine.contract.judge import EARNS, KEEPS, SAVES, Judge
from ludopolis.games.welcome_to.judgement import greedy_1
from ludopolis.games.welcome_to.judgement.appraisal import appraise
from ludopolis.games.welcome_to.judgement.outlook import outlook
from ludopolis.games.welcome_to.judgement.policy import policy
from ludopolis.games.welcome_to.judgement.value import value
from ludopolis.games.welcome_to.rules.play import WelcomeToState


class WelcomeToJudge(Judge[WelcomeToState]):
    """The game's own judge, frozen as `expert-1`: its moves must not change, strength is measured against it."""

    def policy(self, state: WelcomeToState, seat: int, legal: list[int], rng: Random) -> int:
        return policy(state, seat, legal, rng)

    def appraise(self, state: WelcomeToState, seat: int, legal: list[int]) -> list[float]:
        return appraise(state, seat, legal)

    def value(self, state: WelcomeToState, seat: int) -> float:
        return value(state, seat)

    def outlook(self, state: WelcomeToState, seat: int) -> list[tuple[str, float]]:
        return outlook(state, seat)

    def kinds(self) -> dict[str, str]:
        return {
            "plans": EARNS,
            "estates": EARNS,
            "parks": EARNS,
            "pools": EARNS,
            "temps": EARNS,
            "room": KEEPS,
            "bis": SAVES,
            "rings": SAVES,
            "refusals": SAVES,
        }


class GreedyOneJudge(Judge[WelcomeToState]):
    """The game's first policy, frozen as `greedy-1`: its moves must not change, strength is measured against it."""

    def policy(self, state: WelcomeToState, seat: int, legal: list[int], rng: Random) -> int:
        return greedy_1.policy(state, seat, legal, rng)
