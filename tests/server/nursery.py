"""Servers are there within a moment: forks of a process that has loaded everything."""

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"
LOADED = """
import atexit, gc, json, os, pkgutil, signal, sys
from importlib import import_module

import alembic.command, mako.template, pygments.formatters, pygments.lexers, uvicorn.lifespan.on, uvloop
from ludopolis import games, registry
from ludopolis.engine.values.facts import LudopolisError
from ludopolis.i18n import Words
from ludopolis.server import run
from ludopolis.server.static.assets import Assets
from server.bundles import remember_bundles

remember_bundles()
Assets()
registry._sources.cache_clear()  # a child may find more games
for game in pkgutil.iter_modules(games.__path__):
    import_module(f"ludopolis.games.{game.name}")
    Words(module=f"ludopolis.games.{game.name}")
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
gc.freeze()
for line in sys.stdin:
    call = json.loads(line)
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(os.open(call["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), 1)
        os.dup2(1, 2)
        sys.path.append(call["path"])
        os.environ["PYTHONPATH"] += os.pathsep + call["path"]
        try:
            exec(call["code"], {})
        except LudopolisError as wrong:  # as the command line tells it: the database may be away
            print(wrong, flush=True)
        except SystemExit:  # it could not start, and has said why
            pass
        except BaseException:
            sys.excepthook(*sys.exc_info())
        atexit._run_exitfuncs()  # semaphores are given back, else its log ends with a warning about them
        os._exit(0)
    print(child, flush=True)
os.killpg(0, signal.SIGKILL)  # whoever lives still: a test that failed has left it
"""


class Nursery:
    """The process that has loaded everything. It and its children end with whoever started it."""

    def __init__(self) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(TESTS)])}
        with tempfile.TemporaryFile() as log:  # who is killed leaves semaphores behind, which is told here
            self.process = subprocess.Popen(
                [sys.executable, "-c", LOADED],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )

    def bear(self, code: str, log: Path, path: Path) -> int:
        """Runs code in a new process, which also finds the packages of a folder; its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"code": code, "log": str(log), "path": str(path)}) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        """Ends it, and its children."""
        self.process.communicate()


@cache
def nursery() -> Nursery:
    """One for everybody."""
    made = Nursery()
    atexit.register(made.close)
    return made


def lives(pid: int) -> bool:
    """Whether there is such a process."""
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


def end(pid: int, how: signal.Signals, seconds: float = 60.0) -> None:
    """Ends a process and waits until it is gone."""
    due = time.monotonic() + seconds
    with suppress(ProcessLookupError):
        os.kill(pid, how)
    while lives(pid):
        assert time.monotonic() < due, f"{how.name} does not end process {pid}"
        time.sleep(0.005)  # another process's child; there is nothing to wait on
