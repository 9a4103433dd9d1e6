"""Options: defaults, parsing, and errors that say what would be right."""

import pytest
from barter import GAME
from barter.game import Barter

from ludopolis.engine.values.facts import BadOption
from ludopolis.engine.values.options import choice, number, switch


def test_defaults_are_filled_in() -> None:
    assert GAME.complete({}, 2) == {"rounds": 2}


@pytest.mark.parametrize(
    ("options", "players", "kind"),
    [
        ({"rounds": 4}, 2, "bad-option-number"),
        ({"rounds": 0}, 2, "bad-option-number"),
        ({"rounds": True}, 2, "bad-option-number"),
        ({"rounds": "2"}, 2, "bad-option-number"),
        ({"colour": "red"}, 2, "unknown-option"),
        ({}, 1, "bad-players"),
        ({}, 4, "bad-players"),
    ],
)
def test_bad_options_are_named(options: dict[str, int], players: int, kind: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(dict(options), players)
    assert caught.value.reason.kind == kind


def test_the_error_says_what_would_be_right() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new({"rounds": 9}, 2)
    assert caught.value.reason.args == {"option": "rounds", "given": "9", "low": 1, "high": 3}


def test_text_becomes_a_value() -> None:
    assert switch("expert").parse("on") is True
    assert switch("expert").parse("off") is False
    assert choice("mode", "family", "expert").parse("expert") == "expert"
    assert number("rounds", 60, 1, 200).parse("12") == 12


@pytest.mark.parametrize(
    ("option", "text"),
    [(switch("expert"), "yes"), (choice("mode", "family", "expert"), "hard"), (number("rounds", 60, 1, 200), "201")],
)
def test_bad_text_is_refused(option: object, text: str) -> None:
    with pytest.raises(BadOption):
        option.parse(text)  # type: ignore[attr-defined]


def test_a_switch_is_no_number() -> None:
    with pytest.raises(BadOption) as caught:
        switch("expert").check(1)
    assert caught.value.reason.args["allowed"] == "off, on"


MANSION = (
    switch("expert"),
    choice("deal", "plain", "draft").together(),
    choice("advisor", "off", "random").with_solo("hacker"),
    choice("third_card", "right", "left").under("deal", "draft").aside(),
    choice("automa", "easy", "hard").alone(),
)


class Mansion(Barter):
    """Barter with options that are not always there."""

    def __init__(self) -> None:
        super().__init__()
        self.options = MANSION


@pytest.mark.parametrize(
    ("chosen", "players", "names"),
    [
        ({}, 1, ["expert", "advisor", "automa"]),
        ({}, 2, ["expert", "deal", "advisor"]),
        ({"deal": "draft"}, 2, ["expert", "deal", "advisor", "third_card"]),
        ({"deal": "draft"}, 1, ["expert", "advisor", "automa"]),  # what needs an option that is not there is not there
    ],
)
def test_only_what_makes_a_difference_is_offered(chosen: dict[str, str], players: int, names: list[str]) -> None:
    assert [option.name for option in Mansion().offered(dict(chosen), players)] == names


def test_choices_for_one_alone_are_not_there_for_more() -> None:
    advisors = {players: Mansion().offered({}, players)[players].choices for players in (1, 2)}
    assert advisors == {1: ("off", "random", "hacker"), 2: ("off", "random")}


def test_an_option_that_leaves_counts_as_its_default() -> None:
    options = (*MANSION[2:3], switch("name").under("advisor", "hacker"))
    game = Mansion()
    game.options = options
    assert len(game.offered({"advisor": "hacker"}, 1)) == 2
    assert len(game.offered({"advisor": "hacker"}, 2)) == 1
