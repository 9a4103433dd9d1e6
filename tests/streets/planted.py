"""Blunders in Streets: an own street that could be closed is left open when the game is about to end."""

from collections.abc import Callable

from coach.blunders import Planted

from ludopolis.engine.contract.state import State
from streets.given import given


def ready(people: str, tiles: int, money: tuple[int, int]) -> Callable[[], State]:
    city = f"M1@0,0E T1@1,0S:A[{people}] T2@2,0S:A[{people}] H1@3,0S:A[HHHH]"
    return lambda: given(city, hands=["M2", ""], players=2, stack=tiles, money=money)


PLANTED = [
    Planted(f"built at {cell} with {left} tiles left", ready("TTTT", left, (0, 40)), f"cell {cell}", ("build M2",))
    for cell, left in (
        ("-30,31", 3),
        ("2,1", 3),
        ("-20,29", 3),
        ("1,1", 3),
        ("3,1", 3),
        ("-31,30", 3),
        ("0,-1", 3),
        ("-30,31", 1),
        ("2,1", 1),
        ("-20,31", 1),
    )
]
