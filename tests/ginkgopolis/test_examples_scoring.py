"""The further worked cases of scoring, by their ids."""

import pytest

from ginkgopolis.given import Building, Side, load, points, table, table_data


@pytest.mark.parametrize(
    ("city", "expected"),
    [
        ({"R12": (2, 0), "R5": (1, 0), "R9": (3, 1)}, (3, 6, 0)),
        ({"R12": (3, 0), "R9": (3, 1)}, (6, 3, 0)),
        ({"R4": (2, 0), "R18": (2, 0), "R10": (2, 2), "R11": (2, 2)}, (8, 0, 4)),
    ],
)
def test_x14_tie_for_first(city: dict[str, tuple[int, int]], expected: tuple[int, ...]) -> None:
    standing = {
        name: Building((number, 6), height, owner) for number, (name, (height, owner)) in enumerate(city.items())
    }
    state = table(3, buildings=standing)
    assert tuple(points(state, "districts", seat) for seat in range(3)) == expected


def test_x15_ownerless_link() -> None:
    square = ("B1", "B2", "Y11", "R2", "B3", "Y2", "R1", "R3", "Y1")
    data = table_data(2, buildings={"Y11": Building((1, 1), 2, 0), "Y7": Building((2, 0), 1, 0)}, tokens={"E": (3, 0)})
    for part in data["city"]:
        name = part["tiles"][0]
        if name in square:
            place = square.index(name)
            part["cell"] = [place % 3 - 1, 1 - place // 3]
    y3 = next(part for part in data["city"] if part["tiles"][-1] == "Y3")
    assert y3["tiles"] == ["Y11", "Y3"]
    state = load(data)
    assert points(state, "districts") == 6
    y2 = next(part for part in data["city"] if part["tiles"] == ["Y2"])
    y2["tiles"], y2["owner"] = ["R9", "Y2"], 1
    data["supply"]["unseen"].remove("R9")
    data["supply"]["left"] -= 1
    data["sides"][1]["tableau"].append("Y2")
    data["sides"][1]["supply"] -= 2
    data["sites"].append("R9")
    for cards in [data["deck"]["unseen"]]:
        cards.remove("Y2")
    data["deck"]["left"] -= 1
    assert points(load(data), "districts") == 0


def test_x16_end_cards() -> None:
    people = ["technician_construct_1", "planner_construct_2", "engineer_exploit_1"]
    cards = ["R10", "R14", "R15", "B16", "Y18", "B19", "R20", "R7", "B5"]
    city = {
        "R12": Building((0, 6), 3, 0),
        "R6": Building((3, 6), 1, 0),
        "B9": Building((6, 6), 2, 0),
        "Y13": Building((9, 6), 4, 0),
    }
    state = table(3, Side(kept=cards, characters=people), buildings=city)
    expected = {"resources_on": 4, "low_buildings": 2, "high_buildings": 6, "bonus_cards": 8, "cards": 8, "flat": 9}
    assert {name: points(state, name) for name in expected} == expected
    assert sum(expected.values()) == 37
