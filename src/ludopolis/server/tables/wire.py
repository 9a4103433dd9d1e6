"""Messages to viewers, built from the state blinded for each, so that nothing hidden can leak."""

from typing import NamedTuple

import msgspec

from ludopolis.coach.opening import endings
from ludopolis.engine.contract import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.table.ties import ties_data
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.server.model.tables import WAITING, TableRow, joinable, who_begins
from ludopolis.server.tables.sent import Parts


class Viewer(NamedTuple):
    """How a client looks at a table: as a seat or as the spectator, and in which form."""

    seat: int
    text: bool = False
    """Whether messages contain the position in words."""
    changes: bool = False
    """Whether messages after the first are differences."""
    lens: bool = False
    """Whether it is a friend who looks through the seat's eyes: they are asked nothing, and can take nothing back."""
    blinded: bool = False
    """Whether messages contain the blinded position as data, for programs that decide as our bots do."""


def encode(message: Data) -> str:
    """A message as JSON."""
    return msgspec.json.encode(message).decode()


def deciding(state: State) -> list[int]:
    """The seats that must decide now."""
    pending = state.pending()
    return [] if pending == CHANCE else [seat for seat in range(state.players) if pending >> seat & 1]


def people(row: TableRow, table: Table, here: set[int]) -> list[Data]:
    """Who sits where, and whether they are connected."""
    resigned = table.resigned()
    return [
        {
            "name": seat.name,
            "town": seat.town,
            "kind": seat.kind,
            "bot": seat.bot,
            "here": seat.seat in here,
            "resigned": seat.seat in resigned,
            "shown": seat.lens is not None,
        }
        for seat in row.seats
    ]


def public(row: TableRow, table: Table, here: set[int]) -> Data:
    """The part of a message that is the same for every viewer."""
    if row.status == WAITING:
        return _public_before(row, table, here)
    seats = people(row, table, here)
    return {"deciding": deciding(table.state), "seats": seats, "status": row.status, "next": row.next}


def _public_before(row: TableRow, table: Table, here: set[int]) -> Data:
    """The same, before the game begins. People who share a screen are there together."""
    devices = {row.seats[seat].device for seat in here}
    seats = people(row, table, {place.seat for place in row.seats if place.device in devices})
    host = who_begins(row)
    told = {"deciding": [], "seats": seats, "status": row.status, "next": None}
    return {**told, "host": None if host is None else host.seat}


def state_message(row: TableRow, table: Table, viewer: Viewer, public: Data, before: Parts | None = None) -> Data:
    """Everything a viewer may know now, except the log. Contains what `public` returned.

    Legal moves and scores are taken from the message `before` as long as the viewer is told nothing and asked nothing
    new.
    """
    if row.status == WAITING:
        return _waiting_message(viewer, public, row)
    state = table.state
    seat = viewer.seat
    blinded = state.blind(seat)
    number = table.view_number(seat)
    asked = seat in public["deciding"] and _asked_here(row, viewer)
    known = before is not None and before.has("status", row.status) and before.has("number", number)
    same = before if before and known and before.has("asks", None) != asked else None
    message: Data = {
        "t": "state",
        "number": number,
        "turn": blinded.turn(),
        "view": blinded.view(seat),
        **public,
        "asks": None,
        "legal": [],
        "undo": 0,
    }
    if seat == SPECTATOR or viewer.lens:
        message["next"] = row.next_watch  # the table's own id lets people sit down
    if seat == SPECTATOR and joinable(row):
        message["join"] = row.id
    if viewer.text:
        message["position"] = facts(blinded.position(seat))
    if viewer.blinded:
        game = state.game
        message["blinded"] = {"game": game.id, "rules": game.version, "position": blinded.dump()}
    if seat != SPECTATOR and _asked_here(row, viewer):
        message["undo"] = len(table.choices(seat))
    if asked:
        message["asks"] = same.raw("asks") if same else blinded.asks(seat).to_json()
        message["legal"] = same.raw("legal") if same else legal_moves(table, blinded, seat)
    if state.pending() == 0:
        message["over"] = final(state)
    elif row.settings.get("live_score"):
        message["scores"] = same.raw("scores") if same else sheets(blinded)
    return message


def _waiting_message(viewer: Viewer, public: Data, row: TableRow) -> Data:
    """What everybody may know before a game begins: who sits where. There is nothing else yet."""
    message: Data = {"t": "state", "number": 0, "turn": 0, "view": {}, **public, "asks": None, "legal": [], "undo": 0}
    if viewer.seat == SPECTATOR and joinable(row):
        message["join"] = row.id
    return {**message, "position": []} if viewer.text else message


def _asked_here(row: TableRow, viewer: Viewer) -> bool:
    """Whether a viewer decides for the seat: not if a bot does, and not a friend who only looks."""
    return row.seats[viewer.seat].kind == "human" and not viewer.lens


def legal_moves(table: Table, blinded: State, seat: int) -> list[Data]:
    """The legal moves of a seat: notation, description, and whether each ends the turn or reveals something."""
    moves: list[Data] = []
    for move in blinded.legal(seat):
        ends, reveals = table.consequence(seat, move, blinded)
        moves.append(
            {
                "move": blinded.to_text(seat, move),
                "say": blinded.describe(seat, move).to_json(),
                "ends": ends,
                "reveals": reveals,
            }
        )
    return moves


def final(state: State) -> Data:
    """How a finished game ended."""
    results = state.results()
    return {
        "ending": state.ending(),
        "totals": results.totals,
        "winners": results.winners,
        **ties_data(state),
        "sheets": sheets(state),
        "counted": [[line._asdict() for line in lines] for lines in state.counted()],
        "opening": endings(state),
    }


def sheets(state: State) -> list[list[Data]]:
    """Score sheets by seat, line by line."""
    return [
        [{"category": line.category, "points": line.points, "figures": line.figures} for line in sheet]
        for sheet in state.sheet()
    ]


def facts(lines: list[Fact]) -> list[Data]:
    """Facts as data."""
    return [line.to_json() for line in lines]


def log_lines(table: Table, seat: int, since: int = 0) -> list[tuple[int, Data]]:
    """The log after entry `since`, as a viewer may read it. Each line comes with its entry number.

    Forced moves are marked; in a game with secrets, only for the seat that had no choice. What happens to a seat in
    somebody else's move (the turn that begins with it) is marked in games without secrets: in the others it could
    tell who moved last.
    """
    secrets = table.game.secrets
    steps = {step.n: step for step in table.steps_after(since)}

    def marks(entry: int, line: Data) -> Data:
        step = steps[entry]
        if step.forced and (step.seat == seat or not secrets):
            return {"forced": 1}
        return {"befell": 1} if not secrets and line.get("seat", step.seat) != step.seat else {}

    lines = [(entry, told.to_json()) for entry, told in table.log(seat, since)]
    return [(entry, {**line, **marks(entry, line)}) for entry, line in lines]
