"""Observations and moves as Gymnasium's spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ludopolis.gym.setup import Setup


def observation_space(setup: Setup, dense: bool) -> spaces.Space[Any]:
    """The numbers with their bounds and, if wanted, the mask over all moves."""
    low = np.array([entry.low for entry in setup.entries], np.int16)
    high = np.array([entry.high for entry in setup.entries], np.int16)
    numbers = spaces.Box(low, high, dtype=np.int16)
    if not dense:
        return numbers
    mask = spaces.Box(0, 1, (setup.game.moves,), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask})


class Moves(spaces.Discrete):  # type: ignore[misc]
    """All moves of a game; `sample` draws one that is legal now, unless a mask says otherwise."""

    def __init__(self, moves: int) -> None:
        super().__init__(moves)
        self.legal: list[int] = []

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random move."""
        if mask is not None or probability is not None or not self.legal:
            return super().sample(mask, probability)
        return np.int64(self.legal[int(self.np_random.integers(len(self.legal)))])
