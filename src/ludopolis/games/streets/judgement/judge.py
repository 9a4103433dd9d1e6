"""The judges of Streets. Both are frozen: strength is measured against them, so their moves must not change."""

from random import Random
from typing import Final

from ludopolis.engine.contract import Judge, first_best
from ludopolis.games.streets.judgement import greedy_1
from ludopolis.games.streets.judgement.appraisal import appraise
from ludopolis.games.streets.judgement.causes import causes, figures
from ludopolis.games.streets.judgement.value import value
from ludopolis.games.streets.rules.play import StreetsState


def policy(state: StreetsState, seat: int, legal: list[int], rng: Random) -> int:
    """The move that promises most; the first of equals."""
    return first_best(legal, appraise(state, seat, legal))


JUDGES: Final = (
    Judge("expert-1", policy=policy, appraise=appraise, value=value, causes=causes, figures=figures),
    Judge("greedy-1", policy=greedy_1.policy),
)
"""The hand-made judge, and the first policy."""
