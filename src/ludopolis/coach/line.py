"""What the coach expects after a turn: the policy plays on in several worlds, and what happens in most of them is told.

Where neither chance nor a secret decides, all worlds say the same. Elsewhere the line goes on through draws and hidden
cards as long as enough worlds agree, and says in how many of them it came so far.
"""

from collections import Counter
from random import Random
from typing import Final

from ludopolis.bots.hints import told
from ludopolis.bots.planning import Thought
from ludopolis.coach.prospects import new_seed
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data

WORLDS: Final = 12
FEWEST: Final = 4
"""Worlds that must agree: what happens in fewer of them is not expected."""
REPLIES: Final = 4
"""Moves of the line, at most."""


def expected(thought: Thought, state: State, moves: list[int], rng: Random) -> list[Data]:
    """The line after these moves of the thinker's, from its blinded position; `share` is that of the worlds."""
    worlds = [_replies(thought, state, moves, rng) for _ in range(WORLDS)]
    found: list[Data] = []
    for at in range(REPLIES):
        worlds = [world for world in worlds if len(world) > at]
        common = Counter(repr(world[at]) for world in worlds).most_common(1)
        if not common or common[0][1] < FEWEST:
            break
        reply, agree = common[0]
        worlds = [world for world in worlds if repr(world[at]) == reply]
        found.append({**worlds[0][at], "share": agree / WORLDS})
    return found


def _replies(thought: Thought, state: State, moves: list[int], rng: Random) -> list[Data]:
    """What is decided next in one world; what is no choice is not told."""
    thought.seed = new_seed(rng)
    world = thought.world(state, rng)
    for move in moves:
        world.play(thought.seat, move)
    found: list[Data] = []
    while len(found) < REPLIES:
        pending = world.pending()
        if pending == 0:
            break
        if pending == CHANCE:
            world.play(CHANCE, world.sample(rng))
            continue
        seat = lowest_seat(pending)
        legal = world.legal(seat)
        if len(legal) == 1:
            world.play(seat, legal[0])
            continue
        move = thought.judge.policy(world, seat, legal, rng)
        found.append({"seat": seat, **told(world, seat, [move])[0]})
        world.play(seat, move)
    return found
