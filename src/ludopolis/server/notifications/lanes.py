"""Lanes for outgoing requests, so that slow or hostile endpoints do not delay other people's notifications.

Each endpoint has a standing, kept in memory per device or table that named it, because whole browsers share one push
service. The standing decides in which of three lanes its exchanges take a place: endpoints that answered well never
wait for new ones, and nobody waits for slow ones. An exchange keeps its place for `place_seconds`; a longer one goes on
beside the lanes, or is cut off if too many do. An endpoint that exceeds a limit is set aside for a while, twice as
long each time.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from ludopolis.server.ops import metrics

log = logging.getLogger(__name__)

MAX_KNOWN = 10_000
"""Most endpoints remembered. The least recently used one is forgotten first."""
MAX_PENDING = 10
"""Most messages that may wait for one endpoint."""
MAX_QUEUE = 300
"""Most exchanges that may wait for a place in one lane. Slow endpoints need more than their lane can do, so an exchange
that finds the queue full is refused at once and retried later."""

Endpoint = tuple[str, str]
"""An address, and the device or table that named it."""


class Bounds(NamedTuple):
    """Timeouts, and limits on concurrent exchanges."""

    exchange_seconds: float = 10.0
    """Timeout of a whole exchange, from resolving the name to the end of the answer."""
    place_seconds: float = 1.5
    """Time for which an exchange keeps its place in a lane. One that takes longer is slow."""
    first_pause_seconds: float = 15.0
    longest_pause_seconds: float = 3600.0
    """Shortest and longest time for which an endpoint is set aside; it doubles each time."""
    known: int = 96
    new: int = 128
    slow: int = 16
    late: int = 32
    """Concurrent exchanges: with good endpoints, with new ones, with slow ones, and those that lost their place."""


@dataclass
class Standing:
    """What is known about an endpoint."""

    good: bool = False
    slow: bool = False
    """The last exchange: `good` if it was quick and complete, or slow; neither if it is new or was out of reach."""
    faults: int = 0
    """Limits exceeded since the last exchange within all limits."""
    until: float = 0.0
    """The time at which it may be tried again."""
    pending: int = 0
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by the current exchange: there is one at a time."""

    def is_aside(self) -> bool:
        """Whether nothing is sent there for now."""
        return self.until > monotonic()


class QueueFull(Exception):
    """Too many wait for a place already."""


class Lane:
    """Places for exchanges, and a bounded queue behind them."""

    def __init__(self, places: int) -> None:
        self._places = asyncio.Semaphore(places)
        self._waiting = 0

    async def acquire(self) -> None:
        """Waits for a place. Raises `QueueFull`."""
        if self._waiting >= MAX_QUEUE:
            raise QueueFull
        self._waiting += 1
        try:
            await self._places.acquire()
        finally:
            self._waiting -= 1

    def release(self) -> None:
        """Gives a place back."""
        self._places.release()


class Lanes:
    """The standing of all endpoints, and the places of exchanges."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self._standings: dict[Endpoint, Standing] = {}
        """The last used one last."""
        self._known = Lane(bounds.known)
        self._new = Lane(bounds.new)
        self._slow = Lane(bounds.slow)
        self._late = 0

    def standing(self, endpoint: Endpoint) -> Standing:
        """What is known about an endpoint."""
        found = self._standings.pop(endpoint, None) or Standing()
        if len(self._standings) >= MAX_KNOWN:
            del self._standings[next(iter(self._standings))]
        self._standings[endpoint] = found
        return found

    def aside(self) -> int:
        """Endpoints that are set aside now. Safe to call from another thread."""
        return sum(standing.is_aside() for standing in list(self._standings.values()))

    @asynccontextmanager
    async def place(self, standing: Standing) -> AsyncIterator[None]:
        """Holds a place for one exchange, for as long as it may take. Raises `TimeoutError` and `QueueFull`."""
        lane = self._known if standing.good else self._slow if standing.slow or standing.faults else self._new
        loop = asyncio.get_running_loop()
        late = False

        def step_out() -> None:
            nonlocal late
            if limit.expired():
                return
            if self._late >= self.bounds.late:
                limit.reschedule(loop.time())
                return
            late = True
            self._late += 1
            lane.release()

        await lane.acquire()
        timer = None if lane is self._slow else loop.call_later(self.bounds.place_seconds, step_out)
        began = loop.time()
        standing.good = False
        try:
            async with asyncio.timeout(self.bounds.exchange_seconds) as limit:
                yield
            standing.good, standing.faults = True, 0
        finally:
            standing.slow = loop.time() - began >= self.bounds.place_seconds
            standing.good = standing.good and not standing.slow
            if timer is not None:
                timer.cancel()
            if late:
                self._late -= 1
            else:
                lane.release()

    def set_aside(self, standing: Standing, host: str, why: str) -> None:
        """Sets an endpoint aside that has exceeded a limit, longer each time."""
        pause = min(self.bounds.first_pause_seconds * 2.0**standing.faults, self.bounds.longest_pause_seconds)
        standing.faults = min(standing.faults + 1, 50)
        standing.until = monotonic() + pause
        metrics.SET_ASIDE.labels(why).inc()
        log.warning("an endpoint at %s is set aside for %.0f s: %s", host[:100], pause, why)
