"""Looks at stored puzzles again, after new networks or rules: more worlds, other luck; for the truth, every turn."""

from random import Random
from typing import Final

from ludopolis import registry
from ludopolis.engine.values.facts import LudopolisError
from ludopolis.puzzles.puzzle import Check, Puzzle, judge_of
from ludopolis.puzzles.solving import prefers

TIMES: Final = 20
"""How many times the budget of a hint a second look takes."""


def look_again(puzzles: list[Puzzle], seed: str, times: int, truth: bool) -> list[Check | None]:
    """How each puzzle was looked at, or `None` if its turn is not the best one any more. Runs in a worker."""
    return [check(puzzle, seed, times, truth) for puzzle in puzzles]


def check(puzzle: Puzzle, seed: str, times: int, truth: bool) -> Check | None:
    """Whether a search of so many times the budget of a hint still prefers the turn of a puzzle."""
    try:
        state = registry.find(puzzle.game).load(puzzle.position)
    except LudopolisError:
        return None  # positions are written in another way now
    rng = Random(f"{seed}/{puzzle.id}/check")
    held = prefers(state, puzzle.seat, puzzle.turn, times, truth, rng)
    return Check(seed, judge_of(state), truth, times) if held else None
