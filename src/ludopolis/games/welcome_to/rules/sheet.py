"""One player's sheet: a flat list of integers, what each of them means, and how the pencil changes it.

Sets of slots are bit masks over all 33 slots (street 1, then 2, then 3). A fence bit stands for the gap to the right of
its slot; the end of every street is a fence that is always there.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.components.tables import HOUSES, STREET_START
from ludopolis.games.welcome_to.rules.state import STEP_RESTING

SLOTS: Final = 33
EMPTY: Final = -1
RING: Final = 18
"""A slot holds nothing, a number 0 … 17, or a ring."""

# Indices into the list
NUM: Final = 0
FENCES: Final = 33
MARKS: Final = 34  # slots used by a plan
FILLED: Final = 35
RINGS: Final = 36
BISES: Final = 37
TWINS: Final = 38  # slots whose right neighbour has the same number: no fence may divide them (4.3)
POOLS: Final = 39
PARKS: Final = 40  # by street
AGENTS: Final = 43  # by size - 1
TEMPS: Final = 49
BIS_BOXES: Final = 50
REFUSALS: Final = 51
RING_BOXES: Final = 52
CLAIMED: Final = 53  # by plan stack: the points of a claimed plan, or 0
SHEET_END: Final = 56
# The player's turn, after the sheet proper
STEP: Final = 56
COMBO: Final = 57  # the combination chosen, or -1
WRITTEN: Final = 58  # the slot written this turn, or -1
RINGED: Final = 59  # 1: ring built before the number, 2: after it
WANTS_RESHUFFLE: Final = 60  # 1 if the player asked for one
CLAIMING: Final = 61  # the plan stack for which estates are chosen, or -1
CLAIM_SIZE: Final = 62  # the size of estate being chosen
CLAIM_MISSING: Final = 63  # how many of that size are still to be chosen
LAST_CHOSEN: Final = 64  # the first slot of the estate chosen last, or -1
PASSED: Final = 65  # where in the hand the card was that is passed on after a refusal, or -1
FENCED: Final = 66  # the gap fenced by this turn's effect, or -1
LENGTH: Final = 67

MAX_TEMPS: Final = 11
MAX_BIS: Final = 9
MAX_REFUSALS: Final = 3
MAX_RINGS: Final = 2
HIGHEST: Final = 17

ALL_SLOTS: Final = (1 << 33) - 1
STREET_SLOTS: Final[list[int]] = [(1 << 10) - 1, (1 << 21) - (1 << 10), (1 << 33) - (1 << 21)]
EDGES: Final = 1 << 9 | 1 << 20 | 1 << 32
"""The last slot of every street, whose fence to the right is always there."""
GAPS: Final = ALL_SLOTS & ~EDGES
BIT: Final[list[int]] = [1 << slot for slot in range(SLOTS)]
"""The bit of a slot. Looked up, because `1 << slot` on machine integers is compiled to 32 bits."""
STREET_OF: Final[list[int]] = [street for street in range(3) for _ in range(HOUSES[street])]
SLOT_NAMES: Final[list[str]] = [f"S{STREET_OF[i] + 1}.{i - STREET_START[STREET_OF[i]] + 1}" for i in range(SLOTS)]
"""`S2.5`."""
GAP_NAMES: Final[list[str]] = [name.replace(".", ".g") for name in SLOT_NAMES]
"""`S2.g5`: the gap to the right of that slot."""
ENDS: Final = 1 | 1 << 9 | 1 << 10 | 1 << 20 | 1 << 21 | 1 << 32

NO_TURN: Final[list[int]] = [STEP_RESTING, -1, -1, 0, 0, -1, 0, 0, -1, -1, -1]
"""The fields of a turn while none is going on."""
BLANK: Final = [EMPTY] * SLOTS + [EDGES] + [0] * (SHEET_END - MARKS) + NO_TURN
"""A sheet on which nothing is written. Copied, never written to."""


def rest(sheet: list[int]) -> None:
    """No turn is going on (`NO_TURN`, field by field: quicker than a slice)."""
    sheet[STEP] = STEP_RESTING
    sheet[COMBO] = -1
    sheet[WRITTEN] = -1
    sheet[RINGED] = 0
    sheet[WANTS_RESHUFFLE] = 0
    sheet[CLAIMING] = -1
    sheet[CLAIM_SIZE] = 0
    sheet[CLAIM_MISSING] = 0
    sheet[LAST_CHOSEN] = -1
    sheet[PASSED] = -1
    sheet[FENCED] = -1


def fitting(sheet: list[int], number: i64) -> i64:
    """4.1: the empty slots where a number may be written. Numbers ascend from ring to ring."""
    filled: i64 = sheet[FILLED]
    found: i64 = 0
    empty: i64 = 0  # the empty slots after the last house or ring
    below: i64 = -1  # the number of that house
    here: i64 = 0
    slot: i64 = 0
    bit: i64 = 1
    while slot < SLOTS:
        if filled & bit:
            here = sheet[NUM + slot]
            if below < number < here:  # a ring is more than any number
                found |= empty
            empty = 0
            below = here
            if here == RING:
                below = -1
        else:
            empty |= bit
        if EDGES & bit:
            if below < number:
                found |= empty
            empty = 0
            below = -1
        slot += 1
        bit <<= 1
    return found


def fitting_numbers(sheet: list[int]) -> i64:
    """4.1: the numbers that may be written anywhere, a bit for each. One look at the sheet finds them all."""
    filled: i64 = sheet[FILLED]
    found: i64 = 0
    room = False  # whether there are empty slots after the last house or ring
    lowest: i64 = 0  # the lowest number that may follow it
    here: i64 = 0
    slot: i64 = 0
    bit: i64 = 1
    while slot < SLOTS:
        if filled & bit:
            here = sheet[NUM + slot]
            if room:
                found |= (1 << here) - (1 << lowest)
            room = False
            lowest = 0 if here == RING else here + 1
        else:
            room = True
        if EDGES & bit:
            if room:
                found |= (1 << RING) - (1 << lowest)
            room = False
            lowest = 0
        slot += 1
        bit <<= 1
    return found


def write_number(sheet: list[int], number: i64, slot: i64) -> None:
    """4.1: writes a number."""
    filled: i64 = sheet[FILLED]
    sheet[NUM + slot] = number
    sheet[FILLED] = filled | BIT[slot]


def write_bis(sheet: list[int], number: i64, slot: i64) -> None:
    """4.2: duplicates a neighbouring number."""
    write_number(sheet, number, slot)
    sheet[BISES] |= BIT[slot]
    sheet[BIS_BOXES] += 1
    fences: i64 = sheet[FENCES]
    if slot > 0 and not fences >> (slot - 1) & 1 and sheet[NUM + slot - 1] == number:
        sheet[TWINS] |= BIT[slot - 1]
    if not fences >> slot & 1 and sheet[NUM + slot + 1] == number:
        sheet[TWINS] |= BIT[slot]


def build_ring(sheet: list[int], slot: int) -> None:
    """4.8: builds a ring with a fence on each side; numbering starts afresh on both sides."""
    bit = BIT[slot]
    sheet[NUM + slot] = RING
    sheet[FILLED] |= bit
    sheet[RINGS] |= bit
    sheet[FENCES] |= bit
    if slot not in STREET_START:
        sheet[FENCES] |= bit >> 1
    sheet[RING_BOXES] += 1


def fence_gaps(sheet: list[int]) -> int:
    """4.3: the gaps where a fence may be drawn."""
    marks: i64 = sheet[MARKS]
    return GAPS & ~sheet[FENCES] & ~sheet[TWINS] & ~(marks & marks >> 1)


def bis_from_left(sheet: list[int]) -> int:
    """4.2: the empty slots whose left neighbour is a house, with no fence between."""
    filled: i64 = sheet[FILLED]
    linked: i64 = filled & ~sheet[RINGS] & ~sheet[FENCES]
    return linked << 1 & ~filled


def bis_from_right(sheet: list[int]) -> int:
    """4.2: the empty slots whose right neighbour is a house, with no fence between."""
    filled: i64 = sheet[FILLED]
    houses: i64 = filled & ~sheet[RINGS]
    return houses >> 1 & ~filled & ~sheet[FENCES]


def estate_at(sheet: list[int], first: int) -> int:
    """4.4: the size of the completed estate that begins at this slot, or 0."""
    fences = sheet[FENCES]
    houses = sheet[FILLED] & ~sheet[RINGS]
    if first > 0 and not fences >> first - 1 & 1:
        return 0
    slot = first
    while houses >> slot & 1:
        if fences >> slot & 1:
            size = slot - first + 1
            return size if size <= 6 else 0
        slot += 1
    return 0


def estates(sheet: list[int], without: int) -> int:
    """4.4: the number of completed estates of each size, four bits per size, except those with a slot of `without`."""
    fences: i64 = sheet[FENCES]
    filled: i64 = sheet[FILLED]
    barred: i64 = without
    houses: i64 = filled & ~sheet[RINGS] & ~barred
    counts: i64 = 0
    first: i64 = 1  # the first slot after a fence, as a bit
    while fences:
        after: i64 = (fences & -fences) << 1  # the slot after the next fence
        piece: i64 = after - first
        if houses & piece == piece:
            size: i64 = 1
            while first << size < after:
                size += 1
            if size <= 6:
                counts += 1 << 4 * size
        fences &= fences - 1
        first = after
    return counts
