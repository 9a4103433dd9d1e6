"""Networks: exact on every machine, proved from the weights, and used only where they fit."""

import os
import subprocess
import sys
from array import array
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from barter import GAME
from barter.game import Barter

from bots.networks import counting_arrays, meta_of, random_arrays
from ludopolis import registry
from ludopolis.bots import network as networks
from ludopolis.bots.network import (
    ACTIVATION_LIMIT,
    EXACT_LIMIT,
    NO_FIT,
    PLAYERS_APART,
    Network,
    distance,
    fit_for,
    misfit,
    network_for,
    read,
    squash,
    victory,
    widest,
)
from ludopolis.engine.contract import Game
from ludopolis.engine.values.options import OptionValue

WIDTH = 10
INSTALLED = [path for id in registry.ids() for path in networks.installed(registry.find(id))]


def rows(count: int, low: int = -255) -> list[list[int]]:
    rng = Random(count)
    return [[rng.randint(low, 255) for _ in range(WIDTH)] for _ in range(count)]


def by_hand(arrays: dict[str, Any], meta: dict[str, Any], row: list[int]) -> list[float]:
    """The same arithmetic in Python's whole numbers, which never overflow."""
    inner = row
    for number, layer in enumerate("12"):
        weights, bias = arrays[f"w{layer}"].tolist(), arrays[f"b{layer}"].tolist()
        sums = [b + sum(x * w[at] for x, w in zip(inner, weights, strict=True)) for at, b in enumerate(bias)]
        inner = [min(max(total >> meta["shifts"][number], 0), ACTIVATION_LIMIT) for total in sums]
    heads: list[float] = []
    for at, bias in enumerate(arrays["b3"].tolist()):
        total = bias + sum(x * w[at] for x, w in zip(inner, arrays["w3"].tolist(), strict=True))
        total += sum(x * w[at] for x, w in zip(row, arrays["around"].tolist(), strict=True))
        heads.append(total / 2 ** meta["shifts"][2] * (meta["unit"] if at else 1.0))
    return heads


# Arithmetic


@pytest.mark.parametrize("size", [1000, 1_000_000])
def test_the_heads_are_those_of_exact_whole_numbers(size: int) -> None:
    arrays, meta = random_arrays(WIDTH, size=size), meta_of(GAME, 2, shifts=[4, 20, 16])
    given = rows(50)
    heads = Network(arrays, meta).heads(np.array(given, np.int16))
    assert heads.tolist() == [by_hand(arrays, meta, row) for row in given]


def test_no_sum_can_be_wider_than_the_proof_says() -> None:
    arrays = random_arrays(WIDTH)
    signs = np.sign(arrays["w1"][:, 0])
    reached = abs(int((arrays["w1"][:, 0] * signs * 255).sum())) + abs(int(arrays["b1"][0]))
    assert reached <= widest(arrays) < EXACT_LIMIT
    alone: dict[str, Any] = {name: np.zeros_like(values) for name, values in arrays.items()}
    alone["w2"][:, 1] = -7
    alone["b2"][1] = 5
    assert widest(alone) == 7 * 6 * ACTIVATION_LIMIT + 5


def test_a_file_whose_sums_could_be_inexact_is_refused() -> None:
    arrays = random_arrays(WIDTH)
    arrays["w3"] = np.full((4, 3), 2**40, np.int64)
    data = networks.encode(arrays, meta_of(GAME, 2))
    with pytest.raises(ValueError, match="too large to be exact"):
        networks.decode(data)


@pytest.mark.parametrize("path", INSTALLED, ids=lambda path: Path(path).name)
def test_every_installed_network_is_exact_small_and_documented(path: str) -> None:
    meta = networks.read(path).meta
    assert Path(path).stat().st_size <= 150_000
    assert meta["games"] > 0
    assert meta["matches"]


def test_the_chance_of_victory_is_close_to_the_logistic_one() -> None:
    odds = np.linspace(-8.0, 8.0, 161)
    found = victory(odds)
    exact = np.array([1 / (1 + exp(-x)) for x in odds])
    assert float(abs(found - exact).max()) < 0.003
    assert found[80] == 0.5
    assert np.allclose(found + found[::-1], 1.0, atol=1e-12)
    assert bool((np.diff(found) > 0).all())


def test_worth_and_margin_of_a_batch_are_those_of_each_row_alone() -> None:
    network = Network(random_arrays(WIDTH, size=90), meta_of(GAME, 2))
    given = rows(7, 0)
    worths, shares, margins = network.judge(array("h", [number for row in given for number in row]), 7, 10.0)
    for row, worth, share, margin in zip(given, worths, shares, margins, strict=True):
        assert network.judge(array("h", row), 1, 10.0) == ([worth], [share], [margin])
        assert 0.0 < worth < 1.0
        assert worth == pytest.approx((share + squash(margin, 10.0)) / 2)


def test_a_network_that_counts_coins_prefers_more_of_them() -> None:
    network = Network(counting_arrays(WIDTH, 2, 6), meta_of(GAME, 2))
    row = [0] * WIDTH
    row[2], row[6] = 5, 2
    (worth,), (share,), (margin,) = network.judge(array("h", row), 1, 10.0)
    assert margin == pytest.approx(3.0, abs=0.01)
    assert worth > 0.5
    assert share > 0.5


def test_without_rivals_the_margin_is_measured_against_the_usual_one() -> None:
    network = Network(counting_arrays(WIDTH, 2, 6), meta_of(GAME, 2, rivals=False, par=5.0))
    row = [0] * WIDTH
    row[2] = 5
    (worth,), (share,), (margin,) = network.judge(array("h", row), 1, 10.0)
    assert margin == pytest.approx(5.0, abs=0.01)
    assert worth == pytest.approx(0.5, abs=0.001)
    assert share == squash(margin, 10.0), "one taught alone knows no victory"


def test_numpy_is_loaded_late_with_one_thread_and_the_environment_is_left_alone() -> None:
    said = (
        "import os, sys; import ludopolis.bots as b; print('numpy' in sys.modules); from ludopolis.bots import network;"
        "seen = {}; import importlib.abc;"
        "find = type('F', (importlib.abc.MetaPathFinder,), {'find_spec': lambda s, n, *a: seen.setdefault(n, "
        "os.environ.get('OPENBLAS_NUM_THREADS')) and None})();"
        "sys.meta_path.insert(0, find); network.load_numpy();"
        "print(seen['numpy'], 'OPENBLAS_NUM_THREADS' in os.environ)"
    )
    environment = {key: value for key, value in os.environ.items() if key not in networks.THREAD_SETTINGS}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    done = subprocess.run([sys.executable, "-c", said], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "1", "False"]


# Which one fits


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({}, ""),
        ({"game": "other"}, "game"),
        ({"rules": 9}, "rules"),
        ({"features": 9}, "features"),
        ({"components": "others"}, "components"),
        ({"players": [3]}, "players"),
        ({"options": {"rounds": [1]}}, "options"),
        ({"options": {"rounds": [1, 2]}}, ""),
    ],
)
def test_a_network_says_why_it_does_not_fit(changes: dict[str, object], why: str) -> None:
    network = Network(random_arrays(WIDTH), {**meta_of(GAME, 2), **changes})
    assert misfit(network, GAME, 2, {"rounds": 2}) == why


def test_networks_of_earlier_rules_fit_where_the_features_say_so() -> None:
    game = Barter()
    assert game.features is not None
    game.version = 3
    found = {}
    for since in (0, 2):
        game.features.since = since
        found[since] = [
            misfit(Network(random_arrays(WIDTH), meta_of(game, 2, rules=n)), game, 2, {}) for n in (1, 2, 3, 4)
        ]
    assert found[0] == ["rules", "rules", "", "rules"]
    assert found[2] == ["rules", "", "", "rules"]


def test_networks_of_earlier_rows_read_the_beginning_where_the_features_say_so() -> None:
    game = Barter()
    assert game.features is not None
    width = len(game.features.names(2))
    game.features.version = 3
    found = {}
    for oldest in (3, 2):
        game.features.oldest = oldest
        found[oldest] = {
            (n, numbers): distance(Network(random_arrays(numbers), meta_of(game, 2, features=n)), game, 2, {})
            for n in (1, 2, 3, 4)
            for numbers in (width - 1, width, width + 1)
        }
    assert [key for key, far in found[3].items() if far == 0] == [(3, width)]
    assert [key for key, far in found[2].items() if far == 0] == [(2, width - 1), (2, width), (3, width)]
    assert {far for far in (*found[2].values(), *found[3].values()) if far != 0} == {NO_FIT}
    old = Network(random_arrays(WIDTH), meta_of(game, 2, features=2))
    whole = np.array(rows(20))
    grown = np.concatenate([whole, 99 * np.ones((20, 3), int)], axis=1)
    assert old.heads(grown).tolist() == old.heads(whole).tolist()


def test_features_that_speak_of_effects_fit_other_components() -> None:
    game = Barter()
    assert game.features is not None
    game.features.portable = True
    network = Network(random_arrays(WIDTH), meta_of(game, 2, components="others"))
    assert misfit(network, game, 2, {}) == ""


def furnished(folder: Path, *metas: dict[str, Any]) -> Game:
    """Barter with these networks in its folder."""
    game = Barter()
    assert game.features is not None
    game.features.weights = str(folder)
    for number, meta in enumerate(metas):
        (folder / f"{number}.npz").write_bytes(networks.encode(random_arrays(WIDTH), meta))
    networks.candidates.cache_clear()
    return game


def test_the_table_decides_which_network_is_used(tmp_path: Path) -> None:
    short, any_length = {"options": {"rounds": [1]}, "games": 7}, {"options": {}, "games": 8}
    game = furnished(tmp_path, meta_of(GAME, 2, **short), meta_of(GAME, 2, **any_length))
    for rounds, games in ((1, 7), (2, 8)):
        found = network_for(game.new({"rounds": rounds}, 2))
        assert found is not None
        assert found.meta["games"] == games
    networks.candidates.cache_clear()


def test_the_nearest_network_is_used_and_says_how_far_it_is(tmp_path: Path) -> None:
    game = furnished(tmp_path, meta_of(GAME, 2, options={"rounds": [1]}), meta_of(GAME, 2, options={"rounds": [2]}))
    for rounds, far, taught in ((1, 0, [1]), (2, 0, [2]), (3, 1, [1])):
        found = fit_for(game.new({"rounds": rounds}, 2))
        assert found.network is not None
        assert (found.distance, found.network.meta["options"]["rounds"]) == (far, taught)
    networks.candidates.cache_clear()


def test_without_a_fitting_network_there_is_none(tmp_path: Path) -> None:
    game = furnished(tmp_path, meta_of(GAME, 2, options={"rounds": [1]}))
    assert network_for(game.new({"rounds": 1}, 3)) is None, "its rows are longer"
    assert game.features is not None
    game.features.modes = ("rounds",)
    networks.candidates.cache_clear()
    assert network_for(game.new({"rounds": 3}, 2)) is None, "another mode"
    assert network_for(game.new({"rounds": 1}, 2)) is not None
    networks.candidates.cache_clear()
    assert network_for(GAME.new({}, 2)) is None


@pytest.mark.parametrize(
    ("id", "players", "options", "far"),
    [
        ("ginkgopolis", 2, {"characters": "draft"}, 0),
        ("ginkgopolis", 2, {"screens": "closed"}, 1),
        ("ginkgopolis", 5, {}, 0),
        ("ginkgopolis", 1, {"solo_level": "expert"}, 0),
        ("happy_city", 2, {"mode": "expert"}, 0),
        ("happy_city", 2, {"scoring": "sum"}, NO_FIT),
        ("happy_city", 3, {}, 0),
        ("happy_city", 5, {}, 0),
        ("happy_city", 5, {"mode": "expert"}, 0),
        ("streets", 2, {"business": True, "advisors": "random"}, 0),
        ("streets", 4, {}, 0),
        ("streets", 1, {"difficulty": "hard"}, 0),
        ("streets", 1, {"advisors": "hacker"}, 2),
        ("uptown", 3, {"count_uncollected": True}, 1),
        ("welcome_to", 2, {}, 0),
        ("welcome_to", 5, {}, PLAYERS_APART),
        ("welcome_to", 12, {}, 6 * PLAYERS_APART),
        ("welcome_to", 1, {}, 0),
        ("welcome_to", 1, {"expert": True}, NO_FIT),
        ("welcome_to", 2, {"expert": True}, 0),
        ("welcome_to", 2, {"draft": True}, 0),
        ("welcome_to", 2, {"expert": True, "draft": True}, NO_FIT),
        ("welcome_to", 3, {"expert": True}, NO_FIT),
        ("welcome_to", 2, {"rings": True}, NO_FIT),
    ],
)
def test_which_of_our_tables_have_a_network(id: str, players: int, options: dict[str, OptionValue], far: int) -> None:
    networks.candidates.cache_clear()
    assert fit_for(registry.find(id).new(options, players)).distance == far


@pytest.mark.parametrize("path", INSTALLED)
def test_our_networks_say_what_they_are(path: str) -> None:
    meta = read(path).meta
    assert Path(path).stat().st_size <= 150_000
    assert misfit(read(path), registry.find(meta["game"]), meta["players"][0], {}) == ""
    assert meta["games"] == sum(meta["taught_by"].values())
    assert meta["matches"]
