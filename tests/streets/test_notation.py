"""Moves as text, questions, descriptions, and reasons against moves."""

from random import Random

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import Arg, BadNotation, Fact, IllegalMove
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.geometry import cell_at
from ludopolis.games.streets.rules.moves import MOVES, OUTCOMES
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import STEP_ROAD
from streets.given import START, build, given, offered, play


def refusal(state: StreetsState, text: str) -> tuple[str, dict[str, object]]:
    seat = lowest_seat(state.pending())
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, state.from_text(seat, text))
    return refused.value.reason.kind, dict(refused.value.reason.args)


def described(state: StreetsState, text: str) -> Fact:
    seat = lowest_seat(state.pending())
    return state.describe(seat, state.from_text(seat, text))


# Text


def test_every_move_of_the_space_has_a_text_that_reads_back() -> None:
    """Places that are not built yet have no cell, so those moves cannot be written."""
    state = given(START, hands=["T1"])
    texts: set[str] = set()
    for move in range(MOVES):
        text = state.to_text(0, move)
        assert text not in texts
        texts.add(text)
        if "#" not in text:
            assert state.from_text(0, text) == move


def test_texts_are_those_of_the_rules_page() -> None:
    state = given(START, hands=["T1"])
    for text in (
        "pass",
        "signs 1",
        "signs 2",
        "road N",
        "road W",
        "take restaurant",
        "take trade",
        "send 0",
        "send 24",
        "build T1",
        "build X5",
        "discard T1",
        "abandon 0,0",
        "street 1,0",
        "token 0,0",
        "substitute 1,0 M8",
        "cell -48,48",
        "cell 0,0",
    ):
        assert state.to_text(0, state.from_text(0, text)) == text


def test_every_outcome_has_a_text_that_reads_back() -> None:
    state = given(START, hands=["T1"])
    texts = [state.to_text(CHANCE, outcome) for outcome in range(OUTCOMES)]
    assert [state.from_text(CHANCE, text) for text in texts] == list(range(OUTCOMES))
    assert (texts[0], texts[45], texts[49], texts[50]) == (
        "tile T1",
        "back tourist",
        "back mixed",
        "advisor contractor",
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "bad_move"),
        ("sleep", "bad_move"),
        ("build", "bad_move"),
        ("build T9", "bad_move"),
        ("build station", "bad_move"),
        ("build T1 T2", "bad_move"),
        ("road X", "bad_move"),
        ("road NE", "bad_move"),
        ("signs 3", "bad_move"),
        ("send 25", "bad_move"),
        ("send -1", "bad_move"),
        ("take gold", "bad_move"),
        ("pass it", "bad_move"),
        ("substitute 0,0", "bad_move"),
        ("substitute 0,0 T9", "bad_move"),
        ("cell 1", "bad_cell"),
        ("cell a,b", "bad_cell"),
        ("cell 1,2,3", "bad_cell"),
        ("cell 49,0", "bad_cell"),
        ("cell 0,-49", "bad_cell"),
        ("abandon 5,5", "nothing_there"),
        ("street x", "bad_cell"),
    ],
)
def test_text_that_is_not_a_move(text: str, kind: str) -> None:
    with pytest.raises(BadNotation) as refused:
        given(START, hands=["T1"]).from_text(0, text)
    assert refused.value.reason.kind == kind


@pytest.mark.parametrize(
    "text", ["", "tile", "tile T9", "tile station", "back red", "advisor me", "coin 1", "tile T1 T2"]
)
def test_text_that_is_not_an_outcome(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        given(START, hands=["T1"]).from_text(CHANCE, text)
    assert refused.value.reason == Fact("bad_outcome", {"text": text})


def test_legal_texts_read_back_through_a_game() -> None:
    rng = Random(2)
    state = GAME.new({"business": True, "advisors": "random"}, 3)
    while state.pending():
        seat = CHANCE if state.pending() == CHANCE else lowest_seat(state.pending())
        legal = state.legal(seat)
        assert [state.from_text(seat, state.to_text(seat, move)) for move in legal] == legal
        state.play(seat, legal[int(rng.random() * len(legal))])


# Questions and descriptions

T1: dict[str, Arg] = {
    "tile": "T1",
    "tile_kind": "tourist",
    "symbol": ("T",),
    "formula": "symbols",
    "price": 2,
    "wants_symbol": ("T",),
    "business": "none",
    "units": 1,
}


def test_building_step_by_step() -> None:
    state = given(START, hands=["T1 M2"])
    assert state.asks(0) == Fact("tile", {"signs": 5, "count": 2})
    assert described(state, "build T1") == Fact("build", dict(T1))
    play(state, "build T1")
    assert state.asks(0) == Fact("cell", dict(T1))
    assert described(state, "cell -1,0") == Fact("cell", {"cell": "-1,0", "any_side": ("E", "S")})
    play(state, "cell -1,0")
    assert state.asks(0) == Fact("road", {**T1, "cell": "-1,0"})
    closing: dict[str, Arg] = {"side": "E", "count": 1, "income": 0, "others": 0, "order": "free"}
    assert described(state, "road E") == Fact("road_closing", closing)  # the station's street, where nobody owns a tile
    assert described(state, "road S") == Fact("road", {"side": "S"})


def test_what_a_cell_closes_is_said_where_its_road_side_is_not_asked_for() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] P1@2,-1S:B[P] P2@2,1N:B[PP] T1@3,0W", hands=["H4"])
    play(state, "build H4")
    cells = {text: described(state, text) for text in offered(state) if described(state, text).kind != "cell"}
    closing: dict[str, Arg] = {"side": "W", "count": 2, "income": 10, "others": 0, "order": "free"}
    assert cells == {"cell 2,0": Fact("cell_closing", {"cell": "2,0", **closing})}


def test_a_set_and_a_business_sign_in_words() -> None:
    state = given(START, hands=["P3 T5"], business=True)
    args = described(state, "build P3").args
    assert (args["formula"], args["wants_symbol"], args["business"], args["units"]) == ("set", ("H", "P"), "trade", 1)
    args = described(state, "build T5").args
    assert (args["formula"], args["wants_symbol"], args["price"]) == ("pair", ("T",), 6)
    assert (args["business"], args["units"]) == ("leisure", 2)


def test_other_questions() -> None:
    five = "T1@5,5S:A[T] T2@8,8S:A[TT] H1@11,11S:A[H] P1@14,14S:A[PPP] M1@17,17S:A"
    state = given(five, step="abandon", hands=["S1"])
    assert state.asks(0) == Fact("abandon", {"signs": 0, "count": 1})
    assert described(state, "abandon 5,5") == Fact("abandon", {"tile": "T1", "cell": "5,5", "signs": 1, "income": 3})
    state = given("M1@0,0E H1@1,0S:A[H] P1@3,0S:B[P] M2@4,0W", hands=["H4"])
    build(state, "H4", "2,0", "W")
    assert state.asks(0) == Fact("street", {"count": 2})
    street: dict[str, Arg] = {"from_cell": "3,0", "to_cell": "3,0", "length": 1}
    assert described(state, "street 3,0") == Fact("street", street)


def test_token_questions() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] T7@2,0S:A[T]", hands=["M3"], business=True, tokens=[{"trade": 2}])
    build(state, "M3", "3,0", "W")
    assert state.asks(0) == Fact("token_tile", {"cell": "1,0"})
    args: dict[str, Arg] = {"tile": "T7", "cell": "2,0", "business": "universal", "count": 1}
    assert described(state, "token 2,0") == Fact("token", args)
    play(state, "token 2,0")
    assert state.asks(0) == Fact("token_type", {"tile": "T7", "count": 1})
    assert described(state, "take trade") == Fact("take", {"token": "trade", "have": 2, "left": 10})


def test_people_and_cover_and_signs_questions() -> None:
    state = given("M1@0,0E H1@1,0S:A[HH] H2@9,9S:B H3@12,12S:C", hands=["M2"])
    build(state, "M2", "2,0", "W")
    args: dict[str, Arg] = {"person": "hipster", "count": 2, "tile": "H2", "cell": "9,9", "others": 1}
    assert state.asks(0) == Fact("people", {**args, "other_tile": ("H3",)})
    rest: dict[str, Arg] = {"rest": 1, "other_tile": "H3", "other_cell": "12,12"}
    assert described(state, "send 1") == Fact("send", {**args, "count": 1, **rest})
    assert described(state, "send 2") == Fact("send", {**args, "count": 2, "rest": 0})
    last: dict[str, Arg] = {"tile": "H3", "cell": "12,12", "others": 0}
    assert described(state, "send 0") == Fact("send", {**args, **last, "count": 2, "rest": 0}), "nobody here: all there"
    advisors = ["restorer", "hacker", "investor"]
    state = given("M1@0,0E T6@1,0S M2@2,0W", players=3, advisors=advisors, hands=["T5", "", "S1"])
    play(state, "build T5")
    assert described(state, "cell 1,0") == Fact("cover", {"cell": "1,0", "tile": "T6", "income": 7})
    play(state, "cell 1,0")
    assert state.money[0] == 7
    state = given("T1@0,0S", players=3, advisors=advisors, active=2, hands=["", "", "S1"])
    play(state, "build S1", "cell 1,0", "road S")
    assert state.asks(2).kind == "signs"
    assert described(state, "signs 2") == Fact("signs", {"count": 2})


def test_substitution_in_words() -> None:
    advisors = ["entrepreneur", "hacker", "hipster_legend", "restorer"]
    state = given("M1@0,0E T6@1,0S:A[TT]", hands=["M2 T1"], advisors=advisors)
    build(state, "M2", "2,0", "W")
    assert state.asks(0) == Fact("substitute", {"cell": "1,0"})
    place = {"old_tile": "T6", "cell": "1,0"}
    assert described(state, "substitute 1,0 T1") == Fact("substitute", {**T1, **place, "income": 10})
    assert described(state, "pass") == Fact("pass", {})
    play(state, "substitute 1,0 T1")
    assert state.money[0] == 10


# Why not


def test_why_not_a_move_of_another_step() -> None:
    state = given(START, hands=["T1"])
    for text in ("pass", "cell -1,0", "road N", "signs 1", "take trade", "send 0", "discard T1", "abandon 0,0"):
        assert refusal(state, text) == ("not_asked", {"step": "tile"})
    assert refusal(state, "build T2") == ("not_in_hand", {"tile": "T2"})


def test_why_not_in_that_cell() -> None:
    state = given(START, "T3@-9,9S T4@-8,8S", hands=["T1"])
    play(state, "build T1")
    assert refusal(state, "cell 0,0") == ("cell_taken", {"cell": "0,0", "tile": "station"})
    assert refusal(state, "cell 7,7") == ("no_neighbour", {"cell": "7,7"})
    assert refusal(state, "cell 0,-1") == ("no_road_fits", {"cell": "0,-1"})


def test_why_not_with_that_road_side() -> None:
    state = given(START, hands=["T1"])
    play(state, "build T1", "cell 0,1")
    assert refusal(state, "road N") == ("roads_clash", {"side": "N", "cell": "0,1"})
    assert refusal(state, "road S") == ("no_road_link", {"side": "S", "cell": "0,1"})
    state = given("T2@0,0S T3@1,0S T4@2,0S T5@4,0S T6@5,0S T7@6,0S", hands=["T1"])
    play(state, "build T1", "cell 3,0")
    assert refusal(state, "road S") == ("street_too_long", {"side": "S", "length": 7, "high": 5})


def test_why_the_restorer_may_not_cover() -> None:
    advisors = ["restorer", "hacker", "investor"]
    state = given("station@1,0S M1@0,0E M2@2,0W", players=3, advisors=advisors, hands=["T5"])
    play(state, "build T5")
    assert refusal(state, "cell 1,0") == ("start_tile", {"cell": "1,0"})
    assert refusal(state, "cell 0,0") == ("street_open", {"cell": "0,0"})


def test_why_not_that_tile_or_street() -> None:
    five = "T1@5,5S:A[T] T2@8,8S:A[TT] H1@11,11S:A[H] P1@14,14S:A[PPP] M1@17,17S:A H2@20,20S:B"
    state = given(five, step="abandon", hands=["S1"])
    assert refusal(state, "abandon 20,20") == ("not_your_sign", {"cell": "20,20"})
    assert state.why_not(0, 126 + 46) == Fact("no_such_tile", {})
    state = given("M1@0,0E H1@1,0S:A[H] P1@3,0S:B[P] M2@4,0W", hands=["H4"])
    build(state, "H4", "2,0", "W")
    assert refusal(state, "street 0,0") == ("no_closing_street", {"cell": "0,0"})


def test_why_not_those_tokens() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] T7@2,0S:A[T] P1@3,0S:B", hands=["M3"], business=True, tokens=[{"trade": 12}])
    build(state, "M3", "4,0", "W")
    assert refusal(state, "token 3,0") == ("not_on_this_street", {"cell": "3,0"})
    play(state, "token 2,0")
    assert refusal(state, "take trade") == ("token_gone", {"token": "trade"})


def test_why_not_so_many_people() -> None:
    state = given("M1@0,0E H1@1,0S:A[HH] H2@9,9S:B H3@12,12S:C", hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert refusal(state, "send 3") == ("too_many_people", {"count": 3, "high": 2})


def test_why_not_that_substitute() -> None:
    advisors = ["entrepreneur", "hacker", "hipster_legend", "restorer"]
    state = given("M1@0,0E T6@1,0S:A[TT] T8@2,0S:B", hands=["M2 T1 H7"], advisors=advisors)
    build(state, "M2", "3,0", "W")
    assert refusal(state, "substitute 1,0 H7") == ("copy_in_hand", {"tile": "H7"})
    assert refusal(state, "substitute 1,0 T2") == ("not_in_hand", {"tile": "T2"})
    assert refusal(state, "substitute 2,0 T1") == ("not_on_this_street", {"cell": "2,0"})
    assert state.why_not(0, 267 + 45 * 46) == Fact("no_such_tile", {})


def test_why_sly_builds_elsewhere() -> None:
    solo = {"players": 1, "end_stack": ("mixed", "family", "hipster"), "hands": ["S1"]}
    state = given(START, "S2@30,-30S", top_tile="M2", **solo)
    build(state, "S1", "31,-30", "S")
    while state.pending() == CHANCE:
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert state.asks(0).kind == "sly_cell"
    assert refusal(state, "cell 32,-30") == ("sly_builds_elsewhere", {"cell": "32,-30"})


def test_why_sly_takes_another_token() -> None:
    solo = {"players": 1, "end_stack": ("mixed", "family", "hipster"), "top_tile": "T1", "business": True}
    state = given("M2@0,0E H7@1,0S:B", hands=["M1"], tokens=[{}, {"trade": 1}], **solo)
    build(state, "M1", "2,0", "W")
    assert refusal(state, "take trade") == ("sly_lacks_another", {"token": "trade"})
    city = "M2@0,0E H1@1,0S:B[H] P1@2,0S:B[P] H7@3,0S:B"
    state = given(city, hands=["M1"], tokens=[{}, {"leisure": 1}], **solo)
    build(state, "M1", "4,0", "W")
    assert state.asks(0).kind == "sly_token_tile"
    assert refusal(state, "token 1,0") == ("sly_gains_elsewhere", {"cell": "1,0"})


def test_why_sly_turns_his_tile() -> None:
    """Only one of the road sides in the cell is best for him."""
    end = ("mixed", "family", "hipster")
    building = {"building": {"hand": 1, "cell": None, "road": None}}
    hands = ["S1", "M3"]
    state = given(
        START, players=1, end_stack=end, top_tile="T1", active=1, hands=hands, shown="M3", step="cell", more=building
    )
    state.choices = [16 * cell_at(-1, 0) + 4]
    state.cell = cell_at(-1, 0)
    state.step = STEP_ROAD
    assert refusal(state, "road E") == ("sly_turns_it", {"side": "E", "cell": "-1,0"})
