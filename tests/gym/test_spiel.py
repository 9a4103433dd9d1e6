"""OpenSpiel: its own test, explicit chance, and what players know."""

import platform
import random
import sys
import warnings
from importlib.util import find_spec
from typing import Any

import pytest
from our_games import OUR_GAMES, settings_of

from ludopolis import gym, registry

if sys.platform == "darwin" and platform.machine() != "arm64" and find_spec("pyspiel") is None:
    warnings.warn("OpenSpiel is not tested: it has no wheel for Macs with Intel processors", stacklevel=1)
    pytest.skip("no wheel of OpenSpiel", allow_module_level=True)

import pyspiel


def moved_on(game: Any, steps: int, seed: int = 1) -> Any:
    """A state after some random steps."""
    state, rng = game.new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", OUR_GAMES)
def test_openspiel(game: str) -> None:
    found = gym.spiel(game)
    pyspiel.random_sim_test(found, 1, False, False)
    assert found.get_type().short_name == f"ludopolis_{game}"
    assert found.observation_tensor_size() == len(gym.Setup(game).entries)


@pytest.mark.soak
@pytest.mark.parametrize("game", OUR_GAMES)
def test_openspiel_in_every_mode(game: str) -> None:
    for setting in settings_of(game):
        found = gym.spiel(game, setting.players, setting.options)
        pyspiel.random_sim_test(found, 1, True, False)
        assert found.num_players() == setting.players


def test_a_game_is_loaded_by_its_name() -> None:
    gym.spiel("uptown")
    game = pyspiel.load_game("ludopolis_uptown", {"players": 3})
    assert game.num_players() == 3
    assert game.get_parameters()["reward"] == "win"


def test_a_game_with_other_components_is_played_with_them() -> None:
    other = registry.find("uptown").with_components("")
    other.components.digest = "of somebody else"
    game = gym.spiel(other, players=3)
    assert game.num_players() == 3
    assert game.new_initial_state().setup.game.components.digest == "of somebody else"
    pyspiel.random_sim_test(game, 1, False, False)


def test_a_clone_goes_its_own_way() -> None:
    state = moved_on(gym.spiel("streets"), 30)
    twin = state.clone()
    assert (str(twin), twin.history()) == (str(state), state.history())
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)


def test_information_is_what_a_player_knows() -> None:
    game = gym.spiel("streets", 2)
    state = moved_on(game, 60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    known = state.information_state_string(player)
    drawn = set()
    for luck in range(6):
        other = state.resample_from_infostate(player, random.Random(luck).random)
        assert other.information_state_string(player) == known
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(player) == state.observation_tensor(player)
        drawn.add(str(other))
    assert len(drawn) > 1
    assert "; " in known
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(player).startswith(known.rsplit("; ", 1)[0])


def test_returns_come_at_the_end() -> None:
    game = gym.spiel("happy_city", 2)
    state, rng = game.new_initial_state(), random.Random(3)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        actions = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
    assert sum(state.returns()) == 1.0


def test_openspiels_search_plays_one_of_our_games() -> None:
    from examples import openspiel_mcts

    assert openspiel_mcts.play(gym.spiel("uptown", players=2), 0, 2, 1) in (0.0, 0.5, 1.0)
