"""Moves as numbers: features of what a move is about, from the words that describe it."""

from functools import lru_cache
from typing import Final
from zlib import crc32

import numpy as np
import numpy.typing as npt

from ludopolis.engine.contract import State
from ludopolis.engine.values.facts import Fact

WIDTH: Final = 128


def move_features(state: State, seat: int, moves: list[int], width: int = WIDTH) -> npt.NDArray[np.float32]:
    """A row for each move, `width` numbers long, out of its description.

    Feature hashing: the kind of the move and each of its words (`card=museum`) add 1 or -1 at a place that their hash
    gives, and each number adds itself at the place of its name. It needs no list of words and is the same everywhere;
    two words share a place with a probability of one in `width`. Where the game has secrets, the state may be blinded.
    """
    found = np.zeros((len(moves), width), np.float32)
    for at, move in enumerate(moves):
        for word, number in words_of(state.describe(seat, move)):
            place, sign = _hashed(word, width)
            found[at, place] += sign * number
    return found


def words_of(said: Fact) -> list[tuple[str, int]]:
    """The words of a description, each with its number: 1 for plain words."""
    found = [(f"kind={said.kind}", 1)]
    for name, value in said.args.items():
        for part in value if isinstance(value, tuple) else (value,):
            found.append((name, part) if isinstance(part, int) else (f"{name}={part}", 1))
    return found


@lru_cache(maxsize=1 << 16)
def _hashed(word: str, width: int) -> tuple[int, int]:
    code = crc32(word.encode())
    return (code >> 1) % width, 1 if code & 1 else -1
