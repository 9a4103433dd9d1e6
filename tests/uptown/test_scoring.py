"""Revenue, prestige and the score sheet, effect by effect."""

import pytest

from ludopolis.engine.table.ties import tie_of
from ludopolis.engine.values.scores import ScoreLine
from ludopolis.games.uptown.components.tables import KINDS
from ludopolis.games.uptown.rules.scoring import (
    highest_building,
    plot_prestige,
    plot_revenue,
    points_of,
    scoring_coins,
    street_count,
    street_prestige,
    street_revenue,
    winners,
)
from uptown.given import given


@pytest.mark.parametrize(
    ("plot", "revenue", "prestige"),
    [
        ("", 0, 0),
        ("offices", 1, 1),  # fixed
        ("scaffolding", -2, 0),
        ("front_desk", 1, 1),  # ground:1
        ("flats front_desk", 0, 3),
        ("family_flat brokerage", 1, 2),  # below:1
        ("family_flat flats twin_flats brokerage", 3, 6),
        ("family_flat flats broken_lift", -2, 4),  # below:-1
        ("laundry flats family_flat", 2, 4),  # plot.flat:1
        ("laundry maisonette", 2 + 1, 0),
        ("neighbours", 0, 1),  # plot.flat:1 counts itself (A12)
        ("neighbours twin_flats flats", 0, 4 + 2 + 2),
        ("flats twin_flats building_site_noise", 0, 2 + 2 - 3),  # plot.flat:-1
        ("boutique grocer shopping_arcade", 1 + 2, 2 * 4 + 1),  # plot.shop:2
        ("bookshop_cafe two_cafes", 1, 2 * 3),  # plot.cafe:2
        ("coffee_counter twin_offices offices", 3 + 1 + 1, 1),  # plot.office:1, which counts another kind
        ("garden_flat", 0, 2),
        ("flats garden_flat", 0, 2),
    ],
)
def test_effects_of_a_plot(plot: str, revenue: int, prestige: int) -> None:
    state = given(streets=[plot])
    assert plot_revenue(state, 0, 0) == revenue
    assert plot_prestige(state, 0, 0) == prestige


@pytest.mark.parametrize(("project", "flats"), [("laundry", 1), ("round_the_clock_shop", 3)])
def test_revenue_by_plot_and_by_street_differ(project: str, flats: int) -> None:
    state = given(streets=[f"{project} flats | twin_flats", "family_flat"])
    assert plot_revenue(state, 0, 0) == flats


@pytest.mark.parametrize(
    ("street", "prestige"),
    [
        ("department_store | grocer | shopping_arcade", 2 * 4 + 1),
        ("fitness_club | post_office workshop_row", 2 * 4 + 1),
        ("family_flat board_room | twin_offices offices", 2 + 4 + 1),
        ("offices residents_council | twin_flats", 1 + 3 + 2),
        ("flats P38:gift_collection scaffolding | ruin | squat", 2 + 2 * 3 - 4 - 3),
        ("guest_house hotel_chain", 1 + 2 * 3),
    ],
)
def test_effects_of_a_street(street: str, prestige: int) -> None:
    assert street_prestige(given(streets=[street]), 0) == prestige


def test_an_effect_counts_on_the_plot_of_the_half_that_has_it() -> None:
    state = given(streets=["department_store | | grocer | | shopping_arcade"])
    assert [plot_prestige(state, 0, plot) for plot in range(5)] == [8, 0, 1, 0, 0]
    assert [plot_revenue(state, 0, plot) for plot in range(5)] == [0, 0, 1, 0, 2]
    assert street_revenue(state, 0) == 3


def test_streets_are_counted_separately() -> None:
    state = given(streets=["department_store", "grocer | shopping_arcade"])
    assert street_prestige(state, 0) == 2
    assert street_prestige(state, 1) == 1


def test_a26_parks_and_masts_have_no_kind() -> None:
    state = given(streets=["park roof_garden | museum | family_flat power_cuts"])
    counts = [street_count(state, 0, kind) for kind in range(7)]
    assert counts == [0, 0, 1, 0, 0, 0, 1]
    assert KINDS.index("flat") == 2


def test_a16_a15_a_card_is_a_floor_whatever_it_shows() -> None:
    state = given(streets=["twin_flats maisonette | park roof_garden roof_garden"])
    assert highest_building(state, 0) == 3
    assert highest_building(state, 1) == 0


def test_the_sheet() -> None:
    state = given(streets=["park roof_garden | noisy_bar"], wallets=[8, 5], coins=[0, 7])
    assert state.sheet()[0] == [
        ScoreLine("plot_1", 6, {"cards": 2}),
        ScoreLine("plot_2", -3, {"cards": 1}),
        ScoreLine("plot_3", 0, {"cards": 0}),
        ScoreLine("plot_4", 0, {"cards": 0}),
        ScoreLine("plot_5", 0, {"cards": 0}),
        ScoreLine("coins", 2, {"coins": 8}),
    ]
    assert state.sheet()[1][5] == ScoreLine("coins", 1, {"coins": 5})
    assert state.results() == ([5, 1], [0])
    assert points_of(state, 0) == 5


def test_a14_uncollected_coins_count_by_option_only() -> None:
    for counted, coins in ((False, 5), (True, 12)):
        state = given(wallets=[8, 5], coins=[0, 7], count_uncollected=counted)
        assert scoring_coins(state, 1) == coins
        assert state.sheet()[1][5] == ScoreLine("coins", coins // 3, {"coins": coins})


def test_ties_on_the_table() -> None:
    low, high = "park", "family_flat studio_flat"  # 3 points each, of 1 card and of 2
    assert given(streets=[low, high]).results() == ([6, 6], [1])
    assert given(streets=[high, low]).results() == ([6, 6], [0])
    assert tie_of(given(streets=[high, low])) == ([0, 1], "highest_building")
    assert given(streets=[high, low]).tie_breaks() == [("highest_building", [2, 1])]
    assert given(streets=["park", "playground"]).results() == ([6, 6], [0, 1])
    assert given(streets=["park", "studio_flat studio_flat"]).results() == ([6, 5], [0])


def test_winners() -> None:
    assert winners([1, 2, 3], [9, 9, 1]) == [2]
    assert winners([-1, -1], [0, 0]) == [0, 1]
