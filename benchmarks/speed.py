"""How fast the games run, interpreted and compiled, in one interleaved run. README.md says what is measured.

python -m benchmarks.speed FOLDER_OF_THE_COMPILED_PACKAGE
"""

import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from benchmarks.declared import ROOT, Floor, bench_of
from ludopolis import registry
from ludopolis.engine import playout
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE

SLICES = 7
SLICE_SECONDS = 0.5
CLONES = 2_000
NO_FLOOR = Floor(0, None)
TOLERANCE = 1.3
"""Timings on a shared machine are noisy: within this factor of its floor a figure counts as met."""


class Mode(NamedTuple):
    """What is played."""

    game: str
    players: int
    options: dict[str, str | int | bool]

    def name(self) -> str:
        return " ".join([self.game, *(f"{key}={value}" for key, value in self.options.items()), f"x{self.players}"])


def modes() -> list[Mode]:
    """The table of each installed game at which it is measured."""
    return [Mode(id, bench_of(id).speed[0], dict(bench_of(id).speed[1])) for id in registry.ids()]


# One build, in a process of its own: a slice for every line it is sent


def work() -> None:
    """Measures one slice of a mode for every line it reads, and answers with a line."""
    print(json.dumps(playout.__file__), flush=True)
    for line in sys.stdin:
        mode = Mode(*json.loads(line))
        start = registry.find(mode.game).new(mode.options, mode.players)
        rng = Random(0)
        answer = {
            "calibration": calibrate(),
            "decisions": decisions_a_second(start, rng),
            "clone": clone_us(start, rng),
        }
        print(json.dumps(answer), flush=True)


def calibrate() -> float:
    """Turns of a plain loop per CPU second: how fast the machine is at the moment."""
    turns = 300_000
    cells = list(range(64))
    total = 0
    began = process_time()
    for turn in range(turns):
        total += cells[turn & 63]
    return turns / (process_time() - began)


def decisions_a_second(start: State, rng: Random) -> float:
    """Decisions per CPU second, over whole games."""
    decisions = 0
    began = process_time()
    while (elapsed := process_time() - began) < SLICE_SECONDS:
        decisions += playout.playout(start.clone(), rng)
    return decisions / elapsed


def clone_us(start: State, rng: Random) -> float:
    """CPU microseconds for a clone half-way through a random game."""
    length = advance(start.clone(), rng, sys.maxsize)
    middle = start.clone()
    advance(middle, rng, length // 2)
    began = process_time()
    for _ in range(CLONES):
        middle.clone()
    return (process_time() - began) / CLONES * 1e6


def advance(state: State, rng: Random, most: int) -> int:
    """Plays up to that many random moves, including those of chance; returns how many."""
    moves = 0
    while moves < most and (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
        else:
            seat = playout.lowest_seat(pending)
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.random() * len(legal))])
        moves += 1
    return moves


# Both builds side by side


class Build:
    """One build of the package at work in its own process."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        command = [sys.executable, "-m", "benchmarks.speed", "--work"]
        environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        file = str(self._answer())
        if file.endswith(".py") != (name == "interpreted"):
            sys.exit(f"{name} is not what it says: {file}")

    def slice(self, mode: Mode) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(mode) + "\n")
        self.process.stdin.flush()
        answer: dict[str, float] = self._answer()
        return answer

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else sys.exit(f"the {self.name} build stopped: see above")

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def measure(builds: list[Build], mode: Mode) -> list[dict[str, float]]:
    """The medians of each build, slices taken in turns."""
    slices: list[list[dict[str, float]]] = [[] for _ in builds]
    for _ in range(SLICES):
        for build, taken in zip(builds, slices, strict=True):
            taken.append(build.slice(mode))
    return [{figure: median(one[figure] for one in taken) for figure in taken[0]} for taken in slices]


def row(mode: Mode, build: Build, figures: dict[str, float]) -> tuple[str, bool]:
    """A line of the table, and whether the floors are met."""
    floor = bench_of(mode.game).floors.get(build.name, NO_FLOOR)
    met = figures["decisions"] * TOLERANCE >= floor.decisions
    if floor.clone_us is not None:
        met = met and figures["clone"] <= floor.clone_us * TOLERANCE
    cells = (
        mode.name(),
        build.name,
        f"{figures['decisions']:,.0f}",
        f"{floor.decisions:,.0f}" if floor.decisions else "",
        f"{figures['clone']:.2f}",
        "" if floor.clone_us is None else f"{floor.clone_us:.0f}",
        f"{figures['calibration'] / 1e6:.1f}",
        "yes" if met else "**no**",
    )
    return "| " + " | ".join(cells) + " |", met


def main(compiled: Path) -> None:
    builds = [Build("interpreted", ROOT / "src"), Build("compiled", compiled)]
    lines = [
        f"Measured on {date.today()}, {platform.python_implementation()} {platform.python_version()}, one core of a"
        f" shared machine; median of {SLICES} slices of {SLICE_SECONDS} CPU seconds, both builds in turns.",
        "",
        "| mode | build | decisions/s | floor | clone µs | at most | calibration, M/s | met |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    all_met = True
    print("\n".join(lines), flush=True)
    for mode in modes():
        for build, figures in zip(builds, measure(builds, mode), strict=True):
            line, met = row(mode, build, figures)
            lines.append(line)
            all_met = all_met and met
            print(line, flush=True)
    for build in builds:
        build.stop()
    (ROOT / "benchmarks" / "results.md").write_text("# Speed\n\n" + "\n".join(lines) + "\n", "utf-8")
    if not all_met:
        sys.exit(f"A figure is more than {TOLERANCE} times off its floor.")


if __name__ == "__main__":
    if sys.argv[1] == "--work":
        work()
    else:
        main(Path(sys.argv[1]))
