"""What `games`, `replay`, `check` and `perft` print, for people and as data; help pages."""

import json
import re
from pathlib import Path

import pytest
from barter import GAME
from golden import folder

from cli.conftest import Program
from ludopolis import registry
from ludopolis.cli import app
from ludopolis.engine.check import check_setting
from ludopolis.engine.check.schedule import Setting
from ludopolis.terminal import check, tables
from ludopolis.terminal.output import Output

# games


def test_games_for_people(program: Program) -> None:
    out = program("games").stdout
    assert "Barter (barter)" in out
    assert "2 to 3" in out
    assert "as printed, a few cards uncertain" in out
    assert "rounds    1 to 3    2          How many rounds are played." in out


def test_games_as_data(program: Program) -> None:
    data = json.loads(program("games", "--json").stdout)
    assert [game["id"] for game in data["games"]] == sorted(game["id"] for game in data["games"])
    barter = next(game for game in data["games"] if game["id"] == "barter")
    assert barter == {
        "id": "barter",
        "name": "Barter",
        "rules": 1,
        "draft": False,
        "players": [2, 3],
        "components": {"digest": "barter-1", "certainty": "certain"},
        "options": [{"name": "rounds", "default": 2, "choices": None, "low": 1, "high": 3}],
    }


# replay


def test_several_records_are_a_line_each(program: Program, records: Path) -> None:
    lines = program("replay", str(records)).stdout.splitlines()
    assert [line.partition(".")[0] for line in lines] == ["1", "2", "3"]
    assert all("Greedy bot 1" in line and line.endswith("All rounds are played.") for line in lines)


def test_one_record_is_told_turn_by_turn(program: Program, records: Path) -> None:
    out = program("replay", str(records), "--game", "2").stdout
    assert out.startswith("Barter: Greedy bot 1 and Greedy bot 2. The record is in order. Entries: ")
    turns = [line.split()[1] for line in out.splitlines() if line.startswith("Turn ")]
    assert turns == ["1", "2", "3"]
    assert "Greedy bot 1: Play " in out
    assert "Greedy bot 1 shows " in out
    assert " draws a " not in out  # the game is over: every tile is named
    assert "Category" in out
    assert "All rounds are played." in out


def test_a_replay_counts_turns_as_its_lines_do(program: Program) -> None:
    record = next(folder(registry.find("streets")).glob("p2-*.jsonl"))
    told = program("replay", str(record)).stdout
    counted = re.findall(r"^Turn (\d+) ─|Turn (\d+): ", told, re.MULTILINE)
    assert counted[:4] == [("", "1"), ("1", ""), ("", "2"), ("2", "")], "what is dealt before is no turn"


def test_the_position_after_an_entry(program: Program, records: Path) -> None:
    out = program("replay", str(records), "--game", "1", "--at", "8").stdout
    assert "Record 1, after entry 8" in out
    assert "Round 1. The bank holds 6 coins." in out
    assert "?" not in out
    start = program("replay", str(records), "--game", "1", "--at", "0", "--json")
    assert json.loads(start.stdout)["records"][0]["position"]["hands"] == [None] * 4


def test_a_record_as_data(program: Program, records: Path) -> None:
    data = json.loads(program("replay", str(records), "--json").stdout)
    assert [record["record"] for record in data["records"]] == [1, 2, 3]
    record = data["records"][1]
    assert list(record) == [
        "record", "game", "rules", "components", "options", "players", "seats", "resigned",
        "entries", "ending", "results", "tie", "tie_breaks", "sheets", "position",
    ]  # fmt: skip
    closing = [json.loads(line) for line in records.read_text("utf-8").splitlines() if '"end"' in line][1]
    assert record["results"] == closing["results"]
    assert record["sheets"] == closing["sheets"]
    assert record["tie_breaks"] == []
    assert record["position"] == closing["position"]
    assert record["ending"] == closing["end"] == "rounds"


# check


def test_a_game_that_keeps_every_law(program: Program) -> None:
    done = program("check", "barter")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("p2-rounds=2: ")
    assert lines[-2] == f"barter obeys every law in {len(lines) - 2} settings."
    assert lines[-1].startswith("Not checked: whether these are the right rules.")
    pairs = program("check", "barter", "--pairs", "--json")
    data = json.loads(pairs.stdout)
    assert list(data) == ["game", "rules", "seed", "lessons", "settings", "broken", "unchecked"]
    assert data["broken"] is None
    assert data["unchecked"] == ["rules"]
    assert len(data["settings"]) == 4
    assert list(data["settings"][0]) == ["setting", "seed", "players", "options", "moves", "positions", "ending"]


def test_a_broken_law_is_named(program: Program) -> None:
    done = program("check", "cheat")
    assert done.returncode == 1
    assert done.stderr.startswith("cheat, p2-rounds=2: a law is broken: ending: 'rounds' is one of the declared")
    assert done.stderr.count("\n") == 1
    assert "check/0" in done.stderr
    as_data = program("check", "cheat", "--json", "--seed", "7")
    assert as_data.returncode == 1
    data = json.loads(as_data.stdout)
    assert data["broken"].startswith("ending: 'rounds'")
    row = data["settings"][-1]
    assert (row["setting"], row["seed"]) == ("p2-rounds=2", "7/0")


def test_a_broken_law_can_be_repeated_from_the_setting_and_the_seed(program: Program) -> None:
    row = json.loads(program("check", "barter", "--json", "--seed", "7").stdout)["settings"][1]
    assert check_setting(GAME, Setting(row["players"], row["options"]), row["seed"]).moves == row["moves"]


def test_a_missing_word_is_a_broken_law(program: Program) -> None:
    done = program("check", "mute")
    assert done.returncode == 1
    assert done.stderr == "mute, p2-rounds=2: a law is broken: words: the catalogue lacks move-play (seed check/0)\n"
    played = program("play", "mute")
    assert played.returncode == 2
    assert played.stderr == "The catalogue is incomplete: move-play.\n"


def test_a_thing_without_a_place_in_the_rules_is_a_broken_law(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "faults", lambda game: iter([f"{game}: [things] deck: the rules have no heap"]))
    assert not check.run(Output(), "uptown", "", False, "check", False)
    assert capsys.readouterr().err == "uptown: a law is broken: uptown: [things] deck: the rules have no heap\n"


# perft


def test_sequences_are_counted(program: Program) -> None:
    data = json.loads(program("perft", "barter", "--players", "3", "--depth", "3", "--json").stdout)
    assert list(data) == ["game", "rules", "players", "options", "deal", "counts"]
    assert [(row["depth"], row["count"]) for row in data["counts"]] == [(1, 2), (2, 4), (3, 8)]
    table = program("perft", "barter", "--players", "3").stdout
    assert [line.split()[:2] for line in table.splitlines() if " s" in line] == [["1", "2"], ["2", "4"], ["3", "8"]]


# help


@pytest.mark.parametrize("command", sorted(str(command.name) for command in app.registered_commands))
def test_every_command_has_a_help_page(program: Program, command: str) -> None:
    done = program(command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"Usage: ludopolis {command} ")
    assert "--help" in done.stdout


def test_help_on_tables_names_every_action(program: Program) -> None:
    told = " ".join(program("tables", "--help").stdout.replace("│", " ").split())
    assert f"{', '.join(tables.ACTIONS[:-1])} or {tables.ACTIONS[-1]}." in told
    assert [action for action in tables.ACTIONS if f" {action}" not in told.partition("Arguments")[0]] == []


def test_without_a_command_help_is_shown(program: Program) -> None:
    assert program().stdout == program("--help").stdout
    assert "simulate  Let bots play many games" in program().stdout
