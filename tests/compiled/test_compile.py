"""A stranger's package, compiled by `ludopolis compile`, runs on the compiled engine and keeps every law."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludopolis
from ludopolis.engine.values.facts import Fact
from ludopolis.terminal import compile
from ludopolis.terminal.output import Output

ENGINE = Path(ludopolis.__file__).parent
CHECK = """
import hamlet, hamlet.rules, hamlet.components.tables
from ludopolis import bots
from ludopolis.bots.match import play_match
from ludopolis.engine.check import check

assert not hamlet.rules.__file__.endswith(".py"), hamlet.rules.__file__
assert not hamlet.components.tables.__file__.endswith(".py")
table = play_match(hamlet.GAME, {}, ["a", "b"], [bots.make("mc:20"), bots.make("greedy")], "compiled")
print(len(list(check(hamlet.GAME))), table.state.ending())
"""


def run(*arguments: str, folder: Path, path: list[Path]) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "LUDOPOLIS_LANG": "en"}
    return subprocess.run([sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True)


@pytest.mark.slow
def test_a_strangers_game_is_compiled(tmp_path: Path) -> None:
    site, plain, compiled = ENGINE.parent, tmp_path / "hamlet" / "src", tmp_path / "compiled"
    made = run("-m", "ludopolis.cli", "new", "hamlet", "--package", "hamlet", folder=tmp_path, path=[site])
    assert made.returncode == 0, made.stderr
    done = run("-m", "ludopolis.cli", "compile", "hamlet", str(compiled), folder=tmp_path, path=[site, plain])
    assert done.returncode == 0, done.stderr
    assert list(plain.rglob("*.so")) == []
    played = run("-c", CHECK, folder=tmp_path, path=[compiled, site])
    assert (played.returncode, played.stdout.split()) == (0, ["3", "rounds"]), played.stderr


def test_wrong_types_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("wrong.py").write_text("WRONG: int = 'text'\n", "utf-8")
    with pytest.raises(SystemExit):
        compile.compile_groups({"wrong": ["wrong.py"]}, tmp_path / "build", tmp_path / "lib", {"wrong"})
    assert list(tmp_path.rglob("*.so")) == []


def refused(package: str, folder: Path) -> Fact:
    """Why a package is not compiled."""
    with pytest.raises(compile.CannotCompile) as error:
        compile.run(Output("en"), package, str(folder))
    return error.value.reason


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler ends like this where types are wrong, as the test before this shows."""

    def fails(*_: object) -> None:
        raise SystemExit(1)

    monkeypatch.setattr(compile, "compile_groups", fails)
    assert refused("barter", tmp_path / "out").kind == "not-compiled-types"
    assert not (tmp_path / "out").exists()


def test_a_folder_that_is_taken_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "barter").mkdir()
    assert refused("barter", tmp_path).kind == "folder-exists"
    assert list(tmp_path.rglob("*")) == [tmp_path / "barter"]


def test_the_wheel_says_how_the_engine_was_compiled() -> None:
    assert len((ENGINE / "engine" / "compiled.sha256").read_text("utf-8")) == 64
