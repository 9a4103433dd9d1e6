"""Counts of decision sequences from fixed deals: any change of a rule changes a number."""

import pytest

from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.streets import GAME
from streets.given import given

COUNTS: dict[tuple[int, str, str], list[int]] = {
    (1, "off", ""): [3, 12, 24, 68, 302, 783, 2113],
    (1, "entrepreneur", "business"): [3, 12, 24, 68, 302, 783, 2158],
    (2, "off", ""): [3, 12, 24, 72, 333, 666, 1992, 10551],
    (2, "random", "business"): [3, 12, 24, 72, 333, 666, 1332, 4038],
    (3, "random", ""): [3, 12, 24, 48, 222, 444, 1332, 7074],
    (5, "off", "business"): [3, 12, 24, 72, 333, 666, 1992, 10551],
}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "advisors", "business"), list(COUNTS))
def test_perft_from_the_start(players: int, advisors: str, business: str) -> None:
    options: dict[str, OptionValue] = {"advisors": advisors, "business": business == "business"}
    state = GAME.new(options, players)
    expected = COUNTS[players, advisors, business]
    assert [perft(state, Dealer("perft"), depth) for depth in range(1, len(expected) + 1)] == expected


def test_perft_to_the_end() -> None:
    """The last tiles: a street that closes with tokens and people to distribute, and another with two ends."""
    city = "M1@0,0E H1@1,0S:A[HH] T7@2,0S:A[T] H2@3,0S:B[HH] H4@9,9S:B H5@12,12S:C P1@15,15E T2@17,15W"
    state = given(city, hands=["M2 P3", "S1"], players=3, stack=0, business=True)
    assert [perft(state, Dealer("end"), depth) for depth in range(1, 7)] == [2, 46, 92, 94, 2160, 4334]
