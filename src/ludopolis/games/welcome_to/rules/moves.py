"""The move space and the outcomes of chance: what each integer means."""

from typing import Final

SKIP: Final = 0
REFUSE: Final = 1
DONE: Final = 2
YES: Final = 3
NO: Final = 4
BUILD: Final = 5
COMBO: Final = 6  # + combination 0 … 5
PASS_CARD: Final = 12  # + place in the hand 0 … 2
AGENT: Final = 15  # + size - 1
CLAIM: Final = 21  # + plan stack 0 … 2
RING: Final = 24  # + slot
FENCE: Final = 57  # + slot to the left of the gap
ESTATE: Final = 90  # + first slot
PLACE: Final = 123  # + 33 * number + slot
BIS: Final = 717  # + 33 * number + slot
MOVES: Final = 1311

# Outcomes of chance
CARD: Final = 0
PLAN: Final = 81
TOP: Final = 109  # + effect, or the solo card
DEALER: Final = 116  # + seat
OUTCOMES: Final = 128
