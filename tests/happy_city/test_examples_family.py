"""The worked examples of set-up, turns, end and plain scoring: R1 … R8 and G1 … G14."""

import pytest
from positions import deal, told

from happy_city.given import asked, city, do, fresh, given, options
from ludopolis.engine.table.ties import tie_of
from ludopolis.games.happy_city.rules.income import income_of
from ludopolis.games.happy_city.rules.scoring import hearts_of, points_of, residents_of


def test_r1_setup() -> None:
    state = fresh(3)
    assert state.coins == [2, 2, 2]
    deal(state)
    assert state.stacks == [2, 2, 2]
    assert len(state.row) == 5
    assert [city(state, seat) for seat in range(3)] == [["white_market"]] * 3


def test_r2_first_income() -> None:
    state = deal(fresh(3))
    assert state.round == 1
    assert state.coins == [3, 3, 3]


def test_r3_first_turn_has_nothing_to_discard() -> None:
    state = deal(fresh(3))
    for _ in range(3):
        assert asked(state) == (0, "reveal")
        do(state, "reveal 1")
        assert asked(state) == (-1, "chance")
        deal(state)
    assert asked(state) == (0, "action")


def test_r4_discard_and_refill() -> None:
    state = given(face_up="grocery museum", step="discard")
    do(state, "discard grocery", "reveal 1", "haunted_house", "reveal 2", "grand_hotel")
    assert state.dump()["decks"][0]["discarded"] == ["grocery.1"]
    assert state.dump()["face_up"] == ["haunted_house.1", "museum.1", "grand_hotel.1"]
    assert asked(state) == (0, "action")


def test_r5_purchase() -> None:
    town = "WM shoe_shop school house"
    state = given(cities=[town], coins=[6], face_up="museum haunted_house grand_hotel")
    do(state, "buy museum")
    assert state.coins[0] == 2
    assert city(state, 0) == ["white_market", "shoe_shop", "school", "house", "museum"]
    assert state.dump()["face_up"] == ["haunted_house.1", "grand_hotel.1"]


def test_r6_special() -> None:
    town = "WM shoe_shop school house"
    given_row = given(cities=[town], coins=[6], face_up="museum haunted_house grand_hotel", row="film_studios")
    without = do(given_row.clone(), "take coin")
    assert asked(without) == (1, "discard")
    state = do(given_row, "buy museum")
    assert asked(state) == (0, "special")
    assert options(state) == {"pass", "take film_studios"}
    assert income_of(state, 0) == 2
    do(state, "take film_studios")
    assert city(state, 0)[5] == "film_studios"
    assert income_of(state, 0) == 4
    assert state.coins[0] == 2  # from the next round on


R7 = "WM shoe_shop school house museum film_studios steelworks luxury_residence spa zoo"


def test_r7_final_score() -> None:
    state = given(cities=[R7], last_round=True, actor=1, face_up="bank bank igloo")
    assert (residents_of(state, 0), hearts_of(state, 0)) == (5, 8)
    assert state.results().totals == [40, 0]


def test_r8_expert_draft() -> None:
    state = deal(fresh(4, "expert"))
    for seat, count, market in ((3, 5, "blue"), (2, 4, "yellow"), (1, 3, "purple"), (0, 2, "orange")):
        assert asked(state) == (seat, "draft")
        assert len(options(state)) == count
        do(state, f"take {market}_market")
    assert city(state, 2) == ["yellow_market"]
    assert asked(state) == (0, "reveal")


def test_g1_two_players() -> None:
    state = deal(fresh(2))
    assert state.stacks == [1, 1, 1]
    assert len(state.row) == 4
    assert [deck["size"] for deck in state.view(0)["decks"]] == [28, 20, 18]
    assert len(state.dump()["box"]) == 14


def test_g2_five_experts() -> None:
    state = deal(fresh(5, "expert"))
    assert state.stacks == [4, 4, 4]
    assert (len(state.row), len(state.dump()["box"])) == (7, 31)
    seats = []
    while asked(state)[1] == "draft":
        seats.append((asked(state)[0], len(options(state))))
        do(state, sorted(options(state))[0])
    assert seats == [(4, 5), (3, 4), (2, 3), (1, 2), (0, 1)]


def test_g3_first_purchase() -> None:
    state = given(coins=[3, 3], face_up="igloo florist zoo", round=1)
    assert options(state) == {"buy igloo", "buy florist", "buy house", "buy apartment_block", "take coin"}
    do(state, "buy igloo")
    assert state.coins[0] == 0
    assert state.dump()["face_up"] == ["florist.1", "zoo.1"]
    assert asked(state) == (1, "discard")
    assert options(state) == {"keep", "discard florist", "discard zoo"}
    do(state, "keep", "reveal 3", "zoo")
    assert asked(state) == (1, "action")


def test_g4_duplicate() -> None:
    # The page's example shows three School cards; the box has two, so one of the face-up ones is a Zoo here.
    town = "WM school house apartment_block"
    state = given(cities=[town], coins=[5], face_up="school zoo casino")
    assert options(state) == {"take coin"}


def test_g5_empty_stack() -> None:
    state = given(cities=["WM house"], actor=1, coins=[9, 9], face_up="zoo casino spa")
    assert options(state) == {
        "take coin",
        "buy apartment_block",
        "buy luxury_residence",
        "buy zoo",
        "buy casino",
        "buy spa",
    }


SEVEN = "laboratory university spa casino treehouse stadium amusement_park"


def test_g6_reshuffle() -> None:
    towns = ["WM", f"WM {SEVEN}", f"WM {SEVEN}"]
    state = given(3, cities=towns, face_up="zoo ski_resort", piles={3: "zoo ski_resort"}, step="reveal")
    assert state.unseen[2] == 0
    do(state, "reveal 3")
    assert state.chance().source == "deck_3#1"
    do(state, "zoo")
    decks = state.view(0)["decks"]
    assert (decks[2]["discarded"], decks[2]["size"]) == (0, 1)
    assert len(state.face_up) == 3
    assert told(state, "reshuffled") == [{"kind": "reshuffled", "deck": 3, "count": 2}]


def test_g6_both_empty() -> None:
    towns = ["WM", f"WM {SEVEN} zoo", f"WM {SEVEN} ski_resort"]
    state = given(3, cities=towns, face_up="zoo ski_resort", step="reveal")
    assert options(state) == {"reveal 1", "reveal 2"}


def test_g7_keep_all() -> None:
    state = given(face_up="zoo casino spa", step="discard")
    assert asked(do(state, "keep")) == (0, "action")


def test_g8_coin_then_special() -> None:
    state = given(cities=["WM school house"], coins=[0], face_up="zoo casino spa", row="toy_shop")
    do(state, "take coin")
    assert state.coins[0] == 1
    assert options(state) == {"pass", "take toy_shop"}


EIGHT = "WM igloo house bank florist grocery perfumery shoe_shop"


def test_g9_limit() -> None:
    nine = given(cities=[f"{EIGHT} bookshop"], coins=[9], face_up="factory casino spa", row="cat_cafe")
    do(nine, "buy factory")
    assert asked(nine) == (1, "discard")
    assert nine.last_round
    eight = given(cities=[EIGHT], coins=[9], face_up="factory casino spa", row="cat_cafe")
    do(eight, "buy factory")
    assert options(eight) == {"pass", "take cat_cafe"}
    assert not eight.last_round
    do(eight, "take cat_cafe")
    assert city(eight, 0)[9] == "cat_cafe"
    assert eight.last_round


def test_g10_end() -> None:
    state = given(
        3, cities=["WM", f"{EIGHT} bookshop", "WM"], coins=[2, 9, 2], actor=1, round=9, face_up="spa zoo bank"
    )
    do(state, "buy spa")
    assert told(state, "last-round") == [{"kind": "last-round", "seat": 1, "round": 9}]
    assert asked(state) == (2, "discard")
    do(state, "keep", "reveal 1", "factory", "take coin")
    assert state.pending() == 0
    assert state.ending() == "tenth_card"
    assert state.coins == [2, 2, 3]
    assert told(state, "ended") == [{"kind": "ended", "ending": "tenth_card"}]


@pytest.mark.parametrize(("coins", "winners"), [([3, 5], [1]), ([5, 3], [0]), ([5, 5], [0, 1])])
def test_g11_tie_break(coins: list[int], winners: list[int]) -> None:
    towns = ["WM apartment_block hospital zoo ski_resort", "WM hospital laboratory museum observatory shopping_centre"]
    state = given(cities=towns, coins=coins, face_up="bank bank igloo")
    assert state.results().totals == [24, 24]
    assert state.results().winners == winners
    assert tie_of(state) == ([0, 1], "coins" if len(winners) == 1 else "")


@pytest.mark.parametrize(("scoring", "points"), [("product", 0), ("sum", -3)])
def test_g12_negatives(scoring: str, points: int) -> None:
    state = given(cities=["WM factory steelworks haunted_house"], face_up="bank bank igloo", scoring=scoring)
    assert (residents_of(state, 0), hearts_of(state, 0)) == (-1, -2)
    assert points_of(state, 0) == points


def test_g13_variant() -> None:
    state = given(cities=[R7], last_round=True, actor=1, face_up="bank bank igloo", scoring="sum")
    assert points_of(state, 0) == 13


def test_g14_income() -> None:
    state = given(cities=["WM igloo hardware_store spa pirate_ship"], face_up="bank bank zoo")
    assert income_of(state, 0) == 9
