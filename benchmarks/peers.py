"""How fast our games are beside those of others, in one interleaved run; writes benchmarks/peers.md.

    python -m benchmarks.peers FOLDER_OF_THE_COMPILED_PACKAGE

Every library has an environment of its own in build/peers, made on the first run. README.md says what is measured.
"""

import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks.speed import calibrate

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENTS = ROOT / "build" / "peers"
WORK = ROOT / "benchmarks" / "peer_work.py"
ROUNDS = 5
SLICE_SECONDS = float(os.environ.get("PEERS_SLICE", "0.4"))
"""A shorter slice only tries whether everything runs."""


class Peer(NamedTuple):
    """A library: what it is called here, what pip installs, and what it plays."""

    name: str
    package: str
    """Nothing to install: ours."""
    plays: list[tuple[str, str]]
    """Kinds of play, as `peer_work.py` names them, and games."""
    path: str = ""
    """The folder that the package is imported from."""


def peers(compiled: str) -> list[Peer]:
    """Ours, interpreted and compiled, and the others."""
    kinds = ("engine_loop", "our_batch", "our_pettingzoo")
    ours = sorted(file.parent.name for file in Path(compiled, "ludopolis", "games").glob("*/game.py"))
    plays = [(kind, game) for kind in kinds for game in ours]
    cards = [("rlcard", game) for game in ("leduc-holdem", "uno", "gin-rummy")]
    classic = [("pettingzoo", game) for game in ("tictactoe_v3", "connect_four_v3")]
    quick = ["tic_tac_toe", "connect_four", "backgammon", "hearts"]
    spiel = [("open_spiel_loop", game) for game in quick] + [("open_spiel", game) for game in quick]
    spiel += [("open_spiel", game) for game in ("python_tic_tac_toe", "python_kuhn_poker")]
    return [
        Peer("ours, interpreted", "", plays, str(ROOT / "src")),
        Peer("ours, compiled", "", plays, compiled),
        Peer("OpenSpiel", "open_spiel", spiel),
        Peer("Catanatron", "catanatron", [("catanatron", "catan for 4")]),
        Peer("RLCard", "rlcard", cards),
        Peer("PettingZoo classic", "pettingzoo[classic]", classic),
    ]


def python_of(peer: Peer) -> str:
    """The interpreter of a library's environment, which is made if it is not there."""
    if not peer.package:
        return sys.executable
    folder = ENVIRONMENTS / peer.package.partition("[")[0]
    python = folder / "bin" / "python"
    if not python.exists():
        print(f"installing {peer.package} …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", peer.package]
        done = subprocess.run(install, capture_output=True, text=True)
        if done.returncode:
            lines = done.stderr.strip().splitlines()
            return f"not measured: {lines[-1] if lines else 'pip failed'}"
    return str(python)


class Worker:
    """A process that measures one library. One without a wheel for this platform measures nothing, and says so."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self.found: dict[tuple[str, str], list[dict[str, float]]] = {play: [] for play in peer.plays}
        self.missing = ""
        self.versions: dict[str, str] = {}
        python = python_of(peer)
        if not Path(python).exists():
            self.missing = python
            return
        package = peer.package.partition("[")[0] or "ludopolis"
        command = [python, str(WORK), package]
        environment = {**os.environ, "PYTHONPATH": peer.path, "OPENBLAS_NUM_THREADS": "1"}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)
        self.versions = self._answer()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            if line.startswith("{"):
                return json.loads(line)
        raise SystemExit(f"{self.peer.name} has died")

    def measure(self, play: tuple[str, str]) -> None:
        """One slice."""
        if self.missing:
            return
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([*play, SLICE_SECONDS]) + "\n")
        self.process.stdin.flush()
        self.found[play].append(self._answer())

    def end(self) -> None:
        """No more slices follow."""
        if not self.missing:
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait()


LABELS = {
    "engine_loop": "random playouts",
    "our_batch": "batch of 64, observation and legal moves",
    "our_pettingzoo": "PettingZoo, observation and mask",
    "open_spiel_loop": "C++ loop",
    "open_spiel": "driven from Python",
    "catanatron": "random players",
    "rlcard": "environment with observation",
    "pettingzoo": "environment with observation and mask",
}


def page(workers: list[Worker], calibrated: float) -> str:
    """The results as a page."""
    lines = [
        "# Speed beside the peers",
        "",
        f"Measured on {date.today().isoformat()} by `python -m benchmarks.peers build/compiled/site`: medians of",
        f"{ROUNDS} rounds of {SLICE_SECONDS} CPU seconds, all libraries in turns, each in an environment of its own.",
        "[What is measured](README.md#beside-the-peers). A decision has at least two legal moves; moves include those",
        "without a choice; chance is counted apart. Games differ: compare orders of magnitude.",
        f"[Calibration](README.md#what-is-measured): {calibrated / 1e6:.0f} M/s; a quiet core here has about 22.",
        "",
        "| library | game | how | decisions/s | moves/s | chance/s | µs a copy |",
        "| --- | --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for worker in workers:
        if worker.missing:
            lines.append(f"| {worker.peer.name} | | {worker.missing} | | | | |")
            continue
        for (kind, game), slices in worker.found.items():
            middle = {name: median(each[name] for each in slices) for name in slices[0]}
            chance = f"{middle['chance']:,.0f}" if middle["chance"] else ""
            lines.append(
                f"| {worker.peer.name} | {game} | {LABELS[kind]} | {middle['decisions']:,.0f} | {middle['moves']:,.0f} "
                f"| {chance} | {middle['copy']:,.1f} |"
            )
    versions = [
        f"{worker.peer.name}: " + ", ".join(f"{name} {number}" for name, number in worker.versions.items())
        for worker in workers
        if not worker.missing
    ]
    return "\n".join([*lines, "", *(f"* {line}" for line in versions), ""])


def main() -> None:
    """Measures everything in turns."""
    workers = [Worker(peer) for peer in peers(str(Path(sys.argv[1]).resolve()))]
    loops: list[float] = []
    for number in range(ROUNDS):
        loops.append(calibrate())
        print(f"round {number + 1} of {ROUNDS}", flush=True)
        longest = max(len(worker.peer.plays) for worker in workers)
        for at in range(longest):
            for worker in workers:
                if at < len(worker.peer.plays):
                    worker.measure(worker.peer.plays[at])
    for worker in workers:
        worker.end()
    text = page(workers, median(loops))
    (ROOT / "benchmarks" / "peers.md").write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
