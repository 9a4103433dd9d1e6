"""perft: the number of legal sequences of decisions from a fixed deal, down to a depth.

The first few can be checked by hand. Base: 8 with a fence, 6 and 10 with agents; 3 combinations, 33 places each, then
31 answers to the fence and 7 to each agent: 33 × (31 + 7 + 7) = 1485. With rings: 3 combinations or 33 rings; then
3 combinations after each ring, or 33 places and 33 rings after each combination: 33 × 3 + 3 × 66 = 297. Then 32 places
after ring and combination in either order, or, after combination and number, the 1485 answers and 32 rings each:
2 × 99 × 32 + 1485 + 99 × 32 = 10,989.
"""

import pytest

from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to import GAME


@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        (2, {}, [3, 99, 1485, 4455]),
        (3, {"expert": True}, [36, 297, 10989]),
        (1, {}, [5, 429, 2508, 56236]),
        (2, {"draft": True}, [6, 462, 2574, 68904]),
    ],
)
def test_perft(players: int, options: dict[str, OptionValue], counts: list[int]) -> None:
    for depth, count in enumerate(counts, start=1):
        assert perft(GAME.new(options, players), Dealer("perft"), depth) == count
