"""The law of turns: the number changes when another seat's turn begins."""

from typing import Final

from ludopolis.engine.check.law import law
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE

ENOUGH: Final = 6
"""Fewest changes of seat in a game for the law about their share."""
INTERRUPTED: Final = 0.4
"""Share of changes of seat, from which on they cannot all be interruptions within a turn."""


class Turns:
    """Watches a game outside its simultaneous phases. A game whose `turn` is always 0 is not checked.

    A seat may be asked something in the turn of another: Streets asks everybody whose people arrive. But the first
    question of a turn goes only to the seat whose turn it is.
    """

    def __init__(self) -> None:
        self.changes = 0
        """Changes of seat: decisions of another seat than the one before."""
        self.unchanged = 0
        """Changes of seat at which `turn` stayed the same."""
        self.last = 0
        self.seat = -1
        self.owner = -1
        """The first seat that decided in this turn."""
        self.shared = False
        """Whether several seats decided at once in this turn."""
        self.beginnings: set[str] = set()
        """Questions that turns began with."""
        self.guests: dict[str, str] = {}
        """By question: where a seat other than the owner was first asked it."""

    def watch(self, state: State) -> None:
        """Takes note of the next decision."""
        pending, turn = state.pending(), state.turn()
        law(turn >= self.last, f"turn: never goes back; {self.last} became {turn}")
        if pending == 0 or pending == CHANCE:
            return
        if turn != self.last:
            self.owner, self.shared = -1, False
        seat = -1 if pending & (pending - 1) else pending.bit_length() - 1
        if seat >= 0 and self.seat >= 0 and seat != self.seat:
            self.changes += 1
            self.unchanged += turn == self.last
        self.shared |= seat < 0
        if not self.shared:
            self._note(state.asks(seat).kind, seat, turn)
        self.seat, self.last = seat, turn

    def _note(self, kind: str, seat: int, turn: int) -> None:
        """Notes who is asked what, in whose turn."""
        if self.owner < 0:
            self.owner = seat
            self.beginnings.add(kind)
        elif seat != self.owner:
            self.guests.setdefault(kind, f"in turn {turn} of seat {self.owner}, seat {seat} is asked {kind}")

    def finish(self) -> None:
        """Checks the law over the whole game."""
        if self.last == 0:
            return
        for kind in sorted(self.beginnings & self.guests.keys()):
            law(False, f"turn: changes when another seat's turn begins; {self.guests[kind]}, with which turns begin")
        often = self.changes >= ENOUGH and self.unchanged >= INTERRUPTED * self.changes
        text = f"{self.unchanged} of {self.changes} times it did not"
        law(not often, f"turn: changes when another seat decides; {text}")
