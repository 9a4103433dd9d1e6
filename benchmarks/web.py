"""How fast the server and its pages are, interpreted and compiled. README.md says what is measured.

python -m benchmarks.web FOLDER_OF_THE_COMPILED_PACKAGE
"""

import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from browser.chromium import launched

from benchmarks.crowd import crowd
from benchmarks.pages import measure as measure_pages
from benchmarks.played import POSITIONS, Position
from benchmarks.serving import Serving
from benchmarks.speed import ROOT, TOLERANCE, calibrate

SERVER_CORE, *OTHER_CORES = sorted(os.sched_getaffinity(0))
CLIENT_CORE = OTHER_CORES[0] if OTHER_CORES else SERVER_CORE
TABLES_PER_POSITION = 2
"""Each is opened by two new browsers and played on."""
MOVES = 7
"""Moves counted at each of them."""
TABLES = 200
SECONDS = 30
CALIBRATIONS = 20


class Machine(NamedTuple):
    """The state of the machine during a measurement."""

    calibration: float
    """Turns of a plain loop per CPU second."""
    share: float
    """The share of two cores that a busy process got; the rest went to others."""


class Figure(NamedTuple):
    """One measurement; without a limit it is only reported."""

    name: str
    value: float
    unit: str
    at_most: float | None = None

    def met(self) -> bool:
        return self.at_most is None or self.value <= self.at_most * TOLERANCE

    def line(self, build: str, machine: Machine) -> str:
        floor = "" if self.at_most is None else f"{self.at_most:,.0f} {self.unit}"
        met = "" if self.at_most is None else "yes" if self.met() else "**no**"
        value = f"{self.value:,.1f} {self.unit}".strip()
        cells = (self.name, build, floor, value, met, f"{machine.calibration / 1e6:.1f}", f"{machine.share:.0%}")
        return "| " + " | ".join(cells) + " |"


def measure_machine() -> Machine:
    """Measures the machine by keeping each of the two cores busy for a moment."""
    rates: list[float] = []
    began, cpu = perf_counter(), process_time()
    for core in (SERVER_CORE, CLIENT_CORE):
        os.sched_setaffinity(0, {core})
        for _ in range(CALIBRATIONS):
            rates.append(calibrate())
    return Machine(median(rates), (process_time() - cpu) / (perf_counter() - began))


def quantile(values: list[float], share: float) -> float:
    """The value below which that share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def pages(position: Position, serving: Serving) -> list[Figure]:
    """How soon a new visitor sees the board, how soon two people see a move, and what that costs a page."""
    met = measure_pages(serving, position, TABLES_PER_POSITION, MOVES)
    return [
        Figure(f"{position.name}: first board in a new browser", median(met.boards), "ms", 1_000),
        Figure("… click until both pages are updated", median(one.drawn for one in met.moves), "ms", 60),
        Figure("… click until both are painted", median(one.painted for one in met.moves), "ms"),
        Figure("… CPU of a page's main thread", median(one.work for one in met.moves), "ms"),
        Figure("… sent to the mover", median(one.kilobytes for one in met.moves), "KB"),
        Figure("… elements of the page", met.nodes, ""),
    ]


def crowds(serving: Serving) -> list[Figure]:
    """What many tables cost."""
    crowded = crowd(serving, TABLES, SECONDS)
    return [
        Figure(f"{TABLES} tables, POST to last push: p99", quantile(crowded.latencies, 0.99) * 1e3, "ms", 150),
        Figure("… median", quantile(crowded.latencies, 0.5) * 1e3, "ms"),
        Figure("… moves a second", crowded.moves_a_second, ""),
        Figure("… server CPU a move", crowded.cpu_a_move * 1e3, "ms"),
        Figure("memory a live table, its four viewers included", crowded.kb_a_table, "KB", 300),
    ]


def measure(build: str, package: Path) -> Iterator[tuple[Figure, Machine]]:
    """All figures of a build, each kind on its own server."""
    kinds: list[Callable[[Serving], list[Figure]]] = [partial(pages, position) for position in POSITIONS]
    for kind in (*kinds, crowds):
        before = measure_machine()
        with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), SERVER_CORE) as serving:
            figures = kind(serving)
        after = measure_machine()
        machine = Machine(before.calibration, min(before.share, after.share))
        for figure in figures:
            yield figure, machine


def main(compiled: Path) -> None:
    builds = {"interpreted": ROOT / "src"}
    if compiled.is_dir():
        builds["compiled"] = compiled.resolve()
    lines = [
        f"Measured on {date.today()}, {platform.python_implementation()} {platform.python_version()}; the server on one"
        " core of a shared machine, clients and browsers on another.",
        "",
        "| figure | build | at most | measured | met | calibration, M/s | share |",
        "| --- | --- | ---: | ---: | --- | ---: | ---: |",
    ]
    print("\n".join(lines), flush=True)
    with launched():  # reads its files from disk before anything is measured
        pass
    all_met = True
    for build, package in builds.items():
        for figure, machine in measure(build, package):
            lines.append(figure.line(build, machine))
            all_met = all_met and figure.met()
            print(lines[-1], flush=True)
    (ROOT / "benchmarks" / "web-results.md").write_text("# Server and pages\n\n" + "\n".join(lines) + "\n", "utf-8")
    if not all_met:
        sys.exit(f"A figure is more than {TOLERANCE} times off its floor.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
