"""`replay` opens a report of a problem: of a running game as its reporter saw it, of a finished one as a whole."""

import json
import re
from pathlib import Path

import pytest
from barter import GAME

from cli.conftest import Program
from ludopolis.engine.table.record import write_lines
from ludopolis.engine.table.seen import seen
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer

PROBLEM = {
    "ludopolis_problem": 1,
    "said": "It \x1b[31mhangs",
    "versions": {"client": "0123456789ab"},
    "errors": [{"at": 3.5, "what": "TypeError: tile is null"}],
    "requests": [{"path": "/api/tables/…/moves", "status": 409}],
}


@pytest.fixture
def reported(tmp_path: Path) -> Path:
    """Anna reports a problem in the middle of a game."""
    table = Table(GAME, {}, ["Anna", "Boris"], Dealer("problem"))
    for _ in range(6):
        seat = table.state.pending().bit_length() - 1
        table.play(seat, table.state.legal(seat)[0])
    path = tmp_path / "problem.jsonl"
    path.write_text(write_lines([PROBLEM, *seen(table, 0).lines()]))
    return path


def test_a_running_game_is_told_as_it_was_seen(program: Program, reported: Path) -> None:
    out = program("replay", str(reported)).stdout
    assert '"It \\u001b[31mhangs"' in out
    assert "\x1b" not in out
    assert "TypeError: tile is null" in out
    assert "/api/tables/…/moves" in out
    assert "Barter as Player 1 saw it" in out
    assert "Player 1 (you)" in out
    assert re.search(r"Player 2 draws a \w+ tile\.", out)  # which one, Anna does not know
    assert not re.search(r"Player 2 draws \w+\.", out)


def test_a_report_whose_facts_lack_an_argument_is_still_told(program: Program, reported: Path) -> None:
    """As in a report of a version in which that kind of event had one argument fewer."""
    text = reported.read_text()
    older = re.sub(r'("kind": ?"gained".*?), ?"coins": ?\d+', r"\1", text)
    assert older != text
    reported.write_text(older)
    assert "takes 0 coins from the bank." in program("replay", str(reported)).stdout


def test_each_moment_can_be_looked_at(program: Program, reported: Path) -> None:
    first, last = (program("replay", str(reported), "--at", at).stdout for at in ("1", "5"))
    assert "The position at moment 1" in first
    assert "The position at moment 5" in last
    assert first.partition("\n")[2] != last.partition("\n")[2]
    assert "There is no moment 99" in program("replay", str(reported), "--at", "99").stderr


def test_a_report_as_data(program: Program, reported: Path) -> None:
    data = json.loads(program("replay", str(reported), "--json").stdout)
    assert data["problem"] == PROBLEM
    assert (data["seen"]["game"], data["seen"]["viewer"]) == ("barter", 0)
    assert data["seen"]["moments"][-1]["told"]
    assert data["seen"]["position"]["viewer"] == 0


def test_a_finished_game_is_told_whole(program: Program, records: Path, tmp_path: Path) -> None:
    text = records.read_text()
    one = text[: text.index('{"ludopolis"', 1)]
    path = tmp_path / "problem.jsonl"
    path.write_text(write_lines([PROBLEM]) + one)
    out = program("replay", str(path)).stdout
    assert "TypeError: tile is null" in out
    assert "The record is in order" in out


def test_a_report_without_the_server_has_no_game(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "problem.jsonl"
    path.write_text(write_lines([PROBLEM]))
    assert "TypeError: tile is null" in program("replay", str(path)).stdout
    assert json.loads(program("replay", str(path), "--json").stdout) == {"problem": PROBLEM, "records": []}
