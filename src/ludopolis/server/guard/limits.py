"""Rate limits and quotas of callers, by device and by address."""

import ipaddress
import time
from collections import Counter

from starlette.requests import HTTPConnection, Request

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.guard.devices import COOKIE, MIN_TOKEN_CHARS
from ludopolis.server.settings import Limits

DEVICES_PER_ADDRESS = 15
"""How many times a device's limit one address may use."""
MAX_CALLERS = 10_000
"""Most callers that a rate limit remembers. The one quiet for longest is forgotten first."""
BURST_SECONDS = 4
"""Burst of requests: as many as this number of seconds allows."""
BURST_MINUTES = 1 / 2
"""Burst of talk: as many lines as this number of minutes allows."""
BURST_HOURS = 1 / 3
"""Burst of new tables, analyses and the like: as many as this number of hours allows."""
CODES_PER_HOUR = 30.0
"""Quota of codes that a caller may try, and of those it may make, a third of them at once."""
RETRIES_PER_ANALYSIS = 20
"""Retried turns that cost as much as one analysis."""


class QuotaSpent(LudopolisError):
    """The caller has used up a quota for now."""


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
    """A rate limit on each address and on each device at it, because a caller can easily change the cookie."""

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
    """Counts the open sockets of each address and of each device at it."""

    def __init__(self, per_device: int) -> None:
        self.per_device = per_device
        self._open: Counter[str] = Counter()

    def open(self, caller: tuple[str, str]) -> bool:
        """Counts one more socket of this caller, if it is within the limit. The caller must `close` it."""
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
    """All rate limits and quotas of one server process."""

    def __init__(self, limits: Limits) -> None:
        self.body_seconds = limits.body_seconds
        self.changes = CallerLimit(limits.changes_per_second, limits.changes_per_second * BURST_SECONDS)
        self.reads = CallerLimit(limits.reads_per_second, limits.reads_per_second * BURST_SECONDS)
        self.sockets = SocketCount(limits.open_sockets)
        self._tables = _hourly(limits.tables_per_hour)
        self._analyses = _hourly(limits.analyses_per_hour)
        self._said = CallerLimit(limits.said_per_minute / 60, limits.said_per_minute * BURST_MINUTES)
        self._retries = _hourly(limits.analyses_per_hour * RETRIES_PER_ANALYSIS)
        self._pictures = _hourly(limits.tables_per_hour)
        self._codes = _hourly(CODES_PER_HOUR)
        self._new_codes = _hourly(CODES_PER_HOUR)
        self._notifications = _hourly(limits.notifications_per_hour)

    def spend_table(self, request: Request) -> None:
        """Counts a new table or an uploaded record. Raises `QuotaSpent`."""
        if not self._tables.allow(request):
            raise QuotaSpent(fact("too-many-tables"))

    def spend_analysis(self, request: Request) -> None:
        """Counts a new analysis. Raises `QuotaSpent`."""
        if not self._analyses.allow(request):
            raise QuotaSpent(fact("too-many-analyses"))

    def spend_picture(self, request: Request) -> None:
        """Counts a picture that was sent, accepted or not: as many as new tables. Raises `QuotaSpent`."""
        if not self._pictures.allow(request):
            raise QuotaSpent(fact("too-many-requests"))

    def spend_code(self, request: Request) -> None:
        """Counts a try of a device code, right or wrong. Raises `QuotaSpent`."""
        if not self._codes.allow(request):
            raise QuotaSpent(fact("too-many-codes"))

    def spend_new_code(self, request: Request) -> None:
        """Counts a code that is made. Raises `QuotaSpent`."""
        if not self._new_codes.allow(request):
            raise QuotaSpent(fact("too-many-new-codes"))

    def spend_notification(self, request: Request) -> None:
        """Counts a subscription or webhook that is set up or tried. Raises `QuotaSpent`."""
        if not self._notifications.allow(request):
            raise QuotaSpent(fact("too-many-calls"))

    def spend_word(self, request: Request) -> None:
        """Counts a line of talk. Raises `QuotaSpent`."""
        if not self._said.allow(request):
            raise QuotaSpent(fact("too-much-talk"))

    def spend_retry(self, request: Request) -> None:
        """Counts a retried turn. Raises `QuotaSpent`."""
        if not self._retries.allow(request):
            raise QuotaSpent(fact("too-many-analyses"))


def _hourly(rate: float) -> CallerLimit:
    return CallerLimit(rate / 3600, rate * BURST_HOURS)


def caller_of(connection: HTTPConnection) -> tuple[str, str]:
    """The caller's address, and the device at it."""
    address = network(connection.client.host if connection.client else "")
    return address, f"{address} {connection.cookies.get(COOKIE, '')[:MIN_TOKEN_CHARS]}"


def network(address: str) -> str:
    """The network that counts as one address: an IPv4 address, or an IPv6 /64, which one customer is given."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        return str(known.ipv4_mapped or ipaddress.ip_network((known, 64), strict=False).network_address)
    return address
