"""The shape of the repository: what holds for every file, and that a new game is one new folder."""

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludopolis"
TREES = (".ci", ".github", "benchmarks", "deploy", "docs", "examples", "scripts", "src", "tests")
GAMES = sorted(folder for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").is_file())
TESTS = sorted((ROOT / "tests").rglob("*.py"))
MOST_LINES = 450
ROOMS = ("game", "rules", "knowledge", "speech")
"""Modules or packages of these names that every game has."""
OPTIONAL_ROOMS = ("components", "judgement", "observation", "pad")
PACKAGE_FILES = {
    "components": ("tables.py",),
    "rules": ("events.py", "laws.py", "moves.py", "play.py", "scoring.py", "state.py"),
    "knowledge": ("dump.py", "knowledge.py", "view.py"),
    "speech": ("notation.py", "position.py", "speech.py"),
    "judgement": ("judge.py",),
    "pad": ("pad.py",),
}
"""Where a room is a package, the modules in which everybody looks for these things."""
BESIDE_ROOMS = {
    "__init__.py",
    "README.md",
    "art",
    "board",
    "board.css",
    "board.js",
    "puzzles.jsonl",
    "lessons",
    "locale",
    "measured.json",
    "pictures",
    "what.toml",
    "bots.toml",
}
STANDARD_TESTS = ("given.py", "test_notation.py", "test_perft.py", "test_scoring.py")


def texts() -> Iterator[Path]:
    """Every file of ours, nothing that was built."""
    for file in (*ROOT.iterdir(), *(file for tree in TREES for file in (ROOT / tree).rglob("*"))):
        if file.is_file() and "__pycache__" not in file.parts and file.name != ".git":
            yield file


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


# Files


def test_no_file_names_a_folder_of_somebodys_machine() -> None:
    personal = re.compile(r"/(?<![\w.$)}\]*]/)(home|root|Users|work|opt|tmp)" + r"/\w")
    everything = ((file, file.read_text("utf-8", "replace")) for file in texts())
    found = [
        f"{name(file)}:{text.count(chr(10), 0, place.start()) + 1}"
        for file, text in everything
        for place in personal.finditer(text)
    ]
    assert found == []


def test_every_file_has_one_subject() -> None:
    lines = {name(file): len(file.read_text("utf-8").splitlines()) for file in (*sources(ROOT / "src"), *TESTS)}
    assert {file: count for file, count in lines.items() if count > MOST_LINES} == {}, "split them by subject"


def test_the_workflow_runs_every_part_of_make_test() -> None:
    makefile, workflow = ROOT / "Makefile", ROOT / ".github" / "workflows" / "test.yml"
    (parts,) = re.findall(r"^test: (.*)$", makefile.read_text("utf-8"), re.MULTILINE)
    (run,) = re.findall(r"^ +part: \[(.*)\]$", workflow.read_text("utf-8"), re.MULTILINE)
    assert run.replace(",", "").split() == [
        part for part in parts.split() if part not in ("test-ready", "compile-ahead")
    ]


# Tests


def idle_tests(module: ast.Module) -> list[str]:
    """Tests that cannot fail by themselves: no assertion, no expected error, no helper of the file that has one."""
    functions = {node.name: set(claims(node)) for node in ast.walk(module) if isinstance(node, ast.FunctionDef)}
    claiming = {"assert", "pytest.raises", "expect"}
    while more := {name for name, made in functions.items() if made & claiming} - claiming:
        claiming |= more
    return [name for name in functions if name.startswith("test_") and name not in claiming]


def claims(function: ast.FunctionDef) -> Iterator[str]:
    """The functions that a function calls, and `assert`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            yield "assert"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "raises":
            yield ast.unparse(node.func)


def test_every_test_can_fail() -> None:
    idle = {name(file): found for file in TESTS if (found := idle_tests(ast.parse(file.read_text("utf-8"))))}
    assert idle == {}


def test_idle_tests_are_noticed() -> None:
    helpers = "def plays():\n    play()\ndef refuses():\n    with pytest.raises(ValueError):\n        play()\n"
    tests = "def test_one():\n    plays()\ndef test_two():\n    refuses()\ndef test_three():\n    assert play()\n"
    assert idle_tests(ast.parse(helpers + tests)) == ["test_one"]


# Imports


def imported(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize(("room", "more"), [("engine", set()), ("games", set()), ("coach", set()), ("bots", {"numpy"})])
def test_rules_need_the_standard_library_alone(room: str, more: set[str]) -> None:
    allowed = {*sys.stdlib_module_names, "mypy_extensions", "ludopolis", *more}
    strangers = {name(file): extra for file in sources(PACKAGE / room) if (extra := imported(file) - allowed)}
    assert strangers == {}


# Games


@pytest.mark.parametrize(
    "folder", [*GAMES, ROOT / "tests" / "barter", ROOT / "tests" / "village"], ids=lambda folder: str(folder.name)
)
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    found = {file.name for file in folder.iterdir() if file.name != "__pycache__"} - BESIDE_ROOMS
    rooms = {name.removesuffix(".py") for name in found}
    assert len(rooms) == len(found), "a room is a module or a package, not both"
    assert set(ROOMS) <= rooms <= {*ROOMS, *OPTIONAL_ROOMS}
    for room in (room for room in rooms if (folder / room).is_dir()):
        assert [file for file in PACKAGE_FILES[room] if not (folder / room / file).is_file()] == []
        assert len(ast.parse((folder / room / "__init__.py").read_text("utf-8")).body) <= 1, "it is not compiled"


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: str(folder.name))
def test_our_games_have_tests_words_and_tables(folder: Path) -> None:
    tests = ROOT / "tests" / folder.name
    assert [file for file in STANDARD_TESTS if not (tests / file).is_file()] == []
    assert [file for file in ("README.md", "locale/en.ftl") if not (folder / file).is_file()] == []
    assert list((folder / "components").glob("*.csv"))
    assert list(tests.glob("test_examples*.py"))
    assert list(tests.glob("test_rules*.py"))


SIXTH = """
from ludopolis import bots, registry
from ludopolis.bots.match import play_match
from ludopolis.engine.check import check

assert "barter" in registry.ids(), registry.ids()
game = registry.find("barter")
assert type(game).__module__ == "ludopolis.games.barter.game"
checked = list(check(game))
table = play_match(game, {}, ["a", "b"], [bots.make("greedy"), bots.make("flat:20")], "sixth")
print(len(checked), table.state.ending())
"""


def test_a_sixth_game_is_one_more_folder(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "ludopolis", ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "ludopolis" / "games" / "barter"
    folder.mkdir()
    for file in sources(ROOT / "tests" / "barter"):
        if not file.name.startswith("test_"):
            text = file.read_text("utf-8").replace("from barter.", "from ludopolis.games.barter.")
            (folder / file.name).write_text(text, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", SIXTH], env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    games, ending = done.stdout.split()
    assert int(games) >= 2
    assert ending == "rounds"
