"""How fast the pages are, with the server interpreted and compiled. README.md says what is measured.

python -m benchmarks.web FOLDER_OF_THE_COMPILED_PACKAGE
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from browser.chromium import launched

from benchmarks.declared import ROOT
from benchmarks.pages import measure as measure_pages
from benchmarks.pages import visit_slowly
from benchmarks.played import Position, positions
from benchmarks.serving import Serving
from benchmarks.web_figures import SERVER_CORE, Figure, Machine, Section, measure_machine

TABLES_PER_POSITION = 2
"""Each is opened by two new browsers and played on."""
MOVES = 7
"""Moves counted at each of them."""


def pages(position: Position, serving: Serving) -> list[Figure]:
    """How soon a new visitor sees the board, how soon two people see a move, and what that costs a page."""
    met = measure_pages(serving, position, TABLES_PER_POSITION, MOVES)
    return [
        Figure(f"{position.name}: first board in a new browser", median(met.boards), "ms", 1_000),
        Figure("… click until both pages are updated", median(one.drawn for one in met.moves), "ms", 60),
        Figure("… click until both are painted", median(one.painted for one in met.moves), "ms"),
        Figure("… CPU of a page's main thread", median(one.work for one in met.moves), "ms"),
        Figure("… sent to the mover", median(one.kilobytes for one in met.moves), "KB", 3),
        Figure("… elements of the page", met.nodes, ""),
    ]


def slowly(serving: Serving) -> list[Figure]:
    """What a phone loads for its first page, and how long that takes by slow 4G and with a quarter of the CPU."""
    figures: list[Figure] = []
    for name, visit in visit_slowly(serving):
        figures += [
            Figure(f"{name} on a slow phone", visit.shown, "ms", 3_000),
            Figure("… loaded, packed", visit.kilobytes, "KB", 200),
            Figure("… requests", visit.requests, ""),
        ]
    return figures


def main(compiled: Path) -> None:
    builds = {"interpreted": ROOT / "src"}
    if compiled.is_dir():
        builds["compiled"] = compiled.resolve()
    section = Section("Pages", "the server on one core of a shared machine, clients and browsers on another.")
    with launched():  # reads its files from disk before anything is measured
        pass
    for build, package in builds.items():
        for position in positions():
            before = measure_machine()
            with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), SERVER_CORE) as serving:
                figures = pages(position, serving)
            after = measure_machine()
            section.add(build, figures, Machine(before.calibration, min(before.share, after.share)))
        with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), SERVER_CORE) as serving:
            section.add(build, slowly(serving), measure_machine())
    section.write()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
