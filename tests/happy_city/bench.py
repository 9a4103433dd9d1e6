"""What the benchmarks measure of Happy City, and what it should reach."""

from benchmarks.declared import Bench, Floor

BENCH = Bench(
    speed=(4, {"mode": "expert"}),
    floors={"interpreted": Floor(30_000, None), "compiled": Floor(400_000, 3.0)},
    modes=({}, {"mode": "expert"}, {"scoring": "sum"}, {"mode": "expert", "scoring": "sum"}),
    tables=((3, {}), (4, {}), (5, {"mode": "expert"})),
    budget=150,
)
