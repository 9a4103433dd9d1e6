"""Counts of decision sequences from fixed deals: any change of a rule changes a number."""

import pytest

from happy_city.given import expert
from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.games.happy_city import GAME

COUNTS: dict[tuple[str, int], list[int]] = {
    ("family", 2): [3, 9, 27, 108, 381, 1170, 3959],
    ("family", 3): [3, 9, 27, 108, 381, 1224],
    ("expert", 2): [5, 20, 60, 180, 540, 2160, 7620],
    ("expert", 4): [5, 20, 60, 120, 360, 1080, 3240],
}


@pytest.mark.parametrize(("mode", "players"), list(COUNTS))
def test_perft_from_the_start(mode: str, players: int) -> None:
    state = GAME.new({"mode": mode}, players)
    expected = COUNTS[mode, players]
    assert [perft(state, Dealer("perft"), depth) for depth in range(1, len(expected) + 1)] == expected


def test_perft_into_the_end() -> None:
    towns = [
        "BM house igloo bank sphinx museum school zoo factory",
        "YM library observatory grocery spa pyramid casino",
        "GM garage offices hospital parthenon",
    ]
    state = expert(3, cities=towns, coins=[9, 9, 9], round=60, face_up="shoe_shop stadium perfumery")
    assert [perft(state, Dealer("end"), depth) for depth in range(1, 8)] == [6, 21, 75, 381, 1540, 5853, 24449]
