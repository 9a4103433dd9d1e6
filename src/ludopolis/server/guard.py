"""Keeping strangers out: device tokens, origins, rate limits, quotas, headers."""

import hashlib
import ipaddress
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server import keys
from ludopolis.server.root_path import site_url

COOKIE = "ludopolis"
COOKIE_SECONDS = 365 * 24 * 3600
MIN_TOKEN_CHARS = 40
DEVICES_PER_ADDRESS = 15
"""How many busy devices may share one address."""
MAX_CALLERS = 10_000
"""A rate limit that knows more callers forgets those that have been quiet longest."""
BURST_SECONDS = 4
"""How many seconds' worth of requests may come at once."""
BURST_MINUTES = 1 / 2
"""How many minutes' worth of talk may be said at once."""
BURST_HOURS = 1 / 3
"""How many hours' worth of new tables and analyses may be made at once."""
CODES_PER_HOUR = 30.0
"""How many codes of other devices may be tried, a third of them at once."""
TRIES = 20
"""So many turns tried again are as much work as an analysis."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Forbidden(LudopolisError):
    """The caller may not do that."""


class QuotaSpent(LudopolisError):
    """The caller has made as many tables as it may for now."""


class Limits(NamedTuple):
    """What one device may ask for. An address may ask for `DEVICES_PER_ADDRESS` times as much. A rate of 0: any."""

    changes_per_second: float = 20.0
    reads_per_second: float = 80.0
    """Pages, files, records, replays; also new sockets."""
    tables_per_hour: float = 60.0
    """New tables and uploaded records."""
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive, from the connection or the answer before."""
    body_seconds: float = 20.0
    """How long its body may take."""
    open_sockets: int = 40
    """Connections to tables that are open at the same time."""
    analyses_per_hour: float = 60.0
    """Games that the coach begins to look at."""
    said_per_minute: float = 20.0
    """Lines of talk, reactions too."""


def new_token() -> str:
    """A secret nobody can guess: for devices, personal links, seeds."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A random name, short enough for a link; on a command line it does not look like an option."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def hashed(token: str) -> str:
    """A token as it is stored: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(cookies: Mapping[str, str]) -> str:
    """The hash of the caller's device token; empty without one."""
    token = cookies.get(COOKIE, "")
    return hashed(token) if token else ""


def remember_device(request: Request, response: Response, key: str) -> str:
    """The hash of the caller's device token. A device without one is given one, the same if the request is repeated."""
    token = request.cookies.get(COOKIE, "")
    if len(token) < MIN_TOKEN_CHARS:
        token = keys.device_token(key) or new_token()
    set_cookie(request, response, COOKIE, token)
    return hashed(token)


def lens_of(cookies: Mapping[str, str], table: str, seat: int) -> str:
    """The hash of the secret by which the caller looks through a seat's eyes; empty without one."""
    secret = cookies.get(lens_cookie(table, seat), "")
    return hashed(secret) if secret else ""


def lens_cookie(table: str, seat: int) -> str:
    """The cookie that holds such a secret. It is sent to that table's socket alone."""
    return f"lens-{table}-{seat}"


def set_cookie(request: Request, response: Response, name: str, value: str, path: str = "/") -> None:
    """Leaves a cookie for a year, for our own pages alone, and over TLS alone where the page came that way."""
    secure = request.scope["scheme"] == "https"
    path = site_url(request, path)
    response.set_cookie(name, value, COOKIE_SECONDS, path=path, httponly=True, secure=secure, samesite="lax")


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages. One without an Origin does not."""
    origin = headers.get("origin", "")
    return origin.partition("://")[2] == headers.get("host", "") != ""


DEFAULT_LIMITS = Limits()


class RateLimit:
    """A token bucket for each caller: `burst` at once, `per_second` in the long run."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}
        """Level and time of the last request, the latest caller last."""

    def allow(self, caller: str) -> bool:
        """Takes a token from the caller's bucket, if there is one."""
        at = time.monotonic()
        level, since = self._buckets.pop(caller, (float(self.burst), at))
        level = min(float(self.burst), level + (at - since) * self.per_second)
        if len(self._buckets) >= MAX_CALLERS:
            del self._buckets[next(iter(self._buckets))]
        allowed = level >= 1.0
        self._buckets[caller] = (level - 1.0 if allowed else level, at)
        return allowed


class CallerLimit:
    """A rate limit on each address and on each device at it. A caller can easily change the cookie."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.limited = per_second > 0
        self._devices = RateLimit(per_second, max(1, int(burst)))
        self._addresses = RateLimit(per_second * DEVICES_PER_ADDRESS, max(1, int(burst * DEVICES_PER_ADDRESS)))

    def allow(self, connection: HTTPConnection) -> bool:
        """Whether one more request of this caller is within the limit."""
        if not self.limited:
            return True
        address, device = caller_of(connection)
        return self._addresses.allow(address) and self._devices.allow(device)


class SocketCount:
    """How many sockets each address and each device at it has open."""

    def __init__(self, per_device: int) -> None:
        self.per_device = per_device
        self._open: Counter[str] = Counter()

    def open(self, caller: tuple[str, str]) -> bool:
        """Counts one more socket of this caller, if it may have it. Whoever gets it must `close` it."""
        address, device = caller
        if self.per_device and (
            self._open[device] >= self.per_device or self._open[address] >= self.per_device * DEVICES_PER_ADDRESS
        ):
            return False
        self._open.update(caller)
        return True

    def close(self, caller: tuple[str, str]) -> None:
        """Counts one socket less."""
        for name in caller:
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]


class Limiter:
    """The limits of one server process, kept for all callers."""

    def __init__(self, limits: Limits) -> None:
        self.body_seconds = limits.body_seconds
        self.changes = CallerLimit(limits.changes_per_second, limits.changes_per_second * BURST_SECONDS)
        self.reads = CallerLimit(limits.reads_per_second, limits.reads_per_second * BURST_SECONDS)
        self.sockets = SocketCount(limits.open_sockets)
        self._tables = _hourly(limits.tables_per_hour)
        self._analyses = _hourly(limits.analyses_per_hour)
        self._said = CallerLimit(limits.said_per_minute / 60, limits.said_per_minute * BURST_MINUTES)
        self._tries = _hourly(limits.analyses_per_hour * TRIES)
        self._codes = _hourly(CODES_PER_HOUR)

    def spend_table(self, request: Request) -> None:
        """Counts a new table or an uploaded record. Raises `QuotaSpent`."""
        if not self._tables.allow(request):
            raise QuotaSpent(fact("too-many-tables"))

    def spend_analysis(self, request: Request) -> None:
        """Counts a game that the coach begins to look at. Raises `QuotaSpent`."""
        if not self._analyses.allow(request):
            raise QuotaSpent(fact("too-many-analyses"))

    def spend_code(self, request: Request) -> None:
        """Counts a code that was typed, right or wrong. Raises `QuotaSpent`."""
        if not self._codes.allow(request):
            raise QuotaSpent(fact("too-many-codes"))

    def spend_word(self, request: Request) -> None:
        """Counts a line of talk. Raises `QuotaSpent`."""
        if not self._said.allow(request):
            raise QuotaSpent(fact("too-much-talk"))

    def spend_try(self, request: Request) -> None:
        """Counts a turn that the coach judges. Raises `QuotaSpent`."""
        if not self._tries.allow(request):
            raise QuotaSpent(fact("too-many-analyses"))


def _hourly(rate: float) -> CallerLimit:
    return CallerLimit(rate / 3600, rate * BURST_HOURS)


def caller_of(connection: HTTPConnection) -> tuple[str, str]:
    """The caller's address, and the device at it."""
    address = network(connection.client.host if connection.client else "")
    return address, f"{address} {connection.cookies.get(COOKIE, '')[:MIN_TOKEN_CHARS]}"


def network(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that one IPv6 customer is given."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False).network_address)
    return address
