"""How fast the server and its pages are, interpreted and compiled. README.md says what is measured.

python -m benchmarks.web FOLDER_OF_THE_COMPILED_PACKAGE
"""

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from browser.chromium import launched

from benchmarks import load as load_of
from benchmarks.crowd import Crowded
from benchmarks.load import PEOPLE_CORES, SERVER_CORE
from benchmarks.pages import measure as measure_pages
from benchmarks.played import POSITIONS, Position
from benchmarks.serving import Serving
from benchmarks.speed import ROOT, TOLERANCE, calibrate

CLIENT_CORE = PEOPLE_CORES[0]
TABLES_PER_POSITION = 2
"""Each is opened by two new browsers and played on."""
MOVES = 7
"""Moves counted at each of them."""
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


def crowded(name: str, met: Crowded, kb: float | None, cpu: float) -> list[Figure]:
    """What live tables cost."""
    return [
        Figure(f"{name}, POST to last push: p99", quantile(met.latencies, 0.99) * 1e3, "ms", 150),
        Figure("… median", quantile(met.latencies, 0.5) * 1e3, "ms"),
        Figure("… moves a second", met.moves_a_second, ""),
        Figure("… server CPU a move", met.cpu_a_move * 1e3, "ms", cpu),
        Figure("… memory a table, its four viewers included", met.kb_a_table, "KB", kb),
    ]


def load(build: str, package: Path) -> Iterator[list[Figure]]:
    """Many tables, as a club has them; for the compiled package, which a club runs."""
    for tables, met in load_of.crowds(build, package):
        yield crowded(f"{tables:,} tables on SQLite", met, 150, 2)
    met = load_of.crowd_on_postgres(build, package)
    yield crowded(f"{load_of.POSTGRES_TABLES:,} tables on PostgreSQL, two processes", met, None, 4)
    with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), SERVER_CORE) as serving:
        waits = load_of.waits_for_bots(serving)
    yield [
        Figure(f"Masters at {load_of.BOT_TABLES} tables at once, a whole turn: p99", quantile(waits, 0.99), "s", 5),
        Figure("… median", quantile(waits, 0.5), "s"),
    ]
    yield [Figure(f"start with {load_of.STORED_TABLES:,} tables", load_of.cold_start(build, package), "s", 2)]


def measure(build: str, package: Path) -> Iterator[tuple[Figure, Machine]]:
    """All figures of a build, each kind on its own server."""
    if build == "compiled":
        for figures in load(build, package):
            machine = measure_machine()
            yield from ((figure, machine) for figure in figures)
    for position in POSITIONS:
        before = measure_machine()
        with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), SERVER_CORE) as serving:
            figures = pages(position, serving)
        after = measure_machine()
        machine = Machine(before.calibration, min(before.share, after.share))
        yield from ((figure, machine) for figure in figures)


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
