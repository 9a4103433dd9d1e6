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
from ludopolis.engine.contract import State
from ludopolis.engine.table.step import Step
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue

SETTINGS: list[tuple[str, dict[str, OptionValue]]] = [
    ("ginkgopolis", {}),
    ("streets", {}),
    ("welcome_to", {"draft": True}),
]


def judged(state: State, seat: int, move: int, rounds: int) -> Data:
    """What the coach says after some rounds, with all its reasons."""
    prospects = Prospects(state, state.players)
    decision = Decision(prospects, state.blind(seat), seat, [Step(1, seat, move, 0, 0, False, [])], "seed")
    for round in range(1, rounds + 1):
        decision.look(round)
    return decision_data(decision, [], True)


def same(game: str, options: dict[str, OptionValue], count: int, rounds: int) -> None:
    """At some decisions of a game: another world that the seat may as well be in gives the same bytes."""
    exchanged = 0
    found = decisions(game, options)
    for state, seat in found[len(found) // 3 :: max(1, len(found) // (2 * count))][:count]:
        other = state.blind(seat).determinize(Random(11))
        exchanged += other.dump() != state.dump()
        move = state.legal(seat)[-1]
        assert json.dumps(judged(other, seat, move, rounds)) == json.dumps(judged(state, seat, move, rounds))
    assert exchanged


def test_these_are_the_games_with_secrets() -> None:
    assert [game for game, _ in SETTINGS] == [game for game in OUR_GAMES if registry.find(game).secrets]


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_exchanging_what_is_hidden_changes_nothing(game: str, options: dict[str, OptionValue]) -> None:
    same(game, options, 1, 1)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_exchanging_what_is_hidden_changes_nothing_all_game_long(game: str, options: dict[str, OptionValue]) -> None:
    same(game, options, 12, 3)
