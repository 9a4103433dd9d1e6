"""A running game as one viewer saw it, for problem reports: a record would tell its secrets.

It has a header, a line for each moment at which the viewer learned something, if only who must decide, and a closing
line. A line holds what the viewer was told, its own moves, and the changes of the blinded position since the line
before. Lines have numbers of their own: those of entries would tell how many hidden moves the others have made.
"""

from typing import Final, NamedTuple

from ludopolis.engine.contract import State
from ludopolis.engine.table.record import Header, read_header, read_lines
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadRecord, Fact, fact

SEEN: Final = "seen"


class Moment(NamedTuple):
    """What the viewer was told, its own moves, and the blinded position."""

    told: list[Fact]
    moves: list[str]
    position: Data


class Seen(NamedTuple):
    """A game as one viewer saw it."""

    header: Header
    viewer: int
    moments: list[Moment]

    def lines(self) -> list[Data]:
        """The lines as data."""
        lines: list[Data] = [{**self.header.to_json(), "viewer": self.viewer}]
        before: Data = {}
        for n, moment in enumerate(self.moments, 1):
            position = moment.position
            changed = {name: value for name, value in position.items() if name not in before or before[name] != value}
            gone = [name for name in before if name not in position]
            told = [line.to_json() for line in moment.told]
            lines.append({"n": n, "told": told, "moves": moment.moves, "position": changed, "gone": gone})
            before = position
        lines.append({"end": SEEN, "moments": len(self.moments)})
        return lines


def seen(table: Table, viewer: int) -> Seen:
    """The game so far as the viewer saw it, without names of players."""
    told: dict[int, list[Fact]] = {}
    for n, line in table.log(viewer):
        told.setdefault(n, []).append(line)
    state = table.first_state()
    moments: list[Moment] = []
    if state.pending() != CHANCE:
        moments.append(_moment(state, viewer, [], []))
    heard: list[Fact] = []
    moves: list[str] = []
    learned = False
    deciding = state.pending()
    for step in table.steps:
        if step.seat == viewer:
            moves.append(state.to_text(step.seat, step.move))
        state.play(step.seat, step.move)
        heard += told.get(step.n, [])
        learned = learned or table.told_to(step) >> viewer & 1 == 1
        pending = state.pending()
        if pending != CHANCE and (learned or pending != deciding):
            moments.append(_moment(state, viewer, heard, moves))
            heard, moves, learned, deciding = [], [], False, pending
    return Seen(nameless(table.header()), viewer, moments)


def nameless(header: Header) -> Header:
    """A header without the names of the players and their towns."""
    return header._replace(seats=[""] * header.players, towns=())


def _moment(state: State, viewer: int, told: list[Fact], moves: list[str]) -> Moment:
    return Moment(told, moves, state.blind(viewer).dump())


def parse_seen(text: str) -> Seen:
    """Parses a game as one viewer saw it. Raises `BadRecord`, which names the line."""
    lines = read_lines(text)
    header = read_header(lines[0], 1)
    viewer = lines[0].get("viewer")
    if not isinstance(viewer, int) or not (0 <= viewer < header.players or viewer == SPECTATOR):
        raise BadRecord(fact("record-header", line=1, field="viewer"))
    if lines[-1].get("end") != SEEN or lines[-1].get("moments") != len(lines) - 2:
        raise BadRecord(fact("record-truncated", line=len(lines)))
    moments: list[Moment] = []
    position: Data = {}
    for number, line in enumerate(lines[1:-1], 2):
        try:
            position = {name: value for name, value in position.items() if name not in line["gone"]}
            position.update(line["position"])
            told = [_fact(one) for one in line["told"]]
            moments.append(Moment(told, [str(move) for move in line["moves"]], position))
        except (AttributeError, KeyError, TypeError, ValueError):
            raise BadRecord(fact("record-entry", line=number)) from None
    return Seen(header, viewer, moments)


def _fact(data: Data) -> Fact:
    args = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items() if name != "kind"}
    return Fact(str(data["kind"]), args)
