"""Blunders in Welcome To…: numbers where no others fit any more."""

from collections.abc import Callable

from coach.blunders import Planted

from ludopolis.engine.contract.state import State
from welcome_to.given import base, sheet


def number(number: int) -> Callable[[], State]:
    return lambda: base(sheet(), sheet(), combos=((number, "park"), (7, "pool"), (9, "agent")))


PLANTED = [
    Planted(f"{one} at house {house}", number(one), f"place {one} {house}", ("combo 1",))
    for one, house in (
        (8, "S1.1"),
        (8, "S3.12"),
        (15, "S2.1"),
        (1, "S1.10"),
        (14, "S3.2"),
        (2, "S2.11"),
        (8, "S3.1"),
        (13, "S1.1"),
        (3, "S3.12"),
        (8, "S2.11"),
    )
]
