"""A table that is live in this process: the folded game, and the sockets that look at it."""

import asyncio

from ludopolis.engine.chance import Dealer
from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.game import Data, Game
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
    """What the viewers of one kind were last sent."""

    def __init__(self) -> None:
        self.state = b""
        self.mark: tuple[object, ...] = ()
        self.log: list[Data] = []


class Live:
    """A table in memory. Whoever changes it holds `lock`."""

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
        self.sent: dict[Viewer, Sent] = {}
        self.bots: set[int] = set()
        """Seats for which a bot is thinking."""

    def here(self) -> set[int]:
        """The seats with a connection."""
        return {socket.viewer.seat for socket in self.sockets} - {SPECTATOR}

    def join(self, socket: Socket) -> None:
        """A viewer connects and is sent everything; the others see who is here."""
        self.sockets.add(socket)
        sent = self._sent(socket.viewer)
        self._refresh(socket.viewer, sent)
        log = {"keep": 0, "add": sent.log}
        socket.send(wire.encode({**self._state(socket.viewer), "log": log}))
        self.push(but=socket)

    def part(self, socket: Socket) -> None:
        """A viewer is gone."""
        self.sockets.discard(socket)
        if not any(other.viewer == socket.viewer for other in self.sockets):
            self.sent.pop(socket.viewer, None)
        self.push()

    def push(self, but: Socket | None = None) -> None:
        """Sends every viewer what is new for it; those for whom nothing is new are sent nothing."""
        for viewer, sent in self.sent.items():
            message = self._refresh(viewer, sent)
            if message is not None:
                for socket in self.sockets:
                    if socket.viewer == viewer and socket is not but:
                        socket.send(message)

    def _sent(self, viewer: Viewer) -> Sent:
        return self.sent.setdefault(viewer, Sent())

    def _state(self, viewer: Viewer) -> Data:
        return wire.state_message(self.row, self.table, viewer, self.here())

    def _refresh(self, viewer: Viewer, sent: Sent) -> bytes | None:
        table = self.table
        people = wire.people(self.row, table, self.here())
        mark = (
            table.view_number(viewer.seat),
            table.state.pending() == 0,
            wire.deciding(table.state),
            people,
            self.row.status,
            self.row.next,
        )
        if mark == sent.mark:
            return None
        sent.mark = mark
        state = self._state(viewer)
        encoded = wire.encode(state)
        log = wire.log_lines(table, viewer.seat)
        if encoded == sent.state and log == sent.log:
            return None
        keep = 0
        while keep < min(len(log), len(sent.log)) and log[keep] == sent.log[keep]:
            keep += 1
        sent.state, sent.log = encoded, log
        return wire.encode({**state, "log": {"keep": keep, "add": log[keep:]}})


def fold(row: TableRow, game: Game, lines: list[Data]) -> Table:
    """The engine's table from what is stored; the dealer goes on where it stopped."""
    table = Table(game, row.options, [seat.name for seat in row.seats])
    for line in lines:
        table.follow(line)
    table.dealer = Dealer(row.seed)
    return table
