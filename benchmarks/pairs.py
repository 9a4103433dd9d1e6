"""How fast the games are beside an older version, both compiled, in one interleaved run; writes pairs.md.

    python -m benchmarks.pairs NAME_OF_THE_OLDER FOLDER_OF_THE_OLDER FOLDER_OF_THE_COMPILED_PACKAGE

README.md says what is measured.
"""

import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.declared import ROOT
from benchmarks.speed import SLICE_SECONDS, Mode, calibrate, modes

WORK = ROOT / "benchmarks" / "pair_work.py"
PAIRS = 15
"""Pairs of slices: a shared machine's single pairs differ by half."""


class Version:
    """One version of the package at work in its own process."""

    def __init__(self, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [sys.executable, str(WORK)], env=environment, stdin=pipe, stdout=pipe, text=True
        )
        file = str(self._answer())
        if file.endswith(".py") or not file.startswith(str(folder.resolve())):
            sys.exit(f"{folder} is not a compiled package: {file}")

    def slice(self, mode: Mode) -> float:
        """Decisions a second."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([*mode, SLICE_SECONDS]) + "\n")
        self.process.stdin.flush()
        return float(self._answer())

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return json.loads(line) if line else sys.exit("a version stopped: see above")

    def stop(self) -> None:
        """No more slices follow."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def row(older: Version, newer: Version, mode: Mode) -> str:
    """A line of the table."""
    old: list[float] = []
    new: list[float] = []
    loops: list[float] = []
    for number in range(PAIRS):
        loops.append(calibrate())
        for version, rates in ((older, old), (newer, new)) if number % 2 else ((newer, new), (older, old)):
            rates.append(version.slice(mode))
    ratios = [one / other for one, other in zip(new, old, strict=True)]
    cells = (
        mode.name(),
        f"{median(old):,.0f}",
        f"{median(new):,.0f}",
        f"{median(ratios):.2f}",
        f"{min(ratios):.2f}–{max(ratios):.2f}",
        f"{median(loops) / 1e6:.0f}",
    )
    return "| " + " | ".join(cells) + " |"


def main(name: str, older_folder: Path, folder: Path) -> None:
    """Measures every game, and writes the page."""
    older, newer = Version(older_folder), Version(folder)
    lines = [
        "# Speed beside an older version",
        "",
        f"Measured on {date.today()} by `python -m benchmarks.pairs`: decisions a second, both compiled as in their",
        f"wheels, {PAIRS} pairs of slices of {SLICE_SECONDS} CPU seconds in turns. The ratio is the median of the",
        "pairs' ratios, with the lowest and the highest beside it. [Calibration](README.md#what-is-measured) says",
        "how quick the core was meanwhile.",
        "",
        f"| mode | {name} | now | ratio | from–to | calibration, M/s |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    print("\n".join(lines), flush=True)
    for mode in modes():
        lines.append(row(older, newer, mode))
        print(lines[-1], flush=True)
    older.stop()
    newer.stop()
    (ROOT / "benchmarks" / "pairs.md").write_text("\n".join([*lines, ""]), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]))
