"""A law of simultaneous phases: the order in which seats make their secret choices changes nothing."""

from collections.abc import Callable
from random import Random

from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import REVEAL, Event
from ludopolis.engine.values.facts import BrokenLaw


def interleavings_commute(state: State, rng: Random) -> None:
    """Closes an open phase in several orders; raises `BrokenLaw` if they lead to different positions."""
    pending = state.pending()
    if not pending & (pending - 1):
        return
    plan = rng.random()
    ascending = _close_phase(state, plan, lambda seats: seats[0])
    if ascending != _close_phase(state, plan, lambda seats: seats[-1]):
        raise BrokenLaw("simultaneous: the order of seats is free")
    if ascending != _close_phase(state, plan, lambda seats: seats[int(rng.random() * len(seats))]):
        raise BrokenLaw("simultaneous: seats may take their moves in any mixture")


def _close_phase(state: State, plan: float, pick: Callable[[list[int]], int]) -> str:
    """Plays a simultaneous phase to its end: each seat by its own plan, the order of seats by `pick`.

    Seats avoid moves that show or draw something before the phase closes: the order of those may matter.
    """
    state = state.clone()
    events: list[Event] = []
    state.events = events
    turn = state.turn()
    plans = [Random(f"{plan}/{seat}") for seat in range(state.players)]
    while (pending := state.pending()) not in (0, CHANCE) and state.turn() == turn:
        if any(event[0] == REVEAL for event in events):
            break
        seat = pick([seat for seat in range(state.players) if pending >> seat & 1])
        state.play(seat, _secret_move(state, seat, plans[seat]))
    return state.digest()


def _secret_move(state: State, seat: int, plan: Random) -> int:
    """A move of the seat that announces nothing, if it has one."""
    legal = state.legal(seat)
    first = int(plan.random() * len(legal))
    for move in (*legal[first:], *legal[:first]):
        if not _announces(state, seat, move):
            return move
    return legal[first]


def _announces(state: State, seat: int, move: int) -> bool:
    """Whether a move shows or draws something while, as far as its seat knows, others still have to choose."""
    if not _shows(state.clone(), seat, move):
        return False
    blinded = state.blind(seat)
    return blinded.pending() & ~(1 << seat) != 0 and _shows(blinded, seat, move)


def _shows(state: State, seat: int, move: int) -> bool:
    """Plays a move, and returns whether it reveals or draws something."""
    events: list[Event] = []
    state.events = events
    state.play(seat, move)
    return state.pending() == CHANCE or any(event[0] == REVEAL for event in events)
