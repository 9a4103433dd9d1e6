"""The judges of Welcome To…. Both are frozen: strength is measured against them, so their moves must not change."""

from typing import Final

from ludopolis.engine.contract import Judge
from ludopolis.games.welcome_to.judgement import greedy_1
from ludopolis.games.welcome_to.judgement.appraisal import appraise
from ludopolis.games.welcome_to.judgement.causes import causes, figures
from ludopolis.games.welcome_to.judgement.policy import policy
from ludopolis.games.welcome_to.judgement.value import value

JUDGES: Final = (
    Judge("expert-1", policy=policy, appraise=appraise, value=value, causes=causes, figures=figures),
    Judge("greedy-1", policy=greedy_1.policy),
)
"""The hand-made judge, and the first policy."""
