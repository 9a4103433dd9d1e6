"""What the benchmarks measure of UpTown, and what it should reach."""

from benchmarks.declared import Bench, Floor

BENCH = Bench(
    speed=(4, {}),
    floors={"interpreted": Floor(30_000, None), "compiled": Floor(400_000, 5.0)},
    tables=((3, {}), (4, {})),
    budget=100,
)
