"""The program as people run it, with strangers' games installed the way strangers install them."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# A shell that runs the tests in the background has them ignore Ctrl-C, and the programs started here would, too.
signal.signal(signal.SIGINT, signal.default_int_handler)

STALL = """
from pathlib import Path
from barter.game import Barter
from ludopolis.engine.game import Components
from ludopolis.engine.component_tables import digest_of, read_rows

class Stall(Barter):
    '''Barter whose rounds are a component table.'''
    def __init__(self, folder=""):
        super().__init__(folder)
        self.id = "stall"
        text = (Path(folder or Path(__file__).parent) / "days.csv").read_text("utf-8")
        for row in read_rows("days.csv", text, ("day", "weight"), "day"):
            row.number("weight", 1, 9)
        self.components = Components(folder, digest_of([text]), "mostly_certain")

GAME = Stall()
"""

CHEAT = """
from barter.game import Barter

class Cheat(Barter):
    '''Barter that ends for a reason it never declared.'''
    def __init__(self, folder=""):
        super().__init__(folder)
        self.id = "cheat"
        self.endings = ("never",)

GAME = Cheat()
"""

MUTE = """
from barter.game import Barter

class Mute(Barter):
    '''Barter without a word for one of its moves.'''
    def __init__(self, folder=""):
        super().__init__(folder)
        self.id = "mute"

GAME = Mute()
"""


@pytest.fixture(scope="session")
def strangers(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like `site-packages` with four games of strangers."""
    folder = tmp_path_factory.mktemp("site")
    words = (ROOT / "tests" / "barter" / "locale" / "en.ftl").read_text("utf-8")
    sources = {
        "stall": (STALL, words),
        "cheat": (CHEAT, words + "ending-never = Never.\n"),
        "mute": (MUTE, words.replace("move-play =", "move-shout =")),
    }
    for name, (code, catalogue) in sources.items():
        (folder / name / "locale").mkdir(parents=True)
        (folder / name / "__init__.py").write_text(code, "utf-8")
        (folder / name / "locale" / "en.ftl").write_text(catalogue, "utf-8")
    (folder / "stall" / "days.csv").write_text("day,weight\nmonday,1\n", "utf-8")
    info = folder / "strangers-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n", "utf-8")
    entries = "".join(f"{name} = {name}\n" for name in ("barter", *sources))
    (info / "entry_points.txt").write_text(f"[ludopolis.games]\n{entries}", "utf-8")
    return folder


class Program:
    """Runs `ludopolis`."""

    def __init__(self, strangers: Path, folder: Path) -> None:
        self.folder = folder
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), str(strangers)])
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self.env = {**kept, "PYTHONPATH": path, "LANG": "C.UTF-8", "TERM": "xterm", "PYTHONDONTWRITEBYTECODE": "1"}
        self.command = [sys.executable, "-m", "ludopolis.cli"]

    def __call__(self, *args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        """Runs it to its end, with what a person types."""
        return subprocess.run(
            [*self.command, *args],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=self.folder,
            env={**self.env, **env},
            timeout=60,
        )


@pytest.fixture
def program(strangers: Path, tmp_path: Path) -> Program:
    """The program in an empty folder."""
    return Program(strangers, tmp_path)


@pytest.fixture(scope="session")
def records(strangers: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of three records."""
    folder = tmp_path_factory.mktemp("records")
    made = Program(strangers, folder)("simulate", "barter", "--games", "3", "--seed", "7", "--out", "games.jsonl")
    assert made.returncode == 0, made.stderr
    return folder / "games.jsonl"


@pytest.fixture
def copy(records: Path, tmp_path: Path) -> Callable[[], Path]:
    """A copy of the records to damage."""
    return lambda: Path(shutil.copy(records, tmp_path / "damaged.jsonl"))
