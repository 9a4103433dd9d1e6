"""What the coach's stored accounts say somebody is good at."""

import json
from typing import Any

from ludopolis.server.people.strengths import Strengths, strengths

MILLION = 1_000_000


def analysed(*reasons: tuple[str, str, int], advised: bool = False) -> tuple[int, str]:
    """An analysis of a game of two with one dear turn of seat 1."""
    decision: dict[str, Any] = {"seat": 1, "counts": True, "advised": advised, "stand_in": False}
    decision["reasons"] = [{"kind": kind, "term": term, "points": points * MILLION} for kind, term, points in reasons]
    other = {**decision, "seat": 0, "reasons": [{"kind": "own", "term": "parks", "points": 50 * MILLION}]}
    return 1, json.dumps({"players": 2, "blocks": [{"decisions": [other, decision]}, {}]})


SCORED = ["plans", "parks", "pools", "money"]


def test_nothing_is_said_before_the_third_game() -> None:
    assert strengths([analysed()] * 2, SCORED) is None
    assert strengths([], SCORED) is None


def test_what_cost_most_comes_first_and_what_cost_nothing_is_a_strength() -> None:
    found = [
        analysed(("own", "plans", 4), ("own", "parks", -3), ("rival", "rival", 9)),
        analysed(("own", "plans", 3), ("own", "money_later", 2), ("rest", "rest", 5)),
        analysed(("own", "pools", 8), advised=True),
    ]
    assert strengths(found, SCORED) == Strengths(3, ["parks", "pools"], [("plans", 7), ("money_later", 2)])
