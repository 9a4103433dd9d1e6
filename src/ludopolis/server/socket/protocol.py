"""A WebSocket implementation for uvicorn that needs little memory.

Every table has several open connections. uvicorn's own implementation holds 20 KB for each: the handshake, a parser,
queues, events, timers. This one leaves the rules of the protocol to `websockets` too, but drops the handshake when it
is done, queues messages in one list, and has one timer for all connections.
"""

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any
from urllib.parse import unquote

from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Protocol, Side, State
from websockets.server import ServerProtocol

from ludopolis.server.ops.failures import trace

log = logging.getLogger(__name__)
library_log = logging.getLogger(f"{__name__}.rules")
library_log.setLevel(logging.ERROR)  # connections come and go

WRITE = "ludopolis.write"
"""The ASGI extension that sends a message at once, if possible."""
PING_SECONDS = 30
"""Interval of pings. Proxies hang up after a minute of silence."""
CLOSE_SECONDS = 10.0
"""Timeout of the closing handshake."""
MAX_HEARD_MESSAGES = 64
"""Most unread messages of a client. A client that sends more is disconnected."""


class Pulse:
    """Pings all clients, a share of them every second, and disconnects those that did not answer the last ping."""

    def __init__(self) -> None:
        self._turns: list[set[Connection]] = [set() for _ in range(PING_SECONDS)]
        self._turn = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, connection: "Connection") -> int:
        """Starts pinging a connection. Returns the second of the cycle in which it is pinged."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(1.0, self.beat)
        self._turns[self._turn].add(connection)
        return self._turn

    def remove(self, connection: "Connection", turn: int) -> None:
        """Stops pinging a connection."""
        self._turns[turn].discard(connection)

    def beat(self) -> None:
        """Pings one second's share of the connections. Stops when there are none."""
        self._timer = None
        self._turn = (self._turn + 1) % PING_SECONDS
        for connection in list(self._turns[self._turn]):
            connection.ping()
        if any(self._turns):
            self._timer = asyncio.get_running_loop().call_later(1.0, self.beat)


class Connection(asyncio.Protocol):
    """One connection, which speaks ASGI with the application."""

    __slots__ = (
        "_config",
        "_drained",
        "_handshake",
        "_hangs_up",
        "_heard",
        "_listener",
        "_message",
        "_parted",
        "_pinged",
        "_protocol",
        "_pulse",
        "_server_state",
        "_transport",
        "_turn",
    )

    def __init__(self, pulse: Pulse, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._pulse = pulse
        self._config = config
        self._server_state = server_state
        self._transport: asyncio.Transport
        self._handshake: tuple[ServerProtocol, Response] | None = None
        """Until the application has accepted or refused the connection."""
        self._protocol: Protocol
        """The protocol's state, once the application has accepted the connection."""
        self._turn = -1
        """The second in which it is pinged, once it is accepted."""
        self._pinged = False
        """Whether it was pinged and nothing has been heard since."""
        self._message: Frame | None = None
        """The first frames of a message that is not complete."""
        self._heard: list[Message] = [{"type": "websocket.connect"}]
        self._listener: asyncio.Future[Message] | None = None
        """The future on which the application waits for a message."""
        self._drained: asyncio.Future[None] | None = None
        """The future on which writers wait while the client reads too slowly."""
        self._parted = False
        """Whether the application was told that the connection is over."""
        self._hangs_up: asyncio.TimerHandle | None = None

    # Called by the event loop

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes the connection over from HTTP."""
        self._transport = transport
        self._server_state.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """Receives the handshake, which HTTP has read whole, then frames."""
        if self._turn < 0:
            self._shake_hands(data)
            return
        self._pinged = False
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and not self._parted:
                self._hear(event)
        self._write()
        if closed := self._protocol.eof_sent and (self._protocol.close_rcvd or self._protocol.close_sent):
            self._part(closed.code)

    def eof_received(self) -> None:
        """The client has closed its side: the transport closes."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Tells the application that the connection is over."""
        self._server_state.connections.discard(self)
        if self._turn >= 0:
            self._pulse.remove(self, self._turn)
        if self._hangs_up is not None:
            self._hangs_up.cancel()
            self._hangs_up = None
        self._part(CloseCode.ABNORMAL_CLOSURE)
        self.resume_writing()

    def pause_writing(self) -> None:
        """The client reads too slowly. Reading from it stops too, because its messages might cause answers."""
        self._drained = asyncio.get_running_loop().create_future()
        self._transport.pause_reading()

    def resume_writing(self) -> None:
        """The client has caught up."""
        if self._drained is not None and not self._drained.done():
            self._drained.set_result(None)
        self._drained = None
        self._read_on()

    def shutdown(self) -> None:
        """The server ends."""
        if self._handshake is not None:
            self._refuse(503)
        elif self._turn >= 0:
            self._fail(CloseCode.SERVICE_RESTART)
        else:
            self._transport.close()

    def ping(self) -> None:
        """Pings the client, or hangs up if the last ping was not answered."""
        if self._pinged:
            self._fail(CloseCode.INTERNAL_ERROR)
        elif self._protocol.state is State.OPEN:
            self._pinged = True
            self._protocol.send_ping(b"")
            self._write()

    # Called by the application

    def receive(self) -> Awaitable[Message]:
        """The next message."""
        waits: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        if self._heard:
            waits.set_result(self._heard.pop(0))
            self._read_on()
        else:
            self._listener = waits
        return waits

    async def send(self, message: Message) -> None:
        """Accepts or refuses the connection, sends a message, or closes. Raises an `OSError` if the client has gone."""
        while self._drained is not None:
            await self._drained
        if self._parted:
            raise ConnectionResetError
        if message["type"] == "websocket.accept":
            self._accept()
        elif message["type"] == "websocket.send":
            self.write(message["text"])
        elif self._handshake is not None:
            self._refuse(403)
        else:
            self._protocol.send_close(message["code"])
            self._write()
            self._part(message["code"])
            self._hangs_up = asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.abort)

    def write(self, text: str) -> bool:
        """Sends a message at once. False if nothing can be sent now."""
        if self._drained is not None or self._parted:
            return False
        self._protocol.send_text(text.encode())
        self._write()
        return True

    # Inside

    def _shake_hands(self, data: bytes) -> None:
        protocol = ServerProtocol(logger=library_log)
        protocol.receive_data(data)
        request = next((event for event in protocol.events_received() if isinstance(event, Request)), None)
        if request is None:
            self._transport.close()
            return
        self._handshake = protocol, protocol.accept(request)
        if self._handshake[1].status_code != 101:
            self._answer(self._handshake[1])
            return
        self._transport.pause_reading()
        task = asyncio.get_running_loop().create_task(self._run(self._scope(request)))
        self._server_state.tasks.add(task)
        task.add_done_callback(self._server_state.tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        root = self._config.root_path
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": root,
            "path": root + unquote(path),
            "raw_path": (root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [(name.encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": {},
            "extensions": {WRITE: self.write},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await self._config.loaded_app(scope, self.receive, self.send)
        except OSError:
            pass  # the client has gone
        except Exception as error:
            log.error("a socket failed. %s", trace(error))
        if self._handshake is not None:
            self._refuse(500)
        elif not self._parted:
            self._transport.close()

    def _accept(self) -> None:
        assert self._handshake is not None
        _, response = self._handshake
        self._protocol = Protocol(Side.SERVER, max_size=self._config.ws_max_size, logger=library_log)
        self._turn = self._pulse.add(self)
        self._answer(response)
        self._read_on()

    def _refuse(self, status: int) -> None:
        assert self._handshake is not None
        protocol, _ = self._handshake
        self._answer(protocol.reject(status, ""))
        self._part(CloseCode.ABNORMAL_CLOSURE)

    def _answer(self, response: Response) -> None:
        assert self._handshake is not None
        protocol, _ = self._handshake
        self._handshake = None
        protocol.send_response(response)
        self._transport.write(b"".join(protocol.data_to_send()))
        if response.status_code != 101:
            self._transport.close()

    def _hear(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # the library answers these
        if self._message is not None:
            frame = Frame(self._message.opcode, bytes(self._message.data) + bytes(frame.data), frame.fin)
        self._message = None if frame.fin else frame
        if not frame.fin:
            return
        if frame.opcode is Opcode.BINARY:
            self._tell({"type": "websocket.receive", "bytes": bytes(frame.data)})
            return
        try:
            self._tell({"type": "websocket.receive", "text": bytes(frame.data).decode()})
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA)

    def _tell(self, message: Message) -> None:
        """Hands the application a message. Reading pauses until the application has taken all messages."""
        if self._listener is not None and not self._listener.done():
            self._listener.set_result(message)
            self._listener = None
            return
        self._heard.append(message)
        if not self._transport.is_closing():
            self._transport.pause_reading()
        if len(self._heard) > MAX_HEARD_MESSAGES and not self._parted:
            self._fail(CloseCode.POLICY_VIOLATION)

    def _read_on(self) -> None:
        heard_all = not self._heard or self._parted
        if self._turn >= 0 and heard_all and self._drained is None and not self._transport.is_closing():
            self._transport.resume_reading()

    def _write(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()

    def _fail(self, code: int) -> None:
        """Sends a close frame, unless one was sent, and hangs up."""
        self._protocol.fail(code)
        self._write()
        if self._drained is not None:
            self._transport.abort()  # to close it would wait for a client that does not read
        self._part(code)

    def _part(self, code: int) -> None:
        """Detaches the application from the connection."""
        if not self._parted:
            self._parted = True
            self._tell({"type": "websocket.disconnect", "code": code})
            self._read_on()
