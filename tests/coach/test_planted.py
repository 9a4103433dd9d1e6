"""Blunders that are planted in every game must be called mistakes at least.

`make test` looks at three of each game, `make soak` at all of them.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from our_games import FULL_GAMES, OUR_GAMES, declared

from coach.blunders import Planted
from ludopolis.coach.decisions import Decision
from ludopolis.coach.marks import BLUNDER, MISTAKE
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.verdicts import class_of
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.step import Step

ROUNDS = 3
NONE: list[Planted] = []
PLANTED = {game: declared(game, "planted", "PLANTED", NONE) for game in OUR_GAMES}


def verdict(planted: Planted) -> tuple[str, str]:
    """What the coach calls the turn, and the first move of the better one."""
    state = planted.position()
    state.events = None
    seat = lowest_seat(state.pending())
    for text in planted.before:
        state.apply(seat, state.from_text(seat, text))
    move = state.from_text(seat, planted.bad)
    assert move in state.legal(seat)
    prospects = Prospects(state, len(state.results().totals))
    decision = Decision(prospects, state.blind(seat), seat, [Step(1, seat, move, 0, 0, False, [])], "planted")
    for round in range(1, ROUNDS + 1):
        decision.look(round)
    better = decision.better()[0]
    return class_of(decision), state.to_text(seat, better[0])


def planted() -> Iterator[Any]:
    """Three of each game, and the rest for `make soak`."""
    for game, found in PLANTED.items():
        for at, one in enumerate(found):
            yield pytest.param(one, marks=() if at < 3 else pytest.mark.soak, id=f"{game}: {one.why}")


@pytest.mark.parametrize("game", FULL_GAMES)
def test_every_full_game_has_ten(game: str) -> None:
    assert len(PLANTED[game]) >= 10


@pytest.mark.parametrize("one", list(planted()))
def test_a_planted_blunder_is_found(one: Planted) -> None:
    named, better = verdict(one)
    assert named in (BLUNDER, MISTAKE)
    assert better != one.bad
