"""Where a run takes place, and what is to be said about it before it begins."""

import signal
from collections.abc import Iterator
from types import FrameType

from ludopolis import bots
from ludopolis.arena.play import Result
from ludopolis.arena.workers import Workers, local
from ludopolis.terminal.voice import Voice


def open_workers(jobs: int | None, ray: str) -> Workers:
    """A Ray cluster if one was named, else processes of this machine."""
    if not ray:
        return local(jobs)
    # Loading Ray takes seconds, and it need not be installed.
    from ludopolis.arena.cluster import Cluster

    return Cluster(ray)


def warn(voice: Voice, names: list[str]) -> None:
    """Says which bots keep the run from being repeated exactly."""
    timed = [name for name in dict.fromkeys(names) if bots.is_timed(name)]
    programs = [name for name in dict.fromkeys(names) if bots.is_program(name)]
    if timed:
        voice.note("arena-timed", bots=", ".join(timed))
    if programs:
        voice.note("arena-programs", bots=", ".join(programs))


def heeding(results: Iterator[Result]) -> Iterator[Result]:
    """Passes results on and makes sure that Ctrl-C counts: Python drops one that arrives inside a finalizer."""
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
