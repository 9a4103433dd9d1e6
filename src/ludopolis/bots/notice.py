"""What a player notices: people overlook whole things, a card or a place, rather than single moves."""

from random import Random
from typing import Final

from ludopolis.engine.contract import State
from ludopolis.engine.values.facts import Arg

TOLD_THINGS: Final = 2
"""Of what describes a move the first two arguments say what it is about; the others are figures."""


def noticed(state: State, seat: int, moves: list[int], percent: int, rng: Random) -> list[int]:
    """The moves about things that were not overlooked; each thing is overlooked with this probability.

    What is common to all moves cannot be overlooked, nor can a move about nothing, like passing. At least one move
    about something is always noticed, so that nobody passes for want of an idea.
    """
    told = [list(state.describe(seat, move).args.items())[:TOLD_THINGS] for move in moves]
    common = [thing for thing in told[0] if all(thing in things for things in told)]
    clarity: dict[tuple[str, Arg], float] = {}
    clear: list[float] = []
    clearest = 0.0
    for things in told:
        least = 1.0
        for thing in things:
            if thing not in common:
                if thing not in clarity:
                    clarity[thing] = rng.random()
                least = min(least, clarity[thing])
        clear.append(least)
        if least < 1.0:
            clearest = max(clearest, least)
    enough = min(percent / 100.0, clearest)
    return [move for move, least in zip(moves, clear, strict=True) if least >= enough]
