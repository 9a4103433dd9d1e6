"""Retrying a turn of a finished game, and playing on from one of its positions."""

from random import Random
from typing import NamedTuple

from ludopolis.engine.contract.state import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import REVEAL, Event
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.guard.access import new_token
from ludopolis.server.model.tables import NotFound
from ludopolis.server.review.replay import frames_of
from ludopolis.server.tables.wire import deciding, facts, legal_moves, sheets


def decision_of(result: Data, seat: int, n: int) -> tuple[int, Data]:
    """The analysed decision of a seat whose first entry is `n`, and the first entry of its block."""
    for block in result["blocks"]:
        for decision in block.get("decisions", []):
            if decision["seat"] == seat and decision["entries"][0] == n and "better" in decision:
                return block["entries"][0], decision
    raise NotFound(fact("no-such-decision"))


def before(table: Table, first: int, n: int, seat: int) -> State:
    """The position that a decision is judged from, blinded for its seat.

    Where several decide at once, it is the one before all of them, whose first entry is `first`.
    """
    state = table.first_state()
    for step in table.steps:
        due = state.pending()
        if step.n >= n or (step.n >= first and due != CHANCE and due >> seat & 1):
            break
        state.play(step.seat, step.move)
    return state.blind(seat)


class Followed(NamedTuple):
    """The position after some moves of a turn."""

    state: State
    over: bool
    """Whether the turn is over: chance, another seat or a reveal comes next."""
    turn: list[Data]
    """Its moves in words; those marked `forced` were the only legal ones."""


def follow(blinded: State, seat: int, moves: list[str], then: list[str]) -> Followed:
    """Plays some moves of a turn, and the forced moves after them. Raises `IllegalMove`."""
    state = blinded.clone()
    turn = state.turn()
    waiting, maybe = list(moves), list(then)
    played: list[Data] = []
    while True:
        pending = state.pending()
        if pending == CHANCE or not pending >> seat & 1 or state.turn() != turn:
            return Followed(state, True, played)
        legal = {state.to_text(seat, move): move for move in state.legal(seat)}
        if len(legal) == 1 and played:
            text = next(iter(legal))
            waiting = waiting[1:] if waiting[:1] == [text] else waiting
        elif waiting:
            text = waiting.pop(0)
        elif maybe and maybe[0] in legal:
            text = maybe.pop(0)
        else:
            return Followed(state, False, played)
        if text not in legal:
            raise IllegalMove(state.why_not(seat, state.from_text(seat, text)) or fact("not-your-decision", seat=seat))
        forced = len(legal) == 1 and bool(played)
        played.append({"move": text, "say": state.describe(seat, legal[text]).to_json(), "forced": forced})
        events: list[Event] = []
        state.events = events
        state.play(seat, legal[text])
        if any(event[0] == REVEAL for event in events):
            return Followed(state, True, played)


def state_of(table: Table, state: State, seat: int, moves: int, over: bool, text: bool) -> Data:
    """A position of a tried turn, after so many moves, as a table would send it to the seat."""
    return {
        "t": "state",
        "number": moves,
        "turn": state.turn(),
        "view": state.view(seat),
        "deciding": [] if over else deciding(state),
        "asks": None if over else state.asks(seat).to_json(),
        "legal": [] if over else legal_moves(table, state, seat),
        "undo": moves,
        "scores": sheets(state),
        "position": facts(state.position(seat)) if text else [],
    }


def dealt_anew(table: Table, at: int, seat: int) -> Data:
    """The position of a frame, with everything unknown to the seat dealt anew. Seat -1: the one that decides there."""
    for index, frame in enumerate(frames_of(table)):
        if index == at:
            due = deciding(frame.state)
            if not due:
                break
            rng = Random(new_token())
            viewer = seat if seat >= 0 else due[0]
            return frame.state.blind(viewer).determinize(rng).dump()
    raise IllegalMove(fact("no-such-moment", given=at, high=index))
