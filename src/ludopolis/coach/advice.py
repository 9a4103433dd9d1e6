"""Which turns came from hints, and which a bot played for somebody who was away."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ludopolis.engine.contract import State
from ludopolis.engine.table.record import Record
from ludopolis.engine.table.step import Step

BOT: Final = "bot:"
"""How the names of bots begin in a record."""


class Advice(NamedTuple):
    """A hint that a seat was shown."""

    seat: int
    entry: int
    """How many entries the record had then."""
    turn: list[str]
    """The moves that were advised, as text."""


class Hands:
    """Who chose the moves of a game: its players, hints, or bots in their place."""

    def __init__(self, record: Record, steps: list[Step], advice: Iterable[Advice] = ()) -> None:
        self.advice = list(advice)
        self._taken_back: list[tuple[int, int, int]] = []
        """Moves that do not stand: the seat, the entry, and the one that took it back."""
        players = record.header.players
        self._changes: list[list[tuple[int, bool]]] = [[(0, _is_bot(name))] for name in record.header.seats]
        """By seat: from which entry on it was played by a bot, or by a person."""
        self._own: list[list[int]] = [[] for _ in range(players)]
        """By seat: the entries of its moves that stand."""
        for n, entry in enumerate(record.entries, 1):
            if "withdraw" in entry:
                self._taken_back += [(entry["seat"], back, n) for back in entry["withdraw"]]
            for kind in ("take_over", "resign"):
                if kind in entry:
                    self._changes[entry["seat"]].append((n, _is_bot(str(entry[kind]))))
        for step in steps:
            if 0 <= step.seat < players:
                self._own[step.seat].append(step.n)
        self._people = [any(not self._by_bot(seat, n) for n in self._own[seat]) for seat in range(players)]

    def is_stand_in(self, seat: int, entry: int) -> bool:
        """Whether a bot played that entry for a person."""
        return self._people[seat] and self._by_bot(seat, entry)

    def is_advised(self, state: State, seat: int, steps: list[Step]) -> bool:
        """Whether every choice of a turn was the one that a hint had shown. `state` is what the seat knew before it."""
        given = [advice for advice in self.advice if advice.seat == seat]
        if not given or all(step.forced for step in steps):
            return False
        moves: list[str] = []
        state = state.clone()
        for step in steps:
            moves.append(state.to_text(seat, step.move))
            state.play(seat, step.move)
        at = 0
        while at < len(steps):
            shown = [advice for advice in given if self._is_before(advice, steps[at])]
            followed = max((_common(advice.turn, moves[at:]) for advice in shown), default=0)
            if not followed and not steps[at].forced:
                return False
            at += max(1, followed)
        return True

    def _by_bot(self, seat: int, entry: int) -> bool:
        return next(bot for since, bot in reversed(self._changes[seat]) if since <= entry)

    def _is_before(self, advice: Advice, step: Step) -> bool:
        """Whether a hint was about the position in which a move was made."""
        before = max((n for n in self._own[step.seat] if n < step.n), default=0)
        if not before <= advice.entry < step.n:
            return False
        # A move that was on the board then and was taken back later makes it a hint about another position.
        return not any(
            seat == step.seat and n <= advice.entry < back for seat, n, back in self._taken_back if n > before
        )


def _is_bot(name: str) -> bool:
    return name.startswith(BOT)


def _common(turn: list[str], moves: list[str]) -> int:
    """How many moves of two turns are the same, from the first on."""
    same = 0
    while same < min(len(turn), len(moves)) and turn[same] == moves[same]:
        same += 1
    return same
