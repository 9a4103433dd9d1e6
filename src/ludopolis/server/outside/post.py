"""One guarded POST to an address that a player has named.

The server must not become a way into its host's own network. A name is resolved once, every address it stands for must
be one of the open internet, and the connection is made to that address, so that no later answer of the name server can
lead it elsewhere. Redirects are not followed.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import SplitResult, urlsplit, urlunsplit

from ludopolis.engine.values.facts import LudopolisError, fact

if TYPE_CHECKING:
    from httpx import AsyncClient

TIMEOUT_SECONDS = 10.0
MAX_URL_CHARS = 2_000
PORTS = {"https": 443, "http": 80}
DONE, GONE, LATER = "done", "gone", "later"
"""What became of it: delivered; never to be tried again; to be tried again."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class BadAddress(LudopolisError):
    """An address that nothing is sent to."""


class Target(NamedTuple):
    """Where a request goes: the address that was named, and the one its name stands for."""

    url: str
    host: str
    address: str


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(one[4][0]) for one in found]


def is_open(address: str) -> bool:
    """Whether an address belongs to the open internet: not to this machine, its network or a special purpose."""
    known = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(known, ipaddress.IPv6Address):
        inner = known.ipv4_mapped or known.sixtofour
        if known.teredo or (inner is not None and not is_open(str(inner))):
            return False
        if known in ipaddress.ip_network("64:ff9b::/96"):  # an IPv4 address by way of a translator
            return is_open(str(ipaddress.IPv4Address(int(known) & 0xFFFFFFFF)))
    return known.is_global and not known.is_multicast


class Outside:
    """Posts to others. With `anywhere` it also posts into our own network, for tests."""

    def __init__(self, resolve: Resolve = resolve, anywhere: bool = False) -> None:
        self._resolve = resolve
        self._anywhere = anywhere

    @cached_property
    def _http(self) -> "AsyncClient":
        from httpx import AsyncClient

        return AsyncClient(follow_redirects=False, timeout=TIMEOUT_SECONDS, trust_env=False)

    async def close(self) -> None:
        """Closes all connections."""
        if "_http" in self.__dict__:
            await self._http.aclose()

    async def target(self, url: str) -> Target:
        """Where an address leads. Raises `BadAddress` if nothing is sent there."""
        parts = _parts(url)
        host = parts.hostname or ""
        try:
            found = await self._resolve(host, parts.port or PORTS[parts.scheme])
        except (OSError, UnicodeError) as unknown:
            raise BadAddress(fact("address-unknown", host=host)) from unknown
        if not found or not (self._anywhere or all(is_open(one) for one in found)):
            raise BadAddress(fact("address-inside", host=host))
        return Target(url, host, found[0])

    async def post(self, url: str, content: bytes, headers: Mapping[str, str]) -> str:
        """Sends it: `DONE`, `GONE` or `LATER`. Raises `BadAddress`."""
        # To load it takes a tenth of a start, and many hosts never post anything. Tables go on meanwhile.
        httpx = await asyncio.to_thread(import_module, "httpx")
        target = await self.target(url)
        parts = urlsplit(url)
        literal = f"[{target.address}]" if ":" in target.address else target.address
        port = f":{parts.port}" if parts.port else ""
        direct = urlunsplit((parts.scheme, f"{literal}{port}", parts.path, parts.query, ""))
        named = {**headers, "Host": f"{target.host}{port}"}
        try:
            answer = await self._http.post(
                direct, content=content, headers=named, extensions={"sni_hostname": target.host}
            )
        except httpx.HTTPError:
            return LATER
        if answer.is_success:
            return DONE
        return LATER if answer.status_code == 429 or answer.is_server_error else GONE


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
