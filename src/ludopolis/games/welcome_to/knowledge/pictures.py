"""Streets as text, the way the rules page draws them.

`.` empty, `7` house, `7b` bis house, `O` ring, `|` fence, `^` used by a plan. A ring's fences are not drawn.
"""

from ludopolis.games.welcome_to.components.tables import HOUSES, STREET_START
from ludopolis.games.welcome_to.rules.sheet import (
    BIS_BOXES,
    BISES,
    EMPTY,
    FENCES,
    FILLED,
    HIGHEST,
    MARKS,
    NUM,
    RING,
    RINGS,
    TWINS,
    build_ring,
)


def draw_street(sheet: list[int], street: int) -> str:
    """The picture of a street (from 0)."""
    words: list[str] = []
    first, end = STREET_START[street], STREET_START[street + 1]
    for slot in range(first, end):
        here = sheet[NUM + slot]
        word = "." if here == EMPTY else "O" if here == RING else str(here)
        if sheet[BISES] >> slot & 1:
            word += "b"
        if sheet[MARKS] >> slot & 1:
            word += "^"
        words.append(word)
        beside_ring = (sheet[RINGS] | sheet[RINGS] >> 1) >> slot & 1
        if slot < end - 1 and sheet[FENCES] >> slot & 1 and not beside_ring:
            words.append("|")
    return " ".join(words)


def read_street(sheet: list[int], street: int, picture: str) -> None:
    """Draws a picture on an empty street. Raises `ValueError` if it is not a picture."""
    slot = STREET_START[street]
    end = slot + HOUSES[street]
    for word in picture.split():
        if word == "|":
            if not STREET_START[street] < slot < end:
                raise ValueError(picture)
            sheet[FENCES] |= 1 << slot - 1
            continue
        if slot == end:
            raise ValueError(picture)
        bit = 1 << slot
        if word.endswith("^"):
            word = word[:-1]
            sheet[MARKS] |= bit
        if word.endswith("b"):
            word = word[:-1]
            sheet[BISES] |= bit
            sheet[BIS_BOXES] += 1
            if not word.isdigit():
                raise ValueError(picture)
        if word == "O":
            build_ring(sheet, slot)
        elif word != ".":
            if not (word.isascii() and word.isdigit()) or int(word) > HIGHEST:
                raise ValueError(picture)
            sheet[NUM + slot] = int(word)
            sheet[FILLED] |= bit
        slot += 1
    if slot != end:
        raise ValueError(picture)
    for slot in range(STREET_START[street], end - 1):
        if sheet[NUM + slot] == sheet[NUM + slot + 1] != EMPTY and not sheet[FENCES] >> slot & 1:
            sheet[TWINS] |= 1 << slot
