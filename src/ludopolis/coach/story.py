"""A record as a story: draws and turns one after the other, each with the position before it.

A run of outcomes of chance is one draw. A turn is a run of moves of one seat, up to what chance or others decide or
reveal in it; in a simultaneous phase it is what every seat decides there, and each is judged from the position before.
"""

from typing import Final, NamedTuple

from ludopolis.engine.contract import Game, State
from ludopolis.engine.table.record import Record
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.step import Step
from ludopolis.engine.table.table import Table
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import LudopolisError, fact

DRAW: Final = "draw"
TURN: Final = "turn"


class Unfinished(LudopolisError):
    """Only a finished game is analysed: before that, an analysis would tell what is hidden."""


class Part(NamedTuple):
    """What one seat decided in a turn."""

    seat: int
    steps: list[int]
    """Its steps, counted from 0."""
    at: int
    """The number of steps before the position that it is judged from."""


class Block(NamedTuple):
    """A draw or a turn: the steps from `first` up to, but not including, `last`."""

    kind: str
    first: int
    last: int
    parts: list[Part]


class Story:
    """A finished game: its steps, the positions before and after blocks, and the blocks."""

    def __init__(self, record: Record, game: Game) -> None:
        self.game = game
        self.table = replay(record, game)
        if self.table.state.pending() != 0:
            raise Unfinished(fact("analysis-unfinished"))
        self.steps: list[Step] = self.table.steps
        self.blocks: list[Block] = []
        self.positions: dict[int, State] = {}
        """Positions by the number of steps before them."""
        self.fresh: dict[int, bool] = {}
        """Whether a position is the first one of its turn, and somebody has moved before: networks know such ones."""
        self._tell(self.table)

    def _tell(self, table: Table) -> None:
        state = table.first_state()
        self._keep(0, state, False)
        first = 0
        begun = False
        for at, step in enumerate(self.steps):
            turn, counted = state.turn(), turn_of(state)
            if at > first and self.steps[at - 1].phase == step.phase != 0 and not _due(self.positions[first], step):
                self._keep(at, state, False)  # its decision began inside the phase
            state.play(step.seat, step.move)
            begun = begun or step.seat != CHANCE
            following = self.steps[at + 1] if at + 1 < len(self.steps) else None
            if following is None or _ends(step, following, state.turn() != turn):
                self._keep(at + 1, state, begun and turn_of(state) != counted)
                self.blocks.append(self._block(first, at + 1))
                first = at + 1

    def _keep(self, at: int, state: State, fresh: bool) -> None:
        if at not in self.positions:
            self.positions[at] = state.clone()
            self.fresh[at] = fresh

    def _block(self, first: int, last: int) -> Block:
        if self.steps[first].seat == CHANCE:
            return Block(DRAW, first, last, [])
        by_seat: dict[int, list[int]] = {}
        for at in range(first, last):
            by_seat.setdefault(self.steps[at].seat, []).append(at)
        parts: list[Part] = []
        for seat, steps in sorted(by_seat.items()):
            due = self.positions[first].pending() >> seat & 1
            parts.append(Part(seat, steps, first if due else steps[0]))
        return Block(TURN, first, last, parts)


def _due(state: State, step: Step) -> bool:
    pending = state.pending()
    return pending != CHANCE and pending >> step.seat & 1 == 1


def _ends(step: Step, following: Step, new_turn: bool) -> bool:
    """Whether a draw or a turn ends with a step."""
    if step.seat == CHANCE or following.seat == CHANCE:
        return step.seat != following.seat
    if step.is_final() or new_turn or step.phase != following.phase:
        return True
    return step.phase == 0 and step.seat != following.seat
