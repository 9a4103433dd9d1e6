"""Playouts: uniformly random play, the inner loop of every simulation."""

from random import Random

from mypy_extensions import i64

from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE


def lowest_seat(mask: int) -> int:
    """The first seat of a mask."""
    rest: i64 = mask
    seat: i64 = 0
    while not rest >> seat & 1:
        seat += 1
    return seat


def playout(state: State, rng: Random) -> int:
    """Plays the state to its end, uniformly at random; returns the number of decisions.

    A decision is a move of a seat that had at least two legal moves; draws and forced moves are not counted. In a
    simultaneous phase seats move in order, which changes nothing: their moves commute.
    """
    decisions = 0
    random = rng.random
    while True:
        pending = state.pending()
        if pending == 0:
            return decisions
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(pending)
        moves = state.legal(seat)
        count = len(moves)
        if count == 1:
            state.play(seat, moves[0])
        else:
            decisions += 1
            state.play(seat, moves[int(random() * count)])


def to_choice(state: State, rng: Random, forced: bool = False) -> tuple[int, list[int]]:
    """Plays on until a seat has a choice. Returns the seat and its legal moves, or -1 and no moves at the end.

    Plays draws and decisions with one legal move; with `forced`, stops at the latter too.
    """
    while True:
        pending = state.pending()
        if pending == 0:
            return -1, []
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(pending)
        moves = state.legal(seat)
        if forced or len(moves) > 1:
            return seat, moves
        state.play(seat, moves[0])
