"""The program as people run it, with games of strangers installed as distributions."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 60
"""Longest time for a command."""

# A shell that runs the tests in the background makes them ignore Ctrl-C, and programs started here would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

STALL = """
from pathlib import Path
from barter.game import Barter
from ludopolis.engine.contract.game import Components
from ludopolis.engine.values.component_tables import digest_of, read_rows

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
from barter.rules import BarterState

class Rounds(BarterState):
    def ending(self):
        return "" if self.pending() else "rounds"

class Cheat(Barter):
    '''Barter that ends for a reason it never declared, and has no features.'''
    state = Rounds

    def __init__(self, folder=""):
        super().__init__(folder)
        self.id = "cheat"
        self.features = None
        self.endings = ("never",)

GAME = Cheat()
"""

FORKS = """
import atexit, gc, io, json, os, signal, sys
from contextlib import redirect_stderr, redirect_stdout
import ludopolis.cli, ludopolis.terminal.arena

with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
    ludopolis.cli.run(["games"])
gc.freeze()
for line in sys.stdin:
    call = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.alarm(call["seconds"])
        os.chdir(call["folder"])
        os.environ.clear()
        os.environ.update(call["env"])
        for descriptor, file, mode in zip((0, 1, 2), call["files"], "rww"):
            os.dup2(os.open(file, os.O_RDONLY if mode == "r" else os.O_WRONLY), descriptor)
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w", buffering=1)
        sys.argv[1:] = call["args"]
        code = 0
        try:
            ludopolis.cli.main()
        except SystemExit as end:
            code = end.code or 0
        except BaseException:
            sys.excepthook(*sys.exc_info())
            code = 1
        atexit._run_exitfuncs()
        sys.stdout.flush()
        os._exit(code)  # Python would tidy up all that was loaded, which takes longer than most commands
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
"""Runs a command in a fork of itself for each line it reads: libraries, games and catalogues are loaded once."""

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
    """A folder like `site-packages` with four games."""
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

    def __init__(self, site: Path, folder: Path, forks: "Forks | None" = None) -> None:
        self.folder = folder
        self.env = environment(site)
        self.command = [sys.executable, "-m", "ludopolis.cli"]
        self.forks = forks

    def __call__(self, *args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        """Runs it to its end, with what a person types."""
        if self.forks is not None:
            return self.forks.run(self.folder, {**self.env, **env}, args, typed)
        return subprocess.run(
            [*self.command, *args],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=self.folder,
            env={**self.env, **env},
            timeout=SECONDS,
        )


def environment(site: Path) -> dict[str, str]:
    """The environment of a program that finds the packages of a folder."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests"), str(site)])
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "PYTHONPATH": path, "LANG": "C.UTF-8", "TERM": "xterm", "PYTHONDONTWRITEBYTECODE": "1"}


class Forks:
    """A process that has loaded the program and runs each command in a fork of itself."""

    def __init__(self, site: Path, folder: Path) -> None:
        self.folder = folder
        self.runs = 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", FORKS],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env=environment(site),
        )

    def run(
        self, folder: Path, env: dict[str, str], args: tuple[str, ...], typed: str
    ) -> subprocess.CompletedProcess[str]:
        # Files of its own: a process that an earlier command left behind may still write to that command's.
        self.runs += 1
        files = [self.folder / f"{self.runs}-{name}" for name in ("stdin", "stdout", "stderr")]
        for file, text in zip(files, (typed, "", ""), strict=True):
            file.write_text(text, "utf-8")
        names = [str(file) for file in files]
        call = {"folder": str(folder), "env": env, "args": args, "files": names, "seconds": SECONDS}
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(call) + "\n")
        self.process.stdin.flush()
        code = int(self.process.stdout.readline())
        out, err = (file.read_text("utf-8") for file in files[1:])
        return subprocess.CompletedProcess(args, code, out, err)

    def close(self) -> None:
        self.process.communicate()


@pytest.fixture(scope="session")
def forks(strangers: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forks]:
    """One for all tests: loading the program takes most of the time of a short command."""
    made = Forks(strangers, tmp_path_factory.mktemp("forks"))
    yield made
    made.close()


@pytest.fixture
def program(strangers: Path, forks: Forks, tmp_path: Path) -> Program:
    """The program in an empty folder."""
    return Program(strangers, tmp_path, forks)


@pytest.fixture(scope="session")
def records(strangers: Path, forks: Forks, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of three records."""
    folder = tmp_path_factory.mktemp("records")
    made = Program(strangers, folder, forks)(
        "simulate", "barter", "--games", "3", "--seed", "7", "--out", "games.jsonl"
    )
    assert made.returncode == 0, made.stderr
    return folder / "games.jsonl"


@pytest.fixture
def copy(records: Path, tmp_path: Path) -> Callable[[], Path]:
    """A copy of the records to damage."""
    return lambda: Path(shutil.copy(records, tmp_path / "damaged.jsonl"))
