"""The arena as people run it: tables, files, exit codes, programs, and interruptions."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.conftest import ROOT, Program

ROBIN = ["arena", "barter", "--bots", "greedy,random,flat:8", "--games", "12", "--seed", "5"]
CHALLENGE = ["arena", "barter", "--challenger", "flat:40", "--bots", "random", "--seed", "5"]
FORTUNE = f"cmd:{sys.executable} {ROOT / 'examples' / 'bots' / 'fortune.py'}"


def test_the_number_of_processes_changes_nothing(program: Program) -> None:
    one = program(*ROBIN, "--jobs", "1", "--json", "--results", "one.jsonl", "--csv", "one.csv", "--report", "one.html")
    two = program(*ROBIN, "--jobs", "2", "--json", "--results", "two.jsonl", "--csv", "two.csv", "--report", "two.html")
    assert (one.returncode, one.stderr, two.stderr) == (0, "", "")
    assert one.stdout == two.stdout
    for kind in ("jsonl", "csv", "html"):
        first, second = (program.folder / f"{name}.{kind}" for name in ("one", "two"))
        assert first.read_bytes() == second.read_bytes()
    data = json.loads(one.stdout)
    assert (data["game"], data["schedule"], data["games"], data["deals"]) == ("barter", "round_robin", 12, 6)
    assert [row["places"] for row in data["bots"]] == [8, 8, 8]
    assert sum(row["wins"] for row in data["bots"]) == pytest.approx(12)
    assert program(*ROBIN, "--json", "--seed", "6").stdout != one.stdout


def test_the_tables_and_what_they_mean(program: Program) -> None:
    done = program(*ROBIN, "--results", "games.jsonl")
    for words in ("Arena: Barter", "12 games on 6 deals, 2 players", "Rating (± 2 s.d.)", "against", "Seat 2"):
        assert words in done.stdout
    # A statement of strength names the number of games and the interval.
    said = re.findall(
        r"^\S+ wins in [\d.]+% of its 8 seats in 8 games \(95% interval [\d.]+% – [\d.]+%\)\.$", done.stdout, re.M
    )
    assert len(said) == 3
    assert done.stdout.endswith("Written: games.jsonl\n")
    assert "Arena: Barter" in program(*ROBIN, "--lang", "ru").stdout


def test_a_floor_that_is_shown(program: Program) -> None:
    done = program(*CHALLENGE, "--floor", "20%", "--indifference", "0.4", "--games", "300")
    assert done.returncode == 0
    assert re.search(r"^Yes: flat:40 wins at least 20\.0% \(\d+ games\)\.$", done.stdout, re.M)
    assert int(re.findall(r"(\d+) games on", done.stdout)[0]) < 300


def test_a_floor_that_is_not_shown(program: Program) -> None:
    refused = program(*CHALLENGE, "--floor", "90%", "--games", "300")
    assert refused.returncode == 1
    assert "No: it has not been shown that flat:40 wins at least 90.0%" in refused.stdout
    open_still = program(*CHALLENGE, "--floor", "50%", "--games", "2", "--json")
    assert open_still.returncode == 1
    test = json.loads(open_still.stdout)["test"]
    assert list(test) == ["floor", "indifference", "alpha", "beta", "ratio", "no_below", "yes_above", "verdict"]
    assert (test["floor"], test["verdict"]) == (0.5, "open")


def test_interrupted_and_resumed(program: Program) -> None:
    args = ["arena", "barter", "--bots", "greedy,random", "--seed", "5", "--jobs", "2", "--results", "games.jsonl"]
    running = subprocess.Popen(
        [*program.command, *args, "--games", "1000000"],
        cwd=program.folder,
        env=program.env,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    results = program.folder / "games.jsonl"
    while not results.exists() or results.read_bytes().count(b"\n") < 8:
        assert running.poll() is None
        time.sleep(0.01)  # nothing but the file tells how far it is
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert (
        said.decode("utf-8")
        == "The games so far are in games.jsonl; the same command continues from there.\n\nStopped.\n"
    )
    played = results.read_bytes().count(b"\n") - 1
    results.write_bytes(results.read_bytes()[:-5])  # as if the machine had been switched off while writing
    more = [*args, "--games", str(played + 6), "--json"]
    again = program(*more)
    assert again.returncode == 0
    results.unlink()
    assert program(*more).stdout == again.stdout


def test_results_are_never_added_to_another_kind_of_file(program: Program) -> None:
    diary = program.folder / "diary.txt"
    diary.write_text("Dear diary,\n", "utf-8")
    done = program(*ROBIN, "--results", "diary.txt")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("diary.txt holds something other than results of an arena; nothing was added to it.")
    assert diary.read_text("utf-8") == "Dear diary,\n"


# Budgets and programs


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_budget_in_seconds_warns_that_it_is_not_reproducible(program: Program, command: str) -> None:
    done = program(command, "barter", "--bots", "random,flat:0.001s", "--games", "2", "--json")
    assert done.returncode == 0
    assert done.stderr.startswith("Not reproducible, because of bots that play by the clock: flat:0.001s.")
    assert done.stderr.count("\n") == 1
    json.loads(done.stdout)


def test_a_program_in_the_arena(program: Program) -> None:
    done = program("arena", "barter", "--bots", f"random,{FORTUNE}", "--games", "4", "--json")
    assert done.returncode == 0
    data = json.loads(done.stdout)
    assert [row["faults"] for row in data["bots"]] == [0, 0]
    assert data["reproducible"] is False
    assert "External program" in done.stderr


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_program_that_fails_loses_and_nothing_else_happens(program: Program, command: str) -> None:
    done = program(command, "barter", "--bots", "random,cmd:false", "--games", "4")
    assert done.returncode == 0
    assert (
        "cmd:false lost 4 games through a fault, the first of them game 1: The program ended by itself (exit code 1)."
        in done.stdout
    )


def test_commas_in_a_command(program: Program) -> None:
    done = program("simulate", "barter", "--bots", "cmd:sh -c 'exit 3' a,b", "--games", "2")
    assert done.stderr.startswith("There is no bot “b”.")
    done = program("simulate", "barter", "--bots", """random,cmd:sh -c 'exit "$1"' "a,b" 3""", "--games", "2")
    assert "(exit code 3)" in done.stdout


OWN = """
from ludopolis.bots import Bot
class Last(Bot):
    def choose(self, state, seat, rng):
        return state.legal(seat)[-1]
"""


def test_a_python_class_of_the_current_folder_plays_in_every_process(program: Program) -> None:
    (program.folder / "own.py").write_text(OWN, "utf-8")
    for command in ("simulate", "arena"):
        done = program(command, "barter", "--bots", "random,py:own:Last", "--games", "8", "--jobs", "2", "--json")
        data = json.loads(done.stdout)
        assert [(row["bot"], row["faults"]) for row in data["bots"]] == [("random", 0), ("py:own:Last", 0)]
        assert "External programs: py:own:Last." in done.stderr


def test_a_program_at_the_table(program: Program) -> None:
    done = program(
        "play", "barter", "--bots", FORTUNE, "--seed", "3", "--no-confirm", "--save", "game.jsonl", typed="1\n" * 40
    )
    assert done.returncode == 0, done.stderr
    assert f"Program {sys.executable}" in done.stdout
    assert "The end" in done.stdout
    assert "resign" not in (program.folder / "game.jsonl").read_text("utf-8")


def test_a_program_that_fails_at_the_table_resigns(program: Program) -> None:
    done = program(
        "play", "barter", "--bots", "cmd:false", "--seed", "3", "--no-confirm", "--save", "game.jsonl", typed="1\n" * 40
    )
    assert done.returncode == 0
    assert done.stderr.startswith("Program false resigns, and another bot plays on. The program ended by itself")
    assert "The end" in done.stdout
    assert '"resign":"regular"' in (program.folder / "game.jsonl").read_text("utf-8")


def test_a_record_from_elsewhere_starts_no_program(program: Program, tmp_path: Path) -> None:
    mark = tmp_path / "started"
    name = f"cmd:touch {mark}"
    program("play", "barter", "--bots", "random", "--seed", "3", "--save", "game.jsonl", typed="quit\n")
    file = program.folder / "game.jsonl"
    file.write_text(file.read_text("utf-8").replace('"random"]', json.dumps(name) + "]"), "utf-8")
    assert name in file.read_text("utf-8")
    done = program("play", "--resume", "game.jsonl")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"The record wants to run {name}. If that is all right, name it with --bots.")
    assert not mark.exists()
    program("play", "--resume", "game.jsonl", "--bots", name, typed="quit\n")
    assert mark.exists()


def test_results_without_luck_stand_beside_the_others(program: Program) -> None:
    adjusted = [*ROBIN, "--adjusted"]
    one = program(*adjusted, "--jobs", "1", "--json", "--results", "one.jsonl", "--report", "one.html")
    two = program(*adjusted, "--jobs", "2", "--results", "two.jsonl")
    assert (one.returncode, one.stderr, two.stderr) == (0, "", "")
    assert (program.folder / "one.jsonl").read_bytes() == (program.folder / "two.jsonl").read_bytes()
    data = json.loads(one.stdout)
    plain = json.loads(program(*ROBIN, "--json").stdout)
    assert [row["rate"] for row in data["bots"]] == [row["rate"] for row in plain["bots"]]
    assert {"rate", "error", "low", "high", "plain", "needed", "factor"} == set(data["bots"][0]["adjusted"])
    assert data["cpu"]["luck"] > 0
    assert "adjusted" not in plain["bots"][0]
    for words in ("without luck", "games needed", "Processor time"):
        assert words in two.stdout
    assert "Without luck" in (program.folder / "one.html").read_text("utf-8")
    again = json.loads(program(*adjusted, "--json", "--results", "one.jsonl").stdout)
    assert again["bots"] == data["bots"]
    refused = program(*ROBIN, "--results", "one.jsonl")
    assert refused.returncode == 2


def test_a_floor_is_tested_without_luck_when_asked(program: Program) -> None:
    done = program(*CHALLENGE, "--floor", "20%", "--indifference", "0.4", "--games", "300", "--adjusted", "--json")
    data = json.loads(done.stdout)
    assert (done.returncode, data["test"]["verdict"]) == (0, "yes")
    assert 40 <= data["games"] < 300
