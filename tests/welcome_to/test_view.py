"""What a view tells a board, so that it need not know the rules: values, estates, goals, combinations."""

import pytest

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from welcome_to.given import PLANS, base, hands, sheet

TOWN = sheet(
    "1 2^ | 4 5 6 | . . . . .",
    "3 | 4 | . . . 8 8b . . . .",
    pools=["S2.1"],
    parks=(3, 1, 0),
    agents=(1, 0, 2, 0, 0, 0),
    temps=4,
)


def goals(of: Data, *plans: str) -> list[list[int] | None]:
    """How far a sheet has got with plans."""
    found: list[list[int] | None] = base(of, sheet(), plans=plans, expert=True).view(0)["sheets"][0]["goals"]
    return found


def test_the_values_of_the_tracks() -> None:
    values = base(sheet(), sheet()).view(0)["values"]
    assert values["parks"][0] == [0, 2, 4, 10]
    assert values["pools"][:3] == [0, 3, 6]
    assert values["estates"][0] == [1, 3]
    assert values["bis"][:3] == [0, -1, -3]
    assert values["refusals"] == [0, 0, -3, -5]
    assert values["rings"] == [0, -3, -8]
    assert values["temps"] == 11


def test_what_a_sheet_is_worth() -> None:
    shown = base(TOWN, sheet()).view(0)["sheets"][0]
    assert shown["estates"] == [
        {"slot": "S1.1", "size": 2, "used": True},
        {"slot": "S1.3", "size": 3, "used": False},
        {"slot": "S2.1", "size": 1, "used": False},
        {"slot": "S2.2", "size": 1, "used": False},
    ]
    assert shown["worth"] == {"parks": 12, "pools": 3, "estates": 2 + 5 + 3 + 3, "bis": -1}
    assert (shown["bis"], shown["rings"]) == (1, 0)


def test_how_far_estates_have_got() -> None:
    assert goals(TOWN, "estates_3_3_3", "estates_1_1_1_4", "estates_2_5") == [[1, 0, 0], [1, 1, 0, 0], [0, 0]]


def test_a_claimed_goal_is_met() -> None:
    claimed = {**TOWN, "plans": [8, 0, 0]}
    assert goals(claimed, "estates_3_3_3", "estates_3_6", "estates_3_4") == [[1, 1, 1], [1, 0], [1, 0]]


@pytest.mark.parametrize(
    ("plan", "goal"),
    [
        ("street_1_full", [5, 10]),
        ("street_3_full", [0, 12]),
        ("street_ends", [2, 6]),
        ("temps_7", [4, 7]),
        ("bis_5", [1, 5]),
    ],
)
def test_how_far_other_goals_of_the_first_stack_have_got(plan: str, goal: list[int]) -> None:
    assert goals(TOWN, plan, PLANS[1], PLANS[2])[0] == goal


@pytest.mark.parametrize(
    ("plan", "goal"),
    [
        ("parks_2", [1, 2]),
        ("pools_2", [0, 2]),
        ("street_2_green", [2, 7]),
        ("street_3_green", [0, 8]),
        ("ring_green", [3, 7]),
    ],
)
def test_how_far_other_goals_of_the_second_stack_have_got(plan: str, goal: list[int]) -> None:
    assert goals(TOWN, PLANS[0], plan, PLANS[2])[1] == goal


def test_a_plan_names_its_estates() -> None:
    plans = base(sheet(), sheet(), plans=("street_ends", "estates_3_3_4", "estates_3_4"), expert=True).view(0)["plans"]
    assert [plan["sizes"] for plan in plans] == [[], [3, 3, 4], [3, 4]]


def test_combinations_on_the_table() -> None:
    state = base(sheet(), sheet(), combos=((8, "park"), (1, "temp"), (14, "temp")))
    seen = state.view(0)["combinations"]
    assert [(it["number"], it["effect"], it["low"], it["high"]) for it in seen] == [
        (8, "park", 8, 8),
        (1, "temp", 0, 3),
        (14, "temp", 12, 16),
    ]
    assert seen == state.view(SPECTATOR)["combinations"]


def test_combinations_of_a_hand() -> None:
    state = hands(
        sheet(), sheet(), hands=[[(5, "fence"), (7, "pool"), (10, "temp")], [(8, "fence"), (8, "pool"), (9, "agent")]]
    )
    seen = state.view(0)["combinations"]
    assert seen[1] == {"number": 5, "effect": "temp", "low": 3, "high": 7, "cards": [0, 2, 1]}
    assert len(seen) == 6
    assert state.view(SPECTATOR)["combinations"] == []
