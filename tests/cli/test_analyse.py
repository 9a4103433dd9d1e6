"""`ludopolis analyse` as people run it: tables, data, a page, both languages, and what it refuses."""

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

from cli.conftest import Program
from ludopolis.coach.ledger import ACCOUNTS
from ludopolis.coach.rounding import rounded
from ludopolis.engine.values.data import Data
from ludopolis.terminal.analyse import sparkline
from ludopolis.terminal.analysis_page import BOTTOM, NAME_GAP, TOP, Line, apart
from ludopolis.terminal.analysis_words import Teller, tenth
from ludopolis.terminal.output import Output

ROUNDS = ("--rounds", "2")


def test_the_tables_add_up_as_shown(program: Program, records: Path) -> None:
    done = program("analyse", str(records), "--game", "1", *ROUNDS)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Barter: Greedy bot 1 and Greedy bot 2")
    for words in (
        "Chance to win",
        "Luck and decisions",
        "Turning points",
        "decisions",
        "One game says little",
    ):
        assert words in done.stdout
    rows = re.findall(r"^ *Greedy bot \d +([−+\d ]+)$", done.stdout, re.M)
    assert len(rows) == 4
    for row in rows:
        start, *parts, result, adjusted = (int(figure.replace("−", "-")) for figure in row.split())
        assert start + sum(parts) == result
        assert adjusted == result - parts[0]


@pytest.mark.parametrize(("sides", "names"), [(1, ["luck", "decisions", "unforeseeable"]), (2, list(ACCOUNTS))])
def test_whoever_plays_alone_has_no_rivals(sides: int, names: list[str]) -> None:
    """But an automa's sum has: what the player missed."""
    data: Data = {"measure": "points" if sides == 1 else "share", "sides": [{}] * sides}
    assert Teller(Output(), data).accounts == names


def test_what_was_dealt_before_the_first_move_is_told_in_one_sentence() -> None:
    told = [{"kind": "placed", "tile": "R1", "cell": [0, 0]}]
    point = {"block": 0, "told": told}
    data: Data = {"measure": "share", "sides": [], "turning_points": [point], "curve": [{}, {}]}
    data["blocks"] = [{"kind": "draw", "entries": [1]}]
    ((happened, _),) = Teller(Output(), data).turning_points()
    assert happened == "Entry 1, drawn: The opening deal, before the first move."


def test_as_data_the_same_seed_and_rounds_give_the_same(program: Program, records: Path) -> None:
    once = program("analyse", str(records), "--game", "2", *ROUNDS, "--seed", "5", "--json").stdout
    assert program("analyse", str(records), "--game", "2", *ROUNDS, "--seed", "5", "--json").stdout == once
    data = json.loads(once)
    assert (data["analysis"], data["game"], data["rounds"], data["seed"]) == (1, "barter", 2, "5")
    assert len(data["curve"]) == len(data["blocks"]) + 1


def test_a_page_for_reading_and_printing(program: Program, records: Path) -> None:
    done = program("analyse", str(records), *ROUNDS, "--report", "game.html", "--lang", "ru")
    assert done.returncode == 0, done.stderr
    page = (program.folder / "game.html").read_text("utf-8")
    assert '<html lang="ru">' in page
    assert "Переломные моменты" in page
    assert page.count("<polyline") == 4  # a line for each seat, and its key
    assert "http" not in page  # nothing is fetched
    assert re.search(r"<svg[^>]*role=\"img\" aria-label=\"[^\"]+\"", page)


def test_what_is_refused(program: Program, records: Path) -> None:
    assert program("analyse", str(records), "--game", "9").returncode == 2
    left = program("play", "barter", "--bots", "greedy", "--seed", "1", "--save", "left.jsonl", typed="quit\n")
    assert left.returncode == 0
    refused = program("analyse", "left.jsonl")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "This game is not finished. Only finished games are analysed.\n"


@pytest.mark.parametrize(
    ("parts", "shown"),
    [([400_000, 300_000, 300_000], [1, 0, 0]), ([2_600_000, -1_600_000], [3, -2]), ([1_500_000, 1_500_000], [1, 2])],
)
def test_rounding_goes_to_the_largest_part(parts: list[int], shown: list[int]) -> None:
    assert rounded(parts, 1_000_000) == shown
    assert sum(shown) == round(sum(parts) / 1_000_000)


@pytest.mark.parametrize("ends", [[26.0, 256.0, 256.0, 256.0], [130.0, 131.0], [26.0, 26.0, 26.0], [250.0, 200.0]])
def test_names_beside_the_curve_stay_apart_and_in_the_picture(ends: list[float]) -> None:
    heights = [line.name_y for line in apart([Line("", "", end, end) for end in ends])]
    assert all(TOP <= height <= BOTTOM for height in heights)
    ordered = sorted(heights)
    assert all(below - above >= NAME_GAP for above, below in pairwise(ordered))


def test_figures() -> None:
    assert (tenth(3_240_000), tenth(12_700_000), tenth(2_000_000)) == (3.2, 13, 2)
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.5] * 500)) == 60
