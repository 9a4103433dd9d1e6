"""Ratings against the values that OpenSkill itself documents."""

import pytest

from arena.given import result
from ludopolis.arena.ratings import Ladder


def test_the_first_game_of_two() -> None:
    ladder = Ladder(["a", "b"])
    assert ladder.ratings["a"] == pytest.approx((25.0, 25 / 3))
    ladder.add(result(0, "ab", [7, 3], [0]))
    # The published example of the Plackett-Luce model, with its default additive dynamics.
    assert ladder.ratings["a"] == pytest.approx((27.6353, 8.0659), abs=1e-3)
    assert ladder.ratings["b"] == pytest.approx((22.3647, 8.0659), abs=1e-3)


def test_a_shared_victory_of_equals_moves_nobody() -> None:
    ladder = Ladder(["a", "b"])
    ladder.add(result(0, "ab", [5, 5], [0, 1]))
    assert ladder.ratings["a"].mu == pytest.approx(ladder.ratings["b"].mu)
    assert ladder.ratings["a"].mu == pytest.approx(25)


def test_places_behind_the_winner_count() -> None:
    ladder = Ladder(["a", "b", "c"])
    ladder.add(result(0, "abc", [9, 2, 5], [0]))
    assert ladder.ratings["a"].mu > ladder.ratings["c"].mu > ladder.ratings["b"].mu


def test_the_seats_of_one_bot_are_rated_together() -> None:
    ladder = Ladder(["a", "b"])
    ladder.add(result(0, "abb", [9, 5, 5], [0]))
    single = Ladder(["a", "b", "c"])
    single.add(result(0, "abc", [9, 5, 5], [0]))
    assert ladder.ratings["a"] == pytest.approx(single.ratings["a"])
    assert ladder.ratings["b"].mu == pytest.approx((single.ratings["b"].mu + single.ratings["c"].mu) / 2)
    assert ladder.ratings["b"].sigma == pytest.approx((single.ratings["b"].sigma + single.ratings["c"].sigma) / 2)


def test_ratings_depend_on_the_games_alone() -> None:
    def climb() -> object:
        ladder = Ladder(["a", "b"])
        for number in range(20):
            ladder.add(result(number, "ab" if number % 2 else "ba", [4, 2], [0]))
        return ladder.ratings

    assert climb() == climb()
