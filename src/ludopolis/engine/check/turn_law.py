"""The law of turns: the number changes when another seat decides."""

from typing import Final

from ludopolis.engine.check.law import law
from ludopolis.engine.contract import State
from ludopolis.engine.values.chance import CHANCE

ENOUGH: Final = 6
"""Changes of seat before the law is applied."""
INTERRUPTED: Final = 0.4
"""A turn may be interrupted by a decision of another seat, but not so often."""


class Turns:
    """Watches a game outside its simultaneous phases. A game that leaves all turns at 0 has no law to keep."""

    def __init__(self) -> None:
        self.changes = 0
        """How often another seat decided …"""
        self.unchanged = 0
        """… and the number stayed the same."""
        self.last = 0
        self.seat = -1

    def watch(self, state: State) -> None:
        """The next decision of the game."""
        pending, turn = state.pending(), state.turn()
        law(turn >= self.last, f"turn: never goes back; {self.last} became {turn}")
        if pending == 0 or pending == CHANCE:
            return
        seat = -1 if pending & (pending - 1) else pending.bit_length() - 1
        if seat >= 0 and self.seat >= 0 and seat != self.seat:
            self.changes += 1
            self.unchanged += turn == self.last
        self.seat, self.last = seat, turn

    def finish(self) -> None:
        """The law, over the whole game."""
        often = self.changes >= ENOUGH and self.unchanged >= INTERRUPTED * self.changes
        text = f"{self.unchanged} of {self.changes} times it did not"
        law(self.last == 0 or not often, f"turn: changes when another seat decides; {text}")
