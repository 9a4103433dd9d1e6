"""The judge of Happy City: hand-made, it thinks for every level.

Frozen as `expert-1` and as `greedy-1`: strength is measured against it, so its moves must not change.
"""

from random import Random
from typing import Final

from ludopolis.engine.contract import Judge, first_best
from ludopolis.games.happy_city.judgement.appraisal import appraise
from ludopolis.games.happy_city.judgement.causes import causes, figures
from ludopolis.games.happy_city.judgement.outlook import value
from ludopolis.games.happy_city.rules.play import HappyCityState


def policy(state: HappyCityState, seat: int, legal: list[int], rng: Random) -> int:
    """The move that promises most; the first of equals."""
    return first_best(legal, appraise(state, seat, legal))


def judge(name: str) -> Judge[HappyCityState]:
    """The judge, under a name."""
    return Judge(name, policy=policy, appraise=appraise, value=value, causes=causes, figures=figures)


JUDGES: Final = (judge("expert-1"), judge("greedy-1"))
