"""Blunders planted by hand: positions in the words of the rules, and a turn that throws something away.

Every one must be called a mistake at least. `make test` looks at three of each game, `make soak` at all of them.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from ginkgopolis.given import Building, Side, table
from happy_city.given import given as happy
from our_games import OUR_GAMES
from streets.given import given as streets
from uptown.given import given as uptown
from welcome_to.given import base, sheet

from ludopolis.coach.decisions import Decision
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.verdicts import BLUNDER, MISTAKE, class_of
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.step import Step
from ludopolis.games.ginkgopolis.rules.state import BY_TILES

ROUNDS = 3


class Planted(NamedTuple):
    """A position, what leads to the decision, and the turn that is a blunder."""

    why: str
    position: Callable[[], State]
    bad: str
    before: tuple[str, ...] = ()


def verdict(planted: Planted) -> tuple[str, str]:
    """What the coach calls the turn, and the first move of the better one."""
    state = planted.position()
    state.events = None
    seat = lowest_seat(state.pending())
    for text in planted.before:
        state.apply(seat, state.from_text(seat, text))
    move = state.from_text(seat, planted.bad)
    assert move in state.legal(seat)
    prospects = Prospects(state, len(state.results().totals))
    decision = Decision(prospects, state.blind(seat), seat, [Step(1, seat, move, 0, 0, False, [])], "planted")
    for round in range(1, ROUNDS + 1):
        decision.look(round)
    better = decision.better()[0]
    return class_of(decision), state.to_text(seat, better[0])


# Happy City: income early, the weaker factor first, nothing bought that does nothing


EARLY: dict[str, Any] = {"coins": [4, 4], "face_up": "hardware_store zoo casino", "round": 1}
RICH: dict[str, Any] = {
    "coins": [9, 3],
    "cities": ["WM house school library", "WM hospital museum"],
    "face_up": "zoo casino university",
}
CROWDED: dict[str, Any] = {
    "cities": ["WM hospital apartment_block school police_station laboratory igloo house", "WM museum observatory"],
    "coins": [8, 6],
    "face_up": "zoo treehouse grocery",
}
LATE: dict[str, Any] = {
    "cities": [
        "WM hospital school police_station laboratory igloo zoo museum library",
        "WM observatory town_square treehouse university",
    ],
    "coins": [9, 9],
    "face_up": "casino grocery amusement_park",
    "round": 12,
}
HAPPY_CITY = [
    Planted("residents instead of income in the first round", lambda: happy(**EARLY), "buy apartment_block"),
    Planted("a house instead of income in the first round", lambda: happy(**EARLY), "buy house"),
    Planted("more residents, when hearts are what is missing", lambda: happy(**CROWDED), "buy treehouse"),
    Planted("a coin instead of income in the first round", lambda: happy(**EARLY), "take coin"),
    Planted("all money for hearts without income", lambda: happy(**RICH), "buy zoo"),
    Planted("all money for residents without income", lambda: happy(**RICH), "buy luxury_residence"),
    Planted("small change when the end is near", lambda: happy(**LATE), "buy grocery"),
    Planted("a dear card without hearts", lambda: happy(**RICH), "buy university"),
    Planted("still more residents", lambda: happy(**CROWDED), "buy luxury_residence"),
    Planted("income with no time left to use it", lambda: happy(**CROWDED), "buy grocery"),
]

# UpTown: a free card thrown away, or placed where nothing counts it


def held(card: str, street: str) -> Callable[[], State]:
    return lambda: uptown(held=card, streets=[street])


UPTOWN = [
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

# Streets: an own street that could be closed is left open when the game is about to end


def ready(people: str, tiles: int, money: tuple[int, int]) -> Callable[[], State]:
    city = f"M1@0,0E T1@1,0S:A[{people}] T2@2,0S:A[{people}] H1@3,0S:A[HHHH]"
    return lambda: streets(city, hands=["M2", ""], players=2, stack=tiles, money=money)


STREETS = [
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

# Ginkgopolis, in the last round: points left lying


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
GINKGOPOLIS = [
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

# Welcome To…: numbers where no others fit any more


def number(number: int) -> Callable[[], State]:
    return lambda: base(sheet(), sheet(), combos=((number, "park"), (7, "pool"), (9, "agent")))


WELCOME_TO = [
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

PLANTED = {
    "ginkgopolis": GINKGOPOLIS,
    "happy_city": HAPPY_CITY,
    "streets": STREETS,
    "uptown": UPTOWN,
    "welcome_to": WELCOME_TO,
}


def planted() -> Iterator[Any]:
    """Three of each game, and the rest for `make soak`."""
    for game, found in PLANTED.items():
        for at, one in enumerate(found):
            yield pytest.param(one, marks=() if at < 3 else pytest.mark.soak, id=f"{game}: {one.why}")


def test_every_game_has_ten() -> None:
    assert [game for game in PLANTED if len(PLANTED[game]) >= 10] == OUR_GAMES


@pytest.mark.parametrize("one", list(planted()))
def test_a_planted_blunder_is_found(one: Planted) -> None:
    named, better = verdict(one)
    assert named in (BLUNDER, MISTAKE)
    assert better != one.bad
