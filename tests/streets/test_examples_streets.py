"""13, own cases: geometry, closing and values (N1 to N13, N26), each by its id."""

import pytest

from streets.given import (
    START,
    asked,
    at,
    build,
    closed,
    given,
    incomes,
    offered,
    placements,
    play,
    points,
    told,
    worth,
)

MANY = "M1@0,0E T5@1,0S:A[T] T6@2,0S:B[TT] M2@3,0S:A H7@4,0S:B[H]"
"""N6 before its last tile."""


def test_n1_first_placements() -> None:
    assert placements(START) == ["1,-1S", "1,-1W", "-1,0E", "-1,0S", "0,1E", "0,1W", "1,1N", "1,1W"]


def test_n2_closing_at_once() -> None:
    state = given(START, hands=["H1"])
    build(state, "H1", "-1,0", "E")
    assert closed(state) == ["0,0"]
    assert incomes(state) == {}
    assert at(state, "-1,0")["people"] == {"hipster": 2}
    assert at(state, "0,0")["people"] == {}
    assert at(state, "0,0")["seekers"] == {"tourist": 1, "parent": 1, "shopper": 1}


@pytest.mark.parametrize(
    ("row", "legal", "illegal"),
    [
        ((0, 1, 2, 3, 4), ["5,0W"], ["5,0S", "-1,0S"]),
        ((0, 1, 2, 4, 5, 6), ["3,0W"], ["3,0S"]),
        ((0, 1, 3, 4), ["2,0S"], []),
    ],
)
def test_n3_length(row: tuple[int, ...], legal: list[str], illegal: list[str]) -> None:
    tiles = ("T1", "T2", "T3", "T4", "T5", "T6")
    found = placements(" ".join(f"{tile}@{x},0S" for tile, x in zip(tiles, row, strict=False)))
    assert set(legal) <= set(found)
    assert not set(illegal) & set(found)


def test_n4_sky_closing() -> None:
    state = given("M1@-1,0E H1@0,0S:A[H] S1@1,1N:B[S]", hands=["T1"])
    build(state, "T1", "1,0", "E")
    assert closed(state) == ["0,0"]
    assert incomes(state) == {"0,0": 4 + 1}
    assert told(state, "symbols")[0].args == {
        "seat": 0,
        "tourist": 0,
        "hipster": 1,
        "parent": 0,
        "shopper": 0,
        "wild": 1,
    }


def test_n4_without_the_road_to_join_the_placement_is_illegal() -> None:
    state = given("M1@-1,0E H1@0,0S:A[H]", hands=["T1"])
    play(state, "build T1", "cell 1,0")
    assert offered(state, "road") == ["S", "W"]


def test_n5_two_streets() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] P1@3,0S:B[P] M2@4,0W", hands=["H4"])
    build(state, "H4", "2,0", "W")
    assert asked(state) == "0 street"
    assert offered(state, "street") == ["1,0", "3,0"]
    play(state, "street 3,0")
    assert closed(state) == ["3,0", "1,0"]
    assert incomes(state) == {"3,0": 4 + 1, "1,0": 6 + 1}


def test_n6_many_value_types() -> None:
    state = given(MANY, hands=["T1"])
    build(state, "T1", "5,0", "W")
    symbols = told(state, "symbols")
    assert [list(event.args.values())[1:] for event in symbols] == [[4, 1, 0, 0, 2]] * 2
    assert incomes(state) == {"1,0": 18 + 1, "2,0": 8 + 2, "3,0": 8 + 0, "4,0": 18 + 1}
    copied = next(event for event in told(state, "income") if event.args["tile"] == "H7")
    assert (copied.args["formula_tile"], copied.args["copied"]) == ("T5", 1)
    assert (copied.args["count"], copied.args["price"]) == (3, 6)


def test_n7_neighbourhood() -> None:
    ring = "T1@-1,-1N T2@0,-1N T3@1,-1N T4@-1,0N T7@0,0N:A[T] T5@1,0N T6@-1,1N T8@0,1N M1@1,1N"
    state = given(ring)
    assert worth(state, "0,0") == 16
    assert at(state, "0,0")["people"] == {"tourist": 1}
    assert points(state, "final") == (16 + 1 + 1) // 2


@pytest.mark.parametrize(("store", "income"), [("M1@0,0E", 7), ("", 1)])
def test_n8_closing_value(store: str, income: int) -> None:
    state = given(f"{store} H1@1,0S P7@2,0W:B[P] P2@2,-1S", hands=["P1"])
    build(state, "P1", "2,1", "N")
    assert closed(state) == ["2,0"]
    assert incomes(state) == {"2,0": income}


def test_n9_signs() -> None:
    state = given("M1@0,0E P8@1,0S:A[P] T8@2,0S:A[T] H8@3,0S:A[H] S8@4,0S:B[S]", hands=["M3"])
    build(state, "M3", "5,0", "W")
    assert incomes(state) == {"1,0": 9 + 1, "2,0": 9 + 1, "3,0": 8 + 1, "4,0": 3 + 1}


def test_n10_nothing_to_copy() -> None:
    state = given("M1@0,0E T7@1,0S:A[T] M4@2,0S:A M5@3,0S:A H7@4,0S:B[H]", hands=["M3"])
    build(state, "M3", "5,0", "W")
    assert incomes(state)["3,0"] == 0
    assert incomes(state)["4,0"] == 1
    copy = next(event for event in told(state, "income") if event.args["tile"] == "M5")
    assert (copy.args["formula_tile"], copy.args["value"], copy.args["count"]) == ("M5", "copy", 0)
    assert copy.args["copied"] == 0


def test_n11_copy_with_own_signs() -> None:
    state = given("M1@0,0E P8@1,0S:A T8@2,0S:A M5@3,0S:B", hands=["M3"])
    build(state, "M3", "4,0", "W")
    assert incomes(state) == {"1,0": 6, "2,0": 6, "3,0": 3}


def test_n12_people_value() -> None:
    """The rules page uses two H4; here X2 stands in as the closing one, whose people do not count."""
    city = "X2@0,0E:C[HHHHH] H4@1,0S:A[HH] H1@2,0S:B[HHH] station@3,0S[THPS]"
    state = given(city, players=5, hands=["M1"])
    build(state, "M1", "4,0", "W")
    assert incomes(state)["1,0"] == 2 * (2 + 3 + 1) + 2


def test_n13_final_scoring() -> None:
    state = given("H4@0,0E H1@1,0S:A[HHH] P1@2,0S:B[P]")
    assert worth(state, "1,0", 0, final=True) == 4
    assert points(state, "final", 0) == 4
    assert worth(state, "2,0", 1, final=True) == 2
    assert points(state, "final", 1) == 2


def test_n26_a_half_capped_street_in_final_scoring() -> None:
    """The dormitory points in although the street was never closed; a closed one would have been paid long ago."""
    open_street = given("H4@0,0E H1@1,0S:A[HHH] P1@2,0S:B[P]")
    without = given("H1@1,0S:A[HHH] P1@2,0S:B[P]")
    assert worth(open_street, "1,0", final=True) - worth(without, "1,0", final=True) == 2
    state = given("H4@0,0E H1@1,0S:A[HHH] P1@2,0S:B[P]", hands=["M1"])
    build(state, "M1", "3,0", "W")
    assert closed(state) == ["1,0"]
    assert [at(state, cell)["signs"] for cell in ("1,0", "2,0")] == [0, 0]
    assert [points(state, "final", party) for party in (0, 1)] == [2, 0]  # only the store's own sign
