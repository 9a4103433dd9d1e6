"""Taking moves back, in a game whose turns have several steps."""

import pytest

from cli.conftest import Program

pytest.importorskip("ludopolis.games.happy_city")


def test_moves_are_taken_back_until_something_is_revealed(program: Program) -> None:
    start = ["play", "happy_city", "--seed", "4", "--option", "mode=expert", "--seat", "1"]
    done = program(*start, typed="take orange_market\n\nundo\ntake yellow_market\n\nreveal 1\nundo\nquit\n\n")
    out = done.stdout
    assert out.count("Take a Happy Market.") == 2
    assert "Taken back." in out
    assert "Player takes Happy Market (yellow)." in out.partition("Taken back.")[2]
    assert out.count("There is nothing you can take back.") == 1


def test_a_whole_game_by_number(program: Program) -> None:
    done = program("play", "happy_city", "--seed", "4", "--no-confirm", "--save", "g.jsonl", typed="1\n" * 400)
    assert done.returncode == 0
    assert "Residents × hearts" in done.stdout
    assert "wins with" in done.stdout
    assert program("replay", "g.jsonl").stdout.startswith("Happy City: Player and Regular. The record is in order")
