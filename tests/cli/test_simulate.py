"""Simulations: the same result for any number of processes, and correct figures."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from cli.conftest import Program
from ludopolis.arena.play import Result
from ludopolis.terminal.atomic_files import appending_records
from ludopolis.terminal.simulate import summary


def test_the_number_of_processes_changes_nothing(program: Program) -> None:
    common = [
        "simulate",
        "barter",
        "--players",
        "3",
        "--bots",
        "greedy,random",
        "--games",
        "20",
        "--seed",
        "5",
        "--json",
    ]
    one = program(*common, "--out", "one.jsonl")
    two = program(*common, "--out", "two.jsonl", "--jobs", "2")
    assert one.returncode == two.returncode == 0
    assert one.stdout == two.stdout
    assert (program.folder / "one.jsonl").read_bytes() == (program.folder / "two.jsonl").read_bytes()
    assert program(*common, "--seed", "6").stdout != one.stdout


def test_bots_sit_on_every_seat_equally_often(program: Program) -> None:
    program("simulate", "barter", "--bots", "greedy,random", "--games", "10", "--out", "games.jsonl")
    lines = (program.folder / "games.jsonl").read_text("utf-8").splitlines()
    seats = [json.loads(line)["seats"] for line in lines if line.startswith('{"ludopolis"')]
    assert seats == [["greedy", "random"], ["random", "greedy"]] * 5


def test_the_summary_as_data(program: Program) -> None:
    done = program("simulate", "barter", "--players", "3", "--bots", "greedy,random", "--games", "9", "--json")
    data = json.loads(done.stdout)
    assert list(data) == [
        "game", "rules", "components", "players", "options", "seed", "games", "seat_balanced",
        "bots", "seats", "categories", "endings", "moves", "faults",
    ]  # fmt: skip
    standing = ["places", "mean", "deviation", "wins", "rate", "low", "high"]
    assert [list(row) for row in data["bots"]] == [["bot", *standing, "faults"]] * 2
    assert [list(row) for row in data["seats"]] == [["seat", *standing]] * 3
    assert list(data["categories"][0]) == ["category", "bot", "mean", "deviation"]
    assert list(data["moves"]) == ["mean", "deviation", "least", "most"]
    assert data["seat_balanced"] is True
    assert [(row["bot"], row["places"]) for row in data["bots"]] == [("greedy", 18), ("random", 9)]
    assert sum(row["wins"] for row in data["bots"]) == pytest.approx(9)
    assert sum(row["wins"] for row in data["seats"]) == pytest.approx(9)
    assert data["endings"] == [{"ending": "rounds", "games": 9}]
    totals = {row["bot"]: row["mean"] for row in data["bots"]}
    for bot, total in totals.items():
        assert sum(row["mean"] for row in data["categories"] if row["bot"] == bot) == pytest.approx(total)


def test_the_summary_as_tables(program: Program) -> None:
    done = program("simulate", "barter", "--games", "5", "--out", "games.jsonl")
    for words in ("Barter: 5 games, 2 players", "95% interval", "Seat 2", "Coins", "not a multiple of 2"):
        assert words in done.stdout
    assert done.stdout.endswith("5 records added to games.jsonl.\n")
    assert done.stderr == ""


def test_records_are_added_not_overwritten(program: Program) -> None:
    for _ in range(2):
        program("simulate", "barter", "--games", "2", "--out", "games.jsonl")
    assert program("replay", "games.jsonl").stdout.count("All rounds are played.") == 4
    assert [path.name for path in program.folder.iterdir()] == ["games.jsonl"]


def test_ctrl_c_at_the_moment_the_copy_is_made_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(path: Path, *args: object, **others: object) -> None:
        path.touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "open", interrupted)
    with pytest.raises(KeyboardInterrupt), appending_records(str(tmp_path / "games.jsonl")):
        pytest.fail("the file was opened")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_leaves_nothing_behind(program: Program, jobs: str) -> None:
    present = program.folder / "games.jsonl"
    program("simulate", "barter", "--games", "2", "--out", present.name)
    before = present.read_bytes()
    args = ["simulate", "barter", "--games", "500000", "--out", present.name, "--jobs", jobs]
    running = subprocess.Popen(
        [*program.command, *args], cwd=program.folder, env=program.env, stderr=subprocess.PIPE, start_new_session=True
    )
    while len(list(program.folder.iterdir())) < 2:  # until the copy beside it exists
        assert running.poll() is None
        time.sleep(0.01)  # nothing but the folder tells
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert said.decode("utf-8") == "\nStopped.\n", said.decode("utf-8")
    assert present.read_bytes() == before
    assert list(program.folder.iterdir()) == [present]


def test_a_closed_pipe_is_silent(program: Program, records: Path) -> None:
    many = program.folder / "many.jsonl"
    many.write_text(records.read_text("utf-8") * 300, "utf-8")
    command = " ".join([*program.command, "replay", str(many), "|", "head", "-1"])
    done = subprocess.run(command, shell=True, cwd=program.folder, env=program.env, capture_output=True, timeout=60)
    assert done.stdout.startswith(b"1. Barter")
    assert done.stderr == b""


def test_figures_of_two_games_by_hand() -> None:
    from barter import GAME

    games = [
        Result(0, 0, ["a", "b"], [3, 7], [1], "rounds", 6, [], [{"coins": 3}, {"coins": 5, "tiles": 2}], ""),
        Result(1, 1, ["b", "a"], [5, 5], [0, 1], "rounds", 8, [], [{"tiles": 5}, {"coins": 5}], ""),
    ]
    data = summary(GAME, {"rounds": 2}, ["a", "b"], "1", games)
    first, second = data["bots"]
    assert (first["bot"], first["places"], first["mean"], first["wins"], first["rate"]) == ("a", 2, 4.0, 0.5, 0.25)
    assert first["deviation"] == pytest.approx(2**0.5)
    assert (second["mean"], second["wins"]) == (6.0, 1.5)
    assert [(row["category"], row["bot"], row["mean"]) for row in data["categories"]] == [
        ("coins", "a", 4.0), ("coins", "b", 2.5), ("tiles", "a", 0.0), ("tiles", "b", 3.5),
    ]  # fmt: skip
    assert data["moves"] == {"mean": 7.0, "deviation": pytest.approx(2**0.5), "least": 6, "most": 8}
