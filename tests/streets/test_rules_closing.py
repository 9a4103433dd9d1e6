"""5.8, 5.9, 6 and 7.1: several streets at once, income, moving people, tokens."""

import pytest

from streets.given import asked, at, build, closed, draw_any, given, incomes, offered, play, told

# 3.3, 3.6 What closes


@pytest.mark.parametrize(("gap_closes", "streets"), [(True, ["0,0"]), (False, [])])
def test_a_parallel_tile_closes_unless_the_table_plays_otherwise(gap_closes: bool, streets: list[str]) -> None:
    """R3. The new tile continues a street of its own, on the other side of the road."""
    state = given("M1@-1,0E H1@0,0S:A[H] P1@2,0N:B[P]", hands=["T1"], gap_closes=gap_closes)
    build(state, "T1", "1,0", "N")
    assert closed(state) == streets


def test_five_tiles_with_a_free_end_are_not_closed() -> None:
    state = given("M1@-1,0E H1@0,0S H2@1,0S H3@2,0S H4@3,0S:A[H]", hands=["H5"])
    build(state, "H5", "4,0", "S")
    assert closed(state) == []


def test_a_street_of_five_is_closed_by_a_tile_at_its_end() -> None:
    state = given("M1@-1,0E H1@0,0S H2@1,0S H3@2,0S H4@3,0S H8@4,0S:A[H]", hands=["M2"])
    build(state, "M2", "5,0", "W")
    assert closed(state) == ["0,0"]
    assert incomes(state) == {"4,0": 10 + 1}


def test_a_tile_between_two_closing_ones_closes_its_own_street() -> None:
    state = given("M1@0,0E M2@2,0W", hands=["T1"])
    build(state, "T1", "1,0", "S")
    assert closed(state) == ["1,0"]
    assert told(state, "closed")[0].args == {"seat": 0, "from_cell": "1,0", "to_cell": "1,0", "length": 1}


def test_one_tile_closes_its_own_street_and_another() -> None:
    state = given("M1@0,0E H1@1,0S:B[H] M2@2,-1S T2@2,1N", hands=["T1"])
    build(state, "T1", "2,0", "W")
    assert asked(state) == "0 street"
    assert offered(state, "street") == ["1,0", "2,0"]
    play(state, "street 2,0")
    assert closed(state) == ["2,0", "1,0"]
    assert state.closing == []


# 6.1 Income


def test_income_goes_clockwise_from_the_active_player() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] H2@2,0S:B[HH] H3@3,0S:C[H] H6@4,0S:D[HH]", active=2, hands=["", "", "M2"])
    build(state, "M2", "5,0", "W")
    assert [event.args["seat"] for event in told(state, "income")] == [2, 3, 0, 1]


def test_signs_return_after_all_tiles_of_the_owner_are_counted() -> None:
    state = given("M1@0,0E P8@1,0S:A T8@2,0S:A H6@3,0S:A", hands=["M2"])
    build(state, "M2", "4,0", "W")
    assert incomes(state) == {"1,0": 9, "2,0": 9, "3,0": 9}
    assert state.sign_supply[0] == 4
    assert state.money[0] == 27


def test_the_arithmetic_of_an_income_is_told() -> None:
    state = given("M1@0,0E T5@1,0S:B[TTT] T6@2,0S:B", hands=["M2"], money=[1, 2])
    build(state, "M2", "3,0", "W")
    assert told(state, "income")[0].args == {
        "seat": 1,
        "tile": "T5",
        "cell": "1,0",
        "formula_tile": "T5",
        "value": "set",
        "count": 2,
        "price": 6,
        "times": 1,
        "people": 3,
        "amount": 15,
        "money": 17,
        "copied": 0,
    }


# 6.2 Moving


def test_people_go_to_signed_tiles_of_their_kind_on_open_streets() -> None:
    """Not to unsigned, mixed or other tiles, nor to a street that is closed."""
    others = "H3@9,9S H6@12,12S:B T1@15,15S:A M3@18,18S:A"
    state = given("M1@0,0E H1@1,0S:A[HHH]", others, hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert at(state, "12,12")["people"] == {"hipster": 3}
    assert asked(state) == "chance"


def test_people_with_nowhere_to_go_stay_as_seekers_where_they_were() -> None:
    state = given("M1@0,0E H1@1,0S:A[HH] T1@2,0S[T]", hands=["M2"])
    build(state, "M2", "3,0", "W")
    assert at(state, "1,0")["seekers"] == {"hipster": 2}
    assert at(state, "2,0")["seekers"] == {"tourist": 1}
    assert [event.args["cell"] for event in told(state, "seeking")] == ["2,0", "1,0"]  # colour by colour


def test_the_active_player_distributes_people() -> None:
    """6.2: colours in order, tiles by row and column, the rest to the last."""
    homes = "H2@4,9S:B H3@2,9S:C H4@9,8S:D T1@-3,0S:B T2@-6,0S:C"
    state = given("M1@0,0E H1@1,0S:A[HHHH] T6@2,0S:B[TT]", homes, active=1, hands=["", "M2"])
    build(state, "M2", "3,0", "W")
    assert asked(state) == "1 people"
    people = {"person": "tourist", "count": 2, "tile": "T2", "cell": "-6,0", "others": 1, "other_tile": ("T1",)}
    assert state.asks(1).args == people
    assert offered(state, "send") == ["0", "1", "2"]
    play(state, "send 2")
    people = {"person": "hipster", "count": 4, "tile": "H4", "cell": "9,8", "others": 2, "other_tile": ("H3", "H2")}
    assert state.asks(1).args == people
    play(state, "send 0")
    assert state.asks(1).args == {**people, "tile": "H3", "cell": "2,9", "others": 1, "other_tile": ("H2",)}
    play(state, "send 3")
    assert [at(state, cell)["people"] for cell in ("-6,0", "-3,0", "9,8", "2,9", "4,9")] == [
        {"tourist": 2},
        {},
        {},
        {"hipster": 3},
        {"hipster": 1},
    ]
    arrived = [(event.args["count"], event.args["cell"]) for event in told(state, "arrived")]
    assert arrived == [(2, "-6,0"), (3, "2,9"), (1, "4,9")]
    left = [(event.args["person"], event.args["count"], event.args["cell"]) for event in told(state, "left")]
    assert left == [("tourist", 2, "2,0"), ("hipster", 4, "1,0")]


def test_nobody_is_asked_once_all_people_are_placed() -> None:
    state = given("M1@0,0E H1@1,0S:A[HH]", "H2@4,9S:B H3@2,9S:C H4@9,8S:D", hands=["M2"])
    build(state, "M2", "2,0", "W")
    play(state, "send 2")
    assert asked(state) == "chance"


def test_people_of_the_station_move_too() -> None:
    """R26."""
    state = given("station@0,0S[THPS] M1@-1,0E P1@9,9S:C[P]", hands=["M2"])
    build(state, "M2", "1,0", "W")
    assert incomes(state) == {}
    assert at(state, "9,9")["people"] == {"parent": 2}
    assert at(state, "0,0")["seekers"] == {"tourist": 1, "hipster": 1, "shopper": 1}


def test_people_on_the_closing_tiles_stay() -> None:
    state = given("H2@0,0E:B[HH] H1@1,0S:A[H] H4@9,9S:B", hands=["H3"])
    build(state, "H3", "2,0", "W")
    assert asked(state) == "0 people"
    play(state, "send 0", "send 0")
    assert at(state, "0,0")["people"] == {"hipster": 2}
    assert at(state, "9,9")["people"] == {"hipster": 1}


def test_people_do_not_move_to_a_street_that_is_closed_but_not_yet_paid() -> None:
    """R10: H2 is on the other street that the same tile closes."""
    state = given("M1@0,0E H1@1,0S:A[HH] H2@3,0S:B[HH] M2@4,0W", hands=["M3"])
    build(state, "M3", "2,0", "W")
    play(state, "street 1,0")
    assert at(state, "1,0")["seekers"] == {"hipster": 2}
    assert at(state, "3,0")["seekers"] == {"hipster": 2}


def test_old_seekers_stay_when_a_street_closes() -> None:
    state = given("M1@0,0E P1@1,0S:A[P] T1@9,9S{TT}", hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert at(state, "9,9")["seekers"] == {"tourist": 2}


# 7.1 Tokens


def test_tokens_come_before_income_and_the_active_player_is_last() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] H2@2,0S:B[HH] P1@3,0S:D[P]", active=1, hands=["", "M2"], business=True)
    build(state, "M2", "4,0", "W")
    taken = [(event.args["seat"], event.args["token"]) for event in told(state, "token")]
    assert taken == [(3, "housing"), (0, "leisure"), (1, "restaurant")]
    kinds = [event.kind for event in state.events_for(0)]
    assert kinds.index("closed") < kinds.index("token") < kinds.index("income")
    assert state.tokens == [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
    assert state.token_supply == [11, 11, 11, 12]


def test_without_the_module_nobody_takes_tokens() -> None:
    state = given("M1@0,0E H1@1,0S:A[H]", hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert told(state, "token") == []
    assert state.token_supply == [0] * 4


def test_tokens_are_taken_for_one_own_tile() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] M2@2,0S:A P3@3,0S:B[P]", hands=["M3"], business=True)
    build(state, "M3", "4,0", "W")
    assert asked(state) == "0 token_tile"
    assert offered(state, "token") == ["1,0", "2,0"]
    play(state, "token 2,0")
    assert state.tokens[:4] == [2, 0, 0, 0]
    assert state.tokens[4:8] == [0, 0, 0, 1]


def test_a_universal_sign_gives_any_token() -> None:
    state = given("M1@0,0E T7@1,0S:A[T]", hands=["M3"], tokens=[{}, {"leisure": 12}], business=True)
    build(state, "M3", "2,0", "W")
    assert asked(state) == "0 token_type"
    assert offered(state, "take") == ["restaurant", "housing", "trade"]
    assert state.asks(0).args == {"tile": "T7", "count": 1}
    play(state, "take trade")
    assert state.tokens[:4] == [0, 0, 0, 1]


def test_a_double_sign_without_its_tokens_gives_any_two() -> None:
    """R12: two free choices, which may differ."""
    state = given("M1@0,0E M2@1,0S:A", hands=["M3"], tokens=[{}, {"restaurant": 12}], business=True)
    build(state, "M3", "2,0", "W")
    assert state.asks(0).args == {"tile": "M2", "count": 2}
    play(state, "take housing", "take trade")
    assert state.tokens[:4] == [0, 1, 0, 1]


def test_the_only_type_left_is_taken_without_asking() -> None:
    tokens = [{}, {"restaurant": 12, "housing": 12, "leisure": 11}, {"trade": 12, "leisure": 0}]
    state = given("M1@0,0E M2@1,0S:A", hands=["M3"], tokens=tokens, business=True)
    build(state, "M3", "2,0", "W")
    assert asked(state) == "chance"
    assert state.tokens[:4] == [0, 0, 1, 0]
    assert told(state, "no_token")[0].args == {"seat": 0, "tile": "M2"}


def test_an_abandoned_tile_gives_its_tokens() -> None:
    five = "M2@5,5S:A T2@8,8S:A[TT] H1@11,11S:A[H] P1@14,14S:A[PPP] H7@17,17S:A"
    state = given(five, step="abandon", hands=["S1"], business=True)
    other = state.clone()
    play(state, "abandon 5,5")
    assert state.tokens[:4] == [2, 0, 0, 0]
    assert asked(state) == "0 tile"
    play(other, "abandon 17,17")
    assert asked(other) == "0 token_type"
    play(other, "take leisure")
    assert other.tokens[:4] == [0, 0, 1, 0]
    assert asked(other) == "0 tile"


def test_the_next_turn_follows_after_everything_is_resolved() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] H2@2,0S:B[HH]", hands=["M2", "T1"], business=True)
    build(state, "M2", "3,0", "W")
    draw_any(state)
    assert asked(state) == "1 tile"
    assert (state.street, state.paid, state.token_place, state.units, state.closing) == (-1, 0, -1, 0, [])
