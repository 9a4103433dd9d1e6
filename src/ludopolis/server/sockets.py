"""One viewer's live connection: from the queue of messages to the WebSocket."""

import asyncio
from contextlib import suppress
from functools import partial

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ludopolis.engine.events import SPECTATOR
from ludopolis.server import guard, versions
from ludopolis.server.hall import Hall
from ludopolis.server.live import CLOSE_FORBIDDEN, CLOSE_NOT_FOUND, CLOSE_TRY_AGAIN, Live, Socket
from ludopolis.server.open_tables import Unplayable
from ludopolis.server.store import NotFound
from ludopolis.server.tasks import DATABASE_ERRORS
from ludopolis.server.wire import Viewer

router = APIRouter(prefix="/api")


@router.websocket("/tables/{id}/ws")
async def connect(
    websocket: WebSocket, id: str, seat: int = SPECTATOR, text: bool = False, changes: bool = False
) -> None:
    """Shows a table to one viewer: as a seat of the caller's device, or by the spectators' id as the spectator."""
    if not guard.same_origin(websocket.headers):
        await websocket.close(CLOSE_FORBIDDEN)
        return
    await websocket.accept()  # before that, a browser is not told why it is refused
    sockets: guard.SocketCount = websocket.app.state.limiter.sockets
    if not versions.fits(websocket):
        await _close(websocket, versions.CLOSE_OUTDATED)
    elif not sockets.open(websocket):
        await _close(websocket, CLOSE_TRY_AGAIN)
    else:
        try:
            await _show(websocket, id, Viewer(seat, text, changes))
        finally:
            sockets.close(websocket)


async def _show(websocket: WebSocket, id: str, viewer: Viewer) -> None:
    hall: Hall = websocket.app.state.hall
    device = guard.device_of(websocket.cookies)
    try:
        live = await hall.tables.open((await hall.store.either(id)).id if viewer.seat == SPECTATOR else id)
    except (NotFound, Unplayable):
        await _close(websocket, CLOSE_NOT_FOUND)
        return
    except DATABASE_ERRORS:
        await _close(websocket, CLOSE_TRY_AGAIN)
        return
    if viewer.seat != SPECTATOR and not live.owns(device, viewer.seat):
        await _close(websocket, live.why_lost(viewer.seat))
        return
    socket = Socket(viewer, device)
    writer = asyncio.create_task(_write(websocket, socket))
    try:
        await _attach(hall, live, socket)
        while (await websocket.receive())["type"] != "websocket.disconnect":
            pass  # what a client says here means nothing
    except RuntimeError:
        pass  # it had gone before we listened
    finally:
        writer.cancel()
        live.detach(socket)
        hall.tables.presence.tell(live.row.id, live.connected())
        hall.tasks.run("sockets", partial(hall.tables.show, live))


async def _attach(hall: Hall, live: Live, socket: Socket) -> None:
    try:
        async with hall.tables.holding(live):
            live.attach(socket)
            hall.tables.presence.tell(live.row.id, live.connected())
    except NotFound:
        socket.close(CLOSE_NOT_FOUND)
    except guard.Forbidden:  # the seat was lost while the connection was opening
        socket.close(live.why_lost(socket.viewer.seat))
    except DATABASE_ERRORS:
        socket.close(CLOSE_TRY_AGAIN)


async def _close(websocket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the client has gone
        await websocket.close(code)


async def _write(websocket: WebSocket, socket: Socket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the client has gone; the reader notices too
        while (message := await socket.outbox.get()) is not None:
            await websocket.send_text(message)
            del message  # it would stay in memory until the next one comes
        await websocket.close(socket.close_code or CLOSE_TRY_AGAIN)
