"""The contract of a game: everything that the author of a game writes or declares.

`Game` declares a game and holds its parts: `State` has the rules, `Knowledge` says who knows what, `Speech` puts it
into words, `Judge` says what is good; `Features`, for those who train networks, turns a position into numbers.
"""

from ludopolis.engine.contract.features import LARGEST, Features, clamp
from ludopolis.engine.contract.game import TOWN, Components, Game
from ludopolis.engine.contract.judge import EARNS, GROWS, KEEPS, KINDS, SAVES, Judge, first_best, own_points
from ludopolis.engine.contract.knowledge import Knowledge
from ludopolis.engine.contract.speech import Speech
from ludopolis.engine.contract.state import State

__all__ = [
    "EARNS",
    "GROWS",
    "KEEPS",
    "KINDS",
    "LARGEST",
    "SAVES",
    "TOWN",
    "Components",
    "Features",
    "Game",
    "Judge",
    "Knowledge",
    "Speech",
    "State",
    "clamp",
    "first_best",
    "own_points",
]
