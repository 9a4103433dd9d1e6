"""A page's bell at `/api/pads/ID/ws`: says the number of a score pad's last change whenever there is a new one.

The page then asks for the pad: it may have lost the connection meanwhile, and everybody reads it in their own language.
"""

import asyncio
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludopolis.server.guard import versions
from ludopolis.server.guard.addresses import PADS, table_of
from ludopolis.server.guard.limits import SocketCount, caller_of
from ludopolis.server.guard.origin import same_origin
from ludopolis.server.model.tables import NotFound
from ludopolis.server.pads.bells import Bells
from ludopolis.server.socket.viewer import GONE, SUFFIX
from ludopolis.server.storage.database import DatabaseFailed
from ludopolis.server.storage.pads import PadRepository
from ludopolis.server.tables.live import CLOSE_FORBIDDEN, CLOSE_NOT_FOUND, CLOSE_TRY_AGAIN


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """Rings for one page until it goes."""
    state = scope["app"].state
    id = table_of(scope, SUFFIX, PADS)
    socket = WebSocket(scope, receive, send)
    if not id or not state.limiter.reads.allow(HTTPConnection(scope)):
        await send({"type": "websocket.close", "code": CLOSE_TRY_AGAIN if id else CLOSE_NOT_FOUND})
        return
    if not same_origin(socket.headers):
        await socket.close(CLOSE_FORBIDDEN)
        return
    await socket.accept()  # before that, a browser is not told why it is refused
    if not versions.fits(socket):
        await socket.close(versions.CLOSE_OUTDATED)
        return
    limit: SocketCount = state.limiter.sockets
    caller = caller_of(socket)
    if not limit.open(caller):
        await socket.close(CLOSE_TRY_AGAIN)
        return
    try:
        await _ring(socket, state.hall.pad_bells, state.hall.store.pads, id)
    finally:
        limit.close(caller)


async def _ring(socket: WebSocket, bells: Bells, pads: PadRepository, id: str) -> None:
    changed = asyncio.Event()
    changed.set()  # the page may have missed something before it came
    bells.hang(id, changed.set)
    telling = asyncio.create_task(_tell(socket, changed, pads, id))
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, KeyError):  # it has gone, or sends bytes
        pass
    finally:
        bells.take_down(id, changed.set)
        telling.cancel()


async def _tell(socket: WebSocket, changed: asyncio.Event, pads: PadRepository, id: str) -> None:
    with suppress(*GONE):
        while True:
            await changed.wait()
            changed.clear()
            try:
                _, changes = await pads.find(id)
            except NotFound:
                await socket.close(CLOSE_NOT_FOUND)
                return
            except DatabaseFailed:
                await socket.close(CLOSE_TRY_AGAIN)
                return
            await socket.send_json({"n": changes[-1].n if changes else 0})
