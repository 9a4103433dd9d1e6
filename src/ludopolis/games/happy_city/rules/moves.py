"""The move space: what the integers of moves mean. An outcome of chance is a card."""

from typing import Final

from ludopolis.games.happy_city.components.tables import BUILDINGS, DECKS, KINDS, MARKETS, SPECIALS
from ludopolis.games.happy_city.rules.state import MOST_PLAYERS

MOVE_KEEP: Final = 0
MOVE_TAKE_COIN: Final = 1
MOVE_PASS: Final = 2
MOVE_RANDOM: Final = 3
MOVE_COPY_LEFT: Final = 4
MOVE_COPY_RIGHT: Final = 5
MOVE_REVEAL: Final = 6  # + deck 0 … 2
MOVE_VISIT: Final = 9  # + seat: the Louvre's opponent
MOVE_COPY: Final = 14  # + seat: the Sphinx's opponent
MOVE_DISCARD: Final = 19  # + kind of building
MOVE_BUY: Final = 52  # + kind
MOVE_TAKE_MARKET: Final = 88  # + colour
MOVE_TAKE_SPECIAL: Final = 93  # + special
MOVES: Final = 149

assert MOVE_REVEAL + DECKS == MOVE_VISIT
assert MOVE_VISIT + MOST_PLAYERS == MOVE_COPY
assert MOVE_COPY + MOST_PLAYERS == MOVE_DISCARD
assert MOVE_DISCARD + BUILDINGS == MOVE_BUY
assert MOVE_BUY + KINDS == MOVE_TAKE_MARKET
assert MOVE_TAKE_MARKET + MARKETS == MOVE_TAKE_SPECIAL
assert MOVE_TAKE_SPECIAL + SPECIALS == MOVES
