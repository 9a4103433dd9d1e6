"""What effects bring: fences, agents, temps and bis houses."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.welcome_to.components.tables import AGENT, BIS, FENCE, TEMP
from ludopolis.games.welcome_to.judgement.desk import Desk, goals_change
from ludopolis.games.welcome_to.judgement.gaps import gap_index
from ludopolis.games.welcome_to.judgement.outlook import ROOM_WORTH, estates_to_come, temp_outlook
from ludopolis.games.welcome_to.judgement.survey import GAP_FIELDS, PIECE_FIELDS
from ludopolis.games.welcome_to.rules import moves
from ludopolis.games.welcome_to.rules.sheet import (
    AGENTS,
    BIS_BOXES,
    BISES,
    BIT,
    FENCES,
    HIGHEST,
    MAX_BIS,
    MAX_TEMPS,
    TEMPS,
    fence_gaps,
)
from ludopolis.games.welcome_to.rules.turn import AGENT_BOXES

TEMP_SWING: Final = 1.2
"""A temp also takes points from rivals."""
AGENT_TRUST: Final = 0.8
"""How much of what agents promise counts when combinations are compared: the estates are still to be built."""
BIS_TRUST: Final = 0.4
"""The same for bis houses: the slot might be filled for free."""


def effect_worth(desk: Desk, effect: int) -> float:
    """What an effect is good for wherever the number is written. Parks and pools count where it is written."""
    if effect == FENCE:
        return best_fence(desk)
    if effect == AGENT:
        return best_agent(desk)
    if effect == TEMP:
        return temp_gain(desk)
    return best_bis(desk) if effect == BIS else 0.0


def fence_gain(desk: Desk, gap: i64) -> float:
    """How much more the two pieces beside a new fence promise than the one it divides."""
    pieces = desk.seen.pieces
    at: i64 = 0
    while at + PIECE_FIELDS < len(pieces) and pieces[at + PIECE_FIELDS] <= gap:
        at += PIECE_FIELDS
    return two_pieces(desk, at, gap) - desk.piece(pieces[at + 1], pieces[at + 2], pieces[at + 3], True)


def two_pieces(desk: Desk, at: i64, gap: i64) -> float:
    """What the two parts promise into which a fence would divide a piece."""
    pieces = desk.seen.pieces
    houses = desk.seen.houses
    first: i64 = pieces[at]
    size: i64 = pieces[at + 1]
    used: i64 = pieces[at + 3]
    built: i64 = houses[gap + 1] - houses[first]
    left: float = desk.piece(gap + 1 - first, built, used, False)
    return left + desk.piece(first + size - gap - 1, pieces[at + 2] - built, used, False)


def best_fence(desk: Desk) -> float:
    """What the best fence brings."""
    most = 0.0
    open_gaps: i64 = fence_gaps(desk.sheet)
    pieces = desk.seen.pieces
    at: i64 = 0
    while at < len(pieces):
        gap: i64 = pieces[at]
        last: i64 = gap + pieces[at + 1] - 1
        if gap < last:
            whole: float = desk.piece(pieces[at + 1], pieces[at + 2], pieces[at + 3], True)
            while gap < last:
                if open_gaps >> gap & 1:
                    worth: float = two_pieces(desk, at, gap) - whole
                    if worth > most:
                        most = worth
                gap += 1
        at += PIECE_FIELDS
    return most


def agent_gain(desk: Desk, size: i64) -> float:
    """What another agent brings to the estates of a size, present and to come."""
    values = desk.state.parts.estate_values[size]
    agents: i64 = desk.sheet[AGENTS + size - 1]
    rise = values[agents + 1] - values[agents]
    return rise * (desk.seen.estates[size] + estates_to_come(desk.seen, size))


def best_agent(desk: Desk) -> float:
    """What the best agent brings."""
    most = 0.0
    size: i64 = 1
    while size <= 6:
        if desk.sheet[AGENTS + size - 1] < AGENT_BOXES[size - 1]:
            worth = agent_gain(desk, size)
            if worth > most:
                most = worth
        size += 1
    return most * AGENT_TRUST


def temp_gain(desk: Desk) -> float:
    """What another temp brings."""
    temps = desk.sheet[TEMPS]
    if temps >= MAX_TEMPS:
        return 0.0
    now = temp_outlook(desk.state, desk.seat, desk.seat, temps, desk.left)
    more = temp_outlook(desk.state, desk.seat, desk.seat, temps + 1, desk.left) - now
    if desk.state.players > 1:
        more *= TEMP_SWING
    return more + goals_change(desk, TEMPS, temps + 1)


def bis_gain(desk: Desk, move: i64) -> float:
    """What a bis house brings: a slot filled without using up numbers, less the price."""
    target: i64 = move - moves.BIS
    slot: i64 = target - 33 * (target // 33)
    gaps = desk.seen.gaps
    at: i64 = 0
    while at + GAP_FIELDS < len(gaps) and gaps[at + GAP_FIELDS] <= slot:
        at += GAP_FIELDS
    return bis_in_gap(desk, at, slot)


def bis_in_gap(desk: Desk, at: i64, slot: i64) -> float:
    """The same, if the slot's gap is known."""
    gaps = desk.seen.gaps
    room = desk.seen.room
    index: i64 = gap_index(gaps[at + 2], gaps[at + 3], gaps[at + 1])
    boxes = desk.sheet[BIS_BOXES]
    values = desk.state.parts.bis_values
    price = float(values[boxes + 1] - values[boxes])
    worth: float = ROOM_WORTH * (1.0 + room[index - 1] - room[index]) + desk.gain[slot] - price
    if desk.state.table.expert:
        worth += goals_change(desk, BISES, desk.sheet[BISES] | BIT[slot])
    return worth


def best_bis(desk: Desk) -> float:
    """What the best bis house brings."""
    most = 0.0
    if desk.sheet[BIS_BOXES] >= MAX_BIS:
        return most
    gaps = desk.seen.gaps
    fences: i64 = desk.sheet[FENCES]
    at: i64 = 0
    while at < len(gaps):
        first: i64 = gaps[at]
        last: i64 = first + gaps[at + 1] - 1
        if gaps[at + 2] >= 0 and not fences >> (first - 1) & 1:
            worth = bis_in_gap(desk, at, first)
            if worth > most:
                most = worth
        if gaps[at + 3] <= HIGHEST and not fences >> last & 1:
            worth = bis_in_gap(desk, at, last)
            if worth > most:
                most = worth
        at += GAP_FIELDS
    return most * BIS_TRUST
