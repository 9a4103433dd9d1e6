"""One viewer's live connection: from the queue of messages to the WebSocket."""

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from ludopolis.engine.events import SPECTATOR
from ludopolis.engine.facts import fact
from ludopolis.server import guard
from ludopolis.server.hall import Hall
from ludopolis.server.live import Live, Socket
from ludopolis.server.open_tables import Unplayable
from ludopolis.server.store import NotFound
from ludopolis.server.wire import Viewer

CLOSE_FORBIDDEN = 4403
CLOSE_NOT_FOUND = 4404
CLOSE_TOO_SLOW = 1013

router = APIRouter(prefix="/api")


@router.websocket("/tables/{id}/ws")
async def connect(websocket: WebSocket, id: str, seat: int = SPECTATOR, text: bool = False) -> None:
    """Shows a table to one viewer: as a seat of the caller's device, or by the spectators' id as the spectator."""
    hall: Hall = websocket.app.state.hall
    tables = hall.tables
    try:
        live = await _open(hall, websocket, id, seat)
    except (NotFound, Unplayable):
        await websocket.close(CLOSE_NOT_FOUND)
        return
    except guard.Forbidden:
        await websocket.close(CLOSE_FORBIDDEN)
        return
    await websocket.accept()
    socket = Socket(Viewer(seat, text))
    writer = asyncio.create_task(_write(websocket, socket))
    try:
        async with tables.holding(live):
            live.attach(socket)
            tables.presence.tell(live.row.id, live.connected())
        while True:
            if (await websocket.receive())["type"] == "websocket.disconnect":
                break
    except NotFound:
        await websocket.close(CLOSE_NOT_FOUND)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        writer.cancel()
        with suppress(NotFound):
            async with tables.holding(live):
                live.detach(socket)
                tables.presence.tell(live.row.id, live.connected())


async def _open(hall: Hall, websocket: WebSocket, id: str, seat: int) -> Live:
    if not guard.same_origin(websocket.headers):
        raise guard.Forbidden(fact("foreign-origin"))
    if seat == SPECTATOR:
        return await hall.tables.open((await hall.store.either(id)).id)
    live = await hall.tables.open(id)
    places, device = live.row.seats, guard.device_of(websocket.cookies)
    if not 0 <= seat < len(places) or not device or places[seat].device != device:
        raise guard.Forbidden(fact("not-your-seat"))
    return live


async def _write(websocket: WebSocket, socket: Socket) -> None:
    while (message := await socket.outbox.get()) is not None:
        await websocket.send_text(message)
        del message  # it would stay in memory until the next one comes
    await websocket.close(CLOSE_TOO_SLOW)
