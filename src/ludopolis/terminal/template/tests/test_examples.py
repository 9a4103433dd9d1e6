"""The example of the rules page, move by move."""

from .given import do, given


def test_the_last_card_of_the_last_round_ends_the_game() -> None:
    towns = ["house_1 house_2 house_3 house_4 house_5", "shop_1 shop_2 shop_3 shop_4 shop_5"]
    state = given(towns, offer="park_1 park_2 park_3", round=5)
    do(state, "take park_3")
    assert state.ending() == ""
    do(state, "take park_1")
    assert (state.pending(), state.ending()) == (0, "rounds")
    assert state.results().totals == [15 + 1 + 4, 15 + 3 + 4]
    assert state.results().winners == [1]
