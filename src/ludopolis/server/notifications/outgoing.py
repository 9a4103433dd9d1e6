"""Outgoing POST requests to addresses that players have named.

The server must not become a way into its host's own network (SSRF). A name is resolved once, every address of it must
be public, and the connection is made to the address that was checked, so that no later answer of the name server can
lead it elsewhere. Redirects are not followed.

Nor may an endpoint exhaust the server. Only the status of an answer counts: a few kilobytes are read off the wire,
nothing is ever decompressed, and the connection is cut when the exchange times out.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import certifi
import h11

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.notifications.addresses import is_open
from ludopolis.server.notifications.lanes import MAX_PENDING, Bounds, Lanes, QueueFull, Standing
from ludopolis.server.ops import metrics

MAX_HEAD_BYTES = 16 * 1024
MAX_BODY_BYTES = 4 * 1024
MAX_URL_CHARS = 2_000
LOOKUPS = 32
"""Threads that resolve names: as many for endpoints that answered well, and as many for the others. A thread whose name
server is silent is busy until the system's timeout."""
PORTS = {"https": 443, "http": 80}
DONE, GONE, LATER = "done", "gone", "later"
"""Outcomes: delivered; never to be retried; to be retried."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class BadAddress(LudopolisError):
    """An address to which nothing is sent."""


class UnknownHost(BadAddress):
    """A host name that cannot be resolved now."""


class TooLarge(Exception):
    """An answer that is longer than the limit."""


class Target(NamedTuple):
    """The target of a request: its URL, and the IP address that its host was resolved to."""

    url: SplitResult
    address: str

    @property
    def host(self) -> str:
        """The name."""
        return self.url.hostname or ""

    @property
    def port(self) -> int:
        """The port."""
        return self.url.port or PORTS[self.url.scheme]


@dataclass
class Answer:
    """The status of an answer; 0 until it is known."""

    status: int = 0

    def outcome(self) -> str:
        """What the status means: `DONE`, `GONE` or `LATER`."""
        if self.status // 100 == 2:
            return DONE
        return LATER if self.status in (0, 429) or self.status >= 500 else GONE


class Lookups:
    """Resolves host names, in threads of its own, so that a silent name server holds up nothing else."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(LOOKUPS, "lookup")

    async def __call__(self, host: str, port: int) -> list[str]:
        """The addresses of a host."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [str(one[4][0]) for one in found]

    def close(self) -> None:
        """Starts no further lookup."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Outside:
    """Sends POST requests to public addresses; with `anywhere`, for tests, also into our own network."""

    def __init__(self, resolve: Resolve | None = None, anywhere: bool = False, bounds: Bounds | None = None) -> None:
        self.lanes = Lanes(bounds or Bounds())
        self._anywhere = anywhere
        self._lookups = Lookups(), Lookups()
        self._resolve, self._resolve_known = (resolve, resolve) if resolve else self._lookups

    def close(self) -> None:
        """Stops resolving names."""
        for lookups in self._lookups:
            lookups.close()

    async def target(self, url: str, known: bool = False) -> Target:
        """Resolves an address. Raises `BadAddress` if nothing may be sent there."""
        parts = _parts(url)
        host = parts.hostname or ""
        resolve = self._resolve_known if known else self._resolve
        try:
            async with asyncio.timeout(self.lanes.bounds.exchange_seconds):
                found = await resolve(host, parts.port or PORTS[parts.scheme])
        except (OSError, UnicodeError) as unknown:
            raise UnknownHost(fact("address-unknown", host=host)) from unknown
        if not found or not (self._anywhere or all(is_open(one) for one in found)):
            raise BadAddress(fact("address-inside", host=host))
        return Target(parts, found[0])

    async def post(self, url: str, content: bytes, headers: Mapping[str, str], whose: str = "") -> str:
        """Sends a body for a device or a table: `DONE`, `GONE` or `LATER`. Raises `BadAddress`."""
        standing = self.lanes.standing((url, whose))
        if standing.pending >= MAX_PENDING:
            return LATER
        standing.pending += 1
        try:
            async with standing.busy:
                outcome = LATER if standing.is_aside() else await self._post(url, content, headers, standing)
        finally:
            standing.pending -= 1
        metrics.POSTS.labels(outcome).inc()
        return outcome

    async def _post(self, url: str, content: bytes, headers: Mapping[str, str], standing: Standing) -> str:
        host = _parts(url).hostname or ""
        known = standing.good
        answer = Answer()
        try:
            async with self.lanes.place(standing):
                await _exchange(await self.target(url, known), content, headers, answer)
        except TimeoutError:
            self.lanes.set_aside(standing, host, "slow")
        except TooLarge:
            self.lanes.set_aside(standing, host, "large")
        except (QueueFull, UnknownHost, OSError, h11.RemoteProtocolError):
            pass  # no place in a lane, out of reach, or not HTTP: then the status is still 0
        return answer.outcome()


async def _exchange(target: Target, content: bytes, headers: Mapping[str, str], answer: Answer) -> None:
    """Sends a request and reads the beginning of the answer. Raises `TooLarge` if there is more."""
    secure = target.url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        sock=await _connected(target),
        ssl=await asyncio.to_thread(_tls) if secure else None,
        server_hostname=target.host if secure else None,
        limit=MAX_BODY_BYTES,
    )
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_HEAD_BYTES)
        writer.write(_request(connection, target, content, headers))
        await writer.drain()
        left = MAX_HEAD_BYTES
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                if left <= 0:
                    raise TooLarge
                data = await reader.read(min(left, MAX_BODY_BYTES))
                left -= len(data)
                connection.receive_data(data)
            elif isinstance(event, h11.Response):
                answer.status = event.status_code
                left = MAX_BODY_BYTES - len(connection.trailing_data[0])
            elif event is h11.PAUSED or isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
                return
    finally:
        writer.transport.abort()


async def _connected(target: Target) -> socket.socket:
    """A connection with a small receive buffer, so that an endless answer waits on the other side."""
    family = socket.AF_INET6 if ":" in target.address else socket.AF_INET
    connection = socket.socket(family, socket.SOCK_STREAM)
    try:
        connection.setblocking(False)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, MAX_HEAD_BYTES)
        await asyncio.get_running_loop().sock_connect(connection, (target.address, target.port))
    except BaseException:
        connection.close()
        raise
    return connection


def _request(connection: h11.Connection, target: Target, content: bytes, headers: Mapping[str, str]) -> bytes:
    """The whole request as bytes."""
    named = f"[{target.host}]" if ":" in target.host else target.host
    all_headers = {
        "Host": f"{named}:{target.url.port}" if target.url.port else named,
        "User-Agent": "Ludopolis",
        "Accept-Encoding": "identity",
        "Connection": "close",
        "Content-Length": str(len(content)),
        **headers,
    }
    path = (target.url.path or "/") + (f"?{target.url.query}" if target.url.query else "")
    head = h11.Request(method="POST", target=path, headers=list(all_headers.items()))
    parts = (connection.send(event) for event in (head, h11.Data(data=content), h11.EndOfMessage()))
    return b"".join(part for part in parts if part)


@cache
def _tls() -> ssl.SSLContext:
    """The trusted certificates. Loading them is slow."""
    return ssl.create_default_context(cafile=certifi.where())


def _parts(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as wrong:
        raise BadAddress(fact("bad-address")) from wrong
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= MAX_URL_CHARS
    if not plain or parts.scheme not in PORTS or not parts.hostname or parts.username or port == 0:
        raise BadAddress(fact("bad-address"))
    return parts
