"""What the searchers share: how far they look, which moves they look at, and what the end of a playout is worth."""

from random import Random
from typing import Final, NamedTuple

from ludopolis.bots.bot import Bot
from ludopolis.bots.budget import Budget, parse_budget
from ludopolis.engine.chance import CHANCE
from ludopolis.engine.game import State
from ludopolis.engine.playout import lowest_seat

VICTORY: Final = 0.5
"""The share of the victory in what a finished game is worth; the rest is how clear it was."""
WIDTH: Final = 8
"""Moves looked at, if nothing else is said."""


class Scope(NamedTuple):
    """How far a search goes: how long, at how many moves of a position, and for how many turns (0: to the end).

    The game's appraisal of a move counts as much as `trust` playouts.
    """

    budget: Budget
    width: int = WIDTH
    turns: int = 0
    trust: int = 0


def parse_scope(text: str) -> Scope | None:
    """A budget alone, `300`, or with the width, `300/12`, the turns, `0.5s/12/6`, and the trust, `300/12/6/20`."""
    parts = text.split("/")
    budget = parse_budget(parts[0])
    if budget is None or len(parts) > 4 or not all(part.isdecimal() and len(part) <= 4 for part in parts[1:]):
        return None
    width = int(parts[1]) if len(parts) > 1 else WIDTH
    turns = int(parts[2]) if len(parts) > 2 else 0
    trust = int(parts[3]) if len(parts) > 3 else 0
    return Scope(budget, width, turns, trust) if width > 1 else None


class Estimate(NamedTuple):
    """What a search says of a move: its worth between 0 and 1, the margin in points, and how often it was tried."""

    move: int
    worth: float
    margin: float
    tries: int


class Searcher(Bot):
    """A bot that tries moves out."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The best of those it has tried."""
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return self.rank(state, seat, moves, rng)[0].move

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """What it thinks of the moves it has tried, best first."""
        raise NotImplementedError


def promising(state: State, seat: int, moves: list[int], width: int, rng: Random) -> list[int]:
    """At most so many moves: the policy's own first, then the best by the game's appraisal."""
    favourite = state.policy(seat, moves, rng)
    worths = state.appraise(seat, moves)
    rest: list[tuple[float, float, int]] = []
    for i in range(len(moves)):
        if moves[i] != favourite:
            # Equal ones are taken in a random order, or the last of a long list would never be looked at.
            rest.append((-worths[i], rng.random(), moves[i]))
    rest.sort()
    found = [favourite]
    for _, _, move in rest[: width - 1]:
        found.append(move)
    return found


class Luck:
    """A source for chance and one for the whims of each seat.

    When moves are compared under the same luck, what one seat does differently changes neither the cards nor the
    others' whims.
    """

    def __init__(self, players: int) -> None:
        self.cards = Random()
        self.whims = [Random() for _ in range(players)]

    def seed(self, seed: int) -> None:
        """From here on the same luck as after any other call with this seed."""
        self.cards.seed(seed)
        for whim in self.whims:
            seed += 1
            whim.seed(seed)


def play_on(state: State, luck: Luck, turns: int) -> None:
    """Plays by the game's policy, to the end or for so many turns."""
    last = state.turn() + turns if turns > 0 else -1
    while True:
        pending = state.pending()
        if pending == 0:
            return
        if pending == CHANCE:
            state.play(CHANCE, state.sample(luck.cards))
            continue
        if last >= 0 and state.turn() >= last:
            return
        seat = lowest_seat(pending)
        moves = state.legal(seat)
        state.play(seat, moves[0] if len(moves) == 1 else state.policy(seat, moves, luck.whims[seat]))


def margin_of(state: State, seat: int) -> float:
    """By how many points the seat is ahead of its best rival: counted at the end, estimated before."""
    if state.pending() != 0:
        return state.value(seat)
    totals = state.results().totals
    if len(totals) == 1:
        return float(totals[0])
    rival = -1.0e9
    for other in range(len(totals)):
        if other != seat and totals[other] > rival:
            rival = float(totals[other])
    return float(totals[seat]) - rival


def worth_of(state: State, seat: int, margin: float, swing: float) -> float:
    """A position between 0 and 1: the margin, measured by what is usual, and at the end the victory too.

    Victory alone tells little when a game is nearly lost or won; margins alone would take risks for points that win
    nothing.
    """
    size = margin if margin >= 0.0 else -margin
    clear = 0.5 + 0.5 * margin / (size + swing)
    if state.pending() != 0:
        return clear
    winners = state.results().winners
    if not winners:
        return clear if state.players == 1 else (1.0 - VICTORY) * clear
    share = 1.0 / len(winners) if seat in winners else 0.0
    return VICTORY * share + (1.0 - VICTORY) * clear
