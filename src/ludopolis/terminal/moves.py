"""The legal moves on the screen: a numbered list, grouped if it is long, and what typed text means in it."""

import re
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.engine.contract import State
from ludopolis.engine.values.facts import BadNotation, Fact
from ludopolis.terminal.output import Output

MAX_LISTED_MOVES = 24
"""Up to this many moves are listed one by one; more are grouped by how their notation begins."""
PIECES = re.compile(r"[A-Za-z]+|\d+|[^A-Za-z\d]")


class Move(NamedTuple):
    """A legal move: its number on the screen, its notation, and what it does in words."""

    number: int
    code: int
    notation: str
    told: str


class Meaning(NamedTuple):
    """What typed text means: one move, several that match, or none, for a reason."""

    move: Move | None
    matches: list[Move]
    reason: Fact | None


class Moves:
    """The legal moves of a seat. The state is blinded for the seat, so reasons reveal nothing it may not know."""

    def __init__(self, output: Output, state: State, seat: int) -> None:
        self.output = output
        self.state = state
        self.seat = seat
        self.all = [
            Move(number, code, state.to_text(seat, code), output.sentence("move", state.describe(seat, code)))
            for number, code in enumerate(state.legal(seat), 1)
        ]

    def read(self, typed: str) -> Meaning:
        """Reads a number of the list, notation, the beginning of notation, or words of a description."""
        text = " ".join(typed.split())
        if text.isdecimal():
            for move in self.all:
                if move.number == int(text):
                    return Meaning(move, [], None)
        for move in self.all:
            if move.notation.lower() == text.lower():
                return Meaning(move, [], None)
        try:
            code = self.state.from_text(self.seat, text)
        except BadNotation as wrong:
            found = self.matching(text)
            return Meaning(None, found, None if found else wrong.reason)
        return Meaning(None, [], self.state.why_not(self.seat, code))

    def matching(self, text: str) -> list[Move]:
        """The moves whose notation begins with the text; if none does, those whose description has all its words."""
        start = text.lower()
        found = [move for move in self.all if move.notation.lower().startswith(start)]
        words = start.split()
        return found or [move for move in self.all if all(word in move.told.lower() for word in words)]

    def render(self) -> RenderableType:
        """The list, grouped if it is long."""
        return move_list(self.all) if len(self.all) <= MAX_LISTED_MOVES else self._grouped()

    def _grouped(self) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column()
        for start, members in grouped(self.all):
            if len(members) == 1:
                move = members[0]
                grid.add_row(f"  {move.notation}", Text.assemble(move.told, (f"  {move.number}", "dim")))
                continue
            endings = " ".join(move.notation[len(start) :].strip() for move in members)
            told = self.output.text("terminal-moves-some", count=len(members), first=members[0].told)
            grid.add_row(f"  {start.rstrip()} …", Text.assemble(endings, ("  " + told, "dim")))
        return grid


def move_list(moves: list[Move]) -> Table:
    """Moves one by one: number, description, notation."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold", no_wrap=True, min_width=4)
    grid.add_column()
    grid.add_column(style="dim", no_wrap=True)
    for move in moves:
        grid.add_row(str(move.number), move.told, move.notation)
    return grid


def grouped(moves: list[Move]) -> list[tuple[str, list[Move]]]:
    """Moves grouped by how their notation begins: the longest beginnings that still give a short list."""
    best: dict[str, list[Move]] = {}
    for length in range(1, max(len(PIECES.findall(move.notation)) for move in moves) + 1):
        groups: dict[str, list[Move]] = {}
        for move in moves:
            groups.setdefault("".join(PIECES.findall(move.notation)[:length]), []).append(move)
        if best and len(groups) > MAX_LISTED_MOVES:
            break
        best = groups
    return list(best.items())
