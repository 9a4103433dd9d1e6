"""Counted sequences of decisions from fixed deals: any change of a rule changes a number."""

import pytest

from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.games.uptown import GAME
from uptown.given import given

COUNTS: dict[int, list[int]] = {
    2: [6, 17, 136, 176, 608, 5221],
    3: [11, 42, 336, 1811, 7982],
    4: [6, 29, 291, 1706, 8874],
}


@pytest.mark.parametrize("players", list(COUNTS))
def test_perft_from_the_start(players: int) -> None:
    state = GAME.new({}, players)
    expected = COUNTS[players]
    assert [perft(state, Dealer("perft"), depth) for depth in range(1, len(expected) + 1)] == expected


def test_perft_into_the_end() -> None:
    streets = ["park | square | kiosk P37:solar_panels | family_flat concierge | shop", "gated_flats | museum | squat"]
    state = given(streets=streets, held="P65", tops="P25 P79", sizes=[2, 1], common_size=2, coins=[0, 0])
    assert [perft(state, Dealer("end"), depth) for depth in range(1, 7)] == [7, 21, 118, 430, 1594, 8191]
