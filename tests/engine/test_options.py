"""Options: defaults, parsing, and errors that say what would be right."""

import pytest
from barter import GAME

from ludopolis.engine.facts import BadOption
from ludopolis.engine.options import choice, number, switch


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
