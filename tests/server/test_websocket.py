"""A viewer's WebSocket, frame by frame: against clients who break the rules, fall silent, or read too slowly."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

import pytest
from starlette.types import Message, Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludopolis.server.socket.protocol import MAX_HEARD_MESSAGES, PING_SECONDS, WRITE, Connection, Pulse

HANDSHAKE = (
    b"GET /api/tables/a/ws?seat=0 HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)
MOST = 4096
P = ParamSpec("P")
TEXT, BINARY, CONT, CLOSE, PING, PONG = (
    *(Opcode.TEXT, Opcode.BINARY, Opcode.CONT),
    *(Opcode.CLOSE, Opcode.PING, Opcode.PONG),
)


def said(opcode: Opcode, payload: bytes = b"", fin: bool = True) -> bytes:
    """A client's frame."""
    return Frame(opcode, payload, fin).serialize(mask=True)


def sent(opcode: Opcode, payload: bytes = b"") -> bytes:
    """A frame of ours."""
    return Frame(opcode, payload).serialize(mask=False)


def closed_with(data: bytes) -> int:
    """The code of a frame of ours that closes, if that is all there is."""
    assert data[0] == 0x80 | CLOSE
    assert len(data) == 2 + data[1]
    return int.from_bytes(data[2:4])


class Line:
    """Stands for the transport."""

    def __init__(self) -> None:
        self.sent = b""
        self.closed = False
        self.aborted = False
        self.reading = True

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, name: str) -> None:
        return None


class Client:
    """A connection whose handshake is done, and what the application has heard."""

    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]] | None = None) -> None:
        self.heard: list[Message] = []
        self.scope: Scope = {}
        self.send: Send
        self.line = Line()
        self.pulse = Pulse()
        config = Config(app or self.listen, ws_max_size=MOST, interface="asgi3", log_config=None, proxy_headers=False)
        config.load()
        self.server = ServerState()
        self.connection = Connection(self.pulse, config=config, server_state=self.server, app_state={})
        self.connection.connection_made(self.line)  # type: ignore[arg-type]
        self.connection.data_received(HANDSHAKE)

    async def listen(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope, self.send = scope, send
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            self.heard.append(message)
        self.heard.append(message)

    async def says(self, *data: bytes) -> None:
        for part in data:
            self.connection.data_received(part)
            await self.later()

    async def later(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that needs an event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def met() -> Client:
    client = Client()
    await client.later()
    assert client.line.sent.startswith(b"HTTP/1.1 101 ")
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in client.line.sent
    client.line.sent = b""
    return client


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(TEXT, b"not masked").serialize(mask=False), 1002),
        (b"\xc1" + said(TEXT, b"a reserved bit")[1:], 1002),
        (b"\x83" + said(TEXT, b"no such kind")[1:], 1002),
        (b"\x09" + said(PING, b"in parts")[1:], 1002),
        (b"\x89\xfe\x00\x80" + bytes(132), 1002),
        (said(TEXT, b"a" * (MOST + 1)), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
    ],
    ids=["not masked", "a reserved bit", "no such kind", "a ping in parts", "a long ping", "too long", "far too long"],
)
@in_loop
async def test_broken_frames(data: bytes, code: int) -> None:
    client = await met()
    await client.says(data)
    assert closed_with(client.line.sent) == code
    assert client.line.closed
    assert client.heard == [{"type": "websocket.disconnect", "code": code}]


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ([said(TEXT, b"\xff")], 1007),
        ([said(CONT, b"of nothing")], 1002),
        ([said(TEXT, b"one", fin=False), said(TEXT, b"another")], 1002),
        ([said(TEXT, b"a" * MOST, fin=False), said(CONT, b"a")], 1009),
        ([said(CLOSE, b"\x03")], 1002),
        ([said(CLOSE, (1005).to_bytes(2))], 1002),
        ([said(CLOSE, (1000).to_bytes(2) + b"\xff")], 1007),
        ([said(TEXT, b"a") * (MAX_HEARD_MESSAGES + 3)], 1008),
    ],
)
@in_loop
async def test_broken_messages(parts: list[bytes], code: int) -> None:
    client = await met()
    await client.says(*parts)
    assert closed_with(client.line.sent) == code
    assert client.line.closed
    assert client.heard[-1] == {"type": "websocket.disconnect", "code": code}


@in_loop
async def test_a_message_comes_in_any_pieces() -> None:
    client = await met()
    data = said(TEXT, b"lo", fin=False) + said(PING, b"?") + said(CONT, "ök".encode()) + said(BINARY, b"\x01")
    await client.says(*(data[at : at + 1] for at in range(len(data))))
    assert client.heard == [
        {"type": "websocket.receive", "text": "loök"},
        {"type": "websocket.receive", "bytes": b"\x01"},
    ]
    assert client.line.sent == sent(PONG, b"?")


@in_loop
async def test_a_client_that_closes_is_answered() -> None:
    client = await met()
    closing = (1001).to_bytes(2) + b"bye"
    await client.says(said(CLOSE, closing) + said(TEXT, b"too late"))
    assert client.line.sent == sent(CLOSE, closing)
    assert client.line.closed
    assert client.heard == [{"type": "websocket.disconnect", "code": 1001}]
    client.connection.connection_lost(None)
    assert not client.server.connections
    assert not client.server.tasks
    with pytest.raises(ConnectionResetError):
        await client.send({"type": "websocket.send", "text": "a"})


@in_loop
async def test_the_application_closes_and_the_client_agrees() -> None:
    client = await met()
    await client.send({"type": "websocket.close", "code": 4403})
    await client.says(said(TEXT, b"not heard any more"))
    assert client.line.sent == sent(CLOSE, (4403).to_bytes(2))
    assert client.heard == [{"type": "websocket.disconnect", "code": 4403}]
    assert not client.line.closed  # until the client has said so too
    assert not client.scope["extensions"][WRITE]("a")
    await client.says(said(CLOSE, (4403).to_bytes(2)))
    assert client.line.closed


@in_loop
async def test_whoever_is_silent_is_hung_up_on() -> None:
    quiet, lively = await met(), await met()
    for client in (quiet, lively):
        for _ in range(PING_SECONDS):
            client.pulse.beat()
        assert client.line.sent == sent(PING, b"")
        client.line.sent = b""
    await lively.says(said(PONG))
    for client in (quiet, lively):
        for _ in range(PING_SECONDS):
            client.pulse.beat()
    assert quiet.line.closed
    assert closed_with(quiet.line.sent) == 1011
    assert not lively.line.closed
    lively.connection.connection_lost(None)
    await lively.later()
    assert lively.heard == [{"type": "websocket.disconnect", "code": 1006}]


@in_loop
async def test_a_slow_reader_makes_others_wait_and_nothing_is_lost() -> None:
    client = await met()
    at_once = client.scope["extensions"][WRITE]
    assert at_once("one")
    client.connection.pause_writing()
    assert not at_once("two")
    sending = asyncio.ensure_future(client.send({"type": "websocket.send", "text": "two"}))
    await client.later()
    assert client.line.sent == sent(TEXT, b"one")
    client.connection.resume_writing()
    await sending
    assert client.line.sent == sent(TEXT, b"one") + sent(TEXT, b"two")
    client.connection.pause_writing()
    sending = asyncio.ensure_future(client.send({"type": "websocket.send", "text": "three"}))
    await client.later()
    client.connection.connection_lost(None)
    with pytest.raises(ConnectionResetError):
        await sending


@in_loop
async def test_a_client_that_reads_nothing_is_not_waited_for() -> None:
    reads, stuck = await met(), await met()
    stuck.connection.pause_writing()
    for client in (reads, stuck):
        client.connection.shutdown()
        await client.later()
    assert (reads.line.aborted, stuck.line.aborted) == (False, True)


@in_loop
async def test_nothing_is_read_while_nobody_listens() -> None:
    gate = asyncio.Event()
    heard: list[Any] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await gate.wait()
        heard.extend([await receive(), await receive()])
        await gate.wait()
        await receive()

    client = Client(app)
    assert not client.line.reading  # before the connection is accepted
    await client.later()
    assert client.line.reading
    await client.says(said(TEXT, b"one") + said(TEXT, b"two"))
    assert not client.line.reading
    gate.set()
    await client.later()
    assert [message["text"] for message in heard] == ["one", "two"]
    assert client.line.reading


@in_loop
async def test_refused_by_the_application_before_and_while_it_ends(caplog: pytest.LogCaptureFixture) -> None:
    async def refuses(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "websocket.close", "code": 4404})

    async def fails(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("a secret")

    for app, status in ((refuses, b"403"), (fails, b"500")):
        client = Client(app)
        await client.later()
        assert client.line.sent.startswith(b"HTTP/1.1 " + status)
        assert client.line.closed
        assert not client.server.tasks
    assert "a secret" not in caplog.text
    assert "ValueError" in caplog.text


@in_loop
async def test_a_server_that_ends_says_so() -> None:
    client = await met()
    client.connection.shutdown()
    await client.later()
    assert closed_with(client.line.sent) == 1012
    assert client.line.closed
    assert client.heard == [{"type": "websocket.disconnect", "code": 1012}]


@in_loop
async def test_a_connection_is_small() -> None:
    client = await met()
    assert not hasattr(client.connection, "__dict__")
    assert sys.getsizeof(client.connection) < 300
