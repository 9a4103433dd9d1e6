"""Plays games from fixed seeds and prints how they go. Interpreted or compiled, every line must be the same.

    python trace.py GAME

The settings of the schedule are played in turn at random without events, and by the game's own policy with events; the
first one in both ways.
"""

import sys
from random import Random
from zlib import crc32

import barter

from ludopolis import registry
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.contract import Game, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import SPECTATOR, Event

EVERY = 8
"""A full fingerprint after so many moves; the moves open and the move made are in every line."""


def trace(game: Game, setting: Setting, by_policy: bool) -> None:
    seed = f"{setting.name()} {'policy' if by_policy else 'random'}"
    print("#", game.id, seed)
    rng = Random(seed)
    state = game.new(setting.options, setting.players)
    events: list[Event] = []
    if by_policy:
        state.events = events
    moves = 0
    while (pending := state.pending()) != 0:
        seat = CHANCE if pending == CHANCE else lowest_seat(pending)
        legal = state.legal(seat)
        move = choose(state, seat, legal, rng, by_policy)
        line = f"{seat} {crc32(repr(legal).encode())} {state.to_text(seat, move)}"
        state.play(seat, move)
        moves += 1
        print(line, fingerprint(state, rng) if moves % EVERY == 0 else state.turn())
    print(state.digest(), state.results(), state.ending(), crc32(repr(state.sheet()).encode()))
    print(len(events), crc32(repr(events).encode()))


def choose(state: State, seat: int, legal: list[int], rng: Random, by_policy: bool) -> int:
    if seat == CHANCE:
        return state.sample(rng)
    if by_policy and len(legal) > 1:
        return state.game.judge.policy(state, seat, legal, rng)
    return legal[int(rng.random() * len(legal))]


def fingerprint(state: State, rng: Random) -> str:
    """The whole position, what is shown of it, and one guess at what is not."""
    viewer = int(rng.random() * state.players)
    blinded = state.blind(viewer)
    shown = [
        state.view(viewer),
        state.position(viewer),
        state.position(SPECTATOR),
        state.game.judge.value(state, viewer),
    ]
    guess = blinded.determinize(rng)
    return f"{state.digest()} {crc32(repr(shown).encode())} {guess.digest()} {state.results().totals}"


if __name__ == "__main__":
    chosen = barter.GAME if sys.argv[1] == "barter" else registry.find(sys.argv[1])
    for number, table in enumerate(covering(chosen, 1)):
        for policy in (False, True):
            if number == 0 or policy is (number % 2 == 1):
                trace(chosen, table, policy)
