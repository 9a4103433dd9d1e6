"""The contract of a game: everything that the author of a game writes or declares.

`Game` declares a game and holds its parts: `State` has the rules, `Knowledge` says who knows what, `Speech` puts it
into words, `Judge` says what is good. Two more parts turn positions into numbers: `Features` for those who train
networks that judge, `Observation` for agents that learn to decide. `Pad` counts games played with the printed box, and
an `Aid` has a job at that table every turn.
"""

from ludopolis.engine.contract.aid import Act, Aid, Aiding, Answers, Question, Step
from ludopolis.engine.contract.features import LARGEST, Features, clamp
from ludopolis.engine.contract.game import TOWN, Components, Game
from ludopolis.engine.contract.judge import EARNS, GROWS, KEEPS, KINDS, SAVES, Judge, first_best, own_points
from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.observation import (
    WHOSE,
    Entry,
    Observation,
    Row,
    empty_row,
    entries_of,
    observe,
    observe_into,
    side_of,
)
from ludopolis.engine.contract.pad import (
    CHOICE,
    FIELD_KINDS,
    GRID,
    NUMBER,
    PICK,
    SHARED,
    TALLY,
    TRACK,
    Counted,
    Field,
    Filled,
    Pad,
    PadEntry,
    PadValue,
    Problem,
    level_at_the_top,
)
from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.contract.state import State

__all__ = [
    "CHOICE",
    "EARNS",
    "FIELD_KINDS",
    "GRID",
    "GROWS",
    "KEEPS",
    "KINDS",
    "LARGEST",
    "NUMBER",
    "PICK",
    "SAVES",
    "SHARED",
    "TALLY",
    "TOWN",
    "TRACK",
    "WHOSE",
    "Act",
    "Aid",
    "Aiding",
    "Answers",
    "Components",
    "Counted",
    "Entry",
    "Features",
    "Field",
    "Filled",
    "Game",
    "Judge",
    "Knowledge",
    "Observation",
    "Pad",
    "PadEntry",
    "PadValue",
    "Problem",
    "Question",
    "Row",
    "Speech",
    "State",
    "Step",
    "clamp",
    "empty_row",
    "entries_of",
    "first_best",
    "level_at_the_top",
    "observe",
    "observe_into",
    "own_points",
    "side_of",
]
