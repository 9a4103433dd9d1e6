"""Looks for puzzles in a game that was played, one decision at a time. Everything here runs in a worker."""

import time
from random import Random
from typing import Final, NamedTuple

from ludopolis import bots, registry
from ludopolis.bots.match import play_match
from ludopolis.coach.story import Story
from ludopolis.engine.table import record as records
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.puzzles.checking import TIMES, check
from ludopolis.puzzles.mining import Digger
from ludopolis.puzzles.puzzle import Puzzle
from ludopolis.server.workers.pool import Named

SEED: Final = "played"


class Looked(NamedTuple):
    """What came of a look at a decision."""

    puzzle: Puzzle | None
    seconds: float
    """Processor time."""


def dealt(game: Named, options: dict[str, OptionValue], players: int, seed: str) -> str:
    """The record of a deal that Regular bots play on every seat: the same one every time."""
    names = [bots.REGULAR] * players
    played = play_match(registry.find(*game), options, names, [bots.make(name) for name in names], seed)
    return played.record().to_text()


def decisions(game: Named, record: str, seat: int) -> list[Data]:
    """The positions of a finished game in which a seat had a choice, blinded for it, in an order by lot."""
    story = Story(records.parse(record), registry.find(*game))
    parts = [part for block in story.blocks for part in block.parts if part.seat == seat]
    found = [state.dump() for part in parts if len((state := story.positions[part.at].blind(seat)).legal(seat)) > 1]
    Random(record).shuffle(found)  # or all puzzles would be from the beginning
    return found


def look(game: Named, position: Data, seat: int) -> Looked:
    """Looks at a decision: what is found there is a puzzle by all rules, but was not looked at again."""
    began = time.process_time()
    installed = registry.find(*game)
    puzzle = Digger(installed, installed.load(position), seat, SEED).look()
    return Looked(puzzle, time.process_time() - began)


def look_again(puzzle: Puzzle) -> Looked:
    """Looks at a puzzle again for the truth, as at those that come with a game; keeps it if it holds."""
    began = time.process_time()
    held = check(puzzle, SEED, TIMES, truth=True)
    return Looked(puzzle._replace(check=held) if held else None, time.process_time() - began)
