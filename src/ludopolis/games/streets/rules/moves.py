"""The move space: moves and outcomes of chance as integers. Comments say what is added to a base."""

from typing import Final

from ludopolis.games.streets.components.tables import BUILDINGS, MAX_PEOPLE, TILES, TOKENS
from ludopolis.games.streets.rules.geometry import CELLS

# Moves
MOVE_PASS: Final = 0
MOVE_SIGNS: Final = 1  # + signs - 1
MOVE_ROAD: Final = 3  # + side
MOVE_TAKE: Final = 7  # + token
MOVE_SEND: Final = 11  # + people
MOVE_BUILD: Final = 36  # + building
MOVE_DISCARD: Final = 81  # + building
MOVE_ABANDON: Final = 126  # + place
MOVE_STREET: Final = 173  # + place of the street's first tile
MOVE_TOKEN: Final = 220  # + place
MOVE_SUBSTITUTE: Final = 267  # + BUILDINGS * place + building
MOVE_CELL: Final = 2382  # + cell
MOVES: Final = 11791

assert MOVE_TAKE + len(TOKENS) == MOVE_SEND
assert MOVE_SEND + MAX_PEOPLE + 1 == MOVE_BUILD
assert MOVE_BUILD + BUILDINGS == MOVE_DISCARD
assert MOVE_DISCARD + BUILDINGS == MOVE_ABANDON
assert MOVE_ABANDON + TILES == MOVE_STREET
assert MOVE_STREET + TILES == MOVE_TOKEN
assert MOVE_TOKEN + TILES == MOVE_SUBSTITUTE
assert MOVE_SUBSTITUTE + TILES * BUILDINGS == MOVE_CELL
assert MOVE_CELL + CELLS == MOVES

# Outcomes of chance: a building, or
OUTCOME_BACK: Final = 45  # + kind
OUTCOME_ADVISOR: Final = 50  # + advisor
OUTCOMES: Final = 57
