"""A stranger's package, compiled by `ludopolis compile`, runs on the compiled engine and keeps every law."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludopolis

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
    # A game whose types are wrong is refused, and so is a folder that is taken.
    rules = plain / "hamlet" / "rules.py"
    rules.write_text(rules.read_text("utf-8") + "\nWRONG: int = 'text'\n", "utf-8")
    refused = run("-m", "ludopolis.cli", "compile", "hamlet", "elsewhere", folder=tmp_path, path=[site, plain])
    assert (refused.returncode, (tmp_path / "elsewhere").exists()) == (2, False)
    assert refused.stderr.endswith("hamlet could not be compiled: see above.\n")
    again = run("-m", "ludopolis.cli", "compile", "hamlet", str(compiled), folder=tmp_path, path=[site, plain])
    assert (again.returncode, "is there already" in again.stderr) == (2, True)


def test_the_wheel_says_how_the_engine_was_compiled() -> None:
    assert len((ENGINE / "engine" / "compiled.sha256").read_text("utf-8")) == 64
