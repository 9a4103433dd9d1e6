"""What the benchmarks measure of Ginkgopolis, and what it should reach."""

from benchmarks.declared import Bench, Floor, Further
from ludopolis.engine.values.data import Data


def _nearly_all_tiles(view: Data) -> bool:
    """There are 60 tiles, but the last one ends the game. The warm-up moves lead to 54."""
    return sum(len(building["tiles"]) for building in view["city"]) >= 52


BENCH = Bench(
    speed=(4, {"characters": "draft"}),
    floors={"interpreted": Floor(30_000, None), "compiled": Floor(400_000, 5.0)},  # an unbounded city is larger to copy
    modes=({}, {"characters": "draft"}),
    tables=((3, {}), (5, {})),
    solo=({"solo_level": "normal"}, {"solo_level": "expert"}),
    budget=200,
    positions=(Further("54 tiles", 5, 282, _nearly_all_tiles, ("urbanize", "construct", "return")),),
)
