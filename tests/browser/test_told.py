"""Lines of the log: what happened, in the order in which it did."""

from collections.abc import Mapping

from browser.units import Unit

WORDS = {
    "played": "Anna plays a card",
    "gained": ", +{count} {item}",
    "bonus": "; bonus:",
    "moved": "",
    "kept": "; keeps the card.",
    "lodged": "Anna builds “Who’s there?”",
}
"""How a log beside a board tells its facts."""


def gained(item: str, count: int = 1) -> dict[str, object]:
    return {"kind": "gained", "seat": 0, "item": item, "count": count}


def told(unit: Unit, *facts: dict[str, object]) -> object:
    """The lines, as a screen reader hears them and as they are written."""
    played = {"kind": "played", "seat": 0}
    return unit("told", {"words": WORDS, "facts": [played, *facts]})


def test_neighbours_are_added_up_and_nothing_overtakes_another(unit: Unit) -> None:
    line = "Anna plays a card, +3 tiles, +1 points, +2 tiles."
    found = told(unit, gained("tiles"), gained("tiles", 2), gained("points"), gained("tiles", 2))
    assert found == [[line, line.removesuffix(".")]]
    line = "Anna plays a card, +2 tiles."
    found = told(unit, gained("tiles"), {"kind": "moved", "seat": 0}, gained("tiles"))
    assert found == [[line, line.removesuffix(".")]], "what is not told does not part them"


def test_what_introduces_the_next_is_followed_by_no_comma(unit: Unit) -> None:
    bonus = {"kind": "bonus", "seat": 0}
    line = "Anna plays a card, +1 points; bonus: +1 points, +1 tiles; keeps the card."
    found = told(unit, gained("points"), bonus, gained("points"), gained("tiles"), {"kind": "kept", "seat": 0})
    assert found == [[line, line]]


def test_lines_in_a_row_are_sentences_and_one_alone_is_as_the_log_has_it(unit: Unit) -> None:
    def row(*kinds: str) -> object:
        return unit("told", {"words": WORDS, "row": True, "facts": [{"kind": kind, "seat": 0} for kind in kinds]})

    assert row("played") == "Anna plays a card"
    assert row("played", "kept", "lodged", "played") == (
        "Anna plays a card; keeps the card. Anna builds “Who’s there?” Anna plays a card."
    )


def test_what_is_new_is_told_after_what_came_before_it_in_the_same_turn(unit: Unit) -> None:
    turn = [{"kind": kind, "seat": 1} for kind in ("discarded", "revealed", "taken")]
    log = [{"kind": "taken", "seat": 0}, *turn]
    news = unit("news", {"log": log, "fresh": 3, "felt": ["discarded", "taken"]})
    assert news["told"] == ["discarded", "taken"]
    assert news["later"] == ["taken"], "the discard, which is told too, was over before it"


def test_what_the_reader_was_given_is_told_first_whatever_came_after_it(unit: Unit) -> None:
    given = {"kind": "given", "seat": 1, "to_seat": 0}
    closed = {"kind": "closed", "seat": 0, "befell": 1}
    bought, built = ({"kind": kind, "seat": 1} for kind in ("bought", "built"))
    felt = ["given", "closed", "bought", "built"]

    def found(*log: Mapping[str, object], fresh: int = 1) -> list[str]:
        mine = {"kind": "built", "seat": 0}
        news: list[str] = unit("news", {"log": [mine, *log], "fresh": fresh, "felt": felt})["told"]
        return news

    assert found(built, bought, built) == ["bought", "built"]
    assert found(given, bought, built) == ["given", "built"]
    assert found(bought, given) == ["given", "bought"]
    assert found(given, closed, bought, built) == ["given", "built"], "a roof that was given closed the reader's plot"
    other = {"kind": "built", "seat": 2}
    assert found(given, bought, built, {"kind": "round-begun"}, other) == ["given", "built"], "by the turn of another"
    assert found({**given, "to_seat": 2}, bought, built) == ["bought", "built"]


def test_of_a_turn_that_is_too_long_to_tell_what_the_board_does_not_show_is_told(unit: Unit) -> None:
    felt = ["stolen", "discarded", "bought", "special"]

    def found(*log: Mapping[str, object]) -> list[str]:
        mine = {"kind": "bought", "seat": 0}
        given = {"log": [mine, *log], "fresh": 1, "felt": felt, "first": ["stolen", "discarded"]}
        news: list[str] = unit("news", given)["told"]
        return news

    turn = [{"kind": kind, "seat": 1} for kind in ("discarded", "bought", "special")]
    assert found(*turn) == ["discarded", "special"]
    stolen = {"kind": "stolen", "seat": 1, "from_seat": 0}
    assert found(stolen, {"kind": "round-begun"}, *turn) == ["stolen", "discarded"], "from the reader, in another turn"
    assert found({**stolen, "from_seat": 2}, {"kind": "round-begun"}, *turn) == ["discarded", "special"]


def test_what_a_rival_has_done_is_told_although_the_reader_did_the_same_at_once(unit: Unit) -> None:
    log = [{"kind": kind, "seat": seat} for seat in (0, 1) for kind in ("chose", "wrote", "temp")]
    assert unit("news", {"log": log, "fresh": 6, "felt": ["wrote", "temp"]})["told"] == ["wrote", "temp"]
    everybody = [*log, *({"kind": kind, "seat": 2} for kind in ("chose", "wrote", "temp"))]
    assert unit("news", {"log": everybody, "fresh": 9, "felt": ["wrote", "temp"]})["told"] == []


def test_what_is_new_goes_without_the_letter_of_its_heading(unit: Unit) -> None:
    titles = ("B. Turns", "Б. Ходы", "The end", "A coin")
    assert [unit("newTitle", title) for title in titles] == ["Turns", "Ходы", "The end", "A coin"]
