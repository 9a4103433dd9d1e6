"""Residents, hearts and points: every effect that scores, the score sheet, the winners."""

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from happy_city.given import expert, given
from ludopolis.engine.values.scores import ScoreLine
from ludopolis.games.happy_city.rules.income import income_of, income_term
from ludopolis.games.happy_city.rules.scoring import (
    base_points,
    effect_hearts,
    effect_residents,
    final_points,
    points_of,
)

IDLE = "steelworks spa casino"


def effect(*cities: str, players: int = 3) -> tuple[int, int, int]:
    """Income, residents and hearts that the special of the first city adds."""
    state = expert(players, cities=list(cities), face_up="steelworks zoo amusement_park")
    return income_term(state, 0), effect_residents(state, 0), effect_hearts(state, 0)


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        # income_per_colour
        (["YM factory garage bowling_alley"], (6, 0, 0)),
        (["YM school bowling_alley"], (0, 0, 0)),
        (["BM school museum sushi_bar library"], (4, 0, 0)),
        (["GM house croissant_bakery"], (4, 0, 0)),
        # income_per_distinct_colour_before: only earlier slots, each colour once, cards without a colour not at all
        (["YM billiard_hall school house"], (1, 0, 0)),
        (["YM bank school house spa factory billiard_hall"], (5, 0, 0)),
        # income_per_pair
        (["BM hospital museum observatory vegetable_market"], (2, 0, 0)),
        (["BM school museum vegetable_market"], (1, 0, 0)),
        (["BM museum vegetable_market"], (0, 0, 0)),
        # income_if_lowest: strictly, over the whole table
        (["BM barber_shop", "YM bank", "GM bank"], (3, 0, 0)),
        (["BM barber_shop", "YM bank", "GM"], (0, 0, 0)),
        (["BM barber_shop", "YM", "GM bank"], (0, 0, 0)),
        # income_if_fewest_colour
        (["BM escape_room", "YM", "GM"], (2, 0, 0)),
        (["YM escape_room", "BM", "GM bank"], (0, 0, 0)),
        (["YM escape_room", "BM bank", "GM"], (0, 0, 0)),
        # copy_previous_card
        (["BM garage picture_gallery museum"], (2, 1, 0)),
        (["BM factory picture_gallery"], (1, 0, -1)),
        (["BM haunted_house picture_gallery"], (1, -1, 0)),
        (["BM picture_gallery museum"], (1, 0, 0)),
        # fixed hearts
        (["YM aquarium"], (0, 0, 2)),
        (["BM statue_of_liberty"], (0, 0, 4)),
        # hearts_majority
        (["GM burger_restaurant museum school", "BM", "YM"], (0, 0, 3)),
        (["GM burger_restaurant museum", "BM", "YM"], (0, 0, 2)),
        (["GM burger_restaurant museum", "YM", "BM"], (0, 0, 2)),
        (["GM burger_restaurant", "BM", "YM"], (0, 0, 1)),
        (["GM burger_restaurant", "YM", "BM"], (0, 0, 1)),
        (["GM chichen_itza house", "BM house", "YM"], (0, 0, 3)),
        (["GM chichen_itza", "BM house", "YM"], (0, 0, 1)),
        (["GM chichen_itza", "BM house apartment_block", "YM"], (0, 0, 1)),
        # per colour, own city
        (["GM wind_turbine house igloo"], (0, 0, 3)),
        (["YM night_market bank grocery"], (0, 3, 0)),
        # per colour, neighbours: the better one
        (["GM leaning_tower", "YM bank", "BM bank"], (0, 0, 2)),
        (["GM leaning_tower", "BM bank", "YM bank grocery"], (0, 0, 3)),
        (["YM stonehenge", "BM school", "GM"], (0, 2, 0)),
        (["YM stonehenge", "GM", "BM school museum"], (0, 3, 0)),
        (["BM machu_picchu zoo", "OM spa", "GM casino stadium ski_resort"], (0, 2, 0)),
        # without a colour
        (["BM domed_cathedral bank"], (0, 0, 3)),
        (["BM domed_cathedral spa"], (0, 0, 0)),
        (["OM domed_cathedral"], (0, 0, 0)),
        (["BM parthenon bank"], (0, 4, 0)),
        (["BM parthenon house"], (0, 0, 0)),
        # Taj Mahal: strictly below each neighbour
        (["BM taj_mahal", "YM bank", "GM bank"], (0, 0, 3)),
        (["BM taj_mahal", "YM bank", "GM"], (0, 0, 1)),
        (["BM taj_mahal", "YM", "GM bank"], (0, 0, 1)),
        # Great Wall: both next cards, same colour
        (["BM great_wall spa casino"], (0, 0, 3)),
        (["BM great_wall spa"], (0, 0, 1)),
        (["BM great_wall spa bank"], (0, 0, 1)),
        (["BM great_wall"], (0, 0, 1)),
        (["BM great_wall bank spa casino"], (0, 0, 1)),
        # no figures of their own
        (["BM pyramid"], (0, 0, 0)),
        (["BM sphinx"], (0, 0, 0)),
        (["BM zen_garden"], (0, 0, 0)),
        (["BM concert_hall"], (0, 0, 0)),
        (["BM castle"], (0, 0, 0)),
    ],
)
def test_effect(cities: list[str], expected: tuple[int, int, int]) -> None:
    assert effect(*cities) == expected


def test_taj_mahal_compares_with_neighbours_only() -> None:
    assert effect("BM taj_mahal", "YM bank", "GM", "OM bank", players=4) == (0, 0, 3)


def test_neighbour_effects_do_not_reach_across_the_table() -> None:
    assert effect("GM leaning_tower", "OM", "YM bank grocery", "BM bank", players=4) == (0, 0, 1)


@pytest.mark.parametrize(
    ("special", "figures"),
    [("leaning_tower", (0, 2)), ("stonehenge", (3, 0)), ("machu_picchu", (2, 0)), ("taj_mahal", (0, 3))],
)
def test_neighbours_of_a_seat_in_the_middle(special: str, figures: tuple[int, int]) -> None:
    # Seat 1 is the right neighbour, seat 3 the left one; seat 0 across the table would give more of everything.
    towns = ["GM school library town_square museum grocery shoe_shop cake_shop", "YM bank hospital", f"PM {special}"]
    left = "BM observatory laboratory casino spa"
    state = expert(4, cities=[*towns, left], face_up="steelworks zoo ski_resort")
    assert (effect_residents(state, 2), effect_hearts(state, 2)) == figures


@pytest.mark.parametrize(
    ("town", "figures"),
    [
        # Left and right, left and across, right and across, all three; in both rows and at both ends.
        ("YM school golden_gate library", (1, 1)),
        ("YM school golden_gate bank house igloo zoo museum", (1, 1)),
        ("YM bank golden_gate library house igloo zoo museum", (1, 1)),
        ("YM school golden_gate library house igloo zoo museum", (1, 2)),
        ("YM school golden_gate bank house igloo zoo spa", (0, 0)),
        ("YM school bank library golden_gate house igloo zoo spa museum", (1, 1)),
        ("YM school bank library golden_gate museum igloo zoo spa house", (0, 0)),
        ("YM bank florist house school zoo spa igloo library golden_gate", (1, 1)),
        ("BM golden_gate", (0, 0)),
        ("BM golden_gate school house bank zoo library", (1, 2)),
    ],
)
def test_golden_gate(town: str, figures: tuple[int, int]) -> None:
    full = len(town.split()) == 10
    state = expert(cities=[town], face_up="steelworks casino stadium", actor=1, last_round=full)
    assert (effect_residents(state, 0), effect_hearts(state, 0)) == figures


@pytest.mark.parametrize("cards", ["great_wall spa", "great_wall"])
def test_great_wall_at_the_end_of_the_city(cards: str) -> None:
    town = ["BM", "school", "library", "house", "igloo", "bank", "grocery", "bookshop", "florist", "zoo"]
    filled = town[: 10 - len(cards.split())] + cards.split()
    state = expert(cities=[" ".join(filled)], face_up="steelworks casino stadium", actor=1, last_round=True)
    assert effect_hearts(state, 0) == 1


def test_great_wall_in_the_last_three_slots() -> None:
    town = "BM school library house igloo bank grocery great_wall spa zoo"
    state = expert(cities=[town], face_up="steelworks casino stadium", actor=1, last_round=True)
    assert effect_hearts(state, 0) == 3


def test_two_barber_shops_are_compared_without_their_own_terms() -> None:
    # The Sphinx has copied the Barber Shop: incomes without Barber terms are 1 and 2, so the lower one alone gains.
    towns = ["BM house school sphinx", "YM museum library bank barber_shop"]
    state = expert(cities=towns, step="over", actor=-1, round=60, acts_as={0: "barber_shop"}, face_up=IDLE)
    assert (income_of(state, 0), income_of(state, 1)) == (4, 2)


def test_barber_shop_counts_other_terms() -> None:
    towns = ["BM school bank grocery barber_shop", "YM bank museum house sushi_bar", "OM shoe_shop grocery florist"]
    state = expert(3, cities=towns, face_up=IDLE)
    assert [income_of(state, seat) for seat in range(3)] == [3, 3, 4]
    richer = expert(3, cities=[towns[0], "YM bank museum library sushi_bar", towns[2]], face_up=IDLE)
    assert [income_of(richer, seat) for seat in range(3)] == [6, 4, 4]


# Points


@pytest.mark.parametrize(
    ("residents", "hearts", "product", "total"),
    [(3, 4, 12, 7), (0, 4, 0, 4), (4, 0, 0, 4), (-1, 4, 0, 3), (4, -1, 0, 3), (-1, -2, 0, -3), (1, 1, 1, 2)],
)
def test_a7_points(residents: int, hearts: int, product: int, total: int) -> None:
    assert base_points(False, residents, hearts) == product
    assert base_points(True, residents, hearts) == total


@for_all(st.integers(-30, 120))
def test_a27_zen_garden_and_concert_hall(points: int) -> None:
    zen = expert(cities=["BM zen_garden"], face_up=IDLE)
    assert final_points(zen.parts, zen.acting[0], 0, points) == (2 * points if points < 30 else points)
    hall = expert(cities=["BM concert_hall perfumery"], face_up=IDLE)
    income = income_of(hall, 0)
    assert income == 3
    assert final_points(hall.parts, hall.acting[0], income, points) == (points if points <= 0 else max(0, points - 3))
    assert final_points(hall.parts, hall.acting[1], income, points) == points


def test_sheet_of_the_product() -> None:
    state = given(cities=["WM school museum", "WM"], face_up=IDLE)
    assert state.sheet() == [
        [ScoreLine("product", 2, {"residents": 1, "hearts": 2})],
        [ScoreLine("product", 0, {"residents": 0, "hearts": 0})],
    ]


def test_sheet_of_the_sum() -> None:
    state = given(cities=["WM school museum", "WM factory"], face_up=IDLE, scoring="sum")
    assert state.sheet() == [
        [ScoreLine("sum", 3, {"residents": 1, "hearts": 2})],
        [ScoreLine("sum", -1, {"residents": 0, "hearts": -1})],
    ]


def test_sheet_with_zen_garden_and_concert_hall() -> None:
    towns = ["BM zen_garden hospital museum", "YM concert_hall apartment_block museum observatory bank"]
    state = expert(cities=towns, face_up=IDLE)
    assert state.sheet() == [
        [
            ScoreLine("product", 4, {"residents": 2, "hearts": 2}),
            ScoreLine("zen_garden", 4, {"points": 4, "threshold": 30}),
        ],
        [
            ScoreLine("product", 12, {"residents": 3, "hearts": 4}),
            ScoreLine("concert_hall", -2, {"points": 12, "income": 2}),
        ],
    ]
    assert state.results().totals == [8, 10]
    assert state.results().winners == [1]


def test_family_figures_count() -> None:
    state = given(cities=["WM school museum martian_embassy"], face_up=IDLE)
    assert income_of(state, 0) == 2
    assert points_of(state, 0) == 4 * 2


def test_winners_by_points_then_coins() -> None:
    towns = ["WM school museum", "WM police_station observatory", "WM"]
    state = given(3, cities=towns, coins=[4, 4, 9], face_up=IDLE)
    assert state.results().totals == [2, 2, 0]
    assert state.results().winners == [0, 1]
    assert state.ending() == ""
