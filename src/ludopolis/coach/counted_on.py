"""What a turn counts on that goes on after something is revealed: the move that comes next in most worlds."""

from collections import Counter
from random import Random
from typing import Final

from ludopolis.bots.hints import thought_of, told
from ludopolis.bots.search import Searcher
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data

WORLDS: Final = 9
AGREE: Final = 5
"""Worlds in which the same move must come next, more than half: otherwise it is really open."""


def counted_on(bot: Searcher, state: State, seat: int, turn: list[int], rng: Random) -> Data | None:
    """The seat's next choice after these moves of its turn, from its blinded position, or `None` if it is open."""
    found: list[Data] = []
    for _ in range(WORLDS):
        thought = thought_of(bot, state, seat)
        world = thought.world(state, rng)
        for move in turn:
            world.play(seat, move)
        while world.pending() == CHANCE:
            world.play(CHANCE, world.sample(rng))
        if not world.pending() >> seat & 1:
            continue
        best = thought.plan(world, world.legal(seat), rng)[0].moves[:1]
        found += told(world, seat, best)
    common = Counter(repr(one) for one in found).most_common(1)
    if not common or common[0][1] < AGREE:
        return None
    return next(one for one in found if repr(one) == common[0][0])
