"""Hand-made networks for tests."""

from random import Random
from typing import Any

import numpy as np

from ludopolis.bots.network import Network
from ludopolis.engine.contract import Game


def meta_of(game: Game, players: int, **changes: object) -> dict[str, Any]:
    features = game.features
    meta: dict[str, Any] = {
        "game": game.id,
        "rules": game.version,
        "components": game.components.digest,
        "features": features.version if features is not None else 0,
        "players": [players],
        "options": {},
        "rivals": players > 1,
        "unit": 10.0,
        "shifts": [4, 6, 16],
    }
    return {**meta, **changes}


def random_arrays(width: int, seed: int = 1, size: int = 1000) -> dict[str, Any]:
    rng = Random(seed)

    def some(*shape: int) -> Any:
        return np.array([rng.randint(-size, size) for _ in range(int(np.prod(shape)))], np.int32).reshape(shape)

    shapes = {"w1": (width, 6), "b1": (6,), "w2": (6, 4), "b2": (4,), "w3": (4, 3), "b3": (3,), "around": (width, 3)}
    return {name: some(*shape) for name, shape in shapes.items()}


def counting_arrays(width: int, own: int, rival: int) -> dict[str, Any]:
    """Own points and the rival's are what the row says at these places; victory leans to whoever has more."""
    arrays = {name: np.zeros_like(array) for name, array in random_arrays(width).items()}
    unit = 2**16 // 10
    arrays["around"][own] = (unit, unit, 0)
    arrays["around"][rival] = (-unit, 0, unit)
    return arrays


def toy(game: Game, players: int, own: int, rival: int) -> Network:
    assert game.features is not None
    width = len(game.features.names(players))
    return Network(counting_arrays(width, own, rival), meta_of(game, players))
