"""Many games at once: the same games as one by one, in one process or in several."""

import os
from multiprocessing.shared_memory import SharedMemory
from random import Random
from typing import Any

import numpy as np
import pytest
from our_games import OUR_GAMES

from ludopolis import gym
from ludopolis.engine.playout import to_choice
from ludopolis.engine.values.facts import IllegalMove
from ludopolis.gym import many_processes
from ludopolis.gym.many import NO_MOVE
from ludopolis.gym.setup import BadEnvironment, LostProcess, Setup


@pytest.mark.parametrize("game", OUR_GAMES)
def test_a_batch_plays_the_same_games_as_anybody(game: str) -> None:
    setup = Setup(game)
    games = gym.batch(game, 3, seed=7)
    rng = np.random.default_rng(1)
    luck = [Random(f"7/{slot}/0") for slot in range(3)]
    states = [setup.start() for _ in range(3)]
    for _ in range(60):
        for slot, state in enumerate(states):
            seat, legal = to_choice(state, luck[slot])
            assert (games.seat[slot], games.counts[slot]) == (seat, len(legal))
            assert games.legal[slot, : len(legal)].tolist() == legal
            assert (games.legal[slot, len(legal) :] == NO_MOVE).all()
            assert (games.observation[slot] == setup.observe(state, seat)).all()
        assert np.array_equal(np.flatnonzero(games.mask()[1]), games.legal[1, : games.counts[1]])
        moves = games.random_moves(rng)
        for slot, state in enumerate(states):
            state.play(int(games.seat[slot]), int(moves[slot]))
        games.step(moves)
        if games.done.any():
            return


def test_finished_games_begin_again() -> None:
    games = gym.batch("happy_city", 4, players=3, reward="points", seed=1)
    rng = np.random.default_rng(2)
    ended = 0
    for _ in range(400):
        games.step(games.random_moves(rng))
        for slot in np.flatnonzero(games.done):
            ended += 1
            assert games.reward[slot].max() > 0
            round_ = games.setup.names.index("round")
            assert games.observation[slot][round_] <= 1
        assert not games.reward[games.done == 0].any()
        assert (games.counts > 1).all()
    assert ended > 4


def test_an_illegal_move_stops_every_game() -> None:
    games = gym.batch("uptown", 3, seed=1)
    before = games.observation.copy()
    moves = games.legal[:, 0].copy()
    for wrong in (NO_MOVE, 86_000):
        moves[2] = wrong
        with pytest.raises(IllegalMove):
            games.step(moves)
    assert (games.observation == before).all()


def test_reset_begins_anew() -> None:
    games = gym.batch("streets", 2, seed=3)
    first = games.observation.copy()
    games.step(games.legal[:, 0])
    games.reset(3)
    assert (games.observation == first).all()
    games.reset(4)
    assert (games.observation != first).any()


def test_features_of_the_moves_of_one_game() -> None:
    games = gym.batch("streets", 2, seed=3)
    assert games.move_features(1).shape == (games.counts[1], 128)


def test_processes_play_the_same_games() -> None:
    alone, spread = gym.batch("uptown", 5, seed=2), gym.batch("uptown", 5, seed=2, processes=2)
    try:
        rng = np.random.default_rng(3)
        for _ in range(40):
            for name in ("observation", "legal", "counts", "seat", "reward", "done"):
                assert (getattr(alone, name) == getattr(spread, name)).all()
            moves = alone.random_moves(rng)
            alone.step(moves)
            spread.step(moves)
        with pytest.raises(IllegalMove):
            spread.step([NO_MOVE] * 5)
        spread.reset(9)
        alone.reset(9)
        assert (alone.observation == spread.observation).all()
    finally:
        spread.close()
    with pytest.raises(BadEnvironment):
        gym.batch("uptown", 2, processes=3)


class Deadly(int):
    """A seed that ends the process it is sent to."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (1,)


def test_a_batch_whose_process_dies_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[SharedMemory] = []

    def noted(**how: Any) -> SharedMemory:
        made.append(SharedMemory(**how))
        return made[0]

    monkeypatch.setattr(many_processes, "SharedMemory", noted)
    with pytest.raises(LostProcess, match="check its __name__"):
        many_processes.SpreadBatch(Setup("uptown"), 1, Deadly(1), False, 1)
    with pytest.raises(FileNotFoundError):
        SharedMemory(made[0].name)
