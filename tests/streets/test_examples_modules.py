"""13, own cases: advisors, business, abandoning and Sly (N14 to N25, N27), each by its id."""

from random import Random

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.geometry import SIDES, cell_name
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.sly import best_spots, merit_of
from streets.given import START, asked, at, build, closed, draw_any, given, incomes, offered, play, points, told, worth


def advisors(first: str, players: int = 2) -> list[str]:
    """The first seat has this advisor; the others have ones that change nothing here."""
    return [first, *(name for name in ("investor", "entrepreneur", "contractor", "hipster_legend") if name != first)][
        :players
    ]


def test_n14_investor() -> None:
    city = "H1@1,0S:AA[HHH] H7@2,0S:A[H] M5@3,0S:B M1@4,0W"
    state = given(city, players=2, hands=["H4", ""], advisors=advisors("investor"))
    build(state, "H4", "0,0", "E")
    assert asked(state) == "chance"
    assert worth_of(state, "1,0") == (10, 2, 23)
    assert incomes(state) == {"1,0": 23, "2,0": 11, "3,0": 10}


def worth_of(state: StreetsState, cell: str) -> tuple[int, int, int]:
    """Value, signs and income of a tile that was paid."""
    args = next(event.args for event in told(state, "income") if event.args["cell"] == cell)
    count, price, times, amount = (int(str(args[name])) for name in ("count", "price", "times", "amount"))
    return count * price, times, amount


def test_n14_both_signs_count_for_a_signs_value() -> None:
    city = "P8@1,0S:AA[P] H7@2,0S:A[H] M5@3,0S:B M1@4,0W"
    state = given(city, players=2, hands=["H4", ""], advisors=advisors("investor"))
    build(state, "H4", "0,0", "E")
    assert worth_of(state, "1,0") == (9, 2, 2 * 9 + 1)


@pytest.mark.parametrize(("first", "mixed", "home"), [("hipster_legend", 20, 12), ("investor", 8, 6)])
def test_n15_hipster_legend(first: str, mixed: int, home: int) -> None:
    city = "H4@0,0E M2@1,0S:A P1@2,0S:A H1@3,0S:B M1@4,0W"
    state = given(
        city,
        players=2,
        step="substitute",
        more={"street": "1,0", "paid": 1},
        hands=["T1", "M3"],
        advisors=advisors(first),
    )
    assert worth(state, "1,0") == mixed
    assert worth(state, "2,0") == home


@pytest.mark.parametrize(
    ("first", "hand", "value"), [("investor", "S2 M2", 6), ("hacker", "S2 M2", 12), ("hacker", "S2 T1", 10)]
)
def test_n16_hacker(first: str, hand: str, value: int) -> None:
    state = given("M1@0,0E S1@1,0S:A", players=2, hands=[f"{hand} M3"], advisors=advisors(first))
    build(state, "M3", "2,0", "W")
    assert worth_of(state, "1,0") == (value, 1, value)


@pytest.mark.parametrize(("first", "value"), [("investor", 6), ("search_specialist", 12)])
def test_n17_search_specialist(first: str, value: int) -> None:
    city = "H4@0,0E:A H1@1,0S:A H2@9,9N:A"
    state = given(city, players=2, active=1, hands=["", "M1"], advisors=advisors(first))
    build(state, "M1", "2,0", "W")
    assert worth_of(state, "1,0") == (value, 1, value)


def test_n17_the_search_specialist_does_nothing_in_final_scoring() -> None:
    city = "H4@0,0E:A H1@1,0S:A H2@9,9N:A"
    state = given(city, players=2, advisors=advisors("search_specialist"))
    assert worth(state, "1,0", final=True) == 4
    assert worth(state, "1,0") == 4 + 2 * 3


def test_n18_entrepreneur() -> None:
    city = "M1@0,0E T5@1,0S:A[T] T6@2,0S:B[TT] M2@3,0S:A H7@4,0S:B[H]"
    state = given(city, players=4, hands=["T1 H2"], advisors=["entrepreneur", "hacker", "investor", "contractor"])
    build(state, "T1", "5,0", "W")
    assert asked(state) == "0 substitute"
    assert offered(state) == ["pass", "substitute 1,0 H2", "substitute 3,0 H2"]
    play(state, "substitute 3,0 H2")
    assert incomes(state)["3,0"] == 12
    assert incomes(state)["1,0"] == 19
    assert told(state, "symbols")[0].args["hipster"] == 1
    assert next(event.args for event in told(state, "income") if event.args["tile"] == "H7")["formula_tile"] == "T5"
    assert state.dump()["hands"][0][1] == {"tile": "H2", "kind": "hipster", "shown": True}


def restorer(*tiles: str, hands: str) -> StreetsState:
    return given(*tiles, players=3, active=2, hands=["", "", hands], advisors=["hacker", "investor", "restorer"])


@pytest.mark.parametrize(("seekers", "income"), [("", 13), ("{TT}", 17)])
def test_n19_restorer(seekers: str, income: int) -> None:
    state = restorer(f"M1@0,0E T6@1,0S{seekers} T2@2,0S{seekers} M2@3,0W", hands="T5")
    play(state, "build T5", "cell 2,0")
    assert closed(state) == ["1,0"]
    assert incomes(state) == {"2,0": income}
    tile = at(state, "2,0")
    assert (tile["tile"], tile["road"], tile["owner"]) == ("T5", "S", None)
    assert tile["seekers"] == {"tourist": 5 if seekers else 1}
    assert at(state, "1,0")["seekers"] == {}
    assert state.dump()["gone"] == ["T2"]


def test_n19_seekers_that_do_not_match_go_to_the_station() -> None:
    state = restorer("M1@0,0E T6@1,0S{TT} T2@2,0S{TT} M2@3,0W", hands="S1")
    play(state, "build S1", "cell 2,0")
    assert incomes(state) == {"2,0": 7}
    assert state.dump()["city"][0]["seekers"] == {"tourist": 2}
    assert at(state, "1,0")["seekers"] == {"tourist": 2}
    assert told(state, "to_station")[0].args == {"person": "tourist", "count": 2, "from_cell": "2,0"}


def test_n20_business_ties() -> None:
    tokens = [{"housing": 2, "trade": 1}, {"housing": 2, "leisure": 1, "trade": 1}, {"housing": 1, "trade": 1}]
    state = given("H1@1,0S", players=3, tokens=tokens, business=True)
    lines = ("most_restaurant", "most_housing", "most_leisure", "most_trade", "token_sets")
    assert [[points(state, line, seat) for line in lines] for seat in range(3)] == [
        [0, 5, 0, 5, 0],
        [0, 5, 10, 5, 0],
        [0, 0, 0, 5, 0],
    ]


@pytest.mark.parametrize("business", [False, True])
def test_n21_abandon_fill_close(business: bool) -> None:
    elsewhere = "P1@9,0S:B[PPP] H1@12,0S:B[H] H2@15,0S:B[HH] T1@18,0S:B[T] S1@21,0S:B[S]"
    state = given(f"M1@0,0E H4@2,0W:A[H] {elsewhere}", active=1, step="abandon", hands=["", "P3"], business=business)
    assert offered(state, "abandon") == ["9,0", "12,0", "15,0", "18,0", "21,0"]
    play(state, "abandon 9,0")
    assert at(state, "9,0")["seekers"] == {"parent": 3}
    assert state.sign_supply[1] == 1
    build(state, "P3", "1,0", "S")
    assert closed(state) == ["1,0"]
    assert told(state, "symbols")[0].args["parent"] == 1
    assert incomes(state) == {"1,0": 5 + 4}
    assert at(state, "1,0")["seekers"] == {"parent": 4}
    if business:
        assert [event.args["token"] for event in told(state, "token")] == ["housing", "trade"]
        kinds = [event.kind for event in state.events_for(0)]
        assert kinds.index("closed") < len(kinds) - kinds[::-1].index("token") - 1 < kinds.index("income")


def sly(*tiles: str, top_tile: str = "M8", **rest: object) -> StreetsState:
    """A solo game; the tile on top is Sly's next one."""
    return given(*tiles, players=1, end_stack=("tourist", "hipster", "family"), top_tile=top_tile, **rest)


def best(state: StreetsState, tile: str) -> list[str]:
    spots = best_spots(state, GAME.parts.number[tile])
    return [f"{cell_name(spot >> 4)}{SIDES[side]}" for spot in spots for side in range(4) if spot >> side & 1]


def test_n22_sly_best_value() -> None:
    state = sly(START, hands=["M1"])
    assert best(state, "T1") == ["-1,0S"]
    spot = next(spot for spot in state.spots if cell_name(spot >> 4) == "-1,0")
    assert merit_of(state, GAME.parts.number["T1"], spot >> 4, 2) == (6, 0)


def test_n23_sly_people_break_the_tie() -> None:
    state = sly(START, hands=["M1"])
    assert best(state, "H7") == ["-1,0E"]
    spot = next(spot for spot in state.spots if cell_name(spot >> 4) == "-1,0")
    assert merit_of(state, GAME.parts.number["H7"], spot >> 4, 1) == (0, 1)


def test_n24_sly_moves_people_to_his_own_tiles() -> None:
    city = "M2@0,0E P1@1,0S:B[PPP] P2@9,9S:B P3@12,12S:A P4@15,15S:A"
    state = sly(city, hands=["S1"], top_tile="M4")
    build(state, "S1", "16,15", "S")
    draw_any(state)
    assert at(state, "2,0")["tile"] == "M4"
    assert [event.args for event in told(state, "weighed")] == [
        {"seat": 1, "tile": "M4", "amount": 6, "people": 3, "count": 1}
    ]
    assert closed(state) == ["1,0"]
    assert at(state, "9,9")["people"] == {"parent": 3}
    assert asked(state) == "0 tile"


def test_n25_token_order_and_shortage() -> None:
    city = "M1@0,0E H1@1,0S:A[H] M2@2,0S:B P1@3,0S:C[P]"
    tokens = [{"restaurant": 6}, {"restaurant": 5}]
    state = given(city, players=3, hands=["M3"], tokens=tokens, business=True)
    build(state, "M3", "4,0", "W")
    assert asked(state) == "1 token_type"
    assert offered(state, "take") == ["housing", "leisure", "trade"]
    play(state, "take leisure")
    taken = [(event.args["seat"], event.args["token"]) for event in told(state, "token")]
    assert taken == [(1, "restaurant"), (1, "leisure"), (2, "housing"), (0, "leisure")]


def test_n27_draw_order_in_solo() -> None:
    state = GAME.new({}, 1)
    assert isinstance(state, StreetsState)
    state.events = []
    rng = Random(27)
    while state.pending():
        if state.pending() == CHANCE:
            state.play(CHANCE, state.sample(rng))
        else:
            legal = state.legal(lowest_seat(state.pending()))
            state.play(0, legal[int(rng.random() * len(legal))])
    faces = [event.args["tile"] for event in told(state, "face")]
    taken = [event.args["tile"] for event in told(state, "took")]
    drawn = [event.args["tile"] for event in told(state, "drew", 0)]
    assert len(faces) == 24 + 3
    assert taken == faces[0:24:2] + faces[24:]
    assert drawn[3:] == faces[1:24:2]
    assert [event.args["seat"] for event in told(state, "turn")] == [0, 1] * 15
    kinds = [event.kind for event in state.events_for(0)]
    assert kinds.index("end_stack_turned") > max(at for at, kind in enumerate(kinds) if kind == "drew")
