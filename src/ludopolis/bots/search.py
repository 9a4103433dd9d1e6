"""What the searchers share: how far they look, which moves they try, and what the end of a playout is worth."""

from random import Random
from typing import Any, Final, NamedTuple

from ludopolis.bots.bot import Chooser
from ludopolis.bots.budget import Budget, parse_budget
from ludopolis.bots.luck import Luck
from ludopolis.engine.contract import Judge, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE

VICTORY: Final = 0.5
"""How much of the worth of a finished game is victory; the rest is the margin."""
WIDTH: Final = 8
"""Moves considered, unless the bot says otherwise."""


class Scope(NamedTuple):
    """How far a search goes: how long, how many moves of a position it considers, how many turns it plays on.

    With 0 turns it plays to the end. The judge's appraisal of a move counts for `trust` playouts.
    """

    budget: Budget
    width: int = WIDTH
    turns: int = 0
    trust: int = 0
    judge: str = ""
    """The judge that picks moves and estimates positions, or the game's own."""


def parse_scope(text: str) -> Scope | None:
    """A budget alone, `300`, or followed by width, `300/12`, turns, `0.5s/12/6`, and trust, `300/12/6/20`."""
    parts = text.split("/")
    budget = parse_budget(parts[0])
    if budget is None or len(parts) > 4 or not all(part.isdecimal() and len(part) <= 4 for part in parts[1:]):
        return None
    width = int(parts[1]) if len(parts) > 1 else WIDTH
    turns = int(parts[2]) if len(parts) > 2 else 0
    trust = int(parts[3]) if len(parts) > 3 else 0
    return Scope(budget, width, turns, trust) if width > 1 else None


class Estimate(NamedTuple):
    """What a search found out about a move: worth from 0 to 1, margin in points, number of tries."""

    move: int
    worth: float
    margin: float
    tries: int


class Searcher(Chooser):
    """A bot that tries moves in playouts."""

    def __init__(self, scope: Scope) -> None:
        super().__init__()
        self.scope = scope

    def pick(self, state: State, seat: int, moves: list[int], rng: Random) -> int:
        """The best move it tried."""
        return self.rank(state, seat, moves, rng)[0].move

    def rank(self, state: State, seat: int, moves: list[int], rng: Random) -> list[Estimate]:
        """Estimates of the moves it tried, best first."""
        raise NotImplementedError


def promising(judge: Judge[Any], state: State, seat: int, moves: list[int], width: int, rng: Random) -> list[int]:
    """At most `width` moves: the policy's own first, then the best by appraisal."""
    favourite = judge.policy(state, seat, moves, rng)
    worths = judge.appraise(state, seat, moves)
    rest: list[tuple[float, float, int]] = []
    for i in range(len(moves)):
        if moves[i] != favourite:
            # Equal moves come in a random order, or the last ones of a long list would never be tried.
            rest.append((-worths[i], rng.random(), moves[i]))
    rest.sort()
    found = [favourite]
    for _, _, move in rest[: width - 1]:
        found.append(move)
    return found


def play_on(judge: Judge[Any], state: State, luck: Luck, turns: int) -> None:
    """Plays on by the policy, to the end or for a number of turns."""
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
        state.play(seat, moves[0] if len(moves) == 1 else judge.policy(state, seat, moves, luck.whims[seat]))


def margin_of(judge: Judge[Any], state: State, seat: int) -> float:
    """The seat's lead over its best rival in points: counted at the end, estimated before."""
    if state.pending() != 0:
        return judge.value(state, seat)
    totals = state.results().totals
    if len(totals) == 1:
        return float(totals[0])
    rival = -1.0e9
    for other in range(len(totals)):
        if other != seat and totals[other] > rival:
            rival = float(totals[other])
    return float(totals[seat]) - rival


def worth_of(state: State, seat: int, margin: float, swing: float) -> float:
    """The worth of a position from 0 to 1: the margin in relation to the usual one, and at the end the victory too.

    Victory alone says little when a game is nearly lost or won; the margin alone would risk victory for points.
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
