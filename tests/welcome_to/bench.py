"""What the benchmarks measure of Welcome To…, and what it should reach."""

from benchmarks.declared import Bench, Floor

BENCH = Bench(
    speed=(3, {"expert": True}),
    floors={"interpreted": Floor(30_000, None), "compiled": Floor(400_000, 3.0)},
    modes=({}, {"expert": True}, {"draft": True}),
    tables=((6, {}), (12, {})),
    solo=({},),
    budget=30,
    budgets={12: 8, 1: 60},
)
