"""A table that is live in this process: the folded game, and the sockets that look at it."""

import asyncio

from ludopolis.engine.chance import Dealer
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.game import Game
from ludopolis.engine.state import Data
from ludopolis.engine.table import Table
from ludopolis.server import wire
from ludopolis.server.store import TableRow
from ludopolis.server.wire import Viewer

BACKLOG = 64
"""Messages a slow client may lag behind before it is sent away to come back."""


class Socket:
    """One viewer's connection: messages wait here for its writer."""

    def __init__(self, viewer: Viewer, device: str) -> None:
        self.viewer = viewer
        self.device = device
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)

    def send(self, message: bytes) -> None:
        """Queues a message; a client too slow to follow is sent away."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.leave()

    def leave(self) -> None:
        """Ends the connection after dropping what it has not taken."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Sent:
    """What the viewers of one kind were last sent. Of the log only what can still be taken back is kept."""

    def __init__(self) -> None:
        self.mark: tuple[int, Data] = (-1, {})
        self.settled = 0
        """The last entry told that nobody can take back any more."""
        self.settled_lines = 0
        """How many lines of the log there are up to it."""
        self.open_lines: list[Data] = []
        """The lines after it."""


class Live:
    """A table in memory. Whoever changes it, or tells anybody of it, holds `lock`: what is told is committed."""

    def __init__(self, row: TableRow, game: Game, lines: list[Data], keys: set[str]) -> None:
        self.row = row
        self.game = game
        self.table = fold(row, game, lines)
        self.lock = asyncio.Lock()
        self.keys = keys
        """Idempotency keys of the requests carried out."""
        self.stale = False
        """The database may be ahead of memory."""
        self.sockets: set[Socket] = set()
        self.elsewhere: set[int] = set()
        """Seats with a connection to another process."""
        self.sent: dict[Viewer, Sent] = {}
        self.bots: set[int] = set()
        """Seats for which a bot is thinking."""
        self.hints: dict[int, tuple[int, asyncio.Future[Data | None]]] = {}
        """By seat: the last hint asked for, with the view it is for."""

    def connected(self) -> set[int]:
        """The seats with a connection to this process."""
        return {socket.viewer.seat for socket in self.sockets} - {SPECTATOR}

    def here(self) -> set[int]:
        """The seats with a connection, to whichever process."""
        return self.connected() | self.elsewhere

    def join(self, socket: Socket) -> None:
        """A viewer connects and is sent everything; the others see who is here."""
        self.sockets.add(socket)
        self.sent.setdefault(socket.viewer, Sent())
        self.push(but=socket)
        public = wire.public(self.row, self.table, self.here())
        lines = [line for _, line in wire.log_lines(self.table, socket.viewer.seat)]
        socket.send(self._message(socket.viewer, public, 0, lines))

    def part(self, socket: Socket) -> None:
        """A viewer is gone."""
        self.sockets.discard(socket)
        if not any(other.viewer == socket.viewer for other in self.sockets):
            self.sent.pop(socket.viewer, None)
        self.push()

    def push(self, but: Socket | None = None) -> None:
        """Sends every viewer what is new for it; those for whom nothing is new are sent nothing."""
        public = wire.public(self.row, self.table, self.here())
        for viewer, sent in self.sent.items():
            message = self._news(viewer, sent, public)
            if message is not None:
                for socket in self.sockets:
                    if socket.viewer == viewer and socket is not but:
                        socket.send(message)

    def _news(self, viewer: Viewer, sent: Sent, public: Data) -> bytes | None:
        table = self.table
        mark = (table.view_number(viewer.seat), public)
        if mark == sent.mark:
            return None
        told = wire.log_lines(table, viewer.seat, sent.settled)
        lines = [line for _, line in told]
        same = 0
        for old, new in zip(sent.open_lines, lines, strict=False):
            if old != new:
                break
            same += 1
        message = self._message(viewer, public, sent.settled_lines + same, lines[same:])
        sent.mark = mark
        sent.settled = wire.settled(table)
        gone = sum(1 for entry, _ in told if entry <= sent.settled)
        sent.settled_lines += gone
        sent.open_lines = lines[gone:]
        return message

    def _message(self, viewer: Viewer, public: Data, keep: int, add: list[Data]) -> bytes:
        state = wire.state_message(self.row, self.table, viewer, public)
        return wire.encode({**state, "log": {"keep": keep, "add": add}})


def fold(row: TableRow, game: Game, lines: list[Data]) -> Table:
    """The engine's table from what is stored; the dealer goes on where it stopped."""
    table = Table(game, row.options, [seat.name for seat in row.seats])
    for line in lines:
        table.follow(line)
    table.dealer = Dealer(row.seed)
    return table
