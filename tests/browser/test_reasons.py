"""Why a turn is better, in one sentence and in rows: no figure promises more than the sum."""

from typing import Any

from browser.units import Unit


def row(term: str, points: float) -> dict[str, Any]:
    return {"term": term, "points": points}


def test_a_reason_larger_than_the_sum_says_the_sum_first_and_what_the_rest_takes_back(unit: Unit) -> None:
    reasons = [row("rival", 7), row("later", 4), row("rest", -8)]
    key, said = unit("because", {"reasons": reasons, "gain": 3})
    assert (key, said["worth"], said["loss"]) == ("hint-in-all", 3, 4)
    assert said["reason"][0] == "reason-rival"
    key, said = unit("because", {"reasons": [row("rival", 7.3), row("rest", -0.1)], "gain": 7.2})
    assert (key, said["loss"]) == ("hint-in-all", 0.1)


def test_a_reason_within_the_sum_stands_alone(unit: Unit) -> None:
    key, said = unit("because", {"reasons": [row("hearts", 5), row("rest", 2)], "gain": 7})
    assert (key, said["worth"]) == ("reason-hearts", 5)


def test_a_kind_of_move_may_have_words_of_its_own_for_a_reason(unit: Unit) -> None:
    reasons = [row("rival", 4), row("renewals", -2)]
    turn = [{"move": "renew", "say": {"kind": "renew"}}]
    key, said = unit("because", {"reasons": reasons, "gain": 2, "turn": turn})
    assert (key, said["reason"][0]) == ("hint-in-all", "reason-rival-renew")


def test_a_place_beside_the_marked_one_has_the_name_that_the_board_gives_it(unit: Unit) -> None:
    turn, marked = ["build A", "cell 1,0"], ["build A", "cell 2,0"]
    assert unit("compared", {"turn": turn, "marked": marked, "named": True}) == "brief-build; north of the park"
    assert unit("compared", {"turn": turn, "marked": marked, "named": False}) == "brief-build; other-cell"
    assert unit("compared", {"turn": turn, "marked": turn, "named": True}) == "brief-build; brief-cell"


def test_differences_say_what_they_are_counted_in(unit: Unit) -> None:
    assert unit("column", [row("later", 20), row("rest", -5)]) == {"head": "hint-unit", "rows": ["+20", "−5"]}


def test_figures_within_a_sentence_have_their_unit(unit: Unit) -> None:
    reasons = [row("rest", 9), row("residents", 6), row("later", -11)]
    key, said = unit("because", {"reasons": reasons, "gain": 4, "unit": " points"})
    assert (key, said["parts"]) == ("hint-deeper", "term-residents +6 points")
