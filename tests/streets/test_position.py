"""The position as data and in words, and a catalogue entry for everything it says."""

from pathlib import Path

import pytest
from positions import wordless_facts

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.games import streets
from ludopolis.games.streets import GAME
from ludopolis.games.streets.components.tables import ADVISORS, BUSINESSES, KINDS, PEOPLE, TOKENS
from ludopolis.games.streets.rules.state import STEP_NAMES
from ludopolis.games.streets.speech.position import draw_city
from ludopolis.i18n import Words
from streets.given import START, build, given, play

WORDS = Words(module="ludopolis.games.streets")
HOME = Path(str(streets.__file__)).parent
CITY = "station@0,0S[TH]{} park@1,0W P1@-1,0S:B[PP] M5@3,5N T1@5,5E{T}"


def lines(kind: str, viewer: int = 0, **rest: object) -> list[dict[str, object]]:
    state = given(CITY, hands=["T2 H1", "M1 S1"], shown="S1", **rest)
    return [dict(line.args) for line in state.position(viewer) if line.kind == kind]


# The view


def test_a_tile_in_the_view() -> None:
    view = given(CITY, hands=["T2", "M1"]).view(0)
    assert view["city"][2] == {
        "tile": "P1",
        "kind": "family",
        "cell": "-1,0",
        "road": "S",
        "owner": 1,
        "signs": 1,
        "people": {"parent": 2},
        "seekers": {},
        "street": "-1,0",
        "income": 2 * (1 + 1 + 1) + 2,
        "pays": {
            "formula_tile": "P1",
            "count": 3,
            "price": 2,
            "times": 1,
            "people": 2,
            "counts": {"-1,0": "P", "0,0": "P", "1,0": "W"},
        },
    }
    assert view["city"][0]["kind"] == "neutral"
    assert view["city"][3]["income"] is view["city"][3]["pays"] is None


def test_a_street_in_the_view() -> None:
    view = given(CITY, hands=["T2", "M1"]).view(0)
    assert view["streets"][0] == {
        "start": "-1,0",
        "cells": ["-1,0", "0,0"],
        "closed": False,
        "symbols": {"T": 1, "H": 1, "P": 2, "S": 1, "W": 1},
        "ends": ["-2,0"],
        "closers": ["1,0"],
    }
    assert [street["start"] for street in view["streets"]] == ["-1,0", "1,0", "3,5", "5,5"]


def test_the_table_in_the_view() -> None:
    state = given(CITY, hands=["T2", "M1"], top="mixed", gone="S8")
    view = state.view(0)
    assert (view["players"], view["solo"], view["turn"], view["step"], view["active"]) == (4, False, 5, "tile", 0)
    assert view["deciding"] == 0
    assert view["stack"] == {
        "size": 34,
        "top": "mixed",
        "top_tile": None,
        "kinds": {"tourist": 6, "hipster": 8, "family": 7, "shopping": 7, "mixed": 5},
        "aside": 0,
    }
    assert view["gone"] == ["S8"]
    assert view["supply"] == {"tourist": 10, "hipster": 11, "parent": 10, "shopper": 12}
    assert view["tokens"] == dict.fromkeys(TOKENS, 0)
    assert view["parties"][1] == {
        "money": 0,
        "due": 8,
        "signs": 4,
        "advisor": None,
        "tokens": dict.fromkeys(TOKENS, 0),
    }
    assert (view["parties"][0]["due"], view["signs"]) == (0, 5)
    assert view["seeking"] == {"tourist": 1, "hipster": 0, "parent": 0, "shopper": 0}
    assert {"cell": "-2,0", "roads": "ES"} in view["spots"]
    assert view["end_stack"] == []
    assert (view["building"], view["closing"], view["street"], view["abandoned"], view["moving"]) == (
        None,
        [],
        None,
        None,
        None,
    )


def test_what_is_printed_on_a_tile() -> None:
    printed = given(CITY, hands=["T5 P3", "M1"]).view(0)["printed"]
    assert sorted(printed) == sorted(["station", "park", "P1", "M5", "T1", "T5", "P3"])
    assert printed["T5"] == {
        "kind": "tourist",
        "symbols": "T",
        "value": "set",
        "price": 6,
        "wants": "TT",
        "business": "leisure",
        "units": 2,
        "source": "reconstructed",
    }
    assert printed["P3"]["wants"] == "HP"
    assert printed["P1"]["wants"] == "P"
    assert printed["M5"]["wants"] == ""
    assert printed["station"] == {
        "kind": "neutral",
        "symbols": "THPS",
        "value": "none",
        "price": 0,
        "wants": "",
        "business": None,
        "units": 0,
        "source": "rulebook; symbols reconstructed",
    }


def test_moving_people_in_the_view() -> None:
    state = given("M1@0,0E H1@1,0S:A[HH] H2@9,9S:B H3@12,12S:C", hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert state.view(1)["moving"] == {"person": "hipster", "count": 2, "cell": "9,9", "targets": ["12,12"]}
    assert state.view(1)["street"] == "1,0"


def test_streets_still_to_be_resolved_in_the_view() -> None:
    state = given("M1@0,0E H1@1,0S:A[H] P1@3,0S:B[P] M2@4,0W", hands=["H4"])
    build(state, "H4", "2,0", "W")
    assert state.view(2)["closing"] == ["1,0", "3,0"]


def test_the_contractor_and_solo_in_the_view() -> None:
    state = given(START, players=2, advisors=["contractor", "hacker"], hands=["T1"])
    assert state.view(0)["stack"]["aside"] == 3
    assert state.view(0)["parties"][0]["advisor"] == "contractor"
    solo = given(START, players=1, top_tile="T3", end_stack=("mixed", "family", "mixed"), hands=["T1"])
    view = solo.view(SPECTATOR)
    assert view["stack"]["top_tile"] == "T3"
    assert view["end_stack"] == ["family", "mixed", "mixed"]
    assert view["solo"] is True
    assert "T3" in view["printed"]


# In words


def test_the_map() -> None:
    state = given("station@0,0S park@1,0W T1@-1,0S P1@-2,0E", hands=["S1"])
    assert draw_city(state) == "\n".join(
        [
            "      -2  -1   0   1",
            "  -1   .           .",
            "   0 P1> T1v  @v  *<",
            "   1   .   .   .   .",
        ]
    )


def test_tiles_of_open_streets() -> None:
    (tile,) = lines("tile")
    assert (tile["tile"], tile["cell"], tile["side"], tile["owner_seat"], tile["signs"]) == ("P1", "-1,0", "S", 1, 1)
    assert (tile["people"], tile["income"], tile["symbol"], tile["formula"]) == (2, 8, ("P",), "symbols")
    assert [line["tile"] for line in lines("abandoned")] == ["M5", "T1"]
    assert lines("station")[0] == {
        "tile": "station",
        "symbol": ("T", "H", "P", "S"),
        "symbols": 4,
        "cell": "0,0",
        "side": "S",
        "tourist": 1,
        "hipster": 1,
        "parent": 0,
        "shopper": 0,
    }
    assert lines("street")[0] == {
        "from_cell": "-1,0",
        "to_cell": "0,0",
        "length": 2,
        "free_cell": ("-2,0",),
        "tourist": 1,
        "hipster": 1,
        "parent": 2,
        "shopper": 1,
        "wild": 1,
    }
    assert len(lines("street")) == 4


def test_closed_streets_come_after_the_open_ones_with_their_tiles() -> None:
    state = given("M1@0,0E T6@1,0S M2@2,0W", hands=["S1"])
    told = state.position(0)
    kinds = [line.kind for line in told]
    at = kinds.index("closed_street")
    assert "street" not in kinds[at:]
    assert told[at].args == {
        "from_cell": "1,0",
        "to_cell": "1,0",
        "length": 1,
        "tourist": 2,
        "hipster": 0,
        "parent": 0,
        "shopper": 0,
        "wild": 2,
    }
    assert told[at + 1].kind == "closed_tile"
    assert told[at + 1].args == {
        "tile": "T6",
        "tile_kind": "tourist",
        "symbol": ("T", "T"),
        "cell": "1,0",
        "side": "S",
    }


def test_every_tile_of_the_city_is_named_in_words() -> None:
    state = given("station@0,0S park@1,0W T1@-1,0E M1@9,0E T6@10,0S M2@11,0W", hands=["S1"])
    named = [line.args["tile"] for line in state.position(1) if "cell" in line.args]
    assert sorted(map(str, named)) == ["M1", "M2", "T1", "T6", "park", "station"]


def test_start_tiles_without_symbols_say_nothing_of_them() -> None:
    told = {line.kind: line.args for line in given(START, start_symbols=False).position(0)}
    assert (told["station"]["symbols"], told["park"]["symbols"]) == (0, 0)
    told = {line.kind: line.args for line in given(START).position(0)}
    assert (told["station"]["symbol"], told["park"]["symbol"]) == (("T", "H", "P", "S"), ("W",))


def test_a_street_that_a_parallel_tile_does_not_close_is_open() -> None:
    city = "M1@-1,0E H1@0,0S T1@1,0N"
    for gap_closes in (True, False):
        told = given(city, hands=["S1"], gap_closes=gap_closes).position(0)
        starts = [line.args["from_cell"] for line in told if line.kind == "street"]
        assert ("0,0" in starts) is not gap_closes


def test_seekers_supplies_and_stack() -> None:
    assert lines("seekers") == [{"person": "tourist", "count": 1, "tile": "T1", "cell": "5,5"}]
    assert lines("supply") == [{"tourist": 10, "hipster": 11, "parent": 10, "shopper": 12}]
    assert lines("token_supply") == []
    assert lines("token_supply", business=True) == [dict.fromkeys(TOKENS, 12)]
    assert lines("turn") == [{"turn": 5, "active_seat": 0}]
    assert lines("stack_empty", stack=0) == [{}]
    stack = lines("stack", top="mixed")[0]
    assert (stack["size"], stack["top_kind"], stack["mixed"]) == (33, "mixed", 5)


def test_own_hand_and_other_hands() -> None:
    assert [line["tile"] for line in lines("hand")] == ["T2", "H1", "S1"]
    assert lines("hidden") == [{"seat": 1, "tile_kind": "mixed"}]
    assert [line["tile"] for line in lines("hand", SPECTATOR)] == ["S1"]
    assert [line["seat"] for line in lines("party", 1)] == [1, 2, 3, 0]
    assert [line["seat"] for line in lines("party", SPECTATOR)] == [0, 1, 2, 3]
    assert lines("party")[1] == {"seat": 1, "money": 0, "signs": 4}


def test_advisors_and_tokens_of_everybody() -> None:
    advisors = ["hacker", "investor", "restorer", "contractor"]
    state = given(CITY, hands=["T2"], advisors=advisors)
    told = [line.args for line in state.position(0) if line.kind == "advisor"]
    assert told[0] == {"seat": 0, "advisor": "hacker", "ability": "hacker"}
    assert len(told) == 4
    tokens = lines("tokens", business=True, tokens=[{"trade": 2}])
    assert tokens[0] == {"seat": 0, "restaurant": 0, "housing": 0, "leisure": 0, "trade": 2}


def test_solo_in_words() -> None:
    state = given(START, players=1, top_tile="T3", end_stack=("mixed", "family", "mixed"), hands=["T1"], money=[0, 20])
    told = state.position(0)
    assert next(line.args["tile"] for line in told if line.kind == "top_tile") == "T3"
    assert Fact("end_stack", {"tile_kind": ("family", "mixed", "mixed")}) in told
    assert Fact("sly", {"seat": 1, "money": 20}) in told


def test_the_end_in_words() -> None:
    state = given("T6@1,0S", players=2, hands=["", "S1"], active=1, stack=0)
    build(state, "S1", "2,0", "S")
    assert state.position(0)[0] == Fact("over", {})


# Words for everything


def missing(keys: list[str]) -> list[str]:
    return [key for key in keys if not WORDS.has(key)]


def test_things_have_names() -> None:
    assert missing([f"tile-{name}" for name in GAME.parts.tile_ids]) == []
    assert missing([f"kind-{name}" for name in (*KINDS, "unknown")]) == []
    assert missing([f"advisor-{name}" for name in ADVISORS] + [f"ability-{name}" for name in ADVISORS]) == []
    assert missing([f"token-{name}" for name in TOKENS] + [f"business-{name}" for name in BUSINESSES]) == []
    assert missing([f"symbol-{letter}" for letter in "THPSW"] + [f"side-{letter}" for letter in "NESW"]) == []
    assert missing([f"event-{kind.name}" for kind in GAME.event_kinds[1:]]) == []


def test_questions_and_steps_have_words() -> None:
    asked = list(STEP_NAMES[3:-1])
    assert missing([f"ask-{name}" for name in asked] + [f"step-{name}" for name in asked]) == []
    for_sly = ("cell", "road", "street", "token_tile", "token_type", "people")
    assert missing([f"ask-sly_{name}" for name in for_sly]) == []


@pytest.mark.parametrize(
    ("file", "prefixes"),
    [
        ("speech/questions.py", ("move",)),
        ("speech/position.py", ("line",)),
        ("speech/refusals.py", ("why",)),
        ("speech/notation.py", ("why",)),
        ("components/tables.py", ("why",)),
        ("game.py", ("why",)),
    ],
)
def test_every_fact_in_the_code_has_a_message(file: str, prefixes: tuple[str, ...]) -> None:
    assert wordless_facts(WORDS, HOME / file, prefixes) == []


@pytest.mark.parametrize(("person", "some"), [(person, f"1 {person}") for person in PEOPLE])
def test_people_are_counted_in_words(person: str, some: str) -> None:
    assert WORDS.text("some-people", person=person, count=1) == some
    assert WORDS.text("some-people", person=person, count=2) == some.replace("1", "2") + "s"


def test_a_tile_and_a_place_have_words_of_their_own_in_russian() -> None:
    words = Words("ru", "ludopolis.games.streets")
    state = given(CITY, hands=["T2", "M1"])
    play(state, "build T2")
    assert words.say("move", state.describe(0, state.legal(0)[0]), ["Anna", "Boris"].__getitem__).startswith("место (")
    assert "клетк" not in words.text("why-bad_cell", text="x").lower()


def test_the_game_says_that_its_tiles_are_reconstructed() -> None:
    assert "reconstruction" in WORDS.text(f"certainty-{GAME.components.certainty}")


def test_an_income_reads_as_arithmetic() -> None:
    state = given("M1@0,0E T5@1,0S:B[TTT] T6@2,0S:B", hands=["M2"], money=[1, 2])
    build(state, "M2", "3,0", "W")
    event = next(event for event in state.events_for(0) if event.kind == "income")
    said = WORDS.say("event", event, lambda seat: "AB"[seat])
    assert said == "B: Colossus Museum at (1,0): 2 sets × $6 + $3 for residents = $15. Total: $17."


def test_an_income_by_a_copied_value_names_the_tile_it_comes_from() -> None:
    state = given("M1@0,0E T6@1,0S:B H7@2,0S:B", hands=["M2"], money=[1, 2])
    build(state, "M2", "3,0", "W")
    paid = [event for event in state.events_for(0) if event.kind == "income"]
    said = [WORDS.say("event", event, lambda seat: "AB"[seat]).partition(":")[2].partition(":")[0] for event in paid]
    assert said == [" Fish Grill at (1,0)", " Pop-up Studio at (2,0), with the value of Fish Grill"]
