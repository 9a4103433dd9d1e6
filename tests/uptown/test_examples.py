"""The worked examples of the rules page, each by its id: what is placed, paid and closed."""

from pathlib import Path
from typing import Any

import pytest
from positions import deal, told

from ludopolis.games.uptown.rules.scoring import (
    coin_points,
    plot_prestige,
    plot_revenue,
    street_prestige,
    street_revenue,
    winners,
)
from ludopolis.games.uptown.rules.state import PLOTS
from uptown.given import asked, card_set, do, fresh, given, options, street


def plots_of(moves: list[str], project: str) -> list[str]:
    """Where a project may go: the last word of its placements."""
    return [move.split()[2] for move in moves if move.startswith(f"place {project} ")]


# From the rulebook


def test_r1_the_free_card_costs_nothing() -> None:
    state = given(held="P01", streets=["| family_flat"])
    do(state, "place flats 2")
    assert state.wallet[0] == 10
    assert street(state, 0)[1] == ["family_flat", "flats"]


def test_r2_the_free_card_may_be_discarded() -> None:
    state = given(held="P01", sizes=[20])
    gone = len(state.discards)
    do(state, "discard")
    assert state.dump()["discards"][gone:] == ["P01"]
    assert state.wallet[0] == 10
    assert state.size[0] == 20  # the card was taken before
    assert asked(state) == (0, "second_action")


def test_r2_a_turn_takes_the_top_card_of_the_deck() -> None:
    state = fresh(2)
    do(state, "first 0", "P01", "P09", "M02")
    assert state.size[:2] == [41, 42]
    do(state, "P78", "discard")
    assert state.size[:2] == [41, 42]
    assert state.dump()["discards"] == ["P01"]


def test_r3_buying_from_the_right_neighbour() -> None:
    # With three players the right neighbour of 0 is 2.
    state = given(3, held="P01", tops="P09 P17 P78", streets=["| family_flat"])
    do(state, "place flats 2")
    assert options(state) == ["buy 0", "buy 1", "buy 2", "municipal"]
    do(state, "buy 2")
    assert state.wallet[0] == 4
    assert state.deck_coins == [0, 0, 6]
    deal(state)
    do(state, "place park 1", "discard")
    assert asked(state) == (1, "second_action")
    assert "buy 2" not in options(state)


def test_r3_with_two_players() -> None:
    state = given(held="P01", tops="P09 P78", streets=["| family_flat"])
    do(state, "place flats 2")
    assert options(state) == ["buy 0", "buy 1", "municipal"]


R5 = "shop | family_flat flats | studio_flat | P77:round_the_clock_shop"


def test_r4_a_card_without_a_choice_of_plot() -> None:
    state = given(held="P78", step="place_bought", streets=[R5])
    assert options(state) == ["place park 5", "place round_the_clock_shop 5"]


def test_r5_revenue_of_the_whole_street() -> None:
    state = given(held="P78", step="place_bought", streets=[R5], wallets=[4])
    do(state, "place park 5")
    assert told(state, "plot-closed") == [
        {
            "kind": "plot-closed",
            "seat": 0,
            "plot": 5,
            "first": 2,
            "second": 0,
            "third": 0,
            "fourth": 3,
            "fifth": 1,
            "amount": 6,
            "coins": 10,
        }
    ]
    assert state.wallet[0] == 10


def test_r6_the_score_pad() -> None:
    plots = "museum | gallery gallery studio_flat | shop | waste_sorting_point | shop landmark_spire"
    state = given(streets=[plots], wallets=[11])
    assert [line.points for line in state.sheet()[0]] == [4, 7, 0, -2, 5, 3]
    assert [line.category for line in state.sheet()[0]] == ["plot_1", "plot_2", "plot_3", "plot_4", "plot_5", "coins"]
    assert state.results().totals[0] == 17


# Our own


def test_o1_coins_are_collected_instead_of_a_card() -> None:
    state = given(
        3, coins=[0, 6], sizes=[10, 20], streets=["", "shop"], held="M02", common="M03", step="place_municipal"
    )
    do(state, "discard")
    assert asked(state) == (1, "second_action")
    assert state.wallet[1] == 16
    assert state.deck_coins[1] == 0
    assert state.size[1] == 20
    assert "buy 1" in options(state)


def test_o2_a_blocked_deck() -> None:
    state = given(3, coins=[0, 4], wallets=[10, 10, 90], actor=2)
    assert options(state) == ["buy 0", "buy 2", "municipal"]


def test_o3_a_duo_counts_twice() -> None:
    assert plot_revenue(given(streets=["twin_offices shared_desks"]), 0, 0) == 1 + 3


def test_o4_cards_below() -> None:
    assert plot_prestige(given(streets=["twin_flats front_desk panorama_flat"]), 0, 0) == 2 + 1 + 2


def test_o5_on_the_ground_floor() -> None:
    state = given(streets=["garden_flat | family_flat garden_flat"])
    assert plot_prestige(state, 0, 0) == 2
    assert plot_prestige(state, 0, 1) == 2


def test_o6_a_negative_revenue_costs_nothing() -> None:
    state = given(held="M03", common="M04", step="place_municipal", streets=["scaffolding"])
    do(state, "place plain_roof 1")
    assert state.wallet[0] == 10
    assert told(state, "plot-closed")[0]["first"] == -2 + 1
    assert told(state, "plot-closed")[0]["amount"] == 0


def test_o6_losses_reduce_a_positive_revenue() -> None:
    state = given(held="P27", streets=["scaffolding corner_cafe"])
    do(state, "place flat_roof 1")
    assert told(state, "plot-closed")[0]["first"] == -2 + 1 + 2
    assert state.wallet[0] == 11


O7 = "gated_flats | shop | | shop tiled_roof | P62:kiosk"


@pytest.mark.parametrize(
    ("card", "gift", "plots"),
    [
        ("P44", "noisy_bar", ["1.2", "1.3"]),
        ("P25", "tarpaulin_roof", ["1.2"]),
        ("P31", "pigeon_loft", ["1.4", "1.5"]),
    ],
)
def test_o7_where_gifts_may_go(card: str, gift: str, plots: list[str]) -> None:
    state = given(held=card, streets=["studio_flat | family_flat attic_flat", O7])
    assert plots_of(options(state), gift) == plots


@pytest.mark.parametrize(
    ("card", "project", "plots"), [("P05", "billboard", ["1", "3"]), ("P23", "family_flat", ["2", "4", "5"])]
)
def test_o8_on_roofs_and_elsewhere(card: str, project: str, plots: list[str]) -> None:
    state = given(held=card, streets=["P40:shop tiled_roof | P20:shop | park roof_garden"])
    assert plots_of(options(state), project) == plots


def test_o9_counting_cafes_and_gifts() -> None:
    state = given(streets=["roastery noisy_bar | two_cafes P55:gift_collection"])
    assert [plot_prestige(state, 0, plot) for plot in range(PLOTS)] == [2 * 4 - 3, 0 + 2 * 1, 0, 0, 0]
    assert street_prestige(state, 0) == 7


def test_o10_a_duo_is_one_floor() -> None:
    assert plot_prestige(given(streets=["shop twin_offices sky_office roof_garden"]), 0, 0) == 0 + 0 + 2 + 3


def test_o11_hotels_on_the_street() -> None:
    state = given(streets=["guest_house hotel_chain | city_hotel"])
    assert street_prestige(state, 0) == 1 + 9 + 1


def test_o12_a_loss_for_each_floor_below() -> None:
    assert plot_revenue(given(streets=["shop maisonette broken_lift"]), 0, 0) == 2 + 1 - 2


def test_o13_a_loss_for_each_office() -> None:
    assert plot_prestige(given(streets=["offices twin_offices power_cuts"]), 0, 0) == 1 - 3


def test_o14_the_last_card_of_a_deck() -> None:
    held: dict[str, Any] = {"held": "M02", "common": "M03", "step": "place_municipal"}
    state = given(3, sizes=[10, 1, 10], tops="P09 P17 P61", round=1, **held)
    do(state, "discard")
    assert asked(state) == (1, "free_card")
    assert state.size[1] == 0
    assert told(state, "last-round-by-deck") == [{"kind": "last-round-by-deck", "seat": 1, "round": 1}]
    do(state, "discard")
    assert asked(state) == (1, "second_action")
    do(state, "municipal", "discard")
    assert asked(deal(state)) == (2, "free_card")
    do(state, "discard", "municipal", "discard")
    assert asked(state) == (-1, "over")
    assert state.round == 1
    assert state.ending() == "deck_empty"


FOUR_CLOSED = "park | square | square | square"


def test_o15_a_gift_closes_the_fifth_plot() -> None:
    state = given(3, held="P25", actor=2, streets=["", FOUR_CLOSED + " | shop"])
    do(state, "place tarpaulin_roof 1.5")
    assert state.wallet == [10, 10 + 1 + 2, 10]
    assert asked(state) == (2, "second_action")
    do(state, "municipal", "discard")
    assert asked(state) == (-1, "over")
    assert state.ending() == "street_closed"


def test_o16_only_the_ground_floor_on_an_empty_street(tmp_path: Path) -> None:
    state = given(game=card_set(tmp_path, P02="law_firm shop"), held="P02")
    assert options(state) == [*(f"place shop {plot}" for plot in range(1, 6)), "discard"]


def test_o17_the_only_card_of_a_rival() -> None:
    state = given(held="P01", tops="P09 P78", sizes=[10, 1], round=1)
    do(state, "discard", "buy 1", "place park 1")
    assert state.wallet == [10 - 6 + 1, 16]
    assert state.deck_coins == [0, 0]
    assert asked(state) == (1, "second_action")
    assert told(state, "coins-collected") == [{"kind": "coins-collected", "seat": 1, "amount": 6, "coins": 16}]
    do(state, "municipal", "discard")
    assert asked(state) == (-1, "over")


def test_o18_nothing_left_to_do() -> None:
    assert options(given(wallets=[0], common_size=0)) == ["skip"]


def test_o19_buying_from_the_own_deck() -> None:
    state = given(held="P01", tops="P78")
    do(state, "discard", "buy 0")
    assert state.deck_coins == [0, 0]
    do(deal(state), "place park 1")
    assert state.wallet[0] == 10 - 6 + 1


@pytest.mark.parametrize(("players", "cards"), [(2, 42), (3, 28), (4, 21)])
def test_o20_decks(players: int, cards: int) -> None:
    assert [seat["deck"]["size"] for seat in fresh(players).dump()["seats"]] == [cards] * players


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_o21_three_coins_are_a_point(coins: int, points: int) -> None:
    assert coin_points(given(wallets=[coins]), 0) == points


def test_o23_the_highest_building_breaks_a_tie() -> None:
    assert winners([30, 30, 28], [6, 7, 9]) == [1]
    assert winners([30, 30, 28], [7, 7, 9]) == [0, 1]


def test_o24_four_halves() -> None:
    state = given(held="M01", step="place_municipal", streets=["shop"])
    moves = options(state)
    assert len(moves) == 5 + 1 + 5 + 5 + 1
    assert plots_of(moves, "bell_turret") == ["1"]
    for project in ("shared_flat", "twin_council_offices", "surgery"):
        assert plots_of(moves, project) == ["1", "2", "3", "4", "5"]
    assert moves[-1] == "discard"


@pytest.mark.parametrize(("counted", "points"), [(False, 1), (True, 3)])
def test_o25_coins_left_on_a_deck(counted: bool, points: int) -> None:
    over: dict[str, Any] = {"step": "over", "actor": -1, "last_round": "deck_empty", "sizes": [10, 0]}
    state = given(wallets=[4], coins=[6], count_uncollected=counted, **over)
    assert coin_points(state, 0) == points
    assert state.sheet()[0][-1].points == points


def test_o26_a_gift_roof_pays_its_owner() -> None:
    state = given(held="P25", streets=["", "shop | corner_cafe"])
    do(state, "place tarpaulin_roof 1.2")
    assert state.wallet == [10, 10 + 2 + 1]
    assert plot_prestige(state, 1, 1) == -2


def test_o27_what_cannot_be_placed_cannot_be_bought(tmp_path: Path) -> None:
    game = card_set(tmp_path, P02="billboard roof_garden")
    assert options(given(game=game, tops="P09 P02")) == ["buy 0", "municipal"]
    closed = given(game=game, tops="P09 P02", streets=["park"])
    assert options(closed) == ["buy 0", "buy 1", "municipal"]


def test_o28_nobody_is_forced_to_buy() -> None:
    state = given(tops="P01 P78", common_size=0)
    assert options(state) == ["buy 0", "buy 1", "skip"]
    before = state.dump()
    do(state, "skip")
    assert asked(deal(state)) == (1, "free_card")
    assert state.wallet == [10, 10]
    assert state.dump()["discards"] == before["discards"]
    assert options(given(tops="P01 P78", common_size=1)) == ["buy 0", "buy 1", "municipal"]


def test_o29_the_next_card_is_uncovered_first() -> None:
    state = fresh(2)
    do(state, "first 0", "P01", "P09", "M02")
    assert state.dump()["held"] == "P01"
    assert asked(state) == (-1, "chance")
    do(state, "P78")
    assert asked(state) == (0, "free_card")
    assert state.view(1)["decks"][0]["top"] == "P78"
    do(state, "discard", "buy 0")
    assert asked(state) == (-1, "chance")
    do(state, "P17")
    assert asked(state) == (0, "place_bought")
    assert state.view(1)["decks"][0]["top"] == "P17"
    assert state.view(1)["held"] == "P78"


def test_o30_the_ground_card_is_a_floor_below() -> None:
    state = given(held="M03", common="M04", step="place_municipal", streets=["family_flat brokerage"])
    do(state, "place plain_roof 1")
    assert street_revenue(state, 0) == 0 + 1 + 1


def test_o31_a_covered_half_protects_nothing() -> None:
    state = given(held="P44", streets=["", "P13:start_up_room"])
    assert "place noisy_bar 1.1" in options(state)
    guarded = given(held="P44", streets=["", "P13:concierge"])
    assert "place noisy_bar 1.1" not in options(guarded)


def test_o32_a_shared_victory_among_the_highest() -> None:
    assert winners([25, 25, 25, 20], [5, 6, 6, 8]) == [1, 2]
