"""Points: cards, kinds, and the judge that counts them."""

import pytest

from ludopolis.terminal.template.game import GAME

from .given import given

TOWNS = ["house_1 house_2", "shop_1 park_1"]
OFFER = "house_3 shop_3 shop_2"


@pytest.mark.parametrize(("variety", "totals", "winners"), [(True, [5, 6], [1]), (False, [3, 2], [0])])
def test_cards_and_kinds(variety: bool, totals: list[int], winners: list[int]) -> None:
    state = given(TOWNS, OFFER, round=2, variety=variety)
    assert (state.results().totals, state.results().winners) == (totals, winners)


def test_the_score_sheet() -> None:
    assert [tuple(line) for line in given(TOWNS, OFFER, round=2).sheet()[1]] == [
        ("cards", 2, {}),
        ("kinds", 4, {"kinds": 2}),
    ]


def test_equal_points_share_the_victory() -> None:
    assert given(["house_1", "house_2"], round=1, offer=OFFER, variety=False).results().winners == [1]
    assert given(["house_1", "shop_1"], round=1, offer=OFFER).results().winners == [0, 1]


def test_the_judge_likes_a_new_kind() -> None:
    state = given(TOWNS, OFFER, round=2)
    assert GAME.judge.appraise(state, 0, state.legal(0)) == [3.0, 4.0, 5.0]
