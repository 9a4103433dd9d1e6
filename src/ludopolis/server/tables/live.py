"""One table in memory: the replayed game, the sockets of its viewers, and what they were last sent."""

import asyncio
import logging
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.lesson import Lesson, Walk
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.model.clocks import Clock, Terms, TimeSource, wall_time
from ludopolis.server.model.tables import RUNNING, SeatRow, TableRow, joinable
from ludopolis.server.model.talk import hears_gallery
from ludopolis.server.ops.failures import trace
from ludopolis.server.tables import wire
from ludopolis.server.tables.sent import Parts, Shared
from ludopolis.server.tables.wire import Viewer

log = logging.getLogger(__name__)

MAX_BACKLOG_MESSAGES = 64
"""Longest queue of a client. A client that lags further behind is disconnected, and may reconnect."""
TALK = wire.encode({"t": "talk"})
"""The message that there is new talk, which clients then fetch."""
NOBODY: frozenset[int] = frozenset()
"""The empty set of seats of all tables: each set of its own would take a table 216 bytes."""
CLOSE_FORBIDDEN = 4403
CLOSE_NOT_FOUND = 4404
CLOSE_MOVED = 4410
CLOSE_TRY_AGAIN = 1013


class Socket:
    """One viewer's connection. Messages are queued in `outbox` for its writer, which `wake` starts."""

    __slots__ = "close_code", "device", "hasty", "lens", "outbox", "viewer", "wake"

    def __init__(self, viewer: Viewer, device: str = "", lens: str = "", hasty: bool = False) -> None:
        self.viewer = viewer
        self.device = device
        self.lens = lens
        """The hash of the secret for looking through a seat's eyes."""
        self.hasty = hasty
        """Whether the viewer wants bots to be quick."""
        self.outbox: list[str] = []
        self.close_code: int | None = None
        """The close code, once the connection ends."""
        self.wake: Callable[[], None] = lambda: None

    def send(self, message: str) -> None:
        """Queues a message. Closes the connection of a client too slow to follow."""
        if self.close_code is not None:
            return
        if len(self.outbox) == MAX_BACKLOG_MESSAGES:
            self.close(CLOSE_TRY_AGAIN)
            return
        self.outbox.append(message)
        self.wake()

    def close(self, code: int) -> None:
        """Drops the queued messages and closes the connection."""
        if self.close_code is not None:
            return
        self.close_code = code
        self.outbox.clear()
        self.wake()


class LastSent:
    """What viewers of one kind were last sent. It keeps only the part of the log that can still be taken back."""

    __slots__ = "mark", "open_lines", "parts", "serial", "settled", "settled_lines"

    def __init__(self) -> None:
        self.mark: tuple[int, Data, bool] = (-1, {}, False)
        """View number and public part: as long as they are unchanged, nothing is sent."""
        self.settled = 0
        """The number of the last entry sent that nobody can take back any more."""
        self.settled_lines = 0
        """Lines of the log up to that entry."""
        self.open_lines: list[Data] = []
        """The lines after it, which may still be taken back."""
        self.parts = Parts()
        """The rest of the message, for viewers who are sent differences."""
        self.serial = 0
        """Messages sent so far."""


class Live:
    """A table in memory. Changes and pushes need `lock`, so that only committed changes are sent."""

    def __init__(
        self,
        row: TableRow,
        game: Game,
        lines: list[Data],
        keys: set[str],
        wake_bots: Callable[["Live"], None] = lambda live: None,
    ) -> None:
        self.row = row
        self.game = game
        self.table = fold(row, game, lines)
        self.lesson = lesson_of(row)
        self.terms = Terms.of(row.settings)
        self.clock: Clock | None = None
        """The clock, at a table that has one."""
        self.time: TimeSource = wall_time
        self.lock = asyncio.Lock()
        self.keys = keys
        """Keys of the requests that have been carried out."""
        self.stale = False
        """Whether the database may be ahead of memory."""
        self.sockets: set[Socket] = set()
        self.elsewhere: AbstractSet[int] = NOBODY
        """Seats with a connection to another process."""
        self.last_sent: dict[Viewer, LastSent] = {}
        self.thinking = NOBODY
        """Seats for which a bot is thinking."""
        self.wake_bots = wake_bots
        self.hints: dict[int, tuple[int, list[str], asyncio.Future[Data | None]]] = {}
        """By seat: the number of the view in which a hint was last asked for, what was picked, and the hint."""
        self.reasons: dict[int, tuple[Data, asyncio.Future[list[Data] | None]]] = {}
        """By seat: the hint whose reasons were last asked for, and the reasons."""

    def connected(self) -> set[int]:
        """The seats with a connection to this process."""
        return {socket.viewer.seat for socket in self._players()}

    def here(self) -> set[int]:
        """The seats with a connection to any process."""
        return self.connected() | self.elsewhere

    def hasty(self) -> bool:
        """Whether every player who is looking wants bots to be quick."""
        players = self._players()
        return bool(players) and all(socket.hasty for socket in players) and not self.elsewhere

    def _players(self) -> list[Socket]:
        """The connections of players, without spectators and friends who look through a player's eyes."""
        return [socket for socket in self.sockets if socket.viewer.seat != SPECTATOR and not socket.viewer.lens]

    def walk(self) -> Walk | None:
        """The table's progress in its lesson, if it has one."""
        return None if self.lesson is None else Walk(self.lesson, self.table)

    def owns(self, device: str, seat: int) -> bool:
        """Whether the seat is the device's, even if a bot plays for it."""
        return 0 <= seat < len(self.row.seats) and device != "" and self.row.seats[seat].device == device

    def shows(self, seat: int, lens: str, device: str) -> bool:
        """Whether a seat shows its view to a device with this secret. Devices that play here may never see it."""
        if not 0 <= seat < len(self.row.seats) or any(place.device == device for place in self.row.seats if device):
            return False
        return lens != "" and self.row.seats[seat].lens == lens

    def why_lost(self, seat: int, lens: bool = False) -> int:
        """The code for a viewer who has lost the seat: it moved to another device, or was taken away."""
        moved = not lens and 0 <= seat < len(self.row.seats) and self.row.seats[seat].device is not None
        return CLOSE_MOVED if moved else CLOSE_FORBIDDEN

    def attach(self, socket: Socket) -> None:
        """Adds a viewer's socket and sends it the whole state. The other viewers see who is here."""
        if not self._may_look(socket):
            raise Forbidden(fact("not-your-seat"))
        if socket.viewer not in self.last_sent:
            self.last_sent[socket.viewer] = LastSent()
            self.sockets.add(socket)
            self.push()
            return
        self.push()  # a viewer with another window: that one is sent only what is new
        self.sockets.add(socket)
        last = self.last_sent.setdefault(socket.viewer, LastSent())  # the other window may have lost the seat just now
        lines = [line for _, line in wire.log_lines(self.table, socket.viewer.seat)]
        state = wire.state_message(self.row, self.table, socket.viewer, self._public())
        socket.send(wire.encode({**state, "serial": last.serial, "log": {"keep": 0, "add": lines}, **self._at()}))

    def detach(self, socket: Socket) -> None:
        """Removes a viewer's socket. The next push tells the others."""
        self.sockets.discard(socket)
        if not any(other.viewer == socket.viewer for other in self.sockets):
            self.last_sent.pop(socket.viewer, None)

    def push(self) -> None:
        """Sends every viewer what is new for it, if anything is, and wakes the bots that must decide.

        Viewers who have lost their seat are disconnected first.
        """
        for socket in [socket for socket in self.sockets if not self._may_look(socket)]:
            socket.close(self.why_lost(socket.viewer.seat, socket.viewer.lens))
            self.detach(socket)
        public = self._public()
        shared = Shared()
        for viewer, last in list(self.last_sent.items()):
            watching = [socket for socket in self.sockets if socket.viewer == viewer]
            try:
                message = self._news(viewer, last, public, shared)
            except Exception as error:
                # A fault in one view must not silence the table for everybody else.
                log.error("no view for seat %d. %s", viewer.seat, trace(error))
                for socket in watching:
                    socket.close(CLOSE_TRY_AGAIN)
                    self.detach(socket)
                continue
            if message is not None:
                for socket in watching:
                    socket.send(message)
        self.wake_bots(self)

    def hear(self, gallery: bool = False) -> None:
        """Tells viewers that there is new talk; of the gallery's, only those who may hear it."""
        for socket in self.sockets:
            if not gallery or hears_gallery(self.row, socket.device):
                socket.send(TALK)

    def _public(self) -> Data:
        public = wire.public(self.row, self.table, self.here())
        walk = self.walk()
        if walk is not None:
            public["lesson"] = walk.place()
        if self.clock is not None and self.terms is not None:
            public["clock"] = self.clock.public(self.terms)
        return public

    def _at(self) -> Data:
        """The time on the server, for clocks that browsers draw."""
        return {} if self.clock is None else {"at": self.time()}

    def tick(self, places: list[SeatRow], status: str, turn: int, lines: list[Data]) -> None:
        """Updates the clock, given the new entries and the new seats. `turn`: the turn before them."""
        if self.clock is None or self.terms is None:
            return
        undoing = next((line["seat"] for line in reversed(lines) if "withdraw" in line), None)
        waits = waiting(self.table, places, status)
        turned = self.table.state.turn() != turn
        held = set(wire.deciding(self.table.state)) - waits if status == RUNNING else set()
        self.clock = self.clock.moved(self.terms, self.time(), waits, turned, undoing, held)

    def _may_look(self, socket: Socket) -> bool:
        seat = socket.viewer.seat
        if socket.viewer.lens:
            return self.shows(seat, socket.lens, socket.device)
        return seat == SPECTATOR or self.owns(socket.device, seat)

    def _news(self, viewer: Viewer, last: LastSent, public: Data, shared: Shared) -> str | None:
        table = self.table
        mark = (table.view_number(viewer.seat), public, viewer.seat == SPECTATOR and joinable(self.row))
        if mark == last.mark:
            return None
        told = wire.log_lines(table, viewer.seat, last.settled)
        lines = [line for _, line in told]
        same = 0
        for old, new in zip(last.open_lines, lines, strict=False):
            if old != new:
                break
            same += 1
        state = wire.state_message(self.row, table, viewer, public, last.parts if last.parts.names else None)
        added = {"keep": last.settled_lines + same, "add": lines[same:]}
        news: Data = {"serial": last.serial + 1, "log": added, **self._at()}
        if viewer.changes:
            first = not last.parts.names
            if first:
                for other in self.last_sent.values():
                    shared.know(other.parts)
            last.parts, changes = shared.news(last.parts, state)
            state = state if first else {"t": "changes", "state": changes}
        last.serial += 1
        last.mark = mark
        last.settled = table.settled
        gone = sum(1 for entry, _ in told if entry <= last.settled)
        last.settled_lines += gone
        last.open_lines = lines[gone:]
        return wire.encode({**state, **news})


def waiting(table: Table, places: list[SeatRow], status: str) -> set[int]:
    """The seats whose time runs: people who must decide, once nobody is missing."""
    if status != RUNNING or any(place.kind == "open" for place in places):
        return set()
    return {seat for seat in wire.deciding(table.state) if places[seat].kind == "human"}


def fold(row: TableRow, game: Game, lines: list[Data]) -> Table:
    """The engine's table, replayed from its stored entries. The dealer goes on where it stopped."""
    names, towns = [seat.name for seat in row.seats], tuple(seat.town for seat in row.seats)
    variation = bool(row.settings.get("variation"))
    table = Table(game, row.options, names, None, row.settings.get("position"), towns, variation)
    for line in lines:
        table.follow(line)
    table.dealer = dealer_of(row, game)
    return table


def dealer_of(row: TableRow, game: Game) -> Dealer:
    """The dealer of a table: its lesson's, if it has one."""
    with suppress(LudopolisError):  # a lesson that does not fit the game any more
        if (lesson := lesson_of(row)) is not None:
            return lesson.dealer(game)
    return Dealer(row.seed)


def lesson_of(row: TableRow) -> Lesson | None:
    """The lesson of a table; `None` if it has none, or if the lesson is gone or cannot be read any more."""
    name = row.settings.get("lesson")
    try:
        return registry.lesson(row.game, name) if isinstance(name, str) else None
    except LudopolisError:
        return None
