"""What `simulate` and `arena` share: the workers that play, interruptions, and tables of results."""

import signal
from collections.abc import Iterator
from types import FrameType
from typing import TypeVar

from rich import box
from rich.table import Table

from ludopolis import bots
from ludopolis.arena.statistics import interval, percent
from ludopolis.arena.workers import Workers, local
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact
from ludopolis.terminal.output import Output

T = TypeVar("T")

# The run


def open_workers(jobs: int | None, ray: str) -> Workers:
    """A Ray cluster if one is named, else processes on this machine."""
    if not ray:
        return local(jobs)
    # Loading Ray takes seconds, and it need not be installed.
    from ludopolis.arena.cluster import Cluster

    return Cluster(ray)


def warn_not_reproducible(output: Output, names: list[str]) -> None:
    """Names the bots because of which the run cannot be repeated exactly."""
    timed = [name for name in dict.fromkeys(names) if bots.is_timed(name)]
    programs = [name for name in dict.fromkeys(names) if bots.is_program(name)]
    if timed:
        output.note("arena-timed", bots=", ".join(timed))
    if programs:
        output.note("arena-programs", bots=", ".join(programs))


def interruptible(results: Iterator[T]) -> Iterator[T]:
    """Passes results on and makes Ctrl-C reliable: Python drops one that arrives inside a finalizer."""
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, press)
    try:
        for result in results:
            yield result
            if pressed:
                raise KeyboardInterrupt
    finally:
        signal.signal(signal.SIGINT, before)


# Its results


def draw_faults(output: Output, data: Data) -> None:
    """A line for each bot that lost games by faults: how many, and the reason of the first."""
    first = {row["bot"]: row for row in reversed(data["faults"])}
    for row in data["bots"]:
        if row["bot"] in first:
            fault = first[row["bot"]]
            reasons = [Fact(why["kind"], {**why}) for why in (fault["why"], fault["because"]) if why is not None]
            told = " ".join(output.sentence("why", reason) for reason in reasons)
            output.say("arena-faults", bot=row["bot"], count=row["faults"], game=fault["game"] + 1, why=told)


def standings(output: Output, heading: str, rows: list[tuple[str, Data]], rating: bool = False) -> Table:
    """A table of points and victories, a row per name, with ratings if wanted."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(output.text(heading))
    for key in ("cli-report-places", "cli-report-points", "cli-report-wins", "cli-report-rate", "cli-report-interval"):
        table.add_column(output.text(key), justify="right")
    if rating:
        table.add_column(output.text("arena-rating"), justify="right")
    for name, row in rows:
        cells = [str(row["places"]), plus_minus(row), f"{row['wins']:.1f}", percent(row["rate"]), interval(row)]
        if rating:
            cells.append(f"{row['mu']:.1f} ± {2 * row['sigma']:.1f}")
        table.add_row(name, *cells)
    return table


def plus_minus(row: Data) -> str:
    return f"{row['mean']:.2f} ± {row['deviation']:.2f}"
