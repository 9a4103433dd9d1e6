"""One viewer's live connection at `/api/tables/ID/ws`: sends queued messages to the WebSocket.

It bypasses FastAPI, which would need more memory for each connection than the table does.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.server.deals import deals
from ludopolis.server.guard import versions
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.addresses import table_of
from ludopolis.server.guard.devices import device_of, lens_of
from ludopolis.server.guard.limits import SocketCount, caller_of
from ludopolis.server.guard.origin import same_origin
from ludopolis.server.hall import Hall
from ludopolis.server.model.tables import NotFound
from ludopolis.server.socket.protocol import WRITE
from ludopolis.server.storage.database import DatabaseFailed
from ludopolis.server.tables.live import CLOSE_FORBIDDEN, CLOSE_NOT_FOUND, CLOSE_TRY_AGAIN, Live, Socket
from ludopolis.server.tables.open_tables import Unplayable
from ludopolis.server.tables.wire import Viewer

SUFFIX = "/ws"
LOOK = "look"
"""A page's presence message, sent at intervals while somebody looks at it."""
HASTY = "instant"
"""The pace of a viewer who does not want to wait for bots."""
SEATS = {str(seat) for seat in range(SPECTATOR + 1)}
GONE = WebSocketDisconnect, RuntimeError, OSError
"""Errors raised when sending to a client that has gone."""


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Shows a table to one viewer: as a seat of the caller's device, or by the spectators' id as the spectator."""
    state = scope["app"].state
    id = table_of(scope, SUFFIX)
    if not id or not state.limiter.reads.allow(HTTPConnection(scope)):
        await send({"type": "websocket.close", "code": CLOSE_TRY_AGAIN if id else CLOSE_NOT_FOUND})
        return
    limit: SocketCount = state.limiter.sockets
    viewer = await _welcome(WebSocket(scope, receive, send), limit)
    if viewer is None:
        return
    caller = caller_of(HTTPConnection(scope))
    try:
        writer = _writer(scope, send, id, viewer)
        scope.clear()  # the connection may last for hours
        await _show(state.hall, receive, send, writer, id)
    finally:
        limit.close(caller)


class Writer:
    """Sends the queued messages of a viewer's socket, in a task that lives as long as there are some."""

    __slots__ = "_at_once", "_send", "_stopped", "_task", "socket"

    def __init__(self, send: Send, at_once: Callable[[str], bool] | None, socket: Socket) -> None:
        self.socket = socket
        self._send = send
        self._at_once = at_once
        """Sends a message without a task, if that is possible now."""
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        socket.wake = self._wake

    def stop(self) -> None:
        """Stops sending."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    def _wake(self) -> None:
        if self._task is not None or self._stopped:
            return
        waiting = self.socket.outbox
        while waiting and self._at_once is not None and self._at_once(waiting[0]):
            del waiting[0]
        if waiting or self.socket.close_code is not None:
            self._task = asyncio.create_task(self._write())

    async def _write(self) -> None:
        waiting = self.socket.outbox
        with suppress(*GONE):  # the reader notices too
            while waiting:
                await self._send({"type": "websocket.send", "text": waiting.pop(0)})
            if self.socket.close_code is not None:
                self._stopped = True
                await self._send({"type": "websocket.close", "code": self.socket.close_code})
        self._task = None


async def _welcome(websocket: WebSocket, limit: SocketCount) -> Viewer | None:
    """Accepts and counts a connection, if it is allowed. Returns how the caller wants to look."""
    query = websocket.query_params
    seat = query.get("seat", str(SPECTATOR))
    if not same_origin(websocket.headers) or seat not in SEATS:
        await websocket.close(CLOSE_FORBIDDEN)
        return None
    await websocket.accept()  # before that, a browser is not told why it is refused
    if not versions.fits(websocket):
        await _close(websocket, versions.CLOSE_OUTDATED)
    elif not limit.open(caller_of(websocket)):
        await _close(websocket, CLOSE_TRY_AGAIN)
    else:
        asked = (query.get(name) == "true" for name in ("text", "changes", "lens", "blinded"))
        return Viewer(int(seat), *asked)
    return None


def _writer(scope: Scope, send: Send, id: str, viewer: Viewer) -> Writer:
    caller = HTTPConnection(scope)
    device = device_of(caller.cookies)
    lens = lens_of(caller.cookies, id, viewer.seat) if viewer.lens else ""
    hasty = caller.query_params.get("pace") == HASTY
    return Writer(send, scope.get("extensions", {}).get(WRITE), Socket(viewer, device, lens, hasty))


async def _show(hall: Hall, receive: Receive, send: Send, writer: Writer, id: str) -> None:
    device = writer.socket.device
    live = await _find(hall, id, writer.socket)
    if isinstance(live, int):
        with suppress(*GONE):
            await send({"type": "websocket.close", "code": live})
        return
    try:
        await _attach(hall, live, writer.socket)
        while (heard := await receive())["type"] != "websocket.disconnect":
            if heard.get("text") == LOOK:
                hall.notifier.looked(device)  # all other messages of clients are ignored
                hall.last_seen.looked(live, device)
    except RuntimeError:
        pass  # it had gone before we listened
    finally:
        writer.stop()
        seen = hall.last_seen.left(live, device)
        live.detach(writer.socket)
        hall.tables.presence.tell(live.row.id, live.connected())
        hall.tasks.run("sockets", partial(hall.tables.show, live))
        if seen is not None:
            hall.tasks.run("looks", partial(hall.last_seen.store, device, live.row.id, seen))


async def _find(hall: Hall, id: str, socket: Socket) -> Live | int:
    """The table, or the close code with which the viewer is refused."""
    viewer, device = socket.viewer, socket.device
    try:
        by_either = viewer.lens or viewer.seat == SPECTATOR
        live = await hall.tables.open((await hall.tables.repository.find_either(id)).id if by_either else id)
        await hall.deals.check_look(live.row, device, deals.today())
    except Forbidden:
        return CLOSE_FORBIDDEN
    except (NotFound, Unplayable):
        return CLOSE_NOT_FOUND
    except DatabaseFailed:
        return CLOSE_TRY_AGAIN
    may = live.shows(viewer.seat, socket.lens, device) if viewer.lens else live.owns(device, viewer.seat)
    return live if may or viewer.seat == SPECTATOR else live.why_lost(viewer.seat, viewer.lens)


async def _attach(hall: Hall, live: Live, socket: Socket) -> None:
    try:
        async with hall.tables.holding(live):
            live.attach(socket)
            hall.tables.presence.tell(live.row.id, live.connected())
    except NotFound:
        socket.close(CLOSE_NOT_FOUND)
    except Forbidden:  # the seat was lost while the connection was opening
        socket.close(live.why_lost(socket.viewer.seat, socket.viewer.lens))
    except DatabaseFailed:
        socket.close(CLOSE_TRY_AGAIN)


async def _close(websocket: WebSocket, code: int) -> None:
    with suppress(*GONE):
        await websocket.close(code)
