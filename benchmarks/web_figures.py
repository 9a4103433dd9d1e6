"""Figures about the server and its pages, and the file they are written to."""

import os
import platform
from datetime import date
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

from benchmarks.declared import ROOT
from benchmarks.speed import TOLERANCE, calibrate

SERVER_CORE, *OTHER_CORES = sorted(os.sched_getaffinity(0))
CLIENT_CORE = (OTHER_CORES or [SERVER_CORE])[0]
CALIBRATIONS = 20
RESULTS = ROOT / "benchmarks" / "web-results.md"
HEAD = (
    "| figure | build | at most | measured | met | calibration, M/s | share |",
    "| --- | --- | ---: | ---: | --- | ---: | ---: |",
)


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


class Section:
    """A section of the file of results; figures are printed as they come."""

    def __init__(self, title: str, about: str) -> None:
        self.title = title
        self.all_met = True
        cores = len(os.sched_getaffinity(0))
        python = f"{platform.python_implementation()} {platform.python_version()}"
        self.lines = [f"Measured on {date.today()}, {python}, {platform.machine()}, {cores} cores; {about}", "", *HEAD]
        print("\n".join(self.lines), flush=True)

    def add(self, build: str, figures: list[Figure], machine: Machine) -> None:
        """Takes figures of one build down."""
        for figure in figures:
            self.lines.append(figure.line(build, machine))
            self.all_met = self.all_met and figure.met()
            print(self.lines[-1], flush=True)

    def write(self, file: Path = RESULTS) -> None:
        """Replaces the section of that title, or adds it."""
        old = file.read_text("utf-8") if file.exists() else "# Server and pages\n"
        text = f"\n## {self.title}\n\n" + "\n".join(self.lines) + "\n"
        begin = old.find(f"\n## {self.title}\n")
        if begin < 0:
            file.write_text(old + text, "utf-8")
        else:
            end = old.find("\n## ", begin + 1)
            file.write_text(old[:begin] + text + (old[end:] if end >= 0 else ""), "utf-8")
        if not self.all_met:
            raise SystemExit(f"A figure is more than {TOLERANCE} times off its floor.")
