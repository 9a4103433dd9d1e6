"""Blunders in the last round of Ginkgopolis: points left lying."""

from collections.abc import Callable

from coach.blunders import Planted

from ginkgopolis.given import Building, Side, table
from ludopolis.engine.contract.state import State
from ludopolis.games.ginkgopolis.rules.state import BY_TILES

PAYING = {"R20": Building((0, 0), 1, 1), "R14": Building((0, 1), 1, 1)}
JOINED = {"R18": Building((-1, 1), 2, 0), "B19": Building((0, 1), 1, 1), "Y18": Building((-1, 0), 1, 1)}
RIVALS = {"R18": Building((5, 5), 2, 1), "R17": Building((6, 5), 2, 1)}


def in_the_last_round(side: Side, city: dict[str, Building]) -> Callable[[], State]:
    def position() -> State:
        state = table(2, side, buildings=city)
        state.flags = BY_TILES
        return state

    return position


tower = in_the_last_round(Side(resources=6, points=12, tiles=["R19"], hand=["R20", "R14", "A", "B"]), PAYING)
district = in_the_last_round(Side(resources=6, tiles=["R4", "B4"], hand=["A", "R18", "B19", "Y18"]), JOINED)
rival = in_the_last_round(Side(resources=6, tiles=["B20", "R4"], hand=["R18", "R17", "A", "B"]), RIVALS)
PLANTED = [
    Planted("a floor outside instead of one that pays nine points", tower, "play A R19"),
    Planted("a tile of another colour beside the own district", district, "play A B4"),
    Planted("a rival's district left as it is", rival, "play A B20"),
    Planted("a card used up that pays nine points under a floor", tower, "play R20"),
    Planted("a card used up that pays less", tower, "play R14"),
    Planted("a letter alone instead of nine points", tower, "play A"),
    Planted("a letter alone instead of a district", district, "play A"),
    Planted("resources that nothing can be bought with", district, "play B19"),
    Planted("a small tile where a high one would cover the rival", rival, "play A R4"),
    Planted("a card of the rival's used up instead of covered", rival, "play R18"),
]
