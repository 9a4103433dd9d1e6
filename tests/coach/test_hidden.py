"""What was hidden from a seat makes no difference to what is said of its decisions."""

import json
from random import Random

import pytest
from our_games import OUR_GAMES

from coach.short import decisions
from ludopolis import registry
from ludopolis.coach.decisions import Decision
from ludopolis.coach.findings import decision_data
from ludopolis.coach.prospects import Prospects
from ludopolis.engine.state import Data, State
from ludopolis.engine.table import Step

SECRETIVE = [game for game in OUR_GAMES if registry.find(game).secrets]


def judged(state: State, seat: int, move: int) -> Data:
    """What the coach says after two rounds, with all its reasons."""
    prospects = Prospects(state, state.players)
    decision = Decision(prospects, state.blind(seat), seat, [Step(1, seat, move, 0, 0, False, [])], "seed")
    decision.look(1)
    decision.look(2)
    return decision_data(decision, [], True)


def test_there_are_games_with_secrets() -> None:
    assert len(SECRETIVE) >= 2


@pytest.mark.parametrize("game", SECRETIVE)
def test_exchanging_what_is_hidden_changes_nothing(game: str) -> None:
    exchanged = 0
    for state, seat in decisions(game, 2, 24)[:2]:
        other = state.blind(seat).determinize(Random(11))
        exchanged += other.dump() != state.dump()
        move = state.legal(seat)[-1]
        assert json.dumps(judged(other, seat, move)) == json.dumps(judged(state, seat, move))
    assert exchanged
