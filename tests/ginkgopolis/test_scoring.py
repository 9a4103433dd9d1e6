"""7: districts, end-game cards, renewal tokens, winners."""

import pytest

from ginkgopolis.given import TILES, Building, Side, load, points, table, table_data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.scoring import districts

Plan = dict[str, tuple[int, int, int, int]]
"""By top tile: x, y, height, owner."""


def city(plan: Plan, players: int = 3) -> GinkgopolisState:
    standing = {name: Building((x, y), height, owner) for name, (x, y, height, owner) in plan.items()}
    return table(players, buildings=standing)


def shares(plan: Plan, players: int = 3) -> list[int]:
    state = city(plan, players)
    return [points(state, "districts", seat) for seat in range(players)]


def test_a_single_building_is_no_district() -> None:
    assert shares({"R9": (5, 5, 3, 0)}) == [0, 0, 0]


def test_a_side_alone_in_a_district_scores_it_twice() -> None:
    assert shares({"R9": (5, 5, 3, 0), "R8": (6, 5, 1, 0)}) == [8, 0, 0]


def test_first_gets_all_second_its_own_third_nothing() -> None:
    assert shares({"R9": (5, 5, 3, 0), "R8": (6, 5, 2, 1), "R7": (6, 6, 1, 2)}) == [6, 2, 0]


def test_a_district_is_connected_by_edges_and_of_one_colour() -> None:
    assert shares({"R9": (5, 5, 2, 0), "R8": (6, 6, 1, 0)}) == [0, 0, 0]
    assert shares({"R9": (5, 5, 2, 0), "B8": (6, 5, 1, 0)}) == [0, 0, 0]
    assert shares({"R9": (5, 5, 2, 0), "R8": (5, 6, 1, 0), "R7": (6, 6, 1, 1)}) == [4, 1, 0]


def test_ties_go_to_the_tallest_then_to_the_highest_number_of_that_height() -> None:
    assert shares({"R9": (5, 5, 2, 0), "R8": (6, 5, 1, 1), "R10": (7, 5, 1, 1)}) == [4, 2, 0]
    assert shares({"R9": (5, 5, 2, 0), "R10": (6, 5, 2, 1)}) == [2, 4, 0]
    # The highest number counts only among the tallest: 20 stands on a low building.
    plan = {"R9": (5, 5, 2, 0), "R5": (6, 5, 1, 0), "R8": (7, 5, 2, 1), "R20": (8, 5, 1, 1)}
    assert shares(plan) == [6, 3, 0]


def test_r26_a_tie_for_second_place_is_broken_the_same_way() -> None:
    assert shares({"R9": (5, 5, 3, 0), "R8": (6, 5, 2, 1), "R7": (7, 5, 2, 2)}) == [7, 2, 0]
    assert shares({"R9": (5, 5, 3, 0), "R6": (6, 5, 2, 1), "R7": (7, 5, 2, 2)}) == [7, 0, 2]


def test_two_districts_of_one_colour_count_separately() -> None:
    plan = {"R9": (5, 5, 2, 0), "R8": (6, 5, 1, 1), "R7": (5, 8, 1, 1), "R6": (6, 8, 1, 1)}
    assert shares(plan) == [3, 1 + 4, 0]


def test_starting_buildings_make_districts_worth_nothing_by_themselves() -> None:
    state = table(2)
    assert [points(state, "districts", seat) for seat in (0, 1)] == [0, 0]
    groups = [[TILES[tile] for tile in group] for group in districts(state)]
    assert groups == [["R1", "R2", "R3"], ["B1", "B2", "B3"], ["Y1", "Y2", "Y3"]]


@pytest.mark.parametrize(
    ("card", "category", "expected"),
    [
        ("R10", "resources_on", 3 + 1),
        ("R11", "resources_on", 2),
        ("R12", "resources_on", 4),
        ("R13", "resources_on", 4),
        ("B10", "resources_on", 4),
        ("B11", "resources_on", 4),
        ("B12", "resources_on", 2),
        ("Y10", "resources_on", 2),
        ("Y11", "resources_on", 4),
        ("Y12", "resources_on", 4),
        ("R14", "low_buildings", 2),
        ("R15", "high_buildings", 2 * 3),
        ("R16", "bonus_cards", 2 * 2),
        ("R17", "bonus_cards", 2 * 1),
        ("R18", "bonus_cards", 0),
        ("R19", "cards", 2 * 2),
        ("B19", "cards", 2 * 2),
        ("Y19", "cards", 2 * 2),
        ("R20", "flat", 9),
    ],
)
def test_end_game_cards(card: str, category: str, expected: int) -> None:
    """Buildings of seat 0: R9 of three floors, R8 of one, B9 of four, Y9 of two; one of a rival that never counts."""
    plan = {
        "R9": Building((5, 5), 3, 0),
        "R8": Building((8, 5), 1, 0),
        "B9": Building((11, 5), 4, 0),
        "Y9": Building((14, 5), 2, 0),
        "Y8": Building((17, 5), 3, 1),
    }
    people = ["technician_exploit_1", "engineer_exploit_1", "planner_urbanize_1"]
    state = table(3, Side(kept=[card], characters=people), buildings=plan)
    assert points(state, category) == expected
    for other in ("resources_on", "low_buildings", "high_buildings", "bonus_cards", "cards", "flat"):
        if other != category:
            assert points(state, other) == 0


def test_r16_cards_seven_to_nine_count_once_and_nineteen_counts_itself() -> None:
    people = ["technician_construct_1", "engineer_construct_1", "planner_construct_1"]
    state = table(3, Side(kept=["R16", "R7", "R1", "R19"], characters=people))
    assert points(state, "bonus_cards") == 2 * 2
    assert points(state, "cards") == 2 * 5


def test_r25_resources_count_not_buildings() -> None:
    state = table(3, Side(kept=["R10"]), buildings={"R9": Building((5, 5), 5, 0)})
    assert points(state, "resources_on") == 5


def test_two_cards_of_a_kind_add_up() -> None:
    state = table(3, Side(kept=["R20", "B20"]))
    assert points(state, "flat") == 18
    flat = next(line for line in state.sheet()[0] if line.category == "flat")
    assert flat.figures == {"cards": 2}


def test_leftovers_are_worth_nothing_and_points_are_points() -> None:
    state = table(2, Side(resources=20, tiles=["R4", "R5"], points=7, renewals=1))
    assert [(line.category, line.points) for line in state.sheet()[0] if line.points] == [
        ("screen", 7),
        ("renewals", 2),
    ]
    assert state.results().totals[0] == 9


def test_most_points_win_and_r17_a_tie_is_shared() -> None:
    assert table(2, Side(points=11), Side(points=10)).results().winners == [0]
    assert table(2, Side(points=9), Side(points=10)).results().winners == [1]
    assert table(3, Side(points=10), Side(points=10), Side(points=9)).results().winners == [0, 1]


def test_r22_hal_scores_like_a_player() -> None:
    plan = {"R9": Building((5, 5), 3, 1), "R8": Building((6, 5), 1, 0)}
    hal = Side(points=4, kept=["R16", "R1", "B19", "B2"])
    state = table(1, Side(points=0), hal, buildings=plan, scapegoat=0)
    lines = {line.category: line.points for line in state.sheet()[1]}
    assert lines["screen"] == 4
    assert lines["bonus_cards"] == 2 * 1
    assert lines["cards"] == 2 * 2
    assert lines["districts"] == 4
    assert lines["renewals"] == 0
    assert state.results().totals == [sum(line.points for line in lines) for lines in state.sheet()]


def test_scores_can_be_asked_at_any_time() -> None:
    data = table_data(2)
    data["sides"][0]["points"] = 3
    state = load(data)
    assert state.results().totals == [7, 14]
    assert state.ending() == ""


def test_the_view_carries_what_districts_and_cards_score_now() -> None:
    """The client adds nothing up: districts with their places, and the points of each side and each kept card."""
    plan = {"R9": (5, 5, 3, 0), "R8": (6, 5, 2, 1), "R7": (6, 6, 1, 2), "B9": (8, 8, 2, 0)}
    standing = {name: Building((x, y), height, owner) for name, (x, y, height, owner) in plan.items()}
    state = table(3, Side(kept=["R20", "B14", "R4"]), buildings=standing)
    for viewer in (0, 1, SPECTATOR):
        view = state.view(viewer)
        (red,) = [one for one in view["districts"] if [5, 5] in one["cells"]]
        assert (red["colour"], red["total"], sorted(red["cells"])) == ("R", 6, [[5, 5], [6, 5], [6, 6]])
        assert red["places"] == [
            {"side": 0, "resources": 3, "points": 6},
            {"side": 1, "resources": 2, "points": 2},
            {"side": 2, "resources": 1, "points": 0},
        ]
        assert not any([8, 8] in one["cells"] for one in view["districts"])
        assert [side["districts"] for side in view["sides"]] == [points(state, "districts", side) for side in range(3)]
        worths = view["sides"][0]["worths"]
        assert worths == {"R20": points(state, "flat"), "B14": points(state, "low_buildings")}
