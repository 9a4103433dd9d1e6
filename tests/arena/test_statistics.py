"""Intervals, deviations and errors against values that are known or computed by hand."""

from math import sqrt

import pytest

from arena.given import result
from ludopolis.arena.statistics import (
    error_by_deals,
    fault_list,
    faults_on,
    interval,
    rated,
    spread_of,
    standing,
    wilson,
)
from ludopolis.bots.match import Fault
from ludopolis.engine.values.facts import fact


def test_wilson_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)
    assert wilson(10, 10) == pytest.approx((0.72247, 1.0), abs=1e-5)
    assert wilson(81, 263) == pytest.approx((0.25529, 0.36621), abs=1e-4)  # Newcombe 1998, table I


def test_a_share_never_comes_without_its_interval() -> None:
    row = rated(5, 10)
    assert list(row) == ["wins", "rate", "low", "high"]
    assert interval(row) == "23.7% – 76.3%"


def test_spread() -> None:
    assert spread_of([2, 4, 4, 4, 5, 5, 7, 9]) == {"mean": 5.0, "deviation": pytest.approx(sqrt(32 / 7))}
    assert spread_of([3]) == {"mean": 3.0, "deviation": 0.0}


def test_a_shared_victory_counts_half() -> None:
    games = [result(0, "ab", [5, 5], [0, 1]), result(1, "ba", [9, 3], [0])]
    row = standing([(games[0], 0), (games[1], 1)])
    assert (row["places"], row["wins"], row["rate"], row["mean"]) == (2, 0.5, 0.25, 4.0)


def test_the_error_by_deals_treats_a_deal_as_one_observation() -> None:
    # Deals give a 2, 0, 2, 0 of 2 victories: as uncertain as four single games, not as eight.
    alike = [result(n, "ab", [1, 0] if n // 2 % 2 == 0 else [0, 1], [n // 2 % 2]) for n in range(8)]
    assert error_by_deals([(game, 0) for game in alike]) == pytest.approx(sqrt(4 * 1 * 4 / 3) / 8)
    # Every deal gives 1 of 2: nothing is left to luck.
    opposed = [result(n, "ab", [1, 0], [n % 2]) for n in range(8)]
    assert error_by_deals([(game, 0) for game in opposed]) == 0.0
    assert error_by_deals([(opposed[0], 0), (opposed[1], 0)]) == 0.0


def test_faults() -> None:
    reason = fact("bot-timeout", seconds="2")
    games = [result(0, "ab", [1, 2], [0], [Fault(1, reason, None)]), result(1, "ab", [1, 2], [1])]
    assert faults_on([(game, 1) for game in games]) == 1
    assert faults_on([(game, 0) for game in games]) == 0
    assert fault_list(games) == [
        {"game": 0, "bot": "b", "why": {"kind": "bot-timeout", "seconds": "2"}, "because": None}
    ]
