"""Effects that count roofs: no card of ours has one, but somebody's own cards may."""

from pathlib import Path
from random import Random

import pytest

from ludopolis.engine.check import check_setting
from ludopolis.engine.check.schedule import Setting
from ludopolis.games.uptown.game import UpTown
from ludopolis.games.uptown.judgement.appraisal import Street
from ludopolis.games.uptown.rules.scoring import plot_prestige, plot_revenue, street_prestige, street_revenue
from uptown.given import card_set, given

PROJECTS = """\
roofers,services,,any,street.roof:2,,card
skyline,none,roof,upper,,street.roof:1 plot.roof:3,card
sweep,services,,any,plot.roof:2,plot.roof:-1,card
"""


@pytest.fixture
def own(tmp_path: Path) -> UpTown:
    """The game with three such projects."""
    return card_set(tmp_path, PROJECTS, P02="roofers shop", P03="skyline grocer", P04="sweep flats")


def test_roofs_on_the_plot_and_on_the_street(own: UpTown) -> None:
    state = given(game=own, streets=["P02:roofers P03:skyline | P04:sweep | P78:park"])
    assert [plot_revenue(state, 0, plot) for plot in range(3)] == [4, 0, 1]
    assert [plot_prestige(state, 0, plot) for plot in range(3)] == [2 + 3, 0, 3]
    closed = given(game=own, streets=["P02:roofers | P04:sweep P03:skyline"])
    assert [plot_revenue(closed, 0, plot) for plot in range(2)] == [2, 2]
    assert plot_prestige(closed, 0, 1) == -1 + 1 + 3


def test_the_judge_counts_them_too(own: UpTown) -> None:
    state = given(game=own, held="P03", streets=["P02:roofers | P04:sweep | P78:park"])
    street = Street(state, 0)
    assert (street.revenue, street.prestige) == (street_revenue(state, 0), street_prestige(state, 0)) == (2 + 1, 3)
    choice = [state.from_text(0, text) for text in ("place skyline 1", "discard")]
    # The skyline counts itself: two roofs on the street, one on its plot.
    skyline, discard = own.judge_of("expert-1").appraise(state, 0, choice)
    assert skyline > discard + 3
    assert own.judge_of("greedy-1").policy(state, 0, choice, Random(1)) == choice[0]


def test_such_cards_pass_the_check(own: UpTown) -> None:
    assert check_setting(own, Setting(2, {"count_uncollected": False}), "roofs").ending in own.endings
