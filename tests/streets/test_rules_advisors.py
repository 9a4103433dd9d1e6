"""4.3 and 10: advisors."""

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.streets import GAME
from ludopolis.games.streets.rules.play import StreetsState
from streets.given import START, asked, at, build, closed, draw, draw_any, given, incomes, offered, play, points, told

ALL = ["contractor", "hacker", "entrepreneur", "investor", "hipster_legend", "restorer", "search_specialist"]
WITHOUT = [name for name in ALL if name not in ("contractor", "restorer")]


def dealt(players: int, **options: object) -> list[str]:
    state = GAME.new({"advisors": "random", **options}, players)  # type: ignore[dict-item]
    return [state.to_text(CHANCE, outcome).removeprefix("advisor ") for outcome in state.legal(CHANCE)]


# 4.3


@pytest.mark.parametrize(
    ("players", "missing"), [(1, ["contractor", "restorer"]), (2, ["restorer"]), (3, []), (4, []), (5, ["contractor"])]
)
def test_cards_by_number_of_players(players: int, missing: list[str]) -> None:
    assert dealt(players) == [name for name in ALL if name not in missing]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_cards_with_business(players: int) -> None:
    assert dealt(players, business=True) == WITHOUT


def test_everybody_gets_a_different_card() -> None:
    state = GAME.new({"advisors": "random"}, 3)
    assert isinstance(state, StreetsState)
    assert state.chance().source == "advisors#0"
    draw(state, "advisor hacker")
    assert "advisor hacker" not in [state.to_text(CHANCE, outcome) for outcome in state.legal(CHANCE)]
    draw(state, "advisor restorer", "advisor investor")
    assert state.dump()["advisors"] == ["hacker", "restorer", "investor"]
    assert asked(state) == "chance"
    assert state.stack == 36


@pytest.mark.parametrize(("players", "total", "kinds"), [(2, 33, 36), (3, 37, 40), (4, 42, 45)])
def test_the_contractors_stack(players: int, total: int, kinds: int) -> None:
    state = GAME.new({"advisors": "random"}, players)
    assert isinstance(state, StreetsState)
    draw(state, *[f"advisor {name}" for name in ["contractor", *WITHOUT][:players]])
    assert (state.stack, sum(state.left)) == (total, kinds)
    assert state.unseen.bit_count() == (45 if players == 4 else 40)
    draw_any(state)
    assert state.stack == total - 3 * players
    assert sum(state.left) == state.stack - 1 + 3


def test_a_chosen_advisor_in_solo() -> None:
    assert dealt(1, advisors="investor") == ["investor"]


# 10.1 Contractor


def contractor(*tiles: str, stack: int = -1, hands: str = "T1 H1 P1") -> StreetsState:
    return given(
        *tiles,
        players=3,
        advisors=["contractor", "hacker", "investor"],
        hands=[hands, "M8"],
        builds=2,
        draws=2,
        stack=stack,
    )


def test_the_contractor_builds_and_draws_two() -> None:
    state = contractor(START)
    before = state.stack
    build(state, "T1", "-1,0", "S")
    assert asked(state) == "0 tile"
    assert state.turn() == 5
    build(state, "H1", "-2,0", "S")
    draw_any(state)
    assert len(told(state, "drew", 0)) == 2
    assert state.stack == before - 2
    assert asked(state) == "1 tile"


def test_signs_returned_by_the_first_tile_can_be_used_for_the_second() -> None:
    city = "M1@0,0E S1@1,0S:A[S] T4@9,9S:A[T] T5@12,12S:A[T] T6@15,15S:A[TT]"
    state = contractor(city)
    build(state, "H1", "2,0", "W")
    assert closed(state) == ["1,0"]
    assert asked(state) == "0 tile"
    state = contractor(city.replace("M1@0,0E ", ""))
    build(state, "H1", "2,0", "W")
    assert asked(state) == "0 abandon"


@pytest.mark.parametrize(("stack", "builds"), [(1, 2), (0, 1)])
def test_the_contractor_builds_one_when_the_stack_is_empty(stack: int, builds: int) -> None:
    advisors = ["contractor", "hacker", "investor"]
    city = "S1@0,0S S2@9,9S"
    state = given(city, players=3, advisors=advisors, active=2, hands=["T1 H1 P1", "M1", "M2 M3"], stack=stack + 1)
    build(state, "M2", "1,0", "S")
    draw_any(state)
    assert asked(state) == "0 tile"
    assert (state.builds, state.draws) == ((2, 2) if stack else (1, 1))
    assert state.stack == stack
    play(state, "build T1", "cell -1,0", "road S")
    assert asked(state) == ("0 tile" if builds == 2 else "1 tile")


# 10.3 Entrepreneur


def entrepreneur(*tiles: str, hands: str, rival: str = "", active: int = 0) -> StreetsState:
    advisors = ["entrepreneur", "hacker", "hipster_legend", "restorer"]
    return given(*tiles, advisors=advisors, hands=[hands, rival], active=active)


def test_a_copy_may_be_replaced_but_does_not_replace() -> None:
    state = entrepreneur("M1@0,0E M5@1,0S:A T6@2,0S:B[TT]", hands="M2 H7 T1")
    build(state, "M2", "3,0", "W")
    assert offered(state) == ["pass", "substitute 1,0 T1"]
    play(state, "substitute 1,0 T1")
    assert incomes(state)["1,0"] == 2 * (2 + 3)


def test_the_entrepreneur_is_asked_even_if_nothing_can_be_shown() -> None:
    """Skipping the question would tell the others that the hand holds only copies."""
    state = entrepreneur("M1@0,0E T1@1,0S:A[T]", hands="M2 H7 M5")
    build(state, "M2", "2,0", "W")
    assert (asked(state), offered(state)) == ("0 substitute", ["pass"])


def test_the_entrepreneur_is_asked_on_streets_that_others_close() -> None:
    state = entrepreneur("M1@0,0E T1@1,0S:A[T] T6@2,0S:B[TT]", hands="H2", rival="M2", active=1)
    build(state, "M2", "3,0", "W")
    assert [event.args["seat"] for event in told(state, "income")] == [1]
    assert asked(state) == "0 substitute"
    play(state, "pass")
    assert incomes(state)["1,0"] == 2 * (3 + 2) + 1


def test_no_question_without_a_hand_or_without_an_own_tile() -> None:
    state = entrepreneur("M1@0,0E T6@1,0S:B[TT]", hands="M2 H2")
    build(state, "M2", "2,0", "W")
    assert asked(state) == "chance"
    state = entrepreneur("M1@0,0E T1@1,0S:A[T]", hands="M2")
    build(state, "M2", "2,0", "W")
    assert asked(state) == "chance"


def test_a_hand_tile_may_be_used_again_on_another_street() -> None:
    state = entrepreneur("M1@0,0E T1@1,0S:A[T] T2@3,0S:A[TT] M3@4,0W", hands="M2 T4")
    build(state, "M2", "2,0", "W")
    play(state, "street 1,0", "substitute 1,0 T4")
    assert asked(state) == "0 substitute"
    assert offered(state) == ["pass", "substitute 3,0 T4"]
    play(state, "substitute 3,0 T4")
    assert incomes(state) == {"1,0": 2 + 1, "3,0": 4 + 2}


def test_the_formula_counts_where_the_street_tile_stands() -> None:
    state = entrepreneur("M1@0,0E T1@1,0S:A[T] T6@2,0S:B[TT]", hands="M2 M3")
    build(state, "M2", "3,0", "W")
    play(state, "substitute 1,0 M3")
    assert incomes(state)["1,0"] == 2 * 2 + 1  # two tiles around (1,0)


# 10.4 Investor


def investor(*tiles: str, **rest: object) -> StreetsState:
    return given(*tiles, advisors=["investor", "hacker", "hipster_legend", "restorer"], **rest)


def test_the_investor_may_put_two_signs() -> None:
    state = investor("T1@0,0S", hands=["T2"])
    play(state, "build T2", "cell 1,0", "road S")
    assert (asked(state), offered(state)) == ("0 signs", ["signs 1", "signs 2"])
    play(state, "signs 2")
    assert at(state, "1,0")["signs"] == 2
    assert state.sign_supply[0] == 3


def test_the_investor_sees_what_two_signs_would_bring() -> None:
    state = investor("M1@0,0E T1@1,0S:A M2@3,0W", hands=["P8"])
    found = [one for one in state.view(0)["previews"] if one["cell"] == "2,0" and one["road"] == "S"]
    assert [(one["signs"], one["worth"]) for one in found] == [(1, 3 * 2 + 1), (2, 3 * 3 * 2 + 1)]
    paid = [[told["amount"] for told in one["closes"][0]["told"] if told["kind"] == "income"] for one in found]
    assert paid == [[6, 7], [6, 19]]


@pytest.mark.parametrize(
    "city",
    ["T1@0,0S T3@5,5S:AA", "T1@0,0S T3@5,5S:A T4@8,8S:A T5@11,11S:A T6@14,14S:A"],
    ids=["a doubled tile stands", "one sign left"],
)
def test_when_the_investor_may_not_double(city: str) -> None:
    state = investor(city, hands=["T2"])
    play(state, "build T2", "cell 1,0", "road S")
    assert at(state, "1,0")["signs"] == 1


def test_nobody_else_is_asked_for_signs() -> None:
    state = investor("T1@0,0S", hands=["", "T2"], active=1)
    play(state, "build T2", "cell 1,0", "road S")
    assert at(state, "1,0")["signs"] == 1


def test_the_investor_doubles_the_value_and_not_the_people() -> None:
    state = investor("M1@0,0E T6@1,0S:AA[TT]", hands=["M2"])
    build(state, "M2", "2,0", "W")
    assert incomes(state) == {"1,0": 2 * 2 + 2}
    assert state.sign_supply[0] == 4


def test_a_doubled_copy_doubles_what_it_copies() -> None:
    state = investor("M1@0,0E M5@1,0S:AA T6@2,0S:B[TT]", hands=["M2"])
    build(state, "M2", "3,0", "W")
    assert incomes(state)["1,0"] == 2 * 4


def test_both_signs_return_from_an_abandoned_tile() -> None:
    state = investor("T1@5,5S:AA T3@8,8S:A T4@11,11S:A T5@14,14S:A", step="abandon", hands=["T2"])
    play(state, "abandon 5,5")
    assert state.sign_supply[0] == 2
    assert told(state, "abandoned")[0].args["signs"] == 2


def test_doubling_counts_in_final_scoring() -> None:
    state = investor("T6@1,0S:AA[TT]", hands=["M2"])
    assert points(state, "final") == (2 * 2 + 2) // 2


# 10.6 Restorer


def restorer(*tiles: str, hands: str = "T5", **rest: object) -> StreetsState:
    return given(*tiles, players=3, hands=[hands], advisors=["restorer", "hacker", "investor"], **rest)


PAID = "M1@0,0E T6@1,0S T2@2,0S M2@3,0W"


def test_the_restorer_may_cover_tiles_of_closed_streets() -> None:
    state = restorer(PAID)
    play(state, "build T5")
    found = offered(state, "cell")
    assert {"1,0", "2,0"} <= set(found)
    assert not {"0,0", "3,0"} & set(found)  # their own streets are open
    assert state.legal(0) == sorted(state.legal(0))


def test_nobody_else_may_cover() -> None:
    state = restorer(PAID)
    state.active = 1
    state.hand[3:6], state.backs[3:6] = state.hand[0:3], state.backs[0:3]
    state.hand[0:3], state.backs[0:3] = [-1] * 3, [-1] * 3
    play(state, "build T5")
    assert not {"1,0", "2,0"} & set(offered(state, "cell"))


def test_start_tiles_cannot_be_covered() -> None:
    state = restorer("station@1,0S M1@0,0E M2@2,0W")
    play(state, "build T5")
    assert "1,0" not in offered(state, "cell")


def test_covering_needs_a_sign_and_pays_only_the_new_tile() -> None:
    state = restorer(PAID)
    play(state, "build T5", "cell 1,0")
    assert closed(state) == ["1,0"]
    assert told(state, "covered")[0].args == {
        "seat": 0,
        "tile": "T5",
        "old_tile": "T6",
        "cell": "1,0",
        "side": "S",
        "signs": 1,
    }
    assert incomes(state) == {"1,0": 6 * ((1 + 2 + 2) // 2) + 1}
    assert state.sign_supply[0] == 5


def test_covering_changes_the_symbols_of_another_street_without_closing_it() -> None:
    """The covered tile stands at the end of another street, which is open on its far side."""
    city = "M1@0,-1S T6@0,0E M2@0,1N P1@1,0S:B[P] M3@9,9E"
    state = restorer(city, hands="P2")
    before = next(street for street in state.view(0)["streets"] if street["start"] == "1,0")
    assert before["symbols"]["T"] == 2
    play(state, "build P2", "cell 0,0")
    assert closed(state) == ["0,0"]
    after = next(street for street in state.view(0)["streets"] if street["start"] == "1,0")
    assert (after["symbols"]["T"], after["symbols"]["P"]) == (0, 3)
    assert after["closed"] is False


def test_people_of_a_covered_street_move_on() -> None:
    state = restorer(PAID, "T4@9,9S:B[T]")
    play(state, "build T5", "cell 1,0")
    assert at(state, "9,9")["people"] == {"tourist": 2}


def test_a_covering_tile_counts_as_a_closing_tile() -> None:
    """The street at (1,0) is closed; its end tile is covered by a school, on a closed street of its own."""
    city = "M1@0,-1S T6@0,0E M2@0,1N T1@1,0S M3@2,0W"
    state = restorer(city, hands="P7")
    play(state, "build P7", "cell 0,0")
    assert incomes(state) == {"0,0": 6 + 1}


# 10.7


def test_the_search_specialist_counts_own_tiles_on_streets_not_yet_paid() -> None:
    city = "M1@0,0E T1@1,0S:A[T] T2@3,0S:A[TT] M3@4,0W"
    state = given(city, advisors=["search_specialist", "hacker", "investor", "restorer"], hands=["M2"])
    build(state, "M2", "2,0", "W")
    play(state, "street 1,0")
    first, second = told(state, "symbols")
    assert first.args["tourist"] == 1 + 2
    assert first.args["wild"] == 1 + 1 + 1  # M1 and M2 pointing in, M2 again by the card
    assert second.args["tourist"] == 2
