"""Which files of a game `make mutants` breaks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
LIST = "import sys; from pathlib import Path; import mutants; print(*mutants.mutated_files(Path(sys.argv[1])))"
"""In a process of its own: mutmut changes the process that imports it."""


def mutated(folder: Path, *files: str) -> list[str]:
    """The files that are mutated, of a game with these."""
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}
    command = [sys.executable, "-c", LIST, str(folder)]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    return [Path(file).relative_to(folder).as_posix() for file in done.stdout.split()]


def test_rules_knowledge_and_speech_are_mutated_and_judgement_is_not(tmp_path: Path) -> None:
    packages = [f"{part}/{file}.py" for part in ("rules", "speech", "judgement") for file in ("__init__", "one")]
    found = mutated(
        tmp_path,
        *packages,
        "__init__.py",
        "game.py",
        "knowledge.py",
        "components/__init__.py",
        "components/tables.py",
        "rules/laws.py",
        "rules/deep/two.py",
        "locale/en.ftl",
    )
    assert found == ["knowledge.py", "rules/deep/two.py", "rules/one.py", "speech/one.py"]


def test_each_part_may_be_a_module(tmp_path: Path) -> None:
    found = mutated(tmp_path, "rules.py", "knowledge.py", "speech.py", "judgement.py", "components.py")
    assert found == ["knowledge.py", "rules.py", "speech.py"]
