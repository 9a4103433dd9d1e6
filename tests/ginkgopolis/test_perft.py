"""perft: the number of legal sequences of decisions from a fixed deal, to a depth.

The first numbers can be checked by hand. Two players with trios: a new hand, or four cards, each alone or with one of
two tiles, 1 + 4 × 3 = 13; then the next player has as many, or the same one again after a new hand, 169. With three
players 12 × 12 × 13 without a new hand, 12 × 13 with one for the second, 12 × 13 + 12 with one or two for the first.
In the draft one of four, then as many for the next seat. Solo: three cards, each alone or with one of six tiles: 21.
"""

import pytest

from ludopolis.engine.check.perft import perft
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.ginkgopolis import GAME


@pytest.mark.parametrize(
    ("players", "options", "counts"),
    [
        (2, {}, [13, 169, 1220, 12700]),
        (2, {"characters": "draft"}, [4, 16, 48, 144, 288, 576, 6336]),
        (3, {}, [13, 169, 2196, 12568]),
        (1, {}, [21, 256, 3115]),
        (1, {"solo_level": "expert", "solo_deal": "2plus1"}, [14, 162, 1048, 3888]),
    ],
)
def test_perft(players: int, options: dict[str, OptionValue], counts: list[int]) -> None:
    for depth, count in enumerate(counts, start=1):
        assert perft(GAME.new(options, players), Dealer("perft"), depth) == count
