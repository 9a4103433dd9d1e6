"""A lesson in the terminal, typed by a person."""

import json
import re

import pytest

from cli.conftest import Program
from ludopolis import registry
from ludopolis.terminal import check
from ludopolis.terminal.output import Output

FIRST_TURN = "reveal 3\n1\nbuy school\n1\n3\nbuy house\nbuy bookshop\n"
"""With a move that the lesson answers, one that the rules refuse, and another that the lesson answers."""
REST = (
    "discard bookshop\n1\n1\nbuy town_square\n"
    "keep\n1\nbuy house\ntake toy_shop\nkeep\ntake coin\nkeep\n2\nbuy amusement_park\n"
)


def test_a_lesson_waits_for_its_moves_and_answers_others(program: Program) -> None:
    done = program("learn", "happy_city", typed=FIRST_TURN + "quit\n")
    assert done.returncode == 0
    out = " ".join(done.stdout.split())
    assert "Step 1 of 18: Three cards to choose from" in out
    assert "and the happiest city wins: the one" in out  # without the marks of strong words
    assert "The numbers on the decks are prices." in out  # without the number of what a board lights up
    assert "→ Reveal a card from the cheap deck, 1–3. (reveal 1)" in out
    assert out.count("those cards cost more than your 3 coins") == 1
    assert "A card must be revealed now" in out
    assert "the Bookshop brings a coin every round and a resident" in out
    assert "Ada buys Steelworks for 1 coin" in out
    assert "Ada reveals a second Bookshop and buys the Steelworks" in out
    assert "Step 5 of 18: Each name only once" in out
    assert "You have left the game." in out


def test_after_the_lesson_the_game_goes_on_against_a_beginner(program: Program) -> None:
    done = program("learn", "happy_city", "first", typed=FIRST_TURN + REST + "keep\nquit\n")
    assert done.returncode == 0
    _, end, after = done.stdout.partition("Step 18 of 18")
    assert end
    assert re.search(r"Ada (buys|takes|turns up|discards|reveals)", after)
    assert "Step" not in after
    assert "→" not in after


def test_a_lesson_that_does_not_exist_is_refused(program: Program) -> None:
    done = program("learn", "happy_city", "second")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("happy_city has no lesson “second”. Available: first")
    assert program("learn", "barter").stderr.startswith("barter has no lesson")


def test_check_tells_of_lessons(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check, "covering", lambda game, width: [])  # tests/test_contract.py plays its games
    assert check.run(Output("en"), "happy_city", "", pairs=False, seed="check", as_json=True)
    told = json.loads(capsys.readouterr().out)["lessons"]
    assert [lesson["id"] for lesson in told] == [lesson.id for lesson in registry.lessons("happy_city")]
    assert all(lesson["steps"] and lesson["moves"] for lesson in told)
