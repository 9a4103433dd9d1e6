"""Puzzles in the terminal, typed by a person; and made, stopped and gone on with."""

from pathlib import Path

from cli.conftest import Program
from ludopolis.puzzles.puzzle import Collection, offered, parse

GAME = "uptown"


def test_puzzles_are_solved_and_only_changes_are_told(program: Program) -> None:
    one = offered(GAME)[0]
    wrong = one.rivals[-1].turn
    done = program("puzzles", GAME, "--play", typed="\n".join(["hint", *wrong, *one.turn, "skip", "quit"]) + "\n")
    assert done.returncode == 0, done.stderr
    out = done.stdout
    assert out.count("Find the best turn") == 3
    assert "Think about:" in out
    first = out.split("Find the best turn")[1]
    assert first.count("The table") <= 2  # the second time, only what the wrong turn had changed
    assert "The best turn is worth" in first
    assert "That’s it" in first
    assert f"1 of {len(offered(GAME))} found" in out


def test_a_run_that_was_stopped_goes_on_where_it_was(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    table = ("happy_city", "--players", "2", "--option", "max_rounds=2")  # a short game
    options = ("puzzles", *table, "--bots", "regular", "--out", str(file), "--jobs", "1")
    done = program(*options, "--seconds", "0.1")
    assert done.returncode == 0, done.stderr
    assert parse(file.read_text("utf-8")).played == {"1": 1}
    assert "Game 1:" in done.stderr
    again = program(*options, "--seconds", "0.1")
    assert "Game 2:" in again.stderr
    assert parse(file.read_text("utf-8")).played == {"1": 2}
    assert program(*options, "--bots", "nobody").returncode == 2


def test_puzzles_of_other_rules_are_dropped(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    one = offered(GAME)[0]
    file.write_text(Collection(GAME, {}, {}, [one._replace(rules=one.rules - 1)]).to_text(), "utf-8")
    done = program("puzzles", GAME, "--verify", "--out", str(file))
    assert done.returncode == 1
    assert "Dropped because they were made for other rules or components: 1." in done.stdout
    assert parse(file.read_text("utf-8")).puzzles == []
