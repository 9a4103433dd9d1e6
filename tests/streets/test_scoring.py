"""7.2 and 8: final scoring, business, totals and winners."""

import pytest

from ludopolis.engine.values.scores import Results, ScoreLine
from streets.given import START, asked, build, given, points, told

CITY = "T6@1,0S:A[T] H8@2,0S:A[HH] M1@9,9S:A P6@12,12S:B[P]"
"""A: 4 + 1 and 4 + 2 on a street of two, 3 alone; B: 2 + 1."""


def test_half_of_each_tile_is_rounded_up() -> None:
    """R14."""
    state = given(CITY, hands=["S1"])
    assert points(state, "final", 0) == 3 + 3 + 2
    assert points(state, "final", 1) == 2
    assert points(state, "final", 2) == 0


def test_half_of_the_sum_as_a_house_rule() -> None:
    state = given(CITY, hands=["S1"], final_rounding="total")
    assert points(state, "final", 0) == (5 + 6 + 3 + 1) // 2
    assert points(state, "final", 1) == 2


def test_the_sheet_line_by_line() -> None:
    state = given(CITY, hands=["S1"], money=[7, 3], business=True, tokens=[{"trade": 2, "housing": 1}, {"trade": 1}])
    assert state.sheet()[0] == [
        ScoreLine("income", 7, {}),
        ScoreLine("final", 8, {"buildings": 3, "income": 14}),
        ScoreLine("most_restaurant", 0, {"tokens": 0}),
        ScoreLine("most_housing", 10, {"tokens": 1}),
        ScoreLine("most_leisure", 0, {"tokens": 0}),
        ScoreLine("most_trade", 10, {"tokens": 2}),
        ScoreLine("token_sets", 0, {"sets": 0}),
    ]
    assert state.results() == Results([35, 5, 0, 0], [0])
    assert [line.category for line in given(CITY, hands=["S1"]).sheet()[0]] == ["income", "final"]


def test_ties_share_the_win() -> None:
    """R15."""
    state = given(START, money=[5, 9, 9, 2])
    assert state.results() == Results([5, 9, 9, 2], [1, 2])


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((0, 0, 0), [0, 0, 0]), ((1, 0, 0), [10, 0, 0]), ((2, 2, 1), [5, 5, 0]), ((3, 3, 3), [5, 5, 5])],
)
def test_most_tokens(counts: tuple[int, ...], expected: list[int]) -> None:
    """R13."""
    state = given(START, players=3, business=True, tokens=[{"leisure": count} for count in counts])
    assert [points(state, "most_leisure", seat) for seat in range(3)] == expected


def test_sets_of_tokens() -> None:
    tokens = [dict.fromkeys(("restaurant", "housing", "leisure", "trade"), 2)]
    assert points(given(START, business=True, tokens=tokens), "token_sets") == 20
    tokens[0]["trade"] = 0
    assert points(given(START, business=True, tokens=tokens), "token_sets") == 0


def test_the_end_is_told_tile_by_tile() -> None:
    city = "T6@1,0S:A[T] H7@2,0S:A[HH] M1@9,9S:B"
    state = given(
        city, players=2, hands=["", "S1"], active=1, stack=0, business=True, tokens=[{"trade": 1}], money=[4, 4]
    )
    build(state, "S1", "3,0", "S")
    assert asked(state) == "over"
    final = told(state, "final")
    assert final[1].args == {
        "seat": 0,
        "tile": "H7",
        "cell": "2,0",
        "formula_tile": "T6",
        "value": "street_size",
        "count": 3,
        "price": 2,
        "times": 1,
        "people": 2,
        "amount": 8,
        "points": 4,
        "copied": 1,
    }
    assert [(event.args["seat"], event.args["tile"]) for event in final] == [(0, "T6"), (0, "H7"), (1, "M1"), (1, "S1")]
    halved = [tuple(event.args.values()) for event in told(state, "halved")]
    assert halved == [(0, 2, 4 + 4), (1, 2, 2 + 2)]
    assert [tuple(event.args.values()) for event in told(state, "most_tokens")] == [(0, "trade", 1, 10)]
    assert told(state, "token_sets") == []
    assert [tuple(event.args.values()) for event in told(state, "total")] == [(0, 4 + 8 + 10), (1, 4 + 4)]
    assert told(state, "ended")[0].args == {"ending": "all_built"}


def test_amounts_halved_together_are_told_so() -> None:
    state = given("T6@1,0S:A[T] H7@2,0S:A[HH]", players=2, hands=["", "S1"], active=1, stack=0, final_rounding="total")
    build(state, "S1", "3,0", "S")
    assert [event.args["points"] for event in told(state, "final")] == [0, 0, 0]
    assert told(state, "halved") == []
    together = [tuple(event.args.values()) for event in told(state, "halved_together")]
    assert together[0] == (0, 7 + 8, 8)


def test_sets_of_tokens_are_told() -> None:
    tokens = [dict.fromkeys(("restaurant", "housing", "leisure", "trade"), 1)]
    state = given("T6@1,0S", players=2, hands=["", "S1"], active=1, stack=0, business=True, tokens=tokens)
    build(state, "S1", "2,0", "S")
    assert [tuple(event.args.values()) for event in told(state, "token_sets")] == [(0, 1, 10)]
    assert len(told(state, "most_tokens")) == 4
    assert [event.args["seat"] for event in told(state, "halved")] == [1]


def test_totals_are_the_sums_of_the_sheets_at_any_time() -> None:
    state = given(CITY, hands=["S1"], money=[7, 3], business=True, tokens=[{"trade": 2, "housing": 1}, {"trade": 1}])
    assert [sum(line.points for line in lines) for lines in state.sheet()] == state.results().totals
