"""What the score sheets count on the board: plans, parks, pools and estates where they stand, the rest as its track."""

from ludopolis.engine.values.scores import Counted
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import CLAIMED, POOLS, SLOT_NAMES, SLOTS, estate_at

TRACKS = ("temps", "bis", "refusals", "rings")
"""Lines that are counted as boxes of a track."""


def counted(state: WelcomeToState) -> list[list[Counted]]:
    """By seat, everything that gives or takes points."""
    return [_of(state, seat) for seat in range(state.players)]


def _of(state: WelcomeToState, seat: int) -> list[Counted]:
    sheet = state.sheets[seat]
    lines = {line.category: line for line in state.sheet()[seat]}
    plans = [(stack, sheet[CLAIMED + stack]) for stack in range(3) if sheet[CLAIMED + stack]]
    found = [Counted("plans", [f"plan:{stack + 1}"], points) for stack, points in plans]
    for street in (1, 2, 3):
        if lines[f"parks_{street}"].points:
            found.append(Counted(f"parks_{street}", [f"park:{seat}:{street}"], lines[f"parks_{street}"].points))
    pools = [f"pool:{seat}:{SLOT_NAMES[slot]}" for slot in range(SLOTS) if sheet[POOLS] >> slot & 1]
    if pools:
        found.append(Counted("pools", pools, lines["pools"].points))
    for first in range(SLOTS):
        size = estate_at(sheet, first)
        if size:
            value = lines[f"estates_{size}"].figures["value"]
            found.append(Counted(f"estates_{size}", [f"estate:{seat}:{SLOT_NAMES[first]}-{size}"], value))
    for track in TRACKS:
        if lines[track].points:
            found.append(Counted(track, [f"track:{seat}:{track}"], lines[track].points))
    return found
