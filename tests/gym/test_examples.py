"""The examples for researchers: PPO learns, OpenSpiel's search plays."""

from typing import Any

import numpy as np
import pytest

from examples import ppo
from ludopolis import bots, gym


@pytest.fixture
def batch(monkeypatch: pytest.MonkeyPatch) -> tuple[ppo.Network, dict[str, Any]]:
    """A network that knows nothing, and what it did in some games."""
    monkeypatch.setattr(ppo, "STEPS", 24)
    rng = np.random.default_rng(1)
    games = gym.batch("happy_city", 24, reward="margin", seed=1)
    network = ppo.Network.fresh(games.setup, rng)
    return network, ppo.collect(games, network, rng, 20.0)


def test_values_move_towards_what_they_should_have_been(batch: tuple[ppo.Network, dict[str, Any]]) -> None:
    network, played = batch
    assert ((played["odds"] > 0) & (played["odds"] <= 1)).all()
    played["aim"] = np.full_like(played["value"], 0.7)
    for _ in range(3):
        ppo.improve(network, played, np.random.default_rng(2))
    value = network.forward(played["seen"], played["legal"])[1]
    assert np.abs(value - 0.7).mean() < np.abs(played["value"] - 0.7).mean()


def test_gains_end_at_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a network that values everything at 0, a decision's gain is the result of its game, less for early ones."""
    monkeypatch.setattr(ppo, "STEPS", 90)
    rng = np.random.default_rng(3)
    games = gym.batch("happy_city", 4, reward="margin", seed=3)
    network = ppo.Network.fresh(games.setup, rng)
    network.weights["wv"][:] = 0
    played = ppo.collect(games, network, rng, 20.0)
    assert np.abs(played["gain"]).max() <= 1
    assert (played["gain"] > 0).any()
    assert (played["gain"] < 0).any()
    assert np.allclose(played["aim"], played["gain"])


def test_an_advantage_moves_the_policy_its_way(batch: tuple[ppo.Network, dict[str, Any]]) -> None:
    network, played = batch
    played["gain"] = np.where(played["place"] == 0, 1.0, -1.0).astype(np.float32)  # the first legal move is the best
    played["aim"] = played["value"]
    before = network.forward(played["seen"], played["legal"])[0][:, 0].mean()
    for _ in range(3):
        ppo.improve(network, played, np.random.default_rng(2))
    assert network.forward(played["seen"], played["legal"])[0][:, 0].mean() > before + 0.02


@pytest.mark.soak
def test_ppo_beats_random_moves_within_a_minute() -> None:
    curve = ppo.learn("happy_city", 2, 60.0, "", 1, ["random"], 2, 100)
    assert curve[0][2] < 0.6
    assert curve[-1][2] > 0.75


def test_the_agent_sits_among_bots() -> None:
    setup = gym.Setup("happy_city")
    network = ppo.Network.fresh(setup, np.random.default_rng(1))
    agent = ppo.Agent(network)
    results = ppo.bots_match(setup, [agent, bots.make("random")], "one game")
    assert len(results.totals) == 2
