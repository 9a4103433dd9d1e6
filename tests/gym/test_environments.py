"""Environments: the checks of PettingZoo, Gymnasium and OpenSpiel, and what those do not ask."""

import copy
import re
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import gymnasium
import numpy as np
import pytest
from barter import GAME as BARTER
from gymnasium.utils.env_checker import check_env
from our_games import OUR_GAMES, settings_of
from pettingzoo.test import api_test, seed_test

from ludopolis import gym, registry
from ludopolis.engine.values.facts import BadOption, IllegalMove
from ludopolis.gym import setup
from ludopolis.gym.dataset import load_arrow
from ludopolis.gym.setup import BadEnvironment, MissingLibrary, NoObservation, Setup, version_of

SOLO = [game for game in OUR_GAMES if registry.find(game).players[0] == 1]
MASKED = ["Observation is not a NumPy array", "Observation space for each agent probably should be"]
"""What PettingZoo says of every environment with action masks."""


def passes_api_test(environment: Any, cycles: int) -> None:
    """PettingZoo's own test, with nothing to complain about."""
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(environment, cycles)
    said = {str(each.message) for each in heard}
    assert [line for line in said if not any(line.startswith(usual) for usual in MASKED)] == []


def passes_check_env(environment: gymnasium.Env[Any, Any]) -> None:
    """Gymnasium's own test, with nothing to complain about."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(environment, skip_render_check=True)
    environment.close()
    assert environment.observation_space is not None


def play_out(environment: Any, seed: int) -> list[tuple[str, int]]:
    """Plays random legal moves to the end; what was played by whom."""
    environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    played: list[tuple[str, int]] = []
    for agent in environment.agent_iter():
        _, _, terminated, _, info = environment.last(observe=False)
        move = None if terminated else int(rng.choice(info["legal"]))
        if move is not None:
            played.append((agent, move))
        environment.step(move)
    return played


# PettingZoo


@pytest.mark.parametrize("game", OUR_GAMES)
def test_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    passes_api_test(gym.aec(game), 40)
    seed_test(lambda: gym.aec(game), 20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.soak
@pytest.mark.parametrize("game", OUR_GAMES)
def test_pettingzoo_in_every_mode(game: str) -> None:
    for setting in settings_of(game, 2):
        passes_api_test(gym.aec(game, setting.players, setting.options), 200)
        seed_test(lambda at=setting: gym.aec(game, at.players, at.options), 100)


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_rewards(reward: str) -> None:
    environment = gym.aec("happy_city", 3, reward=reward)
    play_out(environment, 2)
    totals, winners = environment.position.results()
    expected = {
        "win": [1 / len(winners) if seat in winners else 0.0 for seat in range(3)],
        "margin": [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)],
        "points": totals,
    }[reward]
    assert environment.setup.rewards(environment.position) == expected
    environment.reset(seed=2)
    total = dict.fromkeys(environment.agents, 0.0)
    rng = np.random.default_rng(2)
    for agent in environment.agent_iter():
        _, got, terminated, _, info = environment.last(observe=False)
        total[agent] += got
        environment.step(None if terminated else int(rng.choice(info["legal"])))
    assert list(total.values()) == expected


def test_alone_points_stand_in_for_victory() -> None:
    environment = gym.aec("welcome_to", 1)
    play_out(environment, 1)
    assert environment.setup.rewards(environment.position) == [environment.position.results().totals[0]]
    assert Setup("streets", 1).rewards(Setup("streets", 1).start()) in ([0.0], [0.5], [1.0])  # Sly is a rival


def test_the_seed_decides_over_a_game() -> None:
    one, two = gym.aec("streets", 3), gym.aec("streets", 3)
    assert play_out(one, 5) == play_out(two, 5) != play_out(two, 6)


def test_an_illegal_move_changes_nothing() -> None:
    environment = gym.aec("uptown")
    environment.reset(seed=1)
    before = environment.position.digest()
    illegal = next(move for move in range(87) if move not in environment.legal_moves())
    for move in (illegal, -1, 10_000, None):
        with pytest.raises(IllegalMove):
            environment.step(move)
    assert environment.position.digest() == before
    environment.step(environment.legal_moves()[0])
    assert environment.position.digest() != before


def test_masks_and_lists_say_the_same() -> None:
    dense, sparse = gym.aec("ginkgopolis", 3), gym.aec("ginkgopolis", 3, dense=False)
    for environment in (dense, sparse):
        environment.reset(seed=4)
    seen = dense.last()[0]
    assert np.flatnonzero(seen["action_mask"]).tolist() == sparse.last()[4]["legal"] == dense.legal_moves()
    assert (sparse.last()[0] == seen["observation"]).all()
    other = dense.observe("seat_1")
    assert other["action_mask"].sum() == 0


def test_decisions_without_a_choice_are_played_unless_they_are_wanted() -> None:
    asked, whole = gym.aec("streets"), gym.aec("streets", forced=True)
    asked.reset(seed=3)
    whole.reset(seed=3)
    assert len(play_out(whole, 3)) > len(play_out(asked, 3))
    for _ in range(30):
        asked.reset()
        assert len(asked.legal_moves()) > 1


def test_a_copy_goes_its_own_way() -> None:
    environment = gym.aec("streets", 3)
    environment.reset(seed=4)
    twin = copy.deepcopy(environment)
    moves = []
    for each in (environment, twin):
        rng = np.random.default_rng(1)
        for _ in range(50):
            each.step(int(rng.choice(each.legal_moves())))
        moves.append((each.agent_selection, each.legal_moves(), each.position.digest()))
    assert moves[0] == moves[1]
    environment.step(environment.legal_moves()[0])
    assert environment.position.digest() != twin.position.digest()


# Gymnasium


@pytest.mark.parametrize("game", OUR_GAMES)
def test_gymnasium(game: str) -> None:
    passes_check_env(gym.env(game, bots=["greedy"]))
    if game in SOLO:
        passes_check_env(gym.env(game, players=1))


@pytest.mark.soak
@pytest.mark.parametrize("game", OUR_GAMES)
def test_gymnasium_in_every_mode(game: str) -> None:
    for setting in settings_of(game, 2):
        bots = ["random"] * (setting.players - 1)
        passes_check_env(gym.env(game, bots, players=setting.players, options=setting.options))


def test_one_seat_plays_against_bots() -> None:
    environment = gym.env("happy_city", bots=["greedy", "random"], seat=1, reward="points")
    for seed in range(3):
        environment.reset(seed=seed)
        over = False
        while not over:
            seen, reward, over, truncated, info = environment.step(environment.action_space.sample())
            assert not truncated
            assert (info["seat"], info.get("refused")) == (1, None)
            assert seen["observation"][environment.setup.names.index("seat.1")] == 1
        assert reward == environment.position.results().totals[1]
        assert info["legal"] == []
    seats = {gym.env("happy_city", bots=["random"]).reset(seed=seed)[1]["seat"] for seed in range(8)}
    assert seats == {0, 1}


def test_one_seat_refuses_or_raises() -> None:
    polite, strict = gym.env("uptown", ["random"]), gym.env("uptown", ["random"], illegal="raise")
    polite.reset(seed=1)
    strict.reset(seed=1)
    illegal = next(move for move in range(87) if move not in polite.legal_moves())
    before = polite.position.digest()
    _, reward, over, _, info = polite.step(illegal)
    assert (reward, over) == (0.0, False)
    assert re.fullmatch(r"[A-Z][^{}_]+\.", info["refused"])  # a sentence
    assert polite.position.digest() == before
    with pytest.raises(IllegalMove):
        strict.step(illegal)


# What is refused, and names


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(BadOption):
        gym.aec("streets", 9)
    with pytest.raises(BadOption):
        gym.aec("streets", 2, {"colour": "red"})
    with pytest.raises(BadEnvironment):
        gym.aec("streets", reward="fame")
    with pytest.raises(BadEnvironment):
        gym.env("streets", ["random"], players=4)
    with pytest.raises(BadEnvironment):
        gym.env("streets", ["random"], seat=2)
    with pytest.raises(BadEnvironment):
        gym.env("streets", ["random"], illegal="ignore")
    with pytest.raises(BadEnvironment, match="at least one game"):
        gym.batch("streets", 0)
    with pytest.raises(NoObservation, match="no observations"):
        gym.aec(BARTER)


@pytest.mark.parametrize(
    ("library", "needed", "told"),
    [
        ("pettingzoo", lambda: gym.aec("streets"), "pettingzoo is not installed. Install it: pip install "),
        ("gymnasium", lambda: gym.env("streets", ["random"]), "gymnasium is not installed. Install it: pip install "),
        ("pyspiel", lambda: gym.spiel("streets"), "Macs with Intel processors, for which it has no wheel"),
        ("pyarrow", load_arrow, "pyarrow is not installed. Install it: pip install 'ludopolis[research]'"),
    ],
    ids=["pettingzoo", "gymnasium", "openspiel", "pyarrow"],
)
def test_a_missing_library_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, library: str, needed: Callable[[], object], told: str
) -> None:
    monkeypatch.setattr(setup, "find_spec", lambda name: None if name == library else find_spec(name))
    with pytest.raises(MissingLibrary, match=re.escape(told)) as missing:
        needed()
    assert "\n" not in str(missing.value)


@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_version_of_an_environment_is_listed(game: str) -> None:
    found = registry.find(game)
    assert version_of(found) > 0, "rules, components or observation changed: add an entry to gym/versions.toml"
    assert gym.aec(game).metadata["name"] == f"{game}_v{version_of(found)}"


def test_other_components_have_no_version() -> None:
    game = registry.find("uptown").with_components("")
    game.components.digest = "of somebody else"
    assert Setup(game).name == "uptown_v0"


def test_features_of_moves() -> None:
    environment = gym.aec("happy_city")
    environment.reset(seed=1)
    rows = environment.move_features()
    assert rows.shape == (len(environment.legal_moves()), 128)
    assert len({row.tobytes() for row in rows}) == len(rows)
    assert environment.move_features(16).shape[1] == 16
