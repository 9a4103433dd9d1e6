"""`ludopolis new` lays out a draft that passes every test as it stands; `compile` says why it cannot."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cli.conftest import ROOT, Forks, Program

RUFF = Path(sys.executable).with_name("ruff")
IMPORTS = Path(sys.executable).with_name("lint-imports")


def passes(*command: str | Path, folder: Path, path: str) -> str:
    """Runs a program that must succeed, and gives what it printed."""
    done = subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_game_in_this_repository_passes_its_tests_and_is_asked_more_when_it_is_full(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("*.jsonl", "databases")
    for tree in ("src", "tests"):  # with what Python has compiled: it would do that again for every program run here
        shutil.copytree(ROOT / tree, tmp_path / tree, ignore=left_out)
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=shutil.ignore_patterns("pictures"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    path = os.pathsep.join(str(tmp_path / tree) for tree in ("src", "tests"))
    python = sys.executable
    said = passes(python, "-m", "ludopolis.cli", "new", "hilltop_fair", folder=tmp_path, path=path)
    assert "src/ludopolis/games/hilltop_fair and tests/hilltop_fair, as a draft" in said
    named = set(re.findall(r"\btests/[\w/.]+", said))
    assert len(named) > 8
    assert [name for name in sorted(named) if not (tmp_path / name).exists()] == []
    ours = ("src/ludopolis/games/hilltop_fair", "tests/hilltop_fair")
    passes(RUFF, "format", "--check", *ours, folder=tmp_path, path=path)
    passes(RUFF, "check", *ours, folder=tmp_path, path=path)
    passes(IMPORTS, "--no-logo", "--no-cache", folder=tmp_path, path=path)
    alone = tmp_path / "alone"
    shutil.copytree(tmp_path / ours[0], alone / "games" / "hilltop_fair")
    passes(python, "-m", "i18n.catalogue_lint", alone, folder=tmp_path, path=path)
    assert "obeys every law" in passes(
        python, "-m", "ludopolis.cli", "check", "hilltop_fair", folder=tmp_path, path=path
    )

    def tested(*names: str, only: str = "hilltop_fair") -> subprocess.CompletedProcess[str]:
        tests = [f"tests/{name}" for name in names]
        command = [python, "-m", "pytest", "--assert=plain", "-p", "no:cacheprovider", "-rf", "-k", only, *tests]
        environment = {**os.environ, "PYTHONPATH": path}
        return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)

    general = ("test_structure.py", "test_contract.py", "test_golden.py", "test_lessons.py", "bots", "i18n")
    board = ("test_kit.py", "test_frames.py")
    draft = tested("hilltop_fair", *general, *board, only="hilltop_fair or one_subject or test_kit or test_frames")
    assert draft.returncode == 0, draft.stdout
    game = tmp_path / ours[0] / "game.py"
    game.write_text(game.read_text("utf-8").replace("            draft=True,\n", ""), "utf-8")
    full = tested("i18n/test_catalogue_lint.py", "test_lessons.py", "test_golden.py")
    asked = re.findall(r"^FAILED (\S+)::(\w+)\[hilltop_fair\]", full.stdout, re.MULTILINE)
    assert asked == [
        ("tests/i18n/test_catalogue_lint.py", "test_full_games_have_every_language"),
        ("tests/test_lessons.py", "test_every_lesson_can_be_taken_and_has_its_words"),
        ("tests/test_lessons.py", "test_no_word_of_a_lesson_is_left_over"),
        ("tests/test_golden.py", "test_golden_games_cover_every_player_count_option_value_and_end_reason"),
        ("tests/test_golden.py", "test_golden_games_cover_every_kind_of_entry"),
    ], full.stdout


@pytest.mark.slow
def test_a_package_of_its_own_passes_its_tests(program: Program, strangers: Path) -> None:
    root = program.folder / "games" / "hamlet"
    made = program("new", "hamlet", "--package", str(root))
    assert (made.returncode, made.stderr) == (0, "")
    assert str(root) in made.stdout
    names = {file.name for file in (root / "src" / "hamlet").rglob("*") if file.is_file()}
    assert {"board.js", "board.css", "what.toml", "features.py", "rules.en.md", "en.ftl"} <= names
    texts = [file.read_text("utf-8") for file in root.rglob("*") if file.is_file()]
    assert [text for text in texts if "template" in text or re.search("sample.?game", text, re.I)] == []
    passes(RUFF, "format", "--isolated", "--line-length=120", "--check", ".", folder=root, path="")
    passes(RUFF, "check", "--isolated", "--line-length=120", "--select=E,F,I,UP", ".", folder=root, path="")
    passes(sys.executable, "-m", "pytest", "-q", folder=root, path=str(ROOT / "src"))
    # What an installer would write.
    (name, entry), *others = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][
        "ludopolis.games"
    ].items()
    assert others == []
    info = root / "src" / "hamlet-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hamlet\nVersion: 0.1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[ludopolis.games]\n{name} = {entry}\n", "utf-8")
    forks = Forks(root / "src", program.folder)
    installed = Program(root / "src", program.folder, forks)
    assert "hamlet obeys every law" in installed("check", "hamlet").stdout
    played = installed("play", "hamlet", "--no-confirm", "--option", "rounds=4", typed="1\n" * 4)
    assert "All rounds are played." in played.stdout, played.stdout + played.stderr
    assert "a draft: a server lists it only with --drafts" in installed("games").stdout
    again = installed("new", "hamlet", "--package", "elsewhere")
    assert (again.returncode, again.stdout) == (2, "")
    assert again.stderr == "“hamlet” is taken by another game or Python package. Choose another id.\n"
    forks.close()


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (["new", "New-Town"], "“New-Town” cannot be the id of a game."),
        (["new", "_town"], "“_town” cannot be the id of a game."),
        (
            ["new", "t" * 25],
            "“ttttttttttttttttttttttttt” cannot be the id of a game. An id has up to 24 lower-case letters",
        ),
        (["new", "uptown"], "“uptown” is taken by another game"),
        (["new", "random"], "“random” is taken by another game or Python package."),
        (["new", "hamlet", "--package", "."], ". already exists. Name a new folder."),
        (["compile", "nowhere", "out"], "There is no Python package “nowhere”."),
        (["compile", "../barter", "out"], "There is no Python package “../barter”."),
        (["compile", "barter", "out"], "The engine in "),
    ],
)
def test_what_cannot_be_is_refused(program: Program, command: list[str], line: str) -> None:
    done = program(*command)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(line)
    assert done.stderr.count("\n") == 1
    assert list(program.folder.iterdir()) == []


def test_an_installed_program_is_no_repository(tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "ludopolis", tmp_path / "ludopolis", ignore=left_out)
    command = [sys.executable, "-m", "ludopolis.cli", "new", "hamlet"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LUDOPOLIS_LANG": "en"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("This Ludopolis is not a checkout of its repository")
    assert not (tmp_path / "ludopolis" / "games" / "hamlet").exists()
