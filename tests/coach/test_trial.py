"""A turn tried again."""

import pytest

from coach.short import decisions
from ludopolis.coach.trial import AGAIN, FOUND, GOOD, Trial, verdict
from ludopolis.engine.contract import State


@pytest.mark.parametrize(
    ("loss", "before", "error", "expected"),
    [
        (0.0, 0.3, 0.0, FOUND),
        (-0.1, 0.3, 0.0, FOUND),
        (0.04, 0.3, 0.05, FOUND),  # within the error
        (0.15, 0.3, 0.01, GOOD),
        (0.16, 0.3, 0.01, AGAIN),
        (0.4, 0.3, 0.01, AGAIN),
    ],
)
def test_verdicts(loss: float, before: float, error: float, expected: str) -> None:
    assert verdict(loss, before, error) == expected


def texts(state: State, seat: int) -> list[str]:
    return [state.to_text(seat, move) for move in state.legal(seat)]


def test_the_best_turn_is_found_and_the_one_played_is_none_better() -> None:
    state, seat = decisions("happy_city", {"max_rounds": 3})[4]
    blinded = state.blind(seat)
    first, second, *_ = texts(blinded, seat)
    trial = Trial(blinded, seat, 2, "1")
    assert trial.compare([first], [second], [first])["verdict"] == FOUND
    assert trial.compare([second], [second], [first])["verdict"] == AGAIN
    told = trial.compare([second], [first], [first])
    assert told == Trial(state.blind(seat), seat, 2, "1").compare([second], [first], [first])  # whoever asks, and when


def test_a_turn_stops_where_the_turn_is_over() -> None:
    state, seat = decisions("happy_city", {"max_rounds": 3})[4]
    blinded = state.blind(seat)
    first = texts(blinded, seat)[0]
    moves = Trial(blinded, seat, 2, "1").moves_of([first, "nonsense", first])
    assert [blinded.to_text(seat, move) for move in moves] == [first]
