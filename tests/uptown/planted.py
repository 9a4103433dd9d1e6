"""Blunders in UpTown: a free card thrown away, or placed where nothing counts it."""

from collections.abc import Callable

from coach.blunders import Planted

from ludopolis.engine.contract.state import State
from uptown.given import given


def held(card: str, street: str) -> Callable[[], State]:
    return lambda: given(held=card, streets=[street])


PLANTED = [
    Planted("a card that counts offices discarded", held("P75", "family_flat | twin_offices twin_offices"), "discard"),
    Planted("an arcade beside a boutique discarded", held("P35", "twin_offices | boutique"), "discard"),
    Planted("a museum discarded", held("P70", "family_flat"), "discard"),
    Planted("a department store among shops discarded", held("P84", "shop | boutique | shopping_arcade"), "discard"),
    Planted("a fitness club beside flats discarded", held("P81", "family_flat | twin_flats"), "discard"),
    Planted("offices where nothing counts them", held("P35", "twin_offices | boutique"), "place twin_offices 3"),
    Planted("a hotel chain with a hotel in the street discarded", held("P82", "city_hotel | twin_offices"), "discard"),
    Planted("a board room with offices in the street discarded", held("P83", "twin_offices | shop"), "discard"),
    Planted("an atrium discarded", held("P54", "family_flat"), "discard"),
    Planted("a law firm discarded", held("P60", "family_flat"), "discard"),
]
