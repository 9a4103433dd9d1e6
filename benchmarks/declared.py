"""What a game declares about itself for the benchmarks: `BENCH` in `tests/GAME/bench.py`.

It stands with the game's tests, as `tests/GAME/browser.py` does, and not in its package: whoever installs a game needs
no floors. A game that declares nothing is measured all the same, with the defaults here and without floors.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import NamedTuple

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue

ROOT = Path(__file__).resolve().parent.parent
Options = Mapping[str, OptionValue]


class Floor(NamedTuple):
    """What a build must reach; interpreted clones have no limit."""

    decisions: float
    clone_us: float | None


class Further(NamedTuple):
    """A position at which pages are measured, besides the one half-way through a game of two."""

    name: str
    players: int
    seed: int
    reached: Callable[[Data], bool]
    """Whether the spectator's view shows the position."""
    prefer: tuple[str, ...] = ()
    """Kinds of moves that are played whenever possible, in this order."""


class Bench(NamedTuple):
    """What is measured of a game, and what it should reach."""

    speed: tuple[int, Options] = (2, {})
    """Players and options of the table at which decisions per second are counted."""
    floors: Mapping[str, Floor] = {}
    """By build: `interpreted`, `compiled`."""
    modes: Sequence[Options] = ({},)
    """The modes in which each level plays the one below, two players."""
    tables: Sequence[tuple[int, Options]] = ()
    """Larger tables, at which a Master alone plays the first Expert on all other seats."""
    solo: Sequence[Options] = ()
    """The solo modes that a Master and the first Expert both play."""
    budget: int = 100
    """Iterations of the first Expert at larger tables, and solo …"""
    budgets: Mapping[int, int] = {}
    """… unless it has another budget for that number of players."""
    positions: Sequence[Further] = ()


@cache
def bench_of(game: str) -> Bench:
    """What a game declares."""
    file = ROOT / "tests" / game / "bench.py"
    if not file.is_file():
        return Bench()
    spec = spec_from_file_location(f"{game}.bench", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    declared: Bench = module.BENCH
    return declared
