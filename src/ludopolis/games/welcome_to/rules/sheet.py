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
FITS: Final = 33  # for each number 0 … 17, the slots where it may be written (4.1)
FENCES: Final = 51
MARKS: Final = 52  # slots used by a plan
FILLED: Final = 53
RINGS: Final = 54
BISES: Final = 55
TWINS: Final = 56  # slots whose right neighbour has the same number: no fence may divide them (4.3)
POOLS: Final = 57
PARKS: Final = 58  # by street
AGENTS: Final = 61  # by size - 1
TEMPS: Final = 67
BIS_BOXES: Final = 68
REFUSALS: Final = 69
RING_BOXES: Final = 70
CLAIMED: Final = 71  # by plan stack: the points of a claimed plan, or 0
SHEET_END: Final = 74
# The player's turn, after the sheet proper
STEP: Final = 74
COMBO: Final = 75  # the combination chosen, or -1
WRITTEN: Final = 76  # the slot written this turn, or -1
RINGED: Final = 77  # 1: ring built before the number, 2: after it
WANTS_RESHUFFLE: Final = 78  # 1 if the player asked for one
CLAIMING: Final = 79  # the plan stack for which estates are chosen, or -1
CLAIM_SIZE: Final = 80  # the size of estate being chosen
CLAIM_MISSING: Final = 81  # how many of that size are still to be chosen
LAST_CHOSEN: Final = 82  # the first slot of the estate chosen last, or -1
PASSED: Final = 83  # where in the hand the card was that is passed on after a refusal, or -1
FENCED: Final = 84  # the gap fenced by this turn's effect, or -1
LENGTH: Final = 85

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
LEFT_OF: Final[list[int]] = [((1 << slot) - 1) & STREET_SLOTS[STREET_OF[slot]] for slot in range(SLOTS)]
RIGHT_OF: Final[list[int]] = [STREET_SLOTS[STREET_OF[slot]] & ~LEFT_OF[slot] & ~(1 << slot) for slot in range(SLOTS)]
ENDS: Final = 1 | 1 << 9 | 1 << 10 | 1 << 20 | 1 << 21 | 1 << 32

NO_TURN: Final[list[int]] = [STEP_RESTING, -1, -1, 0, 0, -1, 0, 0, -1, -1, -1]
"""The fields of a turn while none is going on."""
BLANK: Final = [EMPTY] * SLOTS + [ALL_SLOTS] * (HIGHEST + 1) + [EDGES] + [0] * (SHEET_END - MARKS) + NO_TURN
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


def write_number(sheet: list[int], number: i64, slot: i64) -> None:
    """4.1: writes a number and strikes from FITS what no longer fits around it."""
    bit: i64 = BIT[slot]
    left: i64 = LEFT_OF[slot]
    right: i64 = RIGHT_OF[slot]
    rings: i64 = sheet[RINGS]
    if rings & (left | right):
        left = _up_to_ring(rings, slot, -1, left)
        right = _up_to_ring(rings, slot, 1, right)
    sheet[NUM + slot] = number
    sheet[FILLED] |= bit
    lost: i64 = right | bit
    fits: i64 = 0
    x: i64 = 0
    while x <= HIGHEST:
        if x == number:
            lost |= left
        fits = sheet[FITS + x]
        if fits & lost:
            sheet[FITS + x] = fits & ~lost
        if x == number:
            lost = left | bit
        x += 1


def _up_to_ring(rings: i64, slot: i64, step: i64, side: i64) -> i64:
    """The slots on one side of a slot, up to the next ring."""
    near: i64 = 0
    bit: i64 = 0
    at: i64 = slot + step
    while 0 <= at < SLOTS:
        bit = BIT[at]
        if not side & bit or rings & bit:
            break
        near |= bit
        at += step
    return near


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
    refit(sheet, STREET_OF[slot])


def refit(sheet: list[int], street: int) -> None:
    """Computes FITS for one street from the numbers in it."""
    first: i64 = STREET_START[street]
    end: i64 = STREET_START[street + 1]
    below = [HIGHEST] * SLOTS  # a number must be higher than this: nothing fits in a filled slot
    above = [0] * SLOTS
    here: i64 = 0
    bound: i64 = -1
    slot: i64 = first
    while slot < end:
        here = sheet[NUM + slot]
        if here == EMPTY:
            below[slot] = bound
        else:
            bound = -1 if here == RING else here
        slot += 1
    bound = HIGHEST + 1
    while slot > first:
        slot -= 1
        here = sheet[NUM + slot]
        if here == EMPTY:
            above[slot] = bound
        else:
            bound = HIGHEST + 1 if here == RING else here
    outside: i64 = ~STREET_SLOTS[street]
    fits: i64 = 0
    number: i64 = 0
    while number <= HIGHEST:
        fits = sheet[FITS + number] & outside
        slot = first
        while slot < end:
            if below[slot] < number < above[slot]:
                fits |= BIT[slot]
            slot += 1
        sheet[FITS + number] = fits
        number += 1


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
