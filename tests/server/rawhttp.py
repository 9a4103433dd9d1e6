"""HTTP over a connection that stays open, and the first message of a socket. Anything can be sent."""

import asyncio
import json
import struct
from http.cookies import CookieError, SimpleCookie
from typing import Any, NamedTuple

ANSWER_SECONDS = 60.0
UPGRADE = (
    ("Connection", "Upgrade"),
    ("Upgrade", "websocket"),
    ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
)
TEXT, CLOSE = 1, 8
GONE = (OSError, asyncio.IncompleteReadError)

Headers = tuple[tuple[str, str], ...]


class NoAnswer(Exception):
    """The server took too long."""


class Answer(NamedTuple):
    """What came back. Status 0: the server hung up, which it may on what is no HTTP."""

    status: int
    body: bytes = b""
    cookies: tuple[tuple[str, str], ...] = ()

    @property
    def good(self) -> bool:
        """Whether the server did as it was asked."""
        return 200 <= self.status < 400

    def json(self) -> Any:
        """The body as data; nothing if it is none."""
        try:
            return json.loads(self.body)
        except ValueError:
            return None


class Line:
    """A connection to the server, made again whenever it is closed."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, headers: Headers, body: bytes = b"") -> Answer:
        """Sends a request. Asks again on a new connection if the old one had been closed meanwhile."""
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
        if body or method not in ("GET", "HEAD"):
            lines.append(f"Content-Length: {len(body)}")
        sent = "\r\n".join((*lines, "", "")).encode("utf-8", "replace") + body
        old = self._streams is not None
        answer = await self._once(sent, method)
        return await self._once(sent, method) if old and not answer.status else answer

    async def _once(self, sent: bytes, method: str) -> Answer:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                if self._streams is None:
                    self._streams = await asyncio.open_connection("127.0.0.1", self.port)
                reader, writer = self._streams
                writer.write(sent)
                head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
                fields = [line.partition(": ")[::2] for line in head[1:] if line]
                named = {name.lower(): value for name, value in fields}
                length = int(named.get("content-length", "0"))
                body = b"" if method == "HEAD" or not length else await reader.readexactly(length)
                if named.get("connection") == "close":
                    self.close()
                return Answer(int(head[0].split()[1]), body, _cookies(fields))
        except TimeoutError as late:
            raise NoAnswer(repr(sent[:3000])) from late
        except GONE:
            self.close()
            return Answer(0)

    def close(self) -> None:
        """Hangs up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


def _cookies(fields: list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    found: dict[str, str] = {}
    for name, value in fields:
        if name.lower() == "set-cookie":
            try:
                found |= {key: one.value for key, one in SimpleCookie(value).items()}
            except CookieError:
                continue
    return tuple(found.items())


async def first_message(port: int, path: str, headers: Headers) -> Answer:
    """Opens a socket, reads the first message and hangs up: 101 and the message, or why there is none."""
    sent = "\r\n".join([f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in (*headers, *UPGRADE)), "", ""])
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(sent.encode("utf-8", "replace"))
                head = await reader.readuntil(b"\r\n\r\n")
                status = int(head.split()[1])
                return Answer(status, await _text(reader) if status == 101 else b"")
            finally:
                writer.close()
    except TimeoutError as late:
        raise NoAnswer(sent[:3000]) from late
    except GONE:
        return Answer(0)


async def _text(reader: asyncio.StreamReader) -> bytes:
    """The first text frame; nothing if the server closes the socket instead."""
    while True:
        kind, length = await reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack(">H", await reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack(">Q", await reader.readexactly(8))
        payload = await reader.readexactly(length)
        if kind & 15 in (TEXT, CLOSE):
            return payload if kind & 15 == TEXT else b""
