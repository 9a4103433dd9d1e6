"""Helpers of the laws: raising `BrokenLaw`, collecting facts, choosing a few moves, comparing dumps."""

from collections.abc import Callable
from random import Random

from ludopolis.engine.values.facts import BrokenLaw, Fact

Hear = Callable[[str, Fact], None]
"""Called with every fact of the games played, and the prefix of its catalogue key."""


def law(holds: bool, text: str) -> None:
    """Raises `BrokenLaw` unless it holds. The text begins with the name of the part that breaks it."""
    if not holds:
        raise BrokenLaw(text)


def hear_fact(hear: Hear | None, prefix: str, heard: Fact) -> None:
    """Calls `hear`, if there is one."""
    if hear is not None:
        hear(prefix, heard)


def some(moves: list[int], most: int, rng: Random) -> list[int]:
    """All of the moves, or `most` of them at random."""
    return moves if len(moves) <= most else rng.sample(moves, most)


def where_different(expected: object, given: object, path: str = "") -> str:
    """Where two dumps differ first, for a person to read."""
    if isinstance(expected, dict) and isinstance(given, dict):
        for key in sorted(set(expected) | set(given), key=str):
            if expected.get(key) != given.get(key):
                return where_different(expected.get(key), given.get(key), f"{path}.{key}".strip("."))
    if isinstance(expected, list) and isinstance(given, list) and len(expected) == len(given):
        for place, (one, other) in enumerate(zip(expected, given, strict=True)):
            if one != other:
                return where_different(one, other, f"{path}.{place}".strip("."))
    return f"{path}: {expected!r} became {given!r}"
