"""The judges of UpTown. Both are frozen: strength is measured against them, so their moves must not change."""

from random import Random
from typing import Final

from ludopolis.engine.contract import Judge
from ludopolis.games.uptown.judgement import greedy_1
from ludopolis.games.uptown.judgement.appraisal import appraise
from ludopolis.games.uptown.judgement.causes import causes, figures
from ludopolis.games.uptown.judgement.outlook import value
from ludopolis.games.uptown.rules.play import UpTownState


def policy(state: UpTownState, seat: int, legal: list[int], rng: Random) -> int:
    """The move that promises most; any of equals."""
    worths = appraise(state, seat, legal)
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


def first_policy(state: UpTownState, seat: int, legal: list[int], rng: Random) -> int:
    """The first policy of all."""
    return greedy_1.lean(state, seat, legal, rng, greedy_1.BALANCED)


JUDGES: Final = (
    Judge("expert-1", policy=policy, appraise=appraise, value=value, causes=causes, figures=figures),
    Judge("greedy-1", policy=first_policy),
)
"""The hand-made judge, and the first policy."""
