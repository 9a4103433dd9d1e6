"""Games from which the tests of features take their positions."""

from random import Random
from typing import Any

from ludopolis.engine.contract import Features, Game, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue

ODD_MOVES = 0.2
"""The share of moves that are not the policy's."""


def between_turns(
    game: Game, features: Features[Any], modes: list[dict[str, OptionValue]], players: int
) -> list[State]:
    """The positions between turns of games that the policy plays, with odd moves among its own."""
    rng = Random(players)
    found: list[State] = []
    for options in modes:
        state = game.new(options, players)
        turn = features.turn(state)
        while (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(rng))
            else:
                seat = lowest_seat(pending)
                legal = state.legal(seat)
                odd = rng.random() < ODD_MOVES
                state.play(seat, rng.choice(legal) if odd else game.judge.policy(state, seat, legal, rng))
            if features.turn(state) != turn:
                turn = features.turn(state)
                found.append(state.clone())
    return found
