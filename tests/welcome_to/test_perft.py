"""perft: the number of legal sequences of decisions from a fixed deal, down to a depth.

The first few can be checked by hand. Base: 8 with a fence, 6 and 10 with agents; 3 combinations, 33 places each, then
31 answers to the fence and 7 to each agent: 33 × (31 + 7 + 7) = 1485. Expert: a ring in one of 33 slots or none comes
before, which leaves 32 places and, for the fence, 29 answers (30 beside a street's edge): 1485 + 33 × 2 × 32 × 7
+ 27 × 32 × 29 + 6 × 32 × 30 = 47,085.
"""

import pytest

from ludopolis.engine.chance import Dealer
from ludopolis.engine.options import OptionValue
from ludopolis.engine.perft import perft
from ludopolis.games.welcome_to import GAME


@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        (2, {}, [3, 99, 1485, 4455]),
        (3, {"expert": True}, [34, 102, 3267, 47085]),
        (1, {}, [5, 429, 2508, 56236]),
        (2, {"draft": True}, [6, 462, 2574, 68904]),
    ],
)
def test_perft(players: int, options: dict[str, OptionValue], counts: list[int]) -> None:
    for depth, count in enumerate(counts, start=1):
        assert perft(GAME.new(options, players), Dealer("perft"), depth) == count
