"""What the benchmarks measure of Streets, and what it should reach."""

from benchmarks.declared import Bench, Floor, Further
from ludopolis.engine.values.data import Data


def _all_tiles(view: Data) -> bool:
    people = sum(sum(tile["people"].values()) + sum(tile["seekers"].values()) for tile in view["city"])
    return len(view["city"]) == 47 and people == 48


BENCH = Bench(
    speed=(4, {"business": True, "advisors": "random"}),
    # A turn searches an unbounded city, which is larger to copy too, and incomes are paid tile by tile.
    floors={"interpreted": Floor(20_000, None), "compiled": Floor(200_000, 5.0)},
    modes=({}, {"business": True}, {"advisors": "random"}, {"business": True, "advisors": "random"}),
    tables=((3, {}), (5, {})),
    solo=({"difficulty": "medium"}, {"difficulty": "hard"}),
    budget=40,
    positions=(Further("47 tiles, 48 people", 5, 1, _all_tiles),),
)
