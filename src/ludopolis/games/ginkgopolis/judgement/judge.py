"""The judges of Ginkgopolis. Both are frozen: strength is measured against them, so their moves must not change."""

from random import Random
from typing import Final

from ludopolis.engine.contract import Judge, first_best
from ludopolis.games.ginkgopolis.judgement import greedy_1
from ludopolis.games.ginkgopolis.judgement.appraisal import appraise
from ludopolis.games.ginkgopolis.judgement.causes import causes, figures
from ludopolis.games.ginkgopolis.judgement.value import value
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import STEP_TOKEN


def policy(state: GinkgopolisState, seat: int, legal: list[int], rng: Random) -> int:
    """The move that promises most; a token goes anywhere."""
    if state.todo[-3] == STEP_TOKEN:
        return legal[int(rng.random() * len(legal))]
    return first_best(legal, appraise(state, seat, legal))


JUDGES: Final = (
    Judge("expert-1", policy=policy, appraise=appraise, value=value, causes=causes, figures=figures),
    Judge("greedy-1", policy=greedy_1.policy),
)
"""The hand-made judge, and the first policy."""
