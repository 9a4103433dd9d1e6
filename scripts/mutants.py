"""Do the tests of a game notice broken rules? mutmut breaks the rules, one mutant at a time; the tests should fail.

    python scripts/mutants.py GAME [MINUTES]

What is mutated is the game's `rules`, `knowledge` and `speech`, each a module or a package; never its `judgement`: a
clumsy policy is not a wrong one. Mutants are tried in a fixed shuffled order until the time is up, so those tried are a
fair sample. Survivors are listed with their diffs; one is marked as accepted when its new line is in
`tests/GAME/survivors.md`, beside the reason why no test can or should notice it. Accepted or not, a survivor counts
against the score.
"""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch
from zlib import crc32

from mutmut import __main__ as mutmut
from mutmut.configuration import reset_config
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import find_mutant, get_diff_for_mutant
from mutmut.stats import print_stats, status_by_exit_code

ROOT = Path(__file__).resolve().parent.parent
MIN_NOTICED_PERCENT = 85.0
DEFAULT_MINUTES = 28.0
LOG = "mutmut.log"
MUTATED = ("rules", "knowledge", "speech")
UNTOUCHED = ("__init__.py", "laws.py")
"""Laws are checks themselves."""
NOTICED = ("killed", "timeout", "segfault", "suspicious", "check was interrupted by user")
"""Outcomes that count as noticed; pytest reports an error while collecting as an interruption."""
MISSED = ("survived", "no tests")

CONFIG = """
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
do_not_mutate_patterns = ['BrokenLaw\\(']
pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow"]
pytest_add_cli_args_test_selection = ["tests/{game}"]
timeout_multiplier = 3.0
timeout_constant = 2.0
track_dependencies = false
use_git_change_detection = false
"""


class Survivor(NamedTuple):
    """A mutant that no test noticed."""

    name: str
    diff: str

    def accepted(self, reasons: str) -> bool:
        added = [line[1:].strip() for line in self.diff.splitlines() if line.startswith("+") and line[1:2] != "+"]
        return bool(added) and all(line in reasons for line in added)


def main(game: str, minutes: float) -> None:
    folder = ROOT / "src" / "ludopolis" / "games" / game
    if not game or not (folder / "__init__.py").is_file():
        sys.exit("Name a game: make mutants happy_city")
    os.chdir(prepared(game, folder))
    print(f"At most {minutes:.0f} minutes; progress is in build/mutants/{game}/{LOG}", flush=True)
    with quiet():
        run(minutes)
    outcomes = read()
    noticed = sum(outcome in NOTICED for outcome in outcomes.values())
    missed = sorted(name for name, outcome in outcomes.items() if outcome in MISSED)
    report(game, [Survivor(name, diff_of(name)) for name in missed])
    tried = noticed + len(missed)
    score = 100 * noticed / max(tried, 1)
    if tried < len(outcomes):
        print(f"Time was up: {tried} of {len(outcomes)} mutants tried, in a fixed shuffled order.")
    floor = f"at least {MIN_NOTICED_PERCENT:.0f} %"
    print(f"{game}: {noticed} of {tried} mutants noticed, {len(missed)} survived: {score:.1f} % ({floor})")
    if score < MIN_NOTICED_PERCENT:
        sys.exit(1)


def prepared(game: str, folder: Path) -> Path:
    """A fresh copy of the package and the game's tests, with a configuration for mutmut."""
    place = ROOT / "build" / "mutants" / game
    shutil.rmtree(place, ignore_errors=True)
    built = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", place / "src", ignore=built)
    no_browser = shutil.ignore_patterns("__pycache__", "test_browser*.py")
    for tests in (game, "barter"):
        shutil.copytree(ROOT / "tests" / tests, place / "tests" / tests, ignore=no_browser)
    for helper in (ROOT / "tests").glob("*.py"):
        if not helper.name.startswith("test_"):
            shutil.copy(helper, place / "tests")
    files = [file.relative_to(ROOT).as_posix() for file in mutated_files(folder)]
    config = CONFIG.format(game=game, files=files)
    (place / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8") + config, "utf-8")
    return place


def mutated_files(folder: Path) -> list[Path]:
    """The files of a game's folder that mutmut breaks."""
    found = [file for part in MUTATED for file in (folder / f"{part}.py", *(folder / part).rglob("*.py"))]
    return sorted(file for file in found if file.is_file() and file.name not in UNTOUCHED)


def run(minutes: float) -> None:
    """Runs mutmut in our order and stops it when the time is up."""
    deadline = time.monotonic() + 60 * minutes
    reset_config()

    def print_until_deadline(data: dict[str, SourceFileMutationData], force_output: bool = False) -> None:
        print_stats(data, force_output)
        # mutmut prints its progress before every mutant; it takes this for Ctrl-C and ends cleanly.
        if not force_output and time.monotonic() > deadline:
            raise KeyboardInterrupt

    # mutmut tries the mutants with the quickest tests first, which would be a biased sample.
    with patch.multiple(mutmut, print_stats=print_until_deadline, estimated_worst_case_time=shuffled):
        mutmut._run((), None)


@contextmanager
def quiet() -> Iterator[None]:
    """Sends what mutmut and its children print to a file; shows the end of it if mutmut fails."""
    screen = os.dup(1)
    with open(LOG, "w", encoding="utf-8") as log:
        os.dup2(log.fileno(), 1)
    try:
        yield
    except SystemExit:
        os.dup2(screen, 1)
        print(Path(LOG).read_text("utf-8")[-4000:])
        raise
    finally:
        sys.stdout.flush()
        os.dup2(screen, 1)
        os.close(screen)


def shuffled(mutant_name: str) -> float:
    """A position in the order: arbitrary, but always the same."""
    return float(crc32(mutant_name.encode()))


def read() -> dict[str, str]:
    """The outcome of every mutant."""
    mutants, _ = mutmut.collect_source_file_mutation_data(mutant_names=())
    return {name: status_by_exit_code[code] for _, name, code in mutants}


def diff_of(name: str) -> str:
    return get_diff_for_mutant(name, path=find_mutant(name).path)


def report(game: str, survivors: list[Survivor]) -> None:
    file = ROOT / "tests" / game / "survivors.md"
    reasons = file.read_text("utf-8") if file.is_file() else ""
    for survivor in survivors:
        print(f"\n{survivor.name}{' (accepted)' if survivor.accepted(reasons) else ''}")
        print(survivor.diff)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "", float(sys.argv[2]) if len(sys.argv) > 2 else DEFAULT_MINUTES)
